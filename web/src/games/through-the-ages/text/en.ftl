### Through the Ages in the browser: what the board adds to the engine's texts, and the guided first game (English)

## Cards

tta-take = Take { $card } { $cost ->
        [0] for nothing
        [one] for { $cost } action
       *[other] for { $cost } actions
    }

tta-kind-farm = Farm
    .head = Farm
tta-kind-mine = Mine
    .head = Mine
tta-kind-lab = Lab
    .head = Lab
tta-kind-temple = Temple
    .head = Temple
tta-kind-library = Library
    .head = Library
tta-kind-theater = Theater
    .head = Theater
tta-kind-arena = Arena
    .head = Arena
tta-kind-infantry = Infantry
    .head = Infantry
tta-kind-cavalry = Cavalry
    .head = Cavalry
tta-kind-artillery = Artillery
    .head = Artillery
tta-kind-airforce = Air force
    .head = Air force
tta-kind-government = Government
tta-kind-special-military = Military
tta-kind-special-civil = Law
tta-kind-special-colonization = Exploration
tta-kind-special-construction = Construction
tta-kind-wonder = Wonder
tta-kind-leader = Leader
tta-kind-action = Action
tta-kind-tactic = Tactic
tta-kind-bonus = Bonus
tta-kind-aggression = Aggression
tta-kind-war = War
tta-kind-pact = Pact
tta-kind-territory = Territory
tta-kind-event = Event
tta-figure-food = food
tta-figure-resource = resources
tta-figure-science = science
tta-figure-culture = culture
tta-figure-happy = happiness
tta-figure-strength = strength
tta-figure-colonization = colonisation
tta-figure-civil = civil actions
tta-figure-military = military actions
tta-figure-blue = blue tokens
tta-figure-yellow = yellow tokens
tta-figure-worker = workers
tta-figure-card = military cards
tta-card-sort = { $kind }, age { $age }
tta-civil = Civil
tta-military = Military
tta-of-a-type = Of a type
tta-or = or
tta-revolution-price = science by revolution
tta-obsolete-army = obsolete army: +{ $count }
tta-at-once = At once
tta-for-good = For good
tta-defending = Defence
tta-colonising = Colonies
tta-each-worker = each worker
tta-stages = Stages: { $stages }
tta-unsure = Sources differ about a figure of this card

## The words on the faces of cards: few, with signs; a line with a bar is a row of its own

tta-face-library_of_alexandria = Hand limits: +1
tta-face-alexander_the_great =
    +1{ $strength } a military unit
    Remove him: +1{ $yellow }
tta-face-aristotle = Each technology you take: +1{ $science }
tta-face-hammurabi =
    Once a turn, 1{ $military } as 1{ $civil }
    Leaders: −1{ $civil }
tta-face-homer =
    1{ $resource } a turn for units
    Then under a wonder: 1{ $happy }
tta-face-julius_caesar = Once a game: a second political action
tta-face-moses = Increase population: −1{ $food }
tta-face-cultural_heritage_a = +1{ $science } +4{ $culture }
tta-face-cultural_heritage_i = +2{ $science } +2{ $culture }
tta-face-engineering_genius_a = Build one wonder stage for −2{ $resource }
tta-face-engineering_genius_i = Build one wonder stage for −3{ $resource }
tta-face-engineering_genius_ii = Build one wonder stage for −4{ $resource }
tta-face-engineering_genius_iii = Build one wonder stage for −5{ $resource }
tta-face-frugality_a = Increase population, then +1{ $food }
tta-face-frugality_i = Increase population, then +2{ $food }
tta-face-frugality_ii = Increase population, then +3{ $food }
tta-face-patriotism_a = This turn: +1{ $military } and 1{ $resource } for units
tta-face-patriotism_i = This turn: +1{ $military } and 2{ $resource } for units
tta-face-patriotism_ii = This turn: +1{ $military } and 3{ $resource } for units
tta-face-patriotism_iii = This turn: +1{ $military } and 4{ $resource } for units
tta-face-rich_land_a = Build or upgrade a farm or a mine for −1{ $resource }
tta-face-rich_land_i = Build or upgrade a farm or a mine for −2{ $resource }
tta-face-rich_land_ii = Build or upgrade a farm or a mine for −3{ $resource }
tta-face-stockpile_a = +1{ $food } +1{ $resource }
tta-face-urban_growth_a = Build or upgrade an urban building for −1{ $resource }
tta-face-urban_growth_i = Build or upgrade an urban building for −2{ $resource }
tta-face-urban_growth_ii = Build or upgrade an urban building for −3{ $resource }
tta-face-urban_growth_iii = Build or upgrade an urban building for −4{ $resource }
tta-face-masonry =
    Urban I–III | −1{ $resource }
    Stages | 2 for 1{ $civil }
