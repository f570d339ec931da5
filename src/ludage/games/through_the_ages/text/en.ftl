### Through the Ages: every name, prompt, log line and refusal (English)

## Names

game-name = Through the Ages
# What it is about, for who has never played it.
game-idea = You lead a civilisation from antiquity to modern times. From a row of cards that everybody shares you take leaders, wonders and technologies; farms and mines feed and pay for workers, who run temples and laboratories or serve in your army. A strong army wins colonies and keeps the others at bay; a wise government gives you more actions. What counts in the end is culture: the civilisation that has scored most of it wins.

## Options of a table
## .text: what a value does, in a line. game-length: how long a game takes.

game-length = { $variant ->
        [first-game] about 90 minutes
        [shorter] about 120 minutes
       *[other] about 180 minutes
    }
option-variant = Variant
option-variant-full = Full game
    .text = All ages, with aggressions, wars and pacts.
option-variant-first-game = First game
    .text = Ages A to II without aggressions, wars or pacts: made for learning.
option-variant-shorter = Shorter game
    .text = Ages A to II with every rule; events of Age III are scored at the end.
option-variant-peaceful = Peaceful game
    .text = All ages without aggressions and wars, and without pacts unless the harmless ones stay.
option-harmless_pacts = Harmless pacts
option-harmless_pacts-no = No
    .text = There are no pacts at all.
option-harmless_pacts-yes = Yes
    .text = The four pacts that have nothing to do with attacks stay in the game.
option-global_conflict = Global conflict
option-global_conflict-no = No
    .text = Strength alone scores nothing when an age ends.
option-global_conflict-yes = Yes
    .text = When an age ends, everybody scores their lead in strength over the weakest.
option-impact_ranking = Impacts by rank
option-impact_ranking-manual = By the manual
    .text = With four players Impact of Science and Impact of Strength score 14/7/0/0.
option-impact_ranking-cards = By the cards
    .text = With four players Impact of Science and Impact of Strength score 15/10/5/0, as printed on the cards.

## Names: cards
## .text: what the card does. .kind: its type.

card-agriculture = Agriculture
    .text = Each worker: 1 food. To build: 2 resources.
    .kind = farm
card-bronze = Bronze
    .text = Each worker: 1 resource. To build: 2 resources.
    .kind = mine
card-philosophy = Philosophy
    .text = Each worker: 1 science. To build: 3 resources.
    .kind = lab
card-religion = Religion
    .text = Each worker: 1 culture, 1 happiness. To build: 3 resources.
    .kind = temple
card-warriors = Warriors
    .text = Each worker: 1 strength. To build: 2 resources.
    .kind = infantry
card-despotism = Despotism
    .text = 4 civil actions, 2 military actions, at most 2 urban buildings of each type.
    .kind = government
card-colossus = Colossus
    .text = Stages: 3, 3. +2 strength, +1 colonisation modifier.
    .kind = wonder
card-hanging_gardens = Hanging Gardens
    .text = Stages: 2, 2, 2. +1 culture production, +2 happy faces.
    .kind = wonder
card-library_of_alexandria = Library of Alexandria
    .text = Stages: 1, 4, 1. +1 culture production, +1 science production. Civil hand limit +1 and military hand limit +1.
    .kind = wonder
card-pyramids = Pyramids
    .text = Stages: 3, 2, 1. +1 civil action.
    .kind = wonder
card-alexander_the_great = Alexander the Great
    .text = Each of your military units gives +1 strength to your rating (not to a colonisation force). As a political action you may remove him from play and add 1 yellow token from the box to your yellow bank.
    .kind = leader
card-aristotle = Aristotle
    .text = Each time you take a technology card from the card row, score 1 science.
    .kind = leader
card-hammurabi = Hammurabi
    .text = Once per turn you may use one of your military actions as a civil action. Taking a leader card from the card row costs you 1 civil action less (minimum 0).
    .kind = leader
card-homer = Homer
    .text = +1 happy face. Each turn you have 1 temporary resource for building or upgrading military units. When you replace Homer you may put the card under one of your completed wonders, which then gives 1 extra happy face; if you do, you do not get back the civil action of the leader replacement.
    .kind = leader
card-julius_caesar = Julius Caesar
    .text = +1 strength, +1 military action. Once per game, after a political action you may perform a second political action in the same politics phase.
    .kind = leader
card-moses = Moses
    .text = Increasing your population costs 1 food less.
    .kind = leader
card-cultural_heritage_a = Cultural Heritage (A)
    .text = Score 1 science and 4 culture.
    .kind = action card
card-engineering_genius_a = Engineering Genius (A)
    .text = Build exactly one stage of your wonder for 2 resources less.
    .kind = action card
card-frugality_a = Frugality (A)
    .text = Increase your population at the full food cost, then gain 1 food.
    .kind = action card
card-patriotism_a = Patriotism (A)
    .text = This turn you have 1 extra military action and 1 temporary resource for building or upgrading military units.
    .kind = action card
card-rich_land_a = Rich Land (A)
    .text = Build or upgrade a farm or a mine for 1 resource less.
    .kind = action card
card-stockpile_a = Stockpile
    .text = Gain 1 food and 1 resource.
    .kind = action card
card-urban_growth_a = Urban Growth (A)
    .text = Build or upgrade an urban building for 1 resource less.
    .kind = action card
card-irrigation = Irrigation
    .text = Each worker: 2 food. To build: 4 resources. To develop: 3 science.
    .kind = farm
card-iron = Iron
    .text = Each worker: 2 resources. To build: 5 resources. To develop: 5 science.
    .kind = mine
card-alchemy = Alchemy
    .text = Each worker: 2 science. To build: 6 resources. To develop: 4 science.
    .kind = lab
card-theology = Theology
    .text = Each worker: 1 culture, 2 happiness. To build: 5 resources. To develop: 2 science.
    .kind = temple
card-printing_press = Printing Press
    .text = Each worker: 1 science, 1 culture. To build: 3 resources. To develop: 3 science.
    .kind = library
card-drama = Drama
    .text = Each worker: 2 culture, 1 happiness. To build: 4 resources. To develop: 3 science.
    .kind = theater
card-bread_and_circuses = Bread and Circuses
    .text = Each worker: 2 happiness, 1 strength. To build: 3 resources. To develop: 3 science.
    .kind = arena
card-swordsmen = Swordsmen
    .text = Each worker: 2 strength. To build: 3 resources. To develop: 4 science.
    .kind = infantry
card-knights = Knights
    .text = Each worker: 2 strength. To build: 3 resources. To develop: 5 science.
    .kind = cavalry
card-warfare = Warfare
    .text = +1 strength, +1 military action. To develop: 5 science.
    .kind = special technology (military)
card-code_of_laws = Code of Laws
    .text = +1 civil action. To develop: 6 science.
    .kind = special technology (law)
card-cartography = Cartography
    .text = +1 strength, +2 colonisation. To develop: 4 science.
    .kind = special technology (exploration)
card-masonry = Masonry
    .text = Cheaper urban buildings (age I: 1, II: 1, III: 1), up to 2 wonder stages for one civil action. To develop: 3 science.
    .kind = special technology (construction)
card-monarchy = Monarchy
    .text = 5 civil actions, 3 military actions, at most 3 urban buildings of each type. Cost: 8 science, 2 by revolution.
    .kind = government
card-theocracy = Theocracy
    .text = 4 civil actions, 3 military actions, at most 3 urban buildings of each type, +1 culture, +1 happiness, +1 strength. Cost: 6 science, 1 by revolution.
    .kind = government
card-great_wall = Great Wall
    .text = Stages: 2, 2, 3, 2. +1 culture production, +1 happy face. +1 strength for each of your infantry units and each of your artillery units (rating only, not the colonisation force).
    .kind = wonder
card-st_peters_basilica = St. Peter’s Basilica
    .text = Stages: 4, 4. +2 culture production, +1 happy face. Each other card, and each worker, that gives at least one happy face gives one more happy face.
    .kind = wonder
card-taj_mahal = Taj Mahal
    .text = Stages: 2, 4, 2. +3 culture production; +1 blue token (returned if the card loses its effect). While in the card row: a player who has replaced a leader this turn pays 2 civil actions less to take it (minimum 0).
    .kind = wonder
card-universitas_carolina = Universitas Carolina
    .text = Stages: 3, 3, 3. +1 culture production, +2 science production.
    .kind = wonder
card-christopher_columbus = Christopher Columbus
    .text = As a political action you may remove him from play to colonise a territory card from your hand without sending any unit.
    .kind = leader
card-frederick_barbarossa = Frederick Barbarossa
    .text = For 1 military action you may increase your population and build a military unit with that worker in one go; the increase costs 1 food less and the unit 1 resource less.
    .kind = leader
