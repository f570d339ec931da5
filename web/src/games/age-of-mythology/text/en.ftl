### Age of Mythology in the browser: what stands on the boards beside the engine’s own texts, and the guided first game (English)

## Boards

aom-your-board = Your board
aom-back-to-mine = Back to my board
aom-look = Enlarge { $seat }’s board
aom-hand-limit = { $count } cards a turn
aom-store = keeps { $count } cubes of each kind
aom-would-spoil = { $count ->
        [one] One of them would spoil at the end of the turn
       *[other] { $count } of them would spoil at the end of the turn
    }
aom-production = Production
aom-city = City
aom-army = Army
aom-others = Others
aom-parts = Parts of the table
aom-tiles-of = { $count } of { $most } tiles
aom-buildings-of = { $count } of { $most } buildings
aom-units-of = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
aom-open-square = { $terrain }, no tile
aom-count = { $count } there
aom-idle = Idle
aom-idle-villagers = Villagers without work: { $count }
aom-no-units = No unit
aom-left-neighbour = left neighbour
aom-right-neighbour = right neighbour
aom-you = You
aom-or = or

## Players

aom-points = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
aom-points-label = Points
aom-points-left = Victory point cubes left in the bank: { $count }
aom-first-player = Starting player
aom-cards-held = Cards in hand: { $permanent } permanent, { $random } random
aom-age-archaic = Archaic
aom-age-classical = Classical
aom-age-heroic = Heroic
aom-age-mythic = Mythic
aom-culture-egyptian = Deserts and fertile land, Mummies and Priests: units that come back.
aom-culture-greek = Hills, Medusas and Cyclopes: strong myth units and heroes.
aom-culture-norse = Forests and mountains, berserkers and giants: an army for attack.
aom-cultures = Cultures

## Turn

aom-turn = Turn { $turn }
aom-turn-round = Turn { $turn }, round { $round }
aom-turn-phase = Turn { $turn }, { $phase }
aom-round = Round { $round }
aom-phase-placement = Cubes
aom-phase-draw = Cards
aom-phase-discard = Discard

## Cards

aom-permanent = Permanent
aom-random = Random
aom-action-attack = Attack
aom-action-build = Build
aom-action-explore = Explore
aom-action-gather = Gather
aom-action-next_age = Next Age
aom-action-recruit = Recruit
aom-action-trade = Trade
aom-card-attack = Attack a neighbour with up to { $count } units.
aom-card-build = { $count ->
        [one] Build one building.
       *[other] Build up to { $count } buildings.
    }
aom-card-explore = { $count ->
        [0] As many tiles as players; everybody takes one.
       *[other] A tile for each player and { $count } more; everybody takes one.
    }
aom-card-gather = One terrain or one resource; everybody gathers it.
aom-card-gather-all = Everything; everybody gathers.
aom-card-gather-food = Food; everybody gathers it.
aom-card-next-age = Pay { $classical }, { $heroic } or { $mythic } of each resource: the price of the Classical, Heroic or Mythic Age.
aom-card-recruit = Recruit up to { $count } units.
aom-card-trade = { $count ->
        [0] Swap any cubes with the bank, for free.
        [one] Pay one cube, then swap any cubes with the bank.
       *[other] Pay { $count } cubes, then swap any cubes with the bank.
    }
aom-god-power = { $god }, { $power }, { $favor } Favor: { $text }
aom-hand = Hand
aom-hand-cards = { $count ->
        [0] No card
        [one] { $count } card
       *[other] { $count } cards
    }
aom-hand-empty = No card in hand.
aom-played = Played this turn
aom-burn-note = Pass this round
aom-taken = Taken
aom-laid-aside = Discarded
aom-hand-building = Build your hand
aom-hand-so-far = { $count } of { $most } cards so far. Random cards come last, and end it.
aom-permanent-deck = Permanent deck: take what you need
aom-random-deck = Random deck ({ $count })
aom-draw = { $count ->
        [0] none
       *[other] draw
    }

