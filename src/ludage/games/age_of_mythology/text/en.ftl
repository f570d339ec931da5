### Age of Mythology: every name, prompt, log line and refusal (English)

## Names

game-name = Age of Mythology
# What it is about, for who has never played it.
game-idea = You lead the Egyptians, the Greeks or the Norse from the Archaic Age to the Mythic Age. Each turn you play three action cards: explore land, gather what it bears, build, recruit, trade, advance to the next Age, or attack a neighbour. Victory points are put on four cards as the game goes on: for the largest army, the most buildings, the last battle won and The Wonder. The game is over when the last of them is placed or The Wonder is built; most victory points win.

## Options of a table
## .text: what a value does, in a line. game-length: how long a game takes.

game-length = about 120 minutes
option-cultures = Cultures
option-cultures-drawn = Drawn at random
    .text = Everybody draws a culture; neighbours have different ones.
option-cultures-two = Two of the three
    .text = Two cultures are drawn, and sit in turn round the table.
option-cultures-chosen = Chosen
    .text = Everybody chooses a culture that no neighbour has.
option-medusa = Medusa
option-medusa-rulebook = As in the rulebook
    .text = Four more dice against Giants.
option-medusa-printed = As printed on the card
    .text = Six more dice against Giants.
option-hades = Hades
option-hades-rulebook = As in the rulebook
    .text = His power costs a mortal unit.
option-hades-printed = As printed on the card
    .text = His power costs any unit.

## Names: units
## .the and .a: the name inside a sentence. .text: the special power.

unit-spearman = Spearman
    .the = the Spearman
    .a = a Spearman
unit-chariot_archer = Chariot Archer
    .the = the Chariot Archer
    .a = a Chariot Archer
unit-elephant = Elephant
    .the = the Elephant
    .a = an Elephant
    .text = While attacking it cancels the dice of Wall and Tower.
unit-anubite = Anubite
    .the = the Anubite
    .a = an Anubite
unit-mummy = Mummy
    .the = the Mummy
    .a = a Mummy
    .text = Each unit it eliminates gives its owner another Mummy, in the Holding Area.
unit-scorpion_man = Scorpion Man
    .the = the Scorpion Man
    .a = a Scorpion Man
unit-sphinx = Sphinx
    .the = the Sphinx
    .a = a Sphinx
unit-phoenix = Phoenix
    .the = the Phoenix
    .a = a Phoenix
    .text = When eliminated it can be saved for 2 Favor if a Priest is in the battle.
unit-wadjet = Wadjet
    .the = the Wadjet
    .a = a Wadjet
    .text = May take the place of a Pharaoh whose card was shown, before the dice.
unit-priest = Priest
    .the = the Priest
    .a = a Priest
    .text = While in the battle it can save a Phoenix (2 Favor) or a Son of Osiris (4 Favor).
unit-pharaoh = Pharaoh
    .the = the Pharaoh
    .a = a Pharaoh
    .text = A Wadjet in the battle may take its place, before the dice.
unit-son_of_osiris = Son of Osiris
    .the = the Son of Osiris
    .a = a Son of Osiris
    .text = When eliminated it can be saved for 4 Favor if a Priest is in the battle.
unit-toxotes = Toxotes
    .the = the Toxotes
    .a = a Toxotes
unit-hoplite = Hoplite
    .the = the Hoplite
    .a = a Hoplite
unit-hippokon = Hippokon
    .the = the Hippokon
    .a = a Hippokon
unit-minotaur = Minotaur
    .the = the Minotaur
    .a = a Minotaur
    .text = If it survives a won attack on a City Area, two buildings are destroyed.
unit-centaur = Centaur
    .the = the Centaur
    .a = a Centaur
unit-cyclops = Cyclops
    .the = the Cyclops
    .a = a Cyclops
    .text = May throw an enemy that is no Giant: 3 more dice, and a beaten enemy only goes home. While attacking it cancels the dice of Wall and Tower.
unit-hydra = Hydra
    .the = the Hydra
    .a = a Hydra
    .text = One more die for each unit it has eliminated in this battle.
unit-medusa = Medusa
    .the = the Medusa
    .a = a Medusa
    .text = Wins tied rolls.
unit-manticore = Manticore
    .the = the Manticore
    .a = a Manticore
unit-classical_greek_hero = Classical Greek Hero
    .the = the Classical Greek Hero
    .a = a Classical Greek Hero
unit-heroic_greek_hero = Heroic Greek Hero
    .the = the Heroic Greek Hero
    .a = a Heroic Greek Hero
    .text = When it eliminates a hero, the whole enemy side retreats.
unit-mythic_greek_hero = Mythical Greek Hero
    .the = the Mythical Greek Hero
    .a = a Mythical Greek Hero
    .text = Adds the base dice of its opponent to its own.
unit-jarl = Jarl
    .the = the Jarl
    .a = a Jarl
unit-huskarl = Huskarl
    .the = the Huskarl
    .a = a Huskarl
    .text = May go berserk: 2 more dice, but ties are lost.
unit-throwing_axeman = Throwing Axeman
    .the = the Throwing Axeman
    .a = a Throwing Axeman
unit-troll = Troll
    .the = the Troll
    .a = a Troll
unit-valkyrie = Valkyrie
    .the = the Valkyrie
    .a = a Valkyrie
    .text = 2 Favor from the bank for each unit it eliminates.
unit-frost_giant = Frost Giant
    .the = the Frost Giant
    .a = a Frost Giant
unit-dwarf = Dwarf
    .the = the Dwarf
    .a = a Dwarf
    .text = May work on a tile: 2 more Gold on a Gold tile. While attacking it cancels the dice of Wall and Tower.
