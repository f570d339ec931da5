### Through the Ages dans le navigateur : ce qui s’ajoute sur le plateau aux textes du moteur, et la première partie guidée (français)

## Les cartes

tta-take = Prendre { $card } { $cost ->
        [0] gratuitement
        [one] pour { $cost } action
       *[other] pour { $cost } actions
    }

tta-kind-farm = Ferme
    .head = Ferme
tta-kind-mine = Mine
    .head = Mine
tta-kind-lab = Labo
    .head = Labo
tta-kind-temple = Temple
    .head = Temple
tta-kind-library = Bibliothèque
    .head = Biblio.
tta-kind-theater = Spectacle
    .head = Spectacle
tta-kind-arena = Arène
    .head = Arène
tta-kind-infantry = Infanterie
    .head = Infanterie
tta-kind-cavalry = Cavalerie
    .head = Cavalerie
tta-kind-artillery = Artillerie
    .head = Artillerie
tta-kind-airforce = Forces aériennes
    .head = Aviation
tta-kind-government = Gouvernement
tta-kind-special-military = Militaire
tta-kind-special-civil = Lois
tta-kind-special-colonization = Exploration
tta-kind-special-construction = Construction
tta-kind-wonder = Merveille
tta-kind-leader = Leader
tta-kind-action = Action
tta-kind-tactic = Tactique
tta-kind-bonus = Bonus
tta-kind-aggression = Agression
tta-kind-war = Guerre
tta-kind-pact = Pacte
tta-kind-territory = Territoire
tta-kind-event = Événement
tta-figure-food = nourriture
tta-figure-resource = ressources
tta-figure-science = science
tta-figure-culture = culture
tta-figure-happy = bonheur
tta-figure-strength = force
tta-figure-colonization = colonisation
tta-figure-civil = actions civiles
tta-figure-military = actions militaires
tta-figure-blue = cubes bleus
tta-figure-yellow = cubes jaunes
tta-figure-worker = ouvriers
tta-figure-card = cartes militaires
tta-card-sort = { $kind }, Âge { $age }
tta-civil = Civil
tta-military = Militaire
tta-of-a-type = Par type
tta-or = ou
tta-revolution-price = science par révolution
tta-obsolete-army = armée obsolète : +{ $count }
tta-at-once = Immédiat
tta-for-good = Permanent
tta-defending = Défense
tta-colonising = Colonies
tta-each-worker = par ouvrier
tta-stages = Étapes : { $stages }
tta-unsure = Les sources ne s’accordent pas sur un chiffre de cette carte

## Les mots sur les faces des cartes : peu, avec des signes ; une ligne à barre forme une rangée

tta-face-library_of_alexandria = Limites de main : +1
tta-face-alexander_the_great =
    +1{ $strength } par unité militaire
    Retiré : +1{ $yellow }
tta-face-aristotle = Par technologie prise : +1{ $science }
tta-face-hammurabi =
    Une fois par tour, 1{ $military } vaut 1{ $civil }
    Leaders : −1{ $civil }
tta-face-homer =
    1{ $resource } par tour pour vos unités
    Puis sous une merveille : 1{ $happy }
tta-face-julius_caesar = Une fois par partie : une seconde action politique
tta-face-moses = Accroître la population : −1{ $food }
tta-face-cultural_heritage_a = +1{ $science } +4{ $culture }
tta-face-cultural_heritage_i = +2{ $science } +2{ $culture }
tta-face-engineering_genius_a = Construisez une étape de merveille : −2{ $resource }
tta-face-engineering_genius_i = Construisez une étape de merveille : −3{ $resource }
tta-face-engineering_genius_ii = Construisez une étape de merveille : −4{ $resource }
tta-face-engineering_genius_iii = Construisez une étape de merveille : −5{ $resource }
tta-face-frugality_a = Accroissez la population, puis +1{ $food }
tta-face-frugality_i = Accroissez la population, puis +2{ $food }
tta-face-frugality_ii = Accroissez la population, puis +3{ $food }
tta-face-patriotism_a = Ce tour : +1{ $military } et 1{ $resource } pour vos unités
tta-face-patriotism_i = Ce tour : +1{ $military } et 2{ $resource } pour vos unités
tta-face-patriotism_ii = Ce tour : +1{ $military } et 3{ $resource } pour vos unités
tta-face-patriotism_iii = Ce tour : +1{ $military } et 4{ $resource } pour vos unités
tta-face-rich_land_a = Construisez ou améliorez ferme ou mine : −1{ $resource }
tta-face-rich_land_i = Construisez ou améliorez ferme ou mine : −2{ $resource }
tta-face-rich_land_ii = Construisez ou améliorez ferme ou mine : −3{ $resource }
tta-face-stockpile_a = +1{ $food } +1{ $resource }
tta-face-urban_growth_a = Construisez ou améliorez un bâtiment urbain : −1{ $resource }
tta-face-urban_growth_i = Construisez ou améliorez un bâtiment urbain : −2{ $resource }
tta-face-urban_growth_ii = Construisez ou améliorez un bâtiment urbain : −3{ $resource }
tta-face-urban_growth_iii = Construisez ou améliorez un bâtiment urbain : −4{ $resource }
tta-face-masonry =
    Urbain I–III | −1{ $resource }
    Étapes | 2 pour 1{ $civil }
