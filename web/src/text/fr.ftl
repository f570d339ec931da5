### Le client de navigateur (français)

## Jeux

web-game-age-of-gods = L’âge des dieux
web-about-age-of-gods = Vingt-quatre peuples, neuf tours, et des dieux qui cachent qui ils aiment.
web-players-age-of-gods = 2 à 6 joueurs
web-minutes-age-of-gods = 75 min
web-game-age-of-mythology = Age of Mythology
web-about-age-of-mythology = Grecs, Égyptiens et Nordiques bâtissent cités et merveilles et lèvent des monstres.
web-players-age-of-mythology = 2 à 8 joueurs
web-minutes-age-of-mythology = 120 min
web-game-through-the-ages = Through the Ages
web-about-through-the-ages = Du bronze à l’espace : des leaders, des merveilles et la longue mémoire de la culture.
web-players-through-the-ages = 2 à 4 joueurs
web-minutes-through-the-ages = 180 min

## Partout

web-title = Ludage : trois âges du monde, une table
web-home = Ludage, page d’accueil
web-nav = Pages
web-nav-play = Accueil
web-nav-watch = Regarder
web-nav-replays = Revoir
web-nav-rules = Règles
web-language = Langue
web-settings = Réglages
web-settings-of = Réglages : { $name }
web-theme-to-light = Couleurs claires
web-theme-to-dark = Couleurs sombres
web-close = Fermer
web-loading = Un instant…
web-unreachable = Le serveur est injoignable pour l’instant. Nous réessayons.
web-failed = Quelque chose s’est mal passé sur cette page. Rechargez-la.
web-no-such-page = Cette page n’existe pas.
web-to-home = Aller à la page d’accueil
web-skip-to-content = Aller au contenu
web-just-now = à l’instant
web-days = { $days ->
        [one] un jour
       *[other] { $days } jours
    }
web-colon = {" :"}
web-nobody = personne

## Accueil

web-headline = Trois âges du monde, une table
web-subline = Chaque règle appliquée, chaque chiffre expliqué. Jouez entre amis, avec des inconnus ou des robots, dans votre navigateur.
web-games = Jeux
web-play-now = Jouer
web-with-friends = Entre amis
web-guided = Partie guidée
web-starting = Mise en place…
web-coming = Bientôt
web-coming-board = Son plateau n’est pas encore là.
web-tables-waiting = { $count ->
        [one] une table attend
       *[other] { $count } tables attendent
    }
web-my-games = Reprendre mes parties
web-wait-for-you = { $count ->
        [0] aucune ne vous attend
        [one] une vous attend
       *[other] { $count } vous attendent
    }
web-all-my-games = Toutes mes parties
web-running-games = Parties en cours seulement
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend pour l’instant. Ouvrez vous-même une table.
web-join-by-code = Rejoindre avec un code
web-join-by-code-how = Collez le lien d’invitation, ou le code qu’on vous a envoyé.
web-code = Lien ou code
web-not-a-code = Ce n’est ni un lien d’invitation ni un code.
web-to-the-table = Aller à la table

## Tables dans les listes

web-your-turn = À vous
web-waiting-for = On attend { $names }
web-also-choosing = { $names } { $names-count ->
        [one] choisit
       *[other] choisissent
    } aussi
