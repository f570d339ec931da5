### Age of Gods: every name, prompt, log line and refusal (French)
### A no-break space stands before a colon and inside guillemets, a narrow one before ; ! ?

## Names

game-name = L’âge des dieux
# De quoi il s’agit, pour qui n’y a jamais joué.
game-idea = Vous êtes un dieu, et quatre peuples sont les vôtres, sans que les autres dieux sachent lesquels. Pendant neuf tours, chacun peut lancer n’importe quel peuple à l’attaque de ses voisins : vous renforcez les vôtres sans vous trahir et vous affaiblissez ceux des autres. À la fin, on retourne toutes les cartes : le dieu dont les peuples tiennent le plus de territoires et de villes l’emporte ; un pari sur l’essor d’un autre peuple peut s’y ajouter.

## Options d’une table
## .text : ce que fait une valeur, en une ligne. game-length : ce que dure une partie.

game-length = environ 75 minutes

## Names: peoples
## .the, .of and .to: the name inside a sentence. .number: the verb that goes with it, "one" or "other".

people-humans = Humains
    .the = les Humains
    .of = des Humains
    .to = aux Humains
    .number = other
people-chaos = Chaos
    .the = le Chaos
    .of = du Chaos
    .to = au Chaos
    .number = one
people-high_elves = Hauts Elfes
    .the = les Hauts Elfes
    .of = des Hauts Elfes
    .to = aux Hauts Elfes
    .number = other
people-dwarves = Nains
    .the = les Nains
    .of = des Nains
    .to = aux Nains
    .number = other
people-barbarians = Barbares
    .the = les Barbares
    .of = des Barbares
    .to = aux Barbares
    .number = other
people-orcs = Orcs
    .the = les Orcs
    .of = des Orcs
    .to = aux Orcs
    .number = other
people-centaurs = Centaures
    .the = les Centaures
    .of = des Centaures
    .to = aux Centaures
    .number = other
people-goblins = Gobelins
    .the = les Gobelins
    .of = des Gobelins
    .to = aux Gobelins
    .number = other
people-dark_elves = Elfes noirs
    .the = les Elfes noirs
    .of = des Elfes noirs
    .to = aux Elfes noirs
    .number = other
people-nomads = Nomades
    .the = les Nomades
    .of = des Nomades
    .to = aux Nomades
    .number = other
people-lizardmen = Hommes-lézards
    .the = les Hommes-lézards
    .of = des Hommes-lézards
    .to = aux Hommes-lézards
    .number = other
people-voraces = Voraces
    .the = les Voraces
    .of = des Voraces
    .to = aux Voraces
    .number = other
people-pirates = Pirates
    .the = les Pirates
    .of = des Pirates
    .to = aux Pirates
    .number = other
people-wood_elves = Elfes des bois
    .the = les Elfes des bois
    .of = des Elfes des bois
    .to = aux Elfes des bois
    .number = other
people-hobbits = Hobbits
    .the = les Hobbits
    .of = des Hobbits
    .to = aux Hobbits
    .number = other
people-amazons = Amazones
    .the = les Amazones
    .of = des Amazones
    .to = aux Amazones
    .number = other
people-winged = Ailés
    .the = les Ailés
    .of = des Ailés
    .to = aux Ailés
    .number = other
people-gnomes = Gnomes
    .the = les Gnomes
    .of = des Gnomes
    .to = aux Gnomes
    .number = other
people-sorcerers = Sorciers
    .the = les Sorciers
    .of = des Sorciers
    .to = aux Sorciers
    .number = other
people-monks = Moines
    .the = les Moines
    .of = des Moines
    .to = aux Moines
    .number = other
people-giants = Géants
    .the = les Géants
    .of = des Géants
    .to = aux Géants
    .number = other
people-ogres = Ogres
    .the = les Ogres
    .of = des Ogres
    .to = aux Ogres
    .number = other
people-necromancers = Nécromanciens
    .the = les Nécromanciens
    .of = des Nécromanciens
    .to = aux Nécromanciens
    .number = other
people-fairies = Peuple fée
    .the = le Peuple fée
    .of = du Peuple fée
    .to = au Peuple fée
    .number = one

## Names: special abilities of the peoples

ability-colonists = Colons
    .text = Lancez une attaque. Si l’attaquant s’empare de la cible, placez-y une fortification de la réserve (sur le premier territoire pris seulement, en cas de percée).
ability-cataclysm = Cataclysme
    .text = Jetez deux dés, gardez celui que vous préférez et appliquez la ligne correspondante de la table des colères divines. À la ligne 6, c’est le Chaos qui prend un territoire.
ability-ancient_wards = Protections anciennes
    .text = Donnez un marqueur Défense +1 à un peuple, puis placez une fortification de la réserve sur l’un de ses territoires. Le marqueur est sans limite de durée. Il y en a trois : si tous sont en jeu, vous déplacez l’un d’eux.
ability-fortress = Forteresse naine
    .text = Placez une Forteresse naine sur un territoire occupé. Elle compte −2 pour l’attaquant au lieu du −1 d’une fortification (celle qui s’y trouvait retourne à la réserve), jusqu’à ce que le territoire soit pris ou détruit, ou que la forteresse soit déplacée : il y en a trois et, si toutes sont en jeu, vous déplacez ici l’une d’elles. Vous pouvez ensuite lancer une attaque depuis ce territoire.
ability-war_blood = Sang guerrier
    .text = Donnez un marqueur Attaque +1 à un peuple, puis lancez une attaque avec ce peuple (le marqueur compte déjà). Le marqueur est sans limite de durée. Il y en a trois : si tous sont en jeu, vous déplacez l’un d’eux.
ability-horde = Horde
    .text = Lancez deux attaques avec un même peuple, depuis un ou deux de ses territoires, chacune à −1. Pas de percée.
ability-charge = Charge
    .text = Lancez une attaque à +1. La cible peut aussi se trouver à deux territoires de distance, quel que soit l’occupant du territoire traversé.
ability-spawn = Prolifération
    .text = Placez l’un des trois jetons gobelins mis de côté, s’il en reste, à l’emplacement des Gobelins dans le puits des âmes (leur plafond augmente de un), puis lancez une attaque à +1 avec les Gobelins.
ability-sabotage = Sabotage
    .text = Vous pouvez faire perdre à un peuple de votre choix un niveau de technologie ou un marqueur Attaque ou Défense. Lancez ensuite une attaque.