tta-face-architecture =
    Urban I | −1{ $resource }
    II, III | −2{ $resource }
    Stages | 3 for 1{ $civil }
tta-face-engineering =
    Urban I, II, III | −1, −2, −3{ $resource }
    Stages | 4 for 1{ $civil }
tta-face-great_wall = +1{ $strength } each infantry and artillery unit
tta-face-st_peters_basilica = +1{ $happy } each other source of { $happy }
tta-face-taj_mahal = −2{ $civil } to take if you replaced a leader
tta-face-christopher_columbus = Remove him: colonise from hand without units
tta-face-frederick_barbarossa = 1{ $military }: new worker builds a unit, −1{ $food } −1{ $resource }
tta-face-genghis_khan =
    Infantry counts as cavalry
    Two strongest: +3{ $culture }
tta-face-joan_of_arc =
    +1{ $strength } per { $happy } of temples, government
    See the next event
tta-face-leonardo_da_vinci =
    Best lab or library: +{ $science } equal to its level
    Technology: +1{ $resource }
tta-face-isaac_newton =
    Best lab or library: +{ $science } equal to its level
    Technology: 1{ $civil } back
tta-face-albert_einstein =
    Best lab or library: +{ $science } equal to its level
    Technology: +3{ $culture }
tta-face-michelangelo =
    +1{ $culture } per { $happy } of temples, theaters, wonders
    Wonders: no extra { $civil }
tta-face-breakthrough_i = Develop a technology, then +2{ $science }
tta-face-breakthrough_ii = Develop a technology, then +3{ $science }
tta-face-reserves_i = +2{ $food } or +2{ $resource }
tta-face-reserves_ii = +3{ $food } or +3{ $resource }
tta-face-reserves_iii = +4{ $food } or +4{ $resource }
tta-face-ocean_liner_service = Once a turn: 1{ $worker } for free
tta-face-transcontinental_railroad = Best mine: one worker produces twice
tta-face-james_cook =
    Colony: +1{ $culture }, the first +2{ $culture }
    Up to 2{ $card }: +1{ $colonization } each
tta-face-js_bach =
    Theater: +1{ $culture }, technology −2{ $science }
    1{ $civil }: building to theater
tta-face-maximilien_robespierre = Revolution: all { $military } instead of { $civil }, +3{ $culture }
tta-face-napoleon_bonaparte = +2{ $strength } a type of unit
tta-face-william_shakespeare = Library and theater: +2{ $culture }, each −1{ $resource } −1{ $science }
tta-face-efficient_upgrade_ii = Upgrade a farm, a mine or an urban building for −3{ $resource }
tta-face-efficient_upgrade_iii = Upgrade a farm, a mine or an urban building for −4{ $resource }
tta-face-revolutionary_idea_ii = +4{ $science }
tta-face-revolutionary_idea_iii = +6{ $science }
tta-face-wave_of_nationalism_ii =
    Per stronger rival: 6/3/2{ $resource } for units
    (2, 3, 4 players)
tta-face-military_build_up_iii =
    Per stronger rival: 8/5/3{ $resource } for units
    (2, 3, 4 players)
tta-face-endowment_for_the_arts_iii =
    Per rival with more { $culture }: +6/3/2{ $culture }
    (2, 3, 4 players)
tta-face-fast_food_chains =
    On completion:
    Farm, mine | 2{ $culture }
    Urban, unit | 1{ $culture }
tta-face-first_space_flight = On completion: 1{ $culture } per level of your technologies
tta-face-hollywood = On completion: twice the { $culture } of theaters, libraries
tta-face-internet = On completion: urban { $culture } + { $science } + { $strength } as { $culture }
tta-face-bill_gates =
    Each lab: { $resource } equal to its level
    On leaving: as much { $culture }
