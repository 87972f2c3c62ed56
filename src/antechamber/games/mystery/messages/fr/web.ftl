### Mystery of the Temples on the page: what its board, panels and help cards say.
### $gems are crystals by shape and letter; the page draws them as pieces and reads their names aloud.

## Places

mystery-web-ring = Le cercle, dans le sens horaire
mystery-web-place-red = Temple rouge
mystery-web-place-yellow = Temple jaune
mystery-web-place-blue = Temple bleu
mystery-web-place-green = Temple vert
mystery-web-place-purple = Temple violet
mystery-web-place-wilderness = Territoire { $number }
mystery-web-temple-red = Rouge
mystery-web-temple-yellow = Jaune
mystery-web-temple-blue = Bleu
mystery-web-temple-green = Vert
mystery-web-temple-purple = Violet
mystery-web-headline = { $place } : { $kind }
mystery-web-headline-short = Pas d’échange : { $have } sur { $need }
mystery-web-box = { $place }, { $curse }
mystery-web-curse-L3 = malédiction de gauche à 3
mystery-web-curse-L4 = malédiction de gauche à 5
mystery-web-curse-M5 = malédiction à 8
mystery-web-curse-R4 = malédiction de droite à 5
mystery-web-curse-R3 = malédiction de droite à 3
mystery-web-mana = { $place }, case { $number }
mystery-web-pile = Rune { $rune }, { $place }
mystery-web-pile-empty = Pile de runes, { $place }
mystery-web-space = Case { $number }
mystery-web-space-crystal = Case { $number }, cristal { $crystal }
mystery-web-space-of = { $space }, { $name }
mystery-web-reserve = Stock de la grille 2A
mystery-web-neutral = Neutre

## The court

mystery-web-supply-of = Réserve, cristal { $crystal }
mystery-web-ends = Dernière manche : à la 5e malédiction
mystery-web-last-round = C’est la dernière manche
mystery-web-offers = Grilles de cristaux proposées
mystery-web-objective = Objectif : { $place }
mystery-web-objective-runes = Objectif : runes
mystery-web-markers = { $number ->
        [one] { $number } malédiction sur { $most }
       *[other] { $number } malédictions sur { $most }
    }
mystery-web-marker-count = { $number ->
        [one] { $name } : { $number } malédiction sur { $most }
       *[other] { $name } : { $number } malédictions sur { $most }
    }

## What a target is, costs and gives

mystery-web-gives = Prenez { $gems }.
mystery-web-converts = Payez { $pay } { $colourless }, prenez { $gain } cristaux de couleurs différentes.
mystery-web-upgrades = Couvrez des cases libres avec { $colourless } et prenez un cristal de chaque couleur couverte.
mystery-web-upgrades-open = Libres : { $gems }.
mystery-web-temple-gives = Récoltez { $gems } ou brisez une malédiction.
mystery-web-tablet = La tablette porte la rune { $rune }.
mystery-web-resonates = { $number ->
        [one] Votre rune { $rune } ajoute { $gems }.
       *[other] Vos { $number } runes { $rune } ajoutent { $gems }.
    }
mystery-web-free = Y aller est gratuit.
mystery-web-price = { $number ->
        [one] Coûte { $number } cristal.
       *[other] Coûte { $number } cristaux.
    }
mystery-web-here = Vous êtes ici.
mystery-web-occupied = Occupé par { $name }.
mystery-web-occupied-neutral = Occupé par le briseur neutre.
mystery-web-collect-now = Récoltez ici maintenant.
mystery-web-clear-now = Rendez d’abord ses cristaux à la réserve.
mystery-web-look-break = briser
mystery-web-look-collect = récolter
mystery-web-look-collect-rune = récolter, avec { $rune }
mystery-web-look-cost = pour { $cost } de plus
mystery-web-breaks = Vous pouvez briser ici une malédiction à { $points } points.
mystery-web-breaks-none = Aucune malédiction que vous puissiez déjà briser ici.
mystery-web-or = { $list } ou { $last }
mystery-web-needs = Exige { $gems } sur des cases reliées, dans cet ordre.
mystery-web-needs-either = Exige { $gems } ou { $other } sur des cases reliées, dans cet ordre.
mystery-web-ready = Vous avez cette chaîne sur les cases { $spaces }.
mystery-web-ready-cost = { $number ->
        [one] La grille 2B la brise avec votre chaîne plus courte sur les cases { $spaces } et { $number } cristal de plus.
       *[other] La grille 2B la brise avec votre chaîne plus courte sur les cases { $spaces } et { $number } cristaux de plus.
    }
mystery-web-missing = Il vous manque { $gems }.
mystery-web-not-joined = Vous avez ces cristaux, mais pas à la suite.
mystery-web-worth = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
mystery-web-worth-rune = { $points ->
        [one] { $points } point et la rune { $rune }.
       *[other] { $points } points et la rune { $rune }.
    }
