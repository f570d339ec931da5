### What every game says (English)

## Names

# $number: the seat's number, counted from one.
seat = Player { $number }

# What bots are called, by seat.
bot-names = Juno, Cadmus, Selene, Talos, Vesta, Bellona, Thalia, Priam

# $number: the face of the die.
die = Die showing { $number }

# A list is built from the left: .comma adds one item to what stands so far, list-and adds the last one.
# .times is an item that is there more than once.
list-and = { $start } and { $last }
    .comma = { $start }, { $next }
    .times = { $item } ×{ $count }

# $of: what may happen. $ways out of $outof rolls are good.
chance = { $of }: { $ways } in { $outof } ({ $percent }%)

## Why bots prefer something

# $amount: by how much, with its sign. $what: one of a game's reason-… texts.
reason = { $amount } { $what }

## Refusals

# $seat: the number asked for. $players: how many seats there are.
refusal-no-such-seat = there is no seat { $seat }: this table has { $players } seats, numbered from 0.
# $action: the number asked for. $size: how many actions the game has.
refusal-no-such-action = There is no action { NUMBER($action, useGrouping: 0) }: this game has { NUMBER($size, useGrouping: 0) } actions, numbered from 0.
# $seat: who tried. $others: whose decision it is.
refusal-not-your-decision = { $seat } has nothing to decide now: it is up to { $others }.
refusal-game-over = the game is over.

## What cannot be: each may stand by itself or after a colon, so it begins with a small letter where it can
## What people or files give stands in quotation marks.

# $game: what was asked for. $games: what there is.
problem-no-game = there is no game “{ $game }”; the games are: { $games }.
problem-wrong-players = “{ $game }” is for { $least } to { $most } players, not { $players }.
problem-wrong-seed = “{ $seed }” is not a seed: expected a whole number from 0 to 2^{ $bits } − 1.
problem-no-option = { $options-count ->
        [0] “{ $game }” has no option “{ $option }”: it has none.
       *[other] “{ $game }” has no option “{ $option }”; its options are: { $options }.
    }
problem-wrong-option = option “{ $option }” of “{ $game }” cannot be “{ $value }”; it can be: { $values }.
# An option that only goes with $fits players.
problem-option-players = option “{ $option }” can be “{ $value }” with { $fits } players, not with { $players }.
problem-option-needs = option “{ $option }” can be “{ $value }” only with “{ $needed }”.
problem-no-action = “{ $game }” has no action “{ $action }”.
problem-no-action-near = “{ $game }” has no action “{ $action }”; is “{ $near }” meant?

## Records

record-at = record, line { NUMBER($line, useGrouping: 0) }
# $title: the line with which every record begins.
record-no-title = { record-at }: expected “{ $title }”.
# $example: such a line. $found: the line as it stands.
record-no-header = { record-at }: expected a header line such as “{ $example }”, got “{ $found }”.
record-no-decision = { record-at }: expected a seat and an action such as “{ $example }”, got “{ $found }”.
record-twice = { record-at }: “{ $name }” is given twice.
record-lacks = { record-at }: the header has no “{ $name }”.
record-no-number = { record-at }: “{ $name }” must be a whole number, not “{ $found }”.
# $given: the rules version of the record. $here: that of this program.
record-other-rules = { record-at }: made with version “{ $given }” of the rules; “{ $game }” here has version “{ $here }”.
# $given, $here: fingerprints of content tables, or package for the tables that come with the game.
record-other-content = { record-at }: made with { $given ->
        [package] the tables that come with the game
       *[other] tables “{ $given }”
    }; “{ $game }” here has { $here ->
        [package] those that come with it
       *[other] tables “{ $here }”
    }.
record-second-fingerprint = { record-at }: a second fingerprint of the same position.
record-wrong-fingerprint = { record-at }: the position here is “{ $found }”, the record says “{ $given }”.
record-result-too-soon = { record-at }: a result, but the game is not over here.
record-wrong-result = { record-at }: the result here is “{ $found }”, the record says “{ $given }”.
# $named: rule, if $rule is the rule that forbids it.
record-not-allowed = { $named ->
        [rule] { record-at }: seat { $seat } may not play “{ $action }” here, by rule { $rule }.
       *[other] { record-at }: seat { $seat } may not play “{ $action }” here.
    }