tta-face-architecture =
    Urbain I | −1{ $resource }
    II, III | −2{ $resource }
    Étapes | 3 pour 1{ $civil }
tta-face-engineering =
    Urbain I, II, III | −1, −2, −3{ $resource }
    Étapes | 4 pour 1{ $civil }
tta-face-great_wall = +1{ $strength } par infanterie et artillerie
tta-face-st_peters_basilica = +1{ $happy } par autre source de { $happy }
tta-face-taj_mahal = Leader remplacé ce tour : −2{ $civil } pour le prendre
tta-face-christopher_columbus = Retiré : colonisez de votre main sans unité
tta-face-frederick_barbarossa = 1{ $military } : nouvel ouvrier et son unité, −1{ $food } −1{ $resource }
tta-face-genghis_khan =
    L’infanterie vaut cavalerie
    Deux plus fortes : +3{ $culture }
tta-face-joan_of_arc =
    +1{ $strength } par { $happy } : temples, gouvernement
    Voit l’événement
tta-face-leonardo_da_vinci =
    Meilleur labo ou bibliothèque : +{ $science } = niveau
    Technologie : +1{ $resource }
tta-face-isaac_newton =
    Meilleur labo ou bibliothèque : +{ $science } = niveau
    Technologie : 1{ $civil } rendue
tta-face-albert_einstein =
    Meilleur labo ou bibliothèque : +{ $science } = niveau
    Technologie : +3{ $culture }
tta-face-michelangelo =
    +1{ $culture } par { $happy } de temple, spectacle, merveille
    Merveilles : { $civil } sans surcoût
tta-face-breakthrough_i = Développez une technologie, puis +2{ $science }
tta-face-breakthrough_ii = Développez une technologie, puis +3{ $science }
tta-face-reserves_i = +2{ $food } ou +2{ $resource }
tta-face-reserves_ii = +3{ $food } ou +3{ $resource }
tta-face-reserves_iii = +4{ $food } ou +4{ $resource }
tta-face-ocean_liner_service = Une fois par tour : 1{ $worker } gratuit
tta-face-transcontinental_railroad = Meilleure mine : un ouvrier produit deux fois
tta-face-james_cook =
    Colonie : +1{ $culture }, la première +2{ $culture }
    Jusqu’à 2{ $card } : +1{ $colonization } chacune
tta-face-js_bach =
    Spectacle : +1{ $culture }, technologie −2{ $science }
    1{ $civil } : bâtiment en spectacle
tta-face-maximilien_robespierre = Révolution : tous les { $military } au lieu des { $civil }, +3{ $culture }
tta-face-napoleon_bonaparte = +2{ $strength } par type d’unité
tta-face-william_shakespeare = Bibliothèque et spectacle : +2{ $culture }, chacun −1{ $resource } −1{ $science }
tta-face-efficient_upgrade_ii = Améliorez ferme, mine ou bâtiment urbain : −3{ $resource }
tta-face-efficient_upgrade_iii = Améliorez ferme, mine ou bâtiment urbain : −4{ $resource }
tta-face-revolutionary_idea_ii = +4{ $science }
tta-face-revolutionary_idea_iii = +6{ $science }
tta-face-wave_of_nationalism_ii =
    Par rival plus fort : 6/3/2{ $resource } pour vos unités
    (à 2, 3, 4 joueurs)
tta-face-military_build_up_iii =
    Par rival plus fort : 8/5/3{ $resource } pour vos unités
    (à 2, 3, 4 joueurs)
tta-face-endowment_for_the_arts_iii =
    Par rival qui a plus de { $culture } : +6/3/2{ $culture }
    (à 2, 3, 4 joueurs)
tta-face-fast_food_chains =
    Achevée :
    Ferme, mine | 2{ $culture }
    Urbain, unité | 1{ $culture }
tta-face-first_space_flight = Achevée : 1{ $culture } par niveau de technologie
tta-face-hollywood = Achevée : deux fois la { $culture } des spectacles et bibliothèques
tta-face-internet = Achevée : { $culture } + { $science } + { $strength } urbains en { $culture }
tta-face-bill_gates =
    Chaque labo : { $resource } de son niveau
    À son départ : autant de { $culture }