mystery-web-broken-by = Malédiction brisée par { $name }.
mystery-web-closed = Fermée : personne ne peut la briser dans cette partie.
mystery-web-neutral-marker = Un marqueur neutre l’occupe.
mystery-web-break-now = Brisez-la maintenant.
mystery-web-covered = Couverte avec { $gems }.
mystery-web-cover-gives = Couvrez-la pour prendre { $gems }.
mystery-web-cover-now = Couvrez-la maintenant.
mystery-web-take-now = Prenez ce cristal maintenant.
mystery-web-below = { $number ->
        [0] C’est la dernière carte de la pile.
        [one] Il y a { $number } carte en dessous.
       *[other] Il y a { $number } cartes en dessous.
    }
mystery-web-pile-gone = Il n’y a plus de carte Rune ici.
mystery-web-rune-now = Prenez-la maintenant.
mystery-web-at-direct = Lors d’une récolte directe : { $gems }.
mystery-web-at-temple = Dans un temple : { $gems }.
mystery-web-at-upgrade = Lors d’une Amélioration de mana : { $gems }, et vous pouvez d’abord vider la carte.
mystery-web-at-conversion = { $number ->
        [one] Lors d’une Conversion de mana : { $number } cristal de plus.
       *[other] Lors d’une Conversion de mana : { $number } cristaux de plus.
    }
mystery-web-always-exchange = Le charme Échange coûte { $number }.
mystery-web-in-supply = { $number ->
        [0] Il n’en reste plus.
       *[other] Il en reste { $number }.
    }
mystery-web-supply-now = Choisissez-le maintenant.
mystery-web-objective-points = Le plus de malédictions brisées dans ce temple : { $first } points à la fin ; le deuxième : { $second }.
mystery-web-objective-standing = { $name } : { $number }
mystery-web-rune-points = { $types ->
        [one] { $types } type : { $points }
       *[other] { $types } types : { $points }
    }
mystery-web-rune-objective = Des points à la fin pour les types de runes différents.
mystery-web-draft-now = Prenez cette grille maintenant.
mystery-web-not-now = Pas possible maintenant. Appuyez dessus pour savoir pourquoi.
mystery-web-reconstructed = Reconstitué : la carte imprimée diffère peut-être.
mystery-web-reconstructed-part = En partie reconstitué : la carte imprimée diffère peut-être.

## Spaces of a grid, and what pressing one does

mystery-web-do-pay = payer
mystery-web-do-swap = permuter
mystery-web-do-swap-with = permuter avec lui
mystery-web-do-place = placer ici le cristal { $crystal }
mystery-web-do-replace = placer ici le cristal { $crystal } et rendre celui qui s’y trouve
mystery-web-do-give-up = rendre
mystery-web-do-take-seat = le prendre
mystery-web-does = { $what } : { $deed }

## Paying with several crystals at once

mystery-web-plan = Choisissez ce que vous payez { $why }, dans l’ordre que vous voulez.
mystery-web-pay = { $count ->
        [one] Payer { $count } cristal
       *[other] Payer { $count } cristaux
    }
mystery-web-give = { $count ->
        [0] Changer
        [one] Changer { $count } cristal
       *[other] Changer { $count } cristaux
    }
mystery-web-pay-missing = { $count ->
        [one] Choisissez encore { $count } cristal.
       *[other] Choisissez encore { $count } cristaux.
    }

## What is to be done, as a sentence under the name

mystery-web-ask-draft-choose_grid = Choisissez une grille de cristaux. Vous la gardez toute la partie.
mystery-web-ask-draft-choose_start_rune = La grille 3A vous offre une des cartes Rune visibles. Choisissez-la.
mystery-web-ask-start-crystals-choose_start_space = { $number ->
        [one] Choisissez une case pour votre dernier cristal { $crystal } de départ.
       *[other] Vous commencez avec { $number } cristaux. Choisissez une case pour le premier cristal { $crystal }.
    }
mystery-web-ask-turn-choose_move = Choisissez où va votre briseur de malédictions, ou utilisez d’abord un charme.
    .first = Placez votre briseur de malédictions sur la carte libre de votre choix.
mystery-web-ask-turn-choose_action = Récoltez des cristaux ou brisez une malédiction. Les charmes s’utilisent librement avant et après.
    .after = Utilisez un charme ou finissez votre tour.
    .both = La grille 1B vous permet aussi l’autre action. Continuez ou finissez votre tour.
mystery-web-ask-store-choose_storage_space = Choisissez une case de votre grille pour le cristal { $crystal }.
    .full = Votre grille est pleine. Rendez le cristal { $crystal }, ou mettez-le à la place d’un autre.