## Choices

aom-draft-row = Starting tiles
aom-explore-row = Explored tiles
aom-chooses = { $seat } chooses
aom-gather-title = What is gathered?
aom-gather-note = Point at a choice to see it on the board.
aom-build-title = Buildings
aom-build-note = { $count ->
        [one] One more with this card
       *[other] Up to { $count } more with this card
    }
aom-none-left = none left
aom-recruit-title = Recruits
aom-recruit-note = { $count ->
        [one] One more with this card
       *[other] Up to { $count } more with this card
    }
aom-levy-title = Free units
aom-take-bank = Cubes from the bank
aom-take-from = Cubes from { $seat }
aom-spare = { $building }: which cube need not be paid?
aom-trade-bank = The bank: first choose a cube of yours, then one from here
aom-attack-whom = Which of { $seat }’s areas?
aom-attack-note = The area decides what the winner takes.
aom-prize-city = and a building destroyed
aom-prize-production = and a production tile
aom-prize-holding = and five cubes
aom-destroy-title = Which of { $seat }’s buildings?
aom-strike-title = Which of { $seat }’s units?
aom-choose-land = Other players’ tiles

## Victory cards, bank, tables

aom-victory-cards = Victory cards
aom-victory-won_last_battle = to the winner
aom-victory-the_wonder = to its builder
aom-cubes-on = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
aom-leads = { $seat } leads
aom-bank = Bank
aom-tables = Tables
aom-table-buildings = Buildings
aom-table-units = Units
aom-table-ages = Ages
aom-table-decks = Decks
aom-left = { $count } left
aom-pool = Tiles in the pool: { $count }
aom-deck = { $down } face down, { $up } face up

## Battle

aom-attacker = Attacker
aom-defender = Defender
aom-battle-for = Battle for { $seat }’s
aom-battle-for-you = Battle for your
aom-if-wins = If { $seat } wins
aom-if-you-win = If you win
aom-if-holds = If { $seat } holds
aom-if-you-hold = If you hold
aom-show-table = Show the table
aom-show-battle = Back to the battle
aom-choosing-secretly = Chooses units in secret
aom-chosen-secretly = Has chosen in secret
aom-may-send = At home, any of these may come:
aom-army-assembles = The army assembles
aom-card-choosing = Chooses a battle card
aom-card-yours = Choose your battle card
aom-card-down = A card lies face down
aom-card-secret = Face down for the others
aom-retreats = Retreats
aom-gone-home = Has left the battle
aom-round-of-battle = { $round ->
        [0] Before the battle
       *[other] Battle round { $round }
    }
aom-rolled-again = { $count ->
        [one] (tied once)
       *[other] (tied { $count } times)
    }
aom-tie-decided = As many sixes: a special power decides.
aom-base-dice = Base dice
aom-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
aom-dice-against = +{ $dice } against { $type }
aom-dice-versus = +{ $dice } { $type }
aom-dice-rolled = Dice
aom-dice-pair = { $dice } v { $against }
aom-cancelled = cancelled
aom-no-power = No special power.
aom-sixes = sixes
aom-odds = Odds before the roll
aom-odds-now = Attacker { $attacker }%, defender { $defender }%
aom-odds-table = Your chances, unit against unit
aom-odds-round = Round { $round }: your chance against
aom-percent = { $percent }%
aom-history = Round { $round }: { $unit } { $sixes } : { $against } { $enemy }
aom-result-won = Wins the round
aom-result-eliminated = Eliminated
aom-result-thrown = Thrown out
aom-result-protected = Kept by Isis
aom-result-saved = Saved
aom-muster-title = Your army
aom-muster-note = Each click sends one unit. Both sides choose in secret, at the same time.
aom-reserve-title = Reinforcements
aom-from-field = { $unit } on field { $number }

## What "pass" and "done" mean

