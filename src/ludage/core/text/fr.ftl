### What every game says (French)
### A no-break space stands before a colon and inside guillemets, a narrow one before ; ! ?

## Names

# $number: the seat's number, counted from one.
seat = Joueur { $number }

# $number: the face of the die.
die = Dé qui montre { $number }

# A list is built from the left: .comma adds one item to what stands so far, list-and adds the last one.
# .times is an item that is there more than once.
list-and = { $start } et { $last }
    .comma = { $start }, { $next }
    .times = { $item } ×{ $count }

# $of: what may happen. $ways out of $outof rolls are good.
chance = { $of } : { $ways } sur { $outof } ({ $percent } %)

## Refusals

# $seat: the number asked for. $players: how many seats there are.
refusal-no-such-seat = Il n’y a pas de place { $seat } : cette table compte { $players } places, numérotées à partir de 0.
# $action: the number asked for. $size: how many actions the game has.
refusal-no-such-action = Il n’y a pas d’action { NUMBER($action, useGrouping: 0) } : ce jeu compte { NUMBER($size, useGrouping: 0) } actions, numérotées à partir de 0.
# $seat: who tried. $others: whose decision it is.
refusal-not-your-decision = { $seat } n’a rien à décider pour l’instant : c’est à { $others } de jouer.
refusal-game-over = La partie est terminée.
