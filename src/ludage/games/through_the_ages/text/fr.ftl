### Through the Ages: every name, prompt, log line and refusal (French)
### A no-break space stands before a colon and inside guillemets, a narrow one before ; ! ?

## Names

game-name = Through the Ages
# De quoi il s’agit, pour qui n’y a jamais joué.
game-idea = Vous menez une civilisation de l’Antiquité à nos jours. Dans une rangée de cartes commune, vous prenez leaders, merveilles et technologies ; fermes et mines nourrissent et paient des ouvriers, qui servent dans les temples, les laboratoires ou l’armée. Une armée forte gagne des colonies et tient les autres en respect ; un bon gouvernement donne plus d’actions. À la fin, seule la culture compte : la civilisation qui en a marqué le plus l’emporte.

## Options d’une table
## .text : ce que fait une valeur, en une ligne. game-length : ce que dure une partie.

game-length = { $variant ->
        [first-game] environ 90 minutes
        [shorter] environ 120 minutes
       *[other] environ 180 minutes
    }
option-variant = Variante
option-variant-full = Partie complète
    .text = Tous les âges, avec agressions, guerres et pactes.
option-variant-first-game = Première partie
    .text = Âges A à II, sans agressions, guerres ni pactes : faite pour apprendre.
option-variant-shorter = Partie plus courte
    .text = Âges A à II avec toutes les règles ; des événements de l’âge III comptent à la fin.
option-variant-peaceful = Partie plus paisible
    .text = Tous les âges, sans agressions ni guerres, et sans pactes sauf si les inoffensifs restent.
option-harmless_pacts = Pactes inoffensifs
option-harmless_pacts-no = Non
    .text = Il n’y a aucun pacte.
option-harmless_pacts-yes = Oui
    .text = Les quatre pactes qui n’ont rien à voir avec les attaques restent en jeu.
option-global_conflict = Conflit global
option-global_conflict-no = Non
    .text = À la fin d’un âge, la force à elle seule ne rapporte rien.
option-global_conflict-yes = Oui
    .text = À la fin d’un âge, chacun marque son avance en force sur le plus faible.
option-impact_ranking = Impacts de classement
option-impact_ranking-manual = Selon le manuel
    .text = À quatre, Impact des Sciences et Impact de la Force rapportent 14/7/0/0.
option-impact_ranking-cards = Selon les cartes
    .text = À quatre, Impact des Sciences et Impact de la Force rapportent 15/10/5/0, comme c’est imprimé sur les cartes.

## Names: cards
## .text: what the card does. .kind: its type.

card-agriculture = Agriculture
    .text = Chaque ouvrier : 1 unité de nourriture. Construction : 2 ressources.
    .kind = ferme
card-bronze = Bronze
    .text = Chaque ouvrier : 1 ressource. Construction : 2 ressources.
    .kind = mine
card-philosophy = Philosophie
    .text = Chaque ouvrier : 1 science. Construction : 3 ressources.
    .kind = laboratoire
card-religion = Religion
    .text = Chaque ouvrier : 1 culture, 1 bonheur. Construction : 3 ressources.
    .kind = temple
card-warriors = Guerriers
    .text = Chaque ouvrier : 1 force. Construction : 2 ressources.
    .kind = infanterie
card-despotism = Despotisme
    .text = 4 actions civiles, 2 actions militaires, limite de 2 bâtiments urbains par type.
    .kind = gouvernement
card-colossus = Colosse
    .text = Étapes : 3, 3. +2 force, +1 colonisation.
    .kind = merveille
card-hanging_gardens = Jardins suspendus
    .text = Étapes : 2, 2, 2. +1 culture, +2 bonheur.
    .kind = merveille
card-library_of_alexandria = Librairie d’Alexandrie
    .text = Étapes : 1, 4, 1. +1 culture, +1 science. Limites de main civile et militaire +1.
    .kind = merveille
card-pyramids = Pyramides
    .text = Étapes : 3, 2, 1. +1 action civile.
    .kind = merveille
card-alexander_the_great = Alexandre le Grand
    .text = +1 force par unité militaire (pas pour la colonisation). Action politique : retirez-le du jeu pour ajouter 1 cube jaune à votre réserve jaune.
    .kind = leader
card-aristotle = Aristote
    .text = Chaque fois que vous prenez une carte de technologie, marquez 1 point de science.
    .kind = leader
card-hammurabi = Hammourabi
    .text = Une fois par tour, une action militaire peut servir d’action civile. Prendre un leader coûte 1 action civile de moins.
    .kind = leader
card-homer = Homère
    .text = +1 bonheur. À chaque tour, 1 ressource temporaire pour les unités militaires. Quand vous le remplacez, vous pouvez le glisser sous une merveille achevée : elle donne 1 bonheur de plus, mais vous ne récupérez pas l’action civile.
    .kind = leader
card-julius_caesar = Jules César
    .text = +1 force, +1 action militaire. Une fois par partie, une seconde action politique dans la même phase.
    .kind = leader
card-moses = Moïse
    .text = Accroître votre population coûte 1 unité de nourriture de moins.
    .kind = leader
card-cultural_heritage_a = Patrimoine culturel (A)
    .text = Marquez 1 point de science et 4 points de culture.
    .kind = carte d’action
card-engineering_genius_a = Génie civil (A)
    .text = Construisez exactement une étape de votre merveille pour 2 ressources de moins.
    .kind = carte d’action
card-frugality_a = Frugalité (A)
    .text = Accroissez votre population au prix normal, puis gagnez 1 unité de nourriture.
    .kind = carte d’action
card-patriotism_a = Patriotisme (A)
    .text = Ce tour-ci, 1 action militaire de plus et 1 ressource pour vos unités militaires.
    .kind = carte d’action
card-rich_land_a = Terres riches (A)
    .text = Construisez ou améliorez une ferme ou une mine pour 1 ressource de moins.
    .kind = carte d’action
card-stockpile_a = Stock
    .text = Gagnez 1 unité de nourriture et 1 ressource.
    .kind = carte d’action
card-urban_growth_a = Croissance urbaine (A)
    .text = Construisez ou améliorez un bâtiment urbain pour 1 ressource de moins.
    .kind = carte d’action
card-irrigation = Irrigation
    .text = Chaque ouvrier : 2 unités de nourriture. Construction : 4 ressources. Développement : 3 points de science.
    .kind = ferme
card-iron = Fer
    .text = Chaque ouvrier : 2 ressources. Construction : 5 ressources. Développement : 5 points de science.
    .kind = mine
card-alchemy = Alchimie
    .text = Chaque ouvrier : 2 science. Construction : 6 ressources. Développement : 4 points de science.
    .kind = laboratoire
card-theology = Théologie
    .text = Chaque ouvrier : 1 culture, 2 bonheur. Construction : 5 ressources. Développement : 2 points de science.
    .kind = temple
card-printing_press = Imprimerie
    .text = Chaque ouvrier : 1 science, 1 culture. Construction : 3 ressources. Développement : 3 points de science.
    .kind = bibliothèque
card-drama = Art dramatique
    .text = Chaque ouvrier : 2 culture, 1 bonheur. Construction : 4 ressources. Développement : 3 points de science.
    .kind = spectacle
card-bread_and_circuses = Du pain et des jeux
    .text = Chaque ouvrier : 2 bonheur, 1 force. Construction : 3 ressources. Développement : 3 points de science.
    .kind = arène
card-swordsmen = Épéistes
    .text = Chaque ouvrier : 2 force. Construction : 3 ressources. Développement : 4 points de science.
    .kind = infanterie
card-knights = Chevaliers
    .text = Chaque ouvrier : 2 force. Construction : 3 ressources. Développement : 5 points de science.
    .kind = cavalerie
card-warfare = Art de la Guerre
    .text = +1 force, +1 action militaire. Développement : 5 points de science.
    .kind = technologie spéciale (militaire)
card-code_of_laws = Code des lois
    .text = +1 action civile. Développement : 6 points de science.
    .kind = technologie spéciale (lois)
card-cartography = Cartographie
    .text = +1 force, +2 colonisation. Développement : 4 points de science.
    .kind = technologie spéciale (exploration)
card-masonry = Maçonnerie
    .text = Bâtiments urbains moins chers (Âge I : 1, II : 1, III : 1), jusqu’à 2 étapes de merveille pour une action civile. Développement : 3 points de science.
    .kind = technologie spéciale (construction)
card-monarchy = Monarchie
    .text = 5 actions civiles, 3 actions militaires, limite de 3 bâtiments urbains par type. Coût : 8 points de science, 2 par révolution.
    .kind = gouvernement
card-theocracy = Théocratie
    .text = 4 actions civiles, 3 actions militaires, limite de 3 bâtiments urbains par type, +1 culture, +1 bonheur, +1 force. Coût : 6 points de science, 1 par révolution.
    .kind = gouvernement
card-great_wall = Grande Muraille
    .text = Étapes : 2, 2, 3, 2. +1 culture, +1 bonheur. +1 force par unité d’infanterie et d’artillerie (pas pour la colonisation).
    .kind = merveille
card-st_peters_basilica = Basilique Saint-Pierre
    .text = Étapes : 4, 4. +2 culture, +1 bonheur. Chaque autre carte ou ouvrier qui donne du bonheur en donne 1 de plus.
    .kind = merveille
card-taj_mahal = Taj Mahal
    .text = Étapes : 2, 4, 2. +3 culture, +1 cube bleu. Le prendre coûte 2 actions civiles de moins si vous avez remplacé un leader ce tour-ci.
    .kind = merveille
card-universitas_carolina = Universitas Carolina
    .text = Étapes : 3, 3, 3. +1 culture, +2 science.
    .kind = merveille
card-christopher_columbus = Christophe Colomb
    .text = Action politique : retirez-le du jeu pour coloniser un territoire de votre main sans envoyer d’unité.
    .kind = leader
card-frederick_barbarossa = Frédéric Barberousse
    .text = Pour 1 action militaire, accroissez votre population et construisez une unité militaire avec le nouvel ouvrier, pour 1 unité de nourriture et 1 ressource de moins.
    .kind = leader
card-genghis_khan = Gengis Khan
    .text = Pour les tactiques, votre infanterie peut compter comme cavalerie. À la fin de votre tour, marquez 3 points de culture si votre civilisation est l’une des deux plus fortes (à deux joueurs : la plus forte) ; les égalités sont pour vous.
    .kind = leader
