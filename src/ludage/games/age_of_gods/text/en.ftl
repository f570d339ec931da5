### Age of Gods: every name, prompt, log line and refusal (English)

## Names

game-name = Age of Gods
# What it is about, for who has never played it.
game-idea = You are a god, and four peoples are yours; the other gods do not know which. For nine turns anybody may send any people to attack its neighbours: you strengthen your own without showing it, and weaken those of the others. At the end all cards are turned up, and the god whose peoples hold the most territories and cities wins; a bet on how far another people will spread adds to it.

## Options of a table
## .text: what a value does, in a line. game-length: how long a game takes.

game-length = about 75 minutes

## Names: peoples
## .the, .of and .to: the name inside a sentence. .number: the verb that goes with it, "one" or "other".

people-humans = Humans
    .the = the Humans
    .of = of the Humans
    .to = to the Humans
    .number = other
people-chaos = Chaos
    .the = Chaos
    .of = of Chaos
    .to = to Chaos
    .number = one
people-high_elves = High Elves
    .the = the High Elves
    .of = of the High Elves
    .to = to the High Elves
    .number = other
people-dwarves = Dwarves
    .the = the Dwarves
    .of = of the Dwarves
    .to = to the Dwarves
    .number = other
people-barbarians = Barbarians
    .the = the Barbarians
    .of = of the Barbarians
    .to = to the Barbarians
    .number = other
people-orcs = Orcs
    .the = the Orcs
    .of = of the Orcs
    .to = to the Orcs
    .number = other
people-centaurs = Centaurs
    .the = the Centaurs
    .of = of the Centaurs
    .to = to the Centaurs
    .number = other
people-goblins = Goblins
    .the = the Goblins
    .of = of the Goblins
    .to = to the Goblins
    .number = other
people-dark_elves = Dark Elves
    .the = the Dark Elves
    .of = of the Dark Elves
    .to = to the Dark Elves
    .number = other
people-nomads = Nomads
    .the = the Nomads
    .of = of the Nomads
    .to = to the Nomads
    .number = other
people-lizardmen = Lizardmen
    .the = the Lizardmen
    .of = of the Lizardmen
    .to = to the Lizardmen
    .number = other
people-voraces = Devourers
    .the = the Devourers
    .of = of the Devourers
    .to = to the Devourers
    .number = other
people-pirates = Pirates
    .the = the Pirates
    .of = of the Pirates
    .to = to the Pirates
    .number = other
people-wood_elves = Wood Elves
    .the = the Wood Elves
    .of = of the Wood Elves
    .to = to the Wood Elves
    .number = other
people-hobbits = Hobbits
    .the = the Hobbits
    .of = of the Hobbits
    .to = to the Hobbits
    .number = other
people-amazons = Amazons
    .the = the Amazons
    .of = of the Amazons
    .to = to the Amazons
    .number = other
people-winged = Winged Folk
    .the = the Winged Folk
    .of = of the Winged Folk
    .to = to the Winged Folk
    .number = other
people-gnomes = Gnomes
    .the = the Gnomes
    .of = of the Gnomes
    .to = to the Gnomes
    .number = other
people-sorcerers = Sorcerers
    .the = the Sorcerers
    .of = of the Sorcerers
    .to = to the Sorcerers
    .number = other
people-monks = Monks
    .the = the Monks
    .of = of the Monks
    .to = to the Monks
    .number = other
people-giants = Giants
    .the = the Giants
    .of = of the Giants
    .to = to the Giants
    .number = other
people-ogres = Ogres
    .the = the Ogres
    .of = of the Ogres
    .to = to the Ogres
    .number = other
people-necromancers = Necromancers
    .the = the Necromancers
    .of = of the Necromancers
    .to = to the Necromancers
    .number = other
people-fairies = Fairy Folk
    .the = the Fairy Folk
    .of = of the Fairy Folk
    .to = to the Fairy Folk
    .number = other

## Names: special abilities of the peoples

ability-colonists = Colonists
    .text = Launch an attack. If the attacker takes the target, put a fortification from the supply on it (on the first territory taken only, if there is a breakthrough).
ability-cataclysm = Cataclysm
    .text = Roll two dice, keep the one you prefer and apply that line of the divine wrath table. On line 6 it is Chaos that takes a territory.
ability-ancient_wards = Ancient Wards
    .text = Give a people a Defence +1 marker, then put a fortification from the supply on one of its territories. The marker has no time limit. There are three: when all are in use, you move one of them.
ability-fortress = Dwarf Fortress
    .text = Put a Dwarf fortress on an inhabited territory. It counts −2 for the attacker in place of the −1 of a fortification (one already there returns to the supply), until the territory is taken or destroyed or the fortress is moved: there are three, and when all are in use, you move one of them here. Then you may launch an attack from that territory.
ability-war_blood = War Blood
    .text = Give a people an Attack +1 marker, then launch an attack with that people (the marker already counts). The marker has no time limit. There are three: when all are in use, you move one of them.
ability-horde = Horde
    .text = Launch two attacks with one and the same people, from one or two of its territories, each at −1. No breakthrough.
ability-charge = Charge
    .text = Launch an attack at +1. The target may also be two territories away, whoever holds the territory crossed.
ability-spawn = Spawning
    .text = Move one of the three Goblin tokens set aside, if any is left, to the Goblins’ place in the well of souls (their ceiling rises by one), then launch an attack at +1 with the Goblins.