unit-nidhogg = Nidhogg
    .the = the Nidhogg
    .a = a Nidhogg
    .text = If it survives a won attack on a City Area, two buildings are destroyed.
unit-classical_norse_hero = Classical Norse Hero
    .the = the Classical Norse Hero
    .a = a Classical Norse Hero
unit-heroic_norse_hero = Heroic Norse Hero
    .the = the Heroic Norse Hero
    .a = a Heroic Norse Hero
    .text = May go berserk: 2 more dice, but ties are lost.
unit-mythic_norse_hero = Mythic Norse Hero
    .the = the Mythic Norse Hero
    .a = a Mythic Norse Hero
    .text = For each unit it eliminates, a unit of the Holding Area may join the battle.
unit-villager_egyptian = Egyptian Villager
    .the = the Egyptian Villager
    .a = an Egyptian Villager
unit-villager_greek = Greek Villager
    .the = the Greek Villager
    .a = a Greek Villager
unit-villager_norse = Norse Villager
    .the = the Norse Villager
    .a = a Norse Villager

## Names: buildings
## .the and .a: the name inside a sentence. .text: what it gives.

building-house = House
    .the = the House
    .a = a House
    .text = A villager.
building-wall = Wall
    .the = the Wall
    .a = a Wall
    .text = 2 more dice for the defender of the City Area.
building-tower = Tower
    .the = the Tower
    .a = a Tower
    .text = 2 more dice for the defender of the Production Area.
building-market = Market
    .the = the Market
    .a = a Market
    .text = Trade cards cost nothing.
building-storehouse = Storehouse
    .the = the Storehouse
    .a = a Storehouse
    .text = 8 cubes of each kind are kept at spoilage instead of 5.
building-armory = Armory
    .the = the Armory
    .a = an Armory
    .text = One unit more in every battle.
building-quarry = Quarry
    .the = the Quarry
    .a = a Quarry
    .text = From the next action on every building costs one cube less.
building-monument = Monument
    .the = the Monument
    .a = a Monument
    .text = 2 Favor with each of your own Gather actions.
building-granary = Granary
    .the = the Granary
    .a = a Granary
    .text = 2 Food with each of your own Gather actions.
building-wood_workshop = Wood Workshop
    .the = the Wood Workshop
    .a = a Wood Workshop
    .text = 2 Wood with each of your own Gather actions.
building-gold_mint = Gold Mint
    .the = the Gold Mint
    .a = a Gold Mint
    .text = 2 Gold with each of your own Gather actions.
building-siege_engine_workshop = Siege Engine Workshop
    .the = the Siege Engine Workshop
    .a = a Siege Engine Workshop
    .text = When you attack: Wall and Tower do not count, and a beaten City Area loses one building more.
building-great_temple = Great Temple
    .the = the Great Temple
    .a = a Great Temple
    .text = During your Trade action 8 Favor buy a victory point cube.
building-the_wonder = Wonder
    .the = the Wonder
    .a = the Wonder
    .text = Ends the game; its builder takes the cubes on the card of the Wonder.

## Names: gods
## .power: the name of the power. .text: what it does.

god-isis = Isis
    .power = Protection
    .text = The first unit you lose in this battle stays in it.
god-sekhmet = Sekhmet
    .power = War
    .text = You may commit up to 8 units, your opponent up to 6.
god-thoth = Thoth
    .power = Wisdom
    .text = After everybody’s third card you may play a fourth.
god-horus = Horus
    .power = Vengeance
    .text = Destroy one building of any player.
god-nephthys = Nephthys
    .power = Greater Egypt
    .text = Buildings of this card cost 2 cubes less, Houses excepted.
god-ptah = Ptah
    .power = Creation
    .text = You take 2 tiles before the others choose.
god-ra = Ra
    .power = Rain
    .text = You gather 2 more Food for each of your Food tiles.
god-hathor = Hathor
    .power = Locust Swarm
    .text = Remove a Food tile of another player.
god-set = Set
    .power = Chaos
    .text = Exchange one of your tiles for one of the same terrain on another board.
god-anubis = Anubis
    .power = Mummification
    .text = Turn up to 3 of your mortal units into Mummies.
god-bast = Bast
    .power = Fertility
    .text = Mortal units of this card cost 1 Food each.
god-osiris = Osiris
    .power = Hero of Egypt
    .text = A hero of your Age for free.
god-aphrodite = Aphrodite
    .power = Seduce
    .text = One enemy unit leaves the battle before it begins.
god-ares = Ares
    .power = War
    .text = You may commit up to 8 units, your opponent up to 6.
god-hera = Hera
    .power = Hearth and Home
    .text = A House for free, with its villager.
god-artemis = Artemis
    .power = Hunt
    .text = You take 2 tiles before the others choose.
god-dionysus = Dionysus
    .power = Bacchanal
    .text = Only you gather, +1 Food for each of your Food tiles.
god-hades = Hades
    .power = Trade with the Underworld
    .text = Give up a mortal unit (any unit by the printed card, if you agreed on it) and take any 7 cubes from the bank.
god-poseidon = Poseidon
    .power = Bounty of the Sea
    .text = 5 Food from the bank.
god-hephaestos = Hephaestos
    .power = Volcano
    .text = Remove any production tile.
god-zeus = Zeus
    .power = Procreation
    .text = A hero of your Age for free.
god-apollo = Apollo
    .power = Archer
    .text = 2 Toxotes for free.
god-hermes = Hermes
    .power = Safe Passage
    .text = Any 4 cubes from the bank.
god-bragi = Bragi
    .power = Poetry
    .text = All your units roll one more die in this battle.
god-heimdall = Heimdall
    .power = Ragnarok
    .text = Neither side has a limit on units.
