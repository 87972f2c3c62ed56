### Of Mice & Mazes: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $card "living_fire" comes as mice-card-living_fire, and $card-id as "living_fire" for
### selectors. A bundle of items is composed of letters: "FFG" comes as mice-items-F with 2 as $number, a plus, and
### mice-items-G with 1; short, it is a piece for each letter.
### $name is the player; it may be "Vous", so sentences about players have a form for [Vous], and what stands after a
### name and a colon has no verb that agrees with the player. Places are feminine and have their article: "sur la case
### a1", "de l’entrée 3". "Pioche" is the tool, so that a deck is "paquet"; a row of cards is "offre", of spots "rangée".

mice-title = Of Mice & Mazes
mice-about = Menez une expédition de bestioles dans la crypte du pharaon Miaousès : placez des pattes à ses entrées, croisez des lignes pour y pénétrer, ouvrez-y des salles et engagez des assistants de tout poil. À 2 ou 3 joueurs, environ une heure.

## Items. The letter is a code and stays the same in all languages.

mice-items-none = rien
mice-items-F = { $number ->
        [one] { $number } provision
       *[other] { $number } provisions
    }
    .short = ◍F
mice-items-T = { $number ->
        [one] { $number } torche
       *[other] { $number } torches
    }
    .short = ▲T
mice-items-P = { $number ->
        [one] { $number } pioche
       *[other] { $number } pioches
    }
    .short = ◆P