tta-face-charlie_chaplin = Meilleur spectacle : deux fois sa { $culture }
tta-face-mahatma_gandhi = N’attaquez pas ; contre vous, deux fois les { $military }
tta-face-sid_meier = Chaque labo : { $culture } de son niveau, −1{ $science }
tta-face-winston_churchill = Par tour 3{ $culture } ou, pour l’armée, 3{ $science } 3{ $resource }
tta-face-development_of_agriculture = Chacun | +2{ $food }
tta-face-development_of_crafts = Chacun | +2{ $resource }
tta-face-development_of_science = Chacun | +2{ $science }
tta-face-development_of_settlement = Chacun | +1{ $worker }
tta-face-development_of_politics = Chacun | +3{ $card }
tta-face-pestilence = Chacun | −1{ $worker }
tta-face-development_of_civilization = Au choix : ouvrier −1{ $food }, bâtiment −1{ $resource }, technologie −1{ $science }
tta-face-development_of_markets =
    Chacun
    +2{ $food } ou +2{ $resource }
tta-face-development_of_religion = Avec un { $worker } inutilisé : un temple gratuit, Âge A
tta-face-development_of_warfare = Avec un { $worker } inutilisé : Guerriers gratuits
tta-face-development_of_trade_routes =
    Chacun
    +1{ $science } +1{ $food } +1{ $resource }
tta-face-barbarians = Le plus de { $culture } et l’une des deux plus faibles : −1{ $worker }
tta-face-border_conflict =
    Plus forte | +3{ $resource }
    Plus faible : −1 ferme, mine ou bâtiment urbain
tta-face-crusades =
    Plus forte | +4{ $culture }
    Plus faible | −4{ $culture }
tta-face-uncertain_borders =
    Plus forte | +1{ $yellow }
    Plus faible | −1{ $yellow }
tta-face-refugees =
    Plus forte | +3{ $culture } +1{ $worker }
    Plus faible | −3{ $culture } −1{ $worker }
tta-face-politics_of_strength =
    Plus forte | +5{ $card }
    Plus faible | −3{ $card }
    (dernier âge : en { $culture })
tta-face-cultural_influence = Chacun : { $culture } de son niveau de culture
tta-face-scientific_breakthrough = Chacun : { $science } de son niveau de science
tta-face-popularization_of_science = Chacun : { $culture } de son niveau de science
tta-face-foray =
    Deux plus fortes
    +3{ $food }{ $resource }
    au choix
    (à deux : une seule)
tta-face-raiders =
    Deux plus faibles
    −2{ $food }{ $resource }
    au choix
    (à deux : une seule)
tta-face-cold_war =
    Deux plus fortes
    +6{ $science }
    (à deux : une seule)
tta-face-crime_wave =
    Deux plus faibles
    −3{ $culture } −1{ $blue }
    (à deux : une seule)
tta-face-good_harvest = Chacun produit sa { $food }, sans consommation
tta-face-new_deposits = Chacun produit ses { $resource }, sans corruption
tta-face-immigration = Le plus de { $happy } | +1{ $worker }
tta-face-rats = Chacun perd toute sa { $food }
tta-face-rebellion = Par ouvrier mécontent | −2{ $civil }
tta-face-reign_of_terror = Plus faible | −1{ $worker }
tta-face-civil_unrest =
    Par mécontent | −4{ $culture }
    Le plus de mécontents | −1{ $blue }
tta-face-economic_progress = Chacun : corruption, +{ $food }, consommation, +{ $resource }
tta-face-emigration = Chacun perd en { $worker } la moitié de ses ouvriers mécontents
tta-face-iconoclasm = Les leaders d’un âge passé quittent le jeu
tta-face-independence_declaration = Plus faible : perd une colonie
tta-face-international_agreement = Plus forte : cartes pour 5{ $civil }, puis pas de politique
tta-face-national_pride = Le plus de { $culture } | +5{ $culture }
tta-face-prosperity =
    Chacun gagne
    1{ $food }
    par { $happy }
tta-face-ravages_of_time = Chacun : une merveille A ou I ne donne plus que 2{ $culture }
tta-face-terrorism = Le moins de { $culture } : détruit un bâtiment urbain de chaque rival
tta-face-enslave_i =
    Rival | −1{ $worker }
    Vous | +2{ $food } +2{ $resource }
tta-face-plunder_i =
    Prenez jusqu’à
    3{ $food }{ $resource }
    au choix
tta-face-plunder_ii =
    Prenez jusqu’à
    5{ $food }{ $resource }
    au choix
tta-face-plunder_iii =
    Prenez jusqu’à
    7{ $food }{ $resource }
    au choix