god-tyr = Tyr
    .power = Battle Frenzy
    .text = All your units may go berserk in this battle: 2 dice more, but ties are lost.
god-njord = Njord
    .power = Storm
    .text = Destroy a building of another player.
god-baldr = Baldr
    .power = Stealth
    .text = Only you take a tile.
god-freyja = Freyja
    .power = Tears of Gold
    .text = 5 Gold from the bank.
god-skadi = Skadi
    .power = Winter
    .text = Only you gather.
god-thor = Thor
    .power = Thunderbolt
    .text = Eliminate a myth unit of another player.
god-odin = Odin
    .power = Odin
    .text = After everybody’s third card you may play a fourth.
god-hel = Hel
    .power = Legion of the Underworld
    .text = 2 mortal units of your choice for free.
god-forseti = Forseti
    .power = Justice
    .text = When you trade with this card, take any 4 cubes from the bank besides.
god-loki = Loki
    .power = Theft
    .text = Take 5 cubes from another player.

## Names: action cards, without their culture

card-perm_attack = Attack 4
card-perm_build = Build 1
card-perm_explore = Explore +1
card-perm_gather = Gather
card-perm_next_age = Next Age 4/5/6
card-perm_recruit = Recruit 2
card-perm_trade = Trade 2
card-rand_attack_5 = Attack 5
card-rand_attack_6 = Attack 6
card-rand_attack_7 = Attack 7
card-rand_build_2 = Build 2
card-rand_build_3 = Build 3
card-rand_build_4 = Build 4
card-rand_explore_0 = Explore +0
card-rand_explore_2 = Explore +2
card-rand_gather = Gather All
card-rand_next_age = Next Age 3/4/5
card-rand_recruit_3 = Recruit 3
card-rand_recruit_4 = Recruit 4
card-rand_recruit_5 = Recruit 5
card-rand_trade_1 = Trade 1
card-isis = Isis (Attack 7)
card-sekhmet = Sekhmet (Attack 6)
card-thoth = Thoth (Attack 6)
card-horus = Horus (Build 3)
card-nephthys = Nephthys (Build 3)
card-ptah = Ptah (Explore +2)
card-ra = Ra (Gather Food)
card-hathor = Hathor (Next Age 3/4/5)
card-set = Set (Next Age 3/4/5)
card-anubis = Anubis (Recruit 4)
card-bast = Bast (Recruit 6)
card-osiris = Osiris (Recruit 4)
card-aphrodite = Aphrodite (Attack 6)
card-ares = Ares (Attack 6)
card-hera = Hera (Build 3)
card-artemis = Artemis (Explore +2)
card-dionysus = Dionysus (Gather Food)
card-hades = Hades (Gather)
card-poseidon = Poseidon (Gather)
card-hephaestos = Hephaestos (Next Age 3/4/5)
card-zeus = Zeus (Next Age 3/4/5)
card-apollo = Apollo (Recruit 4)
card-hermes = Hermes (Trade 0)
card-bragi = Bragi (Attack 6)
card-heimdall = Heimdall (Attack 4)
card-tyr = Tyr (Attack 6)
card-njord = Njord (Build 4)
card-baldr = Baldr (Explore +0)
card-freyja = Freyja (Gather)
card-skadi = Skadi (Gather)
card-thor = Thor (Gather)
card-odin = Odin (Next Age 3/4/5)
card-hel = Hel (Recruit 3)
card-forseti = Forseti (Trade 0)
card-loki = Loki (Trade 0)

## Names: production tiles

tile-fertile_food_2 = 2 Food (Fertile)
tile-fertile_wood_1 = 1 Wood (Fertile)
tile-fertile_gold_1 = 1 Gold (Fertile)
tile-fertile_favor_1 = 1 Favor (Fertile)
tile-forest_wood_2 = 2 Wood (Forest)
tile-forest_food_1 = 1 Food (Forest)
tile-forest_gold_1 = 1 Gold (Forest)
tile-forest_favor_1 = 1 Favor (Forest)
tile-hills_gold_2 = 2 Gold (Hills)
tile-hills_food_1 = 1 Food (Hills)
tile-hills_wood_1 = 1 Wood (Hills)
tile-hills_favor_1 = 1 Favor (Hills)
tile-mountain_gold_2 = 2 Gold (Mountain)
tile-mountain_wood_1 = 1 Wood (Mountain)
tile-mountain_favor_1 = 1 Favor (Mountain)
tile-desert_favor_2 = 2 Favor (Desert)
tile-desert_gold_1 = 1 Gold (Desert)
tile-swamp_food_1 = 1 Food (Swamp)
tile-swamp_wood_1 = 1 Wood (Swamp)
tile-swamp_favor_1 = 1 Favor (Swamp)

## Names: resources. .of: after "a cube". food, wood, gold, favor: so many cubes of the kind.

resource-food = Food
    .of = of Food
resource-wood = Wood
    .of = of Wood
resource-gold = Gold
    .of = of Gold
resource-favor = Favor
    .of = of Favor
bank = { $resource } of the bank
    .id = resource
food = { $number } Food
wood = { $number } Wood
gold = { $number } Gold
favor = { $number } Favor

## Names: what can be gathered. .the: inside a sentence.

harvest-fertile = Fertile
    .the = the Fertile land
harvest-forest = Forest
    .the = the Forests
harvest-hills = Hills
    .the = the Hills
harvest-mountain = Mountain
    .the = the Mountains
harvest-desert = Desert
    .the = the Deserts
harvest-swamp = Swamp
    .the = the Swamps
harvest-food = Food
    .the = Food
harvest-wood = Wood
    .the = Wood
harvest-gold = Gold
    .the = Gold
