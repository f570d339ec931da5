### The command line (French)

## Commands at a decision
## .typed: as the help shows it. .words: what may be typed for it, separated by commas. .does: what it does.

cli-command-explain =
    .typed = ? N, ? TEXTE
    .words = explain, expliquer
    .does = ce que ferait un choix : ses éléments, ses règles, ses chances
cli-command-why =
    .typed = pourquoi TEXTE
    .words = why, pourquoi
    .does = pourquoi une action n’est pas permise, et selon quelle règle
cli-command-hint =
    .typed = conseil
    .words = hint, conseil
    .does = ce que ferait un joueur fort, avec les chiffres et les raisons
cli-command-map =
    .typed = plateau
    .words = map, plateau
    .does = tout le plateau, avec sa légende
cli-command-log =
    .typed = journal [N]
    .words = log, journal
    .does = ce qui s’est passé dernièrement
cli-command-rules =
    .typed = règles MOT
    .words = rules, règles
    .does = les règles qui parlent d’un mot
cli-command-undo =
    .typed = annuler
    .words = undo, annuler
    .does = reprendre votre dernière action, si personne n’a rien appris depuis
cli-command-save =
    .typed = sauver FICHIER
    .words = save, sauver
    .does = écrire la partie dans un fichier
cli-command-back =
    .typed = retour, ou Entrée
    .words = back, retour
    .does = revoir tous les choix
cli-command-show =
    .typed = afficher
    .words = show, afficher
    .does = revoir tout l’écran
cli-command-help =
    .typed = aide
    .words = help, aide
    .does = cette liste
cli-command-quit =
    .typed = quitter
    .words = quit, exit, quitter
    .does = quitter la partie
cli-command-number =
    .typed = N
    .does = choisir par le numéro
cli-command-text =
    .typed = TEXTE
    .does = une action sous sa forme courte (entre crochets après ? N), ou un nom pour ne voir que les choix qui le concernent

## At a decision

cli-for-terminal = Ces options sont pour le terminal : ajoutez --terminal. Dans le navigateur, on les choisit à la table.
cli-which-game = Quel jeu ? Il y a : { $games }.
cli-since = Depuis votre dernière décision :
# $count: how many paragraphs are left out.
cli-since-more = Depuis votre dernière décision (encore { $count } : tapez journal) :
cli-choose-hint = Numéro, nom ou commande (ou aide) ›
cli-narrowed-hint = Numéro, nom ou commande (Entrée : tous les choix) ›
# An action that gives something up has been questioned.
cli-forgo-again = Encore une fois (ou « oui ») et c’est fait ; toute autre réponse continue comme avant.
# What agrees to it, without accents.
cli-yes = o,oui,y,yes
# What declines it, without accents.
cli-no = n,non,no
cli-concede-sure = Vous abandonneriez : la partie continue sans vous, et vous l’avez perdue.
cli-through = Choix concernant { $text } :
# $number was typed; there are $count choices.
cli-no-such-number = Il n’y a pas de choix { NUMBER($number, useGrouping: 0) } : les choix sont numérotés de { $least } à { NUMBER($most, useGrouping: 0) }.
cli-not-understood = { $text } n’est ici ni un choix ni une commande ; tapez aide pour les commandes, pourquoi TEXTE pour savoir pourquoi une action n’est pas permise.
cli-no-such-action = Le jeu n’a pas d’action { $text } ; une action s’écrit comme { $example }.
cli-explain-which = Quel choix (numéro ou texte) ?
cli-explain-many = Cela désigne { $count } choix : soyez plus précis, ou choisissez-le pour les voir.
cli-why-which = Quelle action ?
cli-why-allowed = { $action } est permis : vous pouvez le choisir.
cli-why-not = { $action } n’est pas permis.
cli-why-many = { $count } actions conviennent, dont { $examples } : soyez plus précis.
# $total: the sum of the lines, with its sign.
cli-forecast-total = En tout { $total } au dé.
cli-forecast-plain = Rien ne s’ajoute au dé.
cli-forecast-nothing = Rien à ajouter : tout est dit.
cli-hint-title = Un joueur fort choisirait (valeur de la position ensuite, en points, écart au meilleur, chance ; dessous : ce que le choix a de plus que le suivant) :
cli-log-empty = Il ne s’est encore rien passé.
cli-undone = Action reprise.
cli-undo-impossible = Impossible de revenir en arrière : depuis, quelqu’un a appris quelque chose (un dé, une carte).
cli-undo-others = Impossible de revenir là-dessus : quelqu’un d’autre a décidé quelque chose depuis.
cli-undo-nothing = Vous n’avez encore rien joué qui puisse être repris.
cli-save-where = Dans quel fichier ?
cli-saved = La partie est dans { $file }.
# Before somebody leaves a game that goes on.
cli-leave-sure = Vous quittez une partie qui n’est ni finie ni sauvée.
cli-leave-offer = Fichier où la sauver (Entrée : partir sans sauver ; « non » : rester) ?
# $text: a command that was typed where the name of a file is asked.
cli-save-command = { $text } est une commande du jeu ; il faut au fichier un autre nom, par exemple partie.ludage.
cli-save-offer = Fichier où sauver la partie (Entrée : aucun) ?
# A name before what belongs to it.
cli-label = { $text } :
cli-left = Au revoir.
cli-left-unsaved = Au revoir. Rien n’a été sauvé.
cli-left-later = Au revoir. Le fichier contient la partie telle que vous l’avez sauvée, pas la suite.
# $seat: whose turn at the keyboard it is.
cli-sit-down = C’est à { $seat } : que les autres détournent les yeux. Entrée :
cli-winners = { $winners-count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } se partagent la victoire.
    }