tta-face-raid_i = Détruisez un bâtiment urbain (A, I) : moitié du coût en { $resource }
tta-face-raid_ii = Jusqu’à 2 bâtiments urbains (II, I) détruits : moitié du coût en { $resource }
tta-face-raid_iii = Jusqu’à 2 bâtiments urbains (III, II) détruits : moitié du coût en { $resource }
tta-face-annex_ii = Prenez une colonie et son effet permanent
tta-face-infiltrate_ii = Retirez leader ou merveille inachevée : 3{ $culture } par niveau
tta-face-spy_ii =
    Prenez jusqu’à
    5{ $science }
    au rival
tta-face-armed_intervention_iii =
    Prenez jusqu’à
    7{ $culture }
    au rival
tta-face-war_over_technology_ii = L’écart de { $strength } en { $science } ou technologies spéciales
tta-face-war_over_territory_ii =
    Le vainqueur prend
    1{ $yellow }
    +1 par 5{ $strength } d’écart
tta-face-war_over_culture_iii =
    Le vainqueur prend
    5{ $culture }
    et l’écart de { $strength }
tta-face-trade_routes_agreement =
    Côté A | 1{ $food } = 1{ $resource }
    Côté B | 1{ $resource } = 1{ $food }
    une fois par tour
tta-face-acceptance_of_supremacy =
    Côté A | +1{ $resource }
    Côté B | −1{ $resource }
    sans attaque
tta-face-international_trade_agreement =
    Côté A | +1{ $resource }
    Côté B | +1{ $food }
    à chaque tour
tta-face-promise_of_military_protection =
    Côté A | +1{ $culture }
    Côté B | +4{ $strength } −1{ $culture }
    rompu si attaque
tta-face-loss_of_sovereignty =
    Côté A | +2{ $culture }
    Côté B | −2{ $culture }
    sans attaque, ni guerre contre B
tta-face-open_borders_agreement =
    Tous deux | +1{ $military }
    Attaquer le partenaire : +2{ $strength }
tta-face-international_tourism =
    Tous deux | +1{ $culture }
    par merveille du partenaire
tta-face-military_alliance =
    Tous deux | +3{ $strength }
    rompu si attaque
tta-face-peace_treaty =
    Tous deux | +1{ $culture }
    sans attaque
tta-face-scientific_cooperation = Technologie : −2{ $science }, le partenaire paie 1{ $science }
tta-face-impact_of_agriculture =
    { $culture } = { $food } des fermes
    +4{ $culture } si au-delà de la consommation
tta-face-impact_of_industry = { $culture } = { $resource } des mines
tta-face-impact_of_architecture = Niveau de bâtiment urbain | 1{ $culture }
tta-face-impact_of_balance = En { $culture }, deux fois la plus faible production : { $science } { $culture } { $food } { $resource }
tta-face-impact_of_colonies = Colonie | 3{ $culture }
tta-face-impact_of_competition = Niveau d’unité, d’arène | 1{ $culture }
tta-face-impact_of_government =
    Par { $civil } | 2{ $culture }
    Par { $military } | 1{ $culture }
tta-face-impact_of_happiness =
    Par { $happy } | 2{ $culture }
    Mécontent | −2{ $culture }
tta-face-impact_of_population = Ouvrier satisfait au-delà de 10 | 2{ $culture }
tta-face-impact_of_progress = 2{ $culture } par niveau : gouvernement, technologies spéciales
tta-face-impact_of_science =
    Selon le rang en { $science }
    { $ranking }{ $culture }
tta-face-impact_of_strength =
    Selon le rang en { $strength }
    { $ranking }{ $culture }
tta-face-impact_of_technology =
    Technologie de l’Âge III | 4{ $culture }
    (partie plus courte : Âge II)
tta-face-impact_of_variety = 2{ $culture } par type (unité, urbain) et technologie spéciale
tta-face-impact_of_wonders =
    Par merveille
    A, I | 5, 4{ $culture }
    II, III | 3, 2{ $culture }

## La rangée de cartes

tta-row = Rangée de cartes
tta-civil-actions = { $count ->
        [one] { $count } action civile
       *[other] { $count } actions civiles
    }
tta-take-cost = Pour la prendre : { $count ->
        [one] { $count } action civile
       *[other] { $count } actions civiles
    }.
tta-hand-full = main pleine
tta-one-wonder = une en cours
tta-one-leader = déjà pris
tta-known = connue
tta-actions-left = reste { $count }
tta-leaves-next = s’en va

## Une civilisation

tta-look-at = Civilisation à regarder
tta-rating-culture = Culture par tour
tta-rating-science = Science par tour
tta-rating-strength = Force
tta-rating-happiness = Bonheur
tta-rating-colonization = Colonisation
tta-made-of-nothing = Rien encore
tta-a-turn = { $amount } par tour
tta-rank-of = { $rank ->
        [1] 1er
       *[other] { $rank }e
    } sur { $players }
