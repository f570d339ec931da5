### Age of Gods: every name, prompt, log line and refusal (French)
### A no-break space stands before a colon and inside guillemets, a narrow one before ; ! ?

## Names

game-name = L’âge des dieux

## Names: peoples
## .the and .of: the name inside a sentence. .number: the verb that goes with it, "one" or "other".

people-humans = Humains
    .the = les Humains
    .of = des Humains
    .number = other
people-chaos = Chaos
    .the = le Chaos
    .of = du Chaos
    .number = one
people-high_elves = Hauts Elfes
    .the = les Hauts Elfes
    .of = des Hauts Elfes
    .number = other
people-dwarves = Nains
    .the = les Nains
    .of = des Nains
    .number = other
people-barbarians = Barbares
    .the = les Barbares
    .of = des Barbares
    .number = other
people-orcs = Orcs
    .the = les Orcs
    .of = des Orcs
    .number = other
people-centaurs = Centaures
    .the = les Centaures
    .of = des Centaures
    .number = other
people-goblins = Gobelins
    .the = les Gobelins
    .of = des Gobelins
    .number = other
people-dark_elves = Elfes noirs
    .the = les Elfes noirs
    .of = des Elfes noirs
    .number = other
people-nomads = Nomades
    .the = les Nomades
    .of = des Nomades
    .number = other
people-lizardmen = Hommes-lézards
    .the = les Hommes-lézards
    .of = des Hommes-lézards
    .number = other
people-voraces = Voraces
    .the = les Voraces
    .of = des Voraces
    .number = other
people-pirates = Pirates
    .the = les Pirates
    .of = des Pirates
    .number = other
people-wood_elves = Elfes des bois
    .the = les Elfes des bois
    .of = des Elfes des bois
    .number = other
people-hobbits = Hobbits
    .the = les Hobbits
    .of = des Hobbits
    .number = other
people-amazons = Amazones
    .the = les Amazones
    .of = des Amazones
    .number = other
people-winged = Ailés
    .the = les Ailés
    .of = des Ailés
    .number = other
people-gnomes = Gnomes
    .the = les Gnomes
    .of = des Gnomes
    .number = other
people-sorcerers = Sorciers
    .the = les Sorciers
    .of = des Sorciers
    .number = other
people-monks = Moines
    .the = les Moines
    .of = des Moines
    .number = other
people-giants = Géants
    .the = les Géants
    .of = des Géants
    .number = other
people-ogres = Ogres
    .the = les Ogres
    .of = des Ogres
    .number = other
people-necromancers = Nécromanciens
    .the = les Nécromanciens
    .of = des Nécromanciens
    .number = other
people-fairies = Peuple fée
    .the = le Peuple fée
    .of = du Peuple fée
    .number = one

## Names: special abilities of the peoples

ability-colonists = Colons
    .text = Lancez une attaque. Si l’attaquant s’empare de la cible, placez-y une fortification de la réserve (sur le premier territoire pris seulement, en cas de percée).
ability-cataclysm = Cataclysme
    .text = Jetez deux dés, gardez celui que vous préférez et appliquez la ligne correspondante de la table des colères divines. À la ligne 6, c’est le Chaos qui prend un territoire.
ability-ancient_wards = Protections anciennes
    .text = Donnez un marqueur Défense +1 à un peuple jusqu’à la fin de la partie, puis placez une fortification de la réserve sur l’un de ses territoires.
ability-fortress = Forteresse naine
    .text = Placez une Forteresse naine sur un territoire occupé. Elle compte −2 pour l’attaquant au lieu du −1 d’une fortification (celle qui s’y trouvait retourne à la réserve) et seule la prise ou la destruction du territoire la retire. Vous pouvez ensuite lancer une attaque depuis ce territoire.
ability-war_blood = Sang guerrier
    .text = Donnez un marqueur Attaque +1 à un peuple jusqu’à la fin de la partie, puis lancez une attaque avec ce peuple (le marqueur compte déjà).
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
    .text = Donnez un marqueur Défense +2 à un peuple jusqu’à la fin du tour suivant, puis lancez une attaque avec ce peuple.
ability-burglars = Cambrioleurs
    .text = Vous pouvez regarder en secret une carte de destinée non révélée d’un adversaire, tirée au hasard. Lancez ensuite une attaque.
ability-fury = Fureur
    .text = Lancez une attaque à +2.
ability-flight = Envol
    .text = Lancez une attaque contre n’importe quel territoire de la carte, adjacent ou non.
ability-invention = Invention
    .text = Augmentez de 1 le niveau de technologie de n’importe quel peuple qui tient encore un territoire.
ability-vortex = Vortex
    .text = Choisissez un territoire, occupé ou vide, sans ville, Forteresse naine ni marqueur Amour et qui n’est pas le dernier de son peuple. Détruisez-le et placez-y un Vortex : il ne peut plus être attaqué, occupé, fortifié ni traversé.
ability-holy_war = Guerre sainte
    .text = Désignez un peuple attaquant et un peuple victime et donnez-leur les deux marqueurs de guerre sainte (la guerre sainte précédente prend fin). Jusqu’à la fin de la partie, le premier attaque le second à +2. Vous pouvez lancer aussitôt une telle attaque.
ability-siege = Brise-murailles
    .text = Lancez une attaque à +1 qui ignore la ville, la fortification et la Forteresse naine de la cible.
ability-mercenaries = Mercenaires
    .text = Donnez un marqueur Attaque +2 à un peuple jusqu’à la fin du tour suivant, puis lancez une attaque avec ce peuple (le marqueur compte déjà).
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
    .text = Les attaques contre ce territoire sont à −2, jusqu’à sa prise ou sa destruction.
marker-attack_1 = Attaque +1
    .text = Les attaques de ce peuple sont à +1 jusqu’à la fin de la partie.
marker-attack_2 = Attaque +2
    .text = Les attaques de ce peuple sont à +2 jusqu’à la fin du tour suivant.
marker-defence_1 = Défense +1
    .text = Les attaques contre ce peuple sont à −1 jusqu’à la fin de la partie.
marker-defence_2 = Défense +2
    .text = Les attaques contre ce peuple sont à −2 jusqu’à la fin du tour suivant.
marker-holy_war_attacker = Attaquant de la guerre sainte
    .text = Les attaques de ce peuple contre la victime de la guerre sainte sont à +2.
marker-holy_war_victim = Victime de la guerre sainte
    .text = Les attaques de l’attaquant de la guerre sainte contre ce peuple sont à +2.
marker-love = Amour
    .text = Aucune attaque ne peut partir de ce territoire ni le viser.
marker-hate = Haine
    .text = Les attaques contre ce peuple sont à +1 jusqu’à la fin de la partie.

## Names: lines of the divine wrath table, by die result

wrath-1 = Réveil des dragons
    .text = Le joueur assis à votre droite choisit un territoire occupé et le détruit.
wrath-2 = Tremblement de terre
    .text = Choisissez une fortification et détruisez-la (jamais une Forteresse naine).
wrath-3 = Raz de marée
    .text = Choisissez un territoire côtier occupé et détruisez-le.
wrath-4 = Famine
    .text = Choisissez un peuple qui tient quatre territoires ou plus et détruisez l’un d’eux.
wrath-5 = Épidémie
    .text = Choisissez un territoire occupé où se trouve une ville et détruisez-le. La ville elle-même demeure.
wrath-6 = Guerre civile
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