card-genghis_khan = Genghis Khan
    .text = For tactics any number of your infantry units may count as cavalry. At the end of your turn score 3 culture if you are one of the two strongest civilisations (2 players: the strongest); you win ties.
    .kind = leader
card-joan_of_arc = Joan of Arc
    .text = +1 culture production, +1 military action. +1 strength for each happy face of your temples and of your government. At the start of your politics phase you may look at the top card of the current events deck.
    .kind = leader
card-leonardo_da_vinci = Leonardo da Vinci
    .text = Your best lab or library (highest level with a worker) produces extra science equal to its level. Each time you develop a technology, gain 1 resource.
    .kind = leader
card-michelangelo = Michelangelo
    .text = Your temples, theaters and completed wonders produce 1 extra culture for each of their happy faces. When you take a wonder you do not pay the extra civil actions for completed wonders.
    .kind = leader
card-breakthrough_i = Breakthrough (I)
    .text = Develop a technology at the full science cost, then score 2 science. May also be used for a revolution if all civil actions are available (all of them are then spent).
    .kind = action card
card-cultural_heritage_i = Cultural Heritage (I)
    .text = Score 2 science and 2 culture.
    .kind = action card
card-engineering_genius_i = Engineering Genius (I)
    .text = Build exactly one stage of your wonder for 3 resources less.
    .kind = action card
card-frugality_i = Frugality (I)
    .text = Increase your population at the full food cost, then gain 2 food.
    .kind = action card
card-patriotism_i = Patriotism (I)
    .text = This turn you have 1 extra military action and 2 temporary resources for building or upgrading military units.
    .kind = action card
card-reserves_i = Reserves (I)
    .text = Gain 2 food or gain 2 resources (your choice).
    .kind = action card
card-rich_land_i = Rich Land (I)
    .text = Build or upgrade a farm or a mine for 2 resources less.
    .kind = action card
card-urban_growth_i = Urban Growth (I)
    .text = Build or upgrade an urban building for 2 resources less.
    .kind = action card
card-selective_breeding = Selective Breeding
    .text = Each worker: 3 food. To build: 6 resources. To develop: 5 science.
    .kind = farm
card-coal = Coal
    .text = Each worker: 3 resources. To build: 8 resources. To develop: 7 science.
    .kind = mine
card-scientific_method = Scientific Method
    .text = Each worker: 3 science. To build: 8 resources. To develop: 6 science.
    .kind = lab
card-organized_religion = Organized Religion
    .text = Each worker: 1 culture, 3 happiness. To build: 7 resources. To develop: 4 science.
    .kind = temple
card-journalism = Journalism
    .text = Each worker: 2 science, 2 culture. To build: 8 resources. To develop: 6 science.
    .kind = library
card-opera = Opera
    .text = Each worker: 3 culture, 1 happiness. To build: 8 resources. To develop: 7 science.
    .kind = theater
card-team_sports = Team Sports
    .text = Each worker: 3 happiness, 2 strength. To build: 5 resources. To develop: 5 science.
    .kind = arena
card-riflemen = Riflemen
    .text = Each worker: 3 strength. To build: 5 resources. To develop: 6 science.
    .kind = infantry
card-cavalrymen = Cavalrymen
    .text = Each worker: 3 strength. To build: 5 resources. To develop: 6 science.
    .kind = cavalry
card-cannon = Cannon
    .text = Each worker: 3 strength. To build: 5 resources. To develop: 6 science.
    .kind = artillery
card-strategy = Strategy
    .text = +3 strength, +2 military actions. To develop: 8 science.
    .kind = special technology (military)
card-justice_system = Justice System
    .text = +1 civil action, +3 blue tokens. To develop: 7 science.
    .kind = special technology (law)
card-navigation = Navigation
    .text = +2 strength, +3 colonisation. To develop: 6 science.
    .kind = special technology (exploration)
card-architecture = Architecture
    .text = Cheaper urban buildings (age I: 1, II: 2, III: 2), up to 3 wonder stages for one civil action. To develop: 6 science.
    .kind = special technology (construction)
card-constitutional_monarchy = Constitutional Monarchy
    .text = 6 civil actions, 4 military actions, at most 3 urban buildings of each type. Cost: 12 science, 6 by revolution.
    .kind = government
card-republic = Republic
    .text = 7 civil actions, 2 military actions, at most 3 urban buildings of each type. Cost: 13 science, 3 by revolution.
    .kind = government
card-eiffel_tower = Eiffel Tower
    .text = Stages: 3, 7, 3. +4 culture production, +1 happy face.
    .kind = wonder
card-kremlin = Kremlin
    .text = Stages: 4, 4, 4. +2 culture production, +1 civil action, +1 military action, one unhappy face (−1 happiness).
    .kind = wonder
card-ocean_liner_service = Ocean Liner Service
    .text = Stages: 4, 2, 2, 4. Once per turn in your action phase gain 1 population (yellow bank to worker pool) for no action and no food.
    .kind = wonder
card-transcontinental_railroad = Transcontinental Railroad
    .text = Stages: 3, 3, 3, 3. +4 strength. One worker on your best mine technology (highest age with a worker) produces twice: one extra blue token on that card in resource production.
    .kind = wonder
card-isaac_newton = Isaac Newton
    .text = Your best lab or library (highest level with a worker) produces extra science equal to its level. Each time you develop a technology, get back 1 spent civil action.
    .kind = leader
card-james_cook = James Cook
    .text = When colonising you may discard up to 2 military cards for +1 colonisation force each. Your first colony produces 2 extra culture, every further colony 1 extra culture.
    .kind = leader
card-js_bach = J. S. Bach
    .text = Each of your theaters produces 1 extra culture. Developing a theater technology costs 2 science less. Once per turn, for 1 civil action, you may upgrade any of your urban buildings to a theater of the same or a higher level for the usual cost difference (no action card can be used for it).
    .kind = leader
card-maximilien_robespierre = Maximilien Robespierre
    .text = +1 military action. A revolution costs you all your military actions instead of all your civil actions. Score 3 culture when you declare a revolution.
    .kind = leader
card-napoleon_bonaparte = Napoleon Bonaparte
    .text = +2 military actions. +2 strength for each different type of military unit you have (infantry, cavalry, artillery, air force; at most +8).
    .kind = leader
card-william_shakespeare = William Shakespeare
    .text = +1 happy face. If you have a library you build theaters for 1 resource less and develop theater technologies for 1 science less, and vice versa for libraries if you have a theater. Each pair of one library and one theater produces 2 extra culture.
    .kind = leader
card-breakthrough_ii = Breakthrough (II)
    .text = Develop a technology at the full science cost, then score 3 science. May also be used for a revolution if all civil actions are available (all of them are then spent).
    .kind = action card
card-efficient_upgrade_ii = Efficient Upgrade (II)
    .text = Upgrade a farm, a mine or an urban building for 3 resources less.
    .kind = action card
card-engineering_genius_ii = Engineering Genius (II)
    .text = Build exactly one stage of your wonder for 4 resources less.
    .kind = action card
card-frugality_ii = Frugality (II)
    .text = Increase your population at the full food cost, then gain 3 food.
    .kind = action card
card-patriotism_ii = Patriotism (II)
    .text = This turn you have 1 extra military action and 3 temporary resources for building or upgrading military units.
    .kind = action card
card-reserves_ii = Reserves (II)
    .text = Gain 3 food or gain 3 resources (your choice).
    .kind = action card
card-revolutionary_idea_ii = Revolutionary Idea (II)
    .text = Score 4 science.
    .kind = action card
card-rich_land_ii = Rich Land (II)
    .text = Build or upgrade a farm or a mine for 3 resources less.
    .kind = action card
card-urban_growth_ii = Urban Growth (II)
    .text = Build or upgrade an urban building for 3 resources less.
    .kind = action card
card-wave_of_nationalism_ii = Wave of Nationalism
    .text = For each civilisation stronger than yours you have temporary resources for building or upgrading military units this turn: 6 each in a 2-player game, 3 each with 3 players, 2 each with 4 players.
    .kind = action card
card-mechanized_agriculture = Mechanized Agriculture
    .text = Each worker: 5 food. To build: 8 resources. To develop: 7 science.
    .kind = farm
card-oil = Oil
    .text = Each worker: 5 resources. To build: 11 resources. To develop: 9 science.
    .kind = mine
card-computers = Computers
    .text = Each worker: 5 science. To build: 11 resources. To develop: 8 science.
    .kind = lab
card-multimedia = Multimedia
    .text = Each worker: 3 science, 3 culture. To build: 11 resources. To develop: 9 science.
    .kind = library