harvest-favor = Favor
    .the = Favor
harvest-all = Everything
    .the = everything

## Names: the rest

culture-egyptian = Egyptians
culture-greek = Greeks
culture-norse = Norse
age-archaic = Archaic Age
    .the = the Archaic Age
age-classical = Classical Age
    .the = the Classical Age
age-heroic = Heroic Age
    .the = the Heroic Age
age-mythic = Mythic Age
    .the = the Mythic Age
area-city = City Area
    .the = the City Area
    .your = your City Area
area-production = Production Area
    .the = the Production Area
    .your = your Production Area
area-holding = Holding Area
    .the = the Holding Area
    .your = your Holding Area
victory-largest_army = The Largest Army
victory-most_buildings = The Most Buildings
victory-won_last_battle = Won the Last Battle
victory-the_wonder = The Wonder
type-mortal = Mortals
    .the = Mortals
type-myth = Myth units
    .the = Myth units
type-hero = Heroes
    .the = Heroes
type-villager = Villagers
    .the = Villagers
type-warrior = Warriors
    .the = Warriors
type-archer = Archers
    .the = Archers
type-cavalry = Cavalry
    .the = Cavalry
type-flyer = Flyers
    .the = Flyers
type-giant = Giants
    .the = Giants
type-giant_killer = Giant Killers
    .the = Giant Killers
worker-villager = Villager
    .the = the villager
    .a = a villager
worker-dwarf = Dwarf
    .the = the Dwarf
    .a = a Dwarf
phase-setup = Setting up
phase-placement = Placement of victory point cubes
phase-draw = Action card draw
phase-rounds = Three rounds of card play
phase-discard = Discarding
phase-over = The end
use-action = Action
use-power = God power
use-burn = Burn
choice-retreat = retreat
# $number: the units that this Hydra has eliminated, each a die more.
growth = Hydra (+{ $number })
# $number: the field, counted from one; with a seat before it, a field of that board.
field = field { $number }
land = Field { $number }
# $number: how many random cards.
draw = Random cards: { $number }

## Actions

action-culture = Play the { $culture }
action-tile = Take the tile { $tile }
action-pass = Pass
action-victory = Put the cube on { $victory }
action-take = Take the permanent card { $card }
action-random = { $count ->
    [0] Draw no random card
    [one] Draw { $count } random card
   *[other] Draw { $count } random cards
}
action-play = Play { $card }
action-invoke = Invoke { $god }
action-burn = Burn { $card }
action-act = Carry out the action
action-done = Done
action-place = Place { $worker-a } on { $field }
action-shift = Move the figure from { $origin } to { $field }
action-gather = Gather { $harvest-the }
action-build = Build { $building-a }
action-spare = Save a cube { $resource-of }
action-recruit = Recruit { $unit-a }
action-pay = Pay a cube { $resource-of }
action-swap = Swap a cube { $given-of } for one { $taken-of }
action-temple = Buy a victory point cube
action-attack = Attack { $seat }’s { $area }
action-commit = Send { $unit-a } into the battle
action-figure = Take the figure on { $field }
action-holding = Take the villager in the Holding Area
action-charm = Send { $unit-a } away
action-fight = Fight with { $unit-the }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    }
action-retreat = Retreat
action-step-in = Let the Wadjet step in
action-throw = Throw the enemy
action-berserk = Go berserk
action-save = Save the unit
action-land = Choose the tile on { $seat }’s { $field }
action-destroy = Destroy { $seat }’s { $building }
action-strike = Strike { $seat }’s { $unit }
action-give = Give up { $unit-a }
action-cube = Take a cube { $resource-of }
action-rob = Rob { $seat }
action-discard = Discard { $card }

## Prompts

prompt-culture = Choose your culture.
prompt-draft = Take a tile for your board, or pass.
prompt-victory-cube = Put a victory point cube on a victory card.
prompt-hand = { $count ->
    [0] Your hand is full: confirm that you draw no random card.
    [one] Build your hand: permanent cards, then one random card at most.
   *[other] Build your hand: permanent cards, then up to { $count } random cards.
}
prompt-play = Round { $round }: play a card for its action or its power, or burn one.
prompt-fourth = You may play a fourth card.
prompt-act = { $card }: the power has acted. Carry out the action as well?
prompt-explore = { $count ->
    [one] Take a tile, or pass.
   *[other] Take a tile, or pass. You may take { $count }.
}
prompt-gather = { $dwarves ->
    [0] { $villagers ->
        [0] Choose what is gathered.
       *[other] Move villagers if you like, then choose what is gathered.
    }
   *[other] { $villagers ->
        [0] Move Dwarves if you like, then choose what is gathered.
       *[other] Move villagers and Dwarves if you like, then choose what is gathered.
    }
}
prompt-build = { $count ->
    [one] Build one building.
   *[other] Build up to { $count } buildings.
}
prompt-discount = { $building }: { $count ->
    [one] choose the cube you need not pay
   *[other] choose the { $count } cubes you need not pay
} ({ $cubes }).
prompt-recruit = { $count ->
    [one] Recruit one unit.
   *[other] Recruit up to { $count } units.
}
prompt-cost = { $count ->
    [one] Pay a cube for the trade.
   *[other] Pay { $count } cubes for the trade.
}
prompt-trade = Swap cubes with the bank.
prompt-trade-power = Swap cubes with the bank: your first trade brings { $god }’s { $count } cubes besides.
prompt-attack = Choose whom you attack, and which area.
prompt-commit-attack = Attack on { $seat }’s { $area }: choose your units ({ $count } more at most).
prompt-commit-defence = { $seat } attacks { $area-your }: choose its defenders ({ $count } more at most).
prompt-charm = Choose the enemy unit that leaves the battle.
prompt-encounter = Battle round { $round }: lay a battle card, or retreat.
prompt-swap = Shall the Wadjet take the place of the Pharaoh?
prompt-fury = { $unit } against { $enemy }: how does your unit fight?
prompt-save = Pay { $cost } Favor to save { $unit-the }?
prompt-reinforce = A unit from your Holding Area may join the battle.
prompt-raze = { $count ->
    [one] Destroy one of { $seat }’s buildings.
   *[other] Destroy up to { $count } of { $seat }’s buildings.
}
prompt-capture = Capture one of { $seat }’s production tiles.
prompt-cubes = { $count ->
    [one] Take a cube from { $seat }.
   *[other] Take { $count } cubes from { $seat }.
}
prompt-cubes-bank = { $count ->
    [one] Take a cube from the bank.
   *[other] Take { $count } cubes from the bank.
}
prompt-villager = A House is lost: which villager goes with it?
prompt-destroy = { $god }: choose the building to destroy.
prompt-remove = { $god }: choose the tile to remove.
prompt-offer = Choose your own tile for the exchange.
prompt-exchange = Choose the tile of the same terrain that you get for it.
prompt-convert = { $count ->
    [one] Turn one mortal unit into a Mummy.
   *[other] Turn up to { $count } mortal units into Mummies.
}
prompt-give-up = Choose the unit you give up.
prompt-strike = Choose the myth unit to eliminate.
prompt-levy = { $count ->
    [one] Choose a free mortal unit.
   *[other] Choose { $count } free mortal units.
}
prompt-rob = Choose whom you rob.
prompt-discard = Discard what you do not want to keep.

