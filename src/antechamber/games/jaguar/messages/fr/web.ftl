### Shards of the Jaguar on the page: what its board, panels and help cards say.
### $space is a space by column and row, as g2; $name is a player.

## What must be done

jaguar-web-ask-turn-choose_action = { $number ->
        [one] Encore { $number } action.
       *[other] Encore { $number } actions.
    }
jaguar-web-ask-escape-choose_step = Encore { $number } pas.
jaguar-web-ask-trap-choose_token = Vous seul le verrez. Chaque autre pion touché rapporte de la gloire, sauf s’il vous touche aussi.
    .alone = S’il touche le Jaguar sans vous toucher, il rapporte de la gloire.
jaguar-web-ask-start-choose_start = Le rituel et l’amulette de l’entrée vont dans votre bourse.
jaguar-web-ask-door-choose_first_marker = Choisissez la première de ses deux cases.
jaguar-web-ask-door-choose_second_marker = À { $number } cases au plus, murs ou pas.
jaguar-web-ask-character-choose_character = Chacun a ses récompenses et sa capacité.
jaguar-web-ask-trap-choose_trap = Plus il est à gauche, plus tôt vous agissez.
    .alone = S’il blesse, il est à vous pour cette manche, et non au Temple.
jaguar-web-ask-chest-choose_amulets = Deux des trois du coffre.
jaguar-web-ask-blessing-choose_blessing = Le socle est béni.
jaguar-web-ask-level-choose_reward = Vous avez atteint un niveau.
jaguar-web-ask-objective-choose_objective = Un Objectif ne compte qu’avec un marqueur.
jaguar-web-ask-checkpoint-1-choose_checkpoint_crystal = L’un des deux du premier palier.
jaguar-web-ask-checkpoint-3-choose_dome_crystal = L’un de ceux qui restent sur le dôme.
jaguar-web-ask-suffering-choose_loss = Choisissez ce qu’il vous coûte.
jaguar-web-ask-harm-choose_yellow = Votre piège a rapporté de la gloire. Une amulette jaune en ajoute.
jaguar-web-ask-door-choose_passage = Vous êtes à votre nouvelle porte : le premier passage est gratuit.
jaguar-web-ask-flood-choose_direction = Chacun dérive de 2 cases, jusqu’à un mur.
jaguar-web-ask-flood-choose_reaction = Les flèches montrent où elle vous porte.
jaguar-web-ask-free-take-choose_free_take = Une chose de cette case, sans action.
jaguar-web-ask-wave-choose_wave = Une amulette bleue déplace votre pion comme une Inondation.
jaguar-web-ask-hunt-choose_hunt = Une amulette jaune devient un activateur de plus.
jaguar-web-ask-escape-choose_preparation = D’abord les amulettes : vos pas dépendent de votre santé.
jaguar-web-ask-escape-choose_aftermath = Les amulettes restantes servent encore.
jaguar-web-ask-prepare-solo-choose_jaguar_start = Plusieurs cases conviennent.
jaguar-web-ask-prowl-choose_way = Plusieurs chemins se valent.
jaguar-web-ask-taming-choose_to_tame = Il est juste à côté de vous.
jaguar-web-ask-taming-choose_taming_token = L’autre est mis de côté.
jaguar-web-ask-fetch-choose_item = Tout ce qui, de ce genre, est accessible.
jaguar-web-ask-tamed-walk-choose_tamed_step = Des pas gratuits, deux au plus.

## The temple

jaguar-web-kind = { $mode ->
        [solo] Solo, niveau { $level }
        [basic] Partie de base
       *[full] Partie complète
    }
jaguar-web-board = Le temple : piste de Gloire, pièges, sol, Objectifs
jaguar-web-traps = Les pièges, dans l’ordre où ils se déclenchent
jaguar-web-space = Case { $space }
jaguar-web-here = Vous êtes ici.
jaguar-web-too-far = Trop loin : à { $number } pas, vous en avez { $most }.
jaguar-web-actions-away = { $number ->
        [one] { $number } action sur { $most } pour y aller.
       *[other] { $number } actions sur { $most } pour y aller.
    }
jaguar-web-steps-away = { $number } pas sur { $most } pour y aller.
jaguar-web-go-to = { $number ->
        [one] Aller en { $space }
       *[other] Aller en { $space }, { $number } pas
    }
