### Age of Mythology : tous les noms, questions, lignes du journal et refus (français)

## Names

game-name = Age of Mythology
# De quoi il s’agit, pour qui n’y a jamais joué.
game-idea = Vous menez les Égyptiens, les Grecs ou les Nordiques de l’âge archaïque à l’âge mythique. À chaque tour, vous jouez trois cartes action : explorer des terres, en collecter les fruits, construire, recruter, échanger, passer à l’âge suivant ou attaquer un voisin. Les points de victoire se placent en cours de partie sur quatre cartes : la plus grande armée, le plus de bâtiments, la dernière bataille gagnée et la Merveille. La partie s’arrête quand le dernier est placé ou que la Merveille est construite ; qui a le plus de points de victoire l’emporte.

## Options d’une table
## .text : ce que fait une valeur, en une ligne. game-length : ce que dure une partie.

game-length = environ 120 minutes
option-cultures = Cultures
option-cultures-drawn = Tirées au sort
    .text = Chacun tire une culture ; deux voisins n’ont jamais la même.
option-cultures-two = Deux sur trois
    .text = Deux cultures sont tirées au sort et alternent autour de la table.
option-cultures-chosen = Choisies
    .text = Chacun choisit une culture qu’aucun voisin n’a.
option-medusa = Méduse
option-medusa-rulebook = Selon le livret
    .text = Quatre dés de plus contre les Géants.
option-medusa-printed = Selon la carte imprimée
    .text = Six dés de plus contre les Géants.
option-hades = Hadès
option-hades-rulebook = Selon le livret
    .text = Son pouvoir coûte une unité mortelle.
option-hades-printed = Selon la carte imprimée
    .text = Son pouvoir coûte n’importe quelle unité.

## Names: units
## .the and .a: the name inside a sentence. .text: the special power.

unit-spearman = Lancier
    .the = le lancier
    .a = un lancier
unit-chariot_archer = Char avec archers
    .the = le char avec archers
    .a = un char avec archers
unit-elephant = Éléphant
    .the = l’éléphant
    .a = un éléphant
    .text = En attaque, annule les dés du mur et de la tour.
unit-anubite = Anubite
    .the = l’anubite
    .a = un anubite
unit-mummy = Momie
    .the = la momie
    .a = une momie
    .text = Chaque unité qu’elle élimine donne une nouvelle Momie à son propriétaire, dans sa zone de possession.
unit-scorpion_man = Homme-scorpion
    .the = l’homme-scorpion
    .a = un homme-scorpion
unit-sphinx = Sphinx
    .the = le sphinx
    .a = un sphinx
unit-phoenix = Phénix
    .the = le phénix
    .a = un phénix
    .text = Éliminé, il peut être sauvé pour 2 Faveur si un Prêtre est dans la bataille.
unit-wadjet = Ouadjet
    .the = l’ouadjet
    .a = un ouadjet
    .text = Peut prendre la place d’un Pharaon dont la carte est révélée, avant les dés.
unit-priest = Prêtre
    .the = le prêtre
    .a = un prêtre
    .text = Tant qu’il est dans la bataille, peut sauver un Phénix (2 Faveur) ou un Fils d’Osiris (4 Faveur).
unit-pharaoh = Pharaon
    .the = le pharaon
    .a = un pharaon
    .text = Un Ouadjet présent dans la bataille peut prendre sa place, avant les dés.
unit-son_of_osiris = Fils d’Osiris
    .the = le fils d’Osiris
    .a = un fils d’Osiris
    .text = Éliminé, il peut être sauvé pour 4 Faveur si un Prêtre est dans la bataille.
unit-toxotes = Toxote
    .the = le toxote
    .a = un toxote
unit-hoplite = Hoplite
    .the = l’hoplite
    .a = un hoplite
unit-hippokon = Hippokon
    .the = l’hippokon
    .a = un hippokon
unit-minotaur = Minotaure
    .the = le minotaure
    .a = un minotaure
    .text = S’il survit à une attaque gagnée contre une zone urbaine, deux bâtiments sont détruits.
unit-centaur = Centaure
    .the = le centaure
    .a = un centaure
unit-cyclops = Cyclope
    .the = le cyclope
    .a = un cyclope
    .text = Peut projeter un ennemi qui n’est pas un géant : 3 dés de plus, et l’ennemi battu rentre seulement chez lui. En attaque, annule les dés du mur et de la tour.
unit-hydra = Hydre
    .the = l’hydre
    .a = une hydre
    .text = Un dé de plus par unité qu’elle a éliminée dans cette bataille.
unit-medusa = Méduse
    .the = la méduse
    .a = une méduse
    .text = Gagne les égalités.
unit-manticore = Manticore
    .the = la manticore
    .a = une manticore
unit-classical_greek_hero = Héros grec classique
    .the = le héros grec classique
    .a = un héros grec classique
unit-heroic_greek_hero = Héros grec héroïque
    .the = le héros grec héroïque
    .a = un héros grec héroïque
    .text = Quand il élimine un héros, tout le camp ennemi bat en retraite.
unit-mythic_greek_hero = Héros grec mythique
    .the = le héros grec mythique
    .a = un héros grec mythique
    .text = Ajoute à ses dés les dés de base de son adversaire.
unit-jarl = Jarl
    .the = le jarl
    .a = un jarl
unit-huskarl = Huskarl
    .the = le huskarl
    .a = un huskarl
    .text = Peut entrer en fureur : 2 dés de plus, mais les égalités sont perdues.
unit-throwing_axeman = Lanceur de haches
    .the = le lanceur de haches
    .a = un lanceur de haches
unit-troll = Troll
    .the = le troll
    .a = un troll
unit-valkyrie = Valkyrie
    .the = la valkyrie
    .a = une valkyrie
    .text = 2 Faveur de la banque pour chaque unité qu’elle élimine.
unit-frost_giant = Géant du givre
    .the = le géant du givre
    .a = un géant du givre
unit-dwarf = Nain
    .the = le nain
    .a = un nain
    .text = Peut travailler sur une tuile : 2 Or de plus sur une tuile Or. En attaque, annule les dés du mur et de la tour.
unit-nidhogg = Nidhogg
    .the = le nidhogg
    .a = un nidhogg
    .text = S’il survit à une attaque gagnée contre une zone urbaine, deux bâtiments sont détruits.
unit-classical_norse_hero = Héros nordique classique
    .the = le héros nordique classique
    .a = un héros nordique classique
unit-heroic_norse_hero = Héros nordique héroïque
    .the = le héros nordique héroïque
    .a = un héros nordique héroïque
    .text = Peut entrer en fureur : 2 dés de plus, mais les égalités sont perdues.
