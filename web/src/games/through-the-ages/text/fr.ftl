### Through the Ages dans le navigateur : ce qui s’ajoute sur le plateau aux textes du moteur, et la première partie guidée (français)

## Les cartes

tta-take = Prendre { $card }

tta-kind-farm = Ferme
tta-kind-mine = Mine
tta-kind-lab = Labo
tta-kind-temple = Temple
tta-kind-library = Bibliothèque
tta-kind-theater = Spectacle
tta-kind-arena = Arène
tta-kind-infantry = Infanterie
tta-kind-cavalry = Cavalerie
tta-kind-artillery = Artillerie
tta-kind-airforce = Forces aériennes
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
tta-urban-limit = { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    } par type
tta-obsolete-army = armée obsolète : +{ $count }
tta-at-once = Immédiat
tta-for-good = Permanent
tta-defending = Défense
tta-colonising = Colonisation
tta-each-worker = par ouvrier
tta-stages = Étapes : { $stages }
tta-unsure = Les sources ne s’accordent pas sur un chiffre de cette carte

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
tta-leaves-next = part

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
tta-made = { $amount } produit
tta-food-words = Nourriture : { $have } en stock, consommation de { $eaten } par tour
tta-eaten = { $count ->
        [0] rien mangé
        [one] −{ $count } mangée
       *[other] −{ $count } mangées
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
        [one] { $cost } nourriture
       *[other] { $cost } nourritures
    } ; votre peuple consomme { $eaten ->
        [one] { $eaten } nourriture
       *[other] { $eaten } nourritures
    } par tour.
tta-next-worker = prochain
tta-eaten-head = mangé
tta-blue-bank = Réserve bleue { $count }
tta-corruption = corruption
tta-army-means = Pour les unités militaires : { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }, { $science ->
        [one] { $science } point de science
       *[other] { $science } points de science
    }
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

tta-end-now = Si vous finissez ici
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
tta-force-of = Force envoyée par { $seat }
tta-force-needed = Elle doit atteindre { $bid }. Cliquez sur des unités de votre civilisation et des cartes de bonus de votre main ; une unité au moins doit partir. Ce qui part est perdu.
tta-force-empty = Personne n’est encore parti.
tta-attacker = attaque
tta-defender = se défend
tta-defence-help = Une carte de bonus ajoute sa défense, toute autre carte militaire 1. À égalité, la défense tient.
tta-side = côté { $side }
tta-both-alike = mêmes effets
tta-offers = propose
tta-is-offered = doit répondre
tta-food-or-resources = Nourriture ou ressources ?
tta-mix = { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    } et { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }
tta-you-side = Vous êtes le côté { $side }
tta-strengths = Forces
tta-against-your = contre { $own } pour vous
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
tta-tables = Tableaux
tta-compare = Comparer
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
tta-lesson-card-row = Les cinq cartes de gauche coûtent une action civile, les quatre suivantes deux, les quatre dernières trois. À chaque tour, les plus à gauche partent, les autres glissent vers la gauche et deviennent moins chères. Si vous attendez, une carte coûtera peut-être moins ; si vous attendez trop, un rival l’aura prise.
    .title = La rangée de cartes
tta-lesson-production = Chaque tour finit par la production. Vos niveaux indiquent combien de points de science et de culture vous marquez. Chaque ouvrier d’une ferme ou d’une mine pose un cube bleu sur sa carte : ce sont votre nourriture et vos ressources. Puis votre peuple mange : chaque nourriture manquante coûte 4 points de culture.
    .title = La production
tta-lesson-actions = Vos tours sont maintenant complets. Vous avez { $civil ->
        [one] { $civil } action civile (blanche)
       *[other] { $civil } actions civiles (blanches)
    } et { $military ->
        [one] { $military } militaire (rouge)
       *[other] { $military } militaires (rouges)
    }. Les civiles servent à prendre des cartes, à accroître la population, à construire, à développer des technologies et à jouer des cartes ; les militaires, à construire des unités et à jouer des tactiques. Tout ce qui brille est possible maintenant.
    .title = Vos actions
tta-lesson-population = Cliquez sur la réserve jaune : un nouvel ouvrier arrive pour un peu de nourriture. Plus la réserve est vide, plus le prochain est cher, plus on mange et plus votre peuple veut de bonheur.
    .title = Accroître la population
tta-lesson-building = Cliquez sur vos ouvriers inutilisés, puis sur une technologie : contre des ressources, un ouvrier s’y rend et se met à produire. Fermes et mines d’abord ; elles paient tout le reste. Votre gouvernement limite le nombre de bâtiments urbains de chaque type.
    .title = Construire
tta-lesson-happiness = Les nombres sous la réserve jaune disent combien de symboles de bonheur il faut à votre peuple une fois que les cases au-dessus sont vides. Pour chaque symbole qui manque, un ouvrier est mécontent. S’il y a plus de mécontents que d’ouvriers inutilisés quand vous finissez votre tour, c’est la révolte et vous ne produisez rien.
    .title = Le bonheur