jaguar-web-leave-by = Sortir par la ligne { $row }
jaguar-web-closed = Derrière le mur du Cœur jusqu’à la manche 7.
jaguar-web-lies-here = Ici : { $things }.
jaguar-web-blessed = Un socle béni : qui prend son cristal peut lever une malédiction.
jaguar-web-pawns-here = { $number ->
        [one] { $names } est ici.
       *[other] { $names } sont ici.
    }
jaguar-web-jaguar-here = Le Jaguar est ici : entrer coûte { $number } de santé, sauf en Course.
jaguar-web-door-here = Porte secrète ({ $name }), vers { $space }.
jaguar-web-floor-b = Sol bleu, vagues.
jaguar-web-floor-y = Sol jaune, points.
jaguar-web-floor-r = Sol rouge, rayures.
jaguar-web-walls = Murs : { $list }.
jaguar-web-wall-b = bleu
jaguar-web-wall-y = jaune
jaguar-web-wall-r = rouge
jaguar-web-statues = Statues : { $list }.
jaguar-web-statue-g = or
jaguar-web-statue-s = argent
jaguar-web-statue-z = bronze
jaguar-web-nowhere = Pas encore sur le plateau.
jaguar-web-at-entrance = Devant l’entrée, ligne { $row }.
jaguar-web-outside = Hors du temple, par la ligne { $row }.
jaguar-web-stands = Sur la case { $space }.
jaguar-web-start = Entrée, ligne { $row }
jaguar-web-start-with = Avec elle : { $things }.
jaguar-web-start-first = Sur sa première case : { $thing }.
jaguar-web-start-taken = Prise.
jaguar-web-exit = Sortie, ligne { $row }
jaguar-web-exit-gives = Qui sort par ici reçoit : { $reward }.
jaguar-web-exit-walled = Un mur la barre.
jaguar-web-direction-up = vers le haut
jaguar-web-direction-right = vers la droite
jaguar-web-direction-down = vers le bas
jaguar-web-direction-left = vers la gauche

## What the signs on the floor mean

jaguar-web-caption-cost = actions pour y aller
jaguar-web-caption-steps = pas pour y aller
jaguar-web-caption-teeth = un jeton caché qui vous y toucherait
jaguar-web-caption-low = chemin du Jaguar, jeton bas
jaguar-web-caption-high = son chemin, jeton haut
jaguar-web-caption-wall = Mur du Cœur jusqu’à la manche 7
jaguar-web-caption-strike = { $token } : ces cases seraient touchées
jaguar-web-caption-fires = { $token } : ces cases sont touchées

## Traps

jaguar-web-trap-gas = Gaz toxique
    .short = Gaz toxique
    .less = { "" }
    .does = Qui est touché perd { $damage } de santé et reçoit { $curse } malédictions.
jaguar-web-trap-darts = Fléchettes
    .short = Fléchettes
    .less = { "" }
    .does = Qui est touché perd { $damage } de santé et reçoit { $curse } malédiction.
jaguar-web-trap-guards = Gardes
    .short = Gardes
    .less = ou un cristal
    .does = Qui est touché perd { $damage } de santé ou cède un cristal du sac.
jaguar-web-trap-earthquake = Séisme
    .short = Séisme
    .less = ou se coucher
    .does = Qui est touché perd { $damage } de santé ou se couche : une action de moins à la manche suivante.
jaguar-web-trap-secret_door = Porte secrète
    .short = Porte secrète
    .less = deux bouts, à 4
    .does = Qui la pose relie par sa propre porte deux cases à 4 au plus l’une de l’autre.
jaguar-web-trap-flood = Inondation
    .short = Inondation
    .less = chacun dérive de 2
    .does = Qui la pose choisit une direction : tous les pions dérivent de 2 cases, jusqu’à un mur.
jaguar-web-trap-at = { $position }. { $trap }
jaguar-web-token-floor_blue = sols bleus, vagues
jaguar-web-token-floor_yellow = sols jaunes, points
jaguar-web-token-floor_red = sols rouges, rayures
jaguar-web-token-wall_blue = murs bleus, vagues
jaguar-web-token-wall_red = murs rouges, rayures
jaguar-web-token-wall_yellow = murs jaunes, clous
jaguar-web-token-claw_gold = statues d’or, 3 griffes
jaguar-web-token-claw_silver = statues d’argent, 2 griffes
jaguar-web-token-claw_bronze = statues de bronze, 1 griffe
jaguar-web-token-column_1 = premières colonnes
jaguar-web-token-column_2 = deuxièmes colonnes
jaguar-web-token-column_3 = troisièmes colonnes
jaguar-web-strikes = { $number ->
        [one] { $number } case. Sur place : { $names }.
       *[other] { $number } cases. Sur place : { $names }.
    }
