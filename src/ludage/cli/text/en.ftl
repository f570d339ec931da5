### The command line (English)

## Commands at a decision
## .typed: as the help shows it. .words: what may be typed for it, separated by commas. .does: what it does.

cli-command-explain =
    .typed = ? N, ? TEXT
    .words = explain
    .does = what a choice would do: its parts, its rules, its chances
cli-command-why =
    .typed = why TEXT
    .words = why
    .does = why an action is not allowed, and by which rule
cli-command-hint =
    .typed = hint
    .words = hint
    .does = what a strong player would do, with figures and reasons
cli-command-map =
    .typed = map
    .words = map
    .does = the whole board, with a legend
cli-command-log =
    .typed = log [N]
    .words = log
    .does = what happened lately
cli-command-rules =
    .typed = rules WORD
    .words = rules
    .does = the rules that mention a word
cli-command-undo =
    .typed = undo
    .words = undo
    .does = take your last action back, unless somebody has learned something since
cli-command-save =
    .typed = save FILE
    .words = save
    .does = write the game down as a record
cli-command-back =
    .typed = back, or Enter
    .words = back
    .does = all choices again
cli-command-show =
    .typed = show
    .words = show
    .does = the whole screen again
cli-command-help =
    .typed = help
    .words = help
    .does = this list
cli-command-quit =
    .typed = quit
    .words = quit, exit
    .does = leave the game
cli-command-number =
    .typed = N
    .does = choose by number
cli-command-text =
    .typed = TEXT
    .does = an action in its short form (the one in brackets after ? N), or a name or id to see only the choices through it

## At a decision