cli-total = Total
cli-percent = { $percent } %

## Names of groups of choices

cli-shelf-empty = Territoires vides
cli-up-to = { $action }, jusqu’à { $most }
cli-verb-play = Jouer une carte d’action
cli-verb-reveal = Jouer une carte de destinée
cli-verb-conceal = Jouer une carte de destinée face cachée
cli-verb-technology = Augmenter un niveau de technologie
cli-verb-fortify = Fortifier
cli-verb-love = Poser un marqueur Amour
cli-verb-attack = Attaquer
cli-verb-weaken = Saboter
cli-verb-tile = Prendre une tuile
cli-verb-take = Prendre une carte permanente
cli-verb-random = Piocher des cartes aléatoires
cli-verb-invoke = Invoquer un dieu
cli-verb-burn = Brûler une carte
cli-verb-place = Placer une figurine
cli-verb-shift = Déplacer une figurine
cli-verb-gather = Collecter
cli-verb-build = Construire
cli-verb-recruit = Recruter
cli-verb-swap = Échanger des cubes
cli-verb-destroy = Détruire un bâtiment
cli-verb-land = Choisir une tuile
cli-verb-strike = Frapper une unité

## Age of Gods

cli-aog-turn = Tour { $turn } sur { $turns }
cli-aog-first = premier joueur : { $seat }
cli-aog-you = { $name } (vous)
cli-aog-god-chosen = choisi
cli-aog-column-player = { "  " }Joueur
cli-aog-column-god = Dieu
cli-aog-column-pawns = Pions
cli-aog-column-cards = Cartes
cli-aog-column-destiny = Destinées
cli-aog-column-bets = Paris
cli-aog-column-people = Peuple
cli-aog-column-size = Taille
cli-aog-column-held = Tient
cli-aog-column-reserve = Réserve
cli-aog-column-technology = Tech
cli-aog-column-markers = Marqueurs
cli-aog-column-territories = Territoires
# Cards by their backs.
cli-aog-back-red = { $count }R
cli-aog-back-yellow = { $count }J
cli-aog-face-down = cachée
cli-aog-hand = Main :
cli-aog-bets = Paris :
cli-aog-score = Score actuel :
cli-aog-empty = Vide
cli-aog-vortex = Vortex
# A technology level, short.
cli-aog-level = T{ $level }
# The number of the player who has revealed a people, short.
cli-aog-revealed-by = J{ $number }
# A marker that goes back at the end of a turn, short.
cli-aog-until = { $marker } (tour { $turn })
cli-aog-people-remark = { $held }/{ $ceiling }, tech { $level }
cli-aog-marker-attack-1 = A+1
cli-aog-marker-attack-2 = A+2
cli-aog-marker-defence-1 = D+1
cli-aog-marker-defence-2 = D+2
cli-aog-marker-hate = Haine
cli-aog-marker-holy-war-attacker = Guerre sainte
cli-aog-marker-holy-war-victim = Victime de guerre sainte
cli-aog-sign-city = ville
cli-aog-sign-coastal = côte
cli-aog-sign-fortified = fortification
cli-aog-sign-fortress = forteresse naine
cli-aog-sign-love = Amour
cli-aog-sign-vortex = Vortex
cli-aog-sign-own = votre peuple
cli-aog-supply = Pions en réserve : { $count }

## Age of Mythology