tta-lesson-end-of-turn = « Si vous finissez ici » montre, avant que vous décidiez, ce que la fin du tour apportera : ce que vous marquez, produisez, mangez et perdez. Jetez-y un œil à chaque action. Les actions militaires inutilisées ne sont pas perdues : chacune vous fait piocher une carte militaire, trois au plus.
    .title = Finir le tour
tta-lesson-corruption = Votre réserve bleue se vide : vous stockez trop, et les stocks pourrissent. Regardez, sous la réserve bleue, le nombre découvert le plus à gauche : s’il l’est encore quand vous finissez votre tour, vous perdez autant de ressources, puis de la nourriture si elles ne suffisent pas. Dépensez ce que vous avez, et passez à de meilleures fermes et mines, dont les cubes valent davantage.
    .title = La corruption
tta-lesson-military-cards = Voici des cartes militaires : des tactiques pour vos unités, des bonus pour la défense et la colonisation, des événements et des territoires et, dans une partie complète, des agressions, des guerres et des pactes. Vous seul les voyez.
    .title = Les cartes militaires
tta-lesson-politics = Votre tour commence par la politique : une action politique, ou aucune. Planifiez un événement : cliquez sur un événement ou un territoire de votre main ; il rejoint les événements futurs. Vous marquez des points de culture, et le prochain événement actuel est révélé pour tous. Ou passez.
    .title = La politique
tta-lesson-order = Une carte d’action vous fait réaliser une action, moins chère que d’ordinaire ou avec un gain en plus. Choisissez laquelle. Une carte d’action ne se joue pas au tour où on l’a prise ; un leader ou une technologie, si.
    .title = Les cartes d’action
tta-lesson-technology = Une technologie a été développée avec des points de science. Elle est au-dessus de l’ancienne du même type : vous pouvez y placer de nouveaux ouvriers, ou y faire passer les anciens en payant la différence. On change de gouvernement pacifiquement, pour beaucoup de science, ou par une révolution, pour moins de science mais toutes ses actions civiles.
    .title = Les technologies
tta-lesson-leader = Un leader vous aide dès qu’il est joué. Vous pouvez en prendre un de chaque âge, mais n’en avoir qu’un en jeu à la fois ; quand vous le remplacez, vous récupérez l’action civile.
    .title = Les leaders
tta-lesson-homer = Homère laisse la place à son successeur. Glissé sous une de vos merveilles achevées, il vous laisse un symbole de bonheur ; mais vous ne récupérez alors pas l’action civile.
    .title = Homère
tta-lesson-wonder = Les merveilles se construisent étape par étape, avec des ressources. Une merveille n’agit qu’une fois sa dernière étape construite, mais alors pour tout le reste de la partie. Une seule merveille inachevée à la fois ; chaque merveille achevée rend la suivante plus chère à prendre, d’une action civile.
    .title = Les merveilles
tta-lesson-tactic = Une tactique fait de vos unités des armées : plus vous avez d’armées complètes, plus vous êtes fort. Au tour suivant du joueur qui l’a jouée, elle devient commune, et les autres peuvent la copier pour deux actions militaires.
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
tta-lesson-uprising = La révolte menace : il y a plus de mécontents que d’ouvriers inutilisés. Si rien ne change avant la fin de votre tour, vous ne produirez rien. Construisez temples ou spectacles, prenez un leader ou une merveille qui donne du bonheur, ou gardez plus d’ouvriers inutilisés.
    .title = La révolte
tta-lesson-last = Les dernières cartes sont dans la rangée : la partie finit avec cette manche ou la suivante. Votre civilisation marque alors encore : les technologies des Âges I et II selon leur âge, le gouvernement double, la science, la force, le bonheur, la production des fermes et des mines, 3 par colonie, 6 par merveille achevée de l’Âge II.
    .title = La fin approche
tta-lesson-age = Un nouvel âge commence. Les cartes plus anciennes que l’âge qui vient de finir deviennent obsolètes : celles en main partent, et avec elles les pactes, leaders et merveilles inachevées du même âge. Les technologies et les merveilles achevées restent. Chacun perd deux cubes jaunes : le prochain ouvrier peut coûter plus cher, votre peuple peut manger davantage et vouloir plus de bonheur.
    .title = La fin d’un âge
tta-lesson-keep = Dans la partie plus courte, un des deux événements que vous avez reçus comptera à la fin. Gardez celui qui vous convient ; personne ne le voit.
    .title = Votre événement pour la fin
tta-lesson-final = Le dernier tour a été joué. Ce que votre civilisation est devenue compte une fois encore, puis la plus riche en culture l’emporte.
    .title = La fin de la partie