ability-sabotage = Sabotage
    .text = You may make a people of your choice lose one technology level or one Attack or Defence marker. Then launch an attack.
ability-migration = Migration
    .text = Exchange the population tokens of two adjacent territories held by different peoples. Fortifications and territory markers stay where they are.
ability-ambush = Ambush
    .text = Launch an attack with two dice and keep the better one (the die kept also decides the breakthrough).
ability-feast = Feast
    .text = Launch an attack. After each conquest you may attack again from the territory just taken, at −1 the second time and −2 the third. Three attacks at most, no breakthrough.
ability-raid = Sea Raid
    .text = Launch an attack at +1 from a coastal territory against any other coastal territory, however far away.
ability-greenwood = Greenwood
    .text = Give a people a Defence +2 marker until the end of the next turn, then launch an attack with that people. There are three of these markers: when all are in use, you move one of them.
ability-burglars = Burglars
    .text = You may look in secret at one unrevealed destiny card of an opponent, drawn at random. Then launch an attack.
ability-fury = Fury
    .text = Launch an attack at +2.
ability-flight = Flight
    .text = Launch an attack against any territory of the map, adjacent or not.
ability-invention = Invention
    .text = Raise by 1 the technology level of any people that still holds a territory.
ability-vortex = Vortex
    .text = Choose a territory, inhabited or empty, that has no city, Dwarf fortress or Love marker and is not the last one of its people. Destroy it and put a Vortex on it: as long as the Vortex stays, nobody can attack, hold, fortify or cross the territory. There are three: when all are in use, you move one of them here.
ability-holy_war = Holy War
    .text = Name an attacking people and a victim people and give them the two holy war markers (any earlier holy war ends). Until the next holy war, the first attacks the second at +2. You may launch such an attack at once.
ability-siege = Wall Breakers
    .text = Launch an attack at +1 that ignores the city, the fortification and the Dwarf fortress of the target.
ability-mercenaries = Mercenaries
    .text = Give a people an Attack +2 marker until the end of the next turn, then launch an attack with that people (the marker already counts). There are three of these markers: when all are in use, you move one of them.
ability-raise_dead = Raise the Dead
    .text = Take a token of a people of your choice, even an eliminated one, from the well of souls and put it on an empty territory without a Vortex. If that is impossible, launch an attack at +1.
ability-glamour = Glamour
    .text = Use the special ability of a red or yellow action card of the discard pile (never that of the Fairy Folk). If there is none, launch an attack at +1.

## Names: gods

god-trish = Trish
    .domain = time
    .power = At the start of every turn, the first one included, you name the first player of that turn. This replaces the random draw and the passing of the marker to the left.
god-bifrons = Bifrons
    .domain = death
    .power = When you play a card of an eliminated people, you choose the line of the divine wrath table instead of rolling. With a card of a living people, you may roll for a divine wrath instead of using the card normally.
god-cephalus = Cephalus
    .domain = wisdom
    .power = You place your predictions at the start of turn 9 instead of turn 7.
god-novalis = Novalis
    .domain = peace
    .power = The peoples whose destiny card you have revealed have +2 in defence.
god-rakos = Rakos
    .domain = protectors
    .power = You start with 10 fortification pawns instead of 5 and may place up to two of them in each fortification phase.
god-lok = Lok
    .domain = luck
    .power = Once per turn you may reroll a die that you have just rolled. The second result stands.
god-bejofa = Bejofa
    .domain = deceit
    .power = You may play a destiny card face down, without naming its people, to launch an attack at +2 instead of its normal use. The card stays face down until the end of the game and does not count as revealed.
god-kraul = Kraül
    .domain = technology
    .power = Once per game, during your action, before or after your card is resolved, raise by 1 the technology level of a people that holds a territory.
god-sylia = Sylia
    .domain = love
    .power = You receive the 4 Love markers. In each fortification phase you may put one on an inhabited territory: no attack may start from it or be aimed at it until the end of the game or the destruction of the territory.
god-vorax = Vorax
    .domain = vengeance
    .power = You receive the 2 Hate markers. At the end of your action you may give one to a people that has taken a territory this turn and has none yet: attacks against that people are at +1 for the rest of the game.
god-sharur = Sharur
    .domain = war
    .power = All the attacks you launch, in any phase, are at +1.
god-sercek = Sercek
    .domain = distress
    .power = Your attacks break through on a natural 5 or 6 instead of 6 only.

## Names: territories