card-joan_of_arc = Jeanne d’Arc
    .text = +1 culture, +1 action militaire. +1 force par bonheur de vos temples et de votre gouvernement. Au début de votre phase politique, vous pouvez regarder le prochain événement.
    .kind = leader
card-leonardo_da_vinci = Léonard de Vinci
    .text = Votre laboratoire ou votre bibliothèque du plus haut niveau produit en plus autant de science que son niveau. Gagnez 1 ressource à chaque technologie que vous développez.
    .kind = leader
card-michelangelo = Michel-Ange
    .text = Vos temples, vos spectacles et vos merveilles achevées produisent 1 culture de plus par bonheur. Vos merveilles achevées ne rendent pas les suivantes plus chères à prendre.
    .kind = leader
card-breakthrough_i = Percée scientifique (I)
    .text = Développez une technologie au prix normal, puis marquez 2 points de science. Peut servir à une révolution si toutes vos actions civiles sont disponibles ; elles sont alors toutes dépensées.
    .kind = carte d’action
card-cultural_heritage_i = Patrimoine culturel (I)
    .text = Marquez 2 points de science et 2 points de culture.
    .kind = carte d’action
card-engineering_genius_i = Génie civil (I)
    .text = Construisez exactement une étape de votre merveille pour 3 ressources de moins.
    .kind = carte d’action
card-frugality_i = Frugalité (I)
    .text = Accroissez votre population au prix normal, puis gagnez 2 unités de nourriture.
    .kind = carte d’action
card-patriotism_i = Patriotisme (I)
    .text = Ce tour-ci, 1 action militaire de plus et 2 ressources pour vos unités militaires.
    .kind = carte d’action
card-reserves_i = Réserves (I)
    .text = Gagnez 2 unités de nourriture ou 2 ressources.
    .kind = carte d’action
card-rich_land_i = Terres riches (I)
    .text = Construisez ou améliorez une ferme ou une mine pour 2 ressources de moins.
    .kind = carte d’action
card-urban_growth_i = Croissance urbaine (I)
    .text = Construisez ou améliorez un bâtiment urbain pour 2 ressources de moins.
    .kind = carte d’action
card-selective_breeding = Élevage sélectif
    .text = Chaque ouvrier : 3 unités de nourriture. Construction : 6 ressources. Développement : 5 points de science.
    .kind = ferme
card-coal = Charbon
    .text = Chaque ouvrier : 3 ressources. Construction : 8 ressources. Développement : 7 points de science.
    .kind = mine
card-scientific_method = Méthode scientifique
    .text = Chaque ouvrier : 3 science. Construction : 8 ressources. Développement : 6 points de science.
    .kind = laboratoire
card-organized_religion = Religion organisée
    .text = Chaque ouvrier : 1 culture, 3 bonheur. Construction : 7 ressources. Développement : 4 points de science.
    .kind = temple
card-journalism = Journalisme
    .text = Chaque ouvrier : 2 science, 2 culture. Construction : 8 ressources. Développement : 6 points de science.
    .kind = bibliothèque
card-opera = Opéra
    .text = Chaque ouvrier : 3 culture, 1 bonheur. Construction : 8 ressources. Développement : 7 points de science.
    .kind = spectacle
card-team_sports = Sports d’équipe
    .text = Chaque ouvrier : 3 bonheur, 2 force. Construction : 5 ressources. Développement : 5 points de science.
    .kind = arène
card-riflemen = Fusiliers
    .text = Chaque ouvrier : 3 force. Construction : 5 ressources. Développement : 6 points de science.
    .kind = infanterie
card-cavalrymen = Cavaliers
    .text = Chaque ouvrier : 3 force. Construction : 5 ressources. Développement : 6 points de science.
    .kind = cavalerie
card-cannon = Canons
    .text = Chaque ouvrier : 3 force. Construction : 5 ressources. Développement : 6 points de science.
    .kind = artillerie
card-strategy = Stratégie
    .text = +3 force, +2 actions militaires. Développement : 8 points de science.
    .kind = technologie spéciale (militaire)
card-justice_system = Système judiciaire
    .text = +1 action civile, +3 cubes bleus. Développement : 7 points de science.
    .kind = technologie spéciale (lois)
card-navigation = Navigation
    .text = +2 force, +3 colonisation. Développement : 6 points de science.
    .kind = technologie spéciale (exploration)
card-architecture = Architecture
    .text = Bâtiments urbains moins chers (Âge I : 1, II : 2, III : 2), jusqu’à 3 étapes de merveille pour une action civile. Développement : 6 points de science.
    .kind = technologie spéciale (construction)
card-constitutional_monarchy = Monarchie constitutionnelle
    .text = 6 actions civiles, 4 actions militaires, limite de 3 bâtiments urbains par type. Coût : 12 points de science, 6 par révolution.
    .kind = gouvernement
card-republic = République
    .text = 7 actions civiles, 2 actions militaires, limite de 3 bâtiments urbains par type. Coût : 13 points de science, 3 par révolution.
    .kind = gouvernement
card-eiffel_tower = Tour Eiffel
    .text = Étapes : 3, 7, 3. +4 culture, +1 bonheur.
    .kind = merveille
card-kremlin = Kremlin
    .text = Étapes : 4, 4, 4. +2 culture, +1 action civile, +1 action militaire, −1 bonheur.
    .kind = merveille
card-ocean_liner_service = Paquebots transatlantiques
    .text = Étapes : 4, 2, 2, 4. Une fois par tour, dans votre phase d’actions, gagnez 1 population gratuitement.
    .kind = merveille
card-transcontinental_railroad = Chemin de Fer Transcontinental
    .text = Étapes : 3, 3, 3, 3. +4 force. Un ouvrier de votre mine du plus haut niveau produit deux fois.
    .kind = merveille
card-isaac_newton = Isaac Newton
    .text = Votre laboratoire ou votre bibliothèque du plus haut niveau produit en plus autant de science que son niveau. Récupérez 1 action civile à chaque technologie que vous développez.
    .kind = leader
card-james_cook = James Cook
    .text = Quand vous colonisez, vous pouvez défausser jusqu’à 2 cartes militaires : +1 force de colonisation chacune. Votre première colonie produit 2 culture de plus, chaque autre 1.
    .kind = leader
card-js_bach = J. S. Bach
    .text = Chaque spectacle produit 1 culture de plus. Les technologies de spectacle coûtent 2 points de science de moins. Une fois par tour, pour 1 action civile et la différence de coût, transformez un bâtiment urbain en un spectacle de niveau égal ou supérieur (jamais avec une carte d’action).
    .kind = leader
card-maximilien_robespierre = Maximilien de Robespierre
    .text = +1 action militaire. Une révolution coûte toutes vos actions militaires au lieu de toutes vos actions civiles et rapporte 3 points de culture.
    .kind = leader
card-napoleon_bonaparte = Napoléon Bonaparte
    .text = +2 actions militaires. +2 force par type d’unité militaire différent.
    .kind = leader
card-william_shakespeare = William Shakespeare
    .text = +1 bonheur. Si vous avez une bibliothèque, les spectacles coûtent 1 ressource de moins et leurs technologies 1 point de science de moins ; si vous avez un spectacle, de même pour les bibliothèques. Chaque paire d’une bibliothèque et d’un spectacle produit 2 culture de plus.
    .kind = leader
card-breakthrough_ii = Percée scientifique (II)
    .text = Développez une technologie au prix normal, puis marquez 3 points de science. Peut servir à une révolution si toutes vos actions civiles sont disponibles ; elles sont alors toutes dépensées.
    .kind = carte d’action
card-efficient_upgrade_ii = Amélioration efficace (II)
    .text = Améliorez une ferme, une mine ou un bâtiment urbain pour 3 ressources de moins.
    .kind = carte d’action
card-engineering_genius_ii = Génie civil (II)
    .text = Construisez exactement une étape de votre merveille pour 4 ressources de moins.
    .kind = carte d’action
card-frugality_ii = Frugalité (II)
    .text = Accroissez votre population au prix normal, puis gagnez 3 unités de nourriture.
    .kind = carte d’action
card-patriotism_ii = Patriotisme (II)
    .text = Ce tour-ci, 1 action militaire de plus et 3 ressources pour vos unités militaires.
    .kind = carte d’action
card-reserves_ii = Réserves (II)
    .text = Gagnez 3 unités de nourriture ou 3 ressources.
    .kind = carte d’action
card-revolutionary_idea_ii = Idée révolutionnaire (II)
    .text = Marquez 4 points de science.
    .kind = carte d’action
card-rich_land_ii = Terres riches (II)
    .text = Construisez ou améliorez une ferme ou une mine pour 3 ressources de moins.
    .kind = carte d’action
card-urban_growth_ii = Croissance urbaine (II)
    .text = Construisez ou améliorez un bâtiment urbain pour 3 ressources de moins.
    .kind = carte d’action
card-wave_of_nationalism_ii = Vague de nationalisme
    .text = Ce tour-ci, pour chaque civilisation plus forte que la vôtre, des ressources pour vos unités militaires : 6 à deux joueurs, 3 à trois, 2 à quatre.
    .kind = carte d’action
card-mechanized_agriculture = Agriculture mécanisée
    .text = Chaque ouvrier : 5 unités de nourriture. Construction : 8 ressources. Développement : 7 points de science.
    .kind = ferme
card-oil = Pétrole
    .text = Chaque ouvrier : 5 ressources. Construction : 11 ressources. Développement : 9 points de science.
    .kind = mine
card-computers = Ordinateurs
    .text = Chaque ouvrier : 5 science. Construction : 11 ressources. Développement : 8 points de science.
    .kind = laboratoire
card-multimedia = Multimédia
    .text = Chaque ouvrier : 3 science, 3 culture. Construction : 11 ressources. Développement : 9 points de science.
    .kind = bibliothèque
card-movies = Cinéma
    .text = Chaque ouvrier : 4 culture, 1 bonheur. Construction : 11 ressources. Développement : 10 points de science.
    .kind = spectacle
card-professional_sports = Sport professionnel
    .text = Chaque ouvrier : 4 bonheur, 3 force. Construction : 8 ressources. Développement : 7 points de science.
    .kind = arène