card-movies = Movies
    .text = Each worker: 4 culture, 1 happiness. To build: 11 resources. To develop: 10 science.
    .kind = theater
card-professional_sports = Professional Sports
    .text = Each worker: 4 happiness, 3 strength. To build: 8 resources. To develop: 7 science.
    .kind = arena
card-modern_infantry = Modern Infantry
    .text = Each worker: 5 strength. To build: 7 resources. To develop: 10 science.
    .kind = infantry
card-tanks = Tanks
    .text = Each worker: 5 strength. To build: 7 resources. To develop: 9 science.
    .kind = cavalry
card-rockets = Rockets
    .text = Each worker: 5 strength. To build: 7 resources. To develop: 8 science.
    .kind = artillery
card-air_forces = Air Forces
    .text = Each worker: 5 strength. To build: 7 resources. To develop: 12 science. One air force may join one army and doubles its tactical strength.
    .kind = air force
card-military_theory = Military Theory
    .text = +5 strength, +3 military actions. To develop: 11 science.
    .kind = special technology (military)
card-civil_service = Civil Service
    .text = +2 civil actions, +3 blue tokens. To develop: 10 science.
    .kind = special technology (law)
card-satellites = Satellites
    .text = +3 strength, +4 colonisation. To develop: 8 science.
    .kind = special technology (exploration)
card-engineering = Engineering
    .text = Cheaper urban buildings (age I: 1, II: 2, III: 3), up to 4 wonder stages for one civil action. To develop: 9 science.
    .kind = special technology (construction)
card-communism = Communism
    .text = 7 civil actions, 5 military actions, at most 4 urban buildings of each type, −1 happiness. Cost: 19 science, 5 by revolution.
    .kind = government
card-democracy = Democracy
    .text = 7 civil actions, 3 military actions, at most 4 urban buildings of each type, +3 culture. Cost: 17 science, 9 by revolution.
    .kind = government
card-fundamentalism = Fundamentalism
    .text = 6 civil actions, 5 military actions, at most 4 urban buildings of each type, −2 science, +5 strength. Cost: 18 science, 7 by revolution.
    .kind = government
card-fast_food_chains = Fast Food Chains
    .text = Stages: 4, 4, 4, 4. On completion score 2 culture per worker on farms and mines and 1 culture per worker on urban buildings and military units.
    .kind = wonder
card-first_space_flight = First Space Flight
    .text = Stages: 1, 2, 4, 9. On completion score culture equal to the sum of the levels of all your technology cards in play (government and special technologies included; age A = 0, I = 1, II = 2, III = 3).
    .kind = wonder
card-hollywood = Hollywood
    .text = Stages: 5, 6, 5. On completion score twice the culture produced by your theaters and libraries, including leader modifications of those buildings (Shakespeare, Bach, Chaplin).
    .kind = wonder
card-internet = Internet
    .text = Stages: 2, 3, 4, 3, 2. On completion score culture equal to the culture plus science produced and strength given by your urban buildings, including leader modifications of those buildings (Shakespeare, Bach, Chaplin, Newton, Einstein, Meier).
    .kind = wonder
card-albert_einstein = Albert Einstein
    .text = Your best lab or library (highest level with a worker) produces extra science equal to its level. Score 3 culture each time you develop a technology.
    .kind = leader
card-bill_gates = Bill Gates
    .text = Each of your labs also produces resources equal to its level. When he leaves play, or at the end of the game, score culture equal to this extra production.
    .kind = leader
card-charlie_chaplin = Charlie Chaplin
    .text = +2 happy faces. Your best theater (one worker) produces twice its culture.
    .kind = leader
card-mahatma_gandhi = Mahatma Gandhi
    .text = +2 culture production. You may not play aggressions or wars. Opponents pay twice the military actions to play an aggression or a war against you.
    .kind = leader
card-sid_meier = Sid Meier
    .text = Each of your labs produces culture equal to its level, and 1 science less.
    .kind = leader
card-winston_churchill = Winston Churchill
    .text = Each turn choose one: score 3 culture; or have 3 temporary science for developing military unit technologies and 3 temporary resources for building or upgrading military units this turn.
    .kind = leader
card-efficient_upgrade_iii = Efficient Upgrade (III)
    .text = Upgrade a farm, a mine or an urban building for 4 resources less.
    .kind = action card
card-endowment_for_the_arts_iii = Endowment for the Arts
    .text = For each civilisation with more culture points than yours score 6 culture in a 2-player game, 3 with 3 players, 2 with 4 players.
    .kind = action card
card-engineering_genius_iii = Engineering Genius (III)
    .text = Build exactly one stage of your wonder for 5 resources less.
    .kind = action card
card-military_build_up_iii = Military Build-Up
    .text = For each civilisation stronger than yours you have temporary resources for building or upgrading military units this turn: 8 each in a 2-player game, 5 each with 3 players, 3 each with 4 players.
    .kind = action card
card-patriotism_iii = Patriotism (III)
    .text = This turn you have 1 extra military action and 4 temporary resources for building or upgrading military units.
    .kind = action card
card-reserves_iii = Reserves (III)
    .text = Gain 4 food or gain 4 resources (your choice).
    .kind = action card
card-revolutionary_idea_iii = Revolutionary Idea (III)
    .text = Score 6 science.
    .kind = action card
card-urban_growth_iii = Urban Growth (III)
    .text = Build or upgrade an urban building for 4 resources less.
    .kind = action card
card-development_of_agriculture = Development of Agriculture
    .text = Each civilisation gains 2 food.
    .kind = event
card-development_of_civilization = Development of Civilization
    .text = Each civilisation may at once do one of: increase its population for 1 food less; build a farm, mine or urban building for 1 resource less; develop a technology for 1 science less. No action is paid.
    .kind = event
card-development_of_crafts = Development of Crafts
    .text = Each civilisation gains 2 resources.
    .kind = event
card-development_of_markets = Development of Markets
    .text = Each civilisation gains 2 food or 2 resources (owner chooses).
    .kind = event
card-development_of_politics = Development of Politics
    .text = Each player draws 3 military cards (current age deck).
    .kind = event
card-development_of_religion = Development of Religion
    .text = Each player with an unused worker may build an age A temple free (no action, no resource).
    .kind = event
card-development_of_science = Development of Science
    .text = Each civilisation scores 2 science.
    .kind = event
card-development_of_settlement = Development of Settlement
    .text = Each civilisation gains 1 population free.
    .kind = event
card-development_of_trade_routes = Development of Trade Routes
    .text = Each civilisation scores 1 science and gains 1 food and 1 resource.
    .kind = event
card-development_of_warfare = Development of Warfare
    .text = Each player with an unused worker may build a Warriors unit free (no action, no resource).
    .kind = event
card-fighting_band = Fighting Band
    .text = Army: 2 infantry. +1 strength per army.
    .kind = tactic
card-heavy_cavalry = Heavy Cavalry
    .text = Army: 3 cavalry. +4 strength per army.
    .kind = tactic
card-legion = Legion
    .text = Army: 3 infantry. +2 strength per army.
    .kind = tactic
card-medieval_army = Medieval Army
    .text = Army: 1 infantry + 1 cavalry. +2 strength per army.
    .kind = tactic
card-phalanx = Phalanx
    .text = Army: 2 infantry + 1 cavalry. +3 strength per army.
    .kind = tactic
card-military_bonus_i = Military Bonus (I)
    .text = Defence +2, colonisation +1.
    .kind = military bonus
card-enslave_i = Enslave
    .text = 2 military actions. The rival loses 1 population; you gain 2 food and 2 resources.
    .kind = aggression
card-plunder_i = Plunder (I)
    .text = 1 military action. Take from the rival up to 3 food and/or resources in total (you choose the mix, limited by what the rival has) and gain the same amounts.
    .kind = aggression
card-raid_i = Raid (I)
    .text = 1 military action. Destroy 1 urban building of age A or I of the rival; gain resources equal to half its printed cost, rounded up.
    .kind = aggression
card-open_borders_agreement = Open Borders Agreement
    .text = Both: +1 military action; if one partner attacks the other, the attacker has +2 strength for that attack.
    .kind = pact
card-trade_routes_agreement = Trade Routes Agreement
    .text = A: once in each own turn may use 1 food as 1 resource. B: once in each own turn may use 1 resource as 1 food.
    .kind = pact
card-developed_territory_i = Developed Territory (I)
    .text = At once: 3 science points. For good: +1 yellow token, +1 blue token.
    .kind = territory
card-historic_territory_i = Historic Territory (I)
    .text = At once: 6 culture points. For good: +1 happiness.
    .kind = territory
card-inhabited_territory_i = Inhabited Territory (I)
    .text = At once: 1 population. For good: +2 yellow tokens.
    .kind = territory