jaguar-web-nobody = personne
jaguar-web-set-by = Posé par { $name }.
jaguar-web-set-by-temple = Posé par le Temple.
jaguar-web-not-set = Personne ne l’a posé cette manche.
jaguar-web-revealed = Il touche : { $token }.
jaguar-web-own-token = Votre jeton, connu de vous seul : { $token }.
jaguar-web-possible = Son jeton peut être : { $tokens }.
jaguar-web-sure = Son jeton est connu : { $tokens }.
jaguar-web-shielded = Le Bouclier est posé dessus.
jaguar-web-now = ici
jaguar-web-threat-none = { $trap } : rien à craindre ici.
jaguar-web-threat = { $trap } : { $number } sur { $of }, { $tokens }.
jaguar-web-threat-sure = { $trap } : toucherait à coup sûr, { $tokens }.
jaguar-web-threat-own = { $trap }, votre propre piège, vous toucherait : { $tokens }.

## What is told

jaguar-web-tell-hit = { $trap }, { $token } : touche { $names }
jaguar-web-tell-miss = { $trap }, { $token } : personne n’est touché
jaguar-web-tell-flood = L’eau va { $direction }
jaguar-web-drifts = { $name } dérive en { $space }.
jaguar-web-drifts-not = { $name } ne bouge pas.
jaguar-web-tell-jaguar = Le Jaguar va en { $space }
jaguar-web-tell-struck = Le Jaguar vous atteint
jaguar-web-tell-wall = Manche { $round } : le mur du Cœur ouvre la dernière tuile
jaguar-web-tell-escape = Hors du temple !

## Crystals, amulets, things

jaguar-web-crystal-purple = { $number ->
        [one] cristal violet
        [2] deux cristaux violets
       *[other] cristaux violets
    }
    .worth = Les violets valent d’autant plus que vous en avez.
jaguar-web-crystal-yellow = { $number ->
        [one] cristal jaune
        [2] deux cristaux jaunes
       *[other] cristaux jaunes
    }
    .worth = Chacun vaut { $worth } d’honneur.
jaguar-web-crystal-blue = { $number ->
        [one] cristal bleu
        [2] deux cristaux bleus
       *[other] cristaux bleus
    }
    .worth = Chacun vaut { $worth } d’honneur ; qui en a le plus en reçoit 18 de plus.
jaguar-web-crystal-green = { $number ->
        [one] cristal vert
        [2] deux cristaux verts
       *[other] cristaux verts
    }
    .worth = Chacun vaut { $worth } d’honneur.
jaguar-web-amulet-red = amulette rouge
    .does = Soigne { $amount }, à votre tour.
    .short = +{ $amount } santé
jaguar-web-amulet-black = amulette noire
    .does = { $amount ->
        [one] Retire { $amount } malédiction, à votre tour.
       *[other] Retire { $amount } malédictions, à votre tour.
    }
    .short = −{ $amount } maléd.
jaguar-web-amulet-green = amulette verte
    .does = Une action de plus à votre tour, ou un pas de plus en Course ou en Fuite.
    .short = +1 action
jaguar-web-amulet-yellow = amulette jaune
    .does = De la gloire en plus (+{ $amount }), juste après que votre piège en a rapporté.
    .short = +{ $amount } gloire
jaguar-web-amulet-blue = amulette bleue
    .does = Vous restez sur place quand l’eau arrive.
    .short = rester
jaguar-web-amulet-white = amulette blanche
    .does = Un pas à travers un mur, jamais le mur du Cœur.
    .short = à travers un mur
jaguar-web-map-dots = fragment de carte, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
jaguar-web-map-triangles = fragment de carte, { $value ->
        [one] { $value } triangle
       *[other] { $value } triangles
    }
jaguar-web-ritual = rituel : { $needs }
    .major = rituel majeur : { $needs }