card-modern_infantry = Infanterie moderne
    .text = Chaque ouvrier : 5 force. Construction : 7 ressources. Développement : 10 points de science.
    .kind = infanterie
card-tanks = Chars
    .text = Chaque ouvrier : 5 force. Construction : 7 ressources. Développement : 9 points de science.
    .kind = cavalerie
card-rockets = Roquettes
    .text = Chaque ouvrier : 5 force. Construction : 7 ressources. Développement : 8 points de science.
    .kind = artillerie
card-air_forces = Forces aériennes
    .text = Chaque ouvrier : 5 force. Construction : 7 ressources. Développement : 12 points de science. Chaque unité peut rejoindre une armée, dont elle double la force tactique.
    .kind = forces aériennes
card-military_theory = Théorie militaire
    .text = +5 force, +3 actions militaires. Développement : 11 points de science.
    .kind = technologie spéciale (militaire)
card-civil_service = Service civil
    .text = +2 actions civiles, +3 cubes bleus. Développement : 10 points de science.
    .kind = technologie spéciale (lois)
card-satellites = Satellites
    .text = +3 force, +4 colonisation. Développement : 8 points de science.
    .kind = technologie spéciale (exploration)
card-engineering = Ingénierie
    .text = Bâtiments urbains moins chers (Âge I : 1, II : 2, III : 3), jusqu’à 4 étapes de merveille pour une action civile. Développement : 9 points de science.
    .kind = technologie spéciale (construction)
card-communism = Communisme
    .text = 7 actions civiles, 5 actions militaires, limite de 4 bâtiments urbains par type, −1 bonheur. Coût : 19 points de science, 5 par révolution.
    .kind = gouvernement
card-democracy = Démocratie
    .text = 7 actions civiles, 3 actions militaires, limite de 4 bâtiments urbains par type, +3 culture. Coût : 17 points de science, 9 par révolution.
    .kind = gouvernement
card-fundamentalism = Fondamentalisme
    .text = 6 actions civiles, 5 actions militaires, limite de 4 bâtiments urbains par type, −2 science, +5 force. Coût : 18 points de science, 7 par révolution.
    .kind = gouvernement
card-fast_food_chains = Chaînes de restauration rapide
    .text = Étapes : 4, 4, 4, 4. À l’achèvement : 2 points de culture par ferme ou mine, 1 par bâtiment urbain ou unité militaire.
    .kind = merveille
card-first_space_flight = Premier vol spatial
    .text = Étapes : 1, 2, 4, 9. À l’achèvement : autant de points de culture que la somme des niveaux de vos technologies (gouvernement compris).
    .kind = merveille
card-hollywood = Hollywood
    .text = Étapes : 5, 6, 5. À l’achèvement : en points de culture, deux fois la culture que produisent vos spectacles et vos bibliothèques (effets des leaders compris).
    .kind = merveille
card-internet = Internet
    .text = Étapes : 2, 3, 4, 3, 2. À l’achèvement : autant de points de culture que vos bâtiments urbains donnent de culture, de science et de force (effets des leaders compris).
    .kind = merveille
card-albert_einstein = Albert Einstein
    .text = Votre laboratoire ou votre bibliothèque du plus haut niveau produit en plus autant de science que son niveau. Marquez 3 points de culture à chaque technologie que vous développez.
    .kind = leader
card-bill_gates = Bill Gates
    .text = Chaque laboratoire produit aussi autant de ressources que son niveau. Quand il quitte le jeu ou à la fin de la partie, cette production vous rapporte autant de points de culture.
    .kind = leader
card-charlie_chaplin = Charlie Chaplin
    .text = +2 bonheur. Votre spectacle du plus haut niveau produit deux fois sa culture.
    .kind = leader
card-mahatma_gandhi = Mahatma Gandhi
    .text = +2 culture. Vous ne pouvez jouer ni agression ni guerre. Contre vous, elles coûtent à vos rivaux deux fois plus d’actions militaires.
    .kind = leader
card-sid_meier = Sid Meier
    .text = Chaque laboratoire produit autant de culture que son niveau, mais 1 science de moins.
    .kind = leader
card-winston_churchill = Winston Churchill
    .text = À chaque tour, au choix : 3 points de culture ; ou, ce tour-ci, 3 points de science pour développer des technologies d’unités militaires et 3 ressources pour vos unités militaires.
    .kind = leader
card-efficient_upgrade_iii = Amélioration efficace (III)
    .text = Améliorez une ferme, une mine ou un bâtiment urbain pour 4 ressources de moins.
    .kind = carte d’action
card-endowment_for_the_arts_iii = Mécénat
    .text = Pour chaque civilisation plus riche en culture que la vôtre, marquez des points de culture : 6 à deux joueurs, 3 à trois, 2 à quatre.
    .kind = carte d’action
card-engineering_genius_iii = Génie civil (III)
    .text = Construisez exactement une étape de votre merveille pour 5 ressources de moins.
    .kind = carte d’action
card-military_build_up_iii = Course à l’armement
    .text = Ce tour-ci, pour chaque civilisation plus forte que la vôtre, des ressources pour vos unités militaires : 8 à deux joueurs, 5 à trois, 3 à quatre.
    .kind = carte d’action
card-patriotism_iii = Patriotisme (III)
    .text = Ce tour-ci, 1 action militaire de plus et 4 ressources pour vos unités militaires.
    .kind = carte d’action
card-reserves_iii = Réserves (III)
    .text = Gagnez 4 unités de nourriture ou 4 ressources.
    .kind = carte d’action
card-revolutionary_idea_iii = Idée révolutionnaire (III)
    .text = Marquez 6 points de science.
    .kind = carte d’action
card-urban_growth_iii = Croissance urbaine (III)
    .text = Construisez ou améliorez un bâtiment urbain pour 4 ressources de moins.
    .kind = carte d’action
card-development_of_agriculture = Développement de l’agriculture
    .text = Chaque civilisation gagne 2 unités de nourriture.
    .kind = événement
card-development_of_civilization = Développement de la civilisation
    .text = Chaque civilisation peut faire une de ces choses, sans dépenser d’action : accroître sa population pour 1 unité de nourriture de moins ; construire une ferme, une mine ou un bâtiment urbain pour 1 ressource de moins ; développer une technologie pour 1 point de science de moins.
    .kind = événement
card-development_of_crafts = Développement de l’artisanat
    .text = Chaque civilisation gagne 2 ressources.
    .kind = événement
card-development_of_markets = Développement des marchés
    .text = Chaque civilisation gagne 2 unités de nourriture ou 2 ressources.
    .kind = événement
card-development_of_politics = Développement de la politique
    .text = Chaque joueur pioche 3 cartes militaires.
    .kind = événement
card-development_of_religion = Développement de la religion
    .text = Chaque joueur ayant un ouvrier inutilisé peut construire gratuitement un temple de l’Âge A.
    .kind = événement
card-development_of_science = Développement des sciences
    .text = Chaque civilisation marque 2 points de science.
    .kind = événement
card-development_of_settlement = Développement du peuplement
    .text = Chaque civilisation gagne 1 population.
    .kind = événement
card-development_of_trade_routes = Développement des routes commerciales
    .text = Chaque civilisation marque 1 point de science et gagne 1 unité de nourriture et 1 ressource.
    .kind = événement
card-development_of_warfare = Développement militaire
    .text = Chaque joueur ayant un ouvrier inutilisé peut construire gratuitement une unité de Guerriers.
    .kind = événement
card-fighting_band = Groupe de combat
    .text = Armée : 2 infanteries. +1 force par armée.
    .kind = tactique
card-heavy_cavalry = Cavalerie lourde
    .text = Armée : 3 cavaleries. +4 force par armée.
    .kind = tactique
card-legion = Légion
    .text = Armée : 3 infanteries. +2 force par armée.
    .kind = tactique
card-medieval_army = Armée médiévale
    .text = Armée : 1 infanterie + 1 cavalerie. +2 force par armée.
    .kind = tactique
card-phalanx = Phalange
    .text = Armée : 2 infanteries + 1 cavalerie. +3 force par armée.
    .kind = tactique
card-military_bonus_i = Bonus militaire (I)
    .text = Défense +2, colonisation +1.
    .kind = bonus militaire
card-enslave_i = Asservissement
    .text = 2 actions militaires. Le rival perd 1 population ; vous gagnez 2 unités de nourriture et 2 ressources.
    .kind = agression
card-plunder_i = Pillage (I)
    .text = 1 action militaire. Prenez au rival jusqu’à 3 unités de nourriture et/ou de ressources, réparties à votre choix.
    .kind = agression
card-raid_i = Raid (I)
    .text = 1 action militaire. Détruisez 1 bâtiment urbain du rival, de l’Âge A ou I ; gagnez en ressources la moitié de son coût, arrondie à l’unité supérieure.
    .kind = agression
card-open_borders_agreement = Accord de libre circulation
    .text = Tous deux : +1 action militaire. Si l’un attaque l’autre, l’attaquant a +2 force pour cette attaque.
    .kind = pacte
card-trade_routes_agreement = Accord sur les routes commerciales
    .text = Une fois à chacun de ses tours, A peut utiliser 1 unité de nourriture comme 1 ressource, et B 1 ressource comme 1 unité de nourriture.
    .kind = pacte
card-developed_territory_i = Territoire développé (I)
    .text = Immédiat : 3 points de science. Permanent : +1 cube jaune, +1 cube bleu.
    .kind = territoire
card-historic_territory_i = Territoire historique (I)
    .text = Immédiat : 6 points de culture. Permanent : +1 bonheur.
    .kind = territoire
card-inhabited_territory_i = Territoire habité (I)
    .text = Immédiat : 1 population. Permanent : +2 cubes jaunes.
    .kind = territoire
card-strategic_territory_i = Territoire stratégique (I)
    .text = Immédiat : 3 cartes militaires. Permanent : +2 force.
    .kind = territoire
card-vast_territory_i = Vaste territoire (I)
    .text = Immédiat : 3 unités de nourriture. Permanent : +3 cubes jaunes, −1 cube bleu.
    .kind = territoire
card-wealthy_territory_i = Territoire riche (I)
    .text = Immédiat : 5 ressources. Permanent : +3 cubes bleus.
    .kind = territoire
card-barbarians = Barbares
    .text = Si la civilisation la plus riche en culture est l’une des deux plus faibles (à deux joueurs : la plus faible), elle perd 1 population.
    .kind = événement