aom-pass-draft = Take none
aom-pass-explore = Take none
aom-pass-fury = Fight as usual
aom-pass-swap = The Pharaoh fights
aom-pass-save = Let it go
aom-pass-reinforce = Nobody joins
aom-done-act = Leave the action
aom-done-build = Build no more
aom-done-recruit = Recruit no more
aom-done-raze = Destroy no more
aom-done-capture = Take no tile
aom-done-cubes = Take no more
aom-done-discard = Keep the rest
aom-done-commit = { $count ->
        [0] Send nobody
        [one] Fight with one unit
       *[other] Fight with { $count } units
    }

## Short names of units

aom-short-spearman = Spearman
aom-short-chariot_archer = Chariot
aom-short-elephant = Elephant
aom-short-anubite = Anubite
aom-short-mummy = Mummy
aom-short-scorpion_man = Scorpion
aom-short-sphinx = Sphinx
aom-short-phoenix = Phoenix
aom-short-wadjet = Wadjet
aom-short-priest = Priest
aom-short-pharaoh = Pharaoh
aom-short-son_of_osiris = Osiris
aom-short-toxotes = Toxotes
aom-short-hoplite = Hoplite
aom-short-hippokon = Hippokon
aom-short-minotaur = Minotaur
aom-short-centaur = Centaur
aom-short-cyclops = Cyclops
aom-short-hydra = Hydra
aom-short-medusa = Medusa
aom-short-manticore = Manticore
aom-short-classical_greek_hero = Classical
aom-short-heroic_greek_hero = Heroic
aom-short-mythic_greek_hero = Mythical
aom-short-jarl = Jarl
aom-short-huskarl = Huskarl
aom-short-throwing_axeman = Axeman
aom-short-troll = Troll
aom-short-valkyrie = Valkyrie
aom-short-frost_giant = Giant
aom-short-dwarf = Dwarf
aom-short-nidhogg = Nidhogg
aom-short-classical_norse_hero = Classical
aom-short-heroic_norse_hero = Heroic
aom-short-mythic_norse_hero = Mythic

## Score sheet and charts

aom-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
aom-score-of = { $seat }’s score
aom-score-total = Victory points
aom-score-cubes = Resource cubes (they break ties)
aom-no-points = No victory point
aom-series-score = Victory points
aom-series-cubes = Resource cubes
aom-series-buildings = Buildings
aom-series-army = Units
aom-series-age = Age

## The guided first game

aom-lesson-welcome = You lead one of three ancient cultures. In the middle of your table lies your board: above it the Holding Area with your cubes and units, at the left the land that feeds you, at the right your city. Red cubes are victory points; there are four cards to win them from (beside the boards, or under “Tables” where there is little room). Whoever has the most at the end wins.
    .title = A people under the gods
aom-lesson-culture = Each culture has its own land, its own units and its own gods. Read what they are good at, click one and confirm.
    .title = Choose your culture
aom-lesson-draft = Each tile brings its cubes whenever it is gathered. It lies on a square of its own terrain, so count your free squares: faded ones are open. Take turns until everybody has had six chances. Two cubes on a tile are twice as good, but you need some of every colour.
    .title = Your first land
aom-lesson-cube = A red cube goes on one of the four cards. The Largest Army and The Most Buildings pay at the end, to a single leader. Won the Last Battle pays whoever wins the next battle. The Wonder pays who builds it. Put the cube where you mean to be first. Cubes leave the bank every turn: when it is empty, the game ends.
    .title = A turn begins: victory cubes
aom-lesson-hand = You play three cards a turn. Permanent cards are weak but sure: take those you need, one by one. Random cards are stronger and some carry a god, but you do not know what you get. Say last how many of them you draw. A good first hand: Gather, Build and something random.
    .title = Build your hand
aom-lesson-play = In each of three rounds everybody plays one card. Click a card, then choose its action, its god power (it costs Favor, blue cubes; the action may follow, but never the other way round), or to burn it, which is how one passes. What the action would do is listed before you confirm.
    .title = Three rounds
