### Shards of the Jaguar: its words, options, events and questions.
### Rules and their help texts are in rules.ftl, table options in lobby.ftl.
###
### An argument is a word of this file: $trap "gas" comes as jaguar-trap-gas, and $trap-id as "gas" for selectors.
### $name is the player; it may be "Vous", so sentences about players have a form for [Vous], and what stands after a
### name and a colon has no verb or adjective that agrees with the player. Colours of crystals are masculine, those of
### amulets feminine; things and rituals are masculine and have no article of their own.

jaguar-title = Shards of the Jaguar
jaguar-about = Explorez un temple rempli de pièges, et posez-en vous-même. Rassemblez les éclats de cristal d’un guerrier devenu jaguar, accomplissez des rituels avec eux, et devinez en secret où seront les autres quand les pièges se déclencheront. De 1 à 4 joueurs, environ 60 à 90 minutes.

## Crystals, amulets and what else lies about

jaguar-crystal-purple = violet
jaguar-crystal-yellow = jaune
jaguar-crystal-blue = bleu
jaguar-crystal-green = vert

jaguar-amulet-red = rouge
jaguar-amulet-black = noire
jaguar-amulet-green = verte
jaguar-amulet-yellow = jaune
jaguar-amulet-blue = bleue
jaguar-amulet-white = blanche

jaguar-first-red = { jaguar-amulet-red }
jaguar-first-black = { jaguar-amulet-black }
jaguar-first-green = { jaguar-amulet-green }
jaguar-first-yellow = { jaguar-amulet-yellow }
jaguar-first-blue = { jaguar-amulet-blue }
jaguar-first-white = { jaguar-amulet-white }

jaguar-second-red = { jaguar-amulet-red }
jaguar-second-black = { jaguar-amulet-black }
jaguar-second-green = { jaguar-amulet-green }
jaguar-second-yellow = { jaguar-amulet-yellow }
jaguar-second-blue = { jaguar-amulet-blue }
jaguar-second-white = { jaguar-amulet-white }

jaguar-item-purple = cristal violet
jaguar-item-yellow = cristal jaune
jaguar-item-blue = cristal bleu
jaguar-item-green = cristal vert
jaguar-item-chest = coffre d’amulettes
jaguar-item-map = fragment de carte
jaguar-item-ritual = rituel

jaguar-piece-d1a = 1 point
jaguar-piece-d1b = 1 point
jaguar-piece-d2a = 2 points
jaguar-piece-d2b = 2 points
jaguar-piece-d3a = 3 points
jaguar-piece-d3b = 3 points
jaguar-piece-t1a = 1 triangle
jaguar-piece-t1b = 1 triangle
jaguar-piece-t2a = 2 triangles
jaguar-piece-t2b = 2 triangles
jaguar-piece-t3a = 3 triangles
jaguar-piece-t3b = 3 triangles

jaguar-dots-d1a = { jaguar-piece-d1a }
jaguar-dots-d1b = { jaguar-piece-d1b }
jaguar-dots-d2a = { jaguar-piece-d2a }
jaguar-dots-d2b = { jaguar-piece-d2b }
jaguar-dots-d3a = { jaguar-piece-d3a }
jaguar-dots-d3b = { jaguar-piece-d3b }
jaguar-dots-t1a = { jaguar-piece-t1a }
jaguar-dots-t1b = { jaguar-piece-t1b }
jaguar-dots-t2a = { jaguar-piece-t2a }
jaguar-dots-t2b = { jaguar-piece-t2b }
jaguar-dots-t3a = { jaguar-piece-t3a }
jaguar-dots-t3b = { jaguar-piece-t3b }

jaguar-triangles-d1a = { jaguar-piece-d1a }
jaguar-triangles-d1b = { jaguar-piece-d1b }
jaguar-triangles-d2a = { jaguar-piece-d2a }
jaguar-triangles-d2b = { jaguar-piece-d2b }
jaguar-triangles-d3a = { jaguar-piece-d3a }
jaguar-triangles-d3b = { jaguar-piece-d3b }
jaguar-triangles-t1a = { jaguar-piece-t1a }
jaguar-triangles-t1b = { jaguar-piece-t1b }
jaguar-triangles-t2a = { jaguar-piece-t2a }
jaguar-triangles-t2b = { jaguar-piece-t2b }
jaguar-triangles-t3a = { jaguar-piece-t3a }
jaguar-triangles-t3b = { jaguar-piece-t3b }

jaguar-ritual-m01 = rituel mineur 1
jaguar-ritual-m02 = rituel mineur 2
jaguar-ritual-m03 = rituel mineur 3
jaguar-ritual-m04 = rituel mineur 4
jaguar-ritual-m05 = rituel mineur 5
jaguar-ritual-m06 = rituel mineur 6
jaguar-ritual-m07 = rituel mineur 7
jaguar-ritual-m08 = rituel mineur 8
jaguar-ritual-m09 = rituel mineur 9
jaguar-ritual-m10 = rituel mineur 10
jaguar-ritual-m11 = rituel mineur 11
jaguar-ritual-m12 = rituel mineur 12
jaguar-ritual-m13 = rituel mineur 13
jaguar-ritual-m14 = rituel mineur 14
jaguar-ritual-m15 = rituel mineur 15
jaguar-ritual-m16 = rituel mineur 16
jaguar-ritual-M01 = rituel majeur 1
jaguar-ritual-M02 = rituel majeur 2
jaguar-ritual-M03 = rituel majeur 3
jaguar-ritual-M04 = rituel majeur 4
jaguar-ritual-M05 = rituel majeur 5
jaguar-ritual-M06 = rituel majeur 6
jaguar-ritual-M07 = rituel majeur 7
jaguar-ritual-M08 = rituel majeur 8

jaguar-chest-c01 = coffre 1
jaguar-chest-c02 = coffre 2
jaguar-chest-c03 = coffre 3
jaguar-chest-c04 = coffre 4
jaguar-chest-c05 = coffre 5
jaguar-chest-c06 = coffre 6
jaguar-chest-c07 = coffre 7
jaguar-chest-c08 = coffre 8
jaguar-chest-c09 = coffre 9
jaguar-chest-c10 = coffre 10

jaguar-escape-e1 = récompense de Fuite 1
jaguar-escape-e2 = récompense de Fuite 2
jaguar-escape-e3 = récompense de Fuite 3
jaguar-escape-e4 = récompense de Fuite 4
jaguar-escape-e5 = récompense de Fuite 5
jaguar-escape-e6 = récompense de Fuite 6
jaguar-escape-e7 = récompense de Fuite 7
jaguar-escape-e8 = récompense de Fuite 8

