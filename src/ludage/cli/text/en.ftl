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
    .does = what the greedy bot would do, with figures
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
    .does = an action in its short form (attack t26 t25), or a name or id to see only the choices through it

## At a decision

cli-for-terminal = These options are for games in the terminal: add --terminal. In the browser they are chosen at the table.
cli-which-game = Which game? There are: { $games }.
cli-since = Since your last decision:
# $count: how many paragraphs are left out.
cli-since-more = Since your last decision ({ $count } more: type log):
cli-choose-hint = Number, name or command (or help) ›
cli-narrowed-hint = Number, name or command (Enter: all choices) ›
cli-through = Choices through { $text }:
# $number was typed; there are $count choices.
cli-no-such-number = There is no choice { NUMBER($number, useGrouping: 0) }: the choices are numbered 1 to { $count }.
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
cli-hint-title = The greedy bot would choose (value of the position afterwards in points, gap to the best, chance):
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back.
cli-undo-impossible = That cannot be taken back: since then somebody has learned something (a die, a card).
cli-undo-nothing = You have not played anything yet that could be taken back.
cli-save-where = In which file?
cli-saved = The record is in { $file }.
cli-save-offer = File to save the record in (Enter: none)?
cli-left = Goodbye.
cli-left-unsaved = Goodbye. Nothing was saved.
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
cli-verb-play = Play an action card
cli-verb-reveal = Play a destiny card
cli-verb-conceal = Play a destiny card face down
cli-verb-technology = Raise a technology level
cli-verb-fortify = Fortify
cli-verb-love = Put a Love marker
cli-verb-attack = Attack
cli-verb-weaken = Sabotage

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

## Replay

cli-replay-prompt = { NUMBER($count, useGrouping: 0) }/{ NUMBER($last, useGrouping: 0) } (Enter: next, b: back, number: jump, q: quit)
cli-replay-hidden = Something nobody else could see.

## Rules

cli-rules-none = No rule mentions { $word }.
cli-rules-more = … and { $count } more.
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

cli-no-game = There is no game { $game }; the games are: { $games }.
cli-wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
cli-wrong-seed = { $seed } is no seed: expected a whole number from 0 to 2^{ $bits } − 1.
cli-wrong-seat = There is no seat { $seat }: the seats of this table are 0 to { $last }.
cli-seat-or-hot-seat = --seat and --hot-seat exclude each other: in hot seat all seats are people’s.
cli-wrong-games = { $games } games cannot be played: expected 1 or more.
cli-wrong-step = There is no position { NUMBER($step, useGrouping: 0) } in this record: expected 0 to { NUMBER($last, useGrouping: 0) }.
cli-option-form = { $text } is no option of a game: expected NAME=VALUE.
cli-no-option = { $game } has no option { $option }; its options are: { $options }.
cli-wrong-option = Option { $option } cannot be { $value }; it can be: { $values }.
cli-no-bot = There is no bot { $bot }; the bots are: { $bots }.
cli-one-bot = { $bot }: here one bot fills all the other seats, so name just one.
cli-too-many-bots = { $bots } bots do not fit at a table of { $players }.
cli-no-file = There is no file { $file }.
cli-no-folder = There is no folder { $folder }.
cli-not-text = { $file } is not a text file (UTF-8).
cli-not-python = { $file } is not a Python file that can be read.
cli-not-toml = { $file } is not a TOML file that can be read: { $problem }.
cli-no-reason = { $file }: { $rule } needs a reason in words.
cli-cannot-read = { $file } cannot be read: { $problem }.
cli-cannot-write = { $file } cannot be written: { $problem }.
cli-cannot-write-there = { $file } cannot be written: there is no such folder, or it is a folder itself.
cli-not-overwritten = { $file } is there already and is not a record: choose another name.
cli-record-damaged = { $file } cannot be replayed: { $problem }.
cli-other-game = { $file } is a record of { $game }, another game.

## Hosting, and checking the luck

cli-serving = Serving; open { $address } in the browser. The API is described at { $address }/docs. Ctrl-C stops.
cli-playing = Open { $address } in your browser to play. Ctrl-C stops; your games are kept.
cli-no-server = The server’s parts are not installed ({ $module } is missing): install “ludage[server]”.
cli-verified-game = { $actions ->
        [one] One action
       *[other] { $actions } actions
    }: every roll and shuffle follows from the seed { $seed }.
cli-verified-commitment = The seed is the one to which the server bound itself at table { $table }.
cli-verified-no-commitment = The record names no commitment: give --table and --commitment to check the seed itself.
cli-broken-commitment = The seed is not the one to which the server bound itself at table { $table }.
