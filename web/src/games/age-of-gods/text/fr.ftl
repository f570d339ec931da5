### Age of Gods dans le navigateur : ce qui s’ajoute sur le plateau aux textes du moteur, et la première partie guidée (français)

## La carte

aog-map = Carte des soixante territoires
aog-zoom = Zoom
aog-zoom-in = Plus près
aog-zoom-out = Plus loin
aog-zoom-whole = Toute la carte
aog-empty = Vide
    .small = vide
aog-city = Ville
    .small = ville
aog-coastal = Côte
    .small = côte
aog-fortified = Fortifié
    .small = fortifié
aog-percent = { $percent } %

## Tour et phases

aog-turn-label = Tour
aog-turn = Tour { $turn }
aog-turn-of = Tour { $turn } sur { $turns }, { $phase }
aog-turn-deal = Distribution des cartes de destinée de taille { $size }
aog-turn-uprising = Soulèvement des peuples de taille { $size ->
        [1] 1
       *[other] { $size } ou moins
    }
aog-turn-bets = Prédictions
aog-phase-setup = Préparation
aog-phase-destiny = Destinée
aog-phase-fortification = Fortification
aog-phase-combat = Combat
aog-phase-action = Action
aog-phase-over = Fin de la partie

## Joueurs

aog-title-trish = Dieu du temps
aog-title-bifrons = Dieu de la mort
aog-title-cephalus = Dieu de la sagesse
aog-title-novalis = Déesse de la paix
aog-title-rakos = Dieu des protecteurs
aog-title-lok = Dieu de la chance
aog-title-bejofa = Dieu de la tromperie
aog-title-kraul = Dieu de la technologie
aog-title-sylia = Déesse de l’amour
aog-title-vorax = Déesse de la vengeance
aog-title-sharur = Dieu de la guerre
aog-title-sercek = Dieu de la détresse
aog-god-chosen = A choisi un dieu
aog-god-choosing = Choisit un dieu
aog-god-yours = Votre dieu. Les autres choisissent encore.
aog-first-player = Premier joueur
aog-points =
    .unit = { $count ->
        [one] point
       *[other] points
    }
# $points: the number as it is written, with a plus where more is hidden.
aog-points-short = { $count ->
        [one] { $points } pt
       *[other] { $points } pts
    }
aog-pawns = Pions de fortification : { $count }
aog-power-left = Pouvoir du dieu, reste : { $count }
aog-cards-held = Cartes d’action en main : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }
aog-bets-laid = Prédictions placées : { $count }
aog-destiny-to-come = Carte de destinée de taille { $size } : pas encore distribuée
aog-destiny-hidden = Taille { $size } : cachée
aog-destiny-awaited = Taille { $size } : distribuée au tour { $turn }
aog-player-close = Fermer
aog-destiny-shown = { $people } : carte révélée
aog-destiny-secret = { $people } : carte encore cachée aux autres

## Main