tta-face-charlie_chaplin = Best theater: twice its { $culture }
tta-face-mahatma_gandhi = You never attack; against you twice the { $military }
tta-face-sid_meier = Each lab: { $culture } equal to its level, −1{ $science }
tta-face-winston_churchill = Each turn 3{ $culture }, or 3{ $science } 3{ $resource } for the army
tta-face-development_of_agriculture = Everyone | +2{ $food }
tta-face-development_of_crafts = Everyone | +2{ $resource }
tta-face-development_of_science = Everyone | +2{ $science }
tta-face-development_of_settlement = Everyone | +1{ $worker }
tta-face-development_of_politics = Everyone | +3{ $card }
tta-face-pestilence = Everyone | −1{ $worker }
tta-face-development_of_civilization = Everyone, one of: worker −1{ $food }, building −1{ $resource }, technology −1{ $science }
tta-face-development_of_markets =
    Everyone
    +2{ $food } or +2{ $resource }
tta-face-development_of_religion = With an unused { $worker }: a free temple of age A
tta-face-development_of_warfare = With an unused { $worker }: Warriors for free
tta-face-development_of_trade_routes =
    Everyone
    +1{ $science } +1{ $food } +1{ $resource }
tta-face-barbarians = Most { $culture } and one of the two weakest: −1{ $worker }
tta-face-border_conflict =
    Strongest | +3{ $resource }
    Weakest: −1 farm, mine or urban building
tta-face-crusades =
    Strongest | +4{ $culture }
    Weakest | −4{ $culture }
tta-face-uncertain_borders =
    Strongest | +1{ $yellow }
    Weakest | −1{ $yellow }
tta-face-refugees =
    Strongest | +3{ $culture } +1{ $worker }
    Weakest | −3{ $culture } −1{ $worker }
tta-face-politics_of_strength =
    Strongest | +5{ $card }
    Weakest | −3{ $card }
    (last age: { $culture } instead)
tta-face-cultural_influence = Everyone: { $culture } equal to the culture rating
tta-face-scientific_breakthrough = Everyone: { $science } equal to the science rating
tta-face-popularization_of_science = Everyone: { $culture } equal to the science rating
tta-face-foray =
    Two strongest
    +3{ $food }{ $resource }
    in any mix
    (two players: one)
tta-face-raiders =
    Two weakest
    −2{ $food }{ $resource }
    in any mix
    (two players: one)
tta-face-cold_war =
    Two strongest
    +6{ $science }
    (two players: one)
tta-face-crime_wave =
    Two weakest
    −3{ $culture } −1{ $blue }
    (two players: one)
tta-face-good_harvest = Everyone produces { $food }, nothing is eaten
tta-face-new_deposits = Everyone produces { $resource }, no corruption
tta-face-immigration = Most { $happy } | +1{ $worker }
tta-face-rats = Everyone loses all { $food }
tta-face-rebellion = Per discontent worker | −2{ $civil }
tta-face-reign_of_terror = Weakest | −1{ $worker }
tta-face-civil_unrest =
    Per discontent | −4{ $culture }
    Most discontent | −1{ $blue }
tta-face-economic_progress = Everyone: corruption, +{ $food }, consumption, +{ $resource }
tta-face-emigration = Everyone loses { $worker }: half the discontent workers
tta-face-iconoclasm = Leaders of an older age leave play
tta-face-independence_declaration = Weakest loses a colony
tta-face-international_agreement = Strongest takes cards for 5{ $civil }, then no politics
tta-face-national_pride = Most { $culture } | +5{ $culture }
tta-face-prosperity =
    Everyone gains
    1{ $food }
    for each { $happy }
tta-face-ravages_of_time = Everyone: a wonder of age A or I gives only 2{ $culture }
tta-face-terrorism = Least { $culture }: destroys an urban building of each rival
tta-face-enslave_i =
    Rival | −1{ $worker }
    You | +2{ $food } +2{ $resource }
tta-face-plunder_i =
    Take up to
    3{ $food }{ $resource }
    in any mix
tta-face-plunder_ii =
    Take up to
    5{ $food }{ $resource }
    in any mix
tta-face-plunder_iii =
    Take up to
    7{ $food }{ $resource }
    in any mix
tta-face-raid_i = Destroy an urban building (A, I): half its cost in { $resource }
tta-face-raid_ii = Destroy up to 2 urban buildings (II, I): half the cost in { $resource }
tta-face-raid_iii = Destroy up to 2 urban buildings (III, II): half the cost in { $resource }
tta-face-annex_ii = Take a colony, with its effect for good
tta-face-infiltrate_ii = Remove a leader or an unfinished wonder: 3{ $culture } a level
tta-face-spy_ii =
    Take up to
    5{ $science }
    from the rival