mystery-web-ask-take-choose_source = La réserve n’a plus de cristal { $crystal }. Choisissez où vous en prenez un.
mystery-web-ask-gain-choose_next_crystal = La place et la réserve s’épuisent. Choisissez le cristal que vous prenez d’abord.
mystery-web-ask-gain-colours-choose_colour = { $number ->
        [one] Choisissez la couleur du cristal que vous gagnez.
       *[other] Vous gagnez { $number } cristaux. Choisissez la couleur du prochain.
    }
mystery-web-ask-pay-choose_payment = { $number ->
        [one] Payez { $number } cristal { $why }. Choisissez-le.
       *[other] Payez { $number } cristaux { $why }. Choisissez-les dans l’ordre des cases.
    }
mystery-web-ask-convert-choose_to_convert = Ici, la Conversion de mana accepte aussi les cristaux colorés. Convertissez ou refusez.
mystery-web-ask-upgrade-choose_to_clear = Votre rune vous permet de vider la carte Amélioration de mana avant de l’utiliser.
mystery-web-ask-upgrade-choose_mana_space = { $number ->
        [0] Amélioration de mana. Couvrez une case avec un cristal et gagnez sa couleur.
       *[other] Vous pouvez couvrir une deuxième case de la carte Amélioration de mana.
    }
mystery-web-ask-switcheroo-choose_crystal_to_swap = Chassé-croisé. Choisissez le premier des deux cristaux à permuter.
mystery-web-ask-switcheroo-choose_crystal_to_swap_with = Choisissez le cristal qui prend sa place.
mystery-web-ask-reserve-grid-choose_crystal_to_give_up = Choisissez les cristaux incolores que vous changez, dans l’ordre des cases.
mystery-web-ask-break-curse-choose_rune_pile = La grille 4B vous laisse choisir la pile où vous prenez une carte Rune.

## Panels

mystery-web-grid = Grille { $grid }
mystery-web-grid-reserve = Grille { $grid }, stock { $number }
mystery-web-grid-of = Grille de cristaux : { $name }
mystery-web-no-grid = Pas encore de grille
mystery-web-points = pts
mystery-web-score = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
mystery-web-goals = Chaînes
mystery-web-goal = { $temple }, { $end }
mystery-web-end-L = gauche
mystery-web-end-M = milieu
mystery-web-end-R = droite
mystery-web-goal-ready = { $goal } : prête
mystery-web-goal-ready-cost = { $goal } : prête, coûte { $number }
mystery-web-goal-lacks = { $goal } : il en manque { $number }
mystery-web-goal-loose = { $goal } : pas à la suite
mystery-web-runes = Runes
mystery-web-rune-hand = { $types ->
        [one] { $types } type, { $points } pts
       *[other] { $types } types, { $points } pts
    }
mystery-web-no-runes = pas encore
mystery-web-unscored = { $rune }, qui ne rapporte rien
mystery-web-next = ensuite

## Options, short, on a button

mystery-web-option-collect = Récolter
mystery-web-option-collect-small = récolter
mystery-web-option-short = { $have } sur { $need }
mystery-web-option-break-small = briser { $points }
mystery-web-option-chain = { $end }, cases { $spaces }
mystery-web-option-switch = Chassé-croisé
mystery-web-option-exchange = Échange
mystery-web-option-reserve = Stock
mystery-web-option-end-turn = Fin du tour
mystery-web-option-space = case { $space }
mystery-web-option-return = Rendre
mystery-web-option-nothing = Ne rien prendre
mystery-web-option-no-colour = Aucun cristal
mystery-web-option-convert = Convertir
mystery-web-option-decline = Refuser
mystery-web-option-stop = S’arrêter là
mystery-web-option-clear = Vider la carte
mystery-web-option-keep = Laisser
mystery-web-option-no-rune = Sans rune

## The end

mystery-web-end-table = Points par source
mystery-web-end-total = Total

## The parts of the game, as the page of reconstructed parts lists them

mystery-web-part-meta = Le jeu
mystery-web-part-crystals = Cristaux
mystery-web-part-players = Pièces d’un joueur
mystery-web-part-scoreboard = Piste de score
mystery-web-part-ring = Le cercle
mystery-web-part-runes = Piles de runes
mystery-web-part-objectives = Objectifs
mystery-web-part-lattice = Lignes des grilles
mystery-web-part-charms = Charmes
mystery-web-part-wilderness = Cartes Territoire
mystery-web-part-curse_box = Cases de malédiction
mystery-web-part-temple = Temples
mystery-web-part-rune = Cartes Rune
mystery-web-part-grid = Grilles de cristaux
mystery-web-part-reward = { $grid }, récompense { $number }
mystery-web-charm-dexterity = Charme Dextérité
mystery-web-charm-switcheroo = Charme Chassé-croisé
mystery-web-charm-exchange = Charme Échange