card-strategic_territory_i = Strategic Territory (I)
    .text = At once: 3 military cards. For good: +2 strength.
    .kind = territory
card-vast_territory_i = Vast Territory (I)
    .text = At once: 3 food. For good: +3 yellow tokens, −1 blue token.
    .kind = territory
card-wealthy_territory_i = Wealthy Territory (I)
    .text = At once: 5 resources. For good: +3 blue tokens.
    .kind = territory
card-barbarians = Barbarians
    .text = If the civilisation with the most culture points is one of the two weakest civilisations (2 players: the weaker), it loses 1 population.
    .kind = event
card-border_conflict = Border Conflict
    .text = The weakest civilisation destroys one of its own urban buildings, farms or mines (its choice). The strongest civilisation gains 3 resources.
    .kind = event
card-crusades = Crusades
    .text = The strongest civilisation scores 4 culture, the weakest loses 4 culture.
    .kind = event
card-cultural_influence = Cultural Influence
    .text = Each civilisation scores culture equal to its culture rating.
    .kind = event
card-foray = Foray
    .text = Each of the two strongest civilisations (2 players: the stronger) gains 3 food and/or resources in total (owner chooses the mix).
    .kind = event
card-good_harvest = Good Harvest
    .text = Each civilisation produces food now; corruption and consumption are ignored.
    .kind = event
card-immigration = Immigration
    .text = All civilisations tied for the most happy faces gain 1 population free.
    .kind = event
card-new_deposits = New Deposits
    .text = Each civilisation produces resources now; corruption is ignored.
    .kind = event
card-pestilence = Pestilence
    .text = Each civilisation loses 1 population.
    .kind = event
card-raiders = Raiders
    .text = Each of the two weakest civilisations (2 players: the weaker) loses 2 food and/or resources in total (owner chooses the mix).
    .kind = event
card-rats = Rats
    .text = Each civilisation loses all its stored food.
    .kind = event
card-rebellion = Rebellion
    .text = Each civilisation spends without effect 2 civil actions per discontent worker (as far as available).
    .kind = event
card-reign_of_terror = Reign of Terror
    .text = The weakest civilisation loses 1 population.
    .kind = event
card-scientific_breakthrough = Scientific Breakthrough
    .text = Each civilisation scores science equal to its science rating.
    .kind = event
card-uncertain_borders = Uncertain Borders
    .text = The strongest civilisation takes 1 yellow token from the yellow bank of the weakest civilisation into its own yellow bank.
    .kind = event
card-classic_army = Classic Army
    .text = Army: 2 infantry + 2 cavalry. +8 strength per army, +4 if it is obsolete.
    .kind = tactic
card-conquistadors = Conquistadors
    .text = Army: 1 infantry + 2 cavalry. +5 strength per army, +3 if it is obsolete.
    .kind = tactic
card-defensive_army = Defensive Army
    .text = Army: 2 infantry + 1 artillery. +6 strength per army, +3 if it is obsolete.
    .kind = tactic
card-fortifications = Fortifications
    .text = Army: 2 artillery. +5 strength per army, +3 if it is obsolete.
    .kind = tactic
card-mobile_artillery = Mobile Artillery
    .text = Army: 1 cavalry + 1 artillery. +5 strength per army, +3 if it is obsolete.
    .kind = tactic
card-napoleonic_army = Napoleonic Army
    .text = Army: 1 infantry + 1 cavalry + 1 artillery. +7 strength per army, +4 if it is obsolete.
    .kind = tactic
card-military_bonus_ii = Military Bonus (II)
    .text = Defence +4, colonisation +2.
    .kind = military bonus
card-annex_ii = Annex
    .text = 2 military actions. Take 1 colony of the rival: its permanent effect moves to you, its immediate effect is not applied again.
    .kind = aggression
card-infiltrate_ii = Infiltrate
    .text = 2 military actions. Remove from play the leader or the unfinished wonder of the rival (your choice); score 3 culture per level of that card.
    .kind = aggression
card-plunder_ii = Plunder (II)
    .text = 1 military action. Take from the rival up to 5 food and/or resources in total (you choose the mix, limited by what the rival has) and gain the same amounts.
    .kind = aggression
card-raid_ii = Raid (II)
    .text = 2 military actions. Destroy up to 2 urban buildings of the rival: one of age II or older and one of age I or older; gain resources equal to half the sum of their printed costs, rounded up once.
    .kind = aggression
card-spy_ii = Spy
    .text = 1 military action. The rival loses up to 5 science; you score the same amount of science.
    .kind = aggression
card-war_over_technology_ii = War over Technology
    .text = 2 military actions. The victor takes science points equal to the strength advantage; instead of points the victor may take special (blue) technologies of the loser, each counting its science cost; points and cards may be mixed.
    .kind = war
card-war_over_territory_ii = War over Territory
    .text = 2 military actions. The victor takes from the yellow bank of the loser 1 yellow token plus 1 for every full 5 points of strength advantage (limited by the bank).
    .kind = war
card-acceptance_of_supremacy = Acceptance of Supremacy
    .text = A: +1 resource production; may not attack B. B: −1 resource production; may not attack A.
    .kind = pact
card-international_trade_agreement = International Trade Agreement
    .text = A: +1 resource production. B: +1 food production.
    .kind = pact
card-promise_of_military_protection = Promise of Military Protection
    .text = A: +1 culture production; the pact ends if one attacks the other. B: +4 strength and −1 culture production; the pact ends if one attacks the other.
    .kind = pact
card-scientific_cooperation = Scientific Cooperation
    .text = Both: each time a partner develops a technology it pays 2 science less and the other partner pays 1 science; if the other has no science point the technology cannot be developed.
    .kind = pact
card-developed_territory_ii = Developed Territory (II)
    .text = At once: 5 science points. For good: +2 yellow tokens, +2 blue tokens.
    .kind = territory
card-historic_territory_ii = Historic Territory (II)
    .text = At once: 11 culture points. For good: +2 happiness.
    .kind = territory
card-inhabited_territory_ii = Inhabited Territory (II)
    .text = At once: 2 population. For good: +3 yellow tokens.
    .kind = territory
card-strategic_territory_ii = Strategic Territory (II)
    .text = At once: 5 military cards. For good: +4 strength.
    .kind = territory
card-vast_territory_ii = Vast Territory (II)
    .text = At once: 4 food. For good: +4 yellow tokens, −1 blue token.
    .kind = territory
card-wealthy_territory_ii = Wealthy Territory (II)
    .text = At once: 9 resources. For good: +4 blue tokens.
    .kind = territory
card-civil_unrest = Civil Unrest
    .text = Each civilisation loses 4 culture per discontent worker. All civilisations tied for the most discontent workers also return 1 blue token to the box. No effect if nobody has discontent workers.
    .kind = event
card-cold_war = Cold War
    .text = Each of the two strongest civilisations (2 players: the stronger) scores 6 science.
    .kind = event
card-crime_wave = Crime Wave
    .text = Each of the two weakest civilisations (2 players: the weaker) loses 3 culture and returns 1 blue token to the box.
    .kind = event
card-economic_progress = Economic Progress
    .text = Each civilisation in this order: evaluates corruption, produces food, evaluates consumption, produces resources.
    .kind = event
card-emigration = Emigration
    .text = Each civilisation loses population equal to half its discontent workers, rounded up (yellow tokens go back to the yellow bank).
    .kind = event
card-iconoclasm = Iconoclasm
    .text = Each civilisation whose leader is not of the current age removes that leader from play.
    .kind = event
card-independence_declaration = Independence Declaration
    .text = The weakest civilisation loses 1 colony of its choice.
    .kind = event
card-international_agreement = International Agreement
    .text = The strongest civilisation may at once take civil cards from the card row worth up to 5 civil actions in total, giving up its next political action. Then the row slides left and is refilled (no discard of the first spaces); this may end the age.
    .kind = event
card-national_pride = National Pride
    .text = The civilisation with the most culture points scores 5 culture.
    .kind = event
card-politics_of_strength = Politics of Strength
    .text = The strongest civilisation draws 5 military cards; the weakest discards 3 military cards (its choice). In the game-ending age: the strongest scores 5 culture and the weakest loses 3 culture instead.
    .kind = event
card-popularization_of_science = Popularization of Science
    .text = Each civilisation scores culture equal to its science rating.
    .kind = event
card-prosperity = Prosperity
    .text = Each civilisation gains 1 food per happy face (at most 8).
    .kind = event
card-ravages_of_time = Ravages of Time
    .text = Each player chooses one of their completed wonders of age A or I and turns it face down; it loses all its effects and produces 2 culture instead. It still counts as a completed wonder.
    .kind = event