mice-items-G = { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
    .short = ●G
mice-items-L = { $number ->
        [one] { $number } point de gloire
       *[other] { $number } points de gloire
    }
    .short = ★L
mice-items-A = { $number ->
        [one] { $number } ressource au choix
       *[other] { $number } ressources au choix
    }
    .short = ◌A
mice-items-C = { $number ->
        [one] { $number } coffre
       *[other] { $number } coffres
    }
    .short = ▣C

mice-payment-none = rien
mice-payment-F = { mice-items-F }
    .short = { mice-items-F.short }
mice-payment-T = { mice-items-T }
    .short = { mice-items-T.short }
mice-payment-P = { mice-items-P }
    .short = { mice-items-P.short }
mice-payment-G = { mice-items-G }
    .short = { mice-items-G.short }

mice-item-food = une provision
mice-item-torch = une torche
mice-item-pickaxe = une pioche

## Cards: chambers, assistants, entrances, chests

mice-card-living_fire = Feu vivant
mice-card-portal = Portail
mice-card-scrying_pool = Bassin divinatoire
mice-card-armory = Armurerie
mice-card-barracks = Caserne
mice-card-watchtower = Tour de guet
mice-card-scaffolding = Échafaudage
mice-card-quarry = Carrière
mice-card-crane = Grue
mice-card-library = Bibliothèque
mice-card-map_room = Cartothèque
mice-card-teahouse = Salon de thé
mice-card-berry_garden = Jardin de baies
mice-card-spring = Source
mice-card-sacred_grove = Bosquet sacré
mice-card-chapel = Chapelle
mice-card-reliquary = Reliquaire
mice-card-altar = Autel
mice-card-bakery = Boulangerie
mice-card-dining_hall = Réfectoire
mice-card-kitchen = Cuisine
mice-card-stash = Planque
mice-card-privy = Petit coin
mice-card-thieves_den = Repaire de voleurs
mice-card-shooting_range = Champ de tir
mice-card-lookout = Vigie
mice-card-oasis = Oasis
mice-card-cave_in = Éboulement
mice-card-tunnel = Tunnel
mice-card-mine_shaft = Puits de mine
mice-card-pawn_shop = Prêteur sur gages
mice-card-storage = Entrepôt
mice-card-fair = Foire
mice-card-alch_workshop = Atelier d’alchimie
mice-card-distillery = Distillerie
mice-card-laboratory = Laboratoire
mice-card-sphinx = Sphinx

mice-card-magician = Magicien
mice-card-conjurer = Invocateur
mice-card-pyromancer = Pyromancien
mice-card-guard = Garde
mice-card-squire = Écuyer
mice-card-commander = Commandant
mice-card-builder = Bâtisseur
mice-card-foreman = Contremaître
mice-card-architect = Architecte
mice-card-student = Étudiant
mice-card-scholar = Érudit
mice-card-elder = Doyen
mice-card-herbalist = Herboriste
mice-card-forager = Cueilleur
mice-card-druid = Druide
mice-card-monk = Moine
mice-card-preacher = Prédicateur
mice-card-bishop = Évêque
mice-card-confectioner = Confiseur
mice-card-baker = Boulanger
mice-card-chef = Chef cuisinier
mice-card-infiltrator = Infiltré
mice-card-swindler = Escroc
mice-card-smuggler = Contrebandier
mice-card-scout = Éclaireur
mice-card-marksman = Tireur d’élite
mice-card-ranger = Rôdeur
mice-card-trammer = Herscheur
mice-card-prospector = Prospecteur
mice-card-tunneler = Sapeur
mice-card-barker = Bonimenteur
mice-card-profiteer = Profiteur
mice-card-merchant = Marchand
mice-card-apothecary = Apothicaire
mice-card-transmuter = Transmutateur
mice-card-alchemist = Alchimiste
mice-card-mewmmy = Miaoumie

mice-card-1 = entrée 1
mice-card-2 = entrée 2
mice-card-3 = entrée 3
mice-card-3-5 = entrée 3.5
mice-card-4 = entrée 4
mice-card-5 = entrée 5
mice-card-6 = entrée 6
mice-card-7 = entrée 7
mice-card-7-5 = entrée 7.5
mice-card-8 = entrée 8
mice-card-9 = entrée 9
mice-card-10 = entrée 10
mice-card-11 = entrée 11
mice-card-12 = entrée 12
mice-card-13 = entrée 13
mice-card-14 = entrée 14

mice-card-c01 = coffre 1
mice-card-c02 = coffre 2
mice-card-c03 = coffre 3
mice-card-c04 = coffre 4
mice-card-c05 = coffre 5
mice-card-c06 = coffre 6
mice-card-c07 = coffre 7
mice-card-c08 = coffre 8
mice-card-c09 = coffre 9
mice-card-c10 = coffre 10
mice-card-c11 = coffre 11
mice-card-c12 = coffre 12
mice-card-c13 = coffre 13
mice-card-c14 = coffre 14
mice-card-c15 = coffre 15
mice-card-c16 = coffre 16
mice-card-c17 = coffre 17
mice-card-c18 = coffre 18
mice-card-c19 = coffre 19
mice-card-c20 = coffre 20

mice-assistant-magician = { mice-card-magician }
mice-assistant-conjurer = { mice-card-conjurer }
mice-assistant-pyromancer = { mice-card-pyromancer }
mice-assistant-guard = { mice-card-guard }
mice-assistant-squire = { mice-card-squire }
mice-assistant-commander = { mice-card-commander }
mice-assistant-builder = { mice-card-builder }
mice-assistant-foreman = { mice-card-foreman }
mice-assistant-architect = { mice-card-architect }
mice-assistant-student = { mice-card-student }
mice-assistant-scholar = { mice-card-scholar }
mice-assistant-elder = { mice-card-elder }
mice-assistant-herbalist = { mice-card-herbalist }
mice-assistant-forager = { mice-card-forager }
mice-assistant-druid = { mice-card-druid }
mice-assistant-monk = { mice-card-monk }
mice-assistant-preacher = { mice-card-preacher }
mice-assistant-bishop = { mice-card-bishop }
mice-assistant-confectioner = { mice-card-confectioner }
mice-assistant-baker = { mice-card-baker }
mice-assistant-chef = { mice-card-chef }
mice-assistant-infiltrator = { mice-card-infiltrator }
mice-assistant-swindler = { mice-card-swindler }
mice-assistant-smuggler = { mice-card-smuggler }
mice-assistant-scout = { mice-card-scout }
mice-assistant-marksman = { mice-card-marksman }
mice-assistant-ranger = { mice-card-ranger }
mice-assistant-trammer = { mice-card-trammer }
mice-assistant-prospector = { mice-card-prospector }
mice-assistant-tunneler = { mice-card-tunneler }
mice-assistant-barker = { mice-card-barker }
mice-assistant-profiteer = { mice-card-profiteer }
mice-assistant-merchant = { mice-card-merchant }
mice-assistant-apothecary = { mice-card-apothecary }
mice-assistant-transmuter = { mice-card-transmuter }
mice-assistant-alchemist = { mice-card-alchemist }
mice-assistant-mewmmy = { mice-card-mewmmy }

## Places: spots inside the crypt by column and row, and entrance cards

mice-place-a1 = la case a1
    .short = a1
mice-place-b1 = la case b1
    .short = b1
mice-place-c1 = la case c1
    .short = c1
mice-place-d1 = la case d1
    .short = d1
mice-place-a2 = la case a2
    .short = a2
mice-place-b2 = la case b2
    .short = b2
mice-place-c2 = la case c2
    .short = c2
mice-place-d2 = la case d2
    .short = d2
mice-place-a3 = la case a3
    .short = a3
mice-place-b3 = la case b3
    .short = b3
mice-place-c3 = la case c3
    .short = c3
mice-place-d3 = la case d3
    .short = d3
mice-place-a4 = la case a4
    .short = a4
mice-place-b4 = la case b4
    .short = b4
mice-place-c4 = la case c4
    .short = c4
mice-place-d4 = la case d4
    .short = d4
mice-place-1 = l’entrée 1
    .short = 1
mice-place-2 = l’entrée 2
    .short = 2
mice-place-3 = l’entrée 3
    .short = 3
mice-place-3-5 = l’entrée 3.5
    .short = 3.5
mice-place-4 = l’entrée 4
    .short = 4
mice-place-5 = l’entrée 5
    .short = 5
mice-place-6 = l’entrée 6
    .short = 6
mice-place-7 = l’entrée 7
    .short = 7
mice-place-7-5 = l’entrée 7.5
    .short = 7.5
mice-place-8 = l’entrée 8
    .short = 8
mice-place-9 = l’entrée 9
    .short = 9
mice-place-10 = l’entrée 10
    .short = 10
mice-place-11 = l’entrée 11
    .short = 11
mice-place-12 = l’entrée 12
    .short = 12
mice-place-13 = l’entrée 13
    .short = 13
mice-place-14 = l’entrée 14
    .short = 14

mice-target-a1 = { mice-place-a1 }
mice-target-b1 = { mice-place-b1 }
mice-target-c1 = { mice-place-c1 }
mice-target-d1 = { mice-place-d1 }
mice-target-a2 = { mice-place-a2 }
mice-target-b2 = { mice-place-b2 }
mice-target-c2 = { mice-place-c2 }
mice-target-d2 = { mice-place-d2 }
mice-target-a3 = { mice-place-a3 }
mice-target-b3 = { mice-place-b3 }
mice-target-c3 = { mice-place-c3 }
mice-target-d3 = { mice-place-d3 }
mice-target-a4 = { mice-place-a4 }
mice-target-b4 = { mice-place-b4 }
mice-target-c4 = { mice-place-c4 }
mice-target-d4 = { mice-place-d4 }

## Factions, decks, what ends the game

mice-faction-squirrels = Écureuils
    .line = Lanceurs de sorts
mice-faction-porcupines = Porcs-épics
    .line = Guerriers et protecteurs
mice-faction-beavers = Castors
    .line = Bâtisseurs hors pair
mice-faction-capibaras = Capybaras
    .line = Les têtes pensantes
mice-faction-pacas = Pacas
    .line = À l’oreille de la nature
mice-faction-chinchillas = Chinchillas
    .line = Le clergé de la Coalition
mice-faction-viscachas = Viscaches
    .line = Fines cuisinières
mice-faction-rats = Rats
    .line = Filous et conspirateurs
mice-faction-jerboas = Gerboises
    .line = Expertes du tir à l’arc
mice-faction-molerats = Rats-taupes
    .line = Au travail sous terre
mice-faction-lemmings = Lemmings
    .line = Marchands de talent
mice-faction-guinea_pigs = Cochons d’Inde
    .line = Alchimistes prodigieux

mice-deck-chamber = salles
mice-deck-assistant = assistants

mice-sets-chambers = salles
mice-sets-assistants = assistants

mice-cause-chambers = il ne reste aucune case vide
mice-cause-glory = quelqu’un a assez de gloire
mice-cause-assistants = plus aucun assistant ne peut venir

## What cards do, as captions put together from the component data. $items, $pay and $get are bundles; A stands for any
## resource and C for a chest.

mice-op-gain = { $items }
mice-op-gain_low = { $item-id ->
        [food] provisions : { $low } si vous en avez moins de { $below }, sinon { $high }
        [torch] torches : { $low } si vous en avez moins de { $below }, sinon { $high }
       *[pickaxe] pioches : { $low } si vous en avez moins de { $below }, sinon { $high }
    }
mice-op-gain_per = { $per-id ->
        [adjacent_chambers] { $items } par salle adjacente, { $max } fois au plus
       *[adjacent_factions] { $items } par autre faction adjacente
    }
mice-op-others_gain = pour chaque autre joueur : { $items }
mice-op-exchange = { $times ->
        [one] { $pay } → { $get }
       *[other] { $pay } → { $get }, { $times } fois au plus
    }
mice-op-exchange_other = { $pay } → { $get }, d’une autre sorte
mice-op-open = { $from-id ->
        [camp] ouvrez une salle de votre camp
       *[row_or_camp] ouvrez une salle
    }
mice-op-open_discount = { mice-op-open } pour { $discount } de moins
mice-op-open_anywhere = ouvrez une salle sur une case vide sans patte de votre choix
mice-op-open_trigger = { mice-op-open_anywhere } et activez-la
mice-op-hire = { $from-id ->
        [camp] engagez un assistant de votre camp
       *[row_or_camp] engagez un assistant
    }
mice-op-hire_discount = { mice-op-hire } pour { $discount } de moins
mice-op-camp = { $what-id ->
        [chamber] mettez une salle dans votre camp
        [assistant] mettez un assistant dans votre camp
       *[either] mettez une carte dans votre camp
    }
mice-op-camp_discard = mettez une carte d’une défausse dans votre camp
mice-op-refresh = { $max ->
        [one] renouvelez { $max } carte de l’offre
       *[other] renouvelez jusqu’à { $max } cartes de l’offre
    }
mice-op-move_paw = déplacez une patte
mice-op-move_paw_entrance = déplacez une patte, même d’une carte Entrée
mice-op-take_chest = prenez un coffre
mice-op-flip_chest = retournez un coffre utilisé
mice-op-extra_action = une action supplémentaire
mice-op-extra_turn = un tour supplémentaire
mice-op-place_paw = placez une patte
mice-op-double_next = un effet ultérieur de ce tour s’applique deux fois
mice-op-swap_assistant = défaussez un assistant, puis engagez-en un autre ou mettez-en un dans votre camp
mice-op-portal = propriétaire seulement : ouvrez une autre salle à sa place pour { $discount } de moins ; { $items }
mice-op-borrow_assistant = un assistant de l’offre travaille pour vous ce tour-ci
mice-op-trigger = { $target-id ->
        [adjacent_chamber] activez une salle adjacente ; pour son propriétaire : { $items }
        [row_chamber] appliquez l’effet d’une salle de l’offre
        [own_paw_entrance] activez une carte Entrée où se trouve votre patte
        [free_entrance] activez une carte Entrée sans patte
        [opened_chamber] activez-la
        [hired_assistant] appliquez son effet
       *[used_assistant] répétez l’effet d’un assistant utilisé ce tour-ci
    }
mice-op-mod = { $mod-id ->
        [open_discount] { $number ->
            [one] { $number } ressource de moins
           *[other] { $number } ressources de moins
        }
        [pay_gold_with] l’or du prix peut se payer en provisions
        [cost_any] jusqu’à { $number } ressources du prix peuvent être d’une autre sorte
        [camp_limit] { $number ->
            [one] votre camp contient { $number } carte
           *[other] votre camp contient jusqu’à { $number } cartes
        }
       *[place_opposite] placez une patte en face de celle d’un adversaire, une fois par tour
    }
mice-op-or = { $one } / { $other }
mice-op-on = { $condition-id ->
        [gain-food] quand vous recevez des provisions : { $effect }
        [gain-torch] quand vous recevez des torches : { $effect }
        [gain-pickaxe] quand vous recevez des pioches : { $effect }
        [gain-gold] quand vous recevez de l’or : { $effect }
        [open] quand vous ouvrez une salle : { $effect }
        [hire] quand vous engagez un assistant : { $effect }
        [camp] quand vous mettez une carte dans votre camp : { $effect }
        [from_camp] quand vous ouvrez ou engagez une carte de votre camp : { $effect }
        [chest_use] quand vous utilisez un coffre : { $effect }
        [chest_take] quand vous prenez un coffre : { $effect }
        [exchange] quand vous faites un échange : { $effect }
        [visited] quand un adversaire visite votre salle : { $effect }
        [place-chamber] quand vous placez une patte sur une salle : { $effect }
        [place-opponent_chamber] quand vous placez une patte sur la salle d’un adversaire : { $effect }
        [place-empty] quand vous placez une patte sur une case vide : { $effect }
        [remove-opponent_chamber] quand vous retirez une patte de la salle d’un adversaire : { $effect }
        [remove_no_effect-any] quand vous retirez une patte sans effet : { $effect }
        [remove_no_effect-inside] quand vous retirez sans effet une patte de l’intérieur : { $effect }
        [remove_no_effect-chamber] quand vous retirez une patte d’une salle sans son effet : { $effect }
       *[after_remove_action] après votre action Retirer : { $effect }
    }
mice-op-once = { $effect } (une fois par tour)
mice-op-one_time = à l’engagement : { $effect }

## Options: what you can answer. `.short` is for lists under a heading.

mice-option-pass = Passer
    .short = passer
mice-option-use = Utiliser l’assistant { $assistant }
    .short = { $assistant }
mice-option-place = Placer une patte sur { $place }
    .short = { $place }
mice-option-infiltrate = Placer une patte sur { $place } avec l’Infiltré
    .short = { $place } (Infiltré)
mice-option-remove = Retirer toutes vos pattes
    .short = retirer les pattes
mice-option-chest = Utiliser le { $card }
    .short = { $card }
mice-option-finish = Finir l’action
    .short = finir
mice-option-fill = Placer une patte sur { $place }
    .short = { $place }
mice-option-trigger = Retirer la patte de { $place } et activer la carte
    .short = { $place } : activer
mice-option-double = Retirer la patte de { $place } et activer la carte deux fois
    .short = { $place } : activer deux fois
mice-option-leave = Retirer la patte de { $place } sans effet
    .short = { $place } : sans effet
mice-option-take = Prendre { $item }
    .short = { $item }
mice-option-pay = Payer { $payment }
    .short = { $payment }
mice-option-give = Remettre le { $card } dans la réserve
    .short = { $card }
mice-option-open = Ouvrir la salle { $card }
    .short = { $card }
mice-option-hire = Engager l’assistant { $card }
    .short = { $card }
mice-option-camp = Mettre la carte { $card } dans votre camp
    .short = { $card }
mice-option-discard = Défausser la carte { $card }
    .short = { $card }
mice-option-refresh = Renouveler la carte { $card }
    .short = { $card }
mice-option-stop = S’arrêter là
    .short = stop
mice-option-at = Sur { $place }
    .short = { $place }
mice-option-move = Déplacer la patte de { $place }
    .short = { $place }
mice-option-flip = Retourner le { $card }
    .short = { $card }
mice-option-copy = Activer la carte { $card }
    .short = { $card }
mice-option-borrow = Emprunter l’assistant { $card }
    .short = { $card }
mice-option-dismiss = Défausser l’assistant { $card }
    .short = { $card }
mice-option-choose = Choisir la possibilité { $branch }
    .short = possibilité { $branch }
mice-option-passage = Retourner { $place }
    .short = retourner

## What a payment means beyond its items

mice-pay-gold-for = l’or remplace { $items }
mice-pay-for-gold = { $items } au lieu d’or

## Headings of groups of options

mice-group-place = Placer une patte
mice-group-paying = Bonus aux autres
mice-group-infiltrate = Avec l’Infiltré
mice-group-remove = Retirer
mice-group-fill = Intersections
mice-group-trigger = Avec l’effet
mice-group-double = Avec l’effet, deux fois
mice-group-leave = Sans effet
mice-group-assistants = Assistants
mice-group-take = Ressources
mice-group-pay = Paiement
mice-group-open = Salles
mice-group-hire = Assistants
mice-group-camp = Dans votre camp
mice-group-discard = Défausser
mice-group-refresh = Renouveler
mice-group-at = Cases
mice-group-move = Pattes
mice-group-flip = Coffres utilisés
mice-group-give = Coffres à remettre
mice-group-copy = Activer
mice-group-borrow = Emprunter
mice-group-dismiss = Défausser
mice-group-choose = Choisir
mice-group-passage = Passage secret
mice-group-chests = Coffres
mice-group-stop = Fin

## How far the turn is

mice-phase-action = choix de l’action
mice-phase-placing = placement des pattes
mice-phase-removing = retrait des pattes
mice-phase-effect = application d’un effet
mice-phase-end = fin de la partie

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

mice-event-turn-began = Tour { $turn } : { $name }.
mice-event-placed = { $name ->
        [Vous] Vous avez placé une patte sur { $place }.
       *[other] { $name } a placé une patte sur { $place }.
    }
    .then = patte sur { $place }
mice-event-infiltrated = { $name ->
        [Vous] Vous avez placé une patte sur { $place } avec l’Infiltré, en face de celle d’un adversaire.
       *[other] { $name } a placé une patte sur { $place } avec l’Infiltré, en face de celle d’un adversaire.
    }
    .then = patte sur { $place } avec l’Infiltré
mice-event-filled = { $name ->
        [Vous] Vous avez placé une patte à l’intersection, sur { $place }.
       *[other] { $name } a placé une patte à l’intersection, sur { $place }.
    }
    .then = patte sur { $place }
mice-event-began-removing = { $paws ->
        [one] { $name ->
            [Vous] Vous avez commencé à retirer { $paws } patte.
           *[other] { $name } a commencé à retirer { $paws } patte.
        }
       *[other] { $name ->
            [Vous] Vous avez commencé à retirer { $paws } pattes.
           *[other] { $name } a commencé à retirer { $paws } pattes.
        }
    }
mice-event-removed = { $name ->
        [Vous] Vous avez retiré la patte de { $place } et activé la carte { $card }.
       *[other] { $name } a retiré la patte de { $place } et activé la carte { $card }.
    }
    .then = patte retirée de { $place }
mice-event-left = { $name ->
        [Vous] Vous avez retiré la patte de { $place } sans effet.
       *[other] { $name } a retiré la patte de { $place } sans effet.
    }
    .then = patte retirée de { $place } sans effet
mice-event-triggered = { $name ->
        [Vous] L’effet de la carte { $card } a été appliqué pour vous.
       *[other] L’effet de la carte { $card } a été appliqué pour { $name }.
    }
mice-event-used = { $name ->
        [Vous] Vous avez utilisé l’assistant { $assistant }.
       *[other] { $name } a utilisé l’assistant { $assistant }.
    }
    .then = utilisation de l’assistant { $assistant }
mice-event-received = { $name ->
        [Vous] Vous avez reçu { $items }.
       *[other] { $name } a reçu { $items }.
    }
    .then = gain de { $items }
mice-event-lost = { $name ->
        [Vous] Vous n’avez pas pu garder { $items } : la piste s’arrête à 9.
       *[other] { $name } n’a pas pu garder { $items } : la piste s’arrête à 9.
    }
    .then = surplus perdu ({ $items })
mice-event-paid = { $name ->
        [Vous] Vous avez payé { $items }.
       *[other] { $name } a payé { $items }.
    }
    .then = paiement de { $items }
mice-event-spent-glory = { $glory ->
        [one] { $name ->
            [Vous] Vous avez dépensé { $glory } point de gloire.
           *[other] { $name } a dépensé { $glory } point de gloire.
        }
       *[other] { $name ->
            [Vous] Vous avez dépensé { $glory } points de gloire.
           *[other] { $name } a dépensé { $glory } points de gloire.
        }
    }
    .then = { $glory ->
        [one] dépense de { $glory } point de gloire
       *[other] dépense de { $glory } points de gloire
    }
mice-event-bonus = { $name ->
        [Vous] Un bonus vous revient d’après les règles ({ $items }), grâce à { mice-event-bonus.who }.
       *[other] Un bonus revient à { $name } d’après les règles ({ $items }), grâce à { mice-event-bonus.who }.
    }
    .who = { $other ->
        [Vous] vous
       *[other] { $other }
    }
mice-event-took-chest = { $name ->
        [Vous] Vous avez pris le { $card }.
       *[other] { $name } a pris le { $card }.
    }
    .then = prise du { $card }
mice-event-used-chest = { $name ->
        [Vous] Vous avez utilisé le { $card }.
       *[other] { $name } a utilisé le { $card }.
    }
    .then = utilisation du { $card }
mice-event-flipped-chest = { $name ->
        [Vous] Vous avez retourné le { $card }, de nouveau utilisable.
       *[other] { $name } a retourné le { $card }, de nouveau utilisable.
    }
    .then = { $card } retourné
mice-event-gave-chest = { $name ->
        [Vous] Vous avez remis le { $card } dans la réserve.
       *[other] { $name } a remis le { $card } dans la réserve.
    }
    .then = { $card } remis dans la réserve
mice-event-opened = { $name ->
        [Vous] Vous avez ouvert la salle { $card } sur { $place } (gloire : +{ $glory }).
       *[other] { $name } a ouvert la salle { $card } sur { $place } (gloire : +{ $glory }).
    }
    .then = ouverture de la salle { $card } sur { $place }
mice-event-hired = { $name ->
        [Vous] Vous avez engagé l’assistant { $card } (gloire : +{ $glory }).
       *[other] { $name } a engagé l’assistant { $card } (gloire : +{ $glory }).
    }
    .then = engagement de l’assistant { $card }
mice-event-camped = { $name ->
        [Vous] Vous avez mis la carte { $card } dans votre camp.
       *[other] { $name } a mis la carte { $card } dans son camp.
    }
    .then = carte { $card } au camp
mice-event-discarded = La carte { $card } a été défaussée.
mice-event-refreshed = { $cards ->
        [one] { $name ->
            [Vous] Vous avez renouvelé { $cards } carte de l’offre.
           *[other] { $name } a renouvelé { $cards } carte de l’offre.
        }
       *[other] { $name ->
            [Vous] Vous avez renouvelé { $cards } cartes de l’offre.
           *[other] { $name } a renouvelé { $cards } cartes de l’offre.
        }
    }
    .then = { $cards ->
        [one] { $cards } carte renouvelée
       *[other] { $cards } cartes renouvelées
    }
mice-event-drew = La carte { $card } a rejoint l’offre.
mice-event-shuffled = { $cards ->
        [one] La défausse { mice-event-shuffled.of } est devenue un nouveau paquet de { $cards } carte.
       *[other] La défausse { mice-event-shuffled.of } a été mélangée en un nouveau paquet de { $cards } cartes.
    }
    .of = { $deck-id ->
        [chamber] de salles
       *[assistant] d’assistants
    }
mice-event-moved = { $name ->
        [Vous] Vous avez déplacé une patte de { $place } à { $target }.
       *[other] { $name } a déplacé une patte de { $place } à { $target }.
    }
    .then = patte déplacée de { $place } à { $target }
mice-event-extra-action = { $name ->
        [Vous] Vous avez gagné une action supplémentaire (à venir : { $actions }).
       *[other] { $name } a gagné une action supplémentaire (à venir : { $actions }).
    }
    .then = action supplémentaire
mice-event-extra-turn = { $name ->
        [Vous] Vous avez gagné un tour supplémentaire (à venir : { $turns }).
       *[other] { $name } a gagné un tour supplémentaire (à venir : { $turns }).
    }
    .then = tour supplémentaire
mice-event-doubles = { $name ->
        [Vous] Vous pouvez doubler un effet ultérieur de ce tour (à venir : { $doubles }).
       *[other] { $name } peut doubler un effet ultérieur de ce tour (à venir : { $doubles }).
    }
    .then = effet ultérieur à doubler
mice-event-borrowed = { $name ->
        [Vous] Vous avez emprunté l’assistant { $card } jusqu’à la fin du tour.
       *[other] { $name } a emprunté l’assistant { $card } jusqu’à la fin du tour.
    }
    .then = emprunt de l’assistant { $card }
mice-event-dismissed = { $glory ->
        [0] { $name ->
            [Vous] Vous avez défaussé l’assistant { $card }.
           *[other] { $name } a défaussé l’assistant { $card }.
        }
        [one] { $name ->
            [Vous] Vous avez défaussé l’assistant { $card } et dépensé { $glory } point de gloire.
           *[other] { $name } a défaussé l’assistant { $card } et dépensé { $glory } point de gloire.
        }
       *[other] { $name ->
            [Vous] Vous avez défaussé l’assistant { $card } et dépensé { $glory } points de gloire.
           *[other] { $name } a défaussé l’assistant { $card } et dépensé { $glory } points de gloire.
        }
    }
    .then = défausse de l’assistant { $card }
mice-event-portal-left = La salle { $card } a quitté { $place }.
mice-event-queued = { $name ->
        [Vous] Vous pourrez placer une patte de plus après cette action ({ $placements } en tout).
       *[other] { $name } pourra placer une patte de plus après cette action ({ $placements } en tout).
    }
    .then = une patte de plus à placer après cette action
mice-event-passage-flipped = { $glory ->
        [one] { $name ->
            [Vous] Vous avez dépensé { $glory } point de gloire et retourné { $place }.
           *[other] { $name } a dépensé { $glory } point de gloire et retourné { $place }.
        }
       *[other] { $name ->
            [Vous] Vous avez dépensé { $glory } points de gloire et retourné { $place }.
           *[other] { $name } a dépensé { $glory } points de gloire et retourné { $place }.
        }
    }
    .then = retournement de { $place }
mice-event-declined = { $name ->
        [Vous] Vous avez renoncé à une autre action.
       *[other] { $name } a renoncé à une autre action.
    }
    .then = pas d’autre action
mice-event-end-triggered = { $name ->
        [Vous] La fin a été déclenchée pendant votre tour : { $cause }.
       *[other] La fin a été déclenchée pendant ce tour ({ $name }) : { $cause }.
    }
mice-event-final-action = { $name ->
        [Vous] Vous pouvez faire une dernière action.
       *[other] { $name } peut faire une dernière action.
    }
mice-event-turn-cap = { $turns ->
        [one] La partie s’est arrêtée après { $turns } tour.
       *[other] La partie s’est arrêtée après { $turns } tours.
    }
mice-event-scored-sets = { $sets-id ->
        [chambers] { $name } : { $glory } pour les séries de salles.
       *[assistants] { $name } : { $glory } pour les séries d’assistants.
    }
mice-event-scored = { $points ->
        [one] { $name } : { $points } point en tout.
       *[other] { $name } : { $points } points en tout.
    }
mice-event-won = { $points ->
        [one] Victoire avec { $points } point : { $name }.
       *[other] Victoire avec { $points } points : { $name }.
    }
mice-event-laid = La carte { $card } a commencé sa défausse.
mice-event-copied = { $name ->
        [Vous] Vous avez choisi la carte { $card }.
       *[other] { $name } a choisi la carte { $card }.
    }
    .then = choix de la carte { $card }
mice-event-dry-supply = { $name ->
        [Vous] Vous n’avez pas eu de coffre : la réserve était vide.
       *[other] { $name } n’a pas eu de coffre : la réserve était vide.
    }
    .then = pas de coffre, la réserve étant vide
mice-event-not-granted = { $name } : déjà { $most } actions et tours supplémentaires ; pas d’autre avant le tour de quelqu’un d’autre.

## Questions: what must be done. $number is how many are left.

mice-ask-window-offer_reactions = { $name } : vos assistants peuvent réagir. Choisissez-en un, ou passez.
mice-ask-rest-offer_reactions = { $name } : vous avez refusé les autres. Ceux qui restent ne font que donner : choisissez-en un, ou passez.
mice-ask-branch-choose_branch = { $name } : choisissez l’une des possibilités de la carte.
mice-ask-take-any-choose_resource = { $number ->
        [one] { $name } : choisissez { $number } ressource à recevoir.
       *[other] { $name } : choisissez { $number } ressources à recevoir, l’une après l’autre.
    }
mice-ask-passage-offer_passage = { $name } : payer de la gloire pour retourner cette carte Entrée sur sa face la plus forte ?
mice-ask-hire-choose_assistant = { $name } : choisissez un assistant à engager, ou passez.
mice-ask-hire-choose_payment_for_assistant = { $name } : choisissez comment payer l’assistant.
mice-ask-open-choose_chamber = { $name } : choisissez une salle à ouvrir, ou passez.
mice-ask-open-choose_spot = { $name } : choisissez la case de la salle.
mice-ask-open-choose_payment_for_chamber = { $name } : choisissez comment payer la salle.
mice-ask-open-choose_whether_to_trigger = { $name } : activer la nouvelle salle ?
mice-ask-exchange-choose_exchange = { $name } : choisissez ce que vous dépensez pour l’échange, ou passez.
mice-ask-move-choose_paw_to_move = { $name } : choisissez une patte à déplacer, ou passez.
mice-ask-move-choose_where_to_move = { $name } : choisissez où va la patte.
mice-ask-flip-choose_used_chest = { $name } : choisissez un coffre utilisé à retourner.
mice-ask-camp-choose_card_for_camp = { $name } : choisissez une carte pour votre camp, ou passez.
mice-ask-camp-choose_card_to_make_room = { $name } : votre camp est plein. Choisissez-y une carte à défausser.
mice-ask-cut-camp-choose_card_too_many = { $number ->
        [one] { $name } : votre camp contient { $number } carte de trop. Choisissez celle que vous défaussez.
       *[other] { $name } : votre camp contient { $number } cartes de trop. Choisissez-en une à défausser.
    }
mice-ask-refresh-choose_card_to_refresh = { $number ->
        [one] { $name } : vous pouvez encore renouveler { $number } carte. Choisissez-la, ou arrêtez-vous.
       *[other] { $name } : vous pouvez encore renouveler { $number } cartes. Choisissez-en une, ou arrêtez-vous.
    }
mice-ask-copy-choose_target = { $name } : choisissez la carte dont l’effet s’applique, ou passez.
mice-ask-borrow-choose_loan = { $name } : choisissez un assistant de l’offre qui travaille pour vous ce tour-ci, ou passez.
mice-ask-privy-choose_assistant_to_dismiss = { $name } : choisissez un assistant à défausser, ou passez.
mice-ask-privy-choose_replacement = { $name } : engagez un assistant (1), mettez-en un dans votre camp (2), ou passez.
mice-ask-place-choose_intersection = { $number ->
        [one] { $name } : il vous reste { $number } patte. Choisissez-lui une intersection.
       *[other] { $name } : il vous reste { $number } pattes. Choisissez l’intersection suivante.
    }
mice-ask-commander-choose_entrance = { $name } : placez une patte, ou passez.
mice-ask-removal-choose_removal = { $number ->
        [one] { $name } : retirez la dernière patte, avec l’effet de sa carte ou sans.
       *[other] { $name } : il reste { $number } pattes sur la table. Choisissez la suivante, avec l’effet de sa carte ou sans.
    }
mice-ask-after-removing-choose_entrance_after_removing = { $name } : placez une patte, ou passez.
mice-ask-action-choose_action = { $name } : placez une patte sur une carte Entrée, ou retirez toutes vos pattes.
    .may = { $name } : vous pouvez faire une autre action : placez une patte, retirez toutes vos pattes, ou passez.
    .final = { $name } : vous pouvez faire une dernière action : placez une patte, retirez toutes vos pattes, ou passez.
mice-ask-last-chests-choose_to_finish = { $name } : finissez l’action, ou utilisez d’abord un coffre.

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

mice-no-other-question = Répondez d’abord à la question en cours.
mice-no-place-now = Les pattes se placent quand vous choisissez une action.
mice-no-place-no-paw = Vous n’avez plus de patte : retirez d’abord celles qui sont sur la table.
mice-no-place-missing = Dans cette crypte, { $place } n’existe pas.
mice-no-place-spot = Une patte se place sur une carte Entrée ; on atteint les cases de l’intérieur là où vos lignes se croisent.
mice-no-place-taken = { $other } y a déjà une patte.
mice-no-place-own = Vous y avez déjà une patte.
mice-no-place-opposite = { $other } a une patte sur la carte Entrée d’en face.
mice-no-infiltrate = Vous n’avez pas l’Infiltré.
mice-no-infiltrate-used = L’Infiltré a déjà servi ce tour-ci.
mice-no-infiltrate-needless = Aucun adversaire n’a de patte en face ; placez la vôtre sans l’Infiltré.
mice-no-remove-none = Vous n’avez aucune patte à retirer sur la table.
mice-no-remove-now = Les pattes se retirent quand vous choisissez une action.
mice-no-fill = Ce n’est pas une intersection libre de vos lignes.
mice-no-fill-now = Les intersections se remplissent après le placement d’une patte sur une carte Entrée.
mice-no-trigger-no-paw = Vous n’y avez aucune patte.
mice-no-trigger-empty = Une case vide n’a pas d’effet.
mice-no-trigger-portal = Le Portail ne sert qu’à son propriétaire : { $other }.
mice-no-trigger-nothing = Rien de cette carte n’est possible en ce moment.
mice-no-double = Vous n’avez pas d’effet à doubler.
mice-no-open-place = Il vous faut une de vos pattes sur une case vide.
mice-no-open-spot = Il ne reste aucune case vide sans patte.
mice-no-open-token = Vos { $tokens } marqueurs de propriété sont tous utilisés.
mice-no-card-away = La carte { $card } n’est ni dans l’offre ni dans votre camp.
mice-no-card-camp-only = Cet effet ne prend que des cartes de votre camp.
mice-no-card-price = { $waived ->
        [0] La carte { $card } coûte { $items }. Vous avez { $payment }.
       *[other] La carte { $card } coûte { $items }, moins une remise de { $waived }. Vous avez { $payment }.
    }
mice-no-chest-yours = Vous n’avez pas ce coffre, ou il a déjà servi.
mice-no-chest-alike = Il fait la même chose que le { $card } ; utilisez celui-là.
mice-no-chest-idle = Ce coffre ne servirait à rien en ce moment.
mice-no-chest-now = Un coffre s’utilise avant une action, une intersection ou un retrait, lors du choix d’une carte et avant la fin de l’action.
mice-no-camp-card = Cet effet ne permet pas de prendre la carte { $card }.
mice-no-pay = Cela ne paie pas exactement le prix, ou vous ne l’avez pas.
mice-no-take = Vous ne recevez rien des sortes que vous avez dépensées.
mice-no-use = L’assistant { $assistant } n’a rien à quoi réagir en ce moment.

mice-no-option-start = Le premier joueur doit occuper une des { $players } places.
mice-no-option-entrances-alone = La liste des entrées ne va qu’avec un ordre personnel.
mice-no-option-factions-alone = La liste des factions ne va qu’avec des factions choisies.
mice-no-option-entrances = Donnez les { $cards } cartes Entrée, chacune une fois, dans l’ordre des emplacements.
mice-no-option-factions = { $factions ->
        [one] Donnez { $factions } faction.
       *[other] Donnez { $factions } factions différentes.
    }
mice-no-option-turns = Une partie compte au moins un tour.

## The board in the terminal

mice-board-head = Tour { $turn } · { $phase }
mice-board-open = salles { $number } sur { $most }
mice-board-glory = gloire { $number } sur { $most }
mice-board-left = assistants restants { $number }
mice-board-ending = dernières actions
mice-board-chambers = Salles ({ $number })
mice-board-assistants = Assistants ({ $number })
mice-board-crypt = Dans la crypte
mice-board-sets = collections +{ $glory }
mice-board-paws = pattes { $number } sur { $most }
mice-board-tokens = jetons { $number } sur { $most }
mice-board-camp = Camp { $number } sur { $most }
mice-board-team = Assistants
mice-board-chests = Coffres
mice-board-bonus = bonus : { $names }
mice-board-legend =
    La crypte a des cases, et autour d’elle des cartes Entrée. ▼ avec une lettre est une patte, une lettre entre parenthèses marque le propriétaire d’une salle ou d’une entrée retournée, × avec une lettre est une intersection sans patte, ↻ un passage secret, ▣ un coffre et son contenu. Un coffre suivi de × a déjà servi. Le nombre après une offre est celui des cartes de sa pioche. Symboles : ◍F provision, ▲T torche, ◆P pioche, ●G or, ★L gloire, ◌A ressource au choix.
    Les cartes Entrée, et ce qu’elles font une fois le passage secret ouvert (↻ et sa faction) :

mice-source-glory = gloire
mice-source-chambers = collections de salles
mice-source-assistants = collections d’assistants
mice-tie-trigger = Égalité : { $name } l’emporte, car la fin a été déclenchée pendant son tour.

## Rules that changed

mice-change-3 = Auparavant, les assistants qui ne font que donner étaient utilisés sans demander, et passer faisait perdre aussi leurs gains ; les intersections étaient remplies dans l’ordre là où un coffre pouvait intervenir ; et un assistant emprunté agissait encore après avoir été engagé puis défaussé.

## Why a bot did what it did; told after the end

mice-because-buys = Avec ces pattes, il espérait obtenir : { $card }.
mice-because-saves = Il économisait pour : { $card }.
mice-because-needs = Il en avait besoin pour : { $card }.
mice-because-goods = C’est là qu’il y avait le plus à prendre.
mice-because-remove = Attendre une patte de plus n’en valait pas la peine.
mice-because-assistant-set = Aucun de ses assistants n’était encore de cette faction.
mice-because-chamber-set = Aucune de ses salles n’était encore de cette faction.
mice-because-glory = Elle rapporte { $glory } de gloire.
mice-because-effect = Son effet sera utile.
mice-because-camp = Il gardait cette carte pour plus tard.
mice-because-pay = Il a payé avec ce dont il pouvait le mieux se passer.
mice-because-order = Cet ordre lui semblait rapporter le plus.
mice-because-no-paw = Il n’avait plus de patte à poser.
mice-because-pass = Rien n’y valait son prix.

## The chapters of the rules

mice-chapter-options = Options de la table
mice-chapter-components = Ce que contient la boîte
mice-chapter-setup = Mise en place
mice-chapter-ground = Ressources, camp et rangées
mice-chapter-turn = Votre tour
mice-chapter-effects = Effets, ouvrir et engager
mice-chapter-assistants = Assistants
mice-chapter-chambers = Salles
mice-chapter-passages = Passages secrets
mice-chapter-end = La fin et le décompte
mice-chapter-limits = Ce que chacun peut savoir, et limites