jaguar-web-ritual-pouch = Il s’accomplit sur n’importe quelle case : une action, et ses cristaux de votre sac. Il vaut un niveau et 10 d’honneur.
jaguar-web-chest = coffre d’amulettes
jaguar-web-chests = { $name } : coffres ouverts, { $number }
jaguar-web-chests-does = Des trois amulettes d’un coffre, on en garde deux.
jaguar-web-reconstructed = Cette partie est reconstituée : son image dans la règle est perdue.

## Tracks and prizes

jaguar-web-glory = Gloire
jaguar-web-glory-word = gloire
jaguar-web-glory-of = { $number } de gloire
jaguar-web-checkpoint = Palier, pas { $step }
jaguar-web-checkpoint-1 = Un niveau. Les deux premiers prennent aussi un cristal chacun.
    .basic = Une amulette verte. Les deux premiers prennent aussi un cristal chacun.
jaguar-web-checkpoint-2 = Vous pouvez marquer un Objectif.
jaguar-web-checkpoint-3 = Prenez un cristal du dôme.
jaguar-web-still-there = Encore là : { $things }.
jaguar-web-objectives = Objectifs
jaguar-web-objectives-hint = ne comptent qu’avec un marqueur
jaguar-web-objectives-solo = à atteindre avec un marqueur
jaguar-web-you = vous : { $number }
jaguar-web-you-of = vous : { $number } sur { $goal }
jaguar-web-objective-health = Santé
    .worth = 1 chacune
    .does = 1 d’honneur par point de santé.
jaguar-web-objective-purple_yellow = Violet et jaune
    .worth = 4, et 2 chacun
    .does = 4 d’honneur, et 2 par cristal violet ou jaune.
jaguar-web-objective-maps = Cartes
    .worth = 4, et 4 chacun
    .does = 4 d’honneur, et 4 par fragment de carte, utilisé ou non.
jaguar-web-objective-blue_green = Bleu et vert
    .worth = 4, et 2 chacun
    .does = 4 d’honneur, et 2 par cristal bleu ou vert.
jaguar-web-objective-levels = Niveaux
    .worth = 4 chacun
    .does = 4 d’honneur par niveau.
jaguar-web-objective-few_curses = Peu maudit
    .worth = 24, moins 3 chacune
    .does = 24 d’honneur, moins 3 par malédiction.
jaguar-web-objective-glory = Gloire
    .worth = 8, et 1 par pas
    .does = 8 d’honneur, et 1 par pas de gloire.
jaguar-web-objective-chests = Coffres
    .worth = 4, et 4 chacun
    .does = 4 d’honneur, et 4 par coffre ouvert.
jaguar-web-objective-now = Pour vous, il vaut { $number } à présent.
jaguar-web-objective-goal = À atteindre : { $number }.
jaguar-web-marked-by = Marqué par { $names }.
jaguar-web-marked-none = Personne ne l’a marqué.
jaguar-web-hearts = Cœurs
jaguar-web-hearts-hint = points + triangles
jaguar-web-hearts-title = Éclats du Cœur
jaguar-web-hearts-left = { $number ->
        [one] Il reste { $number } éclat, il vaut 20 d’honneur.
       *[other] Il reste { $number } éclats, chacun vaut 20 d’honneur.
    }
jaguar-web-hearts-how = Les points désignent une colonne de la dernière tuile, les triangles ses lignes : là où ils se croisent, une action prend un éclat.
jaguar-web-hearts-where = Vos fragments se croisent en { $list }.
jaguar-web-hearts-no-pair = Vous n’avez pas de paire de fragments.
jaguar-web-order = Ordre des pièges
jaguar-web-acting = Ordre d’action
jaguar-web-order-does = Le plus en retrait pose d’abord. L’ordre d’action suit les pièges, de gauche à droite.
jaguar-web-order-now = Pose : { $names }.
jaguar-web-order-acts = Action : { $names }.
jaguar-web-round-of = Manche { $round } sur { $rounds }
jaguar-web-rounds-wall = À la manche { $round }, le mur du Cœur se déplace et la dernière tuile s’ouvre.

## Players

jaguar-web-cursed = maudit
jaguar-web-bag = Sac
jaguar-web-pouch = Bourse
jaguar-web-sealed = { $number ->
        [one] { $number } assimilé
       *[other] { $number } assimilés
    }