unit-mythic_norse_hero = Héros nordique mythique
    .the = le héros nordique mythique
    .a = un héros nordique mythique
    .text = Pour chaque unité qu’il élimine, une unité de la zone de possession peut rejoindre la bataille.
unit-villager_egyptian = Villageois égyptien
    .the = le villageois égyptien
    .a = un villageois égyptien
unit-villager_greek = Villageois grec
    .the = le villageois grec
    .a = un villageois grec
unit-villager_norse = Villageois nordique
    .the = le villageois nordique
    .a = un villageois nordique

## Names: buildings
## .the and .a: the name inside a sentence. .text: what it gives.

building-house = Maison
    .the = la maison
    .a = une maison
    .text = Un villageois.
building-wall = Mur
    .the = le mur
    .a = un mur
    .text = 2 dés de plus au défenseur de la zone urbaine.
building-tower = Tour
    .the = la tour
    .a = une tour
    .text = 2 dés de plus au défenseur de la zone de production.
building-market = Marché
    .the = le marché
    .a = un marché
    .text = Les cartes Échanger ne coûtent rien.
building-storehouse = Entrepôt
    .the = l’entrepôt
    .a = un entrepôt
    .text = À la détérioration, 8 cubes de chaque type sont gardés au lieu de 5.
building-armory = Arsenal
    .the = l’arsenal
    .a = un arsenal
    .text = Une unité de plus dans chaque bataille.
building-quarry = Carrière
    .the = la carrière
    .a = une carrière
    .text = Dès l’action suivante, chaque bâtiment coûte un cube de moins.
building-monument = Monument
    .the = le monument
    .a = un monument
    .text = 2 Faveur à chacune de vos propres collectes.
building-granary = Grenier
    .the = le grenier
    .a = un grenier
    .text = 2 Nourriture à chacune de vos propres collectes.
building-wood_workshop = Scierie
    .the = la scierie
    .a = une scierie
    .text = 2 Bois à chacune de vos propres collectes.
building-gold_mint = Fabrique d’or
    .the = la fabrique d’or
    .a = une fabrique d’or
    .text = 2 Or à chacune de vos propres collectes.
building-siege_engine_workshop = Fabrique d’engins de siège
    .the = la fabrique d’engins de siège
    .a = une fabrique d’engins de siège
    .text = Quand vous attaquez : mur et tour ne comptent pas, et une zone urbaine battue perd un bâtiment de plus.
building-great_temple = Grand temple
    .the = le grand temple
    .a = un grand temple
    .text = Pendant votre échange, 8 Faveur achètent un cube de victoire.
building-the_wonder = Merveille
    .the = la merveille
    .a = la merveille
    .text = Termine la partie ; son bâtisseur prend les cubes de la carte de la merveille.

## Names: gods
## .power: the name of the power. .text: what it does.

god-isis = Isis
    .power = Protection
    .text = La première unité que vous perdez dans cette bataille y reste.
god-sekhmet = Sekhmet
    .power = Guerre
    .text = Vous engagez jusqu’à 8 unités, votre adversaire jusqu’à 6.
god-thoth = Thot
    .power = Sagesse
    .text = Après la troisième carte de tous, vous pouvez en jouer une quatrième.
god-horus = Horus
    .power = Vengeance
    .text = Détruisez un bâtiment d’un joueur quelconque.
god-nephthys = Nephthys
    .power = Grande Égypte
    .text = Les bâtiments de cette carte coûtent 2 cubes de moins, sauf les maisons.
god-ptah = Ptah
    .power = Création
    .text = Vous prenez 2 tuiles avant que les autres choisissent.
god-ra = Rê
    .power = Pluie
    .text = Vous collectez 2 Nourriture de plus par tuile Nourriture.
god-hathor = Hathor
    .power = Nuée de sauterelles
    .text = Retirez une tuile Nourriture d’un autre joueur.
god-set = Seth
    .power = Chaos
    .text = Échangez une de vos tuiles contre une tuile du même terrain d’un autre plateau.
god-anubis = Anubis
    .power = Momification
    .text = Changez jusqu’à 3 de vos unités mortelles en Momies.
god-bast = Bastet
    .power = Fertilité
    .text = Les unités mortelles de cette carte coûtent 1 Nourriture chacune.
god-osiris = Osiris
    .power = Héros d’Égypte
    .text = Un héros de votre âge, gratuit.
god-aphrodite = Aphrodite
    .power = Séduction
    .text = Une unité ennemie quitte la bataille avant son début.
god-ares = Arès
    .power = Guerre
    .text = Vous engagez jusqu’à 8 unités, votre adversaire jusqu’à 6.
god-hera = Héra
    .power = Foyer
    .text = Une maison gratuite, avec son villageois.
god-artemis = Artémis
    .power = Chasse
    .text = Vous prenez 2 tuiles avant que les autres choisissent.
god-dionysus = Dionysos
    .power = Bacchanale
    .text = Vous seul collectez, +1 Nourriture par tuile Nourriture.
god-hades = Hadès
    .power = Commerce avec les Enfers
    .text = Cédez une unité mortelle (n’importe laquelle selon la carte imprimée, si vous en êtes convenus) et prenez 7 cubes de votre choix à la banque.
god-poseidon = Poséidon
    .power = Don de la mer
    .text = 5 Nourriture de la banque.
god-hephaestos = Héphaïstos
    .power = Volcan
    .text = Retirez une tuile de production quelconque.
god-zeus = Zeus
    .power = Procréation
    .text = Un héros de votre âge, gratuit.
god-apollo = Apollon
    .power = Archer
    .text = 2 Toxotes gratuits.
god-hermes = Hermès
    .power = Sauf-conduit
    .text = 4 cubes de votre choix de la banque.
god-bragi = Bragi
    .power = Poésie
    .text = Toutes vos unités lancent un dé de plus dans cette bataille.
god-heimdall = Heimdall
    .power = Ragnarök
    .text = Aucun camp n’a de limite d’unités.
god-tyr = Týr
    .power = Frénésie
    .text = Toutes vos unités peuvent entrer en fureur dans cette bataille : 2 dés de plus, mais les égalités sont perdues.
god-njord = Njörd
    .power = Tempête
    .text = Détruisez un bâtiment d’un autre joueur.
god-baldr = Baldr
    .power = Discrétion
    .text = Vous seul prenez une tuile.
god-freyja = Freyja
    .power = Larmes d’or
    .text = 5 Or de la banque.
god-skadi = Skadi
    .power = Hiver
    .text = Vous seul collectez.