ability-migration = Migration
    .text = Échangez les jetons de population de deux territoires adjacents tenus par des peuples différents. Les fortifications et les marqueurs de territoire restent en place.
ability-ambush = Embuscade
    .text = Lancez une attaque avec deux dés et gardez le meilleur (c’est aussi le dé gardé qui décide de la percée).
ability-feast = Festin
    .text = Lancez une attaque. Après chaque conquête, vous pouvez attaquer de nouveau depuis le territoire pris, à −1 la deuxième fois et à −2 la troisième. Trois attaques au plus, pas de percée.
ability-raid = Raid maritime
    .text = Lancez une attaque à +1 depuis un territoire côtier contre n’importe quel autre territoire côtier, aussi loin soit-il.
ability-greenwood = Sous-bois
    .text = Donnez un marqueur Défense +2 à un peuple jusqu’à la fin du tour suivant, puis lancez une attaque avec ce peuple. Il y a trois de ces marqueurs : si tous sont en jeu, vous déplacez l’un d’eux.
ability-burglars = Cambrioleurs
    .text = Vous pouvez regarder en secret une carte de destinée non révélée d’un adversaire, tirée au hasard. Lancez ensuite une attaque.
ability-fury = Fureur
    .text = Lancez une attaque à +2.
ability-flight = Envol
    .text = Lancez une attaque contre n’importe quel territoire de la carte, adjacent ou non.
ability-invention = Invention
    .text = Augmentez de 1 le niveau de technologie de n’importe quel peuple qui tient encore un territoire.
ability-vortex = Vortex
    .text = Choisissez un territoire, occupé ou vide, sans ville, Forteresse naine ni marqueur Amour et qui n’est pas le dernier de son peuple. Détruisez-le et placez-y un Vortex : tant que le Vortex y reste, personne ne peut attaquer, occuper, fortifier ni traverser le territoire. Il y en a trois : si tous sont en jeu, vous déplacez ici l’un d’eux.
ability-holy_war = Guerre sainte
    .text = Désignez un peuple attaquant et un peuple victime et donnez-leur les deux marqueurs de guerre sainte (la guerre sainte précédente prend fin). Jusqu’à la prochaine guerre sainte, le premier attaque le second à +2. Vous pouvez lancer aussitôt une telle attaque.
ability-siege = Brise-murailles
    .text = Lancez une attaque à +1 qui ignore la ville, la fortification et la Forteresse naine de la cible.
ability-mercenaries = Mercenaires
    .text = Donnez un marqueur Attaque +2 à un peuple jusqu’à la fin du tour suivant, puis lancez une attaque avec ce peuple (le marqueur compte déjà). Il y a trois de ces marqueurs : si tous sont en jeu, vous déplacez l’un d’eux.
ability-raise_dead = Lever les morts
    .text = Prenez dans le puits des âmes un jeton d’un peuple de votre choix, même éliminé, et placez-le sur un territoire vide sans Vortex. Si c’est impossible, lancez une attaque à +1.
ability-glamour = Mirage
    .text = Utilisez la capacité spéciale d’une carte d’action rouge ou jaune de la défausse (jamais celle du Peuple fée). S’il n’y en a pas, lancez une attaque à +1.

## Names: gods

god-trish = Trish
    .domain = temps
    .power = Au début de chaque tour, le premier compris, vous désignez le premier joueur de ce tour. Cela remplace le tirage au sort et le passage du marqueur vers la gauche.
god-bifrons = Bifrons
    .domain = mort
    .power = Quand vous jouez la carte d’un peuple éliminé, vous choisissez la ligne de la table des colères divines au lieu de jeter le dé. Avec la carte d’un peuple encore en vie, vous pouvez provoquer une colère divine, tirée au dé, au lieu d’utiliser la carte normalement.
god-cephalus = Cephalus
    .domain = sagesse
    .power = Vous placez vos prédictions au début du tour 9 au lieu du tour 7.
god-novalis = Novalis
    .domain = paix
    .power = Les peuples dont vous avez révélé la carte de destinée ont +2 en défense.
god-rakos = Rakos
    .domain = protecteurs
    .power = Vous commencez avec 10 pions de fortification au lieu de 5 et pouvez en placer jusqu’à deux à chaque phase de fortification.
god-lok = Lok
    .domain = chance
    .power = Une fois par tour, vous pouvez relancer un dé que vous venez de jeter. Le second résultat est définitif.
god-bejofa = Bejofa
    .domain = tromperie
    .power = Vous pouvez jouer une carte de destinée face cachée, sans nommer son peuple, pour lancer une attaque à +2 au lieu de son usage normal. La carte reste face cachée jusqu’à la fin de la partie et ne compte pas comme révélée.
god-kraul = Kraül
    .domain = technologie
    .power = Une fois par partie, pendant votre action, avant ou après la résolution de votre carte, augmentez de 1 le niveau de technologie d’un peuple qui tient un territoire.
god-sylia = Sylia
    .domain = amour
    .power = Vous recevez les 4 marqueurs Amour. À chaque phase de fortification, vous pouvez en placer un sur un territoire occupé : aucune attaque ne peut en partir ni le viser jusqu’à la fin de la partie ou à la destruction du territoire.
god-vorax = Vorax
    .domain = vengeance
    .power = Vous recevez les 2 marqueurs Haine. À la fin de votre action, vous pouvez en donner un à un peuple qui a pris un territoire pendant ce tour et qui n’en a pas encore : les attaques contre ce peuple sont à +1 jusqu’à la fin de la partie.
god-sharur = Sharur
    .domain = guerre
    .power = Toutes les attaques que vous lancez, à n’importe quelle phase, sont à +1.
god-sercek = Sercek
    .domain = détresse
    .power = Vos attaques donnent une percée sur un 5 ou un 6 naturel au lieu du seul 6.

## Names: territories