tta-face-armed_intervention_iii =
    Take up to
    7{ $culture }
    from the rival
tta-face-war_over_technology_ii = Victor takes { $science } or special technologies worth the { $strength } gap
tta-face-war_over_territory_ii =
    Victor takes
    1{ $yellow }
    +1 per 5{ $strength } of gap
tta-face-war_over_culture_iii =
    Victor takes
    5{ $culture }
    and the gap in { $strength }
tta-face-trade_routes_agreement =
    Side A | 1{ $food } = 1{ $resource }
    Side B | 1{ $resource } = 1{ $food }
    once a turn
tta-face-acceptance_of_supremacy =
    Side A | +1{ $resource }
    Side B | −1{ $resource }
    no attacks
tta-face-international_trade_agreement =
    Side A | +1{ $resource }
    Side B | +1{ $food }
    each turn
tta-face-promise_of_military_protection =
    Side A | +1{ $culture }
    Side B | +4{ $strength } −1{ $culture }
    an attack ends it
tta-face-loss_of_sovereignty =
    Side A | +2{ $culture }
    Side B | −2{ $culture }
    no attacks, no war on B
tta-face-open_borders_agreement =
    Both | +1{ $military }
    Attacking the partner: +2{ $strength }
tta-face-international_tourism =
    Both | +1{ $culture }
    per wonder of the partner
tta-face-military_alliance =
    Both | +3{ $strength }
    an attack ends it
tta-face-peace_treaty =
    Both | +1{ $culture }
    no attacks
tta-face-scientific_cooperation = Technology: −2{ $science }, the partner pays 1{ $science }
tta-face-impact_of_agriculture =
    { $culture } = { $food } of farms
    +4{ $culture } if above consumption
tta-face-impact_of_industry = { $culture } = { $resource } of mines
tta-face-impact_of_architecture = Level of urban buildings | 1{ $culture }
tta-face-impact_of_balance = Twice the lowest of { $science } { $culture } { $food } { $resource } in { $culture }
tta-face-impact_of_colonies = Colony | 3{ $culture }
tta-face-impact_of_competition = Level of units, arenas | 1{ $culture }
tta-face-impact_of_government =
    Each { $civil } | 2{ $culture }
    Each { $military } | 1{ $culture }
tta-face-impact_of_happiness =
    Each { $happy } | 2{ $culture }
    Discontent | −2{ $culture }
tta-face-impact_of_population = Content worker above 10 | 2{ $culture }
tta-face-impact_of_progress = 2{ $culture } a level: government, special technologies
tta-face-impact_of_science =
    By rank in { $science }
    { $ranking }{ $culture }
tta-face-impact_of_strength =
    By rank in { $strength }
    { $ranking }{ $culture }
tta-face-impact_of_technology =
    Technology of age III | 4{ $culture }
    (shorter game: age II)
tta-face-impact_of_variety = 2{ $culture } per type (unit, urban) and special technology
tta-face-impact_of_wonders =
    Each wonder
    A, I | 5, 4{ $culture }
    II, III | 3, 2{ $culture }

## The card row

tta-row = Card row
tta-civil-actions = { $count ->
        [one] { $count } civil action
       *[other] { $count } civil actions
    }
tta-take-cost = To take it: { $count ->
        [one] { $count } civil action
       *[other] { $count } civil actions
    }.
tta-hand-full = hand full
tta-one-wonder = one begun
tta-one-leader = one taken
tta-known = known
tta-actions-left = { $count } left
tta-leaves-next = leaves

## A civilisation

tta-look-at = Civilisation to look at
tta-rating-culture = Culture each turn
tta-rating-science = Science each turn
tta-rating-strength = Strength
tta-rating-happiness = Happiness
tta-rating-colonization = Colonisation
tta-made-of-nothing = Nothing yet
tta-a-turn = { $amount } a turn
tta-rank-of = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $players }
tta-needs = needs { $count }
tta-discontent = { $count } discontent
tta-content = content
tta-made = { $count ->
        [0] none made
       *[other] { $count-signed } made
    }