card-refugees = Refugees
    .text = The weakest civilisation loses 3 culture and 1 population; the strongest scores 3 culture and gains 1 population free.
    .kind = event
card-terrorism = Terrorism
    .text = The civilisation with the fewest culture points destroys 1 urban building of each other civilisation (it chooses which).
    .kind = event
card-entrenchments = Entrenchments
    .text = Army: 1 infantry + 2 artillery. +9 strength per army, +5 if it is obsolete.
    .kind = tactic
card-mechanized_army = Mechanized Army
    .text = Army: 1 cavalry + 2 artillery. +10 strength per army, +5 if it is obsolete.
    .kind = tactic
card-modern_army = Modern Army
    .text = Army: 2 infantry + 1 cavalry + 1 artillery. +13 strength per army, +7 if it is obsolete.
    .kind = tactic
card-shock_troops = Shock Troops
    .text = Army: 1 infantry + 3 cavalry. +11 strength per army, +6 if it is obsolete.
    .kind = tactic
card-military_bonus_iii = Military Bonus (III)
    .text = Defence +6, colonisation +3.
    .kind = military bonus
card-armed_intervention_iii = Armed Intervention
    .text = 2 military actions. The rival loses up to 7 culture; you score the same amount.
    .kind = aggression
card-plunder_iii = Plunder (III)
    .text = 1 military action. Take from the rival up to 7 food and/or resources in total (you choose the mix, limited by what the rival has) and gain the same amounts.
    .kind = aggression
card-raid_iii = Raid (III)
    .text = 3 military actions. Destroy up to 2 urban buildings of the rival: one of age III or older and one of age II or older; gain resources equal to half the sum of their printed costs, rounded up once.
    .kind = aggression
card-war_over_culture_iii = War over Culture
    .text = 3 military actions. The victor takes 5 culture plus culture equal to the strength advantage from the loser (limited by what the loser has).
    .kind = war
card-international_tourism = International Tourism
    .text = Both: +1 culture production for each completed wonder of the other partner.
    .kind = pact
card-loss_of_sovereignty = Loss of Sovereignty
    .text = A: +2 culture production; may not attack B. B: −2 culture production; may not attack A; no player at all may declare war on B.
    .kind = pact
card-military_alliance = Military Alliance
    .text = Both: +3 strength; the pact ends if one attacks the other.
    .kind = pact
card-peace_treaty = Peace Treaty
    .text = Both: +1 culture production; the partners may not attack each other.
    .kind = pact
card-impact_of_agriculture = Impact of Agriculture
    .text = Each civilisation scores culture equal to the food its farms produce, plus 4 if that production exceeds its consumption.
    .kind = event
card-impact_of_architecture = Impact of Architecture
    .text = Each civilisation scores 1 culture per level of each of its urban buildings.
    .kind = event
card-impact_of_balance = Impact of Balance
    .text = Each civilisation scores twice the lowest of its productions of science, culture, food and resources (corruption and consumption ignored).
    .kind = event
card-impact_of_colonies = Impact of Colonies
    .text = Each civilisation scores 3 culture per colony.
    .kind = event
card-impact_of_competition = Impact of Competition
    .text = Each civilisation scores 1 culture per level of each of its military units and arenas.
    .kind = event
card-impact_of_government = Impact of Government
    .text = Each civilisation scores 2 culture per civil action and 1 culture per military action (totals).
    .kind = event
card-impact_of_happiness = Impact of Happiness
    .text = Each civilisation scores 2 culture per happy face (at most 16) and loses 2 culture per discontent worker.
    .kind = event
card-impact_of_industry = Impact of Industry
    .text = Each civilisation scores culture equal to the resources its mines produce (other sources ignored; the Transcontinental Railroad doubling counts, Bill Gates does not).
    .kind = event
card-impact_of_population = Impact of Population
    .text = Each civilisation scores 2 culture per content worker above 10 (content workers = all workers, unused included, minus discontent workers).
    .kind = event
card-impact_of_progress = Impact of Progress
    .text = Each civilisation scores 2 culture per level of its government and of its special (blue) technologies.
    .kind = event
card-impact_of_science = Impact of Science
    .text = Civilisations score culture by rank of science rating. Usual tie-break.
    .kind = event
card-impact_of_strength = Impact of Strength
    .text = Civilisations score culture by rank of strength rating. Usual tie-break.
    .kind = event
card-impact_of_technology = Impact of Technology
    .text = Each civilisation scores 4 culture per Age III technology in play (in the shorter game: per Age II technology).
    .kind = event
card-impact_of_variety = Impact of Variety
    .text = Each civilisation scores 2 culture for each type of military unit and each type of urban building it has (with a worker) and for each special (blue) technology.
    .kind = event
card-impact_of_wonders = Impact of Wonders
    .text = Each civilisation scores for its completed wonders: 5 culture per age A, 4 per age I, 3 per age II, 2 per age III.
    .kind = event

## What belongs to the text of a card at a table

# $ranking: what the ranks score there, "14/7/0". The clients add this to the card's own text.
ranking-impact_of_science = From first to last: { $ranking }.
ranking-impact_of_strength = { ranking-impact_of_science }

## Names: everything else on the table

age-0 = age A
    .of = of age A
    .turns = age A begins.
age-1 = age I
    .of = of age I
    .turns = age I begins.
age-2 = age II
    .of = of age II
    .turns = age II begins.
age-3 = age III
    .of = of age III
    .turns = age III begins.
age-4 = the last age
    .of = of the last age
    .turns = the last age ends.
side-a = A
side-b = B
space = Space { $number }
stage = Stages: { $number }
bid = Bid { $number }
mix = { $number } food
hand = { $card } in hand
    .id = card
tactic = { $card } among the common tactics
    .id = card
bank-yellow = Yellow bank
workers-unused = Unused workers
deck-future = Future events
deck-current = Current events
area-colonies = Colonies
way-peaceful = Peaceful change
way-revolution = Revolution
way-culture = As a War over Culture
way-cancel = Cancel the pact
loss-destroy = Destroy
loss-disband = Disband
goods-food = Food
goods-resources = Resources
victim-leader = Leader
victim-wonder = Unfinished wonder

## Choices, as a list offers them

# $space: the number of the space.
action-take = Take the card in space { $space }
action-population = Increase your population
action-build = Build { $card }
action-upgrade = Upgrade { $low } to { $high }
action-destroy = Destroy { $card }
action-disband = Disband { $card }
action-leader = Put { $card } into play
action-stage = Build { $number ->
        [one] one stage
       *[other] { $number } stages
    } of your wonder
action-develop = Develop { $card }
action-revolution = Declare a revolution: { $card }
action-play = Play { $card }
action-tactic = Play the tactic { $card }
action-copy = Copy the tactic { $card }
action-muster = Increase your population and build { $card } with the new worker (Barbarossa)
action-compose = Turn { $low } into { $high } (Bach)
action-law = Use a military action as a civil one (Hammurabi)
action-liner = Gain a worker (Ocean Liner Service)
action-wartime = Take science and resources for your army instead of culture (Churchill)
action-trade = Use 1 food as a resource, or 1 resource as food, this turn (Trade Routes Agreement)
action-end = End your turn
action-prepare = Prepare the event { $card }
action-aggression = Play { $card } against { $seat }
action-war = Declare { $card } on { $seat }
action-culture-war = Declare a War over Culture on { $seat } with { $card }
action-pact = Offer { $card } to { $seat }, as side { $side }
action-pact-equal = Offer { $card } to { $seat }
action-cancel = Cancel the pact in { $seat }’s area
action-resign = Resign
action-retire = Remove Alexander for a yellow token
action-settle = Colonise { $card } from your hand (Columbus)
action-peek = Look at the next event (Joan of Arc)
action-pass = Pass
action-bid = Bid { $number }
action-send = Send { $card }
action-bonus = Play the card { $card }
action-discard = Discard { $card }
action-done = Done
action-lose = Lose a worker on { $card }
action-raze = Raze { $card }
action-mix = Choose { $number } in food, the rest in resources
action-gain-food = Take all of it in food
action-gain-resources = Take all of it in resources
action-colony = Choose the colony { $card }
action-ravage = Let { $card } fall to the ravages of time
action-under = Put Homer under { $card }
action-remove-leader = Remove the leader
action-remove-wonder = Remove the unfinished wonder
action-accept = Accept
action-refuse = Refuse
action-seize = Seize { $card }
action-keep = Keep { $card }
action-token = Take the blue token from { $card }

## Prompts: what is asked, in one line