web-table-free = { $free ->
        [0] Les { $players } places sont prises
        [one] Une place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
web-table-won = Gagnée par { $names }
web-table-over = La partie est finie
web-table-frozen = Gelée : les règles ont changé depuis
web-table-frozen-how = Les règles d’un programme plus récent ne mènent plus aux positions de cette partie. Rien n’est perdu, mais elle ne peut pas continuer.
web-table-of = Chez { $name }
web-private = privée
web-public = publique
web-play = Reprendre
web-open = Ouvrir
web-watch = Regarder
web-join = Rejoindre
web-look-back = Revoir
web-join-table = Rejoindre : { $table }
web-open-table = Ouvrir : { $table }
web-seat = Place { $number }

## Une nouvelle table

web-new-table = Nouvelle table
web-game = Jeu
web-players = Joueurs
web-players-count = { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
web-opponents = Adversaires
web-other-options = Autres options
web-length = Durée :
web-bots-at-table = Dont robots
web-bot-level = Force des robots
web-level-novice = Débutant
    .text = Il lui arrive de ne pas tout voir : parfait pour une première partie.
web-level-regular = Habitué
    .text = Joue correctement, un coup à la fois.
web-level-strong = Fort
    .text = Pèse tout ce qu’il sait avant de jouer.
web-level-master = Maître
    .text = Réfléchit le plus longtemps : quelques secondes par coup.
# Les tables des programmes, et celles d’avant les niveaux.
web-level-random = Hasard
    .text = Joue n’importe quel coup permis.
web-level-greedy = Glouton
    .text = Prend ce qui paraît le mieux sur le moment.
web-starts-at-once = La partie commence tout de suite.
web-seats-for-people = { $count ->
        [one] Une place attend la personne que vous invitez.
       *[other] { $count } places attendent les personnes que vous invitez.
    }
web-who-may-join = Qui peut venir
web-invited-only = Sur invitation
web-anybody = Tout le monde
web-time = Temps
web-live = En direct
web-correspondence = Par correspondance
web-pace-live = Tout le monde est à la table en même temps.
web-pace-correspondence = Chacun joue quand il a le temps ; vous pouvez demander un message quand c’est à vous.
web-bank = Temps pour toute la partie
web-increment = Ajout à chaque décision
web-hours-each = Temps pour chaque décision
web-no-clock = sans pendule
web-no-limit = Sans limite
web-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
web-table-name = Nom de la table
web-optional = (facultatif)
web-open-the-table = Ouvrir la table
web-begin = Commencer la partie

## Salle d’attente

web-seats = Places
web-free-seat = Libre
web-here = en ligne
web-away = hors ligne
web-host = hôte
web-rating = cote { $rating }
web-sit-here = S’asseoir ici
web-bot-here = Robot
web-bot-of-level = Robot : { $level }
web-remove = Retirer { $name }
web-remove-short = Retirer
web-fill-bots = Compléter par des robots
web-still-open = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-host-begins = Tout le monde est là. { $name } lance la partie.
web-leave-table = Quitter la table
web-invite = Inviter
web-invite-how = Qui suit ce lien peut s’asseoir ; aucun compte n’est nécessaire.
web-invitation-link = Lien d’invitation
web-invitation-to = Invitation à { $game }
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Le navigateur n’autorise pas la copie : sélectionnez le lien et copiez-le vous-même.
web-share = Partager
web-time-bank = { $minutes } min + { $seconds } s
web-time-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    } par décision
web-time-slow = par correspondance

## À la table

web-prompt = Ce qui est demandé
web-choices = { $count ->
        [one] un choix
       *[other] { $count } choix
    }
web-look-at = Voir { $name } en détail
web-looking-at = Vous regardez { $name }
web-look-home = Revenir chez vous
web-more-choices = { $count ->
        [one] Un autre…
       *[other] { $count } autres…
    }
web-leads-to = { $count ->
        [one] Mène à un choix
       *[other] Mène à { $count } choix
    }
web-back = Retour
web-not-yet = Pas encore
web-undo = Annuler le coup
web-undo-asked = { $name } demande à reprendre un coup. Les dés et les cartes déjà vus reviendront dans le même ordre.
web-undo-waits = On demande aux autres si le coup peut être repris.
web-undo-nothing = Vous n’avez encore rien joué.
web-agree = Accepter
web-refuse = Refuser
web-skip = Abréger
web-game-over = La partie est finie
web-spectator = Vous regardez.
web-connection-lost = La connexion est perdue. Nouvel essai…
web-you = vous
web-bot = robot
web-abandoned = un robot joue
web-played-by-bot = { $name }, un robot joue
web-you-left = Un robot joue pour vous depuis votre départ
web-you-left-waiting = La partie vous attend depuis votre départ
web-take-seat-back = Reprendre votre place
web-take-seat-back-at = Reprendre votre place : { $table }
web-seat-left = { $name } a quitté la partie ; un robot joue à sa place.
web-seat-late = { $name } a laissé passer son temps trois fois de suite ; un robot joue à sa place.
web-seat-back = { $name } reprend sa place.
web-seat-taken = { $before } cède sa place à { $name }.
web-offline = Pas connecté pour l’instant
web-thinking = réfléchit…
web-are-thinking = { $names } { $names-count ->
        [one] réfléchit…
       *[other] réfléchissent…
    }
web-deciding = décide
web-rank = Rang { $rank }
web-hand = Main
web-reference = Tableaux
web-panels = Panneau latéral
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-all = Montrer toute la partie
web-took-back = { $name } reprend un coup.
web-since-away = Pendant votre absence
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-total = Total
web-ways = { $ways } sur { $outof }
web-rule-link = Règle { $rule }
web-rule-short = § règle
web-menu = Menu
web-sound-on = Activer les sons
web-sound-off = Couper les sons
web-copy-link = Copier le lien de cette table
web-look-back-far = Revoir cette partie
web-ask-undo = Demander à reprendre mon dernier coup
web-leave-game = Quitter la partie
web-leave-sure = Un robot jouera pour vous jusqu’à votre retour, sauf si quelqu’un prend votre place entre-temps. Quitter ?
web-leave-waits = La partie vous attendra : reprenez votre place ici ou depuis l’accueil quand vous voudrez. Quitter ?
web-concede-sure = Vous abandonnez la partie, et les autres continuent sans vous. On ne revient pas en arrière.
web-leave-yes = Oui, quitter
web-fair = Hasard équitable : le serveur a fixé tout le hasard de cette partie avant son début. Empreinte { $commitment }…

## Choix

web-all-choices = Tous les choix
web-search-choices = Chercher un choix
web-choices-shown = { $shown } choix sur { $all }
web-nothing-to-choose = Vous n’avez rien à choisir pour l’instant.
web-no-such-choice = Ce choix n’existe pas maintenant.
web-hint = Conseil
web-hint-title = Ce que jouerait un robot
web-hint-thinking = Un robot y réfléchit…
web-hint-how = Les chiffres disent ce que vaut, selon le robot, la position qui suit, en points. Dessous : ce que le premier a de plus que le suivant, et ce qui manque aux autres.
web-choose-this = Choisir ceci

## Touches

web-keys = Touches
web-key-enter = Entrée
web-key-space = Espace
web-key-does-tab = aller au prochain choix possible
web-key-does-arrows = parcourir le plateau ; ce qui ne brille pas dit pourquoi
web-key-does-choose = choisir ; choisir encore pour confirmer
web-key-does-back = revenir en arrière
web-key-does-skip = passer ce qui est montré
web-key-does-list = tous les choix en mots ; taper une action
web-key-does-undo = annuler le coup
web-key-does-hint = conseil
web-key-does-log = journal
web-key-does-chat = discussion
web-key-does-rules = règles
web-key-does-menu = menu
web-key-does-keys = cette liste

## Règles

web-rules-of = Règles : { $game }
web-rules-idea = L’idée du jeu
web-search-rules = Chercher dans les règles
web-rules-found = { $count ->
        [0] aucune règle
        [one] une règle
       *[other] { $count } règles
    }
web-rule-more = Exemple et notes
web-rule-example = Exemple :
web-rule-note = Note :
web-rule-source = Source : { $source }

## Partie guidée

web-lesson = Leçon
web-lesson-of = { $number } sur { $count }
web-understood = Compris
web-read-rule = Lire la règle
web-no-more-lessons = Arrêter les leçons
web-show-lessons-again = Montrer à nouveau toutes les leçons
web-lessons-again = La partie guidée reprend à la première leçon.

## Après la partie

web-won = { $winners-count ->
        [one] { $winners } gagne la partie
       *[other] { $winners } se partagent la victoire
    }
web-score-sheet = Feuille de score
web-rematch = Revanche
web-join-rematch = Rejoindre la revanche
web-replay = Revoir
web-download = Télécharger
web-link-copied = Le lien est copié.
web-key-moments = Moments clés
web-go-to-moment = Aller à ce moment
# $results: chaque joueur avec son dernier chiffre.
web-chart-says = { $label } : { $results }
web-seed = Hasard équitable : la graine de cette partie était { $seed }. Qui rejoue l’enregistrement retrouve chaque jet et chaque mélange.

## Regarder et revoir

web-watch-title = Parties en cours
web-watch-how = Vous voyez ce que verrait un spectateur à la table : aucune carte cachée.
web-nothing-to-watch = Aucune partie publique n’est en cours.
web-replays-title = Parties à revoir
web-replays-how = Chaque moment d’une partie finie, vu par les yeux de chacun. Apportez un enregistrement pour le revoir ici.
web-bring-record = Ouvrir un enregistrement
web-my-finished-games = Mes parties finies
web-finished-games = Parties finies
web-no-finished-games = Aucune partie publique n’est encore finie.
web-story = Récit
web-analysis = Analyse
web-analysis-how = Un robot fort revoit chaque décision : qui avait le plus de chances de gagner, ce qui a coûté le plus à chacun et ce qui aurait été mieux. Cela prend quelques secondes, ou quelques minutes quand les robots sont en train de jouer.
web-why-bot = Pourquoi ?
web-analysis-ask = Analyser cette partie
web-analysis-pending = Le robot revoit la partie : { $done } sur { $of }.
web-analysis-failed = La partie n’a pas pu être analysée pour l’instant.
web-analysis-chances = Chances de gagner, en pour cent
web-analysis-here = Ce qu’un robot fort pense de la prochaine décision
web-analysis-costly = Ce qui a coûté le plus à { $seat }
web-analysis-nothing = Rien qui mérite d’être signalé.
web-analysis-better = Mieux : { $better }
web-analysis-lost = chance perdue : { $cost }
web-analysis-opinion = C’est l’avis d’un robot : ce qu’il ne voit pas ne compte pas. Les chiffres disent ce que vaut, selon lui, la position qui suit, en points ; souligné, ce qui a été joué.
web-replay-start = Le début de la partie
web-eyes = Vue par
web-eyes-spectator = un spectateur
web-first = Au début
web-previous = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-play-on = Lecture
web-pause = Pause
web-moment = Moment
web-moment-of = { NUMBER($at, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }

## Réglages

web-look = Apparence
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Claires
web-theme-dark = Sombres
web-motion = Mouvement
web-motion-system = Comme le système
web-motion-off = Aucun
web-motion-fast = Rapide
web-motion-normal = Normal
web-motion-slow = Lent
web-at-the-table = À la table
web-sound = Sons
web-volume = Volume
web-confirm-setting = Demander confirmation avant de jouer un coup
web-ask-setting = Demander avant de terminer tant qu’il reste de quoi faire
web-keys-setting = Touches d’une lettre (L, U, H…)
web-account = Compte
web-name = Nom
web-save = Enregistrer
web-saved = Enregistré
web-welcome = Bienvenue, { $name }.
web-registered = Vous avez un compte : vos parties vous attendent dans n’importe quel navigateur.
web-guest-how = Vous jouez en invité dans ce navigateur. Avec un compte, vous retrouvez vos parties partout.
web-stranger-how = Pas besoin de compte pour jouer. Avec un compte, vous retrouvez vos parties partout.
web-register = S’inscrire
web-log-in = Se connecter
web-log-out = Se déconnecter
web-login = Identifiant
web-password = Mot de passe
web-notify = Messages
web-notify-how = Aux tables par correspondance : comment vous prévenir que c’est à vous.
web-email = Adresse électronique
web-notify-email = M’envoyer un courriel
web-webhook = Webhook (Discord, Slack, votre programme)
web-notify-webhook = Appeler ce webhook
web-quiet-hours = Heures calmes ({ $zone })
web-quiet-from = De
web-quiet-to = À
web-digest = Minutes pendant lesquelles les messages sont regroupés