tta-food-words = Food: { $have } in store, { $eaten } eaten each turn
tta-eaten = −{ $count } eaten
tta-resources-words = Resources: { $have } in store, { $lost } lost to corruption each turn
tta-corrupt = { $count ->
        [0] no loss
       *[other] −{ $count } lost
    }
tta-workers-here = { $count ->
        [0] No worker here.
        [one] { $count } worker here.
       *[other] { $count } workers here.
    }
tta-tokens-here = { $count ->
        [one] { $count } blue token.
       *[other] { $count } blue tokens.
    }
tta-urban-of = { $built } of at most { $limit } buildings of this type
tta-no-worker = no worker
tta-in-hand = in hand
tta-civil-left = Civil actions: { $left } of { $all }
tta-military-left = Military actions: { $left } of { $all }
tta-no-leader = No leader
tta-leaders-taken = Leaders taken: { $ages }
tta-stage-built = A stage of { $cost }, built
tta-stage-cost = Up to this stage; it costs { $cost }
tta-ravaged = ruin
tta-homer-lies-here = Homer lies here: one more happiness
tta-colonies = Colonies: { $count }
tta-unused = Unused
tta-unused-words = { $count ->
        [one] { $count } unused worker
       *[other] { $count } unused workers
    }
tta-yellow-bank = Yellow bank { $count }
tta-yellow-words = { $count ->
        [one] { $count } yellow token
       *[other] { $count } yellow tokens
    }. The next worker costs { $cost } food; { $eaten } food is eaten each turn.
tta-next-worker = next
tta-eaten-head = eaten
tta-blue-bank = Blue bank { $count }
tta-corruption = corruption
tta-army-means = For the army: { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }, { $science } science
tta-traded-food = 1 resource counts as food this turn
tta-traded-resources = 1 food counts as a resource this turn
tta-tactic = Tactic
tta-exclusive = yours alone
tta-common = common
tta-no-tactic = No tactic yet
tta-resigned = Has resigned
tta-rival-hand = Civil cards: { $count }
tta-rival-military = Military cards: { $count }
tta-yellow = Yellow bank
tta-blue = Blue bank

## Beside the civilisation

tta-end-now = If you end now
tta-too-many-discontent = { $discontent } discontent, { $unused } unused: { $missing } too many.
tta-events = Events
tta-past = { $count } past
tta-no-event-yet = No event so far
tta-current = current { $count }
tta-future = future { $count }
tta-events-of-age = age { $age }: { $count }
tta-known-current = You know:
tta-known-future = You prepared:
tta-final-events = Scored at the end:
tta-common-tactics = Common tactics
tta-none-yet = none yet
tta-relations = Wars and pacts

## Auction, attack, pact, events

tta-force-words = The most that everybody knows this player could send
tta-bids = bids { $bid }
tta-out = has passed
tta-asked = is asked
tta-your-bid = Your bid
tta-bid-up-to = or any up to { $most }
tta-bid-this = Bid { $bid }
tta-force-of = Force sent by { $seat }
tta-force-needed = It must reach { $bid }. Click units of your civilisation and bonus cards in your hand; at least one unit must go. What is sent is lost.
tta-force-empty = Nobody has been sent yet.
tta-attacker = attacks
tta-defender = defends
tta-defence-missing = { $missing ->
        [0] { $defence } against { $attack }: the attack is repelled.
       *[other] { $defence } against { $attack }: { $missing } more needed.
    }