aom-lesson-act = The god has acted. The action of the same card may still be carried out.
    .title = Power, then action
aom-lesson-explore = Tiles are drawn, and everybody may take one in turn, the player of the card first (a god can change that). You may take only what fits on an open square.
    .title = New land
aom-lesson-gather = One terrain or one resource is gathered, with some cards everything, and everybody gathers it, not only you, unless a god forbids it. Point at a choice: the board shows what each tile, villager and building brings, and under the choices stands what the others would get. Villagers give one cube more where they stand; place them first.
    .title = Gathering
aom-lesson-gathered = Cubes have been gathered: first by the player of the card, then clockwise. The bank is small: what it lacks is not paid, and those who come last feel it first.
    .title = What was gathered
aom-lesson-build = Sixteen plots, one building each. A House brings a villager and can be built up to ten times, all others once. Granary, Wood Workshop, Gold Mint and Monument each give two cubes more (Food, Wood, Gold, Favor) with each of your own Gather cards. Red figures are cubes you lack.
    .title = Building
aom-lesson-discount = Something lowers the price of this building. Choose the cubes that you keep.
    .title = A cube less
aom-lesson-recruit = Round medals are mortals, hexagons myth units, shields heroes. Nearly all heroes roll more dice against myth units, some mortals (Spearman, Hippokon, Jarl) against heroes; every unit has its own favourite enemies, and the figures say how many dice more. Heroes come with the Ages.
    .title = Recruiting
aom-lesson-trade = First the price of the card, if it has one, is paid with any cubes; with a Market it costs nothing. Then swap as many cubes as you like, one for one: click a cube of yours, then one of the bank. With a Great Temple 8 Favor buy a red cube here, after the swaps.
    .title = Trading
aom-lesson-age = Whoever reaches a new Age has one card more from the next turn on, and may recruit a new hero. Only in the Mythic Age can the Wonder be built, which ends the game at once.
    .title = A new Age
aom-lesson-attack = Only neighbours can be attacked. Choose the player at the side, then the area: the City Area for a building, the Production Area for a tile, the Holding Area for five cubes. The winner also takes the cubes of Won the Last Battle, even as defender.
    .title = Attack
aom-lesson-commit = Both sides choose their units at the same time and in secret, up to the figure on the card (one more with an Armory). What you do not send stays safe at home. A defender who sends nobody has lost.
    .title = Secret armies
aom-lesson-encounter = Lay one unit face down; so does the enemy. The table shows your exact chance against each unit that may come. Or retreat: the battle is lost, but everybody who is left comes home.
    .title = A round of battle
aom-lesson-rolled = Each unit rolls its dice, itemised on its card. More sixes win the round, ties are rolled again, and the loser is eliminated. The next round follows with whoever is left.
    .title = Only sixes count
aom-lesson-fury = Some units may decide once the cards lie open: throw the enemy, go berserk, step in for another, be saved, call for help. Where dice change, the buttons show by how many.
    .title = In the middle of a fight
aom-lesson-prize = Take what you have gained: a building to destroy, a tile to capture, or cubes.
    .title = The prize
aom-lesson-power = The god asks you to choose. What may be chosen glows; if it belongs to another player, choose the player first.
    .title = A god at work
aom-lesson-villager = With each House a villager goes. You choose which.
    .title = A House is lost
aom-lesson-spoiled = At the end of a turn only five cubes of each kind are kept, eight with a Storehouse. Spend before it spoils.
    .title = Spoilage
aom-lesson-discard = Cards you keep count towards the hand of the next turn. Discard what you will not need, then click “Done”.
    .title = Keep or discard
aom-lesson-fourth = A god lets you play once more after everybody’s third card.
    .title = A fourth card
aom-lesson-won = The game ends with the turn in which the last red cube leaves the bank, or at once with the Wonder. Each red cube is a point; if points are equal, resource cubes decide. You know the game now: play another one, or watch this one in the replay.
    .title = The end