territory-t01 = Falaises-aux-Corbeaux
territory-t02 = Nyx-Veyra
territory-t03 = Flèche d’Azimut
territory-t04 = Abbaye du Dernier Glas
territory-t05 = Fjord-de-Fer
territory-t06 = Pas-du-Titan
territory-t07 = Aire-de-l’Aube
territory-t08 = Cap-Hurlant
territory-t09 = Grève-d’Argent
territory-t10 = Voile-d’Épines
territory-t11 = Vieilleramure
territory-t12 = Val-Lueur
territory-t13 = Havre-aux-Rouages
territory-t14 = Karn-Dorum
territory-t15 = Mine-Profonde
territory-t16 = Cap-Marteau-de-Givre
territory-t17 = Ravin-Rouille
territory-t18 = Pic-aux-Plumes
territory-t19 = Plaine-Croc-Blanc
territory-t20 = Toundra-des-Bûchers
territory-t21 = Rive-d’Hiver
territory-t22 = Pointe-du-Sabre
territory-t23 = Aurélion
territory-t24 = Pré-aux-Étoiles
territory-t25 = Porte-Mousse
territory-t26 = Gué-des-Chênes
territory-t27 = Caldermont
territory-t28 = Val-Bricole
territory-t29 = Marche-du-Nord
territory-t30 = Terriers-Crochus
territory-t31 = Côte-de-Cendre
territory-t32 = Bastion-Sang-de-Fer
territory-t33 = Anse-Brise-Os
territory-t34 = Isthme-des-Cris
territory-t35 = Port-Mutin
territory-t36 = Bouche-de-Nacre
territory-t37 = Tertre-au-Beurre
territory-t38 = Blés-d’Or
territory-t39 = Grève-du-Galop
territory-t40 = Steppe-Crinière
territory-t41 = Eaux-Puantes
territory-t42 = Champ-des-Crânes
territory-t43 = Collines-Croc-Rouge
territory-t44 = La Fracture
territory-t45 = Rivage-Défait
territory-t46 = Rivage-du-Jaguar
territory-t47 = Myrine
territory-t48 = Combe-au-Miel
territory-t49 = Mangrove-Salée
territory-t50 = Pointe-de-l’Arc
territory-t51 = Dune-aux-Murmures
territory-t52 = Tertres d’Osmar
territory-t53 = Baie-de-la-Gueule
territory-t54 = Creux-Rongé
territory-t55 = Cap-Délire
territory-t56 = Marais-des-Fièvres
territory-t57 = Ziggourat de Xochal
territory-t58 = Qasr-Zahir
territory-t59 = Oasis-Safran
territory-t60 = Banquet-Aride

## Names: terrains

terrain-plain = Plaine
terrain-hills = Collines
terrain-mountain = Montagnes
terrain-forest = Forêt
terrain-jungle = Jungle
terrain-swamp = Marécage
terrain-steppe = Steppe
terrain-desert = Désert
terrain-waste = Terres désolées
terrain-snow = Neige

## Names: markers

marker-vortex = Vortex
    .text = Le territoire est hors de la carte tant que le marqueur n’est pas déplacé.
marker-dwarf_fortress = Forteresse naine
    .text = Les attaques contre ce territoire sont à −2, jusqu’à ce qu’il soit pris ou détruit, ou que la forteresse soit déplacée.
marker-attack_1 = Attaque +1
    .text = Les attaques de ce peuple sont à +1, tant qu’il garde le marqueur.
marker-attack_2 = Attaque +2
    .text = Les attaques de ce peuple sont à +2, jusqu’à la fin du tour suivant au plus tard.
marker-defence_1 = Défense +1
    .text = Les attaques contre ce peuple sont à −1, tant qu’il garde le marqueur.
marker-defence_2 = Défense +2
    .text = Les attaques contre ce peuple sont à −2, jusqu’à la fin du tour suivant au plus tard.
marker-holy_war_attacker = Attaquant de la guerre sainte
    .text = Les attaques de ce peuple contre la victime de la guerre sainte sont à +2.
marker-holy_war_victim = Victime de la guerre sainte
    .text = Les attaques de l’attaquant de la guerre sainte contre ce peuple sont à +2.
marker-love = Amour
    .text = Aucune attaque ne peut partir de ce territoire ni le viser.
marker-hate = Haine
    .text = Les attaques contre ce peuple sont à +1 jusqu’à la fin de la partie.

## Names: lines of the divine wrath table, by die result
## .deed: what befalls the territory, "destroy", "raze" (its fortification) or "seize".

wrath-1 = Réveil des dragons
    .deed = destroy
    .text = Le joueur assis à votre droite choisit un territoire occupé et le détruit.
wrath-2 = Tremblement de terre
    .deed = raze
    .text = Choisissez une fortification et détruisez-la (jamais une Forteresse naine).
wrath-3 = Raz de marée
    .deed = destroy
    .text = Choisissez un territoire côtier occupé et détruisez-le.
wrath-4 = Famine
    .deed = destroy
    .text = Choisissez un peuple qui tient quatre territoires ou plus et détruisez l’un d’eux.
wrath-5 = Épidémie
    .deed = destroy
    .text = Choisissez un territoire occupé où se trouve une ville et détruisez-le. La ville elle-même demeure.
wrath-6 = Guerre civile
    .deed = seize
    .text = Le peuple de la carte jouée s’empare d’un territoire de votre choix, sans Amour ni Vortex.

## Names: card backs (1 to 4: destiny cards, by size of the people)
## .a: the name inside a sentence.

back-red = Carte d’action rouge
    .a = une carte d’action rouge
back-yellow = Carte d’action jaune
    .a = une carte d’action jaune
back-1 = Carte de destinée de taille 1
    .a = une carte de destinée de taille 1
back-2 = Carte de destinée de taille 2
    .a = une carte de destinée de taille 2
back-3 = Carte de destinée de taille 3
    .a = une carte de destinée de taille 3
back-4 = Carte de destinée de taille 4
    .a = une carte de destinée de taille 4

## Names: phases
## .the: the name inside a sentence.

phase-setup = Préparation
    .the = la préparation
phase-destiny = Phase de destinée
    .the = la phase de destinée
phase-fortification = Phase de fortification
    .the = la phase de fortification
phase-combat = Phase de combat
    .the = la phase de combat
phase-action = Phase d’action
    .the = la phase d’action
phase-over = Fin de la partie
    .the = la fin de la partie

## Names: what else can be chosen
## .id: the kind of thing whose names serve here. .a: the name inside a sentence.

card = Carte d’action { $people-of }
    .id = people
destiny = Carte de destinée { $people-of }
    .id = people
discard = Carte défaussée { $people-of }
    .id = people
use-technology = Technologie
use-ability = Capacité spéciale
use-wrath = Colère divine
use-conceal = Face cachée
weakness-technology = Niveau de technologie
    .a = un niveau de technologie
weakness-attack_1 = Marqueur { marker-attack_1 }
    .a = un marqueur { marker-attack_1 }
weakness-attack_2 = Marqueur { marker-attack_2 }
    .a = un marqueur { marker-attack_2 }