god-thor = Thor
    .power = Foudre
    .text = Éliminez une unité mythique d’un autre joueur.
god-odin = Odin
    .power = Odin
    .text = Après la troisième carte de tous, vous pouvez en jouer une quatrième.
god-hel = Hel
    .power = Légion des Enfers
    .text = 2 unités mortelles de votre choix, gratuites.
god-forseti = Forseti
    .power = Justice
    .text = Quand vous échangez avec cette carte, prenez en plus 4 cubes de votre choix à la banque.
god-loki = Loki
    .power = Vol
    .text = Prenez 5 cubes à un autre joueur.

## Names: action cards, without their culture

card-perm_attack = Attaquer 4
card-perm_build = Construire 1
card-perm_explore = Explorer +1
card-perm_gather = Collecter
card-perm_next_age = Âge suivant 4/5/6
card-perm_recruit = Recruter 2
card-perm_trade = Échanger 2
card-rand_attack_5 = Attaquer 5
card-rand_attack_6 = Attaquer 6
card-rand_attack_7 = Attaquer 7
card-rand_build_2 = Construire 2
card-rand_build_3 = Construire 3
card-rand_build_4 = Construire 4
card-rand_explore_0 = Explorer +0
card-rand_explore_2 = Explorer +2
card-rand_gather = Collecter tout
card-rand_next_age = Âge suivant 3/4/5
card-rand_recruit_3 = Recruter 3
card-rand_recruit_4 = Recruter 4
card-rand_recruit_5 = Recruter 5
card-rand_trade_1 = Échanger 1
card-isis = Isis (Attaquer 7)
card-sekhmet = Sekhmet (Attaquer 6)
card-thoth = Thot (Attaquer 6)
card-horus = Horus (Construire 3)
card-nephthys = Nephthys (Construire 3)
card-ptah = Ptah (Explorer +2)
card-ra = Rê (Collecter nourriture)
card-hathor = Hathor (Âge suivant 3/4/5)
card-set = Seth (Âge suivant 3/4/5)
card-anubis = Anubis (Recruter 4)
card-bast = Bastet (Recruter 6)
card-osiris = Osiris (Recruter 4)
card-aphrodite = Aphrodite (Attaquer 6)
card-ares = Arès (Attaquer 6)
card-hera = Héra (Construire 3)
card-artemis = Artémis (Explorer +2)
card-dionysus = Dionysos (Collecter nourriture)
card-hades = Hadès (Collecter)
card-poseidon = Poséidon (Collecter)
card-hephaestos = Héphaïstos (Âge suivant 3/4/5)
card-zeus = Zeus (Âge suivant 3/4/5)
card-apollo = Apollon (Recruter 4)
card-hermes = Hermès (Échanger 0)
card-bragi = Bragi (Attaquer 6)
card-heimdall = Heimdall (Attaquer 4)
card-tyr = Týr (Attaquer 6)
card-njord = Njörd (Construire 4)
card-baldr = Baldr (Explorer +0)
card-freyja = Freyja (Collecter)
card-skadi = Skadi (Collecter)
card-thor = Thor (Collecter)
card-odin = Odin (Âge suivant 3/4/5)
card-hel = Hel (Recruter 3)
card-forseti = Forseti (Échanger 0)
card-loki = Loki (Échanger 0)

## Names: production tiles

tile-fertile_food_2 = 2 Nourriture (Champ)
tile-fertile_wood_1 = 1 Bois (Champ)
tile-fertile_gold_1 = 1 Or (Champ)
tile-fertile_favor_1 = 1 Faveur (Champ)
tile-forest_wood_2 = 2 Bois (Forêt)
tile-forest_food_1 = 1 Nourriture (Forêt)
tile-forest_gold_1 = 1 Or (Forêt)
tile-forest_favor_1 = 1 Faveur (Forêt)
tile-hills_gold_2 = 2 Or (Collines)
tile-hills_food_1 = 1 Nourriture (Collines)
tile-hills_wood_1 = 1 Bois (Collines)
tile-hills_favor_1 = 1 Faveur (Collines)
tile-mountain_gold_2 = 2 Or (Montagne)
tile-mountain_wood_1 = 1 Bois (Montagne)
tile-mountain_favor_1 = 1 Faveur (Montagne)
tile-desert_favor_2 = 2 Faveur (Désert)
tile-desert_gold_1 = 1 Or (Désert)
tile-swamp_food_1 = 1 Nourriture (Marais)
tile-swamp_wood_1 = 1 Bois (Marais)
tile-swamp_favor_1 = 1 Faveur (Marais)

## Names: resources. .of: after "a cube". food, wood, gold, favor: so many cubes of the kind.

resource-food = Nourriture
    .of = de nourriture
resource-wood = Bois
    .of = de bois
resource-gold = Or
    .of = d’or
resource-favor = Faveur
    .of = de faveur
bank = { $resource } de la banque
    .id = resource
food = { $number } Nourriture
wood = { $number } Bois
gold = { $number } Or
favor = { $number } Faveur

## Names: what can be gathered. .the: inside a sentence.

harvest-fertile = Champ
    .the = les champs
harvest-forest = Forêt
    .the = les forêts
harvest-hills = Collines
    .the = les collines
harvest-mountain = Montagne
    .the = les montagnes
harvest-desert = Désert
    .the = les déserts
harvest-swamp = Marais
    .the = les marais
harvest-food = Nourriture
    .the = la nourriture
harvest-wood = Bois
    .the = le bois
harvest-gold = Or
    .the = l’or
harvest-favor = Faveur
    .the = la faveur
harvest-all = Tout
    .the = tout

## Names: the rest

culture-egyptian = Égyptiens
culture-greek = Grecs
culture-norse = Nordiques
age-archaic = Âge archaïque
    .the = l’âge archaïque
age-classical = Âge classique
    .the = l’âge classique
age-heroic = Âge héroïque
    .the = l’âge héroïque
age-mythic = Âge mythique
    .the = l’âge mythique
area-city = Zone urbaine
    .the = la zone urbaine
    .your = votre zone urbaine
area-production = Zone de production
    .the = la zone de production
    .your = votre zone de production
area-holding = Zone de possession
    .the = la zone de possession
    .your = votre zone de possession
victory-largest_army = « La plus grande armée »
victory-most_buildings = « Le plus de bâtiments »
victory-won_last_battle = « Vainqueur de la dernière bataille »
victory-the_wonder = « La merveille »
type-mortal = Mortels
    .the = les mortels
type-myth = Unités mythiques
    .the = les unités mythiques
type-hero = Héros
    .the = les héros
type-villager = Villageois
    .the = les villageois
type-warrior = Guerriers
    .the = les guerriers
