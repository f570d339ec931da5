### What every game says (French)
### A no-break space stands before a colon and inside guillemets, a narrow one before ; ! ?

## Names

# $number: the seat's number, counted from one.
seat = Joueur { $number }

# Comment s’appellent les robots, par place.
bot-names = Junon, Cadmos, Séléné, Talos, Vesta, Bellone, Thalie, Priam

# $number: the face of the die.
die = Dé qui montre { $number }

# A list is built from the left: .comma adds one item to what stands so far, list-and adds the last one.
# .times is an item that is there more than once.
list-and = { $start } et { $last }
    .comma = { $start }, { $next }
    .times = { $item } ×{ $count }

# $of: what may happen. $ways out of $outof rolls are good.
chance = { $of } : { $ways } sur { $outof } ({ $percent } %)

## Pourquoi les robots préfèrent quelque chose

reason = { $amount } { $what }

## Refusals

# $seat: the number asked for. $players: how many seats there are.
refusal-no-such-seat = il n’y a pas de place { $seat } : cette table compte { $players } places, numérotées à partir de 0.
# $action: the number asked for. $size: how many actions the game has.
refusal-no-such-action = Il n’y a pas d’action { NUMBER($action, useGrouping: 0) } : ce jeu compte { NUMBER($size, useGrouping: 0) } actions, numérotées à partir de 0.
# $seat: who tried. $others: whose decision it is.
refusal-not-your-decision = { $seat } n’a rien à décider pour l’instant : c’est à { $others } de jouer.
refusal-game-over = la partie est terminée.

## What cannot be: each may stand by itself or after a colon, so it begins with a small letter where it can
## What people or files give stands in quotation marks.

# $game: what was asked for. $games: what there is.
problem-no-game = il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }.
problem-wrong-players = « { $game } » se joue de { $least } à { $most } joueurs, et non à { $players }.
problem-wrong-seed = « { $seed } » n’est pas une graine : il faut un nombre entier de 0 à 2^{ $bits } − 1.
problem-no-option = { $options-count ->
        [0] « { $game } » n’a pas d’option « { $option } » : ce jeu n’en a aucune.
       *[other] « { $game } » n’a pas d’option « { $option } » ; ses options sont : { $options }.
    }
problem-wrong-option = l’option « { $option } » de « { $game } » ne peut pas valoir « { $value } » ; elle peut valoir : { $values }.
# An option that only goes with $fits players.
problem-option-players = l’option « { $option } » peut valoir « { $value } » à { $fits } joueurs, mais pas à { $players }.
problem-option-needs = l’option « { $option } » ne peut valoir « { $value } » qu’avec « { $needed } ».
problem-no-action = « { $game } » n’a pas d’action « { $action } ».
problem-no-action-near = « { $game } » n’a pas d’action « { $action } » ; est-ce « { $near } » ?

## Records

record-at = ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement
# $title: the line with which every record begins.
record-no-title = { record-at } : il faut « { $title } ».
# $example: such a line. $found: the line as it stands.
record-no-header = { record-at } : il faut une ligne d’en-tête comme « { $example } », et non « { $found } ».
record-no-decision = { record-at } : il faut une place et une action comme « { $example } », et non « { $found } ».
record-twice = { record-at } : « { $name } » est donné deux fois.
record-lacks = { record-at } : il manque « { $name } » dans l’en-tête.
record-no-number = { record-at } : « { $name } » doit être un nombre entier, et non « { $found } ».
# $given: the rules version of the record. $here: that of this program.
record-other-rules = { record-at } : la partie a été jouée avec la version « { $given } » des règles ; ici, « { $game } » a la version « { $here } ».
# $given, $here: fingerprints of content tables, or package for the tables that come with the game.
record-other-content = { record-at } : la partie a été jouée avec { $given ->
        [package] les tableaux fournis avec le jeu
       *[other] les tableaux « { $given } »
    } ; ici, « { $game } » a { $here ->
        [package] ceux qui sont fournis avec le jeu
       *[other] les tableaux « { $here } »
    }.
record-second-fingerprint = { record-at } : une seconde empreinte de la même position.
record-wrong-fingerprint = { record-at } : l’empreinte de la position est ici « { $found } », alors que l’enregistrement dit « { $given } ».
record-result-too-soon = { record-at } : un résultat, alors que la partie n’est pas terminée.
record-wrong-result = { record-at } : le résultat est ici « { $found } », alors que l’enregistrement dit « { $given } ».
# $named: rule, if $rule is the rule that forbids it.
record-not-allowed = { $named ->
        [rule] { record-at } : la place { $seat } ne peut pas jouer « { $action } » ici, selon la règle { $rule }.
       *[other] { record-at } : la place { $seat } ne peut pas jouer « { $action } » ici.
    }