cli-aom-turn = Tour { $turn }
cli-aom-round = Round { $round }
cli-aom-first = premier joueur : { $seat }
cli-aom-you = { $name } (vous)
cli-aom-column-player = { "  " }Joueur
cli-aom-column-culture = Culture
cli-aom-column-age = Âge
cli-aom-column-points = PV
cli-aom-column-army = Armée
cli-aom-column-city = Ville
cli-aom-column-cards = Main
# Les ressources en peu de lettres, pour les tuiles et les colonnes.
cli-aom-short-food = Nourr
cli-aom-short-wood = Bois
cli-aom-short-gold = Or
cli-aom-short-favor = Fav
cli-aom-age-archaic = archaïque
cli-aom-age-classical = classique
cli-aom-age-heroic = héroïque
cli-aom-age-mythic = mythique
# Les cartes par leur dos, en peu de lettres : permanentes et aléatoires.
cli-aom-back-permanent = { $count }P
cli-aom-back-random = { $count }A
cli-aom-legend-cards = Main : P cartes permanentes, A aléatoires  +N : cases libres
cli-aom-bank = Banque :
cli-aom-victory-cubes = Cubes de victoire { $count }
cli-aom-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
cli-aom-open = { $count ->
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
cli-aom-shown = Face visible :
cli-aom-pool = Réserve de tuiles :
cli-aom-stock = Bâtiments restants :
cli-aom-deck = Cartes aléatoires, { $culture } :
cli-aom-face-down = { $count } face cachée
cli-aom-face-up = face visible : { $cards }
cli-aom-army = Armée :
cli-aom-city = Ville { $size }/{ $most } :
cli-aom-idle = { $count ->
        [one] { $count } villageois sans travail
       *[other] { $count } villageois sans travail
    }
cli-aom-played = Jouées :
cli-aom-odds = { $least } à { $most } %
cli-aom-hand = Main :
cli-aom-aside = Mises de côté :
cli-aom-picked = Choisies :
cli-aom-attacker = { $seat }, à l’attaque
cli-aom-defender = { $seat }, en défense
cli-aom-battle-units = Unités
cli-aom-battle-gone = Hors combat
cli-aom-battle-card = Carte
cli-aom-battle-dice = Dés
cli-aom-battle-odds = Chances
cli-aom-hidden = choisies en secret
cli-aom-card-hidden = face cachée

## Through the Ages

cli-shelf-row = Prendre une carte de la rangée
cli-shelf-hand = Jouer une carte de votre main
cli-shelf-build = Construire avec un ouvrier inutilisé
cli-shelf-cards = Utiliser une carte en jeu
cli-shelf-tactics = Copier une tactique
cli-tta-over = la partie est terminée
cli-tta-round = manche { $round }
cli-tta-last-round = la dernière est la { $round }
cli-tta-turn-of = c’est à { $seat }
cli-tta-you = { $name } (vous)
cli-tta-row = { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
cli-tta-decks = Paquets :
cli-tta-deck-sizes = { $civil ->
        [one] { $civil } civile
       *[other] { $civil } civiles
    }, { $military ->
        [one] { $military } militaire
       *[other] { $military } militaires
    }
cli-tta-current = Événements actuels :
cli-tta-future = Événements futurs :
cli-tta-past = Événements passés :
cli-tta-shown = Comptés à la fin :
cli-tta-tactics = Tactiques communes :
cli-tta-column-player = { "  " }Joueur
cli-tta-column-culture = Culture
cli-tta-column-science = Science
cli-tta-column-strength = Force
cli-tta-column-happiness = Bonheur
# Les actions civiles et militaires restantes sur le total, en peu de lettres.
cli-tta-column-civil = AC
cli-tta-column-military = AM
cli-tta-column-food = Nourr.
cli-tta-column-resources = Ress.
cli-tta-column-workers = Ouvriers
cli-tta-column-hand = Main
cli-tta-column-cards = Militaires
cli-tta-resigned = a abandonné
cli-tta-government = Gouvernement :
cli-tta-leader = Leader :
cli-tta-yellow = Réserve jaune :
cli-tta-growth = Prochain ouvrier :
cli-tta-food = { $count ->
        [one] { $count } unité de nourriture
       *[other] { $count } unités de nourriture
    }
cli-tta-consumption = Consommation :
cli-tta-unused = Ouvriers inutilisés :
cli-tta-blue = Réserve bleue :
cli-tta-corruption = Corruption :
cli-tta-army-resources = +{ $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } pour les unités
cli-tta-army-science = +{ $count } science pour les technologies militaires
cli-tta-traded-food = { $count } ressource peut payer comme nourriture
cli-tta-traded-resources = { $count } unité de nourriture peut payer comme ressource
cli-tta-discontent = Mécontents :
cli-tta-wonders = Merveilles :
cli-tta-specials = Spéciales :
cli-tta-colonies = Colonies :
cli-tta-tactic = Tactique :
cli-tta-pact = Pacte :
cli-tta-war = Guerre :
cli-tta-hand = Main { $count }/{ $most } :
cli-tta-military-hand = Cartes militaires { $count }/{ $most } :
cli-tta-their-hand = Main :
cli-tta-next-event = Prochain événement :
cli-tta-own-current_events = Vos événements actuels :
cli-tta-own-future_events = Vos événements futurs :
cli-tta-own-dealt = Reçus :
cli-tta-own-kept = Gardé pour la fin :
cli-tta-final-events = Événements comptés à la fin
cli-tta-legend = ● ouvrier  [■ 2] cubes bleus et leur valeur  [3] votre prix dans la rangée  ★ tactique exclusive  2×I cartes par leur dos
cli-tta-short-civil-actions = AC
cli-tta-short-military-actions = AM
cli-tta-short-food = nourriture
cli-tta-short-resources = ressources
cli-tta-short-science = science
cli-tta-short-culture = culture
cli-tta-short-blue = bleus
cli-tta-short-unused = ouvriers inutilisés
cli-tta-short-strength = force
cli-tta-short-happiness = bonheur
cli-tta-short-culture-rate = culture par tour
cli-tta-short-science-rate = science par tour
cli-tta-short-science-scored = science
cli-tta-short-culture-scored = culture
cli-tta-short-food-produced = nourriture
cli-tta-short-consumption = consommée
cli-tta-short-resources-produced = ressources
cli-tta-short-cards-drawn = cartes
cli-tta-short-cards-drawn-at-most = cartes au plus
cli-tta-short-cards-discarded = à défausser

## Simulation

cli-simulating = Parties
cli-sim-games = Parties
cli-sim-actions-per-second = Actions par seconde
cli-sim-games-per-second = Parties par seconde
cli-sim-mean-length = Durée moyenne, en actions
cli-sim-work = Temps de processeur, qui sert à compter les vitesses
cli-sim-wait = Temps à l’horloge
cli-sim-seconds = { $seconds } s
cli-sim-wins-by-seat = Victoires par place (une victoire partagée compte pour sa part)
cli-sim-wins-by-bot = Victoires par robot
cli-sim-mean-score = score moyen { $score }
cli-sim-scores = Scores
cli-sim-spread = minimum { $least }, moyenne { $mean }, maximum { $most }, écart type { $deviation }

## Recensement

cli-census-done = { NUMBER($games, useGrouping: 0) } parties, { NUMBER($decisions, useGrouping: 0) } décisions
cli-census-never-actions = Actions qu’on n’a jamais pu choisir : { NUMBER($count, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }
cli-census-all = Chaque sorte d’action et chaque élément se sont présentés au moins une fois.
cli-census-never = Ne se sont jamais présentés : { $names }
cli-census-figures = Nombres jamais atteints : { $names }
cli-census-kinds = Sortes d’actions, les plus rares d’abord
cli-census-rarest = Les plus rares de { NUMBER($count, useGrouping: 0) } éléments
cli-census-legal = décisions
cli-census-share = du total
cli-census-played = choisi
cli-census-told = rencontré
cli-census-compared = { $bots } à { $players } joueurs, { $games ->
        [one] une partie
       *[other] { NUMBER($games, useGrouping: 0) } parties
    }
cli-census-column-ours = Robots
cli-census-column-people = Humains
cli-census-column-ratio = Rapport
cli-census-per-player = Par joueur
cli-census-per-game = Par partie
# $share: how far off a line may be.
cli-census-far = { $count ->
        [0] Aucune ligne sur { $lines } ne s’écarte de plus de { $share }.
        [one] Une ligne sur { $lines } s’écarte de plus de { $share } (!).
       *[other] { $count } lignes sur { $lines } s’écartent de plus de { $share } (!).
    }
cli-census-stopped = Arrêté ; les chiffres sont ceux des parties terminées.
cli-census-compare-what = On ne peut rien comparer à { $what } : il faut --compare people.
cli-census-no-people = Personne n’a compté comment les gens jouent à { $game } : il n’y a pas de quoi comparer.
cli-census-no-bots = Il n’y a personne pour jouer : nommez au moins un robot, comme dans --bots master.
cli-census-no-content = Les gens ont joué avec les cartes imprimées : --content ne va pas avec --compare.
cli-census-for-comparing = --bots, --workers et --json vont avec --compare people ; sans lui, on joue au hasard.
cli-census-not-overwritten = { $file } existe déjà et ne contient pas de comparaison : choisissez un autre nom.

## Arena

cli-arena-column-bot = Robot
cli-arena-column-games = Parties
cli-arena-column-share = Victoires
cli-arena-column-margin = Écart en points
cli-arena-column-rating = Cote
cli-arena-column-time = Réflexion (au plus)
# A figure and the interval around it.
cli-arena-interval = { $value } ({ $low } à { $high })
# For one decision: $mean, $longest.
cli-arena-time = { $mean } ms ({ $longest } ms)
cli-arena-rests-on = { NUMBER($games, useGrouping: 0) } parties, { $deals ->
        [one] une donne
       *[other] { NUMBER($deals, useGrouping: 0) } donnes
    }. À forces égales, chaque place aurait { $par }. Entre parenthèses : où se trouve la vraie valeur, avec une confiance de 95 %.
cli-arena-stronger = { $bot } est le plus fort.
cli-arena-weaker = { $bot } est le plus faible.
cli-arena-open = Rien n’est prouvé : { $par } se trouve dans l’intervalle. Davantage de parties le diront peut-être.
cli-arena-no-ratings = Il n’y a pas de cotes, car OpenSkill n’est pas installé : installez « ludage[arena] ».
cli-arena-duels = Combien de fois le robot de la ligne a devancé celui de la colonne (à égalité : une demie)
cli-arena-nothing = Aucune donne n’a encore été jouée jusqu’au bout à toutes les places : il n’y a rien à en dire.
cli-arena-title = { $game }, { $players } joueurs, { NUMBER($games, useGrouping: 0) } parties : part des victoires, avec intervalles à 95 %
cli-arena-rounded = { $asked } parties ne font pas des donnes entières de { $size } : on en joue { $games }.
cli-arena-stopped = Arrêté ; rien n’est conservé. Avec --out FICHIER, la même commande aurait repris ici.
cli-arena-stopped-kept = Arrêté ; la même commande reprendra ici.
cli-arena-same = { $games ->
        [one] La partie s’est terminée de la même façon.
       *[other] Les { NUMBER($games, useGrouping: 0) } parties se sont toutes terminées de la même façon.
    }
# $first: the number of the first such game.
cli-arena-other = { $other ->
        [one] Une partie sur { NUMBER($games, useGrouping: 0) } s’est terminée autrement : la partie { NUMBER($first, useGrouping: 0) }.
       *[other] { NUMBER($other, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) } se sont terminées autrement, la première étant la partie { NUMBER($first, useGrouping: 0) }.
    }
cli-arena-versions = Elles avaient été jouées avec { $then } ; ici, c’est { $now }.
cli-arena-again-alone = --again prend tout dans le fichier : seuls --workers, --ray et --lang vont avec.
cli-arena-too-few = Il faut au moins deux robots dans l’arène, séparés par des virgules, comme dans --bots greedy,random.
cli-arena-wrong-number = { $bots } robots ne peuvent pas se rencontrer équitablement à une table de { $players } : nommez-en deux (le premier joue seul contre des copies du second), ou { $players } et plus.
cli-arena-twice = { $bot } est nommé deux fois : chaque robot ne participe qu’une fois.
cli-arena-no-weighing = { $bot } n’a pas de poids ; on ne peut donner un fichier de poids qu’à : { $bots }.
cli-arena-no-weights = { $file } n’est pas un fichier de poids : il faut une table [weights] de nombres.
# $names: the first few of $count.
cli-arena-weights-unknown = { $file } contient des poids que ce jeu ne connaît pas ({ $count }), dont { $names }.
cli-arena-weights-missing = Il manque dans { $file } des poids de ce jeu ({ $count }), dont { $names }.
cli-arena-workers-or-ray = --workers et --ray s’excluent : sur une grappe, ce sont ses processeurs qui travaillent.
cli-arena-wrong-workers = On ne peut pas jouer avec { $workers } processus : il en faut au moins 1.
cli-arena-no-ray = Ray n’est pas installé : installez « ludage[scale] ».
cli-arena-no-cluster = La grappe Ray à l’adresse { $address } est inutilisable : { $problem }
cli-arena-failed = Une partie n’a pas pu être jouée : { $problem }
cli-arena-damaged = { $file } ne contient pas de tournoi, ou est abîmé.
cli-arena-not-overwritten = { $file } existe déjà et ne contient pas de tournoi : choisissez un autre nom.
# $differences: names of fields such as seed.
cli-arena-other-tournament = { $file } contient un autre tournoi (ce qui diffère : { $differences }) : choisissez un autre nom.
cli-arena-other-version = { $file } a été commencé avec une autre version de Ludage ou des règles, et les parties n’iraient pas ensemble : choisissez un autre nom.

## Apprentissage

cli-train-round = Tour { $number }
cli-train-fitting = observation
cli-train-comparing = comparaisons
cli-train-against-champion = contre le champion
cli-train-against = contre { $bot }
cli-train-round-done = Tour { $number }, { NUMBER($games, useGrouping: 0) } parties. Ont le plus bougé : { $changes }.
cli-train-change = { $name } { $before } → { $now }
cli-train-share = • { $stage } : { $value } des victoires ({ $low } à { $high })
cli-train-promoted = Promu : c’est lui le champion.
cli-train-not-promoted = Rien de prouvé : le champion reste.
cli-train-stopped = Arrêté ; la même commande reprend à cet endroit.
cli-train-done = { $promotions ->
        [0] Personne n’a été promu : { $file } contient les poids de départ.
        [one] Une promotion ; les poids du champion : { $file }
       *[other] { $promotions } promotions ; les poids du champion : { $file }
    }
cli-train-title = { $game }, { $players } joueurs : part des victoires des prétendants, pleine s’ils sont promus
cli-train-axis = Parties d’apprentissage
cli-train-no-numpy = L’apprentissage a besoin de NumPy, qui n’est pas installé : installez « ludage[train] ».
cli-train-too-few = --{ $option } { $number }, c’est trop peu : il en faut { $least } au moins.
cli-train-no-weight = Il n’y a pas de poids { $name } ; il y a : { $names }.
cli-train-nothing-to-learn = { $game } ne pèse rien : il n’y a rien à apprendre.
cli-train-damaged = { $file } ne contient pas d’apprentissage, ou est abîmé.
cli-train-other-course = { $file } appartient à un autre apprentissage (jeu, robot, poids, adversaires, nombres ou graine) : choisissez un autre dossier.

## Chances de gagner

cli-calibrate-column-progress = De la partie
cli-calibrate-column-temperature = Température
cli-calibrate-column-bin = Chance
cli-calibrate-column-count = Combien de fois
cli-calibrate-column-told = Annoncée en moyenne
cli-calibrate-column-true = Réalisée
cli-calibrate-worst = Sur { NUMBER($games, useGrouping: 0) } parties qui n’ont pas servi à apprendre, la pire ligne s’écarte de { $points } points (les lignes de moins de { $least } ne comptent pas).
cli-calibrate-too-few = Aucune ligne n’a { $least } chances, on ne peut donc rien en dire : jouez plus de parties.
cli-calibrate-title = { $game }, { $players } joueurs : chances annoncées et réalisées, { NUMBER($games, useGrouping: 0) } parties
cli-calibrate-stopped = Arrêté ; rien n’est gardé.
cli-calibrate-not-overwritten = { $file } existe déjà et ne contient pas de chances : choisissez un autre nom.

## Analyse d’une partie

cli-analysing = Analyse
cli-analysing-decisions = décisions
cli-analysing-reasons = raisons
cli-analyse-chances = Chances de gagner
cli-analyse-column-action = Après
cli-analyse-swings = Les tours qui ont fait basculer la partie
cli-analyse-no-swings = Aucun tour n’a beaucoup changé les chances.
cli-analyse-swing = { $seat }, actions { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } : { $changes }
cli-analyse-swing-one = { $seat }, action { NUMBER($number, useGrouping: 0) } : { $changes }
cli-analyse-change = { $seat } { $before } → { $after }
cli-analyse-chance = { $seat } { $chance }
cli-analyse-chances-now = Chances de gagner : { $chances }
cli-analyse-costliest = Ce qui a coûté le plus à { $seat }
cli-analyse-no-costly = Rien qui vaille la peine d’être signalé.
cli-analyse-costly = { NUMBER($number, useGrouping: 0) }. { $played } ; mieux : { $better } (+{ $loss }).
cli-analyse-cost = Chances perdues : { $cost }.
cli-analyse-why = Pourquoi : { $why }.
cli-analyse-by = Jugé par le niveau { $level } : voir docs/analysis.md pour ce qu’il ne peut pas savoir.
cli-analyse-decision = Décision { NUMBER($number, useGrouping: 0) } : { $seat }
cli-analyse-compared = Montants : par rapport à ce qui a été joué, { $played } ; et pour cela, par rapport au meilleur autre choix.
cli-analyse-title = { $game } : chances de gagner
cli-analyse-axis = Actions : 0 – { NUMBER($last, useGrouping: 0) } ; en pointillé : la fin d’un tour qui a fait basculer la partie
cli-analyse-stopped = Arrêté ; rien n’est gardé.
cli-analyse-failed = La partie n’a pas pu être analysée : { $problem }
cli-analyse-nothing = { $file } ne contient aucune action : il n’y a rien à analyser.
cli-analyse-no-chances = { $game } ne dit rien des chances de gagner.
cli-analyse-svg-or-at = --svg et --at s’excluent : l’image montre toute la partie.

## Replay

cli-replay-prompt = { NUMBER($count, useGrouping: 0) }/{ NUMBER($last, useGrouping: 0) } (Entrée : suite, b : retour, numéro : y aller, q : quitter)
cli-replay-hidden = Quelque chose que personne d’autre ne pouvait voir.

## Rules

cli-rules-none = Aucune règle ne parle de { $word }.
cli-rules-more = { $count ->
        [one] … et une autre.
       *[other] … et { $count } autres.
    }
cli-rules-found = { $count ->
        [one] { $count } règle.
       *[other] { $count } règles.
    }
cli-rules-example = Exemple :
cli-rules-note = Note :
cli-coverage-family = { $cited }/{ $rules } règles, { $tests ->
        [one] { $tests } citation
       *[other] { NUMBER($tests, useGrouping: 0) } citations
    }
cli-coverage-total = { $cited } règles sur { $rules } sont citées par un test.
cli-coverage-excused = { $rule } n’a pas de test, et voici pourquoi :
cli-coverage-missing = Aucun test ne cite { $rules }.
cli-coverage-unknown = Des tests citent des règles que le catalogue n’a pas : { $rules }.

## Games

cli-games-id = Jeu
cli-games-name = Nom
cli-games-players = Joueurs
cli-games-version = Version des règles
cli-games-options = Options

## Bad input

cli-wrong-seat = Il n’y a pas de place { $seat } : les places de cette table vont de 0 à { $last }.
cli-seat-or-hot-seat = --seat et --hot-seat s’excluent : avec --hot-seat, toutes les places sont tenues par des personnes.
cli-wrong-games = On ne peut pas jouer { $games } parties : il en faut au moins 1.
cli-wrong-step = Il n’y a pas de position { NUMBER($step, useGrouping: 0) } dans cette partie : il faut un nombre de 0 à { NUMBER($last, useGrouping: 0) }.
cli-option-form = { $text } n’est pas une option de jeu : écrivez NOM=VALEUR.
cli-no-level = Il n’y a pas de niveau { $level } ; les niveaux sont : { $levels }.
cli-wrong-decision = Il n’y a pas de décision { NUMBER($number, useGrouping: 0) } dans cette partie : attendu de 1 à { NUMBER($last, useGrouping: 0) }.
cli-not-overwritten-other = { $file } existe déjà et contient autre chose : choisissez un autre nom.
cli-no-bot = Il n’y a pas de robot { $bot } ; les robots sont : { $bots }.
cli-one-bot = { $bot } : ici un seul robot tient toutes les autres places, n’en nommez qu’un.
cli-too-many-bots = { $bots } robots, c’est trop pour une table de { $players }.
cli-no-file = Il n’y a pas de fichier { $file }.
cli-no-folder = Il n’y a pas de dossier { $folder }.
cli-not-text = { $file } n’est pas un fichier de texte (UTF-8).
cli-not-python = { $file } n’est pas un fichier Python lisible.
cli-not-toml = { $file } n’est pas un fichier TOML lisible : { $problem }
cli-no-reason = { $file } : { $rule } demande une raison en toutes lettres.
# $problem is a sentence with its full stop.
cli-cannot-read = { $file } ne peut pas être lu : { $problem }
cli-cannot-write = { $file } ne peut pas être écrit : { $problem }
cli-cannot-write-there = { $file } ne peut pas être écrit : le dossier n’existe pas, ou c’est un dossier lui-même.
cli-not-overwritten = { $file } existe déjà et n’est pas une partie de Ludage : choisissez un autre nom.
cli-record-damaged = { $file } ne peut pas être rejoué. { $problem }
cli-wrong-content = Les tableaux de { $folder } sont inutilisables : { $problem }
cli-other-game = { $file } est une partie de { $game }, un autre jeu.

## Hosting, and checking the luck

cli-serving = En service ; ouvrez { $address } dans le navigateur. L’API est décrite à { $address }/docs. Ctrl-C arrête.
cli-playing = Ouvrez { $address } dans votre navigateur pour jouer. Ctrl-C arrête ; vos parties sont conservées.
cli-no-server = Les éléments du serveur ne sont pas installés (il manque { $module }) : installez « ludage[server] ».
cli-wrong-port = { $port } n’est pas un port : il faut un nombre entier de 0 à { NUMBER($last, useGrouping: 0) }.
cli-wrong-workers = On ne peut pas servir avec { $workers } processus : il en faut au moins 1.
cli-cannot-listen = { $host }, port { NUMBER($port, useGrouping: 0) }, est pris, interdit, ou n’est pas une adresse de cette machine : choisissez-en d’autres par --host et --port.
cli-no-port = Les ports { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } sont tous pris : libérez-en un, ou choisissez-en un autre par « ludage serve --port ».
cli-no-database = La base de données est inutilisable : { $problem }
cli-not-served = Le serveur ne peut pas démarrer : { $problem }
cli-verified-game = { $actions ->
        [0] Aucune action
        [one] Une action
       *[other] { $actions } actions
    } : chaque dé et chaque tirage découle de la graine { $seed }.
cli-verified-commitment = La graine est bien celle à laquelle le serveur s’était engagé à la table { $table }.
cli-verified-no-commitment = La partie enregistrée ne nomme aucun engagement : donnez --table et --commitment pour vérifier la graine elle-même.
cli-broken-commitment = La graine n’est pas celle à laquelle le serveur s’était engagé à la table { $table }.

## Help: what stands for an argument or for the value of an option

cli-metavar-options = OPTIONS
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-word = MOT
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-name = NOM
cli-metavar-number = N
cli-metavar-language = LANGUE
cli-metavar-bot = ROBOT
cli-metavar-bots = ROBOT,ROBOT…
cli-metavar-contestants = ROBOT,ROBOT@FICHIER…
cli-metavar-people = people
cli-metavar-option = NOM=VALEUR
cli-metavar-address = ADRESSE
cli-metavar-url = URL
cli-metavar-id = ID
cli-metavar-hash = EMPREINTE

## Help: its parts

cli-help-usage = Usage :
cli-help-commands = Commandes
cli-help-arguments = Arguments
cli-help-options = Options
# $value: what holds if the option is not given.
cli-help-default = À défaut : { $value }.

## Help: the commands

cli-help-ludage = Des jeux de civilisation sur plateau dont toutes les règles sont appliquées : jouer, simuler, revoir, consulter les règles.
cli-help-play = Jouer dans le navigateur ; avec --terminal ici même, contre des robots ou à plusieurs au même clavier.
cli-help-games = Lister les jeux, leurs nombres de joueurs, leurs options et la version de leurs règles.
cli-help-rules = Chercher dans le catalogue des règles d’un jeu.
cli-help-replay = Revoir pas à pas une partie enregistrée : Entrée avance, b recule, un nombre mène à cette action, q quitte.
cli-help-analyse = Revoir une partie : chances de gagner, tours qui l’ont fait basculer, ce qui a coûté le plus à chacun et pourquoi : voir docs/analysis.md.
cli-help-simulate = Enchaîner des parties entre robots : vitesse, durée, victoires par place, dispersion des scores.
cli-help-census = Enchaîner des parties au hasard, à tous les nombres de joueurs et avec toutes les options : combien de fois chaque sorte d’action et chaque carte, lieu ou autre élément a pu être choisi, et l’a été. Chaque joueur a ses goûts, tirés au sort ; la plupart les tiennent d’un joueur qui a rencontré quelque chose de rare.
cli-help-arena = Faire jouer des robots les uns contre les autres, équitablement placés, et dire lequel est le plus fort et avec quelle certitude : voir docs/arena.md.
cli-help-train = Apprendre par des parties ce qu’un robot doit peser, et ne le retenir que si de nouvelles parties le prouvent : voir docs/training.md.
cli-help-calibrate = Apprendre, par des parties d’un robot contre lui-même, quelles chances de gagner se cachent derrière ses évaluations : voir docs/analysis.md.
cli-help-serve = Ouvrir des tables à des amis ou à un club. Tout autre réglage est une variable LUDAGE_ : voir docs/hosting.md.
cli-help-verify = Rejouer une partie enregistrée : chaque dé et chaque tirage doit découler de la graine, et la graine de l’engagement du serveur.

## Help: arguments and options

cli-help-argument-game = Le jeu : voir « ludage games ».
cli-help-argument-record = Une partie enregistrée.
cli-help-argument-word = Seulement les règles où il figure.
cli-help-option-help = Afficher cette aide.
cli-help-option-version = Afficher la version.
cli-help-option-lang = La langue : en ou fr ; sinon, LUDAGE_LANG ou LANG en décide.
cli-help-option-terminal = Dans ce terminal, pas dans le navigateur.
cli-help-option-players = Le nombre de joueurs.
cli-help-option-own-seat = Votre place, comptée à partir de 0 ; peut être donnée plusieurs fois.
cli-help-option-seen-by = La partie telle que la voyait cette place, comptée à partir de 0 ; sinon, telle que la voit un spectateur.
cli-help-option-hot-seat = Des personnes à toutes les places, un seul clavier.
cli-help-option-bot = Qui tient les autres places : novice (débutant), regular (habitué, à défaut), strong (fort) ou master (maître) ; pour des essais, aussi random, greedy, plan ou playout.
cli-help-option-bots = Qui joue : novice, regular, strong, master, random, greedy, plan ou playout ; plusieurs, séparés par des virgules, se partagent la table et changent de place.
cli-help-option-contestants = Qui joue, séparés par des virgules : novice, regular, strong, master, random, greedy, plan ou playout ; greedy@FICHIER joue d’après les poids d’un fichier, ce que tous peuvent faire, sauf random.
cli-help-option-arena-games = Le nombre de parties, 400 à défaut ; s’y ajoutent celles qui complètent la dernière donne.
cli-help-option-arena-players = Le nombre de joueurs, à défaut le plus petit possible.
cli-help-option-arena-seed = D’elle découlent toutes les donnes et tout ce que les robots imaginent ; 1 à défaut.
cli-help-option-arena-workers = Le nombre de processus qui jouent ; autant que de cœurs à défaut.
cli-help-option-ray = Jouer sur une grappe Ray : son adresse, auto pour celle de cette machine, local pour une nouvelle.
cli-help-option-train-out = Le dossier qui garde tout : la montée, son image, les poids du champion. La même commande y reprend.
cli-help-option-train-bot = Le robot qui joue selon les poids : greedy, plan ou playout, ou un niveau (novice, regular, strong, master).
cli-help-option-train-from = Les poids de départ ; sans précision, les premiers du jeu.
cli-help-option-train-against = Adversaires figés, séparés par des virgules : nul n’est promu s’il fait moins bien contre eux.
cli-help-option-train-rounds = Combien de tours ; on peut en ajouter plus tard.
cli-help-option-train-pairs = Comparaisons par tour, de deux parties chacune.
cli-help-option-train-trials = Parties contre chaque adversaire qui décident d’une promotion.
cli-help-option-train-every = Tours entre deux tentatives de promotion.
cli-help-option-train-only = N’apprendre que ces poids, séparés par des virgules ; les autres restent tels quels.
cli-help-option-train-fit = Commencer par des poids ajustés sur autant de parties que le robot joue contre lui-même : le premier challenger.
cli-help-option-train-seed = Tout ce qui se passe en découle.
cli-help-option-analyse-at = Seulement la décision de l’action N, en entier.
cli-help-option-analyse-level = Qui juge : novice, regular, strong ou master.
cli-help-option-analyse-json = Tout y garder (JSON).
cli-help-option-analyse-svg = Y dessiner l’évolution des chances.
cli-help-option-analyse-seed = Tout ce que le juge imagine en découle.
cli-help-option-calibrate-out = Le fichier des températures (TOML) ; ce qu’il dit d’autres nombres de joueurs reste.
cli-help-option-calibrate-games = Combien de parties ; une sur trois ne sert pas à apprendre, mais à vérifier.
cli-help-option-calibrate-bot = Qui joue contre lui-même ; un niveau pèse selon ses propres poids, les autres selon les premiers.
cli-help-option-calibrate-svg = Y dessiner dans quelle mesure les chances se sont réalisées.
cli-help-option-out = Y conserver les résultats (JSON), avec une image à côté (SVG) ; la même commande reprend avec ce fichier.
cli-help-option-again = Rejouer les parties d’un tel fichier, et dire si elles se terminent de la même façon.
cli-help-option-seed = La graine de tout hasard ; même graine, même partie.
cli-help-option-first-seed = La graine de la première partie ; la suivante a la suivante.
cli-help-option-compare = Dire « people » : des robots jouent des parties entières, et ce qu’ils y font est affiché à côté de ce que font les gens, quand on le sait (Through the Ages).
cli-help-option-census-bots = Qui joue, avec --compare ; master à défaut. Plusieurs robots, séparés par des virgules, se partagent la table et changent de place.
cli-help-option-json = Écrire aussi la comparaison dans ce fichier (JSON).
cli-help-option-games = Le nombre de parties.
cli-help-option-option = Une option du jeu : voir « ludage games ». Peut être donnée plusieurs fois.
cli-help-option-content = Vos propres tableaux, d’après votre boîte.
cli-help-option-record = Y enregistrer la partie.
cli-help-option-resume = Reprendre une partie enregistrée.
cli-help-option-unasked = Ne pas demander confirmation avant une action qui renonce à ce qui reste utilisable.
cli-help-option-to = Afficher la partie après N actions.
cli-help-option-coverage = Les règles que les tests citent, et celles qu’aucun ne cite.
cli-help-option-tests = Où sont les tests.
cli-help-option-host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
cli-help-option-port = Le port d’écoute.
cli-help-option-database = Où les tables sont conservées : sqlite:///fichier ou postgresql://utilisateur:motdepasse@hôte/nom.
cli-help-option-workers = Le nombre de processus ; à plus d’un, il faut PostgreSQL.
cli-help-option-open = Ouvrir la page dans le navigateur.
cli-help-option-table = La table où elle s’est jouée.
cli-help-option-commitment = Ce que le serveur avait montré au début.

## A command line that cannot be read

cli-usage-no-command = Il n’y a pas de commande { $name }. Les commandes sont : { $commands }.
cli-usage-no-command-near = Il n’y a pas de commande { $name }. Est-ce { $near } ?
cli-usage-no-option = Il n’y a pas d’option { $option }. { $help } liste les options.
cli-usage-no-option-near = Il n’y a pas d’option { $option }. Est-ce { $near } ?
# $example: the option with what stands for its value.
cli-usage-needs-value = { $option } demande une valeur, comme dans { $example }.
cli-usage-takes-no-value = { $option } s’emploie seul, sans valeur.
cli-usage-not-a-number = { $option } demande un nombre entier.
# $name: what stands for the argument.
cli-usage-missing = Il manque { $name } : voir { $help }.
# $extra: what was typed too much.
cli-usage-extra = { $command } n’attend pas { $extra }.
# $problem is a sentence with its full stop, as in all the following.
cli-usage-unclear = { $command } ne peut pas se lire ainsi : { $problem }
cli-no-language = Il n’y a pas de textes dans la langue { $language } ; il y a { $languages }.
cli-impossible = C’est impossible : { $problem }