## Questions before something is given up

forgo-tile = A tile fits on your board: take none?
forgo-fourth = You could play a fourth card: pass?
forgo-action = The action of the card has not been used: leave the action?
forgo-cards = { $count ->
        [one] Your hand would have room for one more card: draw no more?
       *[other] Your hand would have room for { $count } more cards: draw no more?
    }
# $count: how many the card still allows.
forgo-buildings = You could still build ({ $count } more at most): build no more?
forgo-recruits = You could still recruit ({ $count } more at most): recruit no more?
forgo-trade = Nothing has been traded yet: done?
forgo-temple = You could still buy a victory point cube: done?
forgo-swaps = Once you have bought, you can swap no more cubes in this trade: buy now?
# $count: figures in all. $dwarves: how many of them are Dwarves.
forgo-workers = { $dwarves ->
        [0] { $count ->
            [one] An idle villager could stand on a tile that is gathered: gather without him?
           *[other] { $count } idle villagers could stand on tiles that are gathered: gather without them?
        }
       *[other] { $count ->
            [one] An idle Dwarf could stand on a Gold tile that is gathered: gather without him?
           *[other] { $count } idle figures could stand on tiles that are gathered: gather without them?
        }
    }
forgo-units = { $count ->
        [one] One more unit could fight: send nobody else?
       *[other] { $count } more units could fight: send nobody else?
    }
forgo-battle = { $count ->
        [one] One of your units could still fight: retreat and lose the battle?
       *[other] { $count } of your units could still fight: retreat and lose the battle?
    }
forgo-reinforcement = A unit could join the battle: nobody joins?
forgo-raze = { $count ->
        [one] You could still destroy a building: destroy no more?
       *[other] You could still destroy { $count } buildings: destroy no more?
    }
forgo-capture = You could take a tile: take no tile?
forgo-cubes = { $count ->
        [one] You could still take a cube: take no more?
       *[other] You could still take { $count } cubes: take no more?
    }
forgo-exchange = You could still exchange units ({ $count } more at most): done?

## Refusals: not now

refusal-not-now-culture = Cultures are chosen before the game begins.
refusal-not-now-tile = Tiles are taken in the draft and when somebody explores.
refusal-not-now-pass = You cannot pass now.
refusal-not-now-victory = Victory point cubes are placed at the beginning of a turn.
refusal-not-now-take = Permanent cards are taken when hands are built.
refusal-not-now-random = Random cards are drawn when hands are built.
refusal-not-now-play = Cards are played in the three rounds, one by each player in turn.
refusal-not-now-invoke = A god is invoked when the card is played.
refusal-not-now-burn = A card is burned during the three rounds, instead of playing one.
refusal-not-now-act = The action of a card comes after its god power.
refusal-not-now-done = There is nothing to finish here.
refusal-not-now-place = Figures are placed before you gather, with your own Gather card.
refusal-not-now-shift = Figures are moved before you gather, with your own Gather card.
refusal-not-now-gather = Gathering needs a Gather card.
refusal-not-now-build = Building needs a Build card.
refusal-not-now-spare = Cubes are saved when a building costs less than its price.
refusal-not-now-recruit = Recruiting needs a Recruit card.
refusal-not-now-pay = You pay cubes of your choice only for a trade.
refusal-not-now-swap = Swapping needs a Trade card, whose cost is paid first.
refusal-not-now-temple = The Great Temple works during your own Trade action.
refusal-not-now-attack = An attack needs an Attack card.
refusal-not-now-commit = Units are sent into a battle when it begins.
refusal-not-now-figure = Nothing is asked about a figure on your tiles.
refusal-not-now-holding = A villager goes only when a House is lost.
refusal-not-now-charm = Only Aphrodite sends an enemy unit away, when a battle begins.
refusal-not-now-fight = Battle cards are laid at the beginning of a battle round.
refusal-not-now-retreat = You can retreat before the cards of a battle round are shown.
refusal-not-now-step-in = A Wadjet steps in only for a Pharaoh whose card was shown.
refusal-not-now-throw = A Cyclops throws after the cards are shown, before the dice.
refusal-not-now-berserk = Units go berserk after the cards are shown, before the dice.
refusal-not-now-save = Only a unit that was just beaten can be saved.
refusal-not-now-land = A tile on a board stays there, unless a god power or a lost battle takes it.
refusal-not-now-destroy = Buildings are destroyed by god powers and won battles only.
refusal-not-now-strike = Only Thor strikes a unit.
refusal-not-now-give = Units are given up for a god power only.
refusal-not-now-cube = There are no cubes to take now.
refusal-not-now-rob = Only Loki robs.
refusal-not-now-discard = Cards are discarded at the end of the turn.