territory-t01 = Ravencliffs
territory-t02 = Nyx Veyra
territory-t03 = Spire of Azimuth
territory-t04 = Abbey of the Last Bell
territory-t05 = Ironfjord
territory-t06 = Titanstep
territory-t07 = Eyrie of Dawn
territory-t08 = Howling Cape
territory-t09 = Silverstrand
territory-t10 = Thornveil
territory-t11 = Elderbough
territory-t12 = Glimmerdell
territory-t13 = Sprocket Haven
territory-t14 = Karn Dorum
territory-t15 = Deepdelve
territory-t16 = Frosthammer Cape
territory-t17 = Rustgulch
territory-t18 = Featherpeak
territory-t19 = Whitefang Plain
territory-t20 = Bonfire Tundra
territory-t21 = Wintershore
territory-t22 = Cutlass Reach
territory-t23 = Aurelion
territory-t24 = Starmeadow
territory-t25 = Mossgate
territory-t26 = Oakford
territory-t27 = Caldermont
territory-t28 = Tinkervale
territory-t29 = Northmarch
territory-t30 = Snagtooth Warrens
territory-t31 = Ashen Rise
territory-t32 = Ironblood Hold
territory-t33 = Crackbone Cove
territory-t34 = Shrieking Isthmus
territory-t35 = Port Mutiny
territory-t36 = Pearlmouth
territory-t37 = Butterbarrow
territory-t38 = Golden Acres
territory-t39 = Gallop Strand
territory-t40 = Windmane Steppe
territory-t41 = Stinkwater
territory-t42 = Skullfield
territory-t43 = Red Tusk Hills
territory-t44 = The Fracture
territory-t45 = Unmade Shore
territory-t46 = Jaguar Shore
territory-t47 = Myrina
territory-t48 = Honeydown
territory-t49 = Saltmangrove
territory-t50 = Bowstring Point
territory-t51 = Dune of Whispers
territory-t52 = Barrows of Osmar
territory-t53 = Maw Bay
territory-t54 = Gnawed Hollow
territory-t55 = Cape Delirium
territory-t56 = Fever Fens
territory-t57 = Xochal Ziggurat
territory-t58 = Qasr Zahir
territory-t59 = Saffron Oasis
territory-t60 = Barren Banquet

## Names: terrains

terrain-plain = Plain
terrain-hills = Hills
terrain-mountain = Mountains
terrain-forest = Forest
terrain-jungle = Jungle
terrain-swamp = Swamp
terrain-steppe = Steppe
terrain-desert = Desert
terrain-waste = Wasteland
terrain-snow = Snow

## Names: markers

marker-vortex = Vortex
    .text = The territory is out of the map until the marker is moved.
marker-dwarf_fortress = Dwarf fortress
    .text = Attacks against this territory are at −2, until it is taken or destroyed or the fortress is moved.
marker-attack_1 = Attack +1
    .text = Attacks by this people are at +1, as long as it keeps the marker.
marker-attack_2 = Attack +2
    .text = Attacks by this people are at +2, until the end of the next turn at the latest.
marker-defence_1 = Defence +1
    .text = Attacks against this people are at −1, as long as it keeps the marker.
marker-defence_2 = Defence +2
    .text = Attacks against this people are at −2, until the end of the next turn at the latest.
marker-holy_war_attacker = Holy war attacker
    .text = Attacks by this people against the victim of the holy war are at +2.
marker-holy_war_victim = Holy war victim
    .text = Attacks against this people by the attacker of the holy war are at +2.
marker-love = Love
    .text = No attack may start from this territory or be aimed at it.
marker-hate = Hate
    .text = Attacks against this people are at +1 for the rest of the game.

## Names: lines of the divine wrath table, by die result
## .deed: what befalls the territory, "destroy", "raze" (its fortification) or "seize".

wrath-1 = Dragons awake
    .deed = destroy
    .text = The player on your right chooses an inhabited territory and destroys it.
wrath-2 = Earthquake
    .deed = raze
    .text = Destroy a fortification of your choice (never a Dwarf fortress).
wrath-3 = Tidal wave
    .deed = destroy
    .text = Destroy an inhabited coastal territory of your choice.
wrath-4 = Famine
    .deed = destroy
    .text = Choose a people that holds four territories or more and destroy one of them.
wrath-5 = Epidemic
    .deed = destroy
    .text = Destroy an inhabited territory with a city. The city itself remains.
wrath-6 = Civil war
    .deed = seize
    .text = The people of the card just played takes a territory of your choice without Love or Vortex.

## Names: card backs (1 to 4: destiny cards, by size of the people)
## .a: the name inside a sentence.

back-red = Red action card
    .a = a red action card
back-yellow = Yellow action card
    .a = a yellow action card
back-1 = Size 1 destiny card
    .a = a size 1 destiny card
back-2 = Size 2 destiny card
    .a = a size 2 destiny card
back-3 = Size 3 destiny card
    .a = a size 3 destiny card
back-4 = Size 4 destiny card
    .a = a size 4 destiny card

## Names: phases
## .the: the name inside a sentence.

phase-setup = Setup
    .the = the setup
phase-destiny = Destiny phase
    .the = the destiny phase
phase-fortification = Fortification phase
    .the = the fortification phase
phase-combat = Combat phase
    .the = the combat phase
phase-action = Action phase
    .the = the action phase
phase-over = End of the game
    .the = the end of the game

## Names: what else can be chosen
## .id: the kind of thing whose names serve here. .a: the name inside a sentence.

card = Action card { $people-of }
    .id = people
destiny = Destiny card { $people-of }
    .id = people
discard = Discarded card { $people-of }
    .id = people
use-technology = Technology
use-ability = Special ability
use-wrath = Divine wrath
use-conceal = Face down
weakness-technology = Technology level
    .a = a technology level
weakness-attack_1 = { marker-attack_1 } marker
    .a = an { marker-attack_1 } marker
weakness-attack_2 = { marker-attack_2 } marker
    .a = an { marker-attack_2 } marker
weakness-defence_1 = { marker-defence_1 } marker
    .a = a { marker-defence_1 } marker