jaguar-reward-red = une amulette rouge
jaguar-reward-black = une amulette noire
jaguar-reward-green = une amulette verte
jaguar-reward-yellow = une amulette jaune
jaguar-reward-blue = une amulette bleue
jaguar-reward-white = une amulette blanche
jaguar-reward-crystal_purple = un cristal violet
jaguar-reward-crystal_yellow = un cristal jaune
jaguar-reward-crystal_blue = un cristal bleu
jaguar-reward-crystal_green = un cristal vert
jaguar-reward-heal = de la santé
jaguar-reward-curse = moins de malédictions
jaguar-reward-glory = de la gloire
jaguar-reward-activator = un activateur supplémentaire

## Things by what is on them, which the component data tell

jaguar-named-chest = coffre ({ $amulets })
jaguar-named-taming = jeton Apprivoisement ({ $reward })
jaguar-named-escape = récompense de Fuite ({ $reward })
jaguar-named-ritual = rituel mineur ({ $needs })
    .major = rituel majeur ({ $needs })

## Traps and their tokens

jaguar-trap-gas = Gaz toxique
jaguar-trap-darts = Fléchettes
jaguar-trap-guards = Gardes
jaguar-trap-earthquake = Séisme
jaguar-trap-secret_door = Porte secrète
jaguar-trap-flood = Inondation

jaguar-token-floor_blue = sols bleus
jaguar-token-floor_yellow = sols jaunes
jaguar-token-floor_red = sols rouges
jaguar-token-wall_blue = murs bleus
jaguar-token-wall_red = murs rouges
jaguar-token-wall_yellow = murs jaunes
jaguar-token-claw_gold = statues d’or
jaguar-token-claw_silver = statues d’argent
jaguar-token-claw_bronze = statues de bronze
jaguar-token-column_1 = premières colonnes
jaguar-token-column_2 = deuxièmes colonnes
jaguar-token-column_3 = troisièmes colonnes

## Characters, Objectives and the board

jaguar-character-fenn = Fenn
jaguar-character-akhel = Akhel
jaguar-character-keela = Keela
jaguar-character-nerys = Nerys

jaguar-objective-health = Santé
jaguar-objective-purple_yellow = Cristaux violets et jaunes
jaguar-objective-maps = Fragments de carte
jaguar-objective-blue_green = Cristaux bleus et verts
jaguar-objective-levels = Niveaux
jaguar-objective-few_curses = Peu de malédictions
jaguar-objective-glory = Gloire
jaguar-objective-chests = Coffres d’amulettes

jaguar-direction-up = vers le haut
jaguar-direction-right = vers la droite
jaguar-direction-down = vers le bas
jaguar-direction-left = vers la gauche

jaguar-space-a1 = a1
jaguar-space-b1 = b1
jaguar-space-c1 = c1
jaguar-space-d1 = d1
jaguar-space-e1 = e1
jaguar-space-f1 = f1
jaguar-space-g1 = g1
jaguar-space-h1 = h1
jaguar-space-i1 = i1
jaguar-space-j1 = j1
jaguar-space-k1 = k1
jaguar-space-l1 = l1
jaguar-space-a2 = a2
jaguar-space-b2 = b2
jaguar-space-c2 = c2
jaguar-space-d2 = d2
jaguar-space-e2 = e2
jaguar-space-f2 = f2
jaguar-space-g2 = g2
jaguar-space-h2 = h2
jaguar-space-i2 = i2
jaguar-space-j2 = j2
jaguar-space-k2 = k2
jaguar-space-l2 = l2
jaguar-space-a3 = a3
jaguar-space-b3 = b3
jaguar-space-c3 = c3
jaguar-space-d3 = d3
jaguar-space-e3 = e3
jaguar-space-f3 = f3
jaguar-space-g3 = g3
jaguar-space-h3 = h3
jaguar-space-i3 = i3
jaguar-space-j3 = j3
jaguar-space-k3 = k3
jaguar-space-l3 = l3
jaguar-space-a4 = a4
jaguar-space-b4 = b4
jaguar-space-c4 = c4
jaguar-space-d4 = d4
jaguar-space-e4 = e4
jaguar-space-f4 = f4
jaguar-space-g4 = g4
jaguar-space-h4 = h4
jaguar-space-i4 = i4
jaguar-space-j4 = j4
jaguar-space-k4 = k4
jaguar-space-l4 = l4
jaguar-space-a5 = a5
jaguar-space-b5 = b5
jaguar-space-c5 = c5
jaguar-space-d5 = d5
jaguar-space-e5 = e5
jaguar-space-f5 = f5
jaguar-space-g5 = g5
jaguar-space-h5 = h5
jaguar-space-i5 = i5
jaguar-space-j5 = j5
jaguar-space-k5 = k5
jaguar-space-l5 = l5
jaguar-space-a6 = a6
jaguar-space-b6 = b6
jaguar-space-c6 = c6
jaguar-space-d6 = d6
jaguar-space-e6 = e6
jaguar-space-f6 = f6
jaguar-space-g6 = g6
jaguar-space-h6 = h6
jaguar-space-i6 = i6
jaguar-space-j6 = j6
jaguar-space-k6 = k6
jaguar-space-l6 = l6