## Refusals: rules

refusal-culture-taken = The { $culture } are taken: three players in a row have three cultures.
refusal-culture-neighbour = The { $culture } cannot sit here: neighbours never have the same culture.
refusal-tile-not-shown = There is no tile { $tile } in the row.
refusal-tile-no-square = You have no open square for { $tile }.
refusal-card-in-use = { $card } is not in your permanent deck now.
refusal-hand-full = { $left ->
    [0] Your hand is full.
    [one] There is room for one more card only.
   *[other] There is room for { $left } more cards only.
}
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-favor-short = { $god } costs { $cost } Favor, and you have less.
refusal-must-play = To pass, burn a card.
refusal-power-useless = { $god } could do nothing now.
refusal-pool-empty = There is no tile left to explore.
refusal-no-room-for-tiles = Nobody who may explore has an open square for a tile.
refusal-no-worker-in-holding = There is no such figure in your Holding Area.
refusal-no-figure-there = Nobody stands on { $field }.
refusal-no-tile-there = There is no tile on { $field }.
refusal-tile-occupied = Somebody stands on { $field } already.
refusal-has-moved = The figure on { $field } has moved already.
refusal-gather-all-only = This card gathers everything.
refusal-gather-not-all = This card gathers one terrain or one resource.
refusal-gather-food-only = This card gathers Food.
refusal-nothing-to-gather = Nobody would gather anything, and you have no figure to move.
refusal-city-full = Your City Area is full.
refusal-building-owned = You have { $building-a } already.
refusal-houses-all = You have { $limit } Houses already: there can be no more.
refusal-building-gone = There is no tile left for { $building-the }.
refusal-building-age = { $building-the } can be built from { $age-the } on.
refusal-building-price = You cannot pay for { $building-the }: { $cubes }.
refusal-nothing-to-build = You can build nothing now.
refusal-not-in-price = There is no cube { $resource-of } left in the price.
refusal-other-culture = { $unit-the } belongs to another culture.
refusal-hero-age = { $unit-the } can be recruited from { $age-the } on.
refusal-no-figure-left = There is no figure left for { $unit-the }.
refusal-unit-price = You cannot pay for { $unit-the }: { $cubes }.
refusal-nobody-to-recruit = You can recruit nobody now.
refusal-nothing-to-swap = There is nothing to swap: all cubes, yours and the bank’s, are of one colour, or the bank is empty.
refusal-trade-price = { $cost ->
    [0] You have no cube to swap.
    [one] The trade costs a cube, and you have no other to swap.
   *[other] The trade costs { $cost } cubes, and you have no other to swap.
}
refusal-no-cube = You have no cube { $resource-of }.
refusal-bank-empty = The bank has no cube { $resource-of }.
refusal-taken-in-trade = You have just taken { $resource } in this trade.
refusal-given-in-trade = You have just given { $resource } in this trade.
refusal-swaps-over = After the Great Temple there are no more swaps in this action.
refusal-no-temple = You have no Great Temple.
refusal-temple-price = A victory point cube costs { $cost } Favor.
refusal-no-victory-cube = The bank has no victory point cube left.
refusal-last-age = There is no Age after the Mythic one.
refusal-age-price = { $age-the } costs { $cost } cubes of each resource.
refusal-no-units = You have no unit to attack with.
refusal-not-neighbour = { $seat } is not your neighbour.
refusal-unit-not-in-holding = You have no { $unit } in your Holding Area to send.
refusal-no-worker-there = No unit that could fight stands on { $field }.
refusal-must-commit = An attacker needs at least one unit.
refusal-not-in-battle = No { $unit } is in the battle.
refusal-not-so-grown = { $growth ->
        [0] Every { $unit } in the battle has grown.
       *[other] No { $unit } in the battle has grown by { $growth }.
    }
refusal-no-throw = Only a Cyclops throws, and no Giants.
refusal-no-berserk = This unit cannot go berserk.
refusal-cannot-join = No { $unit } in your Holding Area can join the battle.
refusal-not-the-loser = The prize comes from { $seat }, who lost the battle.
refusal-no-such-building = { $seat } has no { $building }.
refusal-no-tile-on-field = There is no tile on { $seat }’s { $field }.
refusal-no-cube-there = There is no cube { $resource-of } to take.
refusal-must-take = The cubes of the power must be taken.
refusal-no-villager-idle = There is no villager in your Holding Area.
refusal-no-villager-there = There is no villager on { $field }.
refusal-not-given-up = { $unit } cannot be given up.
refusal-not-converted = You have no mortal { $unit } to turn into a Mummy.
refusal-convert-one = At least one unit must be turned into a Mummy.
refusal-not-levied = Choose a mortal unit of your culture that has a figure left.
refusal-nothing-to-rob = { $seat } has nothing to take.
refusal-not-destroyed = This power cannot destroy { $seat }’s { $building }.
refusal-not-removed = { $god } cannot remove that.
refusal-not-offered = Choose a tile of yours for which another board has one of the same terrain.
refusal-not-exchanged = Choose a tile on another player’s board, of the same terrain as yours.
refusal-other-terrain = The two tiles must have the same terrain.
refusal-same-tile = The two tiles are alike: exchanging them would change nothing.
refusal-not-struck = Choose another player’s myth unit.