weakness-defence_2 = { marker-defence_2 } marker
    .a = a { marker-defence_2 } marker

## Choices, as a list offers them
## A text may begin with a small $people-the: its first letter is made a capital when it is said.

action-god = Embody { $god } ({ $god-domain })
action-first = { $seat } plays first
action-bet = Bet on { $people-the }
action-done = Done
action-pass = Pass
action-fortify = Fortify { $territory }
action-love = Put Love on { $territory }
action-attack = Attack { $target } from { $origin }
action-reroll = Reroll the { $face }
action-give-up = Give up the territory of origin to hold the one just won
action-keep = Keep the territory of origin and leave the one just won empty
action-play-technology = Play { $people-the } for technology
action-play-ability = Play { $people-the } for the ability { $ability }
action-play-wrath = Play { $people-the } for divine wrath
action-reveal-technology = Reveal your destiny, { $people-the }, for technology
action-reveal-ability = Reveal your destiny, { $people-the }, for the ability { $ability }
action-reveal-wrath = Reveal your destiny, { $people-the }, for divine wrath
action-conceal = Play your destiny, { $people-the }, face down and attack
action-technology = Raise the technology { $people-of }
action-hate = Brand { $people-the } with Hate
action-mark = Give the marker { $people-to }
action-take = Take the marker from { $people-the }
action-fortress = Build a Dwarf fortress on { $territory }
action-lift = Take the marker from { $territory }
action-weaken = Take { $what-a } from { $people-the }
action-swap = Exchange the tokens of { $origin } and { $target }
action-peek = Look at a destiny card of { $seat }
action-raise = Raise a token { $people-of }
action-settle = Put the token on { $territory }
action-vortex = Open a Vortex on { $territory }
action-holy-war = Send { $people-the } into the holy war
action-against = Turn the holy war against { $people-the }
action-copy = Copy the ability { $ability } ({ $people })
action-line = Choose line { $face }: { $wrath }
action-destroy = Destroy { $territory }
action-raze = Raze the fortification of { $territory }
action-seize = Seize { $territory }

## Prompts: what is asked, in one line

prompt-god = Which god will you embody?
prompt-first-player = Who plays first this turn?
# $left: how many cards may still be laid.
prompt-bets = Predictions: you { $left ->
        [0] have no more card to lay.
        [one] may still lay one action card face down.
       *[other] may lay up to { $left } action cards face down.
    }
# $pawns, $love: how many of each may still be placed.
prompt-fortification = { $love ->
        [0] { $pawns ->
            [one] You may fortify a territory.
           *[other] You may fortify up to { $pawns } territories.
        }
       *[other] { $pawns ->
            [0] You may place a Love marker.
            [one] You may fortify a territory and place a Love marker.
           *[other] You may fortify up to { $pawns } territories and place a Love marker.
        }
    }
prompt-card = Which card do you play, and what for?
prompt-afterwards = Your action is ending: will you use the power of your god?
prompt-attack = Launch an attack: it is compulsory.
# $size: the largest size of a people that may rise up.
prompt-attack-uprising = Uprising: launch an attack with a people of size { $size ->
        [1] 1
       *[other] { $size } or less
    }.
# $bonus: what the card adds to the die.
prompt-attack-card = { $bonus ->
        [0] Your card: launch an attack.
       *[other] Your card: launch an attack at { $bonus-signed }.
    }
prompt-attack-card-with = { $bonus ->
        [0] Your card: launch an attack with { $people-the }.
       *[other] Your card: launch an attack with { $people-the }, at { $bonus-signed }.
    }
prompt-attack-card-against = Your card: you may launch an attack with { $people-the } against { $victim-the }.
prompt-attack-card-from = { $bonus ->
        [0] Your card: you may launch an attack from { $territory }.
       *[other] Your card: you may launch an attack from { $territory }, at { $bonus-signed }.
    }
prompt-attack-breakthrough = Breakthrough! You may attack again, from { $territory }.
prompt-attack-chain = The feast goes on: you may attack again, from { $territory }, at { $bonus-signed }.
prompt-reroll = You have rolled { $dice }. Will you reroll a die?
prompt-give-up = { $people-the } { $people-number ->
        [one] has
       *[other] have
    } no token left. Give up { $origin } to hold { $target }?
prompt-move-marker = All the { $marker } markers are in use: which one do you move?
prompt-line = Which line of the divine wrath table strikes?
prompt-line-dice = You have rolled { $dice }: which line of the divine wrath table do you keep?
prompt-wrath = { $wrath-deed ->
        [raze] { $wrath }: which fortification falls?
        [seize] { $wrath }: which territory falls { $people-to }?
       *[destroy] { $wrath }: which territory is destroyed?
    }
prompt-step-marker = Which people gets the { $marker } marker?
prompt-step-fortress = Where do you build the Dwarf fortress?
prompt-step-fortify = Which territory { $people-of } do you fortify?
prompt-step-technology = Which people rises by one technology level?
prompt-step-weaken = Which people do you sabotage, and what does it lose?
prompt-step-swap = Which two neighbours change places?
prompt-step-peek = Whose destiny card will you look at?
prompt-step-raise = Which people do you call back from the well of souls?
prompt-step-settle = On which empty territory do you put the token { $people-of }?
prompt-step-vortex = Where do you open the Vortex?
prompt-step-holy-war = Which people goes to holy war?
prompt-step-against = Holy war { $people-of }: against whom?
prompt-step-copy = Which discarded card do you copy?