prompt-politics = Politics: take one political action, or pass.
prompt-peek = You have given up your political action. Joan of Arc may still look at the next event.
prompt-first-round = First round: take cards from the row. Civil actions left: { $civil }.
prompt-actions = Your actions: { $civil } civil, { $military } military.
prompt-order = { $card }: carry out what the card says.
prompt-homer = Homer leaves: will he lie under a wonder?
prompt-auction-open = { $card } has been discovered. What do you bid?
# $bid: the last bid. $seat: who made it.
prompt-auction = { $card }: { $seat } bids { $bid }. Do you bid more?
# $bid: what must be reached. $sent: the force so far.
prompt-force = { $card }: send a force of at least { $bid }. So far: { $sent }.
prompt-defence = { $seat } attacks with { $card }. Defend yourself: { $so-far } added so far.
prompt-lose-population = You lose a worker: from which card?
prompt-destroy-own = Destroy one of your farms, mines or urban buildings.
prompt-destroy = Destroy one of { $seat }’s urban buildings.
prompt-mixed-gain = Gain { $number } food or resources: how much of it in food?
prompt-mixed-loss = Lose { $number } food or resources: how much of it in food?
prompt-plunder = Take { $number } food or resources from { $seat }: how much of it in food?
prompt-food-or-resources = Gain { $number } food or { $number } resources.
prompt-lose-colony = You lose a colony: which one?
prompt-annex = Which colony do you take from { $seat }?
prompt-ravage = Ravages of Time: which of your wonders falls?
prompt-infiltrate = Which of { $seat }’s cards do you remove from play?
prompt-civil-life = You may increase your population, build or develop for { $number } less.
prompt-free-building = You may build { $card } for free.
prompt-discard = Discard military cards: { $number } to go.
prompt-agreement = Take cards from the row. Actions left: { $number }.
# $side: the side of the player who is asked.
prompt-offer = { $seat } offers you { $card }; you would be side { $side }.
prompt-offer-equal = { $seat } offers you { $card }.
prompt-spoils = You have { $number } of your advantage left. Seize { $seat }’s special technologies, or take the rest in science.
prompt-keep = Which of your two events do you keep for the end of the game?
prompt-token = You lose a blue token: from which card?
prompt-token-wonder = The bank is empty: from which card does the blue token for the wonder come?

## Questions before something is given up

# $civil, $military: actions left that something could be done with.
forgo-actions = { $military ->
        [0] { $civil ->
            [one] 1 civil action unused: end your turn?
           *[other] { $civil } civil actions unused: end your turn?
        }
       *[other] { $civil ->
            [0] { $military ->
                [one] 1 military action unused: end your turn?
               *[other] { $military } military actions unused: end your turn?
            }
           *[other] { $military ->
                [one] { $civil } civil and 1 military action unused: end your turn?
               *[other] { $civil } civil and { $military } military actions unused: end your turn?
            }
        }
    }
forgo-first-card = { $civil ->
        [one] You have taken no card, 1 civil action unused: end your turn?
       *[other] You have taken no card, { $civil } civil actions unused: end your turn?
    }
forgo-free = There is still something you can do without spending an action: end your turn?
forgo-gift-civil_life = You could still increase your population, build or develop for less: pass?
forgo-gift-free_building = You could still build { $card } for free: pass?
forgo-gift-agreement = You could still take cards from the row: done?
forgo-gift-spoils = You could still seize special technologies, and { $seat } has too little science for the rest: done?
forgo-gift-destroy = You could still destroy a building: done?

## Refusals: means

# $need: what it takes. $have: what there is.
refusal-no-civil-action = This takes { $need ->
        [one] one civil action
       *[other] { $need } civil actions
    }; you have { $have }.
refusal-no-military-action = This takes { $need ->
        [one] one military action
       *[other] { $need } military actions
    }; you have { $have }.
refusal-no-food = This costs { $need } food; you have { $have }.
refusal-no-resources = This costs { $need ->
        [one] one resource
       *[other] { $need } resources
    }; you have { $have }.
refusal-no-science = This costs { $need } science; you have { $have }.
refusal-partner-without-science = Your partner in the cooperation has no science to pay a share of 1.
refusal-empty-bank = Your yellow bank is empty: there is nobody left to grow by.

## Refusals: the card row and the hand

refusal-empty-space = There is no card in this space.
refusal-leader-of-this-age = You have already taken a leader { $age-of }.
refusal-unfinished-wonder = Finish your wonder before you take { $card }.
refusal-technology-known = You already have { $card }.
refusal-hand-full = Your hand is full: at most { $limit } civil cards.
refusal-only-taking = In the first round you can only take cards.
refusal-not-in-hand = You do not have this card in hand.
refusal-military-card-not-in-hand = You do not have this military card in hand.
refusal-just-taken = An action card cannot be played in the turn in which it was taken.
refusal-order-impossible = What this card orders cannot be carried out now.
refusal-not-ordered = The card you played orders something else.

## Refusals: workers, wonders, governments

refusal-not-in-play = This technology is not in play.
refusal-no-unused-worker = You have no unused worker.
refusal-urban-limit = Your government allows at most { $limit } buildings of this type.
refusal-no-worker-here = There is no worker on the lower card.
refusal-nothing-to-destroy = There is nothing to destroy here.
refusal-nothing-to-disband = There is no unit to disband here.
refusal-no-wonder = You have no unfinished wonder.
refusal-no-such-stage = Your wonder does not have that many stages left.
refusal-too-many-stages = That many stages at once need a better construction technology.
refusal-civil-actions-spent = A revolution takes all your civil actions: none may be spent already.
refusal-military-actions-spent = With Robespierre a revolution takes all your military actions: none may be spent already.

## Refusals: leaders

refusal-not-hammurabi = Only Hammurabi turns a military action into a civil one.
refusal-hammurabi-used = Hammurabi does so once a turn.
refusal-no-red-token = You have no military action left.
refusal-no-liner = You do not own the Ocean Liner Service.
refusal-liner-used = The Ocean Liner Service brings one worker a turn.
refusal-not-churchill = Winston Churchill is not your leader.
refusal-churchill-used = Churchill has already made his choice this turn.
refusal-no-trade-routes = You have no Trade Routes Agreement.
refusal-trade-used = You have already traded this turn.
refusal-nothing-to-trade = You have nothing to trade.
refusal-traded-once = What is traded pays for the worker or for the unit, not for both.
refusal-wonder-not-yours = Homer can only lie under a wonder that you have completed.
refusal-not-barbarossa = Frederick Barbarossa is not your leader.
refusal-not-bach = J. S. Bach is not your leader.
refusal-bach-used = Bach does so once a turn.
refusal-bach-not-ordered = Bach’s upgrade to a theater is an action of its own: no action card can be used for it.
refusal-not-alexander = Alexander the Great is not your leader.
refusal-not-columbus = Christopher Columbus is not your leader.
refusal-not-joan = Joan of Arc is not your leader.
refusal-politics-given-up = You have given up this political action for the International Agreement.
refusal-peeked = You have already looked at the next event.
refusal-not-cook = Only James Cook lets you discard cards for a colony.
refusal-cook-used = James Cook discards no more than two cards.

## Refusals: tactics and attacks

refusal-tactic-changed = You can change your tactic only once a turn.
refusal-tactic-not-common = This tactic is not among the common ones.
refusal-tactic-in-use = This is your tactic already.
refusal-no-such-rival = There is no such rival.
refusal-peaceful-leader = With Gandhi you may not attack.
refusal-pact-forbids = A pact forbids attacks between you.
refusal-not-stronger = You must be stronger than your rival.
refusal-no-target = Your rival has nothing that this card could take.
refusal-last-round = No war can be declared in the last round.
refusal-protected-from-war = A pact protects this player from wars.
refusal-not-shorter = Only in the shorter game can a war count as a War over Culture.
refusal-too-many-defenders = You may use no more cards than you have military actions in all.
refusal-not-to-seize = You cannot seize this technology.
refusal-nothing-to-remove = Your rival has none.
refusal-more-to-destroy = A building must be destroyed.
refusal-nothing-there = This building cannot be destroyed.
refusal-not-your-pact = You have no part in such a pact.
refusal-no-resigning-now = Nobody may resign in the last age.
refusal-not-in-first-game = In a first game nobody resigns.

## Refusals: events and colonies

# $bid: the last bid. $most: what the player could send.
refusal-bid-too-low = You must bid more than { $bid }.
refusal-bid-too-high = You can send { $most } at most.
refusal-no-such-unit = You have no such unit.
refusal-force-too-small = Your force is { $sent }; it must reach { $bid }.
refusal-force-without-unit = At least one unit must be sent.
refusal-bonus-as-bonus = A bonus card is played for its bonus.
refusal-not-a-colony = This is not one of the colonies.
refusal-no-worker-to-lose = There is no worker on this card.
refusal-no-token-there = There is no blue token on this card.
refusal-not-that-mix = There is not that much of it.
refusal-not-to-be-ravaged = Only a completed wonder of age A or I can fall.
refusal-not-this-building = Another building is offered.
refusal-units-not-meant = The event is not about military units.
refusal-not-dealt = You were not dealt this event.

