### Ce que dit le serveur lui-même. Les messages des règles viennent des jeux.

## Tables

server-no-such-table = Cette table n’existe pas, ou ne vous est pas ouverte.
server-bad-time = Cette cadence est impossible : une table en direct se joue sans pendule ou avec dix secondes à un jour de réserve, une table par correspondance avec trente jours au plus par décision.
server-bad-status = Les tables sont ouvertes, en cours ou terminées.
server-no-such-bot = Aucun robot de ce niveau. Il y a : { $levels }.
server-already-started = La partie a déjà commencé.
server-seats-open = Des places sont encore libres. Attendez des joueurs, ou donnez-les à des robots.
server-seat-taken = Cette place est prise.
server-nobody-there = Il n’y a là personne à retirer.
server-already-seated = Vous avez déjà une place à cette table.
server-not-host = Seul l’hôte de la table peut le faire.
server-spectator = Vous regardez cette table ; pour jouer, il vous faut une place.
server-not-your-seat = Tant que la partie dure, vous ne la voyez que de votre place.
server-not-running = Cette partie n’est pas en cours.
server-not-finished = Ce sera possible une fois la partie terminée.
server-frozen = { NUMBER($row) ->
    [0] Cette table est gelée : les règles actuelles ne permettent plus d’installer sa partie. Rien n’est perdu.
   *[other] Cette table est gelée : à partir du coup { $row }, sa partie ne correspond plus aux règles actuelles. Rien n’est perdu.
}
server-too-many-tables = Vous avez { $most } tables en attente de joueurs, et personne ne peut en avoir davantage. Commencez-en une ou quittez-en une d’abord.
server-too-many-games = Vous avez une place à { $most } tables, et personne ne peut en avoir davantage. Terminez ou quittez d’abord une partie.
server-held-another = Vous avez tenu une autre place de cette partie et connaissez ses secrets : { $seat } est la seule que vous pouvez reprendre.
server-held-in-browser = On a joué une autre place de cette partie dans ce navigateur : ses secrets y sont connus, vous ne pouvez donc pas prendre celle-ci.
server-left-too-often = Cette place a déjà été quittée { $most } fois, et c’est la limite : on ne peut plus la quitter dans cette partie.
server-no-such-position = La partie n’a pas cette position.

## Jouer

server-stale = La table a changé depuis votre choix. Regardez de nouveau, puis choisissez.
server-no-such-action = Ce n’est pas une action du jeu : { $text }.
server-nothing-to-undo = Il n’y a rien à reprendre.
server-too-many-undos = On est déjà revenu { $most } fois sur cette décision, et c’est la limite : elle est maintenant définitive.
server-no-more-undos = On est déjà revenu { $most } fois en arrière dans cette partie, et c’est la limite : ce qui est joué maintenant est définitif.
server-too-far-back = On peut reprendre { $most } coups en tout dans une partie ; avec ceux-ci, il y en aurait davantage.
server-own-undo = C’est vous qui l’avez demandé : c’est aux autres d’accepter.
server-no-consent = Quelqu’un a quitté cette partie et ne peut plus accepter qu’on reprenne d’autres coups.
server-no-decision = Vous n’avez rien à décider pour l’instant.
server-no-undo = Il n’y a rien à reprendre : quelqu’un a appris quelque chose depuis, ou le coup n’était pas le vôtre.
server-too-many-orders = Vous avez laissé autant d’ordres que possible. Retirez-en un d’abord.
server-empty-chat = Ce message est vide.
server-bots-busy = Les robots sont occupés à d’autres tables. Redemandez dans un instant.
server-no-hint = Pas de conseil possible pour l’instant. Redemandez dans un instant.
server-analysis-running = Une partie que vous avez demandée est encore en cours d’analyse. Redemandez quand ce sera fini.

## Parties enregistrées

server-record-too-large = Un enregistrement compte { $most } kilo-octets au plus.
server-too-many-records = Vous avez apporté { $most } enregistrements, et personne ne peut en apporter davantage.
server-no-such-record = Cet enregistrement est introuvable.

## Demandes

server-bad-message = Ce message est incompréhensible : { $text }.
server-bad-request = Cette demande est incompréhensible : { $text }.
server-too-deep = Cette demande est incompréhensible : elle est imbriquée trop profondément.
server-no-database = Le serveur n’a pas accès à sa base de données pour l’instant, ou ne peut pas y écrire. Rien n’a changé : réessayez plus tard.
server-failed = Quelque chose a mal tourné ici. Rien n’a changé ; veuillez réessayer.
server-no-such-page = Cette page n’existe pas.
server-foreign-origin = Cette demande vient d’un autre site et n’a pas été exécutée.
server-too-fast = { $seconds ->
    [one] Trop vite. Réessayez dans une seconde.
   *[other] Trop vite. Réessayez dans { $seconds } secondes.
}