jaguar-other_space-a1 = { jaguar-space-a1 }
jaguar-other_space-b1 = { jaguar-space-b1 }
jaguar-other_space-c1 = { jaguar-space-c1 }
jaguar-other_space-d1 = { jaguar-space-d1 }
jaguar-other_space-e1 = { jaguar-space-e1 }
jaguar-other_space-f1 = { jaguar-space-f1 }
jaguar-other_space-g1 = { jaguar-space-g1 }
jaguar-other_space-h1 = { jaguar-space-h1 }
jaguar-other_space-i1 = { jaguar-space-i1 }
jaguar-other_space-j1 = { jaguar-space-j1 }
jaguar-other_space-k1 = { jaguar-space-k1 }
jaguar-other_space-l1 = { jaguar-space-l1 }
jaguar-other_space-a2 = { jaguar-space-a2 }
jaguar-other_space-b2 = { jaguar-space-b2 }
jaguar-other_space-c2 = { jaguar-space-c2 }
jaguar-other_space-d2 = { jaguar-space-d2 }
jaguar-other_space-e2 = { jaguar-space-e2 }
jaguar-other_space-f2 = { jaguar-space-f2 }
jaguar-other_space-g2 = { jaguar-space-g2 }
jaguar-other_space-h2 = { jaguar-space-h2 }
jaguar-other_space-i2 = { jaguar-space-i2 }
jaguar-other_space-j2 = { jaguar-space-j2 }
jaguar-other_space-k2 = { jaguar-space-k2 }
jaguar-other_space-l2 = { jaguar-space-l2 }
jaguar-other_space-a3 = { jaguar-space-a3 }
jaguar-other_space-b3 = { jaguar-space-b3 }
jaguar-other_space-c3 = { jaguar-space-c3 }
jaguar-other_space-d3 = { jaguar-space-d3 }
jaguar-other_space-e3 = { jaguar-space-e3 }
jaguar-other_space-f3 = { jaguar-space-f3 }
jaguar-other_space-g3 = { jaguar-space-g3 }
jaguar-other_space-h3 = { jaguar-space-h3 }
jaguar-other_space-i3 = { jaguar-space-i3 }
jaguar-other_space-j3 = { jaguar-space-j3 }
jaguar-other_space-k3 = { jaguar-space-k3 }
jaguar-other_space-l3 = { jaguar-space-l3 }
jaguar-other_space-a4 = { jaguar-space-a4 }
jaguar-other_space-b4 = { jaguar-space-b4 }
jaguar-other_space-c4 = { jaguar-space-c4 }
jaguar-other_space-d4 = { jaguar-space-d4 }
jaguar-other_space-e4 = { jaguar-space-e4 }
jaguar-other_space-f4 = { jaguar-space-f4 }
jaguar-other_space-g4 = { jaguar-space-g4 }
jaguar-other_space-h4 = { jaguar-space-h4 }
jaguar-other_space-i4 = { jaguar-space-i4 }
jaguar-other_space-j4 = { jaguar-space-j4 }
jaguar-other_space-k4 = { jaguar-space-k4 }
jaguar-other_space-l4 = { jaguar-space-l4 }
jaguar-other_space-a5 = { jaguar-space-a5 }
jaguar-other_space-b5 = { jaguar-space-b5 }
jaguar-other_space-c5 = { jaguar-space-c5 }
jaguar-other_space-d5 = { jaguar-space-d5 }
jaguar-other_space-e5 = { jaguar-space-e5 }
jaguar-other_space-f5 = { jaguar-space-f5 }
jaguar-other_space-g5 = { jaguar-space-g5 }
jaguar-other_space-h5 = { jaguar-space-h5 }
jaguar-other_space-i5 = { jaguar-space-i5 }
jaguar-other_space-j5 = { jaguar-space-j5 }
jaguar-other_space-k5 = { jaguar-space-k5 }
jaguar-other_space-l5 = { jaguar-space-l5 }
jaguar-other_space-a6 = { jaguar-space-a6 }
jaguar-other_space-b6 = { jaguar-space-b6 }
jaguar-other_space-c6 = { jaguar-space-c6 }
jaguar-other_space-d6 = { jaguar-space-d6 }
jaguar-other_space-e6 = { jaguar-space-e6 }
jaguar-other_space-f6 = { jaguar-space-f6 }
jaguar-other_space-g6 = { jaguar-space-g6 }
jaguar-other_space-h6 = { jaguar-space-h6 }
jaguar-other_space-i6 = { jaguar-space-i6 }
jaguar-other_space-j6 = { jaguar-space-j6 }
jaguar-other_space-k6 = { jaguar-space-k6 }
jaguar-other_space-l6 = { jaguar-space-l6 }

jaguar-source-crystals = cristaux
jaguar-source-hearts = éclats du Cœur
jaguar-source-health = santé
jaguar-source-curses = malédictions
jaguar-source-glory = gloire
jaguar-source-rituals = rituels mineurs
jaguar-source-objectives = Objectifs

## Solo

jaguar-jaguar-j2 = 2 pas
jaguar-jaguar-j3 = 3 pas
jaguar-jaguar-j4 = 4 pas
jaguar-jaguar-j5 = 5 pas
jaguar-jaguar-j2w = 2 pas à travers les murs
jaguar-jaguar-j3w = 3 pas à travers les murs
jaguar-jaguar-j4w = 4 pas à travers les murs
jaguar-jaguar-j5w = 5 pas à travers les murs

jaguar-taming-t01 = jeton Apprivoisement 1
jaguar-taming-t02 = jeton Apprivoisement 2
jaguar-taming-t03 = jeton Apprivoisement 3
jaguar-taming-t04 = jeton Apprivoisement 4
jaguar-taming-t05 = jeton Apprivoisement 5
jaguar-taming-t06 = jeton Apprivoisement 6
jaguar-taming-t07 = jeton Apprivoisement 7
jaguar-taming-t08 = jeton Apprivoisement 8
jaguar-taming-t09 = jeton Apprivoisement 9
jaguar-taming-t10 = jeton Apprivoisement 10

jaguar-rating-well_done = bien joué
jaguar-rating-amazing = étonnant
jaguar-rating-speechless = nous restons sans voix

jaguar-cause-died = il ne restait pas de santé
jaguar-cause-inside = le temple n’a pas été quitté à temps
jaguar-cause-goals = tout n’a pas été atteint

## Options: what you can answer. `.short` is for lists under a heading.

jaguar-option-no = Non merci
    .short = non
jaguar-option-play = Jouer { $character }
    .short = { $character }
jaguar-option-start = Commencer devant la ligne { $row }
    .short = ligne { $row }
jaguar-option-set = Poser le piège { $trap }
    .short = { $trap }
jaguar-option-choose = Choisir le jeton : { $token }
    .short = { $token }
jaguar-option-move = Aller { $direction }
    .short = { $direction }
jaguar-option-break = Utiliser une amulette blanche et traverser un mur { $direction }
    .short = { $direction } à travers le mur
jaguar-option-door = Passer par votre Porte secrète
    .short = Porte secrète
jaguar-option-heal = Se soigner
    .short = se soigner
jaguar-option-take = Prendre un cristal { $crystal }
    .short = cristal { $crystal }
jaguar-option-take-amulet = Prendre l’amulette { $amulet }
    .short = amulette { $amulet }
jaguar-option-take-chest = Ouvrir le coffre d’amulettes
    .short = coffre
jaguar-option-take-map = Prendre le fragment de carte à { $piece }
    .short = fragment de carte à { $piece }
jaguar-option-perform = Accomplir le { $ritual }
    .short = { $ritual }
jaguar-option-take-heart = Prendre un éclat du Cœur avec { $dots } et { $triangles }
    .short = Cœur ({ $dots }, { $triangles })
jaguar-option-run = Courir
    .short = courir
jaguar-option-use = Utiliser une amulette { $amulet }
    .short = amulette { $amulet }
jaguar-option-jump = Faire un Bond { $direction }
    .short = Bond { $direction }
jaguar-option-shield = Poser le Bouclier sur le piège { $trap }
    .short = Bouclier : { $trap }
jaguar-option-look = Révéler le jeton du piège { $trap }
    .short = révéler : { $trap }
jaguar-option-end = Finir le tour
    .short = finir le tour
jaguar-option-keep = Prendre une amulette { $first } et une { $second }
    .short = { $first } et { $second }
jaguar-option-bless = Retirer une malédiction
    .short = retirer une malédiction
jaguar-option-gain = Recevoir { $reward }
    .short = { $reward }
jaguar-option-mark = Poser un marqueur sur l’Objectif { $objective }
    .short = { $objective }
jaguar-option-discard = Céder un cristal { $crystal }
    .short = cristal { $crystal }
jaguar-option-lie-down = Se coucher : une action de moins à la manche suivante
    .short = se coucher
jaguar-option-suffer = Subir les dégâts
    .short = subir les dégâts
jaguar-option-place = Choisir la case { $space }
    .short = { $space }