type-archer = Archers
    .the = les archers
type-cavalry = Cavalerie
    .the = la cavalerie
type-flyer = Volants
    .the = les volants
type-giant = Géants
    .the = les géants
type-giant_killer = Tueurs de géants
    .the = les tueurs de géants
worker-villager = Villageois
    .the = le villageois
    .a = un villageois
worker-dwarf = Nain
    .the = le nain
    .a = un nain
phase-setup = Mise en place
phase-placement = Placement des cubes de victoire
phase-draw = Pioche des cartes action
phase-rounds = Trois manches de cartes action
phase-discard = Défausse
phase-over = Fin de la partie
use-action = Action
use-power = Pouvoir divin
use-burn = Brûler
choice-retreat = retraite
# $number: the units that this Hydra has eliminated, each a die more.
growth = Hydre (+{ $number })
# $number: the field, counted from one; with a seat before it, a field of that board.
field = case { $number }
land = Case { $number }
# $number: how many random cards.
draw = Cartes aléatoires : { $number }

## Actions

action-culture = Jouer les { $culture }
action-tile = Prendre la tuile { $tile }
action-pass = Passer
action-victory = Placer le cube sur { $victory }
action-take = Prendre la carte permanente { $card }
action-random = { $count ->
    [0] Ne piocher aucune carte aléatoire
    [one] Piocher { $count } carte aléatoire
   *[other] Piocher { $count } cartes aléatoires
}
action-play = Jouer { $card }
action-invoke = Invoquer { $god }
action-burn = Brûler { $card }
action-act = Effectuer l’action
action-done = Terminer
action-place = Placer { $worker-a } sur la { $field }
action-shift = Déplacer la figurine de la { $origin } vers la { $field }
action-gather = Collecter { $harvest-the }
action-build = Construire { $building-a }
action-spare = Économiser un cube { $resource-of }
action-recruit = Recruter { $unit-a }
action-pay = Payer un cube { $resource-of }
action-swap = Échanger un cube { $given-of } contre un cube { $taken-of }
action-temple = Acheter un cube de victoire
action-attack = Attaquer { $seat } : { $area-the }
action-commit = Engager { $unit-a } dans la bataille
action-figure = Prendre la figurine de la { $field }
action-holding = Prendre le villageois de la zone de possession
action-charm = Renvoyer { $unit-a }
action-fight = Combattre avec { $unit-the }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    }
action-retreat = Battre en retraite
action-step-in = Faire intervenir l’ouadjet
action-throw = Projeter l’ennemi
action-berserk = Entrer en fureur
action-save = Sauver l’unité
action-land = Choisir la tuile de la { $field } chez { $seat }
action-destroy = Détruire { $building-the } chez { $seat }
action-strike = Foudroyer { $unit-a } chez { $seat }
action-give = Céder { $unit-a }
action-cube = Prendre un cube { $resource-of }
action-rob = Voler { $seat }
action-discard = Défausser { $card }

## Prompts

prompt-culture = Choisissez votre culture.
prompt-draft = Prenez une tuile pour votre plateau, ou passez.
prompt-victory-cube = Placez un cube de victoire sur une carte victoire.
prompt-hand = { $count ->
    [0] Votre main est complète : confirmez que vous ne piochez aucune carte aléatoire.
    [one] Composez votre main : des cartes permanentes, puis au plus une carte aléatoire.
   *[other] Composez votre main : des cartes permanentes, puis jusqu’à { $count } cartes aléatoires.
}
prompt-play = Manche { $round } : jouez une carte pour son action ou son pouvoir, ou brûlez-en une.
prompt-fourth = Vous pouvez jouer une quatrième carte.
prompt-act = { $card } : le pouvoir a agi. Effectuer aussi l’action ?
prompt-explore = { $count ->
    [one] Prenez une tuile, ou passez.
   *[other] Prenez une tuile, ou passez. Vous pouvez en prendre { $count }.
}
prompt-gather = { $dwarves ->
    [0] { $villagers ->
        [0] Choisissez ce qui est collecté.
       *[other] Déplacez vos villageois si vous le voulez, puis choisissez ce qui est collecté.
    }
   *[other] { $villagers ->
        [0] Déplacez vos nains si vous le voulez, puis choisissez ce qui est collecté.
       *[other] Déplacez villageois et nains si vous le voulez, puis choisissez ce qui est collecté.
    }
}
prompt-build = { $count ->
    [one] Construisez un bâtiment.
   *[other] Construisez jusqu’à { $count } bâtiments.
}
prompt-discount = { $building } : { $count ->
    [one] choisissez le cube à ne pas payer
   *[other] choisissez les { $count } cubes à ne pas payer
} ({ $cubes }).
prompt-recruit = { $count ->
    [one] Recrutez une unité.
   *[other] Recrutez jusqu’à { $count } unités.
}
prompt-cost = { $count ->
    [one] Payez un cube pour l’échange.
   *[other] Payez { $count } cubes pour l’échange.
}
prompt-trade = Échangez des cubes avec la banque.
prompt-trade-power = Échangez des cubes avec la banque : dès le premier échange, { $god } vous donne { $count } cubes de plus.
prompt-attack = Choisissez qui vous attaquez, et quelle zone.
prompt-commit-attack = Attaque contre { $seat }, { $area-the } : choisissez vos unités (encore { $count } au plus).
prompt-commit-defence = { $seat } attaque { $area-your } : choisissez ses défenseurs (encore { $count } au plus).
prompt-charm = Choisissez l’unité ennemie qui quitte la bataille.
prompt-encounter = Round de combat { $round } : posez une carte bataille, ou battez en retraite.
prompt-swap = L’ouadjet prend-il la place du pharaon ?
prompt-fury = { $unit } contre { $enemy } : comment combat votre unité ?
prompt-save = Payer { $cost ->
        [one] { $cost } cube de faveur
       *[other] { $cost } cubes de faveur
    } pour sauver { $unit-the } ?