## Questions before something is given up

# $pawns, $love: how many of each could still be placed.
forgo-fortifications = { $love ->
        [0] { $pawns ->
            [one] You could still fortify a territory: done?
           *[other] You could still fortify { $pawns } territories: done?
        }
       *[other] { $pawns ->
            [0] You could still place a Love marker: done?
            [one] You could still fortify a territory and place a Love marker: done?
           *[other] You could still fortify { $pawns } territories and place a Love marker: done?
        }
    }
forgo-bets = { $count ->
        [one] You could still make a prediction: done?
       *[other] You could still make { $count } predictions: done?
    }
forgo-attack = You could attack: pass?
forgo-step = This part of the ability could be used: pass?
forgo-power = The power of your god could be used for the last time: pass?

## Refusals: not now

refusal-not-now-god = Gods are chosen before the first turn, once and for all.
refusal-not-now-first = Only the player of { god-trish } names the first player, at the start of a turn.
refusal-not-now-bet = Predictions are laid at the start of turn 7 (turn 9 for { god-cephalus }).
refusal-not-now-done = “{ action-done }” ends your fortifications or your predictions. It is not for now.
refusal-card-compulsory = You may not pass: one card must be played in every action phase.
refusal-not-now-pass = You may pass only on an optional choice. To place nothing more, choose “{ action-done }”.
refusal-not-now-fortify = Fortifications are built in the fortification phase, or when a card says so.
refusal-not-now-love = Love is placed by the player of { god-sylia }, in the fortification phase.
refusal-not-now-attack = Attacks are for uprisings, the combat phase and the cards that grant one.
refusal-not-now-reroll = Only the player of { god-lok } rerolls a die, right after rolling it and once per turn.
refusal-not-now-give-up = A territory is given up only when a people wins an attack and has no token left.
refusal-not-now-card = Cards are played in the action phase, one per player.
refusal-not-now-technology = Technology rises in the action phase, by a card or by { god-kraul }.
refusal-not-now-hate = Hate is given by the player of { god-vorax }, at the end of the action.
refusal-not-now-ability = That belongs to the ability of a people. Play its card first, in the action phase.
refusal-not-now-take = A marker is moved only when all of its kind are in use and a card calls for one.
refusal-not-now-wrath = That is for divine wrath: play the card of an eliminated people to call it down.

## Refusals: gods, first player, predictions

refusal-god-not-offered = { $god } was not dealt to you. Choose one of the gods you were given.
refusal-first-no-such-player = There is no player { $number }: this table has { $players } players.
refusal-bet-not-in-hand = You hold no action card { $people-of }. Bet on a people whose card is in your hand.
refusal-bet-last-card = This is your last card. Keep it: you must play one in the action phase.
refusal-bet-destiny = Your card { $people-of } is a destiny card. Only red and yellow cards can be laid as predictions.

## Refusals: fortification

refusal-fortify-empty = Nobody lives in { $territory }. Fortify an inhabited territory.
refusal-fortify-fortress = A Dwarf fortress already guards { $territory }. Fortify another territory.
refusal-fortify-twice = { $territory } is already fortified. Fortify another territory.
refusal-no-pawn-left = You have no fortification pawn left.
refusal-pawns-placed = You have placed all the fortifications you may in this phase.
refusal-not-loving = Only the player of { god-sylia } places Love markers.
refusal-no-love-left = All your Love markers are placed.
refusal-love-placed = You have already placed Love in this phase. The next marker waits until next turn.
refusal-love-empty = Nobody lives in { $territory }. Love goes on an inhabited territory.
refusal-love-twice = Love already reigns in { $territory }. Choose another territory.

## Refusals: attack

refusal-origin-empty = Nobody lives in { $territory }. An attack starts from an inhabited territory.
refusal-origin-vortex = A Vortex has swallowed { $territory }. No attack can start there.
refusal-origin-love = Love reigns in { $territory }. No attack can start there.
refusal-origin-revealed = You have revealed your destiny card { $people-of }. In the combat phase, attack with another people.
refusal-origin-too-large = { $people-the } { $people-number ->
        [one] is
       *[other] are
    } too large a people for this uprising. Attack with one of size { $size ->
        [1] 1
       *[other] { $size } or less
    }.
refusal-origin-not-conquest = This attack must start from { $territory }, which has just been taken.
refusal-origin-not-marked = This attack must start from { $territory }, where you have just placed the marker.
refusal-origin-other-people = Only { $people-the } can launch this attack. Start it from a territory { $people-of }.
refusal-origin-inland = { $territory } is far from the sea. This attack starts from a coastal territory.
refusal-target-same-people = Both territories are held by { $people-the }. Attack another people or an empty territory.
refusal-target-vortex = A Vortex has swallowed { $territory }. It cannot be attacked.
refusal-target-love = Love reigns in { $territory }. It cannot be attacked.
refusal-target-not-victim = The holy war is against { $people-the }. Attack a territory { $people-of }.
refusal-target-not-adjacent = { $target } does not touch { $origin }. Attack a neighbouring territory.
refusal-target-too-far = { $target } is too far from { $origin }. This attack crosses one territory at most, and no Vortex.
refusal-target-inland = { $target } is far from the sea. From { $origin }, attack a coastal territory.
refusal-attack-compulsory = You cannot pass: everybody must launch an attack.
refusal-card-attack-compulsory = You cannot pass: the attack of your card is compulsory.
refusal-reroll-no-such-die = You have not rolled a { $face }. Choose a die that you have just rolled.