jaguar-option-flow = Faire couler l’eau { $direction }
    .short = { $direction }
jaguar-option-drift = Suivre l’eau
    .short = suivre l’eau
jaguar-option-drift-and-take = Suivre l’eau d’une case et y prendre quelque chose
    .short = une case, puis prendre
jaguar-option-resist = Dépenser de la santé pour rester sur place
    .short = dépenser de la santé
jaguar-option-pick = Prendre le cristal { $crystal }
    .short = { $crystal }
jaguar-option-hunt = Utiliser une amulette jaune comme activateur
    .short = Chasse
jaguar-option-steer = Dépenser une amulette bleue et dériver { $direction }
    .short = { $direction }
jaguar-option-steer-and-take = Dépenser une amulette bleue, dériver d’une case { $direction } et y prendre quelque chose
    .short = une case { $direction }, puis prendre
jaguar-option-go = Continuer
    .short = continuer
jaguar-option-prowl = Envoyer le Jaguar sur la case { $space }
    .short = { $space }
jaguar-option-tame = Apprivoiser le Jaguar
    .short = apprivoiser
jaguar-option-keep-token = Prendre le { $taming }
    .short = { $taming }
jaguar-option-fetch = Prendre le { $item } de la case { $space }
    .short = { $item } de { $space }

## Declining: what an answer of no means, by what was asked

jaguar-decline-trap = ne pas poser de piège
jaguar-decline-hunt = garder l’amulette
jaguar-decline-blessing = garder la malédiction
jaguar-decline-free-take = ne rien prendre
jaguar-decline-objective = ne pas poser de marqueur
jaguar-decline-harm = garder l’amulette
jaguar-decline-door = rester ici
jaguar-decline-wave = garder l’amulette
jaguar-decline-taming = ne pas l’apprivoiser

## Headings of groups of options

jaguar-group-characters = Personnages
jaguar-group-starts = Cases de départ
jaguar-group-traps = Pièges
jaguar-group-tokens = Jetons Piège
jaguar-group-move = Se déplacer
jaguar-group-run = Courir
jaguar-group-heal = Se soigner
jaguar-group-take = Prendre
jaguar-group-rituals = Rituels
jaguar-group-amulets = Amulettes
jaguar-group-abilities = Capacités
jaguar-group-gain = Recevoir
jaguar-group-objectives = Objectifs
jaguar-group-loss = Ce que vous cédez
jaguar-group-spaces = Cases
jaguar-group-water = Eau
jaguar-group-end = Terminer

## How far the round is

jaguar-phase-setup = mise en place
jaguar-phase-refresh = Remise en ordre
jaguar-phase-setting = pose des pièges
jaguar-phase-action = actions
jaguar-phase-activation = déclenchement des pièges
jaguar-phase-escape = Fuite
jaguar-phase-end = fin de la partie

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

jaguar-event-character-taken = { $name ->
        [Vous] Vous avez choisi { $character }.
       *[other] { $name } a choisi { $character }.
    }
    .then = choix du personnage { $character }
jaguar-event-started = { $name ->
        [Vous] Vous avez choisi la ligne { $row } avec le { $ritual }.
       *[other] { $name } a choisi la ligne { $row } avec le { $ritual }.
    }
    .then = choix de la ligne { $row } avec le { $ritual }
jaguar-event-round-began = { $players ->
        [1] La manche { $round } a commencé.
       *[other] La manche { $round } a commencé. En tête de la piste d’Ordre : { $name }.
    }
jaguar-event-heart-wall-moved = Le mur du Cœur s’est déplacé, et la dernière tuile est ouverte.
jaguar-event-order-set = { $name } : place { $number } sur la piste d’Ordre.
    .then = place { $number } sur la piste d’Ordre
jaguar-event-trap-set = { $name ->
        [Vous] Vous avez posé le piège { $trap }.
       *[other] { $name } a posé le piège { $trap }.
    }
    .then = pose du piège { $trap }
jaguar-event-token-chosen = { $name ->
        [Vous] Vous avez choisi un jeton en secret : { $token }.
       *[other] { $name } a choisi un jeton en secret : { $token }.
    }
jaguar-event-activator-declined = { $name ->
        [Vous] Vous n’avez posé aucun piège avec un activateur.
       *[other] { $name } n’a posé aucun piège avec un activateur.
    }
    .then = aucun piège posé avec un activateur
jaguar-event-turn-began = { $number ->
        [one] { $name } : début du tour avec { $number } point d’action.
       *[other] { $name } : début du tour avec { $number } points d’action.
    }
jaguar-event-entered = { $name ->
        [Vous] Vous avez pénétré dans le temple par la case { $space }.
       *[other] { $name } a pénétré dans le temple par la case { $space }.
    }
    .then = entrée dans le temple par la case { $space }
jaguar-event-moved = { $name ->
        [Vous] Vous avez rejoint la case { $space }.
       *[other] { $name } a rejoint la case { $space }.
    }
    .then = déplacement sur la case { $space }
jaguar-event-broke-wall = { $name ->
        [Vous] Vous avez traversé un mur { $direction }.
       *[other] { $name } a traversé un mur { $direction }.
    }
    .then = mur traversé { $direction }
jaguar-event-used-door = { $name ->
        [Vous] Vous avez pris la Porte secrète vers la case { $space }.
       *[other] { $name } a pris la Porte secrète vers la case { $space }.
    }
    .then = passage par la Porte secrète vers la case { $space }
jaguar-event-healed = { $name ->
        [Vous] Vous avez gagné { $number } de santé.
       *[other] { $name } a gagné { $number } de santé.
    }
    .then = +{ $number } de santé
jaguar-event-took-crystal = { $name ->
        [Vous] Vous avez pris un cristal { $crystal }.
       *[other] { $name } a pris un cristal { $crystal }.
    }
    .then = prise d’un cristal { $crystal }
jaguar-event-took-amulet = { $name ->
        [Vous] Vous avez pris une amulette { $amulet }.
       *[other] { $name } a pris une amulette { $amulet }.
    }
    .then = prise d’une amulette { $amulet }
jaguar-event-opened-chest = { $name ->
        [Vous] Vous avez ouvert le { $chest }.
       *[other] { $name } a ouvert le { $chest }.
    }
    .then = ouverture du { $chest }
jaguar-event-took-map = { $name ->
        [Vous] Vous avez pris le fragment de carte à { $piece }.
       *[other] { $name } a pris le fragment de carte à { $piece }.
    }
    .then = prise du fragment de carte à { $piece }
jaguar-event-performed = { $name ->
        [Vous] Vous avez accompli le { $ritual }.
       *[other] { $name } a accompli le { $ritual }.
    }
    .then = { $ritual } accompli
jaguar-event-took-heart = { $name ->
        [Vous] Vous avez pris un éclat du Cœur avec { $dots } et { $triangles }.
       *[other] { $name } a pris un éclat du Cœur avec { $dots } et { $triangles }.
    }
    .then = prise d’un éclat du Cœur avec { $dots } et { $triangles }