## Refusals: not for now

refusal-answer-first = First answer what the card asks of you.
refusal-not-now-civil = Civil actions belong to your action phase.
refusal-not-now-military = Military actions belong to your action phase.
refusal-not-now-political = Political actions belong to your politics phase.
refusal-not-now-colony = You are not colonising a territory now.
refusal-not-now-event = No event or attack asks for this now.
refusal-not-now-end = It is not your action phase.
refusal-not-now-pass = There is nothing to pass now.
refusal-not-now-bonus = Bonus cards are for defence and colonisation.
refusal-not-now-discard = You need not discard a military card now.
refusal-not-now-done = There is nothing to finish now.
refusal-not-now-lose = You are not losing a worker now.
refusal-not-now-lose-colony = No colony changes hands now.
refusal-not-now-under = Homer is not being replaced now.
refusal-not-now-remove = You are not infiltrating anybody now.
refusal-not-now-pact = You are not being offered a pact.
refusal-not-now-seize = You have not won a War over Technology.
refusal-not-now-keep = It is not the time to choose an event for the end of the game.
refusal-not-now-token = You need not take a blue token from a card now.

## Log: the course of the game

event-turn-begins = Round { $round }: { $seat }.
event-age-begins = { $age-turns }
event-yellow-lost = Every player loses { $count } yellow tokens, or as many as are in the bank.
event-last-round = Round { $round } will be the last.
event-swept = Swept from the row: { $cards }.
event-dealt = New in the row: { $cards }.
event-outdated = { $seat } discards outdated cards: { $civil } civil, { $military } military.
event-reshuffled = The military discards are shuffled into a new deck.
event-drawn = { $seat } draws { $count ->
        [one] a military card
       *[other] { $count } military cards
    }.
event-drawn-secret = { $seat } draws { $cards }.
event-discarded = { $seat } discards a military card { $age-of }.
event-discarded-secret = { $seat } discards { $card }.
event-won = { $winners-count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }
event-final-events = { $cards-count ->
        [0] No event is left to be scored.
       *[other] Events scored at the end: { $cards }.
    }
event-final-score = { $seat }: { $amount-signed } culture in the final scoring ({ $line }).
event-global-conflict = Global conflict: { $seat } scores { $amount } culture.
event-endings-seen = The players look at the events they were dealt for the end of the game.
event-endings-seen-secret = Your events for the end of the game: { $cards }.
event-event-kept = { $seat } has chosen an event for the end of the game.
event-event-kept-secret = { $seat } keeps { $card }.
event-resigned = { $seat } resigns.
event-politics-given-up = { $seat } has given up this political action.

## Log: actions

event-taken = { $seat } takes { $card } { $cost ->
        [0] without spending an action
        [one] for one action
       *[other] for { $cost } actions
    }.
event-population = { $seat } increases population for { $food } food.
event-built = { $seat } builds { $card } { $cost ->
        [0] for free
        [one] for one resource
       *[other] for { $cost } resources
    }.
event-upgraded = { $seat } upgrades { $low } to { $high } { $cost ->
        [0] for free
        [one] for one resource
       *[other] for { $cost } resources
    }.
event-destroyed = { $seat } destroys { $card }.
event-disbanded = { $seat } disbands { $card }.
event-leader = { $card } leads { $seat }’s civilisation.
event-leader-leaves = { $card } leaves { $seat }’s civilisation.
event-homer-under = { $seat } lays Homer under { $card }.
event-law = { $seat } uses a military action as a civil one.
event-liner = The ocean liners bring { $seat } a worker.
event-wartime = { $seat } puts science and industry to work for the army.
event-traded = { $seat } uses the trade routes.
event-stages = { $seat } builds { $stages ->
        [one] a stage
       *[other] { $stages } stages
    } of { $card } { $cost ->
        [0] for free
        [one] for one resource
       *[other] for { $cost } resources
    }.
event-wonder = { $seat } completes { $card }{ $culture ->
        [0] .
       *[other] {""} and scores { $culture } culture.
    }
event-wonder-lost = { $seat } loses the unfinished { $card }.
event-ravaged = { $seat }’s { $card } falls to the ravages of time.
event-developed = { $seat } develops { $card } for { $cost } science.
event-revolution = Revolution: { $seat } adopts { $card } for { $cost } science.
event-action-card = { $seat } plays { $card }.
event-tactic = { $seat } plays the tactic { $card }.
event-tactic-copied = { $seat } copies the tactic { $card }.
event-tactic-common = The tactic { $card } is open to everybody.

## Log: production

event-production = { $seat } scores { $science } science and { $culture } culture, and produces { $food } food and { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }.
event-uprising = Uprising: { $seat } produces nothing.
event-corruption = Corruption costs { $seat } { $amount ->
        [one] one resource
       *[other] { $amount } resources
    } (or food, for want of resources).
event-consumption = { $seat } consumes { $amount } food.
event-consumption-traded = { $seat } eats { $amount } resource by the trade routes.
event-hunger = Hunger costs { $seat } { $amount } culture.
event-goods = { $seat }: { $food ->
        [0] { $resources-signed } { $resources ->
            [one] resource
           *[other] resources
        }
       *[other] { $food-signed } food{ $resources ->
            [0] {""}
            [one] {""}, { $resources-signed } resource
           *[other] {""}, { $resources-signed } resources
        }
    }.
event-culture = { $seat }: { $amount-signed } culture.
event-ranked = { $seat }: { $amount-signed } culture by rank ({ $scale }).
event-science = { $seat }: { $amount-signed } science.
event-population-gained = { $seat } gains { $count ->
        [one] one worker
       *[other] { $count } workers
    }.
event-population-lost = { $seat } loses { $count ->
        [one] one worker
       *[other] { $count } workers
    }.
event-worker-lost = { $seat } loses a worker on { $card }.
event-token-lost = { $seat } loses a blue token on { $card }.
event-blue-lost = { $seat } loses { $count ->
        [one] a blue token
       *[other] { $count } blue tokens
    }.
event-actions-lost = { $seat } loses { $count ->
        [one] a civil action
       *[other] { $count } civil actions
    }.
event-yellow-taken = { $seat } takes { $count ->
        [one] a yellow token
       *[other] { $count } yellow tokens
    } from { $rival }.

## Log: politics

event-prepared = { $seat } prepares an event { $age-of } and scores { $culture } culture.
event-prepared-secret = { $seat } prepares { $card } and scores { $culture } culture.
event-event = Event: { $card }.
event-peeked = { $seat } looks at the next event.
event-peeked-secret = The next event will be { $card }.
event-bid = { $seat } bids { $amount }.
event-no-bid = { $seat } does not bid.
event-auction-won = { $seat } wins { $card } with a bid of { $amount }.
event-not-colonized = Nobody colonises { $card }.
event-unit-sent = { $seat } sends { $card }.
event-bonus-played = { $seat } plays { $card }.
event-colony = { $seat } has a new colony: { $card }.
event-colony-lost = { $seat } loses the colony { $card }.
event-settled = Columbus leads { $seat } to { $card }.
event-razed = { $seat } loses { $card }.
event-aggression = { $seat } plays { $card } against { $rival }.
event-aggression-repelled = { $rival } repels { $seat }’s attack.
event-aggression-succeeds = { $seat }’s attack on { $rival } succeeds.
event-war = { $seat } declares { $card } on { $rival }.
event-war-won = { $card }: { $seat } defeats { $rival } by { $amount }.
event-war-cancelled = { $seat }’s { $card } is called off.
event-war-even = { $card } ends without a victor.
event-seized = { $seat } seizes { $card }.
event-pact-offered = { $seat } offers { $card } to { $rival }, as side { $side }.
event-pact-offered-equal = { $seat } offers { $card } to { $rival }.
event-pact-accepted = { $seat } accepts { $card }.
event-pact-refused = { $seat } refuses { $card }.
event-pact-ends = The pact { $card } ends.

## What numbers are made of

cause-card = { $card }
# $count: the workers on the card.
cause-workers = { $card } ({ $count })
cause-limit = The limit of this rating
score-technologies = Technologies
score-government = Government
score-science = Science rating
score-strength = Strength rating
score-happiness = Happiness
score-production = Food and resources produced
score-colonies = Colonies
score-wonders = Wonders of age II
score-event = { $card }
score-ranking = { $card } ({ $scale })
score-leader = { $card }

## Forecasts