## Forecasts

chance-encounter = Winning the encounter
forecast-tile = { $resource } each time it is gathered
forecast-kept-cards = Cards kept
forecast-permanent-cards = Permanent cards
forecast-random-cards = Random cards
forecast-hand-limit = Cards your Age allows
forecast-favor = Favor for { $god }
forecast-power = { $god } acts
forecast-gather = All players gather, you first
forecast-units = Units of the card
forecast-buildings = Buildings at most
forecast-recruits = Units at most
forecast-tile-each = One tile for each player
forecast-tile-card = Tiles of the card
forecast-from-tile = { $tile }, { $field }
forecast-from-villager = Villager on { $tile }, { $field }
forecast-from-worker = { $unit } on { $tile }, { $field }
forecast-from-god = { $god }, { $field }
forecast-from-building = { $building }
forecast-bank-short = The bank has too little { $resource }
forecast-others-gather = { $seat } gathers { $cubes }
forecast-price = { $resource } to pay
forecast-gain = { $resource } to take
forecast-spared-by-building = Cubes { $building-the } saves you
forecast-spared-by-god = Cubes { $god } saves you
forecast-instead = { $god }: this price instead of { $cubes }
forecast-building = You will have { $building-the }
forecast-trade-cost = Cost of the trade
forecast-victory-cube = Victory point cube
forecast-swaps-over = No more swaps in this trade
forecast-age = { $age }: { $count } cards
forecast-prize-city = { $count ->
    [0] No prize: { $seat } has no building
    [one] The prize: one of { $seat }’s buildings destroyed
   *[other] The prize: up to { $count } of { $seat }’s buildings destroyed
}
forecast-prize-production = { $count ->
    [0] No prize: { $seat } has no production tile
   *[other] The prize: one of { $seat }’s production tiles
}
forecast-prize-holding = { $count ->
    [0] No prize: { $seat } has no cube
    [one] The prize: { $seat }’s only cube
   *[other] The prize: { $count } of { $seat }’s cubes
}
forecast-unless-fury = As long as nobody throws or goes berserk
forecast-own-units = Your units
forecast-enemy-units = { $seat }’s units
forecast-no-limit = No limit on units
forecast-committed = Units committed
forecast-encounter = { $unit }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    } against { $enemy }{ $enemy_growth ->
        [0] {""}
       *[other] {" "}(+{ $enemy_growth })
    }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} against { $against }, { $percent }% to win
forecast-no-square = You have no square for it: it goes back to the pool
forecast-victory = Cubes on { $victory }
dice-base = { $unit }
dice-versus = Against { $type-the }
dice-growth = Units eliminated in this battle
dice-mirror = Base dice of the opponent
dice-throw = Throwing
dice-berserk = Berserk
dice-god = { $god }
dice-wall = { $building }
dice-tower = { $building }
score-battles = Battles won
score-most-buildings = Most buildings
score-largest-army = Largest army
score-the-wonder = The Wonder
score-great-temple = Great Temple

## Log

event-culture-chosen = { $seat } plays the { $culture }.
event-tile-taken = { $seat } takes the tile { $tile } and puts it on { $field }.
event-tile-passed = { $seat } takes no tile.
event-no-tile-fits = { $seat } has no open square for any of these tiles.
event-turn-begins = Turn { $turn } begins; { $seat } is the starting player.
event-phase-begins = { $phase }.
event-cube-placed = { $seat } puts a victory point cube on { $victory }.
event-card-taken = You take { $card }.
event-hand-built = { $seat } has built a hand.
event-hand-built-secret = { $count ->
    [0] You will draw no random card.
    [one] You will draw one random card.
   *[other] You will draw { $count } random cards.
}
event-hand-shown = { $seat } builds a hand: { $permanent ->
    [0] no permanent card
    [one] one permanent card
   *[other] { $permanent } permanent cards
}, { $random ->
    [0] no random one
    [one] one random one
   *[other] { $random } random ones
}.
event-cards-dealt = { $count ->
    [one] { $seat } draws a random card.
   *[other] { $seat } draws { $count } random cards.
}
event-cards-dealt-secret = You draw { $cards }.
event-deck-shuffled = The random deck of the { $culture } is shuffled again.
event-card-laid-aside = You discard { $card }.
event-cards-kept = { $seat } has decided what to keep.
event-discarded = { $seat } discards { $cards }.
event-round-begins = Round { $round }.
event-no-card = { $seat } has no card left and passes.
event-card-played = { $seat } plays { $card }.
event-power-invoked = { $seat } invokes { $god } for { $cost } Favor.
event-card-burned = { $seat } burns { $card } and passes.
event-fourth-declined = { $seat } plays no fourth card.
event-fourth-granted = { $seat } may play a fourth card this turn.
event-action-begins = { $seat } carries out the action of { $card }.
event-action-declined = { $seat } forgoes the action of the card.
event-explored = { $seat } explores: { $tiles }.
event-worker-placed = { $seat } places { $worker-a } on { $field }.
event-worker-moved = { $seat } moves { $worker-the } from { $origin } to { $field }.
event-gather-chosen = { $seat } gathers { $harvest-the }.
event-gathered = { $seat } takes { $cubes }.
event-gathered-short = { $seat } takes { $cubes-count ->
    [0] nothing
   *[other] { $cubes }
}; the bank lacks { $lost }.
event-gathered-nothing = { $seat } gathers nothing.
event-built = { $seat } builds { $building-a } for { $cubes }.
event-built-free = { $seat } gets { $building-a } for free.
event-recruited = { $seat } recruits { $unit-a } for { $cubes }.
event-units-gained = { $count ->
    [one] { $seat } gains { $unit-a }.
   *[other] { $seat } gains { $count } units ({ $unit }).
}
event-trade-paid = { $seat } pays { $cubes } for the trade.
event-swapped = { $seat } swaps a cube { $given-of } for one { $taken-of }.
event-temple-bought = { $seat } buys a victory point cube for { $cost } Favor.
event-age-advanced = { $seat } enters { $age-the } for { $cubes }.
event-attack = { $seat } attacks { $other }’s { $area }.
event-unit-committed = You send { $unit-a } into the battle.
event-army-ready = { $seat } has chosen units.
event-army-shown = { $seat } shows: { $units }.
event-army-empty = { $seat } sends nobody.
event-charmed = { $seat }’s { $unit } leaves the battle.
event-card-laid = { $seat } has made a choice.
event-card-laid-secret = You choose: { $choice }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    }.
event-cards-shown = Battle round { $round }: { $unit-the }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    } meets { $enemy-the }{ $enemy_growth ->
        [0] {""}
       *[other] {" "}(+{ $enemy_growth })
    }.