tta-needs = il en faut { $count }
tta-discontent = { $count ->
        [one] { $count } mécontent
       *[other] { $count } mécontents
    }
tta-content = satisfait
tta-made = { $count ->
        [0] sans production
        [one] { $count-signed } produite
       *[other] { $count-signed } produites
    }
tta-food-words = Nourriture : { $have } en stock, consommation de { $eaten } par tour
tta-eaten = { $count ->
        [one] −{ $count } consommée
       *[other] −{ $count } consommées
    }
tta-resources-words = Ressources : { $have } en stock, corruption de { $lost } par tour
tta-corrupt = { $count ->
        [0] sans perte
        [one] −{ $count } perdue
       *[other] −{ $count } perdues
    }
tta-workers-here = { $count ->
        [0] Aucun ouvrier ici.
        [one] { $count } ouvrier ici.
       *[other] { $count } ouvriers ici.
    }
tta-tokens-here = { $count ->
        [one] { $count } cube bleu.
       *[other] { $count } cubes bleus.
    }
tta-urban-of = { $built ->
        [one] { $built } bâtiment
       *[other] { $built } bâtiments
    } de ce type sur { $limit } au plus
tta-no-worker = sans ouvrier
tta-in-hand = en main
tta-civil-left = Actions civiles : { $left } sur { $all }
tta-military-left = Actions militaires : { $left } sur { $all }
tta-no-leader = Aucun leader
tta-leaders-taken = Leaders pris : { $ages }
tta-stage-built = Étape construite (coût : { $cost })
tta-stage-cost = Construire jusqu’à cette étape ; elle coûte { $cost ->
        [one] { $cost } ressource
       *[other] { $cost } ressources
    }
tta-ravaged = ruine
tta-homer-lies-here = Homère repose ici : 1 bonheur de plus
tta-colonies = Colonies : { $count }
tta-unused = Inutilisés
tta-unused-words = { $count ->
        [one] { $count } ouvrier inutilisé
       *[other] { $count } ouvriers inutilisés
    }
tta-yellow-bank = Réserve jaune { $count }
tta-yellow-words = { $count ->
        [one] { $count } cube jaune
       *[other] { $count } cubes jaunes
    }. Le prochain ouvrier coûte { $cost ->
        [one] { $cost } unité de nourriture
       *[other] { $cost } unités de nourriture
    } ; votre peuple consomme { $eaten ->
        [one] { $eaten } unité de nourriture
       *[other] { $eaten } unités de nourriture
    } par tour.
tta-next-worker = prochain
tta-eaten-head = conso.
tta-blue-bank = Réserve bleue { $count }
tta-corruption = corruption
tta-army-means = Pour les unités militaires : { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }, { $science ->
        [one] { $science } point de science
       *[other] { $science } points de science
    }
tta-traded-food = 1 ressource vaut 1 unité de nourriture ce tour-ci
tta-traded-resources = 1 unité de nourriture vaut 1 ressource ce tour-ci
tta-tactic = Tactique
tta-exclusive = exclusive
tta-common = commune
tta-no-tactic = Pas encore de tactique
tta-resigned = A abandonné
tta-rival-hand = Cartes civiles : { $count }
tta-rival-military = Cartes militaires : { $count }
tta-yellow = Réserve jaune
tta-blue = Réserve bleue

## À côté de la civilisation

tta-end-now = Si vous finissez maintenant
tta-too-many-discontent = { $discontent ->
        [one] { $discontent } mécontent
       *[other] { $discontent } mécontents
    }, { $unused ->
        [one] { $unused } inutilisé
       *[other] { $unused } inutilisés
    } : { $missing } de trop.
tta-events = Événements
tta-past = { $count ->
        [one] { $count } passé
       *[other] { $count } passés
    }
tta-no-event-yet = Aucun événement jusqu’ici
tta-current = actuels { $count }
tta-future = futurs { $count }
tta-events-of-age = Âge { $age } : { $count }
tta-known-current = Vous connaissez :
tta-known-future = Vous avez planifié :
tta-final-events = Comptés à la fin :
tta-common-tactics = Tactiques communes
tta-none-yet = aucune
tta-relations = Guerres et pactes

## Enchère, attaque, pacte, événements