prompt-reinforce = Une unité de votre zone de possession peut rejoindre la bataille.
prompt-raze = { $count ->
    [one] Détruisez un bâtiment chez { $seat }.
   *[other] Détruisez jusqu’à { $count } bâtiments chez { $seat }.
}
prompt-capture = Capturez une tuile de production chez { $seat }.
prompt-cubes = { $count ->
    [one] Prenez un cube à { $seat }.
   *[other] Prenez { $count } cubes à { $seat }.
}
prompt-cubes-bank = { $count ->
    [one] Prenez un cube à la banque.
   *[other] Prenez { $count } cubes à la banque.
}
prompt-villager = Une maison est perdue : quel villageois part avec elle ?
prompt-destroy = { $god } : choisissez le bâtiment à détruire.
prompt-remove = { $god } : choisissez la tuile à retirer.
prompt-offer = Choisissez votre propre tuile pour l’échange.
prompt-exchange = Choisissez la tuile du même terrain que vous recevez.
prompt-convert = { $count ->
    [one] Changez une unité mortelle en Momie.
   *[other] Changez jusqu’à { $count } unités mortelles en Momies.
}
prompt-give-up = Choisissez l’unité que vous cédez.
prompt-strike = Choisissez l’unité mythique à éliminer.
prompt-levy = { $count ->
    [one] Choisissez une unité mortelle gratuite.
   *[other] Choisissez { $count } unités mortelles gratuites.
}
prompt-rob = Choisissez qui vous volez.
prompt-discard = Défaussez ce que vous ne voulez pas garder.

## Questions before something is given up

forgo-tile = Une tuile a sa place sur votre plateau : n’en prendre aucune ?
forgo-fourth = Vous pouvez jouer une quatrième carte : passer ?
forgo-action = L’action de la carte n’a pas été utilisée : laisser l’action ?
forgo-cards = { $count ->
        [one] Il resterait de la place pour une carte dans votre main : ne pas en piocher davantage ?
       *[other] Il resterait de la place pour { $count } cartes dans votre main : ne pas en piocher davantage ?
    }
# $count: how many the card still allows.
forgo-buildings = Vous pouvez encore construire ({ $count } au plus) : ne plus rien construire ?
forgo-recruits = Vous pouvez encore recruter ({ $count } au plus) : ne plus recruter ?
forgo-trade = Rien n’a encore été échangé : terminer ?
forgo-temple = Vous pouvez encore acheter un cube de victoire : terminer ?
forgo-swaps = Après l’achat, vous ne pourrez plus échanger de cubes pendant cette action : acheter dès maintenant ?
# $count: figures in all. $dwarves: how many of them are Dwarves.
forgo-workers = { $dwarves ->
        [0] { $count ->
            [one] Un villageois inactif pourrait occuper une tuile collectée : collecter sans lui ?
           *[other] { $count } villageois inactifs pourraient occuper des tuiles collectées : collecter sans eux ?
        }
       *[other] { $count ->
            [one] Un nain inactif pourrait occuper une tuile Or collectée : collecter sans lui ?
           *[other] { $count } figurines inactives pourraient occuper des tuiles collectées : collecter sans elles ?
        }
    }
forgo-units = { $count ->
        [one] Une unité de plus pourrait combattre : n’envoyer personne d’autre ?
       *[other] { $count } unités de plus pourraient combattre : n’envoyer personne d’autre ?
    }
forgo-battle = { $count ->
        [one] Une de vos unités peut encore combattre : battre en retraite et perdre la bataille ?
       *[other] { $count } de vos unités peuvent encore combattre : battre en retraite et perdre la bataille ?
    }
forgo-reinforcement = Une unité pourrait rejoindre la bataille : personne ne rejoint ?
forgo-raze = { $count ->
        [one] Vous pouvez encore détruire un bâtiment : ne plus rien détruire ?
       *[other] Vous pouvez encore détruire { $count } bâtiments : ne plus rien détruire ?
    }
forgo-capture = Vous pouvez prendre une tuile : ne prendre aucune tuile ?
forgo-cubes = { $count ->
        [one] Vous pouvez encore prendre un cube : ne plus rien prendre ?
       *[other] Vous pouvez encore prendre { $count } cubes : ne plus rien prendre ?
    }
forgo-exchange = Vous pouvez encore échanger des unités ({ $count } au plus) : terminer ?

## Refusals: not now

refusal-not-now-culture = Les cultures se choisissent avant le début de la partie.
refusal-not-now-tile = On prend des tuiles à la mise en place et quand quelqu’un explore.
refusal-not-now-pass = Ce n’est pas le moment de passer.
refusal-not-now-victory = Les cubes de victoire se placent au début du tour.
refusal-not-now-take = Les cartes permanentes se prennent quand on compose sa main.
refusal-not-now-random = Les cartes aléatoires se piochent quand on compose sa main.
refusal-not-now-play = Les cartes se jouent pendant les trois manches, chacun à son tour.
refusal-not-now-invoke = Un dieu s’invoque quand on joue sa carte.
refusal-not-now-burn = On brûle une carte pendant les trois manches, au lieu d’en jouer une.
refusal-not-now-act = L’action d’une carte vient après son pouvoir divin.
refusal-not-now-done = Il n’y a rien à terminer ici.
refusal-not-now-place = Les figurines se placent avant la collecte, avec votre propre carte Collecter.
refusal-not-now-shift = Les figurines se déplacent avant la collecte, avec votre propre carte Collecter.
refusal-not-now-gather = Il faut une carte Collecter.
refusal-not-now-build = Il faut une carte Construire.
refusal-not-now-spare = On économise un cube quand un bâtiment coûte moins que son prix.
refusal-not-now-recruit = Il faut une carte Recruter.
refusal-not-now-pay = On ne paie des cubes au choix que pour un échange.
refusal-not-now-swap = Il faut une carte Échanger, dont le coût est payé d’abord.
refusal-not-now-temple = Le grand temple sert pendant votre propre échange.
refusal-not-now-attack = Il faut une carte Attaquer.
refusal-not-now-commit = Les unités s’engagent au début d’une bataille.
refusal-not-now-figure = Aucune figurine de vos tuiles n’est demandée.
refusal-not-now-holding = Un villageois ne part que lorsqu’une maison est perdue.
refusal-not-now-charm = Seule Aphrodite renvoie une unité ennemie, au début d’une bataille.
refusal-not-now-fight = Les cartes bataille se posent au début d’un round de combat.
refusal-not-now-retreat = On bat en retraite avant que les cartes d’un round de combat soient révélées.
refusal-not-now-step-in = Un Ouadjet n’intervient que pour un Pharaon dont la carte est révélée.
refusal-not-now-throw = Un Cyclope projette après la révélation des cartes, avant les dés.
refusal-not-now-berserk = La fureur vient après la révélation des cartes, avant les dés.
refusal-not-now-save = On ne sauve qu’une unité qui vient d’être battue.
refusal-not-now-land = Une tuile posée reste en place, sauf pouvoir divin ou bataille perdue.
refusal-not-now-destroy = Seuls les pouvoirs divins et les batailles gagnées détruisent des bâtiments.
refusal-not-now-strike = Seul Thor foudroie une unité.
refusal-not-now-give = On ne cède une unité que pour un pouvoir divin.
refusal-not-now-cube = Il n’y a pas de cubes à prendre maintenant.
refusal-not-now-rob = Seul Loki vole.
refusal-not-now-discard = Les cartes se défaussent à la fin du tour.