card-border_conflict = Conflit frontalier
    .text = La civilisation la plus faible détruit une de ses fermes, une de ses mines ou un de ses bâtiments urbains. La plus forte gagne 3 ressources.
    .kind = événement
card-crusades = Croisades
    .text = La civilisation la plus forte marque 4 points de culture, la plus faible en perd 4.
    .kind = événement
card-cultural_influence = Influence culturelle
    .text = Chaque civilisation marque autant de points de culture que son niveau de culture.
    .kind = événement
card-foray = Incursion
    .text = Les deux civilisations les plus fortes (à deux joueurs : la plus forte) gagnent chacune 3 unités de nourriture et/ou de ressources, réparties à leur choix.
    .kind = événement
card-good_harvest = Bonne récolte
    .text = Chaque civilisation produit de la nourriture, sans corruption ni consommation.
    .kind = événement
card-immigration = Immigration
    .text = Les civilisations au plus grand bonheur, égalités comprises, gagnent chacune 1 population.
    .kind = événement
card-new_deposits = Nouveaux gisements
    .text = Chaque civilisation produit des ressources, sans corruption.
    .kind = événement
card-pestilence = Peste
    .text = Chaque civilisation perd 1 population.
    .kind = événement
card-raiders = Pillards
    .text = Les deux civilisations les plus faibles (à deux joueurs : la plus faible) perdent chacune 2 unités de nourriture et/ou de ressources, réparties à leur choix.
    .kind = événement
card-rats = Rats
    .text = Chaque civilisation perd toute sa nourriture.
    .kind = événement
card-rebellion = Rébellion
    .text = Chaque civilisation perd 2 actions civiles par ouvrier mécontent.
    .kind = événement
card-reign_of_terror = Règne de la terreur
    .text = La civilisation la plus faible perd 1 population.
    .kind = événement
card-scientific_breakthrough = Avancée scientifique
    .text = Chaque civilisation marque autant de points de science que son niveau de science.
    .kind = événement
card-uncertain_borders = Frontières incertaines
    .text = La civilisation la plus forte prend 1 cube jaune dans la réserve jaune de la plus faible et le met dans la sienne.
    .kind = événement
card-classic_army = Armée classique
    .text = Armée : 2 infanteries + 2 cavaleries. +8 force par armée, +4 si elle est obsolète.
    .kind = tactique
card-conquistadors = Conquistadors
    .text = Armée : 1 infanterie + 2 cavaleries. +5 force par armée, +3 si elle est obsolète.
    .kind = tactique
card-defensive_army = Armée défensive
    .text = Armée : 2 infanteries + 1 artillerie. +6 force par armée, +3 si elle est obsolète.
    .kind = tactique
card-fortifications = Fortifications
    .text = Armée : 2 artilleries. +5 force par armée, +3 si elle est obsolète.
    .kind = tactique
card-mobile_artillery = Artillerie mobile
    .text = Armée : 1 cavalerie + 1 artillerie. +5 force par armée, +3 si elle est obsolète.
    .kind = tactique
card-napoleonic_army = Armée napoléonienne
    .text = Armée : 1 infanterie + 1 cavalerie + 1 artillerie. +7 force par armée, +4 si elle est obsolète.
    .kind = tactique
card-military_bonus_ii = Bonus militaire (II)
    .text = Défense +4, colonisation +2.
    .kind = bonus militaire
card-annex_ii = Annexion
    .text = 2 actions militaires. Prenez 1 colonie du rival : seul son effet permanent vous revient.
    .kind = agression
card-infiltrate_ii = Infiltration
    .text = 2 actions militaires. Retirez du jeu le leader ou la merveille inachevée du rival ; marquez 3 points de culture par niveau de cette carte.
    .kind = agression
card-plunder_ii = Pillage (II)
    .text = 1 action militaire. Prenez au rival jusqu’à 5 unités de nourriture et/ou de ressources, réparties à votre choix.
    .kind = agression
card-raid_ii = Raid (II)
    .text = 2 actions militaires. Détruisez jusqu’à 2 bâtiments urbains du rival, un de l’Âge II ou plus ancien et un de l’Âge I ou A ; gagnez en ressources la moitié de la somme de leurs coûts, arrondie à l’unité supérieure.
    .kind = agression
card-spy_ii = Espionnage
    .text = 1 action militaire. Prenez au rival jusqu’à 5 points de science.
    .kind = agression
card-war_over_technology_ii = Guerre pour la Technologie
    .text = 2 actions militaires. Le vainqueur prend au perdant, à hauteur de son avantage, des points de science ou des technologies spéciales, chacune pour son coût en science.
    .kind = guerre
card-war_over_territory_ii = Guerre pour le Territoire
    .text = 2 actions militaires. Le vainqueur prend dans la réserve jaune du perdant 1 cube jaune, plus 1 par tranche de 5 d’avantage.
    .kind = guerre
card-acceptance_of_supremacy = Acceptation de la suprématie
    .text = À chaque production, A produit 1 ressource de plus, B 1 de moins. Ils ne peuvent pas s’attaquer.
    .kind = pacte
card-international_trade_agreement = Accord commercial international
    .text = À chaque production, A produit 1 ressource de plus, B 1 unité de nourriture de plus.
    .kind = pacte
card-promise_of_military_protection = Promesse de protection militaire
    .text = A : +1 culture. B : +4 force, −1 culture. Prend fin si l’un attaque l’autre.
    .kind = pacte
card-scientific_cooperation = Coopération scientifique
    .text = Quand l’un développe une technologie, il paie 2 points de science de moins et l’autre en paie 1 ; si l’autre n’en a pas, c’est impossible.
    .kind = pacte
card-developed_territory_ii = Territoire développé (II)
    .text = Immédiat : 5 points de science. Permanent : +2 cubes jaunes, +2 cubes bleus.
    .kind = territoire
card-historic_territory_ii = Territoire historique (II)
    .text = Immédiat : 11 points de culture. Permanent : +2 bonheur.
    .kind = territoire
card-inhabited_territory_ii = Territoire habité (II)
    .text = Immédiat : 2 populations. Permanent : +3 cubes jaunes.
    .kind = territoire
card-strategic_territory_ii = Territoire stratégique (II)
    .text = Immédiat : 5 cartes militaires. Permanent : +4 force.
    .kind = territoire
card-vast_territory_ii = Vaste territoire (II)
    .text = Immédiat : 4 unités de nourriture. Permanent : +4 cubes jaunes, −1 cube bleu.
    .kind = territoire
card-wealthy_territory_ii = Territoire riche (II)
    .text = Immédiat : 9 ressources. Permanent : +4 cubes bleus.
    .kind = territoire
card-civil_unrest = Troubles civils
    .text = Chaque civilisation perd 4 points de culture par ouvrier mécontent. Celles qui ont le plus de mécontents perdent aussi 1 cube bleu.
    .kind = événement
card-cold_war = Guerre froide
    .text = Les deux civilisations les plus fortes (à deux joueurs : la plus forte) marquent chacune 6 points de science.
    .kind = événement
card-crime_wave = Vague de crimes
    .text = Les deux civilisations les plus faibles (à deux joueurs : la plus faible) perdent chacune 3 points de culture et 1 cube bleu.
    .kind = événement
card-economic_progress = Progrès économique
    .text = Chaque civilisation subit la corruption, produit de la nourriture, consomme, puis produit des ressources.
    .kind = événement
card-emigration = Émigration
    .text = Chaque civilisation perd autant de population que la moitié de ses ouvriers mécontents, arrondie à l’unité supérieure.
    .kind = événement
card-iconoclasm = Iconoclasme
    .text = Les leaders qui ne sont pas de l’âge actuel quittent le jeu.
    .kind = événement
card-independence_declaration = Déclaration d’indépendance
    .text = La civilisation la plus faible perd une colonie de son choix.
    .kind = événement
card-international_agreement = Accord international
    .text = La civilisation la plus forte reçoit 5 actions civiles pour prendre des cartes dans la rangée ; si elle en prend, elle renonce à sa prochaine action politique. La rangée est ensuite complétée, sans rien retirer.
    .kind = événement
card-national_pride = Fierté nationale
    .text = La civilisation la plus riche en culture marque 5 points de culture.
    .kind = événement
card-politics_of_strength = Politique de la force
    .text = La civilisation la plus forte pioche 5 cartes militaires, la plus faible en défausse 3. Au dernier âge, à la place, la plus forte marque 5 points de culture et la plus faible en perd 3.
    .kind = événement
card-popularization_of_science = Vulgarisation de la science
    .text = Chaque civilisation marque autant de points de culture que son niveau de science.
    .kind = événement
card-prosperity = Prospérité
    .text = Chaque civilisation gagne 1 unité de nourriture par bonheur.
    .kind = événement
card-ravages_of_time = Ravages du temps
    .text = Chaque joueur retourne une de ses merveilles achevées de l’Âge A ou I : elle perd ses effets et produit 2 culture. Elle compte toujours comme achevée.
    .kind = événement
card-refugees = Réfugiés
    .text = La civilisation la plus faible perd 3 points de culture et 1 population. La plus forte marque 3 points de culture et gagne 1 population.
    .kind = événement
card-terrorism = Terrorisme
    .text = La civilisation la plus pauvre en culture détruit un bâtiment urbain de son choix dans chaque autre civilisation.
    .kind = événement
card-entrenchments = Retranchements
    .text = Armée : 1 infanterie + 2 artilleries. +9 force par armée, +5 si elle est obsolète.
    .kind = tactique
card-mechanized_army = Armée mécanisée
    .text = Armée : 1 cavalerie + 2 artilleries. +10 force par armée, +5 si elle est obsolète.
    .kind = tactique
card-modern_army = Armée moderne
    .text = Armée : 2 infanteries + 1 cavalerie + 1 artillerie. +13 force par armée, +7 si elle est obsolète.
    .kind = tactique
card-shock_troops = Armée furtive
    .text = Armée : 1 infanterie + 3 cavaleries. +11 force par armée, +6 si elle est obsolète.
    .kind = tactique
card-military_bonus_iii = Bonus militaire (III)
    .text = Défense +6, colonisation +3.
    .kind = bonus militaire
card-armed_intervention_iii = Intervention armée
    .text = 2 actions militaires. Prenez au rival jusqu’à 7 points de culture.
    .kind = agression