weakness-defence_1 = Marqueur { marker-defence_1 }
    .a = un marqueur { marker-defence_1 }
weakness-defence_2 = Marqueur { marker-defence_2 }
    .a = un marqueur { marker-defence_2 }

## Choices, as a list offers them
## A text may begin with a small $people-the: its first letter is made a capital when it is said.

action-god = Incarner { $god } ({ $god-domain })
action-first = { $seat } commence
action-bet = Parier sur { $people-the }
action-done = Terminer
action-pass = Passer
action-fortify = Fortifier { $territory }
action-love = Placer l’Amour sur { $territory }
action-attack = Attaquer { $target } depuis { $origin }
action-reroll = Relancer le { $face }
action-give-up = Abandonner le territoire d’origine pour tenir celui qui vient d’être conquis
action-keep = Garder le territoire d’origine et laisser vide celui qui vient d’être conquis
action-play-technology = Jouer la carte { $people-of } : technologie
action-play-ability = Jouer la carte { $people-of } : capacité « { $ability } »
action-play-wrath = Jouer la carte { $people-of } : colère divine
action-reveal-technology = Révéler votre destinée, { $people-the } : technologie
action-reveal-ability = Révéler votre destinée, { $people-the } : capacité « { $ability } »
action-reveal-wrath = Révéler votre destinée, { $people-the } : colère divine
action-conceal = Jouer face cachée votre destinée, { $people-the }, et attaquer
action-technology = Élever la technologie { $people-of }
action-hate = Vouer { $people-the } à la Haine
action-mark = Donner le marqueur { $people-to }
action-take = Reprendre le marqueur { $people-to }
action-fortress = Bâtir une Forteresse naine sur { $territory }
action-lift = Reprendre le marqueur posé sur { $territory }
action-weaken = Retirer { $what-a } { $people-to }
action-swap = Échanger les jetons entre { $origin } et { $target }
action-peek = Regarder une carte de destinée chez { $seat }
action-raise = Relever un jeton { $people-of }
action-settle = Placer le jeton sur { $territory }
action-vortex = Ouvrir un Vortex sur { $territory }
action-holy-war = Lancer { $people-the } dans la guerre sainte
action-against = Mener la guerre sainte contre { $people-the }
action-copy = Copier la capacité « { $ability } » ({ $people })
action-line = Choisir la ligne { $face } : { $wrath }
action-destroy = Détruire { $territory }
action-raze = Raser la fortification qui protège { $territory }
action-seize = Prendre { $territory }

## Prompts: what is asked, in one line

prompt-god = Quel dieu voulez-vous incarner ?
prompt-first-player = Qui sera le premier joueur de ce tour ?
# $left: how many cards may still be laid.
prompt-bets = Prédictions : vous { $left ->
        [0] n’avez plus de carte à placer.
        [one] pouvez encore placer une carte d’action face cachée.
       *[other] pouvez placer jusqu’à { $left } cartes d’action face cachée.
    }
# $pawns, $love: how many of each may still be placed.
prompt-fortification = { $love ->
        [0] { $pawns ->
            [one] Vous pouvez fortifier un territoire.
           *[other] Vous pouvez fortifier jusqu’à { $pawns } territoires.
        }
       *[other] { $pawns ->
            [0] Vous pouvez placer un marqueur Amour.
            [one] Vous pouvez fortifier un territoire et placer un marqueur Amour.
           *[other] Vous pouvez fortifier jusqu’à { $pawns } territoires et placer un marqueur Amour.
        }
    }
prompt-card = Quelle carte jouez-vous, et pour quel usage ?
prompt-afterwards = Votre action s’achève : voulez-vous user du pouvoir de votre dieu ?
prompt-attack = Lancez une attaque : elle est obligatoire.
# $size: the largest size of a people that may rise up.
prompt-attack-uprising = Soulèvement : lancez une attaque avec un peuple de taille { $size ->
        [1] 1
       *[other] { $size } ou moins
    }.
# $bonus: what the card adds to the die.
prompt-attack-card = { $bonus ->
        [0] Votre carte : lancez une attaque.
       *[other] Votre carte : lancez une attaque à { $bonus-signed }.
    }
prompt-attack-card-with = { $bonus ->
        [0] Votre carte : lancez une attaque avec { $people-the }.
       *[other] Votre carte : lancez une attaque avec { $people-the }, à { $bonus-signed }.
    }
prompt-attack-card-against = Votre carte : vous pouvez lancer une attaque avec { $people-the } contre { $victim-the }.
prompt-attack-card-from = { $bonus ->
        [0] Votre carte : vous pouvez lancer une attaque depuis { $territory }.
       *[other] Votre carte : vous pouvez lancer une attaque depuis { $territory }, à { $bonus-signed }.
    }
prompt-attack-breakthrough = Percée ! Vous pouvez attaquer de nouveau, depuis { $territory }.
prompt-attack-chain = Le festin continue : vous pouvez attaquer de nouveau, depuis { $territory }, à { $bonus-signed }.
prompt-reroll = Vous avez obtenu { $dice }. Voulez-vous relancer un dé ?
prompt-give-up = { $people-the } { $people-number ->
        [one] n’a
       *[other] n’ont
    } plus de jeton. Abandonner { $origin } pour tenir { $target } ?
prompt-move-marker = Tous les marqueurs { $marker } sont en jeu : lequel déplacez-vous ?
prompt-line = Quelle ligne de la table des colères divines frappe ?
prompt-line-dice = Vous avez obtenu { $dice } : quelle ligne de la table des colères divines gardez-vous ?
prompt-wrath = { $wrath-deed ->
        [raze] { $wrath } : quelle fortification s’écroule ?
        [seize] { $wrath } : quel territoire revient { $people-to } ?
       *[destroy] { $wrath } : quel territoire est détruit ?
    }
prompt-step-marker = Quel peuple reçoit le marqueur { $marker } ?
prompt-step-fortress = Où bâtissez-vous la Forteresse naine ?
prompt-step-fortify = Quel territoire { $people-of } fortifiez-vous ?
prompt-step-technology = Quel peuple gagne un niveau de technologie ?
prompt-step-weaken = Quel peuple sabotez-vous, et que perd-il ?
prompt-step-swap = Quels voisins échangent leurs places ?
prompt-step-peek = Chez qui regardez-vous une carte de destinée ?
prompt-step-raise = Quel peuple rappelez-vous du puits des âmes ?
prompt-step-settle = Sur quel territoire vide placez-vous le jeton { $people-of } ?
prompt-step-vortex = Où ouvrez-vous le Vortex ?
prompt-step-holy-war = Quel peuple part en guerre sainte ?
prompt-step-against = Guerre sainte { $people-of } : contre qui ?
prompt-step-copy = Quelle carte de la défausse copiez-vous ?