## Refusals: rules

refusal-culture-taken = Les { $culture } sont déjà pris : trois joueurs de suite ont trois cultures.
refusal-culture-neighbour = Les { $culture } ne peuvent pas s’asseoir ici : deux voisins n’ont jamais la même culture.
refusal-tile-not-shown = Aucune tuile { $tile } n’est exposée.
refusal-tile-no-square = Vous n’avez pas de case libre pour { $tile }.
refusal-card-in-use = { $card } n’est pas dans votre paquet permanent en ce moment.
refusal-hand-full = { $left ->
    [0] Votre main est complète.
    [one] Il ne reste de place que pour une carte.
   *[other] Il ne reste de place que pour { $left } cartes.
}
refusal-card-not-in-hand = { $card } n’est pas dans votre main.
refusal-favor-short = { $god } coûte { $cost ->
        [one] { $cost } cube de faveur
       *[other] { $cost } cubes de faveur
    }, et vous en avez moins.
refusal-must-play = Pour passer, brûlez une carte.
refusal-power-useless = { $god } ne pourrait rien faire maintenant.
refusal-pool-empty = Il n’y a plus de tuile à explorer.
refusal-no-room-for-tiles = Aucun joueur qui peut explorer n’a de case libre pour une tuile.
refusal-no-worker-in-holding = Cette figurine n’est pas dans votre zone de possession.
refusal-no-figure-there = Personne n’est sur la { $field }.
refusal-no-tile-there = Il n’y a pas de tuile sur la { $field }.
refusal-tile-occupied = Il y a déjà quelqu’un sur la { $field }.
refusal-has-moved = La figurine sur la { $field } a déjà été déplacée.
refusal-gather-all-only = Cette carte collecte tout.
refusal-gather-not-all = Cette carte collecte un terrain ou une ressource.
refusal-gather-food-only = Cette carte collecte la nourriture.
refusal-nothing-to-gather = Personne ne collecterait rien, et vous n’avez aucune figurine à déplacer.
refusal-city-full = Votre zone urbaine est pleine.
refusal-building-owned = Vous avez déjà { $building-a }.
refusal-houses-all = Vous avez déjà { $limit } maisons : il ne peut pas y en avoir plus.
refusal-building-gone = Il ne reste pas de tuile pour { $building-the }.
refusal-building-age = Pour { $building-the }, il faut avoir atteint { $age-the }.
refusal-building-price = Vous ne pouvez pas payer { $building-the } : { $cubes }.
refusal-nothing-to-build = Vous ne pouvez rien construire maintenant.
refusal-not-in-price = Il n’y a plus de cube { $resource-of } dans le prix.
refusal-other-culture = { $unit-the } appartient à une autre culture.
refusal-hero-age = Pour { $unit-the }, il faut avoir atteint { $age-the }.
refusal-no-figure-left = Il ne reste pas de figurine pour { $unit-the }.
refusal-unit-price = Vous ne pouvez pas payer { $unit-the } : { $cubes }.
refusal-nobody-to-recruit = Vous ne pouvez recruter personne maintenant.
refusal-nothing-to-swap = Il n’y a rien à échanger : tous les cubes, les vôtres et ceux de la banque, sont de la même couleur, ou la banque est vide.
refusal-trade-price = { $cost ->
    [0] Vous n’avez aucun cube à échanger.
    [one] L’échange coûte un cube, et vous n’en avez pas d’autre à échanger.
   *[other] L’échange coûte { $cost } cubes, et vous n’en avez pas d’autre à échanger.
}
refusal-no-cube = Vous n’avez pas de cube { $resource-of }.
refusal-bank-empty = La banque n’a plus de cube { $resource-of }.
refusal-taken-in-trade = Vous venez de prendre cette ressource dans cet échange : { $resource }.
refusal-given-in-trade = Vous venez de donner cette ressource dans cet échange : { $resource }.
refusal-swaps-over = Après le grand temple, on n’échange plus dans cette action.
refusal-no-temple = Vous n’avez pas de grand temple.
refusal-temple-price = Un cube de victoire coûte { $cost ->
        [one] { $cost } cube de faveur
       *[other] { $cost } cubes de faveur
    }.
refusal-no-victory-cube = La banque n’a plus de cube de victoire.
refusal-last-age = Il n’y a pas d’âge après l’âge mythique.
refusal-age-price = { $age-the } coûte { $cost } cubes de chaque ressource.
refusal-no-units = Vous n’avez pas d’unité pour attaquer.
refusal-not-neighbour = { $seat } n’est pas votre voisin.
refusal-unit-not-in-holding = Cette unité n’est pas dans votre zone de possession : { $unit }.
refusal-no-worker-there = Aucune unité capable de combattre n’est sur la { $field }.
refusal-must-commit = L’attaquant engage au moins une unité.
refusal-not-in-battle = Cette unité n’est pas dans la bataille : { $unit }.
refusal-not-so-grown = { $growth ->
        [0] Dans cette bataille, toutes ont déjà grandi : { $unit }.
       *[other] Aucune n’a grandi de { $growth } dans cette bataille : { $unit }.
    }
refusal-no-throw = Seul un Cyclope projette, et jamais un géant.
refusal-no-berserk = Cette unité ne peut pas entrer en fureur.
refusal-cannot-join = Cette unité ne peut pas rejoindre la bataille : { $unit }.
refusal-not-the-loser = Le butin se prend chez { $seat }, qui a perdu la bataille.
refusal-no-such-building = { $seat } n’a pas ce bâtiment : { $building }.
refusal-no-tile-on-field = Il n’y a pas de tuile sur la { $field } chez { $seat }.
refusal-no-cube-there = Il n’y a pas de cube { $resource-of } à prendre.
refusal-must-take = Les cubes du pouvoir doivent être pris.
refusal-no-villager-idle = Il n’y a pas de villageois dans votre zone de possession.
refusal-no-villager-there = Il n’y a pas de villageois sur la { $field }.
refusal-not-given-up = Cela ne peut pas être cédé : { $unit }.
refusal-not-converted = Vous n’avez pas cette unité mortelle à changer en Momie : { $unit }.
refusal-convert-one = Au moins une unité doit être changée en Momie.
refusal-not-levied = Choisissez une unité mortelle de votre culture dont il reste une figurine.
refusal-nothing-to-rob = Il n’y a rien à voler à { $seat }.
refusal-not-destroyed = Ce pouvoir ne peut pas détruire { $building-a } chez { $seat }.
refusal-not-removed = { $god } ne peut pas retirer cela.
refusal-not-offered = Choisissez une de vos tuiles dont un autre plateau a le même terrain.
refusal-not-exchanged = Choisissez une tuile du même terrain sur le plateau d’un autre joueur.
refusal-other-terrain = Les deux tuiles doivent avoir le même terrain.
refusal-same-tile = Les deux tuiles sont identiques : les échanger ne changerait rien.
refusal-not-struck = Choisissez une unité mythique d’un autre joueur.