record-no-game = { record-at }: { problem-no-game }
record-wrong-players = { record-at }: { problem-wrong-players }
record-wrong-seed = { record-at }: { problem-wrong-seed }
record-no-option = { record-at }: { problem-no-option }
record-wrong-option = { record-at }: { problem-wrong-option }
record-option-players = { record-at }: { problem-option-players }
record-option-needs = { record-at }: { problem-option-needs }
record-no-action = { record-at }: { problem-no-action }
record-no-action-near = { record-at }: { problem-no-action-near }
record-no-such-seat = { record-at }: { refusal-no-such-seat }
record-not-your-decision = { record-at }: { refusal-not-your-decision }
record-game-over = { record-at }: { refusal-game-over }

## Content tables of an owner of the box

# $where: what is known beside the $file: its $line, a cell ($line and $column), a whole $column, a TOML $entry.
content-at = { $where ->
        [line] { $file }, line { NUMBER($line, useGrouping: 0) }
        [cell] { $file }, line { NUMBER($line, useGrouping: 0) }, column { $column }
        [column] { $file }, column { $column }
        [entry] { $file }, { $entry }
       *[file] { $file }
    }
content-no-folder = { $file }: there is no such folder.
content-no-file = { $file }: the file is missing.
content-folder = { $file }: a folder, where a file was expected.
content-unknown-file = { $file }: the game has no such content file; it has { $known }.
content-not-text = { $file }: not UTF-8 text (byte { NUMBER($byte, useGrouping: 0) }).
# $problem: the remark of the reader of such files.
content-unreadable = { content-at }: it cannot be read ({ $problem }).
content-faulty-text = { content-at }: “{ $found }” cannot be read ({ $problem }).
content-cells = { content-at }: expected { $needed ->
        [one] one cell
       *[other] { $needed } cells
    }, got { $found }.
content-absent = { content-at }: nothing is given there.
content-expected = { content-at }: expected { $kind ->
        [table] a table
        [tables] a list of tables
        [list] a list
        [lines] a list of lines
        [number] a whole number
        [numbers] a list of whole numbers
        [faces] a list of die faces, 1 to 6
        [fraction] a number
        [flag] true or false
       *[text] a text
    }, got “{ $found }”.
content-least = { content-at }: expected { $least } or more, got { $found }.
content-range = { content-at }: expected { $least } to { $most }, got { $found }.
content-none-of = { content-at }: “{ $found }” is none of { $allowed }.
# $known: the one thing that is possible.
content-only = { content-at }: only “{ $known }” is possible.
content-form = { content-at }: expected something such as “{ $example }”, got “{ $found }”.
content-grid = { content-at }: expected { $rows } rows of { $columns } words.
content-length = { content-at }: expected { $needed ->
        [one] one entry
       *[other] { $needed } entries
    }, got { $found }.
content-by-players = { content-at }: expected one figure for each number of players, { $least } to { $most }.
content-twice = { content-at }: “{ $what }” is given twice.
content-missing = { content-at }: “{ $what }” is missing.
content-unknown = { content-at }: the game has no “{ $what }”.
content-unknown-among = { content-at }: there is no “{ $what }”; there are { $known }.
content-exactly = { content-at }: expected { $needed } of “{ $what }”, got { $found }.
content-too-few = { content-at }: expected { $least } of “{ $what }” or more, got { $found }.
content-too-many = { content-at }: expected { $most } of “{ $what }” or fewer, got { $found }.
# $needed: how many cards or gods so many $players would be dealt. $found: how many there are.
content-not-enough = { content-at }: { $players } players would need { $needed }, and there are { $found }.
content-itself = { content-at }: “{ $what }” cannot border itself.
content-apart = { content-at }: “{ $what }” does not go with “{ $other }”.