aog-hand = Main
aog-hand-cards = { $count ->
        [0] Aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
aog-people-of = Peuple soutenu par { $seat }
    .small = peuple soutenu par { $seat }
aog-your-people = Votre peuple
    .small = votre peuple
aog-card-gone = Éliminé
aog-card-technology = Niveau { $level }
    .or = ou technologie
aog-card-wrath = Jet sur la table des colères
aog-card-wrath-chosen = Vous choisissez la ligne de la table des colères
aog-use-technology = Niveau { $level } : 1 de plus en attaque et en défense, jusqu’à la fin de la partie
aog-use-conceal = Le peuple reste caché ; attaque à +2
aog-bet-state = { $held } sur { $needed }
aog-bets = Prédictions

## Les capacités en peu de mots, comme sur une carte : le texte entier est dans le fichier du moteur

aog-ability-colonists = Attaquez ; fortifiez le territoire pris.
aog-ability-cataclysm = Jetez deux dés, gardez-en un : cette colère frappe.
aog-ability-ancient_wards = Défense +1 pour un peuple, et une fortification.
aog-ability-fortress = Forteresse naine (−2) ; la 4e en déplace une. Attaque possible.
aog-ability-war_blood = Attaque +1 pour un peuple, qui attaque aussitôt.
aog-ability-horde = Deux attaques d’un même peuple, à −1 chacune.
aog-ability-charge = Attaquez à +1, jusqu’à deux territoires de distance.
aog-ability-spawn = Un jeton gobelin de plus. Les Gobelins attaquent à +1.
aog-ability-sabotage = Un peuple perd un niveau ou un marqueur. Attaquez.
aog-ability-migration = Deux peuples voisins échangent un territoire.
aog-ability-ambush = Attaquez avec deux dés, gardez le meilleur.
aog-ability-feast = Attaquez, puis encore depuis chaque conquête : −1, −2.
aog-ability-raid = Attaquez à +1, d’une côte à n’importe quelle autre.
aog-ability-greenwood = Défense +2 pour un peuple jusqu’au tour suivant ; il attaque.
aog-ability-burglars = Regardez une destinée cachée d’un rival. Attaquez.
aog-ability-fury = Attaquez à +2.
aog-ability-flight = Attaquez n’importe quel territoire de la carte.
aog-ability-invention = Un peuple de votre choix gagne un niveau.
aog-ability-vortex = Engloutissez un territoire sans ville, Forteresse ni Amour.
aog-ability-holy_war = Un peuple a +2 contre un autre. Vous pouvez attaquer.
aog-ability-siege = Attaquez à +1, sans compter ville ni murailles.
aog-ability-mercenaries = Attaque +2 pour un peuple jusqu’au tour suivant ; il attaque.
aog-ability-raise_dead = Un jeton du peuple de votre choix sur un territoire vide.
aog-ability-glamour = Copiez la capacité d’une carte défaussée.

## Le puits des âmes et les tables

aog-well = Puits des âmes
aog-well-legend =
    .small = tenus / maximum, technologie
aog-size = Peuples de taille { $size }
aog-soul = Tient { $held } sur { $ceiling }, technologie { $technology }
aog-technology-level = Niveau de technologie { $level }
aog-marker-until = { $marker }, jusqu’à la fin du tour { $turn }
aog-wrath-table = Colères divines
aog-discard = Défausse : { $count }
aog-supply = Pions en réserve : { $count }
aog-gods = Dieux
aog-tables = Tableaux

## Le dé

aog-roll-won = Réussite (il fallait { $needed })
aog-roll-lost = Échec (il fallait { $needed })

## Décompte et courbes

aog-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
aog-score-of = Décompte : { $seat }
aog-score-peoples = Peuples
aog-score-territories = Territoires
aog-score-cities = Villes
aog-score-points = Points
aog-score-total = Total
aog-series-score = Points
aog-series-territories = Territoires de ses peuples

## La première partie guidée

aog-lesson-welcome = Vous êtes un dieu parmi les dieux. Vingt-quatre peuples se partagent ce continent ; en neuf tours, quatre d’entre eux vous seront confiés en secret, l’un après l’autre. Celui dont les peuples tiennent à la fin le plus de territoires et de villes l’emporte. Aucun peuple n’obéit à vous seul : chaque joueur peut envoyer n’importe lequel à la guerre.
    .title = La table des dieux
aog-lesson-god = Vous avez reçu deux dieux. Chacun change une règle pendant toute la partie, pour son joueur seulement. Lisez les deux pouvoirs, cliquez sur celui que vous préférez et confirmez. Tous les choix sont dévoilés ensemble.
    .title = Choisissez votre dieu
aog-lesson-destiny = { $people-the } { $people-number ->
        [one] est à vous, et vous seul le savez. À la fin, chacun de ses territoires vaut 1 point et chacune de ses villes 1 de plus
       *[other] sont à vous, et vous seul le savez. À la fin, chacun de leurs territoires vaut 1 point et chacune de leurs villes 1 de plus
    }. D’autres cartes de destinée suivront aux tours 3, 5 et 7 : un peuple de taille 3, de taille 2, de taille 1. Vous seul voyez l’anneau en tirets autour de leurs jetons. Aidez vos peuples, mais pas au point que les autres les devinent.
    .title = Votre première destinée
aog-lesson-fortification = Une fortification rend plus difficile toute attaque de son territoire : −1 au dé. Vos pions doivent durer toute la partie, et vous pouvez en placer un par tour (Rakos deux). Les villes valent le plus, et celles de votre peuple davantage encore. Vous pouvez aussi choisir « Terminer » et garder le pion pour plus tard. Mais attention : ce que vous protégez en dit long sur vous.
    .title = Phase 2 : la fortification
aog-lesson-attack = Chaque joueur doit maintenant attaquer une fois. Cliquez sur le territoire d’où part l’attaque : tout peuple convient, le vôtre ou un autre. Les voisins qu’il peut attaquer s’éclairent alors, chacun avec sa chance exacte. Survolez-en un pour voir de quoi ce chiffre est fait. Prenez un territoire à un peuple rival, ou laissez deux inconnus s’affaiblir.
    .title = Phase 3 : le combat
aog-lesson-roll = Un seul dé décide. L’attaque réussit si le dé, avec tous les modificateurs, donne 3 ou plus : technologie, villes, fortifications, marqueurs et dieux ajoutent ou retirent. Qui échoue ne perd que l’occasion.
    .title = Le dé
aog-lesson-taken = Le jeton du perdant a disparu, celui de l’attaquant a pris sa place. Le puits des âmes (à côté de la carte, ou sous « Tableaux » quand la place manque) compte combien de territoires tient chaque peuple, et combien il peut en tenir au plus : le double de sa taille.
    .title = Une conquête
aog-lesson-card = À la phase d’action, chacun joue une carte. Pour la technologie, elle élève son peuple d’un niveau, en attaque et en défense, jusqu’à la fin de la partie. Pour sa capacité, vous faites ce qu’elle dit, et pas seulement avec ce peuple. Cliquez sur une carte, puis choisissez son usage. Une carte de destinée se joue aussi, mais elle reste alors visible : son peuple compte toujours pour vous, mais vous ne pouvez plus attaquer avec lui à la phase de combat.
    .title = Phase 4 : l’action
aog-lesson-card-attack = Votre carte vous donne une attaque, avec n’importe quel peuple sauf indication contraire, même un peuple que vous avez révélé. Ce que la carte ajoute ou retire est déjà compris dans les chances affichées.
    .title = Une attaque par carte
aog-lesson-step = Cette capacité vous demande de choisir, parfois plusieurs fois de suite. Ce qui peut être choisi s’éclaire. Survolez ce qui ne s’éclaire pas : on vous dira pourquoi.
    .title = Pas à pas
aog-lesson-technology = L’étiquette dorée du puits des âmes est le niveau de technologie : il aide ce peuple en attaque et en défense. Les étiquettes rouges sont des marqueurs d’attaque, les bleues des marqueurs de défense.
    .title = Le puits des âmes
aog-lesson-turn = Un tour a quatre phases : destinée, fortification, combat, action. La piste du haut (sur grand écran) montre ce que chaque tour apporte : deux cartes pour une nouvelle destinée, un éclair pour un soulèvement des peuples mineurs, un écu pour les prédictions. La couronne marque le premier joueur : elle passe à gauche à chaque tour, sauf si le joueur de Trish en décide. Cliquez sur un joueur pour voir tout ce qu’on sait de lui.
    .title = Un nouveau tour
aog-lesson-uprising = Aux tours 2, 4 et 6, les peuples mineurs se soulèvent : avant toute chose, chaque joueur attaque avec un peuple d’une taille qui n’a pas encore été distribuée. Vous attaquez donc deux fois ce tour-ci.
    .title = Soulèvement
aog-lesson-breakthrough = Un 6 naturel qui conquiert (pour le joueur de Sercek, un 5 aussi) est une percée : le même joueur peut attaquer de nouveau aussitôt, depuis le territoire qu’il vient de prendre. Un deuxième 6 ne donne pas de troisième attaque.
    .title = Percée
aog-lesson-give-up = Tous les jetons de ce peuple sont sur le plateau. Il a gagné, mais ne peut tenir un territoire de plus. Ou bien la cible reste vide, ou bien vous abandonnez le territoire de départ pour vous y installer.
    .title = À sa taille maximale
aog-lesson-eliminated = Ce peuple ne tient plus aucun territoire. Ses cartes servent encore : qui en joue une provoque la colère des dieux.
    .title = La fin d’un peuple
aog-lesson-wrath = Une colère divine est un jet sur la table des six fléaux. La carte d’un peuple éliminé la provoque, comme la capacité du Chaos et le dieu Bifrons. La plupart des lignes détruisent un territoire ; à la sixième, le peuple de la carte en prend un, même s’il avait disparu.
    .title = Colère divine
aog-lesson-bets = Vous pouvez parier : placez jusqu’à deux de vos cartes d’action face cachée. Chacune rapporte 3 points à la fin si son peuple tient alors sa taille maximale, le double de sa taille. Vos propres peuples ne rapportent rien ici. Une carte pariée ne se joue plus : s’il vous reste peu de cartes d’action, il faudra jouer, et donc montrer, vos cartes de destinée.
    .title = Prédictions
aog-lesson-reroll = Votre dieu de la chance vous laisse relancer un dé une fois par tour. Réfléchissez : le second résultat compte, même s’il est moins bon.
    .title = Le pouvoir de Lok
aog-lesson-first = Votre dieu du temps désigne le premier joueur de chaque tour. Agir en dernier vaut souvent mieux : personne ne peut vous répondre.
    .title = Le pouvoir de Trish
aog-lesson-afterwards = Votre action est finie, mais votre dieu peut encore agir. Vous pouvez aussi passer et garder ce pouvoir pour plus tard.
    .title = Le pouvoir de votre dieu
aog-lesson-marker = Les marqueurs de la carte : un cœur interdit toute attaque depuis son territoire et contre lui, la Forteresse naine, grise, compte −2 pour l’attaquant, un Vortex retire son territoire du monde.
    .title = Marqueurs
aog-lesson-shown = Les masques tombent : chacun montre ses cartes de destinée encore cachées et ses prédictions. Aviez-vous deviné qui soutenait qui ?
    .title = Les peuples révélés
aog-lesson-score = Le décompte : 1 point par territoire de vos quatre peuples, 1 de plus par ville, 3 par prédiction réalisée. Le plus haut total l’emporte ; les ex æquo se partagent la victoire. Vous connaissez le jeu. Jouez-en une autre sans aide, ou revoyez celle-ci.
    .title = Le décompte