## Questions before something is given up

# $pawns, $love: how many of each could still be placed.
forgo-fortifications = { $love ->
        [0] { $pawns ->
            [one] Vous pouvez encore fortifier un territoire : terminer ?
           *[other] Vous pouvez encore fortifier { $pawns } territoires : terminer ?
        }
       *[other] { $pawns ->
            [0] Vous pouvez encore placer un marqueur Amour : terminer ?
            [one] Vous pouvez encore fortifier un territoire et placer un marqueur Amour : terminer ?
           *[other] Vous pouvez encore fortifier { $pawns } territoires et placer un marqueur Amour : terminer ?
        }
    }
forgo-bets = { $count ->
        [one] Vous pouvez encore faire une prédiction : terminer ?
       *[other] Vous pouvez encore faire { $count } prédictions : terminer ?
    }
forgo-attack = Vous pouvez attaquer : passer ?
forgo-step = Cette partie de la capacité est utilisable : passer ?
forgo-power = Le pouvoir de votre dieu peut servir une dernière fois : passer ?

## Refusals: not now

refusal-not-now-god = Les dieux se choisissent avant le premier tour, une fois pour toutes.
refusal-not-now-first = Seul le joueur qui incarne { god-trish } désigne le premier joueur, au début d’un tour.
refusal-not-now-bet = Les prédictions se placent au début du tour 7 (du tour 9 avec { god-cephalus }).
refusal-not-now-done = « { action-done } » clôt vos fortifications ou vos prédictions. Ce n’est pas le moment.
refusal-card-compulsory = On ne peut pas passer : chaque phase d’action demande de jouer une carte.
refusal-not-now-pass = On ne passe que devant un choix facultatif. Pour ne plus rien placer, choisissez « { action-done } ».
refusal-not-now-fortify = On fortifie pendant la phase de fortification, ou quand une carte le permet.
refusal-not-now-love = L’Amour est placé par le joueur qui incarne { god-sylia }, pendant la phase de fortification.
refusal-not-now-attack = On attaque lors des soulèvements, à la phase de combat ou grâce à une carte.
refusal-not-now-reroll = Seul le joueur qui incarne { god-lok } relance un dé, juste après l’avoir jeté et une fois par tour.
refusal-not-now-give-up = On n’abandonne un territoire que si un peuple gagne une attaque alors qu’il n’a plus de jeton.
refusal-not-now-card = Les cartes se jouent à la phase d’action, une par joueur.
refusal-not-now-technology = La technologie progresse à la phase d’action, par une carte ou grâce à { god-kraul }.
refusal-not-now-hate = La Haine est donnée par le joueur qui incarne { god-vorax }, à la fin de son action.
refusal-not-now-ability = Cela relève de la capacité d’un peuple. Jouez d’abord sa carte, à la phase d’action.
refusal-not-now-take = On ne déplace un marqueur que si tous ceux de son espèce sont en jeu et qu’une carte en demande un.
refusal-not-now-wrath = Cela relève d’une colère divine : jouez la carte d’un peuple éliminé pour la provoquer.

## Refusals: gods, first player, predictions

refusal-god-not-offered = Vous n’avez pas reçu { $god }. Choisissez l’un des dieux qui vous ont été distribués.
refusal-first-no-such-player = Il n’y a pas de joueur { $number } : cette table compte { $players } joueurs.
refusal-bet-not-in-hand = Vous n’avez pas de carte d’action { $people-of }. Pariez sur un peuple dont vous avez la carte en main.
refusal-bet-last-card = C’est votre dernière carte. Gardez-la : il faut en jouer une à la phase d’action.
refusal-bet-destiny = Votre carte { $people-of } est une carte de destinée. Seules les cartes rouges et jaunes servent aux prédictions.

## Refusals: fortification

refusal-fortify-empty = Personne n’occupe { $territory }. Fortifiez un territoire occupé.
refusal-fortify-fortress = Une Forteresse naine protège déjà { $territory }. Fortifiez un autre territoire.
refusal-fortify-twice = Une fortification protège déjà { $territory }. Fortifiez un autre territoire.
refusal-no-pawn-left = Vous n’avez plus de pion de fortification.
refusal-pawns-placed = Vous avez placé toutes les fortifications permises pour cette phase.
refusal-not-loving = Seul le joueur qui incarne { god-sylia } place des marqueurs Amour.
refusal-no-love-left = Tous vos marqueurs Amour sont déjà placés.
refusal-love-placed = Vous avez déjà placé un marqueur Amour pendant cette phase. Le suivant attendra le prochain tour.
refusal-love-empty = Personne n’occupe { $territory }. L’Amour se place sur un territoire occupé.
refusal-love-twice = L’Amour règne déjà sur { $territory }. Choisissez un autre territoire.

## Refusals: attack

refusal-origin-empty = Personne n’occupe { $territory }. Une attaque part d’un territoire occupé.
refusal-origin-vortex = Un Vortex a englouti { $territory }. Aucune attaque ne peut en partir.
refusal-origin-love = L’Amour règne sur { $territory }. Aucune attaque ne peut en partir.
refusal-origin-revealed = Vous avez révélé votre carte de destinée { $people-of }. À la phase de combat, attaquez avec un autre peuple.
refusal-origin-too-large = { $people-the } { $people-number ->
        [one] est
       *[other] sont
    } un peuple trop grand pour ce soulèvement. Attaquez avec un peuple de taille { $size ->
        [1] 1
       *[other] { $size } ou moins
    }.