jaguar-event-ran = { $name ->
        [Vous] Vous avez commencé une Course : { $number } pas au plus.
       *[other] { $name } a commencé une Course : { $number } pas au plus.
    }
    .then = Course de { $number } pas au plus
jaguar-event-used-amulet = { $name ->
        [Vous] Vous avez utilisé une amulette { $amulet }.
       *[other] { $name } a utilisé une amulette { $amulet }.
    }
    .then = utilisation d’une amulette { $amulet }
jaguar-event-jumped = { $name ->
        [Vous] Vous avez fait un Bond { $direction }.
       *[other] { $name } a fait un Bond { $direction }.
    }
    .then = Bond { $direction }
jaguar-event-shielded = { $name ->
        [Vous] Vous avez posé le Bouclier sur le piège { $trap }.
       *[other] { $name } a posé le Bouclier sur le piège { $trap }.
    }
    .then = Bouclier sur le piège { $trap }
jaguar-event-curse-lifted = { $number ->
        [one] { $name ->
            [Vous] Vous avez retiré { $number } malédiction.
           *[other] { $name } a retiré { $number } malédiction.
        }
       *[other] { $name ->
            [Vous] Vous avez retiré { $number } malédictions.
           *[other] { $name } a retiré { $number } malédictions.
        }
    }
    .then = { $number ->
        [one] { $number } malédiction de moins
       *[other] { $number } malédictions de moins
    }
jaguar-event-levelled = { $name ->
        [Vous] Vous avez reçu la récompense du niveau { $number }.
       *[other] { $name } a reçu la récompense du niveau { $number }.
    }
    .then = récompense du niveau { $number }
jaguar-event-level-pending = { $name } : la récompense du niveau { $number } attend la fin de la malédiction.
    .then = récompense du niveau { $number } en attente, à cause de la malédiction
jaguar-event-activator-gained = { $name ->
        [Vous] Vous avez gagné un activateur supplémentaire.
       *[other] { $name } a gagné un activateur supplémentaire.
    }
    .then = activateur supplémentaire
jaguar-event-marked = { $name ->
        [Vous] Vous avez posé un marqueur sur l’Objectif { $objective }.
       *[other] { $name } a posé un marqueur sur l’Objectif { $objective }.
    }
    .then = marqueur sur l’Objectif { $objective }
jaguar-event-trap-revealed = Le piège { $trap } s’est déclenché : { $token }.
jaguar-event-hit = { $name ->
        [Vous] Vous avez subi le piège { $trap }.
       *[other] { $name } a subi le piège { $trap }.
    }
    .then = piège { $trap } subi
jaguar-event-shield-held = { $name ->
        [Vous] Le Bouclier a paré pour vous le piège { $trap }.
       *[other] Le Bouclier a paré pour { $name } le piège { $trap }.
    }
    .then = piège { $trap } paré par le Bouclier
jaguar-event-damaged = { $number ->
        [one] { $name ->
            [Vous] Vous avez subi { $number } dégât.
           *[other] { $name } a subi { $number } dégât.
        }
       *[other] { $name ->
            [Vous] Vous avez subi { $number } dégâts.
           *[other] { $name } a subi { $number } dégâts.
        }
    }
    .then = { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    }
jaguar-event-cursed = { $number ->
        [one] { $name ->
            [Vous] Vous avez reçu { $number } malédiction.
           *[other] { $name } a reçu { $number } malédiction.
        }
       *[other] { $name ->
            [Vous] Vous avez reçu { $number } malédictions.
           *[other] { $name } a reçu { $number } malédictions.
        }
    }
    .then = { $number ->
        [one] { $number } malédiction de plus
       *[other] { $number } malédictions de plus
    }
jaguar-event-discarded = { $name ->
        [Vous] Vous avez cédé un cristal { $crystal }.
       *[other] { $name } a cédé un cristal { $crystal }.
    }
    .then = cristal { $crystal } cédé
jaguar-event-lay-down = { $name ->
        [Vous] Vous avez couché votre pion : une action de moins à la manche suivante.
       *[other] { $name } a couché son pion : une action de moins à la manche suivante.
    }
    .then = pion couché
jaguar-event-gained-glory = { $name ->
        [Vous] Vous avez gagné { $number } de gloire.
       *[other] { $name } a gagné { $number } de gloire.
    }
    .then = +{ $number } de gloire
jaguar-event-lost-glory = { $name ->
        [Vous] Vous avez perdu { $number } de gloire.
       *[other] { $name } a perdu { $number } de gloire.
    }
    .then = −{ $number } de gloire
jaguar-event-door-opened = { $name ->
        [Vous] Vous avez ouvert une Porte secrète entre les cases { $space } et { $other_space }.
       *[other] { $name } a ouvert une Porte secrète entre les cases { $space } et { $other_space }.
    }
    .then = Porte secrète ouverte entre les cases { $space } et { $other_space }
jaguar-event-water-came = { $name ->
        [Vous] Vous avez fait couler l’eau { $direction }.
       *[other] { $name } a fait couler l’eau { $direction }.
    }
    .then = eau { $direction }
jaguar-event-washed = { $name ->
        [Vous] L’eau a porté votre pion sur la case { $space }.
       *[other] L’eau a porté { $name } sur la case { $space }.
    }
    .then = dérive sur la case { $space }
jaguar-event-resisted = { $name ->
        [Vous] Vous avez dépensé de la santé pour rester sur place.
       *[other] { $name } a dépensé de la santé pour rester sur place.
    }
    .then = résistance à l’eau, payée en santé
jaguar-event-became-cursed = { $name ->
        [Vous] Votre malédiction a rattrapé votre santé.
       *[other] { $name } : la malédiction a rattrapé la santé.
    }
    .then = malédiction au niveau de la santé
jaguar-event-checkpoint = { $name ->
        [Vous] Vous avez atteint le palier { $number } de la piste de Gloire.
       *[other] { $name } a atteint le palier { $number } de la piste de Gloire.
    }
    .then = palier { $number } atteint
jaguar-event-hunted = { $name ->
        [Vous] Vous avez utilisé une amulette jaune comme activateur.
       *[other] { $name } a utilisé une amulette jaune comme activateur.
    }
    .then = amulette jaune comme activateur
jaguar-event-escape-began = { $name } : Fuite, { $number } pas.
jaguar-event-left-temple = { $name ->
        [Vous] Vous avez quitté le temple par la ligne { $row } et pris la { $escape }.
       *[other] { $name } a quitté le temple par la ligne { $row } et pris la { $escape }.
    }
    .then = sortie du temple par la ligne { $row } avec la { $escape }
jaguar-event-stayed-inside = { $name } : à { $number } pas d’une sortie, toujours à l’intérieur.
    .then = à { $number } pas d’une sortie, toujours à l’intérieur