card-plunder_iii = Pillage (III)
    .text = 1 action militaire. Prenez au rival jusqu’à 7 unités de nourriture et/ou de ressources, réparties à votre choix.
    .kind = agression
card-raid_iii = Raid (III)
    .text = 3 actions militaires. Détruisez jusqu’à 2 bâtiments urbains du rival, un de n’importe quel âge et un de l’Âge II ou plus ancien ; gagnez en ressources la moitié de la somme de leurs coûts, arrondie à l’unité supérieure.
    .kind = agression
card-war_over_culture_iii = Guerre pour la Culture
    .text = 3 actions militaires. Le vainqueur prend au perdant 5 points de culture, plus 1 par point d’avantage.
    .kind = guerre
card-international_tourism = Tourisme international
    .text = Tous deux : +1 culture par merveille achevée du partenaire.
    .kind = pacte
card-loss_of_sovereignty = Perte de souveraineté
    .text = A : +2 culture. B : −2 culture, et personne ne peut lui déclarer la guerre. Ils ne peuvent pas s’attaquer.
    .kind = pacte
card-military_alliance = Alliance militaire
    .text = Tous deux : +3 force. Prend fin si l’un attaque l’autre.
    .kind = pacte
card-peace_treaty = Traité de paix
    .text = Tous deux : +1 culture. Ils ne peuvent pas s’attaquer.
    .kind = pacte
card-impact_of_agriculture = Impact de l’Agriculture
    .text = Autant de points de culture que les fermes produisent de nourriture, plus 4 si cette production dépasse la consommation.
    .kind = événement
card-impact_of_architecture = Impact de l’Architecture
    .text = 1 point de culture par niveau de chaque bâtiment urbain.
    .kind = événement
card-impact_of_balance = Impact de l’Équilibre
    .text = Points de culture : deux fois la plus faible des productions de science, de culture, de nourriture et de ressources.
    .kind = événement
card-impact_of_colonies = Impact des Colonies
    .text = 3 points de culture par colonie.
    .kind = événement
card-impact_of_competition = Impact de la Compétition
    .text = 1 point de culture par niveau de chaque unité militaire et de chaque arène.
    .kind = événement
card-impact_of_government = Impact du Gouvernement
    .text = 2 points de culture par action civile, 1 par action militaire.
    .kind = événement
card-impact_of_happiness = Impact du Bonheur
    .text = 2 points de culture par bonheur, −2 par ouvrier mécontent.
    .kind = événement
card-impact_of_industry = Impact de l’Industrie
    .text = Autant de points de culture que les mines produisent de ressources.
    .kind = événement
card-impact_of_population = Impact de la Population
    .text = 2 points de culture par ouvrier satisfait au-delà de 10.
    .kind = événement
card-impact_of_progress = Impact du Progrès
    .text = 2 points de culture par niveau du gouvernement et des technologies spéciales.
    .kind = événement
card-impact_of_science = Impact des Sciences
    .text = Points de culture selon le rang en niveau de science. Départage habituel.
    .kind = événement
card-impact_of_strength = Impact de la Force
    .text = Points de culture selon le rang en niveau de force. Départage habituel.
    .kind = événement
card-impact_of_technology = Impact de la Technologie
    .text = 4 points de culture par technologie de l’Âge III (partie plus courte : de l’Âge II).
    .kind = événement
card-impact_of_variety = Impact de la Diversité
    .text = 2 points de culture par type d’unité militaire, par type de bâtiment urbain et par technologie spéciale.
    .kind = événement
card-impact_of_wonders = Impact des Merveilles
    .text = Par merveille achevée : 5 points de culture (Âge A), 4 (I), 3 (II), 2 (III).
    .kind = événement

## What belongs to the text of a card at a table

# $ranking: what the ranks score there, "14/7/0". The clients add this to the card's own text.
ranking-impact_of_science = Du premier au dernier : { $ranking }.
ranking-impact_of_strength = { ranking-impact_of_science }

## Names: everything else on the table

age-0 = Âge A
    .of = de l’Âge A
    .turns = l’Âge A commence.
age-1 = Âge I
    .of = de l’Âge I
    .turns = l’Âge I commence.
age-2 = Âge II
    .of = de l’Âge II
    .turns = l’Âge II commence.
age-3 = Âge III
    .of = de l’Âge III
    .turns = l’Âge III commence.
age-4 = dernier âge
    .of = du dernier âge
    .turns = le dernier âge s’achève.
side-a = A
side-b = B
space = Emplacement { $number }
stage = Étapes : { $number }
bid = Enchère { $number }
mix = { $number } en nourriture
hand = { $card } en main
    .id = card
tactic = { $card } parmi les tactiques communes
    .id = card
bank-yellow = Réserve jaune
workers-unused = Ouvriers inutilisés
deck-future = Événements futurs
deck-current = Événements actuels
area-colonies = Colonies
way-peaceful = Changement pacifique
way-revolution = Révolution
way-culture = Comme Guerre pour la Culture
way-cancel = Annuler le pacte
loss-destroy = Détruire
loss-disband = Démanteler
goods-food = Nourriture
goods-resources = Ressources
victim-leader = Leader
victim-wonder = Merveille inachevée

## Choices, as a list offers them

# $space: the number of the space.
action-take = Prendre la carte de l’emplacement { $space }
action-population = Accroître votre population
action-build = Construire { $card }
action-upgrade = Améliorer { $low } en { $high }
action-destroy = Détruire { $card }
action-disband = Démanteler { $card }
action-leader = Mettre en jeu { $card }
action-stage = Construire { $number ->
        [one] une étape
       *[other] { $number } étapes
    } de votre merveille
action-develop = Développer { $card }
action-revolution = Déclarer une révolution : { $card }
action-play = Jouer { $card }
action-tactic = Jouer la tactique { $card }
action-copy = Copier la tactique { $card }
action-muster = Accroître votre population et construire { $card } avec le nouvel ouvrier (Barberousse)
action-compose = Transformer { $low } en { $high } (Bach)
action-law = Utiliser une action militaire comme action civile (Hammourabi)
action-liner = Gagner un ouvrier (Paquebots transatlantiques)
action-wartime = Prendre de la science et des ressources pour vos unités militaires au lieu de points de culture (Churchill)
action-trade = Utiliser ce tour-ci 1 unité de nourriture comme ressource, ou 1 ressource comme nourriture (Accord sur les routes commerciales)
action-end = Terminer votre tour
action-prepare = Planifier l’événement { $card }
action-aggression = Jouer { $card } contre { $seat }
action-war = Déclarer la guerre à { $seat } : { $card }
action-culture-war = Déclarer la guerre à { $seat } : { $card }, comme Guerre pour la Culture
action-pact = Proposer à { $seat } le pacte { $card }, en prenant le côté { $side }
action-pact-equal = Proposer à { $seat } le pacte { $card }
action-cancel = Annuler le pacte posé chez { $seat }
action-resign = Abandonner
action-retire = Retirer Alexandre pour un cube jaune
action-settle = Coloniser { $card } depuis votre main (Colomb)
action-peek = Regarder le prochain événement (Jeanne d’Arc)
action-pass = Passer
action-bid = Miser { $number }
action-send = Envoyer { $card }
action-bonus = Jouer la carte { $card }
action-discard = Défausser { $card }
action-done = Terminer
action-lose = Perdre un ouvrier sur { $card }
action-raze = Raser { $card }
action-mix = Choisir { $number } en nourriture, le reste en ressources
action-gain-food = Tout prendre en nourriture
action-gain-resources = Tout prendre en ressources
action-colony = Choisir la colonie { $card }
action-ravage = Livrer { $card } aux ravages du temps
action-under = Glisser Homère sous { $card }
action-remove-leader = Retirer le leader
action-remove-wonder = Retirer la merveille inachevée
action-accept = Accepter
action-refuse = Refuser
action-seize = Prendre la technologie { $card }
action-keep = Conserver { $card }
action-token = Prendre le cube bleu sur { $card }

## Prompts: what is asked, in one line

prompt-politics = Phase politique : faites une action politique, ou passez.
prompt-peek = Vous avez renoncé à votre action politique. Jeanne d’Arc peut quand même regarder le prochain événement.
prompt-first-round = Première manche : prenez des cartes de la rangée. Actions civiles restantes : { $civil }.
prompt-actions = Vos actions : { $civil ->
        [one] { $civil } civile
       *[other] { $civil } civiles
    }, { $military ->
        [one] { $military } militaire
       *[other] { $military } militaires
    }.
prompt-order = { $card } : appliquez ce que dit la carte.
prompt-homer = Homère s’en va : reposera-t-il sous une merveille ?
prompt-auction-open = { $card } a été découvert. Combien misez-vous ?
# $bid: the last bid. $seat: who made it.
prompt-auction = { $card } : { $seat } mise { $bid }. Misez-vous davantage ?
# $bid: what must be reached. $sent: the force so far.
prompt-force = { $card } : envoyez une force d’au moins { $bid }. Pour l’instant : { $sent }.
prompt-defence = { $seat } attaque avec { $card }. Défendez-vous ; ajouté jusqu’ici : { $so-far }.
prompt-lose-population = Vous perdez un ouvrier : sur quelle carte ?
prompt-destroy-own = Détruisez une de vos fermes, une de vos mines ou un de vos bâtiments urbains.
prompt-destroy = Détruisez un bâtiment urbain chez { $seat }.
prompt-mixed-gain = Gagnez { $number ->
        [one] { $number } unité de nourriture ou de ressources
       *[other] { $number } unités de nourriture ou de ressources
    } : combien en nourriture ?
prompt-mixed-loss = Perdez { $number ->
        [one] { $number } unité de nourriture ou de ressources
       *[other] { $number } unités de nourriture ou de ressources
    } : combien en nourriture ?
prompt-plunder = Prenez { $number ->
        [one] { $number } unité de nourriture ou de ressources
       *[other] { $number } unités de nourriture ou de ressources
    } à { $seat } : combien en nourriture ?
prompt-food-or-resources = Gagnez { $number ->
        [one] { $number } unité de nourriture ou { $number } ressource
       *[other] { $number } unités de nourriture ou { $number } ressources
    }.
