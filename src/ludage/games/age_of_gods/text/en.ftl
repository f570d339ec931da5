### Age of Gods: every name, prompt, log line and refusal (English)

## Names

game-name = Age of Gods

## Names: peoples
## .the and .of: the name inside a sentence. .number: the verb that goes with it, "one" or "other".

people-humans = Humans
    .the = the Humans
    .of = of the Humans
    .number = other
people-chaos = Chaos
    .the = Chaos
    .of = of Chaos
    .number = one
people-high_elves = High Elves
    .the = the High Elves
    .of = of the High Elves
    .number = other
people-dwarves = Dwarves
    .the = the Dwarves
    .of = of the Dwarves
    .number = other
people-barbarians = Barbarians
    .the = the Barbarians
    .of = of the Barbarians
    .number = other
people-orcs = Orcs
    .the = the Orcs
    .of = of the Orcs
    .number = other
people-centaurs = Centaurs
    .the = the Centaurs
    .of = of the Centaurs
    .number = other
people-goblins = Goblins
    .the = the Goblins
    .of = of the Goblins
    .number = other
people-dark_elves = Dark Elves
    .the = the Dark Elves
    .of = of the Dark Elves
    .number = other
people-nomads = Nomads
    .the = the Nomads
    .of = of the Nomads
    .number = other
people-lizardmen = Lizardmen
    .the = the Lizardmen
    .of = of the Lizardmen
    .number = other
people-voraces = Devourers
    .the = the Devourers
    .of = of the Devourers
    .number = other
people-pirates = Pirates
    .the = the Pirates
    .of = of the Pirates
    .number = other
people-wood_elves = Wood Elves
    .the = the Wood Elves
    .of = of the Wood Elves
    .number = other
people-hobbits = Hobbits
    .the = the Hobbits
    .of = of the Hobbits
    .number = other
people-amazons = Amazons
    .the = the Amazons
    .of = of the Amazons
    .number = other
people-winged = Winged Folk
    .the = the Winged Folk
    .of = of the Winged Folk
    .number = other
people-gnomes = Gnomes
    .the = the Gnomes
    .of = of the Gnomes
    .number = other
people-sorcerers = Sorcerers
    .the = the Sorcerers
    .of = of the Sorcerers
    .number = other
people-monks = Monks
    .the = the Monks
    .of = of the Monks
    .number = other
people-giants = Giants
    .the = the Giants
    .of = of the Giants
    .number = other
people-ogres = Ogres
    .the = the Ogres
    .of = of the Ogres
    .number = other
people-necromancers = Necromancers
    .the = the Necromancers
    .of = of the Necromancers
    .number = other
people-fairies = Fairy Folk
    .the = the Fairy Folk
    .of = of the Fairy Folk
    .number = other

## Names: special abilities of the peoples

ability-colonists = Colonists
    .text = Launch an attack. If the attacker takes the target, put a fortification from the supply on it (on the first territory taken only, if there is a breakthrough).
ability-cataclysm = Cataclysm
    .text = Roll two dice, keep the one you prefer and apply that line of the divine wrath table. On line 6 it is Chaos that takes a territory.
ability-ancient_wards = Ancient Wards
    .text = Give a people a Defence +1 marker for the rest of the game, then put a fortification from the supply on one of its territories.
ability-fortress = Dwarf Fortress
    .text = Put a Dwarf fortress on an inhabited territory. It counts −2 for the attacker in place of the −1 of a fortification (one already there returns to the supply), and only the conquest or destruction of the territory removes it. Then you may launch an attack from that territory.
ability-war_blood = War Blood
    .text = Give a people an Attack +1 marker for the rest of the game, then launch an attack with that people (the marker already counts).
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
    .text = Give a people a Defence +2 marker until the end of the next turn, then launch an attack with that people.
ability-burglars = Burglars
    .text = You may look in secret at one unrevealed destiny card of an opponent, drawn at random. Then launch an attack.
ability-fury = Fury
    .text = Launch an attack at +2.
ability-flight = Flight
    .text = Launch an attack against any territory of the map, adjacent or not.
ability-invention = Invention
    .text = Raise by 1 the technology level of any people that still holds a territory.
ability-vortex = Vortex
    .text = Choose a territory, inhabited or empty, that has no city, Dwarf fortress or Love marker and is not the last one of its people. Destroy it and put a Vortex on it: it can no longer be attacked, held, fortified or crossed.
ability-holy_war = Holy War
    .text = Name an attacking people and a victim people and give them the two holy war markers (any earlier holy war ends). For the rest of the game the first attacks the second at +2. You may launch such an attack at once.
ability-siege = Wall Breakers
    .text = Launch an attack at +1 that ignores the city, the fortification and the Dwarf fortress of the target.
ability-mercenaries = Mercenaries
    .text = Give a people an Attack +2 marker until the end of the next turn, then launch an attack with that people (the marker already counts).
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
    .text = Attacks against this territory are at −2, until it is taken or destroyed.
marker-attack_1 = Attack +1
    .text = Attacks by this people are at +1 for the rest of the game.
marker-attack_2 = Attack +2
    .text = Attacks by this people are at +2 until the end of the next turn.
marker-defence_1 = Defence +1
    .text = Attacks against this people are at −1 for the rest of the game.
marker-defence_2 = Defence +2
    .text = Attacks against this people are at −2 until the end of the next turn.
marker-holy_war_attacker = Holy war attacker
    .text = Attacks by this people against the victim of the holy war are at +2.
marker-holy_war_victim = Holy war victim
    .text = Attacks against this people by the attacker of the holy war are at +2.
marker-love = Love
    .text = No attack may start from this territory or be aimed at it.
marker-hate = Hate
    .text = Attacks against this people are at +1 for the rest of the game.

## Names: lines of the divine wrath table, by die result

wrath-1 = Dragons awake
    .text = The player on your right chooses an inhabited territory and destroys it.
wrath-2 = Earthquake
    .text = Destroy a fortification of your choice (never a Dwarf fortress).
wrath-3 = Tidal wave
    .text = Destroy an inhabited coastal territory of your choice.
wrath-4 = Famine
    .text = Choose a people that holds four territories or more and destroy one of them.
wrath-5 = Epidemic
    .text = Destroy an inhabited territory with a city. The city itself remains.
wrath-6 = Civil war
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