jaguar-event-scored = { $points ->
        [one] { $name } : { $points } point ({ $source }).
       *[other] { $name } : { $points } points ({ $source }).
    }
jaguar-event-won = { $points ->
        [one] Victoire avec { $points } point : { $name }.
       *[other] Victoire avec { $points } points : { $name }.
    }
jaguar-event-lost = Défaite : { $name }, { $cause }.
jaguar-event-rated = Appréciation de la victoire : { $rating }.
jaguar-event-temple-set = Le Temple a posé le piège { $trap }.
jaguar-event-token-turned = Un jeton du Temple a été révélé : { $token }.
jaguar-event-jaguar-shown = Un jeton du Jaguar a été révélé : { $jaguar }.
jaguar-event-jaguar-placed = Le Jaguar a été placé sur la case { $space }.
jaguar-event-jaguar-moved = Le Jaguar a rejoint la case { $space }.
    .doer = Le Jaguar
    .then = est allé sur { $space }
jaguar-event-jaguar-took = Le Jaguar a pris un { $item }.
    .doer = Le Jaguar
    .then = a pris un { $item }
jaguar-event-jaguar-struck = { $name ->
        [Vous] Vous avez subi l’attaque du Jaguar.
       *[other] Le Jaguar a atteint { $name }.
    }
    .then = attaque du Jaguar
jaguar-event-jaguar-hit = { $name ->
        [Vous] Vous avez touché le Jaguar avec le piège { $trap }.
       *[other] { $name } a touché le Jaguar avec le piège { $trap }.
    }
    .then = Jaguar touché par le piège { $trap }
jaguar-event-taming-shown = { $name ->
        [Vous] Vous avez révélé le { $taming }.
       *[other] { $name } a révélé le { $taming }.
    }
    .then = { $taming } révélé
jaguar-event-taming-taken = { $name ->
        [Vous] Vous avez pris le { $taming }.
       *[other] { $name } a pris le { $taming }.
    }
    .then = { $taming } pris
jaguar-event-took-ritual = { $name ->
        [Vous] Vous avez mis le { $ritual } dans votre bourse.
       *[other] { $name } a mis le { $ritual } dans sa bourse.
    }
    .then = { $ritual } dans la bourse
jaguar-event-missed = Le piège { $trap } n’a touché personne.
jaguar-event-curse-bonus = { $name ->
        [Vous] Vous n’aviez plus de malédiction pour la première fois, et avez pris la récompense qui attendait.
       *[other] { $name } n’avait plus de malédiction pour la première fois, et a pris la récompense qui attendait.
    }
    .then = récompense des malédictions levées
jaguar-event-wave-came = { $name ->
        [Vous] Vous avez suivi une Vague { $direction }.
       *[other] { $name } a suivi une Vague { $direction }.
    }
    .then = Vague { $direction }

## Questions: what must be done. $number is how many are left.

jaguar-ask-character-choose_character = { $name } : choisissez un personnage.
jaguar-ask-start-choose_start = { $name } : choisissez où commencer. Le rituel à côté de la ligne va dans votre bourse.
jaguar-ask-prepare-solo-choose_jaguar_start = { $name } : plusieurs cases conviennent. Choisissez où commence le Jaguar.
jaguar-ask-hunt-choose_hunt = { $name } : vous pouvez utiliser une amulette jaune comme activateur pour cette manche.
jaguar-ask-trap-choose_trap = { $name } : choisissez un piège pour votre activateur. Plus il est à gauche, plus tôt vous agissez.
    .alone = { $name } : vous pouvez poser un piège à vous. S’il blesse, il n’est pas au Temple pour cette manche.
jaguar-ask-trap-choose_token = { $name } : choisissez en secret le jeton de votre piège. Il sera révélé au déclenchement des pièges.
    .alone = { $name } : choisissez le jeton de votre piège. Il sera révélé après le mouvement du Jaguar.
jaguar-ask-turn-choose_action = { $name } : choisissez une action.
jaguar-ask-blessing-choose_blessing = { $name } : le socle est béni. Vous pouvez retirer une malédiction.
jaguar-ask-chest-choose_amulets = { $name } : prenez deux des trois amulettes.
jaguar-ask-free-take-choose_free_take = { $name } : vous pouvez prendre une chose ici gratuitement.
jaguar-ask-level-choose_reward = { $name } : choisissez la récompense de votre niveau.
jaguar-ask-checkpoint-1-choose_checkpoint_crystal = { $name } : choisissez un cristal du premier palier.
jaguar-ask-checkpoint-3-choose_dome_crystal = { $name } : choisissez un cristal du dôme bonus.
jaguar-ask-objective-choose_objective = { $name } : vous pouvez poser un marqueur sur un Objectif.
jaguar-ask-harm-choose_yellow = { $name } : votre piège a rapporté de la gloire. Une amulette jaune en rapporte davantage.
jaguar-ask-suffering-choose_loss = { $name } : vous subissez un piège. Choisissez ce que vous cédez.
jaguar-ask-door-choose_first_marker = { $name } : choisissez la case du premier marqueur de votre Porte secrète.
jaguar-ask-door-choose_second_marker = { $name } : choisissez la case de l’autre marqueur, à { $number } cases au plus.
jaguar-ask-door-choose_passage = { $name } : votre nouvelle Porte secrète est sur votre case. Vous pouvez passer aussitôt.
jaguar-ask-flood-choose_direction = { $name } : choisissez où coule l’eau.
jaguar-ask-flood-choose_reaction = { $name } : l’eau arrive. La suivre, ou rester ?
jaguar-ask-wave-choose_wave = { $name } : vous pouvez dépenser une amulette bleue et suivre votre propre Vague.
jaguar-ask-escape-choose_preparation = { $name } : utilisez des amulettes avant de compter vos pas, ou continuez.
jaguar-ask-escape-choose_step = { $name } : fuyez ! Vous ne pouvez que vous déplacer.
jaguar-ask-escape-choose_aftermath = { $name } : utilisez les amulettes qui vous restent, ou continuez.
jaguar-ask-prowl-choose_way = { $name } : le Jaguar a plusieurs chemins. Choisissez sa prochaine case.
jaguar-ask-taming-choose_to_tame = { $name } : le Jaguar est tout près. Vous pouvez l’apprivoiser.
jaguar-ask-taming-choose_taming_token = { $name } : prenez l’un des deux jetons.
jaguar-ask-fetch-choose_item = { $name } : prenez une chose n’importe où sur le plateau.
jaguar-ask-tamed-walk-choose_tamed_step = { $number ->
        [one] { $name } : vous pouvez faire { $number } pas gratuit.
       *[other] { $name } : vous pouvez faire { $number } pas gratuits.
    }

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