prompt-lose-colony = Vous perdez une colonie : laquelle ?
prompt-annex = Quelle colonie prenez-vous à { $seat } ?
prompt-ravage = Ravages du temps : laquelle de vos merveilles tombe ?
prompt-infiltrate = Que retirez-vous du jeu chez { $seat } ?
prompt-civil-life = Vous pouvez accroître votre population, construire ou développer une technologie pour { $number } de moins.
prompt-free-building = Vous pouvez construire { $card } gratuitement.
prompt-discard = Défaussez encore { $number ->
        [one] une carte militaire
       *[other] { $number } cartes militaires
    }.
prompt-agreement = Prenez des cartes de la rangée. Actions restantes : { $number }.
# $side: the side of the player who is asked.
prompt-offer = { $seat } vous propose le pacte { $card } ; vous auriez le côté { $side }.
prompt-offer-equal = { $seat } vous propose le pacte { $card }.
prompt-spoils = Il vous reste { $number } de votre avantage. Prenez des technologies spéciales à { $seat }, ou le reste en points de science.
prompt-keep = Lequel de vos deux événements gardez-vous pour la fin de la partie ?
prompt-token = Vous perdez un cube bleu : sur quelle carte ?
prompt-token-wonder = La réserve bleue est vide : sur quelle carte prenez-vous le cube bleu de la merveille ?

## Questions before something is given up

# $civil, $military: actions left that something could be done with.
forgo-actions = { $military ->
        [0] { $civil ->
            [one] 1 action civile non utilisée : terminer le tour ?
           *[other] { $civil } actions civiles non utilisées : terminer le tour ?
        }
       *[other] { $civil ->
            [0] { $military ->
                [one] 1 action militaire non utilisée : terminer le tour ?
               *[other] { $military } actions militaires non utilisées : terminer le tour ?
            }
            [one] { $military ->
                [one] 1 action civile et 1 militaire non utilisées : terminer le tour ?
               *[other] 1 action civile et { $military } militaires non utilisées : terminer le tour ?
            }
           *[other] { $military ->
                [one] { $civil } actions civiles et 1 militaire non utilisées : terminer le tour ?
               *[other] { $civil } actions civiles et { $military } militaires non utilisées : terminer le tour ?
            }
        }
    }
forgo-first-card = { $civil ->
        [one] Vous n’avez pris aucune carte, 1 action civile non utilisée : terminer le tour ?
       *[other] Vous n’avez pris aucune carte, { $civil } actions civiles non utilisées : terminer le tour ?
    }
forgo-free = Il reste quelque chose que vous pouvez faire sans dépenser d’action : terminer le tour ?
forgo-gift-civil_life = Vous pouvez encore accroître votre population, construire ou développer à moindre coût : passer ?
forgo-gift-free_building = Vous pouvez encore construire { $card } gratuitement : passer ?
forgo-gift-agreement = Vous pouvez encore prendre des cartes de la rangée : terminer ?
forgo-gift-spoils = Vous pouvez encore prendre des technologies spéciales, et { $seat } a trop peu de science pour le reste : terminer ?
forgo-gift-destroy = Vous pouvez encore détruire un bâtiment : terminer ?

## Refusals: means

# $need: what it takes. $have: what there is.
refusal-no-civil-action = Il faut { $need ->
        [one] une action civile
       *[other] { $need } actions civiles
    } ; vous en avez { $have }.
refusal-no-military-action = Il faut { $need ->
        [one] une action militaire
       *[other] { $need } actions militaires
    } ; vous en avez { $have }.
refusal-no-food = Cela coûte { $need ->
        [one] { $need } unité de nourriture
       *[other] { $need } unités de nourriture
    } ; vous en avez { $have }.
refusal-no-resources = Cela coûte { $need ->
        [one] une ressource
       *[other] { $need } ressources
    } ; vous en avez { $have }.
refusal-no-science = Cela coûte { $need ->
        [one] { $need } point de science
       *[other] { $need } points de science
    } ; vous en avez { $have }.
refusal-partner-without-science = Votre partenaire de Coopération scientifique n’a pas le point de science qu’il doit payer.
refusal-empty-bank = Votre réserve jaune est vide : aucun ouvrier ne peut plus en venir.

## Refusals: the card row and the hand

refusal-empty-space = Il n’y a pas de carte à cet emplacement.
refusal-leader-of-this-age = Vous avez déjà pris un leader { $age-of }.
refusal-unfinished-wonder = Achevez votre merveille avant de prendre { $card }.
refusal-technology-known = Vous avez déjà { $card }.
refusal-hand-full = Votre main est pleine : { $limit } cartes civiles au plus.
refusal-only-taking = À la première manche, on ne peut que prendre des cartes.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-military-card-not-in-hand = Vous n’avez pas cette carte militaire en main.
refusal-just-taken = Une carte d’action ne se joue pas au tour où elle a été prise.
refusal-order-impossible = Ce que la carte demande est impossible pour l’instant.
refusal-not-ordered = La carte que vous avez jouée demande autre chose.

## Refusals: workers, wonders, governments

refusal-not-in-play = Cette technologie n’est pas en jeu.
refusal-no-unused-worker = Vous n’avez pas d’ouvrier inutilisé.
refusal-urban-limit = Votre gouvernement autorise { $limit } bâtiments de ce type au plus.
refusal-no-worker-here = La carte de niveau inférieur ne porte pas d’ouvrier.
refusal-nothing-to-destroy = Il n’y a rien à détruire ici.
refusal-nothing-to-disband = Il n’y a pas d’unité à démanteler ici.
refusal-no-wonder = Vous n’avez pas de merveille inachevée.
refusal-no-such-stage = Votre merveille n’a plus autant d’étapes.
refusal-too-many-stages = Autant d’étapes à la fois demandent une meilleure technologie de construction.
refusal-civil-actions-spent = Une révolution demande toutes vos actions civiles : aucune ne doit être déjà dépensée.
refusal-military-actions-spent = Avec Robespierre, une révolution demande toutes vos actions militaires : aucune ne doit être déjà dépensée.

## Refusals: leaders

refusal-not-hammurabi = Seul Hammourabi fait d’une action militaire une action civile.
refusal-hammurabi-used = Hammourabi le fait une fois par tour.
refusal-no-red-token = Il ne vous reste pas d’action militaire.
refusal-no-liner = Vous n’avez pas les Paquebots transatlantiques.
refusal-liner-used = Les Paquebots transatlantiques amènent un ouvrier par tour.
refusal-not-churchill = Winston Churchill n’est pas votre leader.
refusal-churchill-used = Churchill a déjà fait son choix ce tour-ci.
refusal-no-trade-routes = Vous n’avez pas d’Accord sur les routes commerciales.
refusal-trade-used = Vous avez déjà échangé ce tour-ci.
refusal-nothing-to-trade = Vous n’avez rien à échanger.
refusal-traded-once = Ce qui est échangé paie l’ouvrier ou l’unité, pas les deux.
refusal-wonder-not-yours = Homère ne peut reposer que sous une merveille que vous avez achevée.
refusal-not-barbarossa = Frédéric Barberousse n’est pas votre leader.
refusal-not-bach = J. S. Bach n’est pas votre leader.
refusal-bach-used = Bach le fait une fois par tour.
refusal-bach-not-ordered = La transformation de Bach en spectacle est une action à part : aucune carte d’action ne peut servir à la faire.
refusal-not-alexander = Alexandre le Grand n’est pas votre leader.
refusal-not-columbus = Christophe Colomb n’est pas votre leader.
refusal-not-joan = Jeanne d’Arc n’est pas votre leader.
refusal-politics-given-up = Vous avez renoncé à cette action politique pour l’Accord international.
refusal-peeked = Vous avez déjà regardé le prochain événement.
refusal-not-cook = Seul James Cook permet de défausser des cartes pour une colonie.
refusal-cook-used = James Cook ne défausse pas plus de deux cartes.

## Refusals: tactics and attacks

refusal-tactic-changed = On ne change de tactique qu’une fois par tour.
refusal-tactic-not-common = Cette tactique n’est pas parmi les tactiques communes.
refusal-tactic-in-use = C’est déjà votre tactique.
refusal-no-such-rival = Ce rival n’existe pas.
refusal-peaceful-leader = Avec Gandhi, vous ne pouvez pas attaquer.
refusal-pact-forbids = Un pacte interdit les attaques entre vous.
refusal-not-stronger = Vous devez être plus fort que votre rival.
refusal-no-target = Votre rival n’a rien que cette carte puisse prendre.
refusal-last-round = On ne déclare pas de guerre à la dernière manche.
refusal-protected-from-war = Un pacte protège ce joueur des guerres.
refusal-not-shorter = Une guerre ne peut compter comme Guerre pour la Culture que dans la partie plus courte.
refusal-too-many-defenders = Vous ne pouvez pas utiliser plus de cartes que votre total d’actions militaires.
refusal-not-to-seize = Vous ne pouvez pas vous emparer de cette technologie.
refusal-nothing-to-remove = Votre rival n’en a pas.
refusal-more-to-destroy = Un bâtiment doit être détruit.
refusal-nothing-there = Ce bâtiment ne peut pas être détruit.
refusal-not-your-pact = Vous ne participez pas à un tel pacte.
refusal-no-resigning-now = On n’abandonne pas au dernier âge.
refusal-not-in-first-game = On n’abandonne pas dans une première partie.

## Refusals: events and colonies

# $bid: the last bid. $most: what the player could send.
refusal-bid-too-low = Vous devez miser plus de { $bid }.
refusal-bid-too-high = Vous pouvez envoyer { $most } au plus.
refusal-no-such-unit = Vous n’avez pas de telle unité.
refusal-force-too-small = Votre force est de { $sent } ; il faut atteindre { $bid }.
refusal-force-without-unit = Il faut envoyer au moins une unité.
refusal-bonus-as-bonus = Une carte de bonus se joue pour son bonus.
refusal-not-a-colony = Ce n’est pas une de ces colonies.
refusal-no-worker-to-lose = Cette carte ne porte pas d’ouvrier.
refusal-no-token-there = Cette carte ne porte pas de cube bleu.
refusal-not-that-mix = Il n’y en a pas autant.
refusal-not-to-be-ravaged = Seule une merveille achevée de l’Âge A ou I peut tomber.
refusal-not-this-building = C’est un autre bâtiment qui est offert.
refusal-units-not-meant = L’événement ne concerne pas les unités militaires.
refusal-not-dealt = Cet événement ne vous a pas été distribué.