tta-force-words = Force maximale que ce joueur peut envoyer, d’après ce que tout le monde sait
tta-bids = mise { $bid }
tta-out = a passé
tta-asked = doit répondre
tta-your-bid = Votre mise
tta-bid-up-to = ou une autre, jusqu’à { $most }
tta-bid-this = Miser { $bid }
tta-force-of = Force envoyée par { $seat }
tta-force-needed = Elle doit atteindre { $bid }. Cliquez sur des unités de votre civilisation et des cartes de bonus de votre main ; une unité au moins doit partir. Ce qui part est perdu.
tta-force-empty = Personne n’est encore parti.
tta-attacker = attaque
tta-defender = se défend
tta-defence-missing = { $missing ->
        [0] { $defence } contre { $attack } : l’attaque est repoussée.
       *[other] { $defence } contre { $attack } : il manque { $missing }.
    }
tta-defence-help = Une carte de bonus ajoute sa défense, toute autre carte militaire 1. À égalité, la défense tient.
tta-side = côté { $side }
tta-both-alike = mêmes effets
tta-offers = propose
tta-is-offered = doit répondre
tta-food-or-resources = Nourriture ou ressources ?
tta-mix = { $food ->
        [one] { $food } unité de nourriture
       *[other] { $food } unités de nourriture
    } et { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }
tta-you-side = Vous auriez le côté { $side }
tta-strengths = Forces
tta-against-your = vous : { $own }
tta-science-cost = { $count ->
        [one] { $count } point de science
       *[other] { $count } points de science
    }, une action civile
tta-revolution-cost = { $count ->
        [one] { $count } point de science
       *[other] { $count } points de science
    }, toutes les actions civiles

## Les mains

tta-hands = Vos cartes
tta-hand-civil = Civiles
tta-hand-military = Militaires
tta-hand-dealt = Pour la fin
tta-hand-empty = aucune
tta-just-taken = au prochain tour

## Joueurs, état, tables, score

tta-cards-held = { $civil ->
        [one] { $civil } carte civile
       *[other] { $civil } cartes civiles
    }, { $military ->
        [one] { $military } carte militaire
       *[other] { $military } cartes militaires
    }
tta-war-on = { $war } contre { $name }, au prochain tour
tta-attacked-by = Guerre de { $name } : { $theirs } contre { $own }
tta-ages = Âges
tta-age = Âge { $age }
tta-last-age = Fin
tta-round = Manche { $round }
tta-last-round = Dernière manche
tta-phase-politics = Politique
tta-phase-actions = Actions
tta-phase-end = Fin du tour
tta-civil-deck = Paquet civil : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tta-military-deck = Paquet militaire : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $discards ->
        [one] { $discards } défaussée
       *[other] { $discards } défaussées
    }
tta-civil-deck-short = Paquet civil
tta-military-deck-short = Paquet militaire
tta-discarded = ({ $count } { $count ->
        [one] défaussée
       *[other] défaussées
    })
tta-tables = Tableaux
tta-compare = Comparer
tta-close = Fermer
tta-wonders = Merveilles
tta-specials = Technologies spéciales
tta-past-events = Événements passés
tta-known-discards = Défausses que vous connaissez
tta-end-order = Fin du tour
tta-end-discard = Défaussez vos cartes militaires au-delà de la limite
tta-end-uprising = Plus de mécontents que d’ouvriers inutilisés : révolte, aucune production
tta-end-score = Marquez vos points de science et de culture
tta-end-corruption = Corruption
tta-end-food = Les fermes produisent de la nourriture
tta-end-eat = Consommation ; 4 points de culture perdus par nourriture manquante
tta-end-resources = Les mines produisent des ressources
tta-end-draw = Piochez une carte militaire par action militaire inutilisée, 3 au plus
tta-end-reset = Récupérez toutes vos actions
tta-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
tta-score-of = Score : { $seat }
tta-score-before = Culture avant le décompte final
tta-score-culture = Culture
tta-series-score = Points de culture
tta-series-culture = Culture par tour
tta-series-science = Science par tour
tta-series-strength = Force
tta-series-happiness = Bonheur

## La première partie guidée

tta-lesson-welcome = Vous menez une civilisation de l’Antiquité au seuil de notre temps. Fermes et mines la nourrissent et la bâtissent, les laboratoires font la science, temples et spectacles rendent le peuple heureux. Une seule chose fait gagner : la culture. Qui en a le plus à la fin a écrit la plus grande histoire.
    .title = Through the Ages
tta-lesson-first-round = À la première manche, on ne fait que prendre des cartes dans la rangée du haut. Vous avez { $count ->
        [one] une action civile
       *[other] { $count } actions civiles
    } pour cela. Cliquez sur une carte qui brille, puis confirmez. Un leader ou une merveille est un bon début.
    .title = La première manche
tta-lesson-card-row = Les cinq cartes de gauche coûtent une action civile, les quatre suivantes deux, les quatre dernières trois. À chaque tour, les plus à gauche sont retirées, les autres glissent vers la gauche et deviennent moins chères. Si vous attendez, une carte coûtera peut-être moins ; si vous attendez trop, un rival l’aura prise.
    .title = La rangée de cartes