refusal-origin-not-conquest = Cette attaque doit partir du territoire qui vient d’être pris : { $territory }.
refusal-origin-not-marked = Cette attaque doit partir du territoire où vous venez de placer le marqueur : { $territory }.
refusal-origin-other-people = Cette attaque revient { $people-to }. Partez d’un territoire { $people-of }.
refusal-origin-inland = La mer ne baigne pas { $territory }. Cette attaque part d’un territoire côtier.
refusal-target-same-people = Les deux territoires appartiennent { $people-to }. Attaquez un autre peuple ou un territoire vide.
refusal-target-vortex = Un Vortex a englouti { $territory }. On ne peut plus l’attaquer.
refusal-target-love = L’Amour règne sur { $territory }. On ne peut pas l’attaquer.
refusal-target-not-victim = La guerre sainte vise { $people-the }. Attaquez un territoire { $people-of }.
refusal-target-not-adjacent = { $target } ne touche pas { $origin }. Attaquez un territoire voisin.
refusal-target-too-far = { $target } est hors de portée depuis { $origin }. Cette attaque traverse un territoire au plus, et jamais un Vortex.
refusal-target-inland = La mer ne baigne pas { $target }. Depuis { $origin }, attaquez un territoire côtier.
refusal-attack-compulsory = Impossible de passer : chacun doit lancer une attaque.
refusal-card-attack-compulsory = Impossible de passer : l’attaque accordée par votre carte est obligatoire.
refusal-reroll-no-such-die = Vous n’avez pas obtenu de { $face }. Choisissez un dé que vous venez de jeter.

## Refusals: cards and gods in the action phase

refusal-card-not-in-hand = Vous n’avez pas de carte d’action { $people-of }. Jouez une carte de votre main.
refusal-card-is-bet = Votre carte { $people-of } sert de prédiction, face cachée. Elle ne peut plus être jouée.
refusal-destiny-not-yours = Vous n’avez pas de carte de destinée { $people-of }. Jouez l’une de vos cartes.
refusal-destiny-played = Votre carte de destinée { $people-of } a déjà été jouée. Jouez une autre carte.
refusal-card-people-eliminated = { $people-the } { $people-number ->
        [one] ne tient
       *[other] ne tiennent
    } plus aucun territoire. Cette carte ne peut que provoquer une colère divine.
refusal-card-people-eliminated-conceal = { $people-the } { $people-number ->
        [one] ne tient
       *[other] ne tiennent
    } plus aucun territoire. Provoquez une colère divine avec cette carte, ou jouez-la face cachée.
refusal-card-people-alive = { $people-the } { $people-number ->
        [one] tient
       *[other] tiennent
    } encore un territoire. Utilisez cette carte comme technologie ou pour sa capacité.
refusal-no-pawn-for-technology = La réserve n’a plus de pion pour marquer un niveau de technologie.
refusal-not-the-deceiver = Seul le joueur qui incarne { god-bejofa } joue une carte de destinée face cachée.
refusal-not-the-smith = Seul le joueur qui incarne { god-kraul } élève un niveau de technologie sans jouer de carte.
refusal-smith-used = Le don de { god-kraul } ne sert qu’une fois par partie, et vous en avez déjà usé.
refusal-smith-people-gone = { $people-the } { $people-number ->
        [one] ne tient
       *[other] ne tiennent
    } plus aucun territoire. Choisissez un peuple présent sur la carte.
refusal-not-vengeful = Seul le joueur qui incarne { god-vorax } donne des marqueurs Haine.
refusal-no-hate-left = Tous vos marqueurs Haine sont déjà donnés.
refusal-hated-already = { $people-the } { $people-number ->
        [one] porte
       *[other] portent
    } déjà la Haine. Choisissez un autre peuple.
refusal-took-nothing = { $people-the } { $people-number ->
        [one] n’a
       *[other] n’ont
    } pris aucun territoire pendant ce tour. La Haine va à un peuple qui en a pris un.

## Refusals: abilities

refusal-people-eliminated = { $people-the } { $people-number ->
        [one] ne tient
       *[other] ne tiennent
    } plus aucun territoire. Choisissez un peuple présent sur la carte.
refusal-people-has-marker = { $people-the } { $people-number ->
        [one] porte
       *[other] portent
    } déjà ce marqueur. Choisissez un autre peuple.
refusal-people-has-no-marker = { $people-the } { $people-number ->
        [one] ne porte
       *[other] ne portent
    } pas ce marqueur. Reprenez-le à un peuple qui le porte.
refusal-territory-empty = Personne n’occupe { $territory }. La Forteresse naine se bâtit sur un territoire occupé.
refusal-territory-has-fortress = Une Forteresse naine protège déjà { $territory }. Choisissez un autre territoire.
refusal-territory-has-no-marker = Ce marqueur ne se trouve pas sur { $territory }. Reprenez-le sur un territoire qui le porte.
refusal-not-its-territory = { $territory } n’appartient pas au peuple qui a reçu le marqueur. Fortifiez l’un de ses territoires.
refusal-already-fortified = { $territory } a déjà ses murailles. Choisissez un autre territoire.
refusal-no-pawn-in-supply = La réserve n’a plus de pion.
refusal-nothing-to-weaken = { $people-the } { $people-number ->
        [one] n’a
       *[other] n’ont
    } rien de tel à perdre. Choisissez un niveau ou un marqueur qu’un peuple possède vraiment.
refusal-swap-not-adjacent = Ces deux territoires ne se touchent pas. Échangez les jetons de deux voisins.
refusal-swap-needs-two-peoples = L’échange se fait entre deux peuples différents. Choisissez deux territoires ainsi occupés.
refusal-peek-self = Vous connaissez vos propres cartes. Choisissez un adversaire.
refusal-peek-no-such-player = { $seat } n’est pas à cette table. Choisissez un adversaire présent.
refusal-peek-nothing-hidden = { $seat } n’a aucune carte de destinée cachée. Choisissez un adversaire qui en a une.
refusal-peek-nothing-new = Vous avez déjà vu toutes les cartes de destinée cachées chez { $seat }. Choisissez un autre adversaire.
refusal-no-token-in-reserve = Tous les jetons { $people-of } sont sur la carte. Choisissez un peuple qui en a un dans le puits des âmes.
refusal-settle-not-empty = Le jeton ne peut aller sur { $territory } : il faut un territoire vide et sans Vortex.
refusal-vortex-city = Une ville se dresse à { $territory }. Aucun Vortex ne peut s’y ouvrir.
refusal-vortex-fortress = Une Forteresse naine protège { $territory }. Aucun Vortex ne peut s’y ouvrir.
refusal-vortex-love = L’Amour règne sur { $territory }. Aucun Vortex ne peut s’y ouvrir.
refusal-vortex-already = Un Vortex est déjà ouvert sur { $territory }. Choisissez un autre territoire.
refusal-vortex-last = { $territory } est le dernier territoire de son peuple. Un Vortex n’élimine personne.
refusal-holy-war-itself = Une guerre sainte oppose deux peuples. Choisissez une autre victime que { $people-the }.
refusal-copy-not-discarded = La défausse ne contient aucune carte { $people-of }. Copiez-en une qui s’y trouve.
refusal-copy-itself = La capacité { $people-of } ne peut se copier elle-même. Choisissez une autre carte.
refusal-copy-people-gone = Cette capacité exige un territoire { $people-of }, et il n’en reste aucun. Copiez une autre carte.
refusal-step-compulsory = Impossible de passer : cette partie de la capacité est obligatoire.
refusal-step-other = Votre carte demande autre chose en ce moment.