## Refusals: not for now

refusal-answer-first = Répondez d’abord à ce que la carte vous demande.
refusal-not-now-civil = Les actions civiles se font dans votre phase d’actions.
refusal-not-now-military = Les actions militaires se font dans votre phase d’actions.
refusal-not-now-political = Les actions politiques se font dans votre phase politique.
refusal-not-now-colony = Vous ne colonisez pas de territoire pour l’instant.
refusal-not-now-event = Aucun événement ni attaque ne le demande pour l’instant.
refusal-not-now-end = Votre phase d’actions n’est pas en cours.
refusal-not-now-pass = Vous ne pouvez pas passer pour l’instant.
refusal-not-now-bonus = Les cartes de bonus servent à la défense et à la colonisation.
refusal-not-now-discard = Vous n’avez pas de carte militaire à défausser pour l’instant.
refusal-not-now-done = Il n’y a rien à terminer pour l’instant.
refusal-not-now-lose = Vous ne perdez pas d’ouvrier pour l’instant.
refusal-not-now-lose-colony = Aucune colonie ne change de mains pour l’instant.
refusal-not-now-under = Homère n’est pas remplacé pour l’instant.
refusal-not-now-remove = Vous n’infiltrez personne pour l’instant.
refusal-not-now-pact = Personne ne vous propose de pacte.
refusal-not-now-seize = Vous n’avez pas gagné de Guerre pour la Technologie.
refusal-not-now-keep = Ce n’est pas le moment de choisir un événement pour la fin de la partie.
refusal-not-now-token = Vous n’avez pas de cube bleu à prendre sur une carte pour l’instant.

## Log: the course of the game

event-turn-begins = Manche { $round } : { $seat }.
event-age-begins = { $age-turns }
event-yellow-lost = Chaque joueur perd { $count } cubes jaunes, ou ce qu’il en reste dans sa réserve.
event-last-round = La manche { $round } sera la dernière.
event-swept = Cartes retirées de la rangée : { $cards }.
event-dealt = Nouvelles cartes dans la rangée : { $cards }.
event-outdated = { $seat } défausse ses cartes obsolètes : { $civil ->
        [one] { $civil } civile
       *[other] { $civil } civiles
    }, { $military ->
        [one] { $military } militaire
       *[other] { $military } militaires
    }.
event-reshuffled = La défausse militaire forme un nouveau paquet.
event-drawn = { $seat } pioche { $count ->
        [one] une carte militaire
       *[other] { $count } cartes militaires
    }.
event-drawn-secret = { $seat } pioche { $cards }.
event-discarded = { $seat } défausse une carte militaire { $age-of }.
event-discarded-secret = { $seat } défausse { $card }.
event-won = { $winners-count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }
event-final-events = { $cards-count ->
        [0] Il ne reste aucun événement à compter.
       *[other] Événements comptés à la fin : { $cards }.
    }
event-final-score = { $seat } : { $amount-signed } { $amount ->
        [one] point
       *[other] points
    } de culture au décompte final ({ $line }).
event-global-conflict = Conflit global : { $seat } marque { $amount ->
        [one] { $amount } point de culture
       *[other] { $amount } points de culture
    }.
event-endings-seen = Les joueurs prennent connaissance des événements distribués pour la fin de la partie.
event-endings-seen-secret = Vos événements pour la fin de la partie : { $cards }.
event-event-kept = { $seat } a choisi un événement pour la fin de la partie.
event-event-kept-secret = { $seat } garde { $card }.
event-resigned = { $seat } abandonne.
event-politics-given-up = { $seat } a renoncé à cette action politique.

## Log: actions

event-taken = { $seat } prend { $card } { $cost ->
        [0] sans dépenser d’action
        [one] pour une action
       *[other] pour { $cost } actions
    }.
event-population = { $seat } accroît sa population pour { $food ->
        [one] { $food } unité de nourriture
       *[other] { $food } unités de nourriture
    }.
event-built = { $seat } construit { $card } { $cost ->
        [0] gratuitement
        [one] pour { $cost } ressource
       *[other] pour { $cost } ressources
    }.
event-upgraded = { $seat } améliore { $low } en { $high } { $cost ->
        [0] gratuitement
        [one] pour { $cost } ressource
       *[other] pour { $cost } ressources
    }.
event-destroyed = { $seat } détruit { $card }.
event-disbanded = { $seat } démantèle { $card }.
event-leader = { $seat } a pour leader { $card }.
event-leader-leaves = { $seat } n’a plus { $card } pour leader.
event-homer-under = { $seat } glisse Homère sous { $card }.
event-law = { $seat } utilise une action militaire comme action civile.
event-liner = Les paquebots amènent un ouvrier à { $seat }.
event-wartime = { $seat } met la science et l’industrie au service de ses unités militaires.
event-traded = { $seat } tire parti de ses routes commerciales.
event-stages = { $seat } construit { $stages ->
        [one] une étape
       *[other] { $stages } étapes
    } de sa merveille, { $card }, { $cost ->
        [0] gratuitement
        [one] pour { $cost } ressource
       *[other] pour { $cost } ressources
    }.
event-wonder = { $seat } achève sa merveille, { $card }{ $culture ->
        [0] .
        [one] {""}, et marque { $culture } point de culture.
       *[other] {""}, et marque { $culture } points de culture.
    }
event-wonder-lost = { $seat } perd la merveille inachevée { $card }.
event-ravaged = Les ravages du temps frappent { $card }, chez { $seat }.
event-developed = { $seat } développe { $card } pour { $cost ->
        [one] { $cost } point de science
       *[other] { $cost } points de science
    }.
event-revolution = Révolution : { $seat } adopte { $card } pour { $cost ->
        [one] { $cost } point de science
       *[other] { $cost } points de science
    }.
event-action-card = { $seat } joue { $card }.
event-tactic = { $seat } joue la tactique { $card }.
event-tactic-copied = { $seat } copie la tactique { $card }.
event-tactic-common = La tactique { $card } devient commune : tous peuvent la copier.

## Log: production

event-production = { $seat } marque { $science ->
        [one] { $science } point de science
       *[other] { $science } points de science
    } et { $culture ->
        [one] { $culture } point de culture
       *[other] { $culture } points de culture
    }, produit { $food ->
        [one] { $food } unité de nourriture
       *[other] { $food } unités de nourriture
    } et { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }.
event-uprising = Révolte : { $seat } ne produit rien.
event-corruption = La corruption coûte à { $seat } { $amount ->
        [one] { $amount } ressource
       *[other] { $amount } ressources
    } (à défaut, de la nourriture).
event-consumption = { $seat } consomme { $amount ->
        [one] { $amount } unité de nourriture
       *[other] { $amount } unités de nourriture
    }.
event-consumption-traded = { $seat } paie { $amount } ressource au lieu de nourriture, grâce aux routes commerciales.
event-hunger = La faim coûte { $amount ->
        [one] { $amount } point de culture
       *[other] { $amount } points de culture
    } à { $seat }.
event-goods = { $seat } : { $food ->
        [0] { $resources-signed } { $resources ->
            [one] ressource
           *[other] ressources
        }
       *[other] { $food-signed } { $food ->
            [one] unité
           *[other] unités
        } de nourriture{ $resources ->
            [0] {""}
            [one] {""}, { $resources-signed } ressource
           *[other] {""}, { $resources-signed } ressources
        }
    }.
event-culture = { $seat } : { $amount-signed } { $amount ->
        [one] point
       *[other] points
    } de culture.
event-ranked = { $seat } : { $amount-signed } { $amount ->
        [one] point
       *[other] points
    } de culture selon le rang ({ $scale }).
event-science = { $seat } : { $amount-signed } { $amount ->
        [one] point
       *[other] points
    } de science.
event-population-gained = { $seat } gagne { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    }.
event-population-lost = { $seat } perd { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    }.
event-worker-lost = { $seat } perd un ouvrier sur { $card }.
event-token-lost = { $seat } perd un cube bleu sur { $card }.
event-blue-lost = { $seat } perd { $count ->
        [one] un cube bleu
       *[other] { $count } cubes bleus
    }.
event-actions-lost = { $seat } perd { $count ->
        [one] une action civile
       *[other] { $count } actions civiles
    }.
event-yellow-taken = { $seat } prend { $count ->
        [one] un cube jaune
       *[other] { $count } cubes jaunes
    } à { $rival }.

## Log: politics

event-prepared = { $seat } planifie un événement { $age-of } et marque { $culture ->
        [one] { $culture } point de culture
       *[other] { $culture } points de culture
    }.
event-prepared-secret = { $seat } planifie { $card } et marque { $culture ->
        [one] { $culture } point de culture
       *[other] { $culture } points de culture
    }.
event-event = Événement : { $card }.
event-peeked = { $seat } regarde le prochain événement.
event-peeked-secret = Le prochain événement sera { $card }.
event-bid = { $seat } mise { $amount }.
event-no-bid = { $seat } ne mise pas.
event-auction-won = { $seat } remporte { $card } avec une mise de { $amount }.
event-not-colonized = Personne ne colonise { $card }.
event-unit-sent = { $seat } envoie { $card }.
event-bonus-played = { $seat } joue { $card }.
event-colony = Nouvelle colonie pour { $seat } : { $card }.
event-colony-lost = { $seat } perd la colonie { $card }.
event-settled = Colomb conduit { $seat } vers { $card }.
event-razed = { $seat } perd { $card }.
event-aggression = { $seat } joue { $card } contre { $rival }.
event-aggression-repelled = L’attaque échoue : { $rival } repousse { $seat }.
event-aggression-succeeds = { $seat } réussit son attaque contre { $rival }.
event-war = { $seat } déclare la guerre à { $rival } : { $card }.
event-war-won = { $card } : { $seat } bat { $rival }, avec un avantage de { $amount }.
event-war-cancelled = { $card } : la guerre déclarée par { $seat } est annulée.
event-war-even = { $card } : la guerre s’achève sans vainqueur.
event-seized = { $seat } s’empare d’une technologie : { $card }.
event-pact-offered = { $seat } propose à { $rival } le pacte { $card }, en prenant le côté { $side }.
event-pact-offered-equal = { $seat } propose à { $rival } le pacte { $card }.
event-pact-accepted = { $seat } accepte le pacte { $card }.
event-pact-refused = { $seat } refuse le pacte { $card }.
event-pact-ends = Le pacte { $card } prend fin.