jaguar-web-in-bag = Dans le sac : { $number }. Assimilés : { $sealed }.
jaguar-web-of-player = { $name } : { $what }
jaguar-web-life = { $name } : santé { $health }, malédiction { $curse }
jaguar-web-life-worth = La santé vaut { $health } d’honneur à présent, les malédictions en coûtent { $curse }.
jaguar-web-cursed-now = Maudit : la malédiction a rattrapé la santé.
jaguar-web-cursed-when = { $number ->
        [one] Maudit après { $number } point de plus.
       *[other] Maudit après { $number } points de plus.
    }
jaguar-web-curse-bonus = La première fois que la malédiction tombe à 0 : un niveau.
    .basic = La première fois que la malédiction tombe à 0 : une amulette verte.
jaguar-web-escape-steps = { $number } pas en Fuite.
jaguar-web-level = Niveau { $level }
jaguar-web-level-of = Niveau { $level }, { $name }
jaguar-web-level-have = Atteint.
jaguar-web-level-missing = Pas encore atteint.
jaguar-web-level-pending = Sa récompense attend la fin de la malédiction.
jaguar-web-level-basic = En partie de base, un niveau est une amulette verte.
jaguar-web-character-fenn = Fenn
    .does = Bond
jaguar-web-character-akhel = Akhel
    .does = Bouclier
jaguar-web-character-keela = Keela
    .does = Chasse
jaguar-web-character-nerys = Nerys
    .does = Vague
jaguar-web-ability-jump = Bond
    .does = Pour une amulette verte, 2 cases dans une direction, sans action.
jaguar-web-ability-shield = Bouclier
    .does = Une fois par manche, posez le Bouclier sur le piège d’un autre : il ne vous fait rien.
jaguar-web-ability-hunt = Chasse
    .does = À la Remise en ordre, une amulette jaune devient un activateur de plus.
jaguar-web-ability-wave = Vague
    .does = Après tous les pièges, une amulette bleue déplace votre pion comme une Inondation.
jaguar-web-reward-heal = { $number } de santé
jaguar-web-reward-glory = { $number } de gloire
jaguar-web-reward-curse = { $number ->
        [one] { $number } malédiction de moins
       *[other] { $number } malédictions de moins
    }
jaguar-web-reward-extra_activator = un piège de plus

## Options

jaguar-web-run = Courir
jaguar-web-run-does = Jusqu’à { $number } pas, et rien d’autre que se déplacer ce tour-ci.
jaguar-web-becomes = Santé { $from } → { $to }.
jaguar-web-option-break = à travers un mur
jaguar-web-option-jump = bond
jaguar-web-option-door = votre porte
jaguar-web-option-heal = Soin +{ $number }
jaguar-web-option-take = Prendre
jaguar-web-option-pick = Prendre
jaguar-web-option-chest = Ouvrir le coffre
jaguar-web-option-chest-small = 2 de ses 3 amulettes
jaguar-web-option-perform = Rituel
jaguar-web-option-run = Courir
jaguar-web-option-run-small = { $number } pas au plus
jaguar-web-option-hunt = Chasse
jaguar-web-option-hunt-small = un activateur de plus
jaguar-web-option-look = révéler son jeton
jaguar-web-option-strikes = { $number ->
        [one] { $number } case, sur place :
       *[other] { $number } cases, sur place :
    }
jaguar-web-option-bless = −1 malédiction
jaguar-web-option-mark = vaut { $number } à présent
jaguar-web-option-discard = Céder
jaguar-web-option-suffer = −{ $number } de santé
jaguar-web-option-lie-down = Se coucher
jaguar-web-option-lie-down-small = 1 action de moins
jaguar-web-option-drift = Suivre l’eau
jaguar-web-option-drift-small = 2 cases, jusqu’à un mur
jaguar-web-option-drift-and-take = 1 case, puis prendre
jaguar-web-option-drift-and-take-small = prise gratuite
jaguar-web-option-resist = Résister
jaguar-web-option-resist-small = −2 de santé
jaguar-web-option-steer = dériver par là
jaguar-web-option-steer-and-take = 1 case, puis prendre
jaguar-web-option-tame = Apprivoiser
jaguar-web-option-tame-small = en voir 2, en garder 1
jaguar-web-option-go = Continuer
jaguar-web-option-end = Fin du tour
jaguar-web-keys = Sur le plateau
jaguar-web-keys-arrows = vers la case voisine ; les murs sont dits, pas obéis
jaguar-web-keys-traps = vers un piège
jaguar-web-keys-pawn = vers votre pion
jaguar-web-keys-teeth = cache et montre combien de jetons cachés vous toucheraient sur une case