## Refusals: cards and gods in the action phase

refusal-card-not-in-hand = You hold no action card { $people-of }. Play a card of your hand.
refusal-card-is-bet = Your card { $people-of } lies face down as a prediction. It can no longer be played.
refusal-destiny-not-yours = You hold no destiny card { $people-of }. Play a card of your own.
refusal-destiny-played = Your destiny card { $people-of } has been played already. Play another card.
refusal-card-people-eliminated = { $people-the } no longer { $people-number ->
        [one] holds
       *[other] hold
    } any territory. This card can only call down divine wrath.
refusal-card-people-eliminated-conceal = { $people-the } no longer { $people-number ->
        [one] holds
       *[other] hold
    } any territory. Call down divine wrath with this card, or play it face down.
refusal-card-people-alive = { $people-the } still { $people-number ->
        [one] holds
       *[other] hold
    } a territory. Use the card for technology or for the ability.
refusal-no-pawn-for-technology = The supply has no pawn left to mark a technology level.
refusal-not-the-deceiver = Only the player of { god-bejofa } plays a destiny card face down.
refusal-not-the-smith = Only the player of { god-kraul } raises a technology level without a card.
refusal-smith-used = The gift of { god-kraul } serves once per game, and you have used it.
refusal-smith-people-gone = { $people-the } no longer { $people-number ->
        [one] holds
       *[other] hold
    } any territory. Choose a people that does.
refusal-not-vengeful = Only the player of { god-vorax } gives Hate markers.
refusal-no-hate-left = All your Hate markers are given.
refusal-hated-already = { $people-the } already { $people-number ->
        [one] carries
       *[other] carry
    } Hate. Choose another people.
refusal-took-nothing = { $people-the } { $people-number ->
        [one] has
       *[other] have
    } taken no territory this turn. Hate goes to a people that has.

## Refusals: abilities

refusal-people-eliminated = { $people-the } no longer { $people-number ->
        [one] holds
       *[other] hold
    } any territory. Choose a people that does.
refusal-people-has-marker = { $people-the } already { $people-number ->
        [one] carries
       *[other] carry
    } this marker. Choose another people.
refusal-people-has-no-marker = { $people-the } { $people-number ->
        [one] does
       *[other] do
    } not carry this marker. Take it from a people that does.
refusal-territory-empty = Nobody lives in { $territory }. The Dwarf fortress goes on an inhabited territory.
refusal-territory-has-fortress = A Dwarf fortress already guards { $territory }. Choose another territory.
refusal-territory-has-no-marker = { $territory } does not carry this marker. Take it from a territory that does.
refusal-not-its-territory = { $territory } does not belong to the people that has received the marker. Fortify one of its own territories.
refusal-already-fortified = { $territory } is already fortified. Choose another territory.
refusal-no-pawn-in-supply = The supply has no pawn left.
refusal-nothing-to-weaken = { $people-the } { $people-number ->
        [one] has
       *[other] have
    } nothing of the kind to lose. Choose a level or a marker that a people really has.
refusal-swap-not-adjacent = These two territories do not touch. Exchange the tokens of two neighbours.
refusal-swap-needs-two-peoples = Tokens are exchanged between two different peoples. Choose two such territories.
refusal-peek-self = You know your own cards. Choose an opponent.
refusal-peek-no-such-player = { $seat } is not at this table. Choose an opponent who is.
refusal-peek-nothing-hidden = { $seat } has no hidden destiny card. Choose an opponent who has one.
refusal-peek-nothing-new = You have already seen all the hidden destiny cards of { $seat }. Choose another opponent.
refusal-no-token-in-reserve = All the tokens { $people-of } are on the board. Choose a people that has one in the well of souls.
refusal-settle-not-empty = The token cannot go on { $territory }: it needs an empty territory without a Vortex.
refusal-vortex-city = { $territory } has a city. No Vortex can open there.
refusal-vortex-fortress = A Dwarf fortress guards { $territory }. No Vortex can open there.
refusal-vortex-love = Love reigns in { $territory }. No Vortex can open there.
refusal-vortex-already = A Vortex is already open on { $territory }. Choose another territory.
refusal-vortex-last = { $territory } is the last territory of its people. A Vortex cannot eliminate anybody.
refusal-holy-war-itself = A holy war needs two peoples. Choose another victim than { $people-the }.
refusal-copy-not-discarded = No card { $people-of } lies in the discard pile. Copy one that does.
refusal-copy-itself = The ability { $people-of } cannot copy itself. Choose another card.
refusal-copy-people-gone = This ability needs a territory { $people-of }, and there is none left. Copy another card.
refusal-step-compulsory = You cannot pass: this part of the ability is compulsory.
refusal-step-other = Your card asks for something else at this moment.

## Refusals: divine wrath