jaguar-no-other-question = Répondez d’abord à la question en cours.
jaguar-no-step-outside = Il faut d’abord entrer dans le temple, d’un pas vers la droite.
jaguar-no-points = Il ne vous reste ni point d’action ni pas.
jaguar-no-way-closed = Aucun chemin { $direction } : le mur du Cœur s’y dresse, ou le plateau s’arrête là.
jaguar-no-way-edge = Aucun chemin { $direction } : personne ne ressort par l’entrée.
jaguar-no-way-wall = Un mur barre le chemin { $direction }.
jaguar-no-wall-there = Aucun mur { $direction } ; avancez simplement.
jaguar-no-amulet = Vous n’avez pas d’amulette { $amulet }.
jaguar-no-ability = Il faut pour cela la capacité de niveau 3 du personnage { $character }, et une santé plus haute que la malédiction.
jaguar-no-jump-way = Un Bond fait exactement deux cases { $direction }, et un mur ou le bord est sur le chemin.
jaguar-no-door = Vous n’avez pas ouvert de Porte secrète.
jaguar-no-door-here = Aucun marqueur de votre Porte secrète n’est sur votre case.
jaguar-no-door-closed = Votre Porte secrète mène à la dernière tuile, qui s’ouvre à la manche 7.
jaguar-no-running = Vous courez : vous ne pouvez que vous déplacer.
jaguar-no-crystal-here = Il n’y a pas de cristal { $crystal } sur votre case.
jaguar-no-item-here = Il n’y a rien de tel sur votre case.
jaguar-no-heart-left = Il ne reste plus d’éclat du Cœur.
jaguar-no-heart-here = Il vous faut un fragment à points et un fragment à triangles, non utilisés, qui désignent tous deux votre case de la dernière tuile.
jaguar-no-heart-alike = Les fragments de carte de même numéro se valent ; prenez le Cœur avec la paire proposée.
jaguar-no-ritual-here = Le { $ritual } n’est ni sur votre case ni dans votre bourse.
jaguar-no-ritual-crystal = Votre sac contient trop peu de cristaux { $crystal-id ->
        [purple] violets
        [yellow] jaunes
        [blue] bleus
       *[green] verts
    } pour le { $ritual }.
jaguar-no-ritual-pouch = La table a convenu qu’une prise gratuite ne peut pas être un rituel de la bourse.
jaguar-no-run-now = Vous ne pouvez courir qu’une fois, avant de dépenser un point d’action.
jaguar-no-look = Aucun piège du Temple n’a de jeton actif encore caché.
jaguar-no-look-open = Le jeton actif de ce piège est déjà visible : { $trap }.
jaguar-no-look-token = Ce piège n’a pas de jetons à révéler : { $trap }.
jaguar-no-heal-full = Votre santé est en haut de la piste : { $number }.
jaguar-no-shield = Le Bouclier se pose sur le piège offensif de quelqu’un d’autre, une fois par manche.
jaguar-no-green-again = { $number ->
        [one] Vous ne pouvez utiliser que { $number } amulette verte par tour pour une action ou un pas.
       *[other] Vous ne pouvez utiliser que { $number } amulettes vertes par tour pour des actions ou des pas.
    }
jaguar-no-curse-left = Vous n’avez aucune malédiction.
jaguar-no-blue-now = Une amulette bleue s’utilise quand l’eau arrive.
jaguar-no-amulet-now = Une amulette { $amulet } ne peut pas être utilisée maintenant.
jaguar-no-white-alone = Une amulette blanche s’emploie avec un pas à travers un mur : « break » et une direction.
jaguar-no-set-now = Les pièges se posent avant les actions ; en solo, après elles.
jaguar-no-set-hunt = Une amulette jaune va sur un piège offensif, et celui-ci ne l’est pas : { $trap }.
jaguar-no-set-taken = Ce piège ({ $trap }) est déjà pris : { $other }.
jaguar-no-token-now = Les jetons se choisissent à la pose d’un piège.
jaguar-no-place-same = Les deux marqueurs vont sur des cases différentes, et le premier est déjà en { $space }.
jaguar-no-place-far = { $number ->
        [one] Cette case est à { $number } case du premier marqueur ; le maximum est de { $most }.
       *[other] Cette case est à { $number } cases du premier marqueur ; le maximum est de { $most }.
    }
jaguar-no-mark-now = Les marqueurs se posent au début de la manche 7, pour un rituel majeur et au deuxième palier.
jaguar-no-mark-absent = L’Objectif { $objective } n’est pas en jeu.
jaguar-no-mark-twice = Votre marqueur est déjà sur l’Objectif { $objective }.
jaguar-no-resist = Vous avez { $number } de santé ; rester sur place en coûte { $most }.
jaguar-no-character-now = Les personnages se choisissent avant la partie.
jaguar-no-character-taken = { $other ->
        [Vous] Vous jouez déjà { $character }.
       *[other] { $other } joue déjà { $character }.
    }
jaguar-no-start-now = Les cases de départ se choisissent avant la première manche.
jaguar-no-start-row = On ne peut pas commencer devant la ligne { $row } : son rituel n’y est plus, ou un mur barre le chemin.
jaguar-no-discard = Vous n’avez pas de cristal { $crystal } à céder dans votre sac.
jaguar-no-discard-quake = Un séisme ne prend pas de cristaux : couchez-vous ou subissez les dégâts.
jaguar-no-option-players = Le solo est pour un seul joueur, les autres parties pour deux à quatre ; à cette table : { $players }.
jaguar-no-option-mode = L’option « { $table } » ne va pas avec ce genre de partie.
jaguar-no-option-newcomers = Indiquez des places de 1 à { $players }, séparées par des espaces.

## The board in the terminal

jaguar-board-head = Manche { $round } sur { $rounds } · { $phase }
jaguar-board-actions = { $number ->
        [one] { $name } : encore { $number } point d’action
       *[other] { $name } : encore { $number } points d’action
    }