## What numbers are made of

cause-card = { $card }
# $count: the workers on the card.
cause-workers = { $card } ({ $count })
cause-limit = La limite de ce niveau
score-technologies = Technologies
score-government = Gouvernement
score-science = Niveau de science
score-strength = Niveau de force
score-happiness = Bonheur
score-production = Nourriture et ressources produites
score-colonies = Colonies
score-wonders = Merveilles de l’Âge II
score-event = { $card }
score-ranking = { $card } ({ $scale })
score-leader = { $card }

## Forecasts

forecast-civil-actions = Actions civiles
forecast-extra-civil-actions = Actions civiles empruntées
forecast-military-actions = Actions militaires
forecast-extra-military-actions = Actions militaires temporaires
forecast-army-resources = Ressources pour les unités militaires
forecast-army-science = Science pour les unités militaires
forecast-traded-food = Ressource utilisable comme nourriture
forecast-traded-resources = Nourriture utilisable comme ressource
forecast-discount = Réduction : { $card }
forecast-food = Nourriture
forecast-resources = Ressources
forecast-food-rate = Nourriture produite à chaque tour
forecast-resource-rate = Ressources produites à chaque tour
forecast-blue = Cubes bleus dans la réserve
forecast-yellow-tokens = Cubes jaunes
forecast-science = Points de science
forecast-culture = Points de culture
forecast-unused = Ouvriers inutilisés
forecast-culture-rate = Niveau de culture
forecast-science-rate = Niveau de science
forecast-strength = Force
forecast-happiness = Bonheur
forecast-civil-total = Actions civiles par tour
forecast-military-total = Actions militaires par tour
forecast-colonization = Colonisation
forecast-greatest-force = Force maximale que vous pouvez envoyer : { $number }
forecast-force = Force : { $sent } sur { $bid }
forecast-defence = Ajouté à votre défense
forecast-strengths = Votre force de { $own } contre { $theirs } ({ $seat })
forecast-open-borders = Libre circulation
forecast-uprising = Révolte : aucune production
forecast-uprising-near = Pas de révolte, mais aucun ouvrier inutilisé en trop
forecast-no-uprising = Pas de révolte
forecast-leader-scored = Points de culture : { $card }
forecast-science-scored = Points de science marqués
forecast-culture-scored = Points de culture marqués
forecast-corruption = Corruption
forecast-corruption-food = Corruption payée en nourriture
forecast-food-produced = Nourriture produite
forecast-consumption = Nourriture consommée
forecast-consumption-traded = Ressource consommée comme nourriture
forecast-hunger = Points de culture perdus par la faim
forecast-resources-produced = Ressources produites
forecast-cards-drawn = Cartes militaires piochées
forecast-cards-drawn-at-most = Cartes militaires piochées, au plus
forecast-cards-discarded = Cartes militaires à défausser

## Ce que font les joueurs dans une partie, compté

habits-source = Humains : 1 011 parties enregistrées sur un site, dont 692 à 2, 133 à 3 et 186 à 4 joueurs.
habit-rounds = tours
habit-culture = culture finale
habit-lead = avance du vainqueur sur le deuxième (médiane)
habit-science-left = science non dépensée à la fin (médiane)
habit-wonders = merveilles achevées
habit-stages = étapes de merveilles
habit-wonders-finished = merveilles commencées et achevées
habit-governments = changements de gouvernement
habit-first-government = tour du premier changement (médiane)
habit-cards = cartes civiles prises (médiane)
habit-cards-for-1 = … sur les cases à 1 action (médiane)
habit-cards-for-2 = … sur les cases à 2 actions (médiane)
habit-cards-for-3 = … sur les cases à 3 actions (médiane)
habit-share-for-3 = … part des cases à 3 actions
habit-cards-age-a = … à l’âge A
habit-cards-age-i = … à l’âge I
habit-cards-age-ii = … à l’âge II
habit-cards-age-iii = … à l’âge III
habit-cards-age-iv = … à l’âge IV
habit-leaders = leaders joués
habit-colonies = colonies
habit-bids = offres pour des colonies
habit-bonus-cards = cartes bonus jouées
habit-tactics = tactiques mises en jeu
habit-take-farms-mines = technologies de fermes et de mines prises
habit-take-urban = technologies urbaines prises
habit-take-units = technologies d’unités prises
habit-take-blue = technologies bleues prises
habit-take-action-cards = cartes d’action prises
habit-take-governments = gouvernements pris
habit-take-lab = laboratoires pris
habit-take-mine = mines prises
habit-take-farm = fermes prises
habit-take-cavalry = cavalerie prise
habit-take-infantry = infanterie prise
habit-take-artillery = artillerie prise
habit-take-airforce = forces aériennes prises
habit-take-library = bibliothèques prises
habit-take-theater = spectacles pris
habit-take-temple = temples pris
habit-take-arena = arènes prises
habit-wars = guerres déclarées
habit-games-with-war = parties avec une guerre
habit-wars-won = guerres gagnées par qui les déclare
habit-aggressions = agressions
habit-games-with-aggression = parties avec une agression
habit-pacts-offered = pactes proposés
habit-pacts-accepted = pactes acceptés
habit-events-prepared = événements planifiés
habit-colonised = territoires colonisés
habit-population = augmentations de population
habit-buildings = bâtiments construits
habit-units = unités construites
habit-upgrades-production = améliorations de bâtiments
habit-upgrades-units = améliorations d’unités
habit-developed = technologies développées
habit-action-cards = cartes d’action jouées pour elles-mêmes
habit-discards = cartes militaires défaussées en trop
habit-politics-passed = phases politiques passées
habit-destroyed = bâtiments détruits par leur possesseur
habit-disbanded = unités démantelées
habit-turns = tours de joueur
## Pourquoi les robots préfèrent quelque chose : un texte par poids de l’évaluation

reason-points = culture acquise ou certaine
reason-science-to-4 = science par tour
reason-science-to-10 = { reason-science-to-4 }
reason-science-above = { reason-science-to-4 }
reason-resources-to-4 = ressources par tour
reason-resources-to-10 = { reason-resources-to-4 }
reason-resources-above = { reason-resources-to-4 }
reason-food-to-2 = nourriture par tour
reason-food-to-4 = { reason-food-to-2 }
reason-food-above = { reason-food-to-2 }
reason-shortage = nourriture qui va manquer
reason-civil-action = actions civiles par tour
reason-military-action = actions militaires par tour
reason-unspent = actions civiles encore disponibles
reason-stock-of-science = science en réserve
reason-stock = nourriture et ressources en réserve
reason-unused = ouvriers inutilisés
reason-army = la force que l’âge demande
reason-ahead = force face à l’adversaire le plus fort
reason-discontent = ouvriers mécontents
reason-unrest = la menace d’une révolte
reason-corruption = corruption
reason-level-farm = de meilleures fermes
reason-level-mine = de meilleures mines
reason-level-lab = de meilleurs laboratoires
reason-level-temple = de meilleurs temples
reason-level-library = de meilleures bibliothèques
reason-level-theater = de meilleurs théâtres
reason-level-arena = de meilleures arènes
reason-level-infantry = une meilleure infanterie
reason-level-cavalry = une meilleure cavalerie
reason-level-artillery = une meilleure artillerie
reason-level-airforce = force aérienne
reason-promise = technologies en main
reason-new-technology = { reason-promise }
reason-new-government = un gouvernement en main
reason-new-leader = un leader en main
reason-in-hand = autres cartes en main
reason-special = technologies spéciales
reason-leader = le leader en jeu
reason-leader-age = { reason-leader }
reason-stage = étapes de la merveille
reason-begun = une merveille en chantier
reason-wonder = merveilles achevées
reason-colony = colonies
reason-military-card = cartes militaires en main
reason-war = la guerre telle qu’elle se présente
reason-rival = les perspectives du meilleur adversaire
reason-victory = la victoire
reason-card-goods = cartes Action en main
reason-card-science = { reason-card-goods }
reason-card-culture = { reason-card-goods }
reason-card-army = { reason-card-goods }
reason-culture-rate = culture à chaque tour
reason-science-due = science pour les technologies en main
reason-wonder-promise = la merveille en chantier, une fois debout
reason-power-in-hand = { reason-new-leader }
reason-held-bonus = cartes Bonus en main
reason-held-tactic = tactiques en main
reason-held-aggression = agressions en main
reason-held-war = guerres en main
reason-held-pact = pactes en main
reason-held-territory = territoires en main
reason-held-event = événements en main
reason-power-strength-per-unit = { card-alexander_the_great }
reason-power-science-for-taking-technology = { card-aristotle }
reason-power-military-action-as-civil = { card-hammurabi }
reason-power-face-under-wonder = { card-homer }
reason-power-second-political-action = { card-julius_caesar }
reason-power-cheaper-population = { card-moses }
reason-power-colony-from-hand = { card-christopher_columbus }
reason-power-population-and-unit = { card-frederick_barbarossa }
reason-power-infantry-as-cavalry = { card-genghis_khan }
reason-power-strength-from-faith = { card-joan_of_arc }
reason-power-best-lab-resource = { card-leonardo_da_vinci }
reason-power-culture-from-faces = { card-michelangelo }
reason-power-best-lab-action = { card-isaac_newton }
reason-power-culture-from-colonies = { card-james_cook }
reason-power-theaters = { card-js_bach }
reason-power-military-revolution = { card-maximilien_robespierre }
reason-power-strength-per-unit-type = { card-napoleon_bonaparte }
reason-power-library-and-theater = { card-william_shakespeare }
reason-power-best-lab-culture = { card-albert_einstein }
reason-power-labs-make-resources = { card-bill_gates }
reason-power-best-theater-twice = { card-charlie_chaplin }
reason-power-no-attacks = { card-mahatma_gandhi }
reason-power-labs-make-culture = { card-sid_meier }
reason-power-culture-or-military = { card-winston_churchill }
reason-power-larger-hands = { card-library_of_alexandria }
reason-power-strength-per-infantry-and-artillery = { card-great_wall }
reason-power-more-faces = { card-st_peters_basilica }
reason-power-cheaper-after-leader = { card-taj_mahal }
reason-power-free-population = { card-ocean_liner_service }
reason-power-best-mine-twice = { card-transcontinental_railroad }