## Forecasts

chance-encounter = Gagner le combat
forecast-tile = { $resource } à chaque collecte
forecast-kept-cards = Cartes gardées
forecast-permanent-cards = Cartes permanentes
forecast-random-cards = Cartes aléatoires
forecast-hand-limit = Cartes permises par votre âge
forecast-favor = Faveur pour { $god }
forecast-power = { $god } agit
forecast-gather = Tous les joueurs collectent, vous d’abord
forecast-units = Unités de la carte
forecast-buildings = Bâtiments au plus
forecast-recruits = Unités au plus
forecast-tile-each = Une tuile par joueur
forecast-tile-card = Tuiles de la carte
forecast-from-tile = { $tile }, { $field }
forecast-from-villager = Villageois sur { $tile }, { $field }
forecast-from-worker = { $unit } sur { $tile }, { $field }
forecast-from-god = { $god }, { $field }
forecast-from-building = { $building }
forecast-bank-short = La banque n’en a pas assez : { $resource }
forecast-others-gather = { $seat } collecte { $cubes }
forecast-price = { $resource } à payer
forecast-gain = { $resource } à prendre
forecast-spared-by-building = Cubes épargnés par { $building-the }
forecast-spared-by-god = Cubes épargnés par { $god }
forecast-instead = { $god } : ce prix au lieu de { $cubes }
forecast-building = Vous aurez { $building-the }
forecast-trade-cost = Coût de l’échange
forecast-victory-cube = Cube de victoire
forecast-swaps-over = Plus d’échange de cubes pendant cette action
forecast-age = { $age } : { $count } cartes
forecast-prize-city = { $count ->
    [0] Pas de butin : { $seat } n’a aucun bâtiment
    [one] Le butin : un bâtiment détruit chez { $seat }
   *[other] Le butin : jusqu’à { $count } bâtiments détruits chez { $seat }
}
forecast-prize-production = { $count ->
    [0] Pas de butin : { $seat } n’a aucune tuile de production
   *[other] Le butin : une tuile de production prise à { $seat }
}
forecast-prize-holding = { $count ->
    [0] Pas de butin : { $seat } n’a aucun cube
    [one] Le butin : le seul cube pris à { $seat }
   *[other] Le butin : { $count } cubes pris à { $seat }
}
forecast-unless-fury = Tant que personne ne projette l’ennemi ni n’entre en fureur
forecast-own-units = Vos unités
forecast-enemy-units = Unités ennemies ({ $seat })
forecast-no-limit = Pas de limite d’unités
forecast-committed = Unités engagées
forecast-encounter = { $unit }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    } contre { $enemy }{ $enemy_growth ->
        [0] {""}
       *[other] {" "}(+{ $enemy_growth })
    } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $against }, { $percent } % de chances de gagner
forecast-no-square = Vous n’avez pas de case : la tuile retourne à la réserve
forecast-victory = Cubes sur { $victory }
dice-base = { $unit }
dice-versus = Contre { $type-the }
dice-growth = Unités éliminées dans cette bataille
dice-mirror = Dés de base de l’adversaire
dice-throw = Projection
dice-berserk = Fureur
dice-god = { $god }
dice-wall = { $building }
dice-tower = { $building }
score-battles = Batailles gagnées
score-most-buildings = Le plus de bâtiments
score-largest-army = La plus grande armée
score-the-wonder = La merveille
score-great-temple = Grand temple

## Log

event-culture-chosen = { $seat } joue les { $culture }.
event-tile-taken = { $seat } prend la tuile { $tile } et la pose sur la { $field }.
event-tile-passed = { $seat } ne prend pas de tuile.
event-no-tile-fits = { $seat } n’a de case libre pour aucune de ces tuiles.
event-turn-begins = Tour { $turn } ; premier joueur : { $seat }.
event-phase-begins = { $phase }.
event-cube-placed = { $seat } place un cube de victoire sur { $victory }.
event-card-taken = Vous prenez { $card }.
event-hand-built = { $seat } a composé sa main.
event-hand-built-secret = { $count ->
    [0] Vous ne piocherez pas de carte aléatoire.
    [one] Vous piocherez une carte aléatoire.
   *[other] Vous piocherez { $count } cartes aléatoires.
}
event-hand-shown = { $seat } compose sa main : { $permanent ->
    [0] aucune carte permanente
    [one] une carte permanente
   *[other] { $permanent } cartes permanentes
}, { $random ->
    [0] aucune aléatoire
    [one] une aléatoire
   *[other] { $random } aléatoires
}.
event-cards-dealt = { $count ->
    [one] { $seat } pioche une carte aléatoire.
   *[other] { $seat } pioche { $count } cartes aléatoires.
}
event-cards-dealt-secret = Vous piochez { $cards }.
event-deck-shuffled = Le paquet aléatoire des { $culture } est mélangé de nouveau.
event-card-laid-aside = Vous défaussez { $card }.
event-cards-kept = { $seat } a choisi les cartes à garder.
event-discarded = { $seat } défausse { $cards }.
event-round-begins = Manche { $round }.
event-no-card = { $seat } n’a plus de carte et passe.
event-card-played = { $seat } joue { $card }.
event-power-invoked = { $seat } invoque { $god } pour { $cost ->
        [one] { $cost } cube de faveur
       *[other] { $cost } cubes de faveur
    }.