## Solo

jaguar-web-jaguar = Le Jaguar
jaguar-web-jaguar-does = Il vient vers vous par le plus court, sur le plus de choses possible. S’il vous atteint, vous perdez { $number } de santé.
jaguar-web-jaguar-walks = Après les pièges, il vient vers vous. Deux jetons sont visibles cette manche :
jaguar-web-jaguar-blues = Cristaux bleus dévorés : { $number }.
jaguar-web-token-low = Bas
    .when = si aucun piège du Temple ne vous touche
jaguar-web-token-high = Haut
    .when = si l’un vous touche
jaguar-web-through-walls = à travers les murs
jaguar-web-prowl = { $steps } pas
jaguar-web-prowl-through = { $steps } pas à travers les murs
jaguar-web-prowl-low = Sans touche : { $how }, { $end }.
jaguar-web-prowl-high = Touché : { $how }, { $end }.
jaguar-web-prowl-reaches = il vous atteint
jaguar-web-prowl-near = il s’arrête à côté, apprivoisez-le
jaguar-web-prowl-far = il s’arrête à { $left } cases
jaguar-web-taming = Jetons d’apprivoisement
jaguar-web-taming-does = Quand le Jaguar s’arrête juste à côté de vous, regardez-en deux et gardez-en un.
jaguar-web-taming-left = { $number ->
        [one] { $number } restant
       *[other] { $number } restants
    }
jaguar-web-taming-crystal = un cristal
jaguar-web-taming-chest = un coffre
jaguar-web-taming-map = un fragment de carte
jaguar-web-taming-ritual = un rituel
jaguar-web-taming-steps = 2 pas gratuits
jaguar-web-taming-flood = une Inondation
jaguar-web-to-win = Pour gagner
jaguar-web-goal-escape = survivre et fuir
jaguar-web-goal-level = niveau { $level }, vous en avez { $number }
jaguar-web-goal-heart = un éclat du Cœur, vous en avez { $number }
jaguar-web-goal-objectives = Objectifs atteints : { $number } sur { $needed }

## The end

jaguar-web-end-table = L’honneur par source
jaguar-web-end-total = Honneur
jaguar-web-end-lead = { $number } de plus que { $name }.
jaguar-web-end-tie = Autant que { $name } : la gloire, puis les malédictions, puis la santé départagent.
jaguar-web-end-stayed = { $number ->
        [one] { $name } reste à l’intérieur, à { $number } pas : { $number } malédiction.
       *[other] { $name } reste à l’intérieur, à { $number } pas : { $number } malédictions.
    }
jaguar-web-end-died = Votre santé est à bout : le temple vous garde ({ $rule }).
jaguar-web-end-missing = Il manque encore : { $goals } ({ $rule }).
jaguar-web-rating-well_done = Bien joué.
jaguar-web-rating-amazing = Étonnant.
jaguar-web-rating-speechless = Nous restons sans voix.
jaguar-web-source-crystals = Cristaux
jaguar-web-source-hearts = Cœurs
jaguar-web-source-health = Santé
jaguar-web-source-curses = Maléd.
jaguar-web-source-glory = Gloire
jaguar-web-source-rituals = Rituels
jaguar-web-source-objectives = Objectifs

## Reconstructed parts

jaguar-web-part-tile = Tuiles
jaguar-web-part-ritual = Rituels
jaguar-web-part-chest = Coffres d’amulettes
jaguar-web-part-map_piece = Fragments de carte
jaguar-web-part-escape_reward = Récompenses de Fuite
jaguar-web-part-objective = Objectifs
jaguar-web-part-amulet = Amulettes
jaguar-web-part-crystal = Cristaux
jaguar-web-part-character = Personnages
jaguar-web-part-trap = Pièges
jaguar-web-part-jaguar_token = Jetons du Jaguar
jaguar-web-part-taming_token = Jetons d’apprivoisement
jaguar-web-part-health_section = Piste de santé
jaguar-web-part-glory_checkpoint = Paliers
jaguar-web-part-crystal_setup = Cristaux de départ
jaguar-web-part-start = Mise en place
jaguar-web-part-solo_level = Niveaux solo