tta-defence-help = A bonus card adds its defence, any other military card 1. A tie holds.
tta-side = side { $side }
tta-both-alike = both alike
tta-offers = offers
tta-is-offered = is asked
tta-food-or-resources = Food or resources?
tta-mix = { $food } food and { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
tta-you-side = You would be side { $side }
tta-strengths = Strengths
tta-against-your = against your { $own }
tta-science-cost = { $count } science, one civil action
tta-revolution-cost = { $count } science, all civil actions

## Hands

tta-hands = Your cards
tta-hand-civil = Civil
tta-hand-military = Military
tta-hand-dealt = For the end
tta-hand-empty = none
tta-just-taken = next turn

## Players, status, tables, score

tta-cards-held = { $civil ->
        [one] { $civil } civil card
       *[other] { $civil } civil cards
    }, { $military ->
        [one] { $military } military card
       *[other] { $military } military cards
    }
tta-war-on = { $war } on { $name }, next turn
tta-attacked-by = War from { $name }: { $theirs } against { $own }
tta-ages = Ages
tta-age = Age { $age }
tta-last-age = End
tta-round = Round { $round }
tta-last-round = Last round
tta-phase-politics = Politics
tta-phase-actions = Actions
tta-phase-end = End of turn
tta-civil-deck = Civil deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tta-military-deck = Military deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $discards } discarded
tta-civil-deck-short = Civil deck
tta-military-deck-short = Military deck
tta-discarded = ({ $count } discarded)
tta-tables = Tables
tta-compare = Compare
tta-close = Close
tta-wonders = Wonders
tta-specials = Special technologies
tta-past-events = Past events
tta-known-discards = Discards you know
tta-end-order = End of turn
tta-end-discard = Discard military cards over your limit
tta-end-uprising = More discontent than unused workers: uprising, no production
tta-end-score = Score science and culture
tta-end-corruption = Corruption
tta-end-food = Farms produce food
tta-end-eat = Your people eat; 4 culture lost for each food that is missing
tta-end-resources = Mines produce resources
tta-end-draw = Draw a military card for each unused military action, at most 3
tta-end-reset = Take back your actions
tta-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
tta-score-of = { $seat }’s score
tta-score-before = Culture before the final scoring
tta-score-culture = Culture
tta-series-score = Culture points
tta-series-culture = Culture each turn
tta-series-science = Science each turn
tta-series-strength = Strength
tta-series-happiness = Happiness

## The guided first game

tta-lesson-welcome = You lead a civilisation from antiquity to the threshold of our time. Farms and mines feed and build it, labs make science, temples and theaters make people happy. One thing wins: culture. Whoever has most of it at the end has written the greatest story.
    .title = Through the Ages
tta-lesson-first-round = In the first round you only take cards from the row above. You have { $count ->
        [one] one civil action
       *[other] { $count } civil actions
    } for it. Click a card that glows, then confirm. A leader or a wonder is a fine beginning.
    .title = The first round
tta-lesson-card-row = The five cards on the left cost one civil action, the next four two, the last four three. Each turn the leftmost cards are swept away, the others slide to the left and grow cheaper. Wait, and a card may cost less; wait too long, and a rival has it.
    .title = The card row
tta-lesson-production = Every turn ends with production. You score as much science and culture as your ratings say. Each worker on a farm or a mine puts a blue token on its card: that is your food and your resources. Then your people eat: each food that is missing costs 4 culture.
    .title = Production
tta-lesson-actions = Now your turns are complete. You have { $civil ->
        [one] { $civil } civil action (white)
       *[other] { $civil } civil actions (white)
    } and { $military ->
        [one] { $military } military one (red)
       *[other] { $military } military ones (red)
    }. Civil actions take cards, grow your population, build, develop and play cards; military ones raise units and play tactics. Everything that glows can be done now.
    .title = Your actions
tta-lesson-population = Click the yellow bank: a new worker comes, for a civil action and some food. The emptier the bank, the dearer the next worker, the more is eaten and the more happiness your people want.
    .title = Grow
tta-lesson-building = Click a technology: for an action and resources one of your unused workers goes there and begins to produce. Farms and mines first; they pay for everything else. Your government limits the buildings of each urban type.
    .title = Build
tta-lesson-happiness = The emptier the yellow bank, the more happy faces your people need (on a large screen the numbers under the bank say how many). For each one that is missing a worker is discontent. If there are more discontent workers than unused ones when you end your turn, there is an uprising and you produce nothing.
    .title = Happiness
tta-lesson-end-of-turn = “If you end now” shows, before you decide, what the end of your turn will bring: what you score, produce, eat and lose. Watch it while you act. Unused military actions are not lost: each draws you a military card, three at most.
    .title = Ending the turn
tta-lesson-corruption = Your blue bank is getting empty: too much lies in store, and stores rot. If it is still as empty when you end your turn, the corruption shown takes that many resources, and food if they do not suffice. Spend what you have, and use better farms and mines, whose tokens are worth more.
    .title = Corruption
tta-lesson-military-cards = These are military cards: tactics for your army, bonus cards for defence and colonies, events and territories, and, in a full game, aggressions, wars and pacts. Nobody sees them but you.
    .title = Military cards