record-no-game = { record-at } : { problem-no-game }
record-wrong-players = { record-at } : { problem-wrong-players }
record-wrong-seed = { record-at } : { problem-wrong-seed }
record-no-option = { record-at } : { problem-no-option }
record-wrong-option = { record-at } : { problem-wrong-option }
record-option-players = { record-at } : { problem-option-players }
record-option-needs = { record-at } : { problem-option-needs }
record-no-action = { record-at } : { problem-no-action }
record-no-action-near = { record-at } : { problem-no-action-near }
record-no-such-seat = { record-at } : { refusal-no-such-seat }
record-not-your-decision = { record-at } : { refusal-not-your-decision }
record-game-over = { record-at } : { refusal-game-over }

## Content tables of an owner of the box

# $where: what is known beside the $file: its $line, a cell ($line and $column), a whole $column, a TOML $entry.
content-at = { $where ->
        [line] dans { $file } (ligne { NUMBER($line, useGrouping: 0) })
        [cell] dans { $file } (ligne { NUMBER($line, useGrouping: 0) }, colonne { $column })
        [column] dans { $file } (colonne { $column })
        [entry] dans { $file } ({ $entry })
       *[file] dans { $file }
    }
content-no-folder = { $file } n’est pas un dossier.
content-no-file = le fichier { $file } manque.
content-folder = { $file } est un dossier, et non un fichier.
content-unknown-file = le jeu n’a pas de tableau { $file } ; ses tableaux sont { $known }.
content-not-text = { $file } n’est pas un texte en UTF-8 (octet { NUMBER($byte, useGrouping: 0) }).
# $problem: the remark of the reader of such files.
content-unreadable = { content-at }, quelque chose est illisible ({ $problem }).
content-faulty-text = { content-at }, « { $found } » est illisible ({ $problem }).
content-cells = { content-at }, il faut { $needed ->
        [one] une case
       *[other] { $needed } cases
    }, et non { $found }.
content-absent = { content-at }, il n’y a rien.
content-expected = { content-at }, il faut { $kind ->
        [table] une table
        [tables] une liste de tables
        [list] une liste
        [lines] une liste de lignes
        [number] un nombre entier
        [numbers] une liste de nombres entiers
        [faces] une liste de faces du dé, de 1 à 6
        [fraction] un nombre
        [flag] true (oui) ou false (non)
       *[text] un texte
    }, et non « { $found } ».
content-least = { content-at }, il faut au moins { $least }, et non { $found }.
content-range = { content-at }, il faut un nombre de { $least } à { $most }, et non { $found }.
content-none-of = { content-at }, il faut un mot parmi { $allowed }, et non « { $found } ».
# $known: the one thing that is possible.
content-only = { content-at }, seul « { $known } » est possible.
content-form = { content-at }, il faut quelque chose comme « { $example } », et non « { $found } ».
content-grid = { content-at }, il faut { $rows } lignes de { $columns } mots.
content-length = { content-at }, il faut { $needed ->
        [one] un élément
       *[other] { $needed } éléments
    }, et non { $found }.
content-by-players = { content-at }, il faut une valeur pour chaque nombre de joueurs, de { $least } à { $most }.
content-twice = { content-at }, « { $what } » est donné deux fois.
content-missing = { content-at }, il manque « { $what } ».
content-unknown = { content-at }, « { $what } » n’existe pas dans ce jeu.
content-unknown-among = { content-at }, « { $what } » n’existe pas ; il y a { $known }.
content-exactly = { content-at }, il faut « { $what } » { $needed } fois, et non { $found } fois.
content-too-few = { content-at }, il faut « { $what } » au moins { $least } fois, et non { $found } fois.
content-too-many = { content-at }, il faut « { $what } » au plus { $most } fois, et non { $found } fois.
# $needed: how many cards or gods so many $players would be dealt. $found: how many there are.
content-not-enough = { content-at }, il en faudrait { $needed } pour { $players } joueurs, et il y en a { $found }.
content-itself = { content-at }, « { $what } » ne peut pas être son propre voisin.
content-apart = { content-at }, « { $what } » ne va pas avec « { $other } ».