jaguar-board-steps = { $name } : encore { $number } pas
jaguar-board-hearts-left = éclats du Cœur restants : { $number }
jaguar-board-jaguar-sign = Jag
jaguar-board-head-entrances = Entrées
jaguar-board-head-traps = Pièges
jaguar-board-head-jaguar = Jaguar
jaguar-board-head-taming = Apprivoiser
jaguar-board-head-goals = Pour gagner
jaguar-board-head-order = Ordre
jaguar-board-head-glory = Gloire
jaguar-board-head-objectives = Objectifs
jaguar-board-head-exits = Sorties
jaguar-board-temple = Temple
jaguar-board-hidden = jeton caché
jaguar-board-hidden-not = jeton caché, sauf { $tokens }
jaguar-board-shield = Bouclier
jaguar-board-jaguar-at = en { $space }
jaguar-board-jaguar-steps = { $low } ; { $high } si un piège du Temple vous touche
jaguar-board-jaguar-blues = cristaux bleus dévorés : { $number }
jaguar-board-taming-left = jetons restants : { $number }
jaguar-board-taming-shown = face visible : { $tokens }
jaguar-board-taming-taken = utilisés : { $tokens }
jaguar-board-goal-out = survivre et fuir
jaguar-board-goal-level = niveau { $number } sur 3
jaguar-board-goal-heart = éclats du Cœur { $number } sur 1
jaguar-board-goal-objectives = Objectifs marqués et atteints { $number } sur { $most }
jaguar-board-setting = pièges à poser : { $names }
jaguar-board-acting = actions : { $names }
jaguar-board-checkpoint = palier { $number }
jaguar-board-target = sur { $number }
jaguar-board-before = devant la ligne { $row }
jaguar-board-left = dehors, par la ligne { $row }
jaguar-board-health = santé { $number }
jaguar-board-curse = malédiction { $number }
jaguar-board-cursed = MAUDIT
jaguar-board-honor = gloire { $glory } · honneur { $honor }
jaguar-board-lying = pion couché
jaguar-board-bag = sac
jaguar-board-incorporated = assimilés
jaguar-board-pouch = bourse
jaguar-board-maps = cartes
jaguar-board-used-maps = cartes utilisées
jaguar-board-chests = coffres
jaguar-board-hearts = éclats du Cœur
jaguar-board-door = porte
jaguar-board-levels = niveaux { $number }
jaguar-board-pending = en attente : { $number }
jaguar-board-exit = sortie { $row }
jaguar-board-struck = { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
jaguar-board-strikes = Il frappe { $spaces }.
jaguar-board-brings-health = santé +{ $number }
jaguar-board-brings-steps = { $number } pas
jaguar-board-brings-damage = santé −{ $number }
jaguar-board-brings-curse = malédiction +{ $number }
jaguar-board-brings-points = vaut { $number } à présent
jaguar-board-legend =
    Une case est nommée par sa colonne et sa ligne, comme b3. En haut : son sol (b bleu, y jaune, r rouge), la lettre de qui s’y trouve, ∩ avec la lettre de son propriétaire pour un bout de Porte secrète, Jag pour le Jaguar, ! si un jeton Piège que vous connaissez y frappera. En bas : ce qui s’y trouve. Cristaux : P violet, Y jaune, B bleu, G vert ; + sur un piédestal béni. Des lettres entre parenthèses sont un rituel et les cristaux qu’il demande : deux pour un rituel mineur, trois pour un majeur. ● et ▲ avec un nombre sont des fragments de carte à points et à triangles, ▣ un coffre d’amulettes, ◇ une amulette.
    Entre les cases : un trait avec b, y ou r est un mur de cette couleur ; deux lettres l’une sous l’autre sont deux murs, un sur chaque tuile. ψ est une statue : g d’or, s d’argent, z de bronze ; sa lettre sous celle d’un mur est une statue au pied du mur. Une ligne pointillée marque la jonction des tuiles, la ligne épaisse est le mur du Cœur.
    Les pièges sont dans l’ordre où ils se déclenchent, avec la lettre de qui les a posés. ● devant une lettre est un marqueur sur un Objectif ; le nombre est ce qu’il vaut à présent pour ce joueur.

## The end

jaguar-tie-glory = Égalité d’honneur. La gloire départage ({ $number }) : { $name }.
jaguar-tie-curse = Égalité d’honneur et de gloire. La malédiction la plus faible départage ({ $number }) : { $name }.
jaguar-tie-health = Égalité d’honneur, de gloire et de malédictions. La santé départage ({ $number }) : { $name }.
jaguar-tie-shared = Égalité d’honneur, de gloire, de malédictions et de santé. Victoire partagée : { $names }.
jaguar-lost-died = Défaite : { $name }. Sans santé, la partie finit aussitôt ({ $rule }).
jaguar-lost-goals = Défaite : { $name }. Il manque encore : { $goals } ({ $rule }).

## Why a bot did what it did; told after the end

jaguar-because-goal = Il allait vers { $space } : { $item }.
jaguar-because-amulet = Il allait vers { $space }, pour l’amulette { $amulet }.
jaguar-because-flee = Il craignait ce que ferait { $trap } à cet endroit.
jaguar-because-safe = C’était une bonne case.
jaguar-because-fuel = Un rituel demande le cristal { $crystal }.
jaguar-because-honour = Le cristal { $crystal } rapporte de l’honneur.
jaguar-because-ritual = Il avait tous les cristaux qu’il faut.
jaguar-because-heart = Ses fragments de carte montraient où est un Cœur.
jaguar-because-map = Deux fragments de carte qui vont ensemble mènent à un Cœur.
jaguar-because-heal = Il voulait d’abord retrouver de la santé.
jaguar-because-stay = Rien à portée ne valait de quitter cette case.
jaguar-because-run = C’était loin, là où il voulait aller.
jaguar-because-trap = Il attendait d’autres joueurs là où ce piège frappe.
jaguar-because-trap-alone = Le Temple ne vise pas avec un piège qu’on pose soi-même.
jaguar-because-flood = L’eau le porte vers quelque chose à prendre.
jaguar-because-door = Une porte est un chemin à travers les murs.
jaguar-because-token = Il espérait y trouver d’autres joueurs.
jaguar-because-token-alone = Il a visé là où il n’était pas.
jaguar-because-shield = { $trap } risquait d’y frapper.
jaguar-because-start = C’est près de là que se trouvait ce qu’il voulait.
jaguar-because-mark = Cet Objectif lui promettait le plus de points.
jaguar-because-loss = Il a renoncé à ce qui lui manquerait le moins.
jaguar-because-honour-of-health = La santé rapporte aussi de l’honneur à la fin.
jaguar-because-arrived = Il était là où il voulait être.
jaguar-because-spent = Il n’avait plus de points d’action.
jaguar-because-use = Une amulette ne coûte pas d’action.
jaguar-because-exit = Il allait vers la meilleure sortie à portée.

## The chapters of the rules

jaguar-chapter-options = Options de la table
jaguar-chapter-components = Ce que contient la boîte
jaguar-chapter-board = Le plateau
jaguar-chapter-setup = Mise en place
jaguar-chapter-round = Une manche
jaguar-chapter-refresh = Remise en ordre
jaguar-chapter-trap-setting = Pose des pièges
jaguar-chapter-actions = Actions
jaguar-chapter-activation = Déclenchement des pièges
jaguar-chapter-glory = Gloire
jaguar-chapter-curses = Malédictions
jaguar-chapter-objectives = Objectifs
jaguar-chapter-scoring = La fin et le décompte
jaguar-chapter-amulets = Amulettes
jaguar-chapter-players = À deux, trois et quatre joueurs
jaguar-chapter-full-amulets = Partie complète : coffres et amulettes
jaguar-chapter-levels = Partie complète : niveaux et personnages
jaguar-chapter-abilities = Partie complète : capacités
jaguar-chapter-full-curses = Partie complète : malédictions
jaguar-chapter-escape = Partie complète : Fuite
jaguar-chapter-solo-setup = Solo : mise en place
jaguar-chapter-solo-round = Solo : la manche
jaguar-chapter-information = Qui peut savoir quoi
jaguar-chapter-termination = Durée d’une partie