event-card-burned = { $seat } brûle { $card } et passe.
event-fourth-declined = { $seat } ne joue pas de quatrième carte.
event-fourth-granted = { $seat } pourra jouer une quatrième carte ce tour-ci.
event-action-begins = { $seat } effectue l’action de la carte { $card }.
event-action-declined = { $seat } renonce à l’action de la carte.
event-explored = { $seat } explore : { $tiles }.
event-worker-placed = { $seat } place { $worker-a } sur la { $field }.
event-worker-moved = { $seat } déplace { $worker-the } de la { $origin } vers la { $field }.
event-gather-chosen = { $seat } choisit la collecte : { $harvest-the }.
event-gathered = { $seat } prend { $cubes }.
event-gathered-short = { $seat } { $cubes-count ->
    [0] ne prend rien
   *[other] prend { $cubes }
} ; il manquait à la banque { $lost }.
event-gathered-nothing = { $seat } ne collecte rien.
event-built = { $seat } construit { $building-a } pour { $cubes }.
event-built-free = { $seat } reçoit { $building-a } gratuitement.
event-recruited = { $seat } recrute { $unit-a } pour { $cubes }.
event-units-gained = { $count ->
    [one] { $seat } gagne { $unit-a }.
   *[other] { $seat } gagne { $count } unités ({ $unit }).
}
event-trade-paid = { $seat } paie { $cubes } pour l’échange.
event-swapped = { $seat } échange un cube { $given-of } contre un cube { $taken-of }.
event-temple-bought = { $seat } achète un cube de victoire pour { $cost ->
        [one] { $cost } cube de faveur
       *[other] { $cost } cubes de faveur
    }.
event-age-advanced = { $seat } passe à { $age-the } pour { $cubes }.
event-attack = { $seat } attaque { $other } et vise { $area-the }.
event-unit-committed = Vous engagez { $unit-a }.
event-army-ready = { $seat } a choisi ses unités.
event-army-shown = { $seat } révèle : { $units }.
event-army-empty = { $seat } n’engage personne.
event-charmed = { $unit-the } ({ $seat }) quitte la bataille.
event-card-laid = { $seat } a fait son choix.
event-card-laid-secret = Vous choisissez : { $choice }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    }.
event-cards-shown = Round de combat { $round } : { $unit-the }{ $growth ->
        [0] {""}
       *[other] {" "}(+{ $growth })
    } affronte { $enemy-the }{ $enemy_growth ->
        [0] {""}
       *[other] {" "}(+{ $enemy_growth })
    }.
event-retreated = { $seat } bat en retraite.
event-stepped-in = { $unit-the } ({ $seat }) intervient.
event-throws = { $unit-the } ({ $seat }) tente de projeter l’ennemi.
event-goes-berserk = { $unit-the } ({ $seat }) entre en fureur.
event-rolled = { $unit-the } ({ $seat }) obtient { $dice } : { $sixes ->
    [0] aucun six
    [one] un six
   *[other] { $sixes } six
}.
event-thrown = { $unit-the } ({ $seat }) vole hors de la bataille.
event-protected = { $unit-the } ({ $seat }) perd, mais Isis l’épargne.
event-eliminated = { $seat } perd { $unit-the }.
event-grown = { $unit-the } ({ $seat }) grandit : { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } de plus jusqu’à la fin de la bataille.
event-favor-won = { $unit-the } ({ $seat }) rapporte { $cubes }.
event-routed = { $seat } voit fuir toute son armée.
event-saved = { $seat } sauve { $unit-the }.
event-reinforced = { $unit-the } ({ $seat }) rejoint la bataille.
event-battle-won = { $count ->
    [0] { $seat } gagne la bataille.
    [one] { $seat } gagne la bataille et un cube de victoire.
   *[other] { $seat } gagne la bataille et { $count } cubes de victoire.
}
event-destroyed = { $seat } perd { $building-the }.
event-villager-lost = { $seat } perd le villageois de la { $field }.
event-villager-lost-idle = { $seat } perd un villageois de sa zone de possession.
event-tile-captured = { $seat } capture chez { $other } la tuile { $tile } de la { $origin } et la pose sur sa { $field }.
event-tile-returned = { $seat } prend à { $other } la tuile { $tile } de la { $origin } ; elle retourne à la réserve.
event-cubes-gained = { $seat } prend { $cubes } à la banque.
event-cubes-seized = { $seat } prend { $cubes } à { $other }.
event-tile-removed = { $seat } perd la tuile { $tile } de sa { $field }.
event-tiles-exchanged = { $seat } donne à { $other } la tuile { $given } de la { $field } contre la tuile { $taken } de la { $origin }.
event-converted = { $unit-the } ({ $seat }) devient { $new-a }.
event-given-up = { $seat } cède { $unit-a }.
event-struck = La foudre frappe : { $seat } perd { $unit-a }.
event-spoiled = { $seat } perd { $cubes } par détérioration.
event-awarded = { $count ->
    [one] { $seat } reçoit un cube de { $victory }.
   *[other] { $seat } reçoit { $count } cubes de { $victory }.
}
event-scored = { $points ->
    [one] { $seat } a { $points } point de victoire.
   *[other] { $seat } a { $points } points de victoire.
}
event-won = { $winners-count ->
    [one] { $winners } gagne la partie.
   *[other] { $winners } se partagent la victoire.
}

## Pourquoi les robots préfèrent quelque chose : un texte par poids de l’évaluation

reason-points = cubes et ce qu’ils achèteront
reason-point = points de victoire
reason-coming = cartes de victoire qui vont grossir
reason-age-2 = l’Âge suivant
reason-age-3 = { reason-age-2 }
reason-age-4 = { reason-age-2 }
reason-saved = cubes mis de côté pour l’Âge suivant
reason-unit = unités
reason-edge = unités qui battent celles des voisins
reason-rival = la position des adversaires
reason-field = { reason-rival }
reason-spent-1 = cubes à dépenser ce tour
reason-spent-2 = { reason-spent-1 }
reason-spent-3 = { reason-spent-1 }
reason-a-turn-house = Maisons
reason-a-turn-market = le Marché
reason-a-turn-storehouse = l’Entrepôt
reason-a-turn-armory = l’Arsenal
reason-a-turn-quarry = la Carrière
reason-a-turn-great-temple = le Grand temple
reason-a-turn-wall = Murs
reason-a-turn-tower = Tours
reason-a-turn-siege-engine-workshop = la Fabrique d’engins de siège
reason-plus-a-turn = bâtiments qui ajoutent à chaque récolte
reason-wonder-store = un Entrepôt pour la Merveille
reason-stands = bâtiments debout
reason-victory = la victoire
reason-worker = villageois au travail
reason-moved = la peine de déplacer des villageois
reason-war = batailles à venir
reason-colour = ressources plus variées
reason-held = cartes à jouer ce tour
reason-idle = cartes qui resteront en main
reason-keep = cartes gardées pour le tour suivant
reason-drop = { reason-keep }
reason-others = ce que les autres récoltent aussi
reason-fallen = unités qui peuvent tomber
reason-wonder-card = une carte Construire pour la Merveille
reason-wonder-now = la Merveille, maintenant
reason-free-unit = unités gratuites
reason-blessed = un dieu du côté de l’attaquant
reason-saves = cubes sauvés de la détérioration
reason-small = un petit gain
reason-win = le chemin vers la Merveille