tta-lesson-production = Chaque tour finit par la production. Vos niveaux indiquent combien de points de science et de culture vous marquez. Chaque ouvrier d’une ferme ou d’une mine pose un cube bleu sur sa carte : ce sont votre nourriture et vos ressources. Puis votre peuple mange : chaque unité de nourriture manquante coûte 4 points de culture.
    .title = La production
tta-lesson-actions = Vos tours sont maintenant complets. Vous avez { $civil ->
        [one] { $civil } action civile (blanche)
       *[other] { $civil } actions civiles (blanches)
    } et { $military ->
        [one] { $military } militaire (rouge)
       *[other] { $military } militaires (rouges)
    }. Les civiles servent à prendre des cartes, à accroître la population, à construire, à développer des technologies et à jouer des cartes ; les militaires, à construire des unités et à jouer des tactiques. Tout ce qui brille est possible maintenant.
    .title = Vos actions
tta-lesson-population = Cliquez sur la réserve jaune : un nouvel ouvrier arrive, pour une action civile et un peu de nourriture. Plus la réserve est vide, plus le prochain est cher, plus on mange et plus votre peuple veut de bonheur.
    .title = Accroître la population
tta-lesson-building = Cliquez sur une technologie : contre une action et des ressources, un de vos ouvriers inutilisés s’y rend et se met à produire. Fermes et mines d’abord ; elles paient tout le reste. Votre gouvernement limite le nombre de bâtiments urbains de chaque type.
    .title = Construire
tta-lesson-happiness = Plus la réserve jaune se vide, plus il faut de symboles de bonheur à votre peuple (sur un grand écran, les nombres sous la réserve disent combien). Pour chaque symbole qui manque, un ouvrier est mécontent. S’il y a plus de mécontents que d’ouvriers inutilisés quand vous finissez votre tour, c’est la révolte et vous ne produisez rien.
    .title = Le bonheur
tta-lesson-end-of-turn = « Si vous finissez maintenant » montre, avant que vous décidiez, ce que la fin du tour apportera : ce que vous marquez, produisez, mangez et perdez. Jetez-y un œil à chaque action. Les actions militaires inutilisées ne sont pas perdues : chacune vous fait piocher une carte militaire, trois au plus.
    .title = Finir le tour
tta-lesson-corruption = Votre réserve bleue se vide : vous stockez trop, et les stocks pourrissent. Si elle est encore aussi vide quand vous finissez votre tour, la corruption indiquée vous prend autant de ressources, puis de la nourriture si elles ne suffisent pas. Dépensez ce que vous avez, et passez à de meilleures fermes et mines, dont les cubes valent davantage.
    .title = La corruption
tta-lesson-military-cards = Voici des cartes militaires : des tactiques pour vos unités, des bonus pour la défense et la colonisation, des événements et des territoires et, dans une partie complète, des agressions, des guerres et des pactes. Vous seul les voyez.
    .title = Les cartes militaires
tta-lesson-politics = Votre tour commence par la politique : une action politique, ou aucune. Planifiez un événement : cliquez sur un événement ou un territoire de votre main ; il rejoint les événements futurs. Vous marquez des points de culture, et le prochain événement actuel est révélé pour tous. Ou passez.
    .title = La politique
tta-lesson-order = Une carte d’action vous donne quelque chose tout de suite, ou vous fait réaliser une action, moins chère que d’ordinaire ou avec un gain en plus. La jouer coûte une action civile ; l’action qu’elle permet n’en coûte pas d’autre. Elle ne se joue pas au tour où on l’a prise ; un leader ou une technologie, si.
    .title = Les cartes d’action
tta-lesson-technology = Une technologie en main n’a encore aucun effet. Cliquez dessus pour la développer, contre une action civile et la science indiquée. Vous pouvez ensuite y placer de nouveaux ouvriers, ou y faire passer ceux de l’ancienne du même type en payant la différence. On change de gouvernement pacifiquement, pour beaucoup de science, ou par une révolution, pour moins de science mais toutes ses actions civiles.
    .title = Les technologies
tta-lesson-leader = Cliquez sur un leader de votre main pour le jouer : il coûte une action civile et vous aide aussitôt. Vous pouvez prendre un leader de chaque âge, mais n’en avoir qu’un en jeu ; quand vous le remplacez, vous récupérez une action civile.
    .title = Les leaders
tta-lesson-homer = Homère laisse la place à son successeur. Glissé sous une de vos merveilles achevées, il vous laisse un symbole de bonheur ; mais vous ne récupérez alors pas l’action civile.
    .title = Homère