cli-for-terminal = These options are for games in the terminal: add --terminal. In the browser they are chosen at the table.
cli-which-game = Which game? There are: { $games }.
cli-since = Since your last decision:
# $count: how many paragraphs are left out.
cli-since-more = Since your last decision ({ $count } more: type log):
cli-choose-hint = Number, name or command (or help) ›
cli-narrowed-hint = Number, name or command (Enter: all choices) ›
# An action that gives something up has been questioned.
cli-forgo-again = Once more (or “yes”) and it is done; anything else goes on as before.
# What agrees to it, without accents.
cli-yes = y,yes
# What declines it, without accents.
cli-no = n,no
cli-concede-sure = You would give up: the game goes on without you, and you have lost it.
cli-through = Choices through { $text }:
# $number was typed; there are $count choices.
cli-no-such-number = There is no choice { NUMBER($number, useGrouping: 0) }: the choices are numbered { $least } to { NUMBER($most, useGrouping: 0) }.
cli-not-understood = { $text } is neither a choice nor a command here; type help for the commands, why TEXT to ask why an action is not allowed.
cli-no-such-action = The game has no action { $text }; an action looks like { $example }.
cli-explain-which = Which choice (number or text)?
cli-explain-many = That stands for { $count } choices: be more precise, or choose it to see them.
cli-why-which = Which action?
cli-why-allowed = { $action } is allowed: you may choose it.
cli-why-not = { $action } is not allowed.
cli-why-many = { $count } actions fit, among them { $examples }: be more precise.
# $total: the sum of the lines, with its sign.
cli-forecast-total = Together { $total } on the die.
cli-forecast-plain = Nothing is added to the die.
cli-forecast-nothing = There is nothing to add: it does what it says.
cli-hint-title = A strong player would choose (value of the position afterwards in points, gap to the best, chance; below: what it has over the next best):
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back.
cli-undo-impossible = That cannot be taken back: since then somebody has learned something (a die, a card).
cli-undo-others = That cannot be taken back: another player has decided something since.
cli-undo-nothing = You have not played anything yet that could be taken back.
cli-save-where = In which file?
cli-saved = The record is in { $file }.
# Before somebody leaves a game that goes on.
cli-leave-sure = You are leaving a game that is not over and has not been saved.
cli-leave-offer = File to save it in (Enter: leave without saving; “no”: stay)?
# $text: a command that was typed where the name of a file is asked.
cli-save-command = { $text } is a command of the game; a file needs another name, for instance game.ludage.
cli-save-offer = File to save the record in (Enter: none)?
# A name before what belongs to it.
cli-label = { $text }:
cli-left = Goodbye.
cli-left-unsaved = Goodbye. Nothing was saved.
cli-left-later = Goodbye. The file holds the game as it was when you saved it, not what came after.
# $seat: whose turn at the keyboard it is.
cli-sit-down = { $seat } decides now: the others look away. Enter:
cli-winners = { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
cli-total = Total
cli-percent = { $percent }%

## Names of groups of choices

cli-shelf-empty = Empty territories
cli-up-to = { $action }, up to { $most }
cli-verb-play = Play an action card
cli-verb-reveal = Play a destiny card
cli-verb-conceal = Play a destiny card face down
cli-verb-technology = Raise a technology level
cli-verb-fortify = Fortify
cli-verb-love = Place a Love marker
cli-verb-attack = Attack
cli-verb-weaken = Sabotage
cli-verb-tile = Take a tile
cli-verb-take = Take a permanent card
cli-verb-random = Draw random cards
cli-verb-invoke = Invoke a god
cli-verb-burn = Burn a card
cli-verb-place = Place a figure
cli-verb-shift = Move a figure
cli-verb-gather = Gather
cli-verb-build = Build
cli-verb-recruit = Recruit
cli-verb-swap = Swap cubes
cli-verb-destroy = Destroy a building
cli-verb-land = Choose a tile
cli-verb-strike = Strike a unit

## Age of Gods

cli-aog-turn = Turn { $turn } of { $turns }
cli-aog-first = first player: { $seat }
cli-aog-you = { $name } (you)
cli-aog-god-chosen = chosen
cli-aog-column-player = { "  " }Player
cli-aog-column-god = God
cli-aog-column-pawns = Pawns
cli-aog-column-cards = Cards
cli-aog-column-destiny = Destinies
cli-aog-column-bets = Bets
cli-aog-column-people = People
cli-aog-column-size = Size
cli-aog-column-held = Held
cli-aog-column-reserve = Reserve
cli-aog-column-technology = Tech
cli-aog-column-markers = Markers
cli-aog-column-territories = Territories
# Cards by their backs.
cli-aog-back-red = { $count }R
cli-aog-back-yellow = { $count }Y
cli-aog-face-down = face down
cli-aog-hand = Hand:
cli-aog-bets = Bets:
cli-aog-score = Score as it stands:
cli-aog-empty = Empty
cli-aog-vortex = Vortex
# A technology level, short.
cli-aog-level = T{ $level }
# The number of the player who has revealed a people, short.
cli-aog-revealed-by = P{ $number }
# A marker that goes back at the end of a turn, short.
cli-aog-until = { $marker } (to turn { $turn })
cli-aog-people-remark = { $held }/{ $ceiling }, tech { $level }
cli-aog-marker-attack-1 = A+1
cli-aog-marker-attack-2 = A+2
cli-aog-marker-defence-1 = D+1
cli-aog-marker-defence-2 = D+2
cli-aog-marker-hate = Hate
cli-aog-marker-holy-war-attacker = Holy war
cli-aog-marker-holy-war-victim = Holy war’s victim
cli-aog-sign-city = city
cli-aog-sign-coastal = coast
cli-aog-sign-fortified = fortification
cli-aog-sign-fortress = Dwarf fortress
cli-aog-sign-love = Love
cli-aog-sign-vortex = Vortex
cli-aog-sign-own = your people
cli-aog-supply = Pawns in the supply: { $count }

## Age of Mythology

cli-aom-turn = Turn { $turn }
cli-aom-round = Round { $round }
cli-aom-first = starting player: { $seat }
cli-aom-you = { $name } (you)
cli-aom-column-player = { "  " }Player
cli-aom-column-culture = Culture
cli-aom-column-age = Age
cli-aom-column-points = VP
cli-aom-column-army = Army
cli-aom-column-city = City
cli-aom-column-cards = Hand
# Resources in few letters, for tiles and columns.
cli-aom-short-food = Food
cli-aom-short-wood = Wood
cli-aom-short-gold = Gold
cli-aom-short-favor = Favor
cli-aom-age-archaic = Archaic
cli-aom-age-classical = Classical
cli-aom-age-heroic = Heroic
cli-aom-age-mythic = Mythic
# Cards by their backs, in few letters: permanent and random ones.
cli-aom-back-permanent = { $count }P
cli-aom-back-random = { $count }R
cli-aom-legend-cards = Hand: P permanent, R random cards  +N: open fields
cli-aom-bank = Bank:
cli-aom-victory-cubes = Victory cubes { $count }
cli-aom-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
cli-aom-open = { $count ->
        [one] { $count } open field
       *[other] { $count } open fields
    }
cli-aom-shown = Face up:
cli-aom-pool = Pool of tiles:
cli-aom-stock = Buildings left:
cli-aom-deck = Random cards, { $culture }:
cli-aom-face-down = { $count } face down
cli-aom-face-up = face up: { $cards }
cli-aom-army = Army:
cli-aom-city = City { $size }/{ $most }:
cli-aom-idle = { $count ->
        [one] { $count } villager at home
       *[other] { $count } villagers at home
    }
cli-aom-played = Played:
cli-aom-odds = { $least } to { $most }%
cli-aom-hand = Hand:
cli-aom-aside = Laid aside:
cli-aom-picked = Picked:
cli-aom-attacker = { $seat }, attacking
cli-aom-defender = { $seat }, defending
cli-aom-battle-units = Units
cli-aom-battle-gone = Out
cli-aom-battle-card = Card
cli-aom-battle-dice = Dice
cli-aom-battle-odds = Odds
cli-aom-hidden = chosen in secret
cli-aom-card-hidden = face down

## Through the Ages

cli-shelf-row = Take a card from the row
cli-shelf-hand = Play a card from your hand
cli-shelf-build = Build with an unused worker
cli-shelf-cards = Use a card in play
cli-shelf-tactics = Copy a tactic
cli-tta-over = the game is over
cli-tta-round = round { $round }
cli-tta-last-round = the last round is { $round }
cli-tta-turn-of = turn of { $seat }
cli-tta-you = { $name } (you)
cli-tta-row = { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
cli-tta-decks = Decks:
cli-tta-deck-sizes = { $civil } civil, { $military } military
cli-tta-current = Current events:
cli-tta-future = Future events:
cli-tta-past = Past events:
cli-tta-shown = Scored at the end:
cli-tta-tactics = Common tactics:
cli-tta-column-player = { "  " }Player
cli-tta-column-culture = Culture
cli-tta-column-science = Science
cli-tta-column-strength = Strength
cli-tta-column-happiness = Happy
# Civil and military actions left of all, in few letters.
cli-tta-column-civil = CA
cli-tta-column-military = MA
cli-tta-column-food = Food
cli-tta-column-resources = Res.
cli-tta-column-workers = Workers
cli-tta-column-hand = Hand
cli-tta-column-cards = Military
cli-tta-resigned = resigned
cli-tta-government = Government:
cli-tta-leader = Leader:
cli-tta-yellow = Yellow bank:
cli-tta-growth = Next worker:
cli-tta-food = { $count } food
cli-tta-consumption = Eaten:
cli-tta-unused = Unused workers:
cli-tta-blue = Blue bank:
cli-tta-corruption = Corruption:
cli-tta-army-resources = +{ $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } for units
cli-tta-army-science = +{ $count } science for military technologies
cli-tta-traded-food = { $count } resource may pay as food
cli-tta-traded-resources = { $count } food may pay as a resource
cli-tta-discontent = Discontent:
cli-tta-wonders = Wonders:
cli-tta-specials = Special:
cli-tta-colonies = Colonies:
cli-tta-tactic = Tactic:
cli-tta-pact = Pact:
cli-tta-war = War:
cli-tta-hand = Hand { $count }/{ $most }:
cli-tta-military-hand = Military cards { $count }/{ $most }:
cli-tta-their-hand = Hand:
cli-tta-next-event = Next event:
cli-tta-own-current_events = Your current events:
cli-tta-own-future_events = Your future events:
cli-tta-own-dealt = Dealt to you:
cli-tta-own-kept = Kept for the end:
cli-tta-final-events = Events scored at the end
cli-tta-legend = ● worker  [■ 2] blue tokens and what they are worth  [3] your price in the row  ★ exclusive tactic  2×I cards by their backs
cli-tta-short-civil-actions = CA
cli-tta-short-military-actions = MA
cli-tta-short-food = food
cli-tta-short-resources = resources
cli-tta-short-science = science
cli-tta-short-culture = culture
cli-tta-short-blue = blue
cli-tta-short-unused = unused workers
cli-tta-short-strength = strength
cli-tta-short-happiness = happiness
cli-tta-short-culture-rate = culture each turn
cli-tta-short-science-rate = science each turn
cli-tta-short-science-scored = science
cli-tta-short-culture-scored = culture
cli-tta-short-food-produced = food
cli-tta-short-consumption = eaten
cli-tta-short-resources-produced = resources
cli-tta-short-cards-drawn = cards
cli-tta-short-cards-drawn-at-most = cards at most
cli-tta-short-cards-discarded = to discard

## Simulation

cli-simulating = Games
cli-sim-games = Games
cli-sim-actions-per-second = Actions per second
cli-sim-games-per-second = Games per second
cli-sim-mean-length = Mean length, in actions
cli-sim-work = Processor time, by which speeds are counted
cli-sim-wait = Time by the clock
cli-sim-seconds = { $seconds } s
cli-sim-wins-by-seat = Wins by seat (a shared victory counts by its share)
cli-sim-wins-by-bot = Wins by bot
cli-sim-mean-score = mean score { $score }
cli-sim-scores = Scores
cli-sim-spread = least { $least }, mean { $mean }, most { $most }, standard deviation { $deviation }

## Census

cli-census-done = { NUMBER($games, useGrouping: 0) } games, { NUMBER($decisions, useGrouping: 0) } decisions
cli-census-never-actions = Single actions that could never be chosen: { NUMBER($count, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
cli-census-all = Every kind of action and every element came up at some time.
cli-census-never = Never came up: { $names }
cli-census-figures = Numbers that never came up: { $names }
cli-census-kinds = Kinds of action, the rarest first
cli-census-rarest = The rarest of { NUMBER($count, useGrouping: 0) } elements
cli-census-legal = decisions
cli-census-share = of all
cli-census-played = chosen
cli-census-told = met
cli-census-compared = { $bots } at { $players } players, { $games ->
        [one] one game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }
cli-census-column-ours = Bots
cli-census-column-people = People
cli-census-column-ratio = Ratio
cli-census-per-player = A player
cli-census-per-game = A game
# $share: how far off a line may be.
cli-census-far = { $count ->
        [0] No line of { $lines } is off by more than { $share }.
        [one] One line of { $lines } is off by more than { $share } (!).
       *[other] { $count } lines of { $lines } are off by more than { $share } (!).
    }
cli-census-stopped = Stopped; the figures are those of the games that were over.
cli-census-compare-what = Nothing can be compared with { $what }: expected --compare people.
cli-census-no-people = Nobody has counted how people play { $game }, so there is nothing to compare with.
cli-census-no-bots = There is nobody to play: name one bot or more, as in --bots master.
cli-census-no-content = People played with the printed cards: --content does not go with --compare.
cli-census-for-comparing = --bots, --workers and --json go with --compare people; without it the games are random.
cli-census-not-overwritten = { $file } is there already and holds no comparison: choose another name.

## Arena

cli-arena-column-bot = Bot
cli-arena-column-games = Games
cli-arena-column-share = Victories
cli-arena-column-margin = Margin in points
cli-arena-column-rating = Rating
cli-arena-column-time = Thought (longest)
# A figure and the interval around it.
cli-arena-interval = { $value } ({ $low } to { $high })
# For one decision: $mean, $longest.
cli-arena-time = { $mean } ms ({ $longest } ms)
cli-arena-rests-on = { NUMBER($games, useGrouping: 0) } games, { $deals ->
        [one] one deal
       *[other] { NUMBER($deals, useGrouping: 0) } deals
    }. In each seat an equal would have { $par }. In brackets: where the true figure lies with 95% confidence.
cli-arena-stronger = { $bot } is the stronger one.
cli-arena-weaker = { $bot } is the weaker one.
cli-arena-open = Nothing is proved: { $par } lies within the interval. More games may tell.
cli-arena-no-ratings = There are no ratings, since OpenSkill is not installed: install “ludage[arena]”.
cli-arena-duels = How often the bot of the row finished ahead of the bot of the column (equal: half)
cli-arena-nothing = Not even one deal has been played to its end in every seating: there is nothing to say yet.
cli-arena-title = { $game }, { $players } players, { NUMBER($games, useGrouping: 0) } games: share of victories, with 95% intervals
cli-arena-rounded = { $asked } games do not fill whole deals of { $size }: { $games } are played.
cli-arena-stopped = Stopped; nothing is kept. With --out FILE the same command would have gone on from here.
cli-arena-stopped-kept = Stopped; the same command goes on from here.
cli-arena-same = All { NUMBER($games, useGrouping: 0) } games came out the same.
# $first: the number of the first such game.
cli-arena-other = { $other ->
        [one] One of { NUMBER($games, useGrouping: 0) } games came out otherwise: number { NUMBER($first, useGrouping: 0) }.
       *[other] { NUMBER($other, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games came out otherwise, number { NUMBER($first, useGrouping: 0) } first.
    }
cli-arena-versions = They were played by { $then }; this is { $now }.
cli-arena-again-alone = --again takes everything from the file: only --workers, --ray and --lang go with it.
cli-arena-too-few = An arena needs two bots or more, with commas between them, as in --bots greedy,random.
cli-arena-wrong-number = { $bots } bots cannot meet fairly at a table of { $players }: name two (the first plays alone against copies of the second), or { $players } or more.
cli-arena-twice = { $bot } is named twice: each bot can take part once.
cli-arena-no-weighing = { $bot } plays by no weights; a file of weights can only be given to: { $bots }.
cli-arena-no-weights = { $file } is no file of weights: expected a table [weights] of numbers.
# $names: the first few of $count.
cli-arena-weights-unknown = { $file } has weights that this game does not know ({ $count }), among them { $names }.
cli-arena-weights-missing = { $file } lacks weights of this game ({ $count }), among them { $names }.
cli-arena-workers-or-ray = --workers and --ray exclude each other: on a cluster its processors are the workers.
cli-arena-wrong-workers = { $workers } processes cannot play: expected 1 or more.
cli-arena-no-ray = Ray is not installed: install “ludage[scale]”.
cli-arena-no-cluster = The Ray cluster at { $address } cannot be used: { $problem }
cli-arena-failed = A game could not be played: { $problem }
cli-arena-damaged = { $file } holds no tournament, or is damaged.
cli-arena-not-overwritten = { $file } is there already and holds no tournament: choose another name.
# $differences: names of fields such as seed.
cli-arena-other-tournament = { $file } holds another tournament (different: { $differences }): choose another name.
cli-arena-other-version = { $file } was begun by another version of Ludage or of the rules, so the games would not go together: choose another name.

## Training

cli-train-round = Round { $number }
cli-train-fitting = watching
cli-train-comparing = comparing
cli-train-against-champion = against the champion
cli-train-against = against { $bot }
cli-train-round-done = Round { $number }, { NUMBER($games, useGrouping: 0) } games. Moved most: { $changes }.
cli-train-change = { $name } { $before } → { $now }
cli-train-share = • { $stage }: { $value } of the victories ({ $low } to { $high })
cli-train-promoted = Promoted: it is the champion now.
cli-train-not-promoted = Not proved: the champion stays.
cli-train-stopped = Stopped; the same command goes on from here.
cli-train-done = { $promotions ->
        [0] Nobody was promoted: { $file } has the weights learning began with.
        [one] One promotion; the champion’s weights: { $file }
       *[other] { $promotions } promotions; the champion’s weights: { $file }
    }
cli-train-title = { $game }, { $players } players: shares of victory of the challengers, filled where promoted
cli-train-axis = Games of learning
cli-train-no-numpy = Learning needs NumPy, which is not installed: install “ludage[train]”.
cli-train-too-few = --{ $option } { $number } is too few: expected { $least } or more.
cli-train-no-weight = There is no weight { $name }; there are: { $names }.
cli-train-nothing-to-learn = { $game } weighs nothing, so there is nothing to learn.
cli-train-damaged = { $file } holds no learning, or is damaged.
cli-train-other-course = { $file } belongs to another course of learning (game, bot, weights, opponents, numbers or seed): choose another folder.

## Chances of winning

cli-calibrate-column-progress = Of the game
cli-calibrate-column-temperature = Temperature
cli-calibrate-column-bin = Chance
cli-calibrate-column-count = How often
cli-calibrate-column-told = Told on average
cli-calibrate-column-true = Came true
# $points: of a hundred. $least: chances a row needs to count.
cli-calibrate-worst = Over { NUMBER($games, useGrouping: 0) } games that were not learned from, the worst row is off by { $points } points (rows of fewer than { $least } do not count).
cli-calibrate-too-few = No row has { $least } chances, so nothing can be said about them: play more games.
cli-calibrate-title = { $game }, { $players } players: chances told and come true, { NUMBER($games, useGrouping: 0) } games
cli-calibrate-stopped = Stopped; nothing is kept.
cli-calibrate-not-overwritten = { $file } is there already and holds no chances: choose another name.

## Analysis of a record

cli-analysing = Analysis
cli-analysing-decisions = decisions
cli-analysing-reasons = reasons
cli-analyse-chances = Chances of winning
cli-analyse-column-action = After
cli-analyse-swings = The turns that swung the game
cli-analyse-no-swings = No turn moved the chances by much.
# $first and $last: numbers of actions. $changes: each seat's chance before and after.
cli-analyse-swing = { $seat }, actions { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }: { $changes }
cli-analyse-swing-one = { $seat }, action { NUMBER($number, useGrouping: 0) }: { $changes }
cli-analyse-change = { $seat } { $before } → { $after }
cli-analyse-chance = { $seat } { $chance }
cli-analyse-chances-now = Chances of winning: { $chances }
cli-analyse-costliest = What cost { $seat } most
cli-analyse-no-costly = Nothing worth mentioning.
# $loss: in points of the evaluation.
cli-analyse-costly = { NUMBER($number, useGrouping: 0) }. { $played }; better: { $better } (+{ $loss }).
cli-analyse-cost = Chance lost: { $cost }.
cli-analyse-why = Why: { $why }.
cli-analyse-by = Judged by the level { $level }: see docs/analysis.md for what it cannot know.
cli-analyse-decision = Decision { NUMBER($number, useGrouping: 0) }: { $seat }
cli-analyse-compared = Amounts: compared with what was played, { $played }; and that, with the best of the others.
cli-analyse-title = { $game }: chances of winning
cli-analyse-axis = Actions: 0 – { NUMBER($last, useGrouping: 0) }; dotted: the end of a turn that swung the game
cli-analyse-stopped = Stopped; nothing is kept.
cli-analyse-failed = The record could not be analysed: { $problem }
cli-analyse-nothing = { $file } has no actions: there is nothing to analyse.
cli-analyse-no-chances = { $game } says nothing about chances of winning.
cli-analyse-svg-or-at = --svg and --at exclude each other: the picture shows the whole game.

## Replay

cli-replay-prompt = { NUMBER($count, useGrouping: 0) }/{ NUMBER($last, useGrouping: 0) } (Enter: next, b: back, number: jump, q: quit)
cli-replay-hidden = Something nobody else could see.

## Rules

cli-rules-none = No rule mentions { $word }.
cli-rules-more = { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
cli-rules-found = { $count ->
        [one] One rule.
       *[other] { $count } rules.
    }
cli-rules-example = Example:
cli-rules-note = Note:
cli-coverage-family = { $cited }/{ $rules } rules, { $tests ->
        [one] 1 citation
       *[other] { NUMBER($tests, useGrouping: 0) } citations
    }
cli-coverage-total = { $cited } of { $rules } rules are cited by a test.
cli-coverage-excused = { $rule } has no test, and the reason is:
cli-coverage-missing = No test cites { $rules }.
cli-coverage-unknown = Tests cite rules that the catalogue does not have: { $rules }.

## Games

cli-games-id = Game
cli-games-name = Name
cli-games-players = Players
cli-games-version = Rules version
cli-games-options = Options

## Bad input

cli-wrong-seat = There is no seat { $seat }: the seats of this table are 0 to { $last }.
cli-seat-or-hot-seat = --seat and --hot-seat exclude each other: with --hot-seat, people hold all the seats.
cli-wrong-games = { $games } games cannot be played: expected 1 or more.
cli-wrong-step = There is no position { NUMBER($step, useGrouping: 0) } in this record: expected 0 to { NUMBER($last, useGrouping: 0) }.
cli-option-form = { $text } is not an option of a game: expected NAME=VALUE.
cli-no-level = There is no level { $level }; the levels are: { $levels }.
cli-wrong-decision = There is no decision { NUMBER($number, useGrouping: 0) } in this record: expected 1 to { NUMBER($last, useGrouping: 0) }.
cli-not-overwritten-other = { $file } is there already and holds something else: choose another name.
cli-no-bot = There is no bot { $bot }; the bots are: { $bots }.
cli-one-bot = { $bot }: here one bot fills all the other seats, so name just one.
cli-too-many-bots = { $bots } bots do not fit at a table of { $players }.
cli-no-file = There is no file { $file }.
cli-no-folder = There is no folder { $folder }.
cli-not-text = { $file } is not a text file (UTF-8).
cli-not-python = { $file } is not a Python file that can be read.
cli-not-toml = { $file } is not a TOML file that can be read: { $problem }
cli-no-reason = { $file }: { $rule } needs a reason in words.
# $problem is a sentence with its full stop.
cli-cannot-read = { $file } cannot be read: { $problem }
cli-cannot-write = { $file } cannot be written: { $problem }
cli-cannot-write-there = { $file } cannot be written: there is no such folder, or it is a folder itself.
cli-not-overwritten = { $file } is there already and is not a record: choose another name.
cli-record-damaged = { $file } cannot be replayed. { $problem }
cli-wrong-content = The tables in { $folder } cannot be used: { $problem }
cli-other-game = { $file } is a record of { $game }, another game.

## Hosting, and checking the luck

cli-serving = Serving; open { $address } in the browser. The API is described at { $address }/docs. Ctrl-C stops.
cli-playing = Open { $address } in your browser to play. Ctrl-C stops; your games are kept.
cli-no-server = The server’s parts are not installed ({ $module } is missing): install “ludage[server]”.
cli-wrong-port = { $port } is not a port: expected a whole number from 0 to { NUMBER($last, useGrouping: 0) }.
cli-wrong-workers = { $workers } processes cannot serve: expected 1 or more.
cli-cannot-listen = { $host }, port { NUMBER($port, useGrouping: 0) }, is taken, not permitted or not an address of this machine: choose others by --host and --port.
cli-no-port = Ports { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } are all taken: free one, or choose another by “ludage serve --port”.
cli-no-database = The database cannot be used: { $problem }
cli-not-served = The server cannot start: { $problem }
cli-verified-game = { $actions ->
        [one] One action
       *[other] { $actions } actions
    }: every roll and shuffle follows from the seed { $seed }.
cli-verified-commitment = The seed is the one to which the server bound itself at table { $table }.
cli-verified-no-commitment = The record names no commitment: give --table and --commitment to check the seed itself.
cli-broken-commitment = The seed is not the one to which the server bound itself at table { $table }.

## Help: what stands for an argument or for the value of an option

cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-word = WORD
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-name = NAME
cli-metavar-number = N
cli-metavar-language = LANGUAGE
cli-metavar-bot = BOT
cli-metavar-bots = BOT,BOT…
cli-metavar-contestants = BOT,BOT@FILE…
cli-metavar-people = people
cli-metavar-option = NAME=VALUE
cli-metavar-address = ADDRESS
cli-metavar-url = URL
cli-metavar-id = ID
cli-metavar-hash = FINGERPRINT

## Help: its parts

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
# $value: what holds if the option is not given.
cli-help-default = Unless told: { $value }.

## Help: the commands

cli-help-ludage = Civilisation board games with every rule enforced: play, simulate, replay, look up rules.
cli-help-play = Play in the browser; with --terminal here, against bots or with others at the same keyboard.
cli-help-games = List the games, their players, options and rules version.
cli-help-rules = Search the rule catalogue of a game.
cli-help-replay = Step through a record: Enter goes on, b goes back, a number jumps, q leaves.
cli-help-analyse = Look at a game again: chances of winning, the turns that swung it, what cost each player most and why: see docs/analysis.md.
cli-help-simulate = Play many games between bots: speed, length, wins by seat, spread of scores.
cli-help-census = Play many random games, with all numbers of players and all options: how often each kind of action and each card, place or other element could be chosen, and was. Each player has a taste drawn by lot; most take after one who met something rare.
cli-help-arena = Let bots play against each other, fairly seated, and say who is stronger and how sure that is: see docs/arena.md.
cli-help-train = Learn what a bot weighs from games, and take it only when fresh games prove it: see docs/training.md.
cli-help-calibrate = Learn from games of a bot against itself what chances of winning lie behind its values: see docs/analysis.md.
cli-help-serve = Host tables for friends or a club. Every other setting is a LUDAGE_ variable: see docs/hosting.md.
cli-help-verify = Play a record again: every roll and shuffle must follow from its seed, and the seed from its commitment.

## Help: arguments and options

cli-help-argument-game = The game: see “ludage games”.
cli-help-argument-record = A record.
cli-help-argument-word = Only rules that mention it.
cli-help-option-help = Show this help.
cli-help-option-version = Show the version.
cli-help-option-lang = Language: en or fr; else LUDAGE_LANG or LANG decides.
cli-help-option-terminal = In this terminal, not in the browser.
cli-help-option-players = How many play.
cli-help-option-own-seat = Your seat, counted from 0; may be given several times.
cli-help-option-seen-by = As this seat saw it, counted from 0; else as a spectator.
cli-help-option-hot-seat = People in all seats, one keyboard.
cli-help-option-bot = Who fills the other seats: novice, regular (unless told), strong or master; to try things out also random, greedy, plan or playout.
cli-help-option-bots = Who plays: novice, regular, strong, master, random, greedy, plan or playout; several, by commas, share the table and change seats.
cli-help-option-contestants = Who plays, by commas: novice, regular, strong, master, random, greedy, plan or playout; greedy@FILE plays by the weights of a file, as any of them can but random.
cli-help-option-arena-games = How many games, 400 unless told; as many more as fill the last deal.
cli-help-option-arena-players = How many play; as few as can, unless told.
cli-help-option-arena-seed = From it follow all deals and all that the bots imagine; 1 unless told.
cli-help-option-arena-workers = How many processes play; as many as there are cores unless told.
cli-help-option-ray = Play on a Ray cluster: its address, auto for the one of this machine, local for a new one.
cli-help-option-train-out = The folder that keeps everything: the climb, its picture, the champion’s weights. The same command goes on with it.
cli-help-option-train-bot = The bot that plays by the weights: greedy, plan or playout, or a level (novice, regular, strong, master).
cli-help-option-train-from = The weights to begin with; the game’s first ones unless told.
cli-help-option-train-against = Frozen opponents, by commas: nobody is promoted who does worse against them.
cli-help-option-train-rounds = How many rounds; more later go on from there.
cli-help-option-train-pairs = Comparisons a round, of two games each.
cli-help-option-train-trials = Games against each opponent by which a promotion is settled.
cli-help-option-train-every = Rounds from one attempt at a promotion to the next.
cli-help-option-train-only = Learn only these weights, by commas; the others stay as they are.
cli-help-option-train-fit = Begin with weights fitted to so many games that the bot plays with itself: the first challenger.
cli-help-option-train-seed = From it follows everything that happens.
cli-help-option-analyse-at = Only the decision of action N, in full.
cli-help-option-analyse-level = Who judges: novice, regular, strong or master.
cli-help-option-analyse-json = Keep everything there (JSON).
cli-help-option-analyse-svg = Draw there how the chances went.
cli-help-option-analyse-seed = From it follows all that the judge imagines.
cli-help-option-calibrate-out = The file of temperatures (TOML); what it says of other numbers of players stays.
cli-help-option-calibrate-games = How many games; every third is not learned from, but checked against.
cli-help-option-calibrate-bot = Who plays against itself; a level weighs by its own weights, others by the first ones.
cli-help-option-calibrate-svg = Draw there how far the chances came true.
cli-help-option-out = Keep the results there (JSON), with a picture beside it (SVG); the same command goes on with it.
cli-help-option-again = Play the games of such a file again, and say whether they come out the same.
cli-help-option-seed = Seed of all luck; the same seed is the same game.
cli-help-option-first-seed = Seed of the first game; the next has the next.
cli-help-option-compare = Say “people”: bots play whole games, and what they do is printed beside what people do, where that is known (Through the Ages).
cli-help-option-census-bots = Who plays, with --compare; master unless told. Several, by commas, share the table and change seats.
cli-help-option-json = Write the comparison down there as well (JSON).
cli-help-option-games = How many games.
cli-help-option-option = An option of the game: see “ludage games”. May be given several times.
cli-help-option-content = Your own tables, from your box.
cli-help-option-record = Write the game down there.
cli-help-option-resume = Go on with a record.
cli-help-option-unasked = Do not ask before an action that gives up what could still be used.
cli-help-option-to = Print the game after N actions.
cli-help-option-coverage = Which rules the tests cite, and which none does.
cli-help-option-tests = Where the tests are.
cli-help-option-host = Address to listen on; 0.0.0.0 for all.
cli-help-option-port = Port to listen on.
cli-help-option-database = Where the tables are kept: sqlite:///file or postgresql://user:password@host/name.
cli-help-option-workers = Processes; more than one needs PostgreSQL.
cli-help-option-open = Open the page in the browser.
cli-help-option-table = The table it was played at.
cli-help-option-commitment = What the server showed at the start.

## A command line that cannot be read

cli-usage-no-command = No such command: { $name }. The commands are: { $commands }.
cli-usage-no-command-near = No such command: { $name }. Is { $near } meant?
cli-usage-no-option = No such option: { $option }. { $help } lists the options.
cli-usage-no-option-near = No such option: { $option }. Is { $near } meant?
# $example: the option with what stands for its value.
cli-usage-needs-value = { $option } needs a value, as in { $example }.
cli-usage-takes-no-value = { $option } is a switch and takes no value.
cli-usage-not-a-number = { $option } needs a whole number.
# $name: what stands for the argument.
cli-usage-missing = { $name } is missing: see { $help }.
# $extra: what was typed too much.
cli-usage-extra = { $command } does not expect { $extra }.
# $problem is a sentence with its full stop, as in all the following.
cli-usage-unclear = { $command } cannot be read like that: { $problem }
cli-no-language = There are no texts in language { $language }; there are { $languages }.
cli-impossible = That is not possible: { $problem }