## Refusals: divine wrath

refusal-wrath-empty = Personne n’occupe { $territory }. La colère frappe un territoire occupé.
refusal-wrath-inland = La mer ne baigne pas { $territory }. Le raz de marée frappe un territoire côtier.
refusal-wrath-small-people = Le peuple qui occupe { $territory } est trop petit pour une famine. Choisissez-en un qui tient quatre territoires ou plus.
refusal-wrath-no-city = Il n’y a pas de ville à { $territory }. L’épidémie frappe un territoire où se trouve une ville.
refusal-wrath-unfortified = Il n’y a pas de fortification à { $territory }. Le tremblement de terre frappe une fortification.
refusal-wrath-closed = L’Amour ou un Vortex ferme { $territory } à la guerre civile. Choisissez un autre territoire.
refusal-wrath-own = { $territory } appartient déjà au peuple de la carte. Choisissez un autre territoire.
refusal-wrath-other-line = { $wrath } : c’est cette colère qui frappe, et rien d’autre.
refusal-line-not-rolled = Vous n’avez pas obtenu de { $face }. Gardez l’un des dés que vous venez de jeter.

## Log: the course of the game

event-god-chosen = { $seat } a choisi son dieu.
event-god-chosen-secret = { $seat } a choisi { $god }. Personne d’autre ne le sait encore.
event-god-revealed = { $seat } incarne { $god } ({ $god-domain }).
event-turn-begins = Le tour { $turn } commence.
event-phase-begins = { $phase-the } commence.
event-first-player-drawn = Le sort désigne le premier joueur : { $seat }.
event-first-player = Premier joueur de ce tour : { $seat }.
event-first-player-named = { $seat } désigne le premier joueur de ce tour : { $first }.
event-destiny-dealt = { $seat } reçoit une carte de destinée de taille { $size }.
event-destiny-dealt-secret = { $seat } reçoit en secret la carte de destinée { $people-of } (taille { $size }).
event-bet-chosen = { $seat } parie en secret sur { $people-the }.
# $red, $yellow: how many cards of each back were laid.
event-bets-laid = { $red ->
        [0] { $yellow ->
            [0] { $seat } ne fait aucune prédiction.
            [one] { $seat } place une carte jaune en guise de prédiction.
           *[other] { $seat } place { $yellow } cartes jaunes en guise de prédictions.
        }
       *[other] { $yellow ->
            [0] { $red ->
                [one] { $seat } place une carte rouge en guise de prédiction.
               *[other] { $seat } place { $red } cartes rouges en guise de prédictions.
            }
           *[other] { $seat } place { $red ->
                [one] une carte rouge
               *[other] { $red } cartes rouges
            } et { $yellow ->
                [one] une carte jaune
               *[other] { $yellow } cartes jaunes
            } en guise de prédictions.
        }
    }
event-destiny-shown = { $seat } dévoile { $peoples-count ->
        [one] la carte de destinée restée cachée
       *[other] les cartes de destinée restées cachées
    } : { $peoples }.
event-bets-shown = { $seat } dévoile { $peoples-count ->
        [one] sa prédiction
       *[other] ses prédictions
    } : { $peoples }.
event-won = { $winners-count ->
        [one] { $winners } remporte la partie.
       *[other] { $winners } se partagent la victoire.
    }
event-scored = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Log: fortification and attack

event-fortified = { $seat } fortifie { $territory }.
event-loved = { $seat } place un marqueur Amour sur { $territory }.
event-attack = { $seat } lance { $people-the } depuis { $origin } contre { $defender-the }, à { $target }.
event-attack-empty = { $seat } envoie { $people-the } depuis { $origin } occuper { $target }, territoire vide.
event-attack-declined = { $seat } renonce à attaquer.
event-no-attack = { $seat } n’a aucune attaque possible.
event-rolled = { $seat } obtient { $dice } { $dice-count ->
        [one] au dé
       *[other] aux dés
    }.
event-rerolled = { $seat } relance le { $face } et obtient { $again }.
event-attack-won = Total { $total } : l’attaque contre { $territory } réussit.
event-attack-lost = Total { $total }, il fallait { $needed } : l’attaque contre { $territory } échoue.
event-taken-attack = { $people-the } { $people-number ->
        [one] prend
       *[other] prennent
    } { $territory } { $loser-to }.
event-taken-attack-empty = { $people-the } { $people-number ->
        [one] s’installe
       *[other] s’installent
    } à { $territory }.
event-destroyed-attack = { $people-the } { $people-number ->
        [one] perd
       *[other] perdent
    } { $territory }, qui reste vide.
event-destroyed-given-up = { $people-the } { $people-number ->
        [one] abandonne
       *[other] abandonnent
    } { $territory }.
event-left-empty = { $territory } reste vide.
event-breakthrough = Percée ! { $seat } peut attaquer de nouveau, depuis { $territory }.
event-breakthrough-nowhere = { $seat } fait une percée, mais depuis { $territory } il n’y a rien à attaquer.
event-colonists = Les colons fortifient { $territory }.
event-eliminated = { $people-the } { $people-number ->
        [one] disparaît
       *[other] disparaissent
    } de la carte.

## Log: cards and gods in the action phase

event-card-played-technology = { $seat } joue la carte { $people-of } comme technologie.
event-card-played-ability = { $seat } joue la carte { $people-of } pour sa capacité : { $ability }.
event-card-played-wrath = { $seat } joue la carte { $people-of } et provoque une colère divine.
event-destiny-revealed-technology = { $seat } révèle une destinée, { $people-the }, et la joue comme technologie.
event-destiny-revealed-ability = { $seat } révèle une destinée, { $people-the }, et la joue pour sa capacité : { $ability }.
event-destiny-revealed-wrath = { $seat } révèle une destinée, { $people-the }, et provoque une colère divine.
event-destiny-concealed = { $seat } joue face cachée une carte de destinée de taille { $size }.
event-destiny-concealed-secret = { $seat } joue face cachée la carte de destinée { $people-of } (taille { $size }).
event-technology = { $people-the } { $people-number ->
        [one] atteint
       *[other] atteignent
    } le niveau de technologie { $level }.