## Personnes

server-not-signed-in = Connectez-vous d’abord, en invité ou avec votre compte.
server-bad-name = Un nom compte de 1 à { $most } caractères lisibles, sans caractère de contrôle ni de direction.
server-stacked-marks = Dans un nom, une lettre porte au plus { $most } accents ou autres signes : empilés, ils couvriraient les lignes voisines.
server-bad-language = Cette langue n’est pas disponible.
server-bad-login = Un identifiant compte de 3 à 40 caractères : lettres sans accent, chiffres, point, trait d’union et tiret bas.
server-bad-password = Un mot de passe compte de { $least } à { $most } caractères.
server-wrong-login = L’identifiant ou le mot de passe est incorrect.
server-not-registered = Un invité n’a pas de mot de passe : créez d’abord un compte.
server-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
server-already-registered = Vous avez déjà un compte.
server-bad-email = Ce n’est pas une adresse électronique.
server-bad-webhook = Ce n’est pas une adresse web. Elle doit commencer par http:// ou https:// et ne contenir aucun mot de passe.
server-email-missing = Pour recevoir des courriels, indiquez d’abord votre adresse.
server-webhook-missing = Pour recevoir des appels de webhook, indiquez d’abord son adresse.
server-bad-notify = Ces réglages des messages sont incompréhensibles.
server-bad-quiet-hours = Les heures calmes vont d’une heure pleine (0 à 23) à une autre.
server-bad-zone = Ce fuseau horaire est inconnu. Écrivez un nom tel que Europe/Paris.
server-bad-digest = Les messages peuvent être regroupés sur 0 à { NUMBER($most, useGrouping: 0) } minutes.

## Messages aux absents

server-notice-subject = { $count ->
    [one] À vous de jouer : { $table }
   *[other] À vous de jouer à { $count } tables
}
server-notice-opening = { $count ->
    [one] Bonjour { $name }, cette table vous attend :
   *[other] Bonjour { $name }, ces tables vous attendent :
}
server-notice-more = { $count ->
    [one] … et une table de plus.
   *[other] … et { $count } tables de plus.
}
server-notice-closing = Vous recevez ce message parce que vous l’avez demandé. Pour en recevoir moins, ou plus du tout, changez vos réglages :

## Réglages avec lesquels le serveur ne peut pas démarrer

# $variable: the setting, a variable of the environment. $value: what it was given.
server-setting-unknown = { $variable } n’est pas un réglage.
server-setting-near = { $variable } n’est pas un réglage : est-ce { $near } ?
server-setting-number = { $variable } ne peut pas valoir « { $value } » : il faut un nombre.
server-setting-flag = { $variable } ne peut pas valoir « { $value } » : il faut yes (oui) ou no (non).
server-setting-least = { $variable } ne peut pas valoir « { $value } » : il faut au moins { $least }.
server-setting-positive = { $variable } ne peut pas valoir « { $value } » : il faut plus de 0.
server-setting-short = { $variable } est trop court : il faut au moins { $least } caractères.
server-setting-url = { $variable } ne peut pas valoir « { $value } » : il faut http:// ou https:// et un hôte.
server-setting-none-of = { $variable } ne peut pas valoir « { $value } » ; les valeurs possibles sont : { $allowed }.
server-setting-smtp = { $variable } est inutilisable : il faut smtp://utilisateur:motdepasse@hôte:port ou smtps://….
server-setting-mail-from = { $variable } ne peut pas valoir « { $value } » : il faut une adresse comme nom@example.org.
server-setting-proxy = { $variable } ne peut pas contenir « { $value } » : il faut des adresses ou des réseaux, comme 10.0.0.1 ou 10.0.0.0/8.
# $game: the game that cannot be played with them. $problem: why, a sentence with its full stop.
server-setting-content = { $variable } ne peut pas valoir « { $value } » : il faut des tableaux pour tous les jeux, chacun dans un dossier qui porte son identifiant. Ceux de « { $game } » sont inutilisables : { $problem }
server-setting-database = « { $url } » n’est pas une base de données : écrivez postgresql://utilisateur:motdepasse@hôte/nom ou sqlite:///fichier.
server-setting-workers = --workers { $workers } demande PostgreSQL : plusieurs processus ne peuvent pas se partager les nouvelles d’un fichier SQLite.
