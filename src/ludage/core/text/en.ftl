### What every game says (English)

## Names

# $number: the seat's number, counted from one.
seat = Player { $number }

# $number: the face of the die.
die = Die showing { $number }

# A list is built from the left: .comma adds one item to what stands so far, list-and adds the last one.
# .times is an item that is there more than once.
list-and = { $start } and { $last }
    .comma = { $start }, { $next }
    .times = { $item } ×{ $count }

# $of: what may happen. $ways out of $outof rolls are good.
chance = { $of }: { $ways } in { $outof } ({ $percent }%)

## Refusals

# $seat: the number asked for. $players: how many seats there are.
refusal-no-such-seat = There is no seat { $seat }: this table has { $players } seats, numbered from 0.
# $action: the number asked for. $size: how many actions the game has.
refusal-no-such-action = There is no action { NUMBER($action, useGrouping: 0) }: this game has { NUMBER($size, useGrouping: 0) } actions, numbered from 0.
# $seat: who tried. $others: whose decision it is.
refusal-not-your-decision = { $seat } has nothing to decide now: it is up to { $others }.
refusal-game-over = The game is over.
