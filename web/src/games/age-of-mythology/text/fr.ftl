### Age of Mythology dans le navigateur : ce qui figure sur les plateaux à côté des textes du moteur, et la première partie guidée (français)

## Plateaux

aom-your-board = Votre plateau
aom-back-to-mine = Retour à mon plateau
aom-look = Agrandir le plateau ({ $seat })
aom-hand-limit = { $count } cartes par tour
aom-store = garde { $count } cubes de chaque sorte
aom-would-spoil = { $count ->
        [one] L’un d’eux serait perdu à la fin du tour
       *[other] { $count } d’entre eux seraient perdus à la fin du tour
    }
aom-production = Production
aom-city = Ville
aom-army = Armée
aom-others = Autres
aom-parts = Parties de la table
aom-tiles-of = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } sur { $most }
aom-buildings-of = { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    } sur { $most }
aom-units-of = { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
aom-open-square = { $terrain }, sans tuile
aom-count = { $count } en tout
aom-idle = Libres
aom-idle-villagers = Villageois sans travail : { $count }
aom-no-units = Aucune unité
aom-left-neighbour = voisin de gauche
aom-right-neighbour = voisin de droite
aom-you = Vous
aom-or = ou

## Joueurs

aom-points = { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
aom-points-label = Points
aom-points-left = Cubes de victoire restant dans la banque : { $count }
aom-first-player = Premier joueur
aom-cards-held = Cartes en main : { $permanent ->
        [one] { $permanent } permanente
       *[other] { $permanent } permanentes
    }, { $random ->
        [one] { $random } aléatoire
       *[other] { $random } aléatoires
    }
aom-age-archaic = Archaïque
aom-age-classical = Classique
aom-age-heroic = Héroïque
aom-age-mythic = Mythique
aom-culture-egyptian = Déserts et champs, momies et prêtres : des unités qui reviennent.
aom-culture-greek = Collines, méduses et cyclopes : de fortes unités mythiques et des héros.
aom-culture-norse = Forêts et montagnes, guerriers furieux et géants : une armée pour attaquer.
aom-cultures = Cultures

## Tour

aom-turn = Tour { $turn }
aom-turn-round = Tour { $turn }, manche { $round }
aom-turn-phase = Tour { $turn }, { $phase }
aom-round = Manche { $round }
aom-phase-placement = Cubes
aom-phase-draw = Cartes
aom-phase-discard = Défausse

## Cartes

aom-permanent = Permanente
aom-random = Aléatoire
aom-action-attack = Attaquer
aom-action-build = Construire
aom-action-explore = Explorer
aom-action-gather = Collecter
aom-action-next_age = Âge suivant
aom-action-recruit = Recruter
aom-action-trade = Échanger
aom-card-attack = Attaquez un voisin avec { $count } unités au plus.
aom-card-build = { $count ->
        [one] Construisez un bâtiment.
       *[other] Construisez jusqu’à { $count } bâtiments.
    }
aom-card-explore = { $count ->
        [0] Autant de tuiles que de joueurs ; chacun en prend une.
       *[other] Une tuile par joueur et { $count } de plus ; chacun en prend une.
    }
aom-card-gather = Un terrain ou une ressource ; tous collectent.
aom-card-gather-all = Tout ; tous collectent.
aom-card-gather-food = Nourriture ; tous collectent.
aom-card-next-age = Payez { $classical }, { $heroic } ou { $mythic } de chaque ressource pour l’âge classique, héroïque ou mythique.
aom-card-recruit = Recrutez jusqu’à { $count } unités.
aom-card-trade = { $count ->
        [0] Échangez des cubes avec la banque, gratuitement.
        [one] Payez un cube, puis échangez des cubes avec la banque.
       *[other] Payez { $count } cubes, puis échangez des cubes avec la banque.
    }
aom-god-power = { $god }, { $power }, { $favor } Faveur : { $text }
aom-hand = Main
aom-hand-cards = { $count ->
        [0] Aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
aom-hand-empty = Aucune carte en main.
aom-played = Jouées ce tour-ci
aom-burn-note = Passer cette manche
aom-taken = Prise
aom-laid-aside = Défaussée
aom-hand-building = Composez votre main
aom-hand-so-far = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $most } pour l’instant. Les aléatoires viennent en dernier et terminent.
aom-permanent-deck = Paquet permanent : prenez ce qu’il vous faut
aom-random-deck = Paquet aléatoire ({ $count })
aom-draw = { $count ->
        [0] aucune
       *[other] piocher
    }

## Choix

aom-draft-row = Tuiles de départ
aom-explore-row = Tuiles explorées
aom-chooses = { $seat } choisit
aom-gather-title = Que collecte-t-on ?
aom-gather-note = Survolez un choix pour le voir sur le plateau.
aom-build-title = Bâtiments
aom-build-note = { $count ->
        [one] Encore un avec cette carte
       *[other] Encore { $count } au plus avec cette carte
    }
aom-none-left = épuisé
aom-recruit-title = Recrues
aom-recruit-note = { $count ->
        [one] Encore une avec cette carte
       *[other] Encore { $count } au plus avec cette carte
    }
aom-levy-title = Unités gratuites
aom-take-bank = Cubes de la banque
aom-take-from = Cubes à prendre chez { $seat }
aom-spare = { $building } : quel cube n’est pas payé ?
aom-trade-bank = La banque : choisissez d’abord un de vos cubes, puis un cube ici
aom-attack-whom = Quelle zone attaquer chez { $seat } ?
aom-attack-note = La zone décide du butin.
aom-prize-city = et un bâtiment détruit
aom-prize-production = et une tuile de production
aom-prize-holding = et cinq cubes
aom-destroy-title = Quel bâtiment chez { $seat } ?
aom-strike-title = Quelle unité chez { $seat } ?
aom-choose-land = Tuiles des autres joueurs

## Cartes victoire, banque, tableaux

aom-victory-cards = Cartes victoire
aom-victory-won_last_battle = au vainqueur
aom-victory-the_wonder = à son bâtisseur
aom-cubes-on = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
aom-leads = { $seat } est en tête
aom-bank = Banque
aom-tables = Tableaux
aom-table-buildings = Bâtiments
aom-table-units = Unités
aom-table-ages = Âges
aom-table-decks = Paquets
aom-left = reste : { $count }
aom-pool = Tuiles dans la réserve : { $count }
aom-deck = { $down } face cachée, { $up } face visible

## Bataille

aom-attacker = Attaquant
aom-defender = Défenseur
aom-battle-for = Bataille contre { $seat } :
aom-battle-for-you = On vous attaque :
aom-if-wins = Si { $seat } gagne
aom-if-you-win = Si vous gagnez
aom-if-holds = Si { $seat } résiste
aom-if-you-hold = Si vous résistez
aom-show-table = Voir la table
aom-show-battle = Retour à la bataille
aom-choosing-secretly = Choisit ses unités en secret
aom-chosen-secretly = A choisi en secret
aom-may-send = Peuvent venir, sans que l’on sache lesquelles :
aom-army-assembles = L’armée se rassemble
aom-card-choosing = Choisit une carte bataille
aom-card-yours = Choisissez votre carte
aom-card-down = Une carte est posée face cachée
aom-card-secret = Cachée pour les autres
aom-retreats = Bat en retraite
aom-gone-home = A quitté la bataille
aom-round-of-battle = { $round ->
        [0] Avant la bataille
       *[other] Round de combat { $round }
    }
aom-rolled-again = { $count ->
        [one] (une égalité)
       *[other] ({ $count } égalités)
    }
aom-tie-decided = Autant de six : un pouvoir spécial tranche.
aom-base-dice = Dés de base
aom-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
aom-dice-against = +{ $dice } contre { $type }
aom-dice-versus = +{ $dice } { $type }
aom-dice-rolled = Dés
aom-dice-pair = { $dice } c. { $against }
aom-cancelled = annulé
aom-no-power = Pas de pouvoir spécial.
aom-sixes = six
aom-odds = Chances avant le jet
aom-odds-now = Attaquant { $attacker } %, défenseur { $defender } %
aom-odds-table = Vos chances, unité contre unité
aom-odds-round = Round { $round } : vos chances contre
aom-percent = { $percent } %
aom-history = Round { $round } : { $unit } { $sixes } : { $against } { $enemy }
aom-result-won = Gagne le round
aom-result-eliminated = Éliminée
aom-result-thrown = Projetée
aom-result-protected = Gardée par Isis
aom-result-saved = Sauvée
aom-muster-title = Votre armée
aom-muster-note = Chaque clic envoie une unité. Les deux camps choisissent en secret, en même temps.
aom-reserve-title = Renforts
aom-from-field = { $unit } de la case { $number }

## Ce que veulent dire « passer » et « terminer »

aom-pass-draft = N’en prendre aucune
aom-pass-explore = N’en prendre aucune
aom-pass-fury = Combattre normalement
aom-pass-swap = Le pharaon combat
aom-pass-save = L’abandonner
aom-pass-reinforce = Personne ne rejoint
aom-done-act = Laisser l’action
aom-done-build = Ne plus rien construire
aom-done-recruit = Ne plus recruter
aom-done-raze = Ne plus rien détruire
aom-done-capture = Ne prendre aucune tuile
aom-done-cubes = Ne plus rien prendre
aom-done-discard = Garder le reste
aom-done-commit = { $count ->
        [0] N’envoyer personne
        [one] Combattre avec une unité
       *[other] Combattre avec { $count } unités
    }

## Noms courts des unités

aom-short-spearman = Lancier
aom-short-chariot_archer = Char
aom-short-elephant = Éléphant
aom-short-anubite = Anubite
aom-short-mummy = Momie
aom-short-scorpion_man = Scorpion
aom-short-sphinx = Sphinx
aom-short-phoenix = Phénix
aom-short-wadjet = Ouadjet
aom-short-priest = Prêtre
aom-short-pharaoh = Pharaon
aom-short-son_of_osiris = Osiris
aom-short-toxotes = Toxote
aom-short-hoplite = Hoplite
aom-short-hippokon = Hippokon
aom-short-minotaur = Minotaure
aom-short-centaur = Centaure
aom-short-cyclops = Cyclope
aom-short-hydra = Hydre
aom-short-medusa = Méduse
aom-short-manticore = Manticore
aom-short-classical_greek_hero = Classique
aom-short-heroic_greek_hero = Héroïque
aom-short-mythic_greek_hero = Mythique
aom-short-jarl = Jarl
aom-short-huskarl = Huskarl
aom-short-throwing_axeman = Haches
aom-short-troll = Troll
aom-short-valkyrie = Valkyrie
aom-short-frost_giant = Géant
aom-short-dwarf = Nain
aom-short-nidhogg = Nidhogg
aom-short-classical_norse_hero = Classique
aom-short-heroic_norse_hero = Héroïque
aom-short-mythic_norse_hero = Mythique

## Feuille de score et courbes

aom-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
aom-score-of = Score : { $seat }
aom-score-total = Points de victoire
aom-score-cubes = Cubes ressource (ils départagent)
aom-no-points = Aucun point de victoire
aom-series-score = Points de victoire
aom-series-cubes = Cubes ressource
aom-series-buildings = Bâtiments
aom-series-army = Unités
aom-series-age = Âge

## La première partie guidée

aom-lesson-welcome = Vous menez l’une de trois cultures antiques. Au milieu se trouve votre plateau : en haut la zone de possession avec vos cubes et vos unités, à gauche la terre qui vous nourrit, à droite votre ville. Les cubes rouges sont des points de victoire ; quatre cartes (à côté des plateaux, ou sous « Tableaux » quand la place manque) permettent d’en gagner. Qui en a le plus à la fin l’emporte.
    .title = Un peuple sous les dieux
aom-lesson-culture = Chaque culture a sa terre, ses unités et ses dieux. Lisez leurs forces, cliquez sur l’une d’elles et confirmez.
    .title = Choisissez votre culture
aom-lesson-draft = Chaque tuile rapporte ses cubes à chaque collecte. Elle se pose sur une case de son terrain : les cases pâles sont libres. Chacun choisit à son tour, six fois. Deux cubes sur une tuile valent mieux qu’un, mais il vous faut de toutes les couleurs.
    .title = Votre première terre
aom-lesson-cube = Un cube rouge va sur l’une des quatre cartes. « La plus grande armée » et « Le plus de bâtiments » paient à la fin un seul meneur. « Vainqueur de la dernière bataille » paie qui gagne la prochaine bataille. « La merveille » paie son bâtisseur. Placez le cube là où vous comptez être premier. Des cubes quittent la banque à chaque tour : quand elle est vide, la partie finit.
    .title = Le tour commence : les cubes de victoire
aom-lesson-hand = Vous jouez trois cartes par tour. Les permanentes sont faibles mais sûres : prenez une à une celles qu’il vous faut. Les aléatoires sont plus fortes, certaines portent un dieu, mais vous ignorez ce que vous aurez. Dites en dernier combien vous en piochez. Une bonne première main : Collecter, Construire et de l’aléatoire.
    .title = Composez votre main
aom-lesson-play = À chacune des trois manches, chacun joue une carte. Cliquez sur une carte, puis choisissez son action, son pouvoir divin (il coûte de la Faveur, des cubes bleus ; l’action peut suivre, jamais l’inverse) ou brûlez-la : c’est ainsi qu’on passe. Ce que l’action ferait est détaillé avant de confirmer.
    .title = Trois manches
aom-lesson-act = Le dieu a agi. L’action de la même carte peut encore être effectuée.
    .title = Le pouvoir, puis l’action
aom-lesson-explore = Des tuiles sont tirées, et chacun peut en prendre une à son tour, le joueur de la carte d’abord (un dieu peut en décider autrement). Vous ne prenez que ce qui tient sur une case libre.
    .title = De nouvelles terres
aom-lesson-gather = On collecte un terrain ou une ressource, avec certaines cartes tout, et tout le monde collecte, pas seulement vous, sauf si un dieu l’interdit. Survolez un choix : le plateau montre ce que rapporte chaque tuile, chaque villageois, chaque bâtiment et, sous les choix, ce que les autres recevraient. Un villageois donne un cube de plus là où il se tient ; placez-le d’abord.
    .title = La collecte
aom-lesson-gathered = Les cubes ont été collectés : d’abord par le joueur de la carte, puis dans le sens des aiguilles d’une montre. La banque est petite : ce qui lui manque n’est pas payé, et les derniers servis sont les premiers à le sentir.
    .title = La récolte
aom-lesson-build = Seize parcelles, un bâtiment sur chacune. Une maison amène un villageois et se construit jusqu’à dix fois, les autres une seule. Grenier, scierie, fabrique d’or et monument donnent chacun deux cubes de plus (Nourriture, Bois, Or, Faveur) à chacune de vos propres collectes. Les chiffres rouges sont les cubes qui vous manquent.
    .title = Construire
aom-lesson-discount = Quelque chose abaisse le prix de ce bâtiment. Choisissez les cubes que vous gardez.
    .title = Un cube de moins
aom-lesson-recruit = Les médailles rondes sont des mortels, les hexagones des unités mythiques, les écus des héros. Presque tous les héros lancent plus de dés contre les unités mythiques, quelques mortels (Lancier, Hippokon, Jarl) contre les héros ; chaque unité a ses ennemis préférés, et les chiffres disent combien de dés de plus. Les héros viennent avec les âges.
    .title = Recruter
aom-lesson-trade = On paie d’abord le prix de la carte, si elle en a un, avec des cubes au choix ; avec un marché, elle est gratuite. Puis échangez autant de cubes que vous voulez, un pour un : cliquez sur un de vos cubes, puis sur un de la banque. Avec un grand temple, 8 Faveur achètent ici un cube rouge, après les échanges.
    .title = Échanger
aom-lesson-age = Qui atteint un nouvel âge a une carte de plus dès le tour suivant et peut recruter un nouveau héros. La merveille ne se construit qu’à l’âge mythique, et termine aussitôt la partie.
    .title = Un nouvel âge
aom-lesson-attack = On n’attaque que ses voisins. Choisissez le joueur sur le côté, puis la zone : la zone urbaine pour un bâtiment, la zone de production pour une tuile, la zone de possession pour cinq cubes. Le vainqueur prend aussi les cubes de « Vainqueur de la dernière bataille », même en défense.
    .title = Attaquer
aom-lesson-commit = Les deux camps choisissent leurs unités en même temps et en secret, jusqu’au chiffre de la carte (un de plus avec un arsenal). Ce que vous n’envoyez pas reste à l’abri. Un défenseur qui n’envoie personne a perdu.
    .title = Armées secrètes
aom-lesson-encounter = Posez une unité face cachée ; l’ennemi aussi. Le tableau montre votre chance exacte contre chaque unité qui peut venir. Ou battez en retraite : la bataille est perdue, mais tous ceux qui restent rentrent.
    .title = Un round de combat
aom-lesson-rolled = Chaque unité lance ses dés, détaillés sur sa carte. Qui obtient le plus de six gagne le round, on relance les égalités, et le perdant est éliminé. Le round suivant se joue avec ceux qui restent.
    .title = Seuls les six comptent
aom-lesson-fury = Certaines unités décident une fois les cartes révélées : projeter l’ennemi, entrer en fureur, prendre la place d’une autre, être sauvées, appeler des renforts. Quand des dés changent, les boutons montrent combien.
    .title = Au milieu du combat
aom-lesson-prize = Prenez ce que vous avez gagné : un bâtiment à détruire, une tuile à capturer ou des cubes.
    .title = Le butin
aom-lesson-power = Le dieu vous demande de choisir. Ce qui peut être choisi brille ; si cela appartient à un autre joueur, choisissez d’abord celui-ci.
    .title = Un dieu à l’œuvre
aom-lesson-villager = Avec chaque maison part un villageois. Vous choisissez lequel.
    .title = Une maison est perdue
aom-lesson-spoiled = À la fin d’un tour, on ne garde que cinq cubes de chaque type, huit avec un entrepôt. Dépensez avant de perdre.
    .title = La détérioration
aom-lesson-discard = Les cartes gardées comptent dans la main du tour suivant. Défaussez ce qui ne servira pas, puis cliquez sur « Terminer ».
    .title = Garder ou défausser
aom-lesson-fourth = Un dieu vous laisse jouer encore après la troisième carte de tous.
    .title = Une quatrième carte
aom-lesson-won = La partie finit avec le tour où le dernier cube rouge quitte la banque, ou aussitôt avec la merveille. Chaque cube rouge vaut un point ; à égalité, les cubes ressource décident. Vous connaissez le jeu : rejouez, ou revoyez cette partie.
    .title = La fin