event-retreated = { $seat } retreats.
event-stepped-in = { $seat }’s { $unit } steps in.
event-throws = { $seat }’s { $unit } tries to throw the enemy.
event-goes-berserk = { $seat }’s { $unit } goes berserk.
event-rolled = { $seat }’s { $unit } rolls { $dice }: { $sixes ->
    [0] no six
    [one] one six
   *[other] { $sixes } sixes
}.
event-thrown = { $seat }’s { $unit } is thrown out of the battle.
event-protected = { $seat }’s { $unit } is beaten, but spared by Isis.
event-eliminated = { $seat }’s { $unit } is eliminated.
event-grown = { $seat }’s { $unit } grows: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } more for the rest of the battle.
event-favor-won = { $seat }’s { $unit } brings { $cubes }.
event-routed = { $seat }’s army flees.
event-saved = { $seat } saves { $unit-the }.
event-reinforced = { $seat }’s { $unit } joins the battle.
event-battle-won = { $count ->
    [0] { $seat } wins the battle.
    [one] { $seat } wins the battle and a victory point cube.
   *[other] { $seat } wins the battle and { $count } victory point cubes.
}
event-destroyed = { $seat }’s { $building } is destroyed.
event-villager-lost = { $seat } loses the villager on { $field }.
event-villager-lost-idle = { $seat } loses a villager from the Holding Area.
event-tile-captured = { $seat } captures the tile { $tile } from { $other }’s { $origin } and puts it on { $field }.
event-tile-returned = { $seat } takes the tile { $tile } from { $other }’s { $origin }; it goes back to the pool.
event-cubes-gained = { $seat } takes { $cubes } from the bank.
event-cubes-seized = { $seat } takes { $cubes } from { $other }.
event-tile-removed = The tile { $tile } is removed from { $seat }’s { $field }.
event-tiles-exchanged = { $seat } gives { $other } the tile { $given } from { $field } for the tile { $taken } from { $origin }.
event-converted = { $seat }’s { $unit } becomes { $new-a }.
event-given-up = { $seat } gives up { $unit-a }.
event-struck = { $seat }’s { $unit } is struck down.
event-spoiled = { $seat } loses { $cubes } to spoilage.
event-awarded = { $count ->
    [one] { $seat } gets a cube from { $victory }.
   *[other] { $seat } gets { $count } cubes from { $victory }.
}
event-scored = { $points ->
    [one] { $seat } has one victory point.
   *[other] { $seat } has { $points } victory points.
}
event-won = { $winners-count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the victory.
}

## Why bots prefer something: a text a weight of the evaluation

# They stand after an amount: “+1.8 science each turn”. Weights with the same text count as one reason.
reason-points = cubes and what they will buy
reason-point = victory points
reason-coming = victory cards that will grow
reason-age-2 = the next Age
reason-age-3 = { reason-age-2 }
reason-age-4 = { reason-age-2 }
reason-saved = cubes saved for the next Age
reason-unit = units
reason-edge = units that beat those of the neighbours
reason-rival = the rivals’ position
reason-field = { reason-rival }
reason-spent-1 = cubes to be spent this turn
reason-spent-2 = { reason-spent-1 }
reason-spent-3 = { reason-spent-1 }
reason-a-turn-house = Houses
reason-a-turn-market = the Market
reason-a-turn-storehouse = the Storehouse
reason-a-turn-armory = the Armory
reason-a-turn-quarry = the Quarry
reason-a-turn-great-temple = the Great Temple
reason-a-turn-wall = Walls
reason-a-turn-tower = Towers
reason-a-turn-siege-engine-workshop = the Siege Engine Workshop
reason-plus-a-turn = buildings that add to each harvest
reason-wonder-store = a Storehouse for the Wonder
reason-stands = buildings that stand
reason-victory = the victory
reason-worker = villagers at work
reason-moved = the trouble of moving villagers
reason-war = battles to come
reason-colour = resources of more kinds
reason-held = cards still to be played this turn
reason-idle = cards that will stay in hand
reason-keep = cards kept for the next turn
reason-drop = { reason-keep }
reason-others = what the others harvest too
reason-fallen = units that may fall
reason-wonder-card = a Build card for the Wonder
reason-wonder-now = the Wonder, now
reason-free-unit = units for nothing
reason-blessed = a god on the attacker’s side
reason-saves = cubes saved from spoiling
reason-small = a small gain
reason-win = the way to the Wonder