tta-lesson-wonder = Votre merveille se construit étape par étape. Cliquez sur la prochaine : elle coûte une action civile et les ressources indiquées. La merveille n’agit qu’une fois sa dernière étape construite, mais alors pour tout le reste de la partie. Une seule merveille inachevée à la fois ; chaque merveille achevée rend la suivante plus chère à prendre, d’une action civile.
    .title = Les merveilles
tta-lesson-tactic = Une tactique se joue pour une action militaire et fait de vos unités des armées : plus vous avez d’armées complètes, plus vous êtes fort. Au tour suivant du joueur qui l’a jouée, elle devient commune, et les autres peuvent la copier pour deux actions militaires.
    .title = Les tactiques
tta-lesson-discard = Vous pouvez garder autant de cartes militaires que vous avez d’actions militaires en tout. Défaussez le reste, face cachée.
    .title = La limite de main
tta-lesson-event = Un événement a été révélé et concerne tout le monde. Beaucoup regardent qui est le plus fort ou le plus faible : surveillez les pistes. Celui que vous planifiez maintenant viendra plus tard, dans le prochain paquet.
    .title = Les événements
tta-lesson-event-choice = L’événement vous offre quelque chose. Choisissez ce qui brille, ou refusez si vous le pouvez.
    .title = Une offre
tta-lesson-event-loss = Vous perdez quelque chose. Choisissez ce dont vous vous passez le mieux.
    .title = Une perte
tta-lesson-event-blow = L’événement vous laisse frapper un rival, sans que personne ait attaqué. Choisissez ce qui est détruit.
    .title = Un coup porté
tta-lesson-auction = Une terre nouvelle ! Vous misez la force que vous êtes prêt à envoyer, ou vous passez. Qui mise le plus doit envoyer au moins autant : une unité ou plus (les unités envoyées sont perdues), des cartes de bonus et ses modificateurs de colonisation. Le chiffre à côté de chaque nom est la force que ce joueur peut envoyer, d’après ce que tout le monde sait.
    .title = L’enchère
tta-lesson-force = Composez maintenant votre force : cliquez sur des unités et des cartes de bonus jusqu’à atteindre la mise, puis sur « Terminer ».
    .title = Les colons
tta-lesson-defence = On vous attaque. Jouez des cartes de bonus ou défaussez-en d’autres (+1 chacune), au plus autant que vous avez d’actions militaires en tout, jusqu’à ce que votre force atteigne celle de l’attaquant, puis cliquez sur « Terminer ». Si vous ne le pouvez pas ou ne le voulez pas, gardez vos cartes.
    .title = La défense
tta-lesson-booty = L’attaque a réussi. Choisissez ce qu’elle prend.
    .title = Le butin
tta-lesson-war = Une guerre a été déclarée. Rien ne se passe encore : elle se résout quand revient le tour du joueur qui l’a déclarée, force contre force. Les deux camps ont toute une manche pour s’armer.
    .title = La guerre
tta-lesson-pact = Un pacte lie les deux partenaires tant qu’il dure. Lisez ce que votre côté reçoit et donne, puis acceptez ou refusez.
    .title = Les pactes
tta-lesson-uprising = La révolte menace : il y a plus de mécontents que d’ouvriers inutilisés. Si rien ne change avant la fin de votre tour, vous ne produirez rien. Construisez temples ou spectacles, jouez un leader ou achevez une merveille qui donne du bonheur, ou gardez plus d’ouvriers inutilisés.
    .title = La révolte
tta-lesson-last = Les dernières cartes sont dans la rangée : la partie finit avec cette manche ou la suivante. Votre civilisation marque alors encore : 1 point par technologie de l’Âge I, 2 par technologie de l’Âge II (le gouvernement compte double), autant que vos niveaux de science, de force et de bonheur, autant que produisent vos fermes et vos mines, 3 par colonie, 6 par merveille achevée de l’Âge II.
    .title = La fin approche
tta-lesson-age = Un nouvel âge commence. Les cartes plus anciennes que l’âge qui vient de finir deviennent obsolètes : celles en main sont défaussées, et avec elles les leaders et les merveilles inachevées du même âge (et les pactes, s’il y en a). Les technologies et les merveilles achevées restent. Chacun perd deux cubes jaunes : le prochain ouvrier peut coûter plus cher, votre peuple peut manger davantage et vouloir plus de bonheur.
    .title = La fin d’un âge
tta-lesson-keep = Dans la partie plus courte, un des deux événements que vous avez reçus comptera à la fin. Gardez celui qui vous convient ; personne ne le voit.
    .title = Votre événement pour la fin
tta-lesson-final = Le dernier tour a été joué. Ce que votre civilisation est devenue compte une fois encore, puis la plus riche en culture l’emporte.
    .title = La fin de la partie