event-forged = { $seat } accorde { $people-to } le don de { god-kraul }.
event-hated = { $seat } voue { $people-the } à la Haine.

## Log: abilities

event-step-skipped = { $ability } : une étape est impossible et reste sans effet.
event-extra-token = Un jeton de plus rejoint la réserve { $people-of }.
event-marker-given = { $people-the } { $people-number ->
        [one] reçoit
       *[other] reçoivent
    } un marqueur { $marker }.
event-marker-lent = { $people-the } { $people-number ->
        [one] reçoit
       *[other] reçoivent
    } un marqueur { $marker } jusqu’à la fin du tour suivant.
event-marker-expired = { $people-the } { $people-number ->
        [one] perd
       *[other] perdent
    } le marqueur { $marker } : son temps est écoulé.
event-marker-taken = Le marqueur { $marker } { $people-of } est déplacé.
event-marker-lifted = Le marqueur { $marker } posé sur { $territory } est déplacé.
event-marker-set = Un marqueur { $marker } est placé sur { $territory }.
event-fortified-by-card = Une fortification s’élève à { $territory }.
event-weakened = { $people-the } { $people-number ->
        [one] perd
       *[other] perdent
    } { $what-a }.
event-swapped = { $people-the } ({ $origin }) et { $other-the } ({ $target }) échangent leurs places.
event-peeked = { $seat } regarde en secret, chez { $owner }, une carte de destinée de taille { $size }.
event-peeked-secret = { $seat } regarde en secret, chez { $owner }, une carte de destinée de taille { $size } : { $people-the }.
event-raised = { $people-the } { $people-number ->
        [one] se relève
       *[other] se relèvent
    } d’entre les morts à { $territory }.
event-destroyed-vortex = Un Vortex engloutit { $people-the } à { $territory }.
event-holy-war = Guerre sainte : { $people-the } contre { $victim-the } !
event-copied = { $seat } copie la capacité « { $ability } ».

## Log: divine wrath

event-wrath = Colère divine : { $wrath } !
event-wrath-without-target = { $wrath } : il n’y a rien à frapper.
event-razed = La fortification qui protégeait { $territory } s’écroule.
event-destroyed-wrath = La colère des dieux s’abat sur { $territory } : { $people-the } { $people-number ->
        [one] perd
       *[other] perdent
    } ce territoire.
event-taken-wrath = Révolte à { $territory } : { $people-the } { $people-number ->
        [one] prend
       *[other] prennent
    } ce territoire { $loser-to }.
event-taken-wrath-empty = { $people-the } { $people-number ->
        [one] surgit
       *[other] surgissent
    } de nulle part à { $territory }.

## Causes: what is added to the die, after its amount

cause-card = Carte jouée
cause-technology-attacker = Technologie { $attacker-of }
cause-technology-defender = Technologie { $defender-of }
cause-fortification = Fortification ({ $territory })
cause-dwarf-fortress = Forteresse naine ({ $territory })
cause-city = Ville ({ $territory })
cause-attack-marker-1 = { marker-attack_1 } { $attacker-of }
cause-attack-marker-2 = { marker-attack_2 } { $attacker-of }
cause-defence-marker-1 = { marker-defence_1 } { $defender-of }
cause-defence-marker-2 = { marker-defence_2 } { $defender-of }
cause-holy-war = Guerre sainte { $attacker-of } contre { $defender-the }
cause-hate = Haine contre { $defender-the }
cause-peace = { god-novalis } protège { $defender-the }
cause-war = { god-sharur } mène l’attaque

## Forecasts: what a choice would bring, after its amount

forecast-god = { $god }. { $god-power }
forecast-bet = Points, si { $people-the } { $people-number ->
        [one] finit
       *[other] finissent
    } la partie à la taille maximale
forecast-bet-now = { $people-the } { $people-number ->
        [one] tient
       *[other] tiennent
    } { $held } des { $needed } territoires nécessaires
forecast-bet-own = Votre propre peuple : parier sur lui ne rapporte rien
forecast-fortify = Attaques contre ce territoire
forecast-pawns-left = { $left ->
        [0] Il ne vous restera aucun pion
        [one] Il vous restera un pion
       *[other] Il vous restera { $left } pions
    }
forecast-love = Plus aucune attaque depuis ou contre ce territoire ; { $left ->
        [0] il ne vous restera aucun marqueur Amour
        [one] il vous restera un marqueur Amour
       *[other] il vous restera { $left } marqueurs Amour
    }
forecast-technology = Technologie { $people-of }
forecast-hate = Attaques contre { $people-the }
forecast-conceal = Attaque accordée ; la carte de destinée { $people-of } reste cachée
forecast-ability = { $ability }. { $ability-text }
# The amount is the number of territories.
forecast-wrath = { $wrath } : territoires exposés
forecast-reveal = Une fois la carte révélée, vous ne pourrez plus attaquer avec { $people-the } à la phase de combat
forecast-lose = { $people-the } { $people-number ->
        [one] perd
       *[other] perdent
    } { $territory }
forecast-gain = { $people-the } { $people-number ->
        [one] gagne
       *[other] gagnent
    } { $territory }
forecast-stays-empty = { $territory } reste vide
forecast-raze = Fortification ({ $territory })
forecast-weaken = { $people-the } { $people-number ->
        [one] perd
       *[other] perdent
    } { $what-a }

## Chances

chance-success = Réussite
chance-success-reroll = Réussite avec une relance
chance-breakthrough = Percée
chance-breakthrough-reroll = Percée avec une relance

## Score, after the points

score-territories = { $people } : { $count ->
        [one] { $count } territoire
       *[other] { $count } territoires
    }
score-cities = { $people } : { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
score-bet = Prédiction : { $people }

## Pourquoi les robots préfèrent quelque chose : un texte par poids de l’évaluation

reason-points = points de territoires, de villes et de prédictions
reason-technology = technologie et marqueurs
reason-safe = territoires derrière des murs
reason-growth = pions en réserve
reason-hidden = un peuple qui peut encore attaquer
reason-border = frontières menacées
reason-near-bet = prédictions près de se réaliser
reason-rival = les perspectives des adversaires
reason-field = { reason-rival }
reason-victory = la victoire
reason-small-favour = la prochaine faveur d’une carte