forecast-civil-actions = Civil actions
forecast-extra-civil-actions = Borrowed civil actions
forecast-military-actions = Military actions
forecast-extra-military-actions = Temporary military actions
forecast-army-resources = Resources for the army
forecast-army-science = Science for the army
forecast-traded-food = Resource usable as food
forecast-traded-resources = Food usable as a resource
forecast-discount = Discount: { $card }
forecast-food = Food
forecast-resources = Resources
forecast-food-rate = Food produced each turn
forecast-resource-rate = Resources produced each turn
forecast-blue = Blue tokens in the bank
forecast-yellow-tokens = Yellow tokens
forecast-science = Science points
forecast-culture = Culture points
forecast-unused = Unused workers
forecast-culture-rate = Culture rating
forecast-science-rate = Science rating
forecast-strength = Strength
forecast-happiness = Happiness
forecast-civil-total = Civil actions each turn
forecast-military-total = Military actions each turn
forecast-colonization = Colonisation
forecast-greatest-force = The most you can send: { $number }
forecast-force = Force: { $sent } of { $bid }
forecast-defence = Added to your defence
forecast-strengths = Your strength { $own } against { $theirs } ({ $seat })
forecast-open-borders = Open borders
forecast-uprising = Uprising: no production
forecast-uprising-near = No uprising, but no unused worker to spare
forecast-no-uprising = No uprising
forecast-leader-scored = Culture scored by { $card }
forecast-science-scored = Science scored
forecast-culture-scored = Culture scored
forecast-corruption = Corruption
forecast-corruption-food = Corruption paid in food
forecast-food-produced = Food produced
forecast-consumption = Food consumed
forecast-consumption-traded = Resource eaten as food
forecast-hunger = Culture lost to hunger
forecast-resources-produced = Resources produced
forecast-cards-drawn = Military cards drawn
forecast-cards-drawn-at-most = Military cards drawn, at most
forecast-cards-discarded = Military cards to discard

## What players do in a game, counted

habits-source = People: 1,011 recorded games on a web site, 692 of them with 2, 133 with 3 and 186 with 4 players.
habit-rounds = rounds
habit-culture = final culture
habit-lead = winner’s lead over the second (median)
habit-science-left = unspent science at the end (median)
habit-wonders = wonders completed
habit-stages = wonder stages
habit-wonders-finished = wonders begun that are finished
habit-governments = government changes
habit-first-government = round of the first change (median)
habit-cards = civil cards taken (median)
habit-cards-for-1 = … from spaces for 1 action (median)
habit-cards-for-2 = … from spaces for 2 actions (median)
habit-cards-for-3 = … from spaces for 3 actions (median)
habit-share-for-3 = … share from spaces for 3 actions
habit-cards-age-a = … in age A
habit-cards-age-i = … in age I
habit-cards-age-ii = … in age II
habit-cards-age-iii = … in age III
habit-cards-age-iv = … in age IV
habit-leaders = leaders played
habit-colonies = colonies
habit-bids = colony bids
habit-bonus-cards = bonus cards used
habit-tactics = tactics put into play
habit-take-farms-mines = farm and mine technologies taken
habit-take-urban = urban technologies taken
habit-take-units = unit technologies taken
habit-take-blue = blue technologies taken
habit-take-action-cards = action cards taken
habit-take-governments = governments taken
habit-take-lab = laboratories taken
habit-take-mine = mines taken
habit-take-farm = farms taken
habit-take-cavalry = cavalry taken
habit-take-infantry = infantry taken
habit-take-artillery = artillery taken
habit-take-airforce = air forces taken
habit-take-library = libraries taken
habit-take-theater = theaters taken
habit-take-temple = temples taken
habit-take-arena = arenas taken
habit-wars = wars declared
habit-games-with-war = games with a war
habit-wars-won = wars won by the declarer
habit-aggressions = aggressions
habit-games-with-aggression = games with an aggression
habit-pacts-offered = pacts offered
habit-pacts-accepted = pacts accepted
habit-events-prepared = events prepared
habit-colonised = territories colonised
habit-population = population increases
habit-buildings = buildings built
habit-units = units built
habit-upgrades-production = upgrades of buildings
habit-upgrades-units = upgrades of units
habit-developed = technologies developed
habit-action-cards = action cards played for themselves
habit-discards = military cards discarded above the limit
habit-politics-passed = political phases passed
habit-destroyed = buildings destroyed by their owner
habit-disbanded = units disbanded
habit-turns = player turns
## Why bots prefer something: a text a weight of the evaluation

# They stand after an amount: “+1.8 science each turn”. Weights with the same text count as one reason.
reason-points = culture that is there or sure to come
reason-science-to-4 = science each turn
reason-science-to-10 = { reason-science-to-4 }
reason-science-above = { reason-science-to-4 }
reason-resources-to-4 = resources each turn
reason-resources-to-10 = { reason-resources-to-4 }
reason-resources-above = { reason-resources-to-4 }
reason-food-to-2 = food each turn
reason-food-to-4 = { reason-food-to-2 }
reason-food-above = { reason-food-to-2 }
reason-shortage = food that will be missing
reason-civil-action = civil actions each turn
reason-military-action = military actions each turn
reason-unspent = civil actions still to be spent
reason-stock-of-science = science in store
reason-stock = food and resources in store
reason-unused = unused workers
reason-army = the strength the age asks for
reason-ahead = strength beside the strongest rival
reason-discontent = discontent workers
reason-unrest = the threat of an uprising
reason-corruption = corruption
reason-level-farm = better farms
reason-level-mine = better mines
reason-level-lab = better labs
reason-level-temple = better temples
reason-level-library = better libraries
reason-level-theater = better theaters
reason-level-arena = better arenas
reason-level-infantry = better infantry
reason-level-cavalry = better cavalry
reason-level-artillery = better artillery
reason-level-airforce = air forces
reason-promise = technologies in hand
reason-new-technology = { reason-promise }
reason-new-government = a government in hand
reason-new-leader = a leader in hand
reason-in-hand = other cards in hand
reason-special = special technologies
reason-leader = the leader in play
reason-leader-age = { reason-leader }
reason-stage = stages of the wonder
reason-begun = a wonder under way
reason-wonder = finished wonders
reason-colony = colonies
reason-military-card = military cards in hand
reason-war = the war as it stands
reason-rival = the strongest rival’s prospects
reason-victory = the victory
reason-card-goods = action cards in hand
reason-card-science = { reason-card-goods }
reason-card-culture = { reason-card-goods }
reason-card-army = { reason-card-goods }
reason-culture-rate = culture each turn
reason-science-due = science for the technologies in hand
reason-wonder-promise = the wonder under way, once it stands
reason-power-in-hand = { reason-new-leader }
reason-held-bonus = bonus cards in hand
reason-held-tactic = tactics in hand
reason-held-aggression = aggressions in hand
reason-held-war = wars in hand
reason-held-pact = pacts in hand
reason-held-territory = territories in hand
reason-held-event = events in hand
reason-power-strength-per-unit = { card-alexander_the_great }
reason-power-science-for-taking-technology = { card-aristotle }
reason-power-military-action-as-civil = { card-hammurabi }
reason-power-face-under-wonder = { card-homer }
reason-power-second-political-action = { card-julius_caesar }
reason-power-cheaper-population = { card-moses }
reason-power-colony-from-hand = { card-christopher_columbus }
reason-power-population-and-unit = { card-frederick_barbarossa }
reason-power-infantry-as-cavalry = { card-genghis_khan }
reason-power-strength-from-faith = { card-joan_of_arc }
reason-power-best-lab-resource = { card-leonardo_da_vinci }
reason-power-culture-from-faces = { card-michelangelo }
reason-power-best-lab-action = { card-isaac_newton }
reason-power-culture-from-colonies = { card-james_cook }
reason-power-theaters = { card-js_bach }
reason-power-military-revolution = { card-maximilien_robespierre }
reason-power-strength-per-unit-type = { card-napoleon_bonaparte }
reason-power-library-and-theater = { card-william_shakespeare }
reason-power-best-lab-culture = { card-albert_einstein }
reason-power-labs-make-resources = { card-bill_gates }
reason-power-best-theater-twice = { card-charlie_chaplin }
reason-power-no-attacks = { card-mahatma_gandhi }
reason-power-labs-make-culture = { card-sid_meier }
reason-power-culture-or-military = { card-winston_churchill }
reason-power-larger-hands = { card-library_of_alexandria }
reason-power-strength-per-infantry-and-artillery = { card-great_wall }
reason-power-more-faces = { card-st_peters_basilica }
reason-power-cheaper-after-leader = { card-taj_mahal }
reason-power-free-population = { card-ocean_liner_service }
reason-power-best-mine-twice = { card-transcontinental_railroad }