refusal-wrath-empty = Nobody lives in { $territory }. The wrath strikes an inhabited territory.
refusal-wrath-inland = { $territory } is far from the sea. The wave strikes a coastal territory.
refusal-wrath-small-people = The people of { $territory } is too small for a famine. Choose one that holds four territories or more.
refusal-wrath-no-city = There is no city in { $territory }. The epidemic strikes a territory with a city.
refusal-wrath-unfortified = There is no fortification in { $territory }. The earthquake strikes a fortification.
refusal-wrath-closed = { $territory } is under Love or a Vortex. Civil war cannot break out there.
refusal-wrath-own = { $territory } already belongs to the people of the card. Choose another territory.
refusal-wrath-other-line = { $wrath } has struck: only its own effect can be chosen.
refusal-line-not-rolled = You have not rolled a { $face }. Keep one of the dice you have rolled.

## Log: the course of the game

event-god-chosen = { $seat } has chosen a god.
event-god-chosen-secret = { $seat } has chosen { $god }. Nobody else knows yet.
event-god-revealed = { $seat } embodies { $god } ({ $god-domain }).
event-turn-begins = Turn { $turn } begins.
event-phase-begins = { $phase-the } begins.
event-first-player-drawn = { $seat } is drawn as first player.
event-first-player = { $seat } is first player this turn.
event-first-player-named = { $seat } names the first player of this turn: { $first }.
event-destiny-dealt = { $seat } is dealt a size { $size } destiny card.
event-destiny-dealt-secret = { $seat } is dealt the destiny card { $people-of } (size { $size }), in secret.
event-bet-chosen = { $seat } bets on { $people-the }, in secret.
# $red, $yellow: how many cards of each back were laid.
event-bets-laid = { $red ->
        [0] { $yellow ->
            [0] { $seat } makes no prediction.
            [one] { $seat } lays one yellow card as a prediction.
           *[other] { $seat } lays { $yellow } yellow cards as predictions.
        }
       *[other] { $yellow ->
            [0] { $red ->
                [one] { $seat } lays one red card as a prediction.
               *[other] { $seat } lays { $red } red cards as predictions.
            }
           *[other] { $seat } lays { $red ->
                [one] one red card
               *[other] { $red } red cards
            } and { $yellow ->
                [one] one yellow card
               *[other] { $yellow } yellow cards
            } as predictions.
        }
    }
event-destiny-shown = { $seat } shows { $peoples-count ->
        [one] a destiny card
       *[other] the destiny cards
    } kept hidden until now: { $peoples }.
event-bets-shown = { $seat } shows { $peoples-count ->
        [one] a prediction
       *[other] the predictions
    } laid face down: { $peoples }.
event-won = { $winners-count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }
event-scored = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Log: fortification and attack

event-fortified = { $seat } fortifies { $territory }.
event-loved = { $seat } puts a Love marker on { $territory }.
event-attack = { $seat } sends { $people-the } from { $origin } against { $defender-the } at { $target }.
event-attack-empty = { $seat } sends { $people-the } from { $origin } into { $target }, which is empty.
event-attack-declined = { $seat } does not attack.
event-no-attack = { $seat } has no possible attack.
event-rolled = { $seat } rolls { $dice }.
event-rerolled = { $seat } rerolls the { $face } and gets { $again }.
event-attack-won = Total { $total }: the attack on { $territory } succeeds.
event-attack-lost = Total { $total }, { $needed } needed: the attack on { $territory } fails.
event-taken-attack = { $people-the } { $people-number ->
        [one] takes
       *[other] take
    } { $territory } from { $loser-the }.
event-taken-attack-empty = { $people-the } { $people-number ->
        [one] settles
       *[other] settle
    } in { $territory }.
event-destroyed-attack = { $people-the } { $people-number ->
        [one] loses
       *[other] lose
    } { $territory }, which is left empty.
event-destroyed-given-up = { $people-the } { $people-number ->
        [one] gives
       *[other] give
    } up { $territory }.
event-left-empty = { $territory } stays empty.
event-breakthrough = Breakthrough! { $seat } may attack again, from { $territory }.
event-breakthrough-nowhere = { $seat } breaks through, but from { $territory } there is nothing to attack.
event-colonists = The colonists fortify { $territory }.
event-eliminated = { $people-the } { $people-number ->
        [one] vanishes
       *[other] vanish
    } from the map.

## Log: cards and gods in the action phase

event-card-played-technology = { $seat } plays { $people-the } for technology.
event-card-played-ability = { $seat } plays { $people-the } for the ability { $ability }.
event-card-played-wrath = { $seat } plays { $people-the } and calls down divine wrath.
event-destiny-revealed-technology = { $seat } reveals a destiny, { $people-the }, and plays it for technology.
event-destiny-revealed-ability = { $seat } reveals a destiny, { $people-the }, and plays it for the ability { $ability }.
event-destiny-revealed-wrath = { $seat } reveals a destiny, { $people-the }, and calls down divine wrath.
event-destiny-concealed = { $seat } plays a size { $size } destiny card face down.
event-destiny-concealed-secret = { $seat } plays the destiny card { $people-of } (size { $size }) face down.
event-technology = { $people-the } { $people-number ->
        [one] rises
       *[other] rise
    } to technology level { $level }.
event-forged = { $seat } brings the gift of { god-kraul } { $people-to }.
event-hated = { $seat } brands { $people-the } with Hate.

## Log: abilities

event-step-skipped = { $ability }: one step is impossible, and is skipped.
event-extra-token = One more token joins the reserve { $people-of }.
event-marker-given = { $people-the } { $people-number ->
        [one] gets
       *[other] get
    } { $marker }.