tta-lesson-politics = Your turn begins with politics: one political action, or none. Prepare an event: click an event or a territory in your hand; it goes to the future events. You score culture for it, and the next current event is revealed for everybody. Or pass.
    .title = Politics
tta-lesson-order = An action card gives you something at once, or lets you do an action, cheaper than usual or with something on top. Playing it costs one civil action; the action that it lets you do costs no other. It may not be played in the turn in which you took it; leaders and technologies may.
    .title = Action cards
tta-lesson-technology = A technology in your hand does nothing yet. Click it to develop it, for a civil action and the science printed on it. Then new workers may be built there, and those of the older one of its kind upgraded by paying the difference. A government changes peacefully for much science, or by revolution for less and all your civil actions.
    .title = Technologies
tta-lesson-leader = Click a leader in your hand to play it: it costs a civil action and helps you at once. You may take one leader of each age but have only one in play; when you replace one, you get a civil action back.
    .title = Leaders
tta-lesson-homer = Homer makes room for his successor. Laid under one of your completed wonders, he leaves you a happy face; but then you do not get the civil action back.
    .title = Homer
tta-lesson-wonder = Your wonder is built stage by stage. Click the next one: it costs a civil action and the resources written on it. Only when the last stage is done does the wonder work, and then for the rest of the game. One unfinished wonder at a time; each completed one makes the next cost 1 civil action more to take.
    .title = Wonders
tta-lesson-tactic = A tactic is played for a military action and makes armies of your units: the more complete armies, the stronger. At the next turn of its player it becomes common, and the others may copy it for two military actions.
    .title = Tactics
tta-lesson-discard = You may keep as many military cards as you have military actions in all. Discard the rest, face down.
    .title = Hand limit
tta-lesson-event = An event has been revealed and concerns everybody. Many look at who is strongest or weakest: keep an eye on the tracks. The one you prepare now will come later, in the next deck.
    .title = Events
tta-lesson-event-choice = The event offers you something. Choose what glows, or decline if you may.
    .title = An offer
tta-lesson-event-loss = You lose something. Choose what you can best do without.
    .title = A loss
tta-lesson-event-blow = The event lets you strike a rival, though nobody has attacked. Choose what is destroyed.
    .title = A blow
tta-lesson-auction = New land! You bid the force you are ready to send, or you pass. Whoever bids most must send at least that much: at least one unit (units sent are lost), bonus cards and colonisation modifiers. The figure beside each name is what everybody knows that player could send.
    .title = The auction
tta-lesson-force = Now compose your force: click units and bonus cards until the bid is reached, then “Done”.
    .title = The colonists
tta-lesson-defence = You are attacked. Play bonus cards or discard others (+1 each), at most as many as you have military actions in all, until your strength is at least the attacker’s, then “Done”. If you cannot, or do not wish to, keep your cards.
    .title = Defence
tta-lesson-booty = The attack succeeded. Choose what it takes.
    .title = The spoils
tta-lesson-war = A war has been declared. Nothing happens yet: it is fought when the turn of the player who declared it comes again, strength against strength. Both sides have a whole round to arm.
    .title = War
tta-lesson-pact = A pact binds both partners for as long as it lasts. Read what your side gets and gives, then accept or refuse.
    .title = Pacts
tta-lesson-uprising = Your people are about to rise: more workers are discontent than unused. If it stays so until you end your turn, you produce nothing. Build temples or theaters, play a leader or complete a wonder that gives happiness, or keep more workers unused.
    .title = Uprising
tta-lesson-last = The last cards are in the row: the game ends with this round or the next. Then your civilisation scores once more: 1 for each technology of Age I, 2 for each of Age II (your government counts twice), as much as your science, strength and happiness ratings, as much as your farms and mines produce, 3 for each colony, 6 for each completed wonder of Age II.
    .title = The end is near
tta-lesson-age = A new age begins. Cards older than the age that has just ended are obsolete: those in hand go, and so do leaders and unfinished wonders of that age (and pacts, if there are any). Technologies and completed wonders stay. Every player loses two yellow tokens: the next worker may cost more food, and your people may eat more and want more happiness.
    .title = The end of an age
tta-lesson-keep = In the shorter game one of the two events you were dealt will be scored at the end. Keep the one that suits you; nobody sees it.
    .title = Your event for the end
tta-lesson-final = The last turn has been played. What your civilisation has become is scored once more, and then the richest in culture wins.
    .title = The end of the game