event-marker-lent = { $people-the } { $people-number ->
        [one] gets
       *[other] get
    } { $marker } until the end of the next turn.
event-marker-expired = { $people-the } no longer { $people-number ->
        [one] has
       *[other] have
    } { $marker }: its time is up.
event-marker-taken = The { $marker } marker { $people-of } is moved.
event-marker-lifted = The { $marker } marker of { $territory } is moved.
event-marker-set = A { $marker } marker is put on { $territory }.
event-fortified-by-card = A fortification rises at { $territory }.
event-weakened = { $people-the } { $people-number ->
        [one] loses
       *[other] lose
    } { $what-a }.
event-swapped = { $people-the } ({ $origin }) and { $other-the } ({ $target }) change places.
event-peeked = { $seat } takes a secret look at a size { $size } destiny card of { $owner }.
event-peeked-secret = { $seat } takes a secret look at a size { $size } destiny card of { $owner }: { $people-the }.
event-raised = { $people-the } { $people-number ->
        [one] rises
       *[other] rise
    } from the dead at { $territory }.
event-destroyed-vortex = A Vortex swallows { $people-the } at { $territory }.
event-holy-war = Holy war: { $people-the } against { $victim-the }!
event-copied = { $seat } copies the ability { $ability }.

## Log: divine wrath

event-wrath = Divine wrath: { $wrath }!
event-wrath-without-target = { $wrath }: there is nothing to strike.
event-razed = The fortification of { $territory } crumbles.
event-destroyed-wrath = The wrath of the gods falls on { $territory }: { $people-the } { $people-number ->
        [one] loses
       *[other] lose
    } it.
event-taken-wrath = Revolt at { $territory }: { $people-the } { $people-number ->
        [one] takes
       *[other] take
    } it from { $loser-the }.
event-taken-wrath-empty = { $people-the } { $people-number ->
        [one] appears
       *[other] appear
    } out of nowhere at { $territory }.

## Causes: what is added to the die, after its amount

cause-card = Card played
cause-technology-attacker = Technology { $attacker-of }
cause-technology-defender = Technology { $defender-of }
cause-fortification = Fortification of { $territory }
cause-dwarf-fortress = Dwarf fortress of { $territory }
cause-city = City of { $territory }
cause-attack-marker-1 = { marker-attack_1 } { $attacker-of }
cause-attack-marker-2 = { marker-attack_2 } { $attacker-of }
cause-defence-marker-1 = { marker-defence_1 } { $defender-of }
cause-defence-marker-2 = { marker-defence_2 } { $defender-of }
cause-holy-war = Holy war { $attacker-of } against { $defender-the }
cause-hate = Hate against { $defender-the }
cause-peace = { god-novalis } protects { $defender-the }
cause-war = { god-sharur } leads the attack

## Forecasts: what a choice would bring, after its amount

forecast-god = { $god }. { $god-power }
forecast-bet = Points, if { $people-the } { $people-number ->
        [one] ends
       *[other] end
    } the game at full size
forecast-bet-now = { $people-the } { $people-number ->
        [one] holds
       *[other] hold
    } { $held } of the { $needed } territories needed
forecast-bet-own = Your own people: betting on it pays nothing
forecast-fortify = Attacks on this territory
forecast-pawns-left = { $left ->
        [0] No pawn left afterwards
        [one] One pawn left afterwards
       *[other] { $left } pawns left afterwards
    }
forecast-love = No more attacks from or on this territory; { $left ->
        [0] no Love marker
        [one] one Love marker
       *[other] { $left } Love markers
    } left afterwards
forecast-technology = Technology { $people-of }
forecast-hate = Attacks on { $people-the }
forecast-conceal = Attack granted; the destiny card { $people-of } stays hidden
forecast-ability = { $ability }. { $ability-text }
# The amount is the number of territories.
forecast-wrath = { $wrath }: territories at risk
forecast-reveal = Once revealed, { $people-the } can no longer attack for you in the combat phase
forecast-lose = { $people-the } { $people-number ->
        [one] loses
       *[other] lose
    } { $territory }
forecast-gain = { $people-the } { $people-number ->
        [one] gains
       *[other] gain
    } { $territory }
forecast-stays-empty = { $territory } is left empty
forecast-raze = Fortification of { $territory }
forecast-weaken = { $people-the } { $people-number ->
        [one] loses
       *[other] lose
    } { $what-a }

## Chances

chance-success = Success
chance-success-reroll = Success with a reroll
chance-breakthrough = Breakthrough
chance-breakthrough-reroll = Breakthrough with a reroll

## Score, after the points

score-territories = { $people }: { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
score-cities = { $people }: { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
score-bet = Prediction: { $people }

## Why bots prefer something: a text a weight of the evaluation

# They stand after an amount: “+1.8 science each turn”. Weights with the same text count as one reason.
reason-points = points of territories, cities and predictions
reason-technology = technology and markers
reason-safe = territories behind walls
reason-growth = pawns in reserve
reason-hidden = a people that can still attack
reason-border = threatened borders
reason-near-bet = predictions close to coming true
reason-rival = the rivals’ prospects
reason-field = { reason-rival }
reason-victory = the victory
reason-small-favour = the next favour of a card
