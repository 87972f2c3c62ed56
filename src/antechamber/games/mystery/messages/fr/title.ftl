### Mystery of the Temples: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $card "w7" comes as mystery-card-w7, and $card-id as "w7" for selectors.
### $name is the player; it may be "Vous", so sentences about players have a form for [Vous], and what stands after a
### name and a colon has no verb that agrees with the player.
###
### Words that come as arguments have no article, and each kind has one gender, so that sentences bring the article:
### cards, temples and charms are masculine (le, au, du), boxes and grids feminine (la), colours follow "cristal".

mystery-title = Mystery of the Temples
mystery-about = Cinq temples maudits se dressent en cercle au cœur de terres sauvages. Parcourez ce cercle, récoltez des cristaux et disposez-les sur votre grille pour former les chaînes qui brisent les malédictions. De 2 à 4 joueurs, environ 45 minutes.

## Cards of the circle. "w7" is also what the notation calls the card, so the short form keeps it.

mystery-card-red = temple rouge
    .short = rouge
mystery-card-yellow = temple jaune
    .short = jaune
mystery-card-blue = temple bleu
    .short = bleu
mystery-card-green = temple vert
    .short = vert
mystery-card-purple = temple violet
    .short = violet
mystery-card-w1 = territoire 1
    .short = w1
mystery-card-w2 = territoire 2
    .short = w2
mystery-card-w3 = territoire 3
    .short = w3
mystery-card-w4 = territoire 4
    .short = w4
mystery-card-w5 = territoire 5
    .short = w5
mystery-card-w6 = territoire 6
    .short = w6
mystery-card-w7 = territoire 7
    .short = w7
mystery-card-w8 = territoire 8
    .short = w8
mystery-card-w9 = territoire 9
    .short = w9
mystery-card-w10 = territoire 10
    .short = w10

mystery-temple-red = { mystery-card-red }
    .short = Rouge
mystery-temple-yellow = { mystery-card-yellow }
    .short = Jaune
mystery-temple-blue = { mystery-card-blue }
    .short = Bleu
mystery-temple-green = { mystery-card-green }
    .short = Vert
mystery-temple-purple = { mystery-card-purple }
    .short = Violet

## Crystals. The letter is a code and stays the same in all languages.

mystery-crystal-none = absent
    .short = ·
mystery-crystal-C = incolore
    .short = ◇C
mystery-crystal-R = rouge
    .short = ▲R
mystery-crystal-Y = jaune
    .short = ●Y
mystery-crystal-B = bleu
    .short = ◆B
mystery-crystal-G = vert
    .short = ■G
mystery-crystal-P = violet
    .short = ▼P
mystery-crystal-any = de couleur au choix
    .short = ✱choix

mystery-old-none = { mystery-crystal-none }
mystery-old-C = { mystery-crystal-C }
mystery-old-R = { mystery-crystal-R }
mystery-old-Y = { mystery-crystal-Y }
mystery-old-B = { mystery-crystal-B }
mystery-old-G = { mystery-crystal-G }
mystery-old-P = { mystery-crystal-P }
mystery-old-any = { mystery-crystal-any }

## Runes. At most 8 letters: the board in the terminal has no room for more.

mystery-rune-rune6 = Galet
    .short = Ga
mystery-rune-rune5 = Source
    .short = So
mystery-rune-rune4 = Rafale
    .short = Ra
mystery-rune-rune3 = Prisme
    .short = Pr
mystery-rune-rune2 = Pacte
    .short = Pa

## Curse boxes: which end of the arch, and how many points

mystery-box-L3 = malédiction de gauche à 3 points
    .short = 3 gauche
mystery-box-L4 = malédiction de gauche à 5 points
    .short = 5 gauche
mystery-box-M5 = malédiction à 8 points
    .short = 8 milieu
mystery-box-R4 = malédiction de droite à 5 points
    .short = 5 droite
mystery-box-R3 = malédiction de droite à 3 points
    .short = 3 droite

## Crystal grids

mystery-grid-1A = grille 1A
    .effect = 1 cristal incolore de plus quand vous en récoltez ; l’Échange coûte 3.
mystery-grid-2A = grille 2A
    .effect = 3 cristaux incolores en stock, à changer en couleurs au choix quand vous voulez.
mystery-grid-3A = grille 3A
    .effect = Prenez tout de suite une carte Rune visible ; son type ne vous rapportera rien.
mystery-grid-4A = grille 4A
    .effect = Une récompense à chaque marqueur de malédiction que vous posez.
mystery-grid-1B = grille 1B
    .effect = Dans un temple, récoltez et brisez une malédiction au même tour.
mystery-grid-2B = grille 2B
    .effect = Brisez une malédiction de 1 ou 2 niveaux de plus pour 2 ou 3 cristaux.
mystery-grid-3B = grille 3B
    .effect = Allez sur n’importe quelle carte libre.
mystery-grid-4B = grille 4B
    .effect = Prenez si vous voulez la rune d’un temple voisin ; 1 type de rune de plus pour l’objectif.

## Charms, points, and what you pay for

mystery-charm-switch = charme Chassé-croisé
mystery-charm-exchange = charme Échange
mystery-charm-reserve = stock de la grille 2A

mystery-source-curses = malédictions
mystery-source-grid = grille 4A
mystery-source-temples = temples
mystery-source-runes = runes

mystery-why-turn = pour le charme Dextérité
mystery-why-switcheroo = pour le charme Chassé-croisé
mystery-why-exchange = pour le charme Échange
mystery-why-convert = pour la Conversion de mana
mystery-why-upgrade = pour la carte Amélioration de mana
mystery-why-break-curse = pour la malédiction supérieure

## Options: what you can answer. `.short` is for lists under a heading, with more arguments from the table:
## $place the card's short name, $gives what it gives, $breaks the curses you could break there, $cost the price of a
## charm, $gem the crystal, $held the crystal on that space, $colour the colour a Mana Upgrade space gives, $curse the
## box, $rune the rune on top of a pile, $effect what a grid does.

mystery-option-move = Aller au { $card }
    .short = { $place } { $gives }{ $breaks }
mystery-option-move-far = { $price ->
        [one] Payer { $price } cristal et aller au { $card }
       *[other] Payer { $price } cristaux et aller au { $card }
    }
    .short = { $place } −{ $price } { $gives }
mystery-option-collect = Récolter des cristaux
    .short = { $gives }
mystery-option-break = Briser la { $box } du { $temple } avec les cristaux des cases { $spaces }
    .short = { $curse } avec { $spaces }
mystery-option-raise = { $price ->
        [one] Briser la { $box } du { $temple } avec les cristaux des cases { $spaces } et { $price } cristal de plus
       *[other] Briser la { $box } du { $temple } avec les cristaux des cases { $spaces } et { $price } cristaux de plus
    }
    .short = { $curse } avec { $spaces } −{ $price }
mystery-option-switch = Utiliser le charme Chassé-croisé : payer 1 cristal, puis en permuter deux autres
    .short = Chassé-croisé −{ $cost }
mystery-option-exchange = Utiliser le charme Échange : payer pour un cristal de couleur au choix
    .short = Échange −{ $cost }
mystery-option-reserve = { $number ->
        [one] Changer { $number } cristal du stock contre un cristal de couleur au choix
       *[other] Changer { $number } cristaux du stock contre autant de cristaux de couleur au choix
    }
    .short = { $number } du stock
mystery-option-reserve-grid = Changer des cristaux incolores de votre grille contre autant de cristaux de couleur au choix
    .short = changer des incolores
mystery-option-end-turn = Finir votre tour
    .short = finir le tour
mystery-option-pay = Payer le cristal de la case { $space }
    .short = { $held }
mystery-option-swap = Permuter le cristal de la case { $space }
    .short = { $held }
mystery-option-swap-with = Le permuter avec le cristal de la case { $space }
    .short = { $held }
mystery-option-colour = Prendre un cristal { $crystal }
    .short = { $gem } { $crystal }
mystery-option-no-colour = Ne prendre aucun cristal
    .short = aucun
mystery-option-next = Prendre d’abord le cristal { $crystal }
    .short = { $gem } { $crystal }
mystery-option-place = Placer le cristal { $crystal } sur la case { $space }
    .short = { "" }
mystery-option-return = Rendre le cristal { $crystal } à la réserve
    .short = rendre { $gem }
mystery-option-replace = Placer le cristal { $crystal } sur la case { $space } et rendre celui qui s’y trouve
    .short = { $held }
mystery-option-take-mana = Prendre le cristal { $crystal } qui couvre la case { $mana } du { $card }
    .short = { $place } case { $mana }
mystery-option-take-seat = Prendre le cristal { $crystal } de la case { $space } chez { $seat }
    .short = { $seat }, case { $space }
mystery-option-nothing = Ne rien prendre
    .short = rien
mystery-option-convert = Faire la Conversion de mana
    .short = convertir
mystery-option-decline = Refuser la Conversion de mana
    .short = refuser
mystery-option-cover = Couvrir la case { $mana } du { $card }
    .short = { $colour }
mystery-option-stop = S’arrêter là
    .short = stop
mystery-option-clear = Rendre d’abord à la réserve tous les cristaux du { $card }
    .short = vider { $place }
mystery-option-keep = Laisser le { $card } tel quel
    .short = laisser
mystery-option-take-rune = Prendre la carte Rune du { $temple }
    .short = { $rune }, { $place }
mystery-option-no-rune = Ne prendre aucune carte Rune
    .short = aucune
mystery-option-draft = Prendre la { $grid }
    .short = { $grid } : { $effect }
mystery-option-give-up = Rendre le cristal de la case { $space }
    .short = { $held }

## Headings of groups of options

mystery-group-temples = Temples
mystery-group-wilderness = Territoires
mystery-group-farther = Plus loin
mystery-group-action = Récolter
mystery-group-end = Fin
mystery-group-curses = Briser
mystery-group-charms = Charmes
mystery-group-pay = Payer avec
mystery-group-swap = Permuter
mystery-group-colours = Couleur
mystery-group-next = D’abord
mystery-group-place = Case
mystery-group-full = Au lieu de
mystery-group-sources = Prendre
mystery-group-conversion = Conversion
mystery-group-cover = Couvrir pour
mystery-group-clear = Carte
mystery-group-runes = Rune
mystery-group-grids = Grille

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon;
## `-many` tells all deeds of one kind at once: $count of them, with lists as arguments.

mystery-event-drafted = { $name ->
        [Vous] Vous avez choisi la { $grid }.
       *[other] { $name } a choisi la { $grid }.
    }
    .then = { $grid } choisie
mystery-event-turn-began = { $name ->
        [Vous] Vous avez commencé votre tour { $round }.
       *[other] { $name } a commencé son tour { $round }.
    }
mystery-event-entered = { $name ->
        [Vous] Vous avez placé votre briseur de malédictions sur le { $card }.
       *[other] { $name } a placé son briseur de malédictions sur le { $card }.
    }
    .then = briseur placé sur le { $card }
mystery-event-moved = { $name ->
        [Vous] { $price ->
            [0] Vous avez rejoint le { $card }.
            [one] Vous avez rejoint le { $card } pour { $price } cristal.
           *[other] Vous avez rejoint le { $card } pour { $price } cristaux.
        }
       *[other] { $price ->
            [0] { $name } a rejoint le { $card }.
            [one] { $name } a rejoint le { $card } pour { $price } cristal.
           *[other] { $name } a rejoint le { $card } pour { $price } cristaux.
        }
    }
    .then = { $price ->
        [0] déplacement au { $card }
        [one] déplacement au { $card } pour { $price } cristal
       *[other] déplacement au { $card } pour { $price } cristaux
    }
mystery-event-neutral-moved = Le briseur neutre a rejoint le { $card }.
mystery-event-placed = { $name ->
        [Vous] Vous avez placé un cristal { $crystal } sur la case { $space }.
       *[other] { $name } a placé un cristal { $crystal } sur la case { $space }.
    }
mystery-event-placed-many =
    .then = { $crystal } sur la grille
mystery-event-replaced = { $name ->
        [Vous] Vous avez placé un cristal { $crystal } sur la case { $space } et rendu un cristal { $old } à la réserve.
       *[other] { $name } a placé un cristal { $crystal } sur la case { $space } et rendu un cristal { $old } à la réserve.
    }
    .then = cristal { $crystal } placé au lieu d’un cristal { $old }
mystery-event-returned = { $name ->
        [Vous] Vous avez rendu un cristal { $crystal } à la réserve, faute de place.
       *[other] { $name } a rendu un cristal { $crystal } à la réserve, faute de place.
    }
mystery-event-returned-many =
    .then = { $crystal } à la réserve faute de place
mystery-event-lost = { $name ->
        [Vous] Vous n’avez pas eu de cristal { $crystal } : personne n’en avait à donner.
       *[other] { $name } n’a pas eu de cristal { $crystal } : personne n’en avait à donner.
    }
    .then = pas de cristal { $crystal } car personne n’en avait
mystery-event-took-from-seat = { $name ->
        [Vous] Vous avez pris un cristal { $crystal } chez { $from }, sur la case { $space }.
       *[other] { $from ->
            [Vous] { $name } vous a pris un cristal { $crystal } sur la case { $space }.
           *[other] { $name } a pris un cristal { $crystal } chez { $from }, sur la case { $space }.
        }
    }
    .then = { $from ->
        [Vous] cristal { $crystal } pris chez vous
       *[other] cristal { $crystal } pris chez { $from }
    }
mystery-event-took-from-mana = { $name ->
        [Vous] Vous avez pris le cristal { $crystal } de la case { $mana } du { $card }.
       *[other] { $name } a pris le cristal { $crystal } de la case { $mana } du { $card }.
    }
    .then = cristal { $crystal } pris sur le { $card }
mystery-event-paid = { $name ->
        [Vous] Vous avez payé le cristal { $crystal } de la case { $space }.
       *[other] { $name } a payé le cristal { $crystal } de la case { $space }.
    }
mystery-event-covered = { $name ->
        [Vous] Vous avez couvert la case { $mana } du { $card } avec le cristal { $crystal } de la case { $space }.
       *[other] { $name } a couvert la case { $mana } du { $card } avec le cristal { $crystal } de la case { $space }.
    }
mystery-event-covered-many =
    .then = { $count ->
        [one] case { $mana } couverte avec { $crystal }
       *[other] cases { $mana } couvertes avec { $crystal }
    }
mystery-event-cleared = Tous les cristaux du { $card } sont retournés à la réserve.
mystery-event-swapped = { $name ->
        [Vous] Vous avez permuté les cristaux des cases { $space } et { $other }.
       *[other] { $name } a permuté les cristaux des cases { $space } et { $other }.
    }
mystery-event-broke = { $name ->
        [Vous] Vous avez brisé la { $box } du { $temple } avec la chaîne des cases { $spaces } : +{ $points }.
       *[other] { $name } a brisé la { $box } du { $temple } avec la chaîne des cases { $spaces } : +{ $points }.
    }
    .then = { $box } brisée au { $temple } (+{ $points })
mystery-event-rune-taken = { $name ->
        [Vous] Vous avez pris la rune { $rune } du { $temple }.
       *[other] { $name } a pris la rune { $rune } du { $temple }.
    }
    .then = rune { $rune } prise
mystery-event-rune-turned = La rune { $rune } a été révélée au { $temple }.
mystery-event-rewarded = { $name ->
        [Vous] { $points ->
            [0] Vous avez reçu la récompense de la grille 4A pour le marqueur { $marker }.
            [one] Vous avez reçu la récompense de la grille 4A pour le marqueur { $marker } : { $points } point.
           *[other] Vous avez reçu la récompense de la grille 4A pour le marqueur { $marker } : { $points } points.
        }
       *[other] { $points ->
            [0] { $name } a reçu la récompense de la grille 4A pour le marqueur { $marker }.
            [one] { $name } a reçu la récompense de la grille 4A pour le marqueur { $marker } : { $points } point.
           *[other] { $name } a reçu la récompense de la grille 4A pour le marqueur { $marker } : { $points } points.
        }
    }
    .then = récompense du marqueur { $marker }
mystery-event-resonated = { $name ->
        [Vous] { $cards ->
            [one] Vous avez fait résonner une rune { $rune }.
           *[other] Vous avez fait résonner { $cards } runes { $rune }.
        }
       *[other] { $cards ->
            [one] { $name } a fait résonner une rune { $rune }.
           *[other] { $name } a fait résonner { $cards } runes { $rune }.
        }
    }
    .then = résonance { $rune }
mystery-event-collected = { $name ->
        [Vous] Vous avez récolté au { $card }.
       *[other] { $name } a récolté au { $card }.
    }
mystery-event-declined = { $name ->
        [Vous] Vous n’avez pas fait d’échange au { $card }.
       *[other] { $name } n’a pas fait d’échange au { $card }.
    }
    .then = pas d’échange
mystery-event-end-near = { $name ->
        [Vous] Vous avez posé votre cinquième marqueur de malédiction : la partie se termine avec cette manche.
       *[other] { $name } a posé son cinquième marqueur de malédiction : la partie se termine avec cette manche.
    }
mystery-event-round-ended = Fin de la manche { $round }.
mystery-event-scored = { $source-id ->
        [temples] { $points ->
            [one] { $name } : { $points } point pour l’objectif du { $temple }.
           *[other] { $name } : { $points } points pour l’objectif du { $temple }.
        }
       *[other] { $points ->
            [one] { $name } : { $points } point ({ $source }).
           *[other] { $name } : { $points } points ({ $source }).
        }
    }
mystery-event-won = { $points ->
        [one] { $name } : victoire avec { $points } point.
       *[other] { $name } : victoire avec { $points } points.
    }
mystery-event-charmed = { $name ->
        [Vous] Vous avez utilisé le { $charm }.
       *[other] { $name } a utilisé le { $charm }.
    }
mystery-event-charmed-many =
    .then = { $count ->
        [one] { $charm } utilisé
       *[other] { $count } charmes utilisés
    }

## Questions: what must be done, and why. $number is how many are left, $why what it is for.

mystery-ask-draft-choose_grid = { $name } : choisissez une grille de cristaux. Vous la gardez toute la partie.
mystery-ask-draft-choose_start_rune = { $name } : la grille 3A vous offre une des cartes Rune visibles. Choisissez-la.
mystery-ask-start-crystals-choose_start_space = { $number ->
        [one] { $name } : choisissez une case pour votre dernier cristal { $crystal } de départ.
       *[other] { $name } : vous commencez avec { $number } cristaux. Choisissez une case pour le premier cristal { $crystal }.
    }
mystery-ask-turn-choose_move = { $name } : choisissez où va votre briseur de malédictions, ou utilisez d’abord un charme.
    .first = { $name } : placez votre briseur de malédictions sur la carte libre de votre choix.
mystery-ask-turn-choose_action = { $name } : récoltez des cristaux ou brisez une malédiction. Les charmes s’utilisent librement avant et après.
    .after = { $name } : utilisez un charme ou finissez votre tour.
    .both = { $name } : la grille 1B vous permet aussi l’autre action. Continuez ou finissez votre tour.
mystery-ask-store-choose_storage_space = { $name } : choisissez une case de votre grille pour le cristal { $crystal }.
    .full = { $name } : votre grille est pleine. Rendez le cristal { $crystal }, ou mettez-le à la place d’un autre.
mystery-ask-take-choose_source = { $name } : la réserve n’a plus de cristal { $crystal }. Choisissez où vous en prenez un.
mystery-ask-gain-choose_next_crystal = { $name } : la place et la réserve s’épuisent. Choisissez le cristal que vous prenez d’abord.
mystery-ask-gain-colours-choose_colour = { $number ->
        [one] { $name } : choisissez la couleur du cristal que vous gagnez.
       *[other] { $name } : vous gagnez { $number } cristaux. Choisissez la couleur du prochain.
    }
mystery-ask-pay-choose_payment = { $number ->
        [one] { $name } : payez { $number } cristal { $why }. Choisissez-le.
       *[other] { $name } : payez { $number } cristaux { $why }. Choisissez-les dans l’ordre des cases.
    }
mystery-ask-convert-choose_to_convert = { $name } : ici, la Conversion de mana accepte aussi les cristaux colorés. Convertissez ou refusez.
mystery-ask-upgrade-choose_to_clear = { $name } : votre rune vous permet de vider la carte Amélioration de mana avant de l’utiliser.
mystery-ask-upgrade-choose_mana_space = { $number ->
        [0] { $name } : Amélioration de mana. Couvrez une case avec un cristal et gagnez sa couleur.
       *[other] { $name } : vous pouvez couvrir une deuxième case de la carte Amélioration de mana.
    }
mystery-ask-switcheroo-choose_crystal_to_swap = { $name } : Chassé-croisé. Choisissez le premier des deux cristaux à permuter.
mystery-ask-switcheroo-choose_crystal_to_swap_with = { $name } : choisissez le cristal qui prend sa place.
mystery-ask-reserve-grid-choose_crystal_to_give_up = { $name } : choisissez les cristaux incolores que vous changez, dans l’ordre des cases.
mystery-ask-break-curse-choose_rune_pile = { $name } : la grille 4B vous laisse choisir la pile où vous prenez une carte Rune.

## Why not: what stands against a move, with the numbers of this moment. $seat is a player's name.

mystery-track-temples = temples
mystery-track-wilderness = territoires

mystery-no-other-question = Répondez d’abord à la question posée.
mystery-no-second-move = Votre déplacement de ce tour est déjà fait : { $card }.
mystery-no-card = Avec si peu de joueurs, le { $card } n’est pas en jeu.
mystery-no-move-neutral = Le briseur neutre occupe le { $card }.
mystery-no-move-occupied = Le { $card } est occupé ({ $seat }) ; une carte occupée est sautée.
mystery-no-move-here = Vous êtes sur le { $card }, et vous devez avancer d’au moins une carte.
mystery-no-move-too-far = C’est à { $steps } { $track } d’ici. { $free } sont gratuits, et le charme Dextérité mène à { $most } au maximum.
mystery-no-move-price = { $cost ->
        [one] C’est à { $steps } { $track } d’ici. { $free } sont gratuits ; { $extra } de plus, c’est { $cost } cristal, et vous en avez { $held }.
       *[other] C’est à { $steps } { $track } d’ici. { $free } sont gratuits ; { $extra } de plus, c’est { $cost } cristaux, et vous en avez { $held }.
    }
mystery-no-action-before-moving = Déplacez d’abord votre briseur de malédictions ; ensuite, récoltez ou brisez.
mystery-no-second-collection = Vous avez déjà récolté pendant ce tour.
mystery-no-collection-after-curse = Vous avez brisé une malédiction pendant ce tour ; c’est récolter ou briser, pas les deux.
mystery-no-break-taken = Cette malédiction est déjà brisée ({ $seat }).
mystery-no-break-closed = Cette case de malédiction est fermée pour toute la partie.
mystery-no-break-neutral = Un marqueur neutre occupe cette case de malédiction pour toute la partie.
mystery-no-break-missing = Cette malédiction exige { $crystal-chain }, reliés dans cet ordre ; il vous manque { $crystal-missing }.
mystery-no-break-order = { $count ->
        [one] Cette malédiction exige { $crystal-chain }, reliés dans cet ordre. Vous avez ces cristaux, mais ils ne sont pas reliés ainsi.
       *[other] Cette malédiction exige { $crystal-chain }, reliés dans cet ordre ; seuls { $crystal-joined } le sont chez vous.
    }
mystery-no-break-before-moving = Votre chaîne pour la { $box } est prête. Allez d’abord au { $temple }.
mystery-no-break-elsewhere = Votre chaîne pour la { $box } est prête, mais vous êtes au { $card }, pas au { $temple }.
mystery-no-second-curse = Vous avez déjà brisé une malédiction pendant ce tour.
mystery-no-break-after-collecting = Vous avez récolté pendant ce tour ; c’est récolter ou briser, pas les deux.
mystery-no-end-before-moving = On ne peut pas passer son tour : déplacez d’abord votre briseur de malédictions.
mystery-no-end-before-acting = Un tour ne peut pas finir sans action : récoltez d’abord des cristaux ou brisez une malédiction.
mystery-no-switch-few = Chassé-croisé demande { $needed } cristaux : un à payer et deux à permuter. Vous en avez { $held }.
mystery-no-switch-kinds = { $kinds ->
        [one] Chassé-croisé permute deux cristaux de sortes différentes, et tous les vôtres sont de la même sorte.
       *[other] Chassé-croisé permute deux cristaux de sortes différentes, et il ne vous en resterait pas deux.
    }
mystery-no-exchange-few = Le charme Échange coûte { $cost } cristaux, et vous en avez { $held }.
mystery-no-exchange-here = { $counted ->
        [colourless] { $have ->
            [one] Vous ne récoltez rien ici : { $have } cristal incolore sur { $need }.
           *[other] Vous ne récoltez rien ici : { $have } cristaux incolores sur { $need }.
        }
       *[all] { $have ->
            [one] Vous ne récoltez rien ici : { $have } cristal sur { $need }.
           *[other] Vous ne récoltez rien ici : { $have } cristaux sur { $need }.
        }
    }
mystery-no-exchange-but-runes = { $counted ->
        [colourless] { $have ->
            [one] Seules vos runes vous donnent quelque chose ici : { $have } cristal incolore sur { $need } pour l’échange.
           *[other] Seules vos runes vous donnent quelque chose ici : { $have } cristaux incolores sur { $need } pour l’échange.
        }
       *[all] { $have ->
            [one] Seules vos runes vous donnent quelque chose ici : { $have } cristal sur { $need } pour l’échange.
           *[other] Seules vos runes vous donnent quelque chose ici : { $have } cristaux sur { $need } pour l’échange.
        }
    }
mystery-no-reserve-grid = Seule la grille 2A a un stock.
mystery-no-reserve-again = Vous avez déjà utilisé le stock pendant ce tour.
mystery-no-reserve-left = { $left ->
        [0] Votre stock est épuisé.
        [one] Il ne reste que { $left } cristal dans votre stock.
       *[other] Il ne reste que { $left } cristaux dans votre stock.
    }
mystery-no-reserve-colourless = Vous n’avez aucun cristal incolore à changer.
mystery-no-cover-now = Les cases d’une carte Amélioration de mana se couvrent quand vous y récoltez.
mystery-no-cover-here = La case { $mana } du { $card } n’est pas sur la carte où vous récoltez.
mystery-no-cover-covered = Un cristal { $crystal } couvre déjà la case { $mana }.
mystery-no-cover-none = Il n’y a plus de cristal { $crystal } à prendre.
mystery-no-draft-now = Les grilles de cristaux se draftent avant le premier tour.
mystery-no-draft-taken = Vous ne pouvez pas prendre la { $grid } : elle n’est pas proposée.
mystery-no-space-taken = Il y a déjà un cristal { $crystal } sur la case { $space }.
mystery-no-space-empty = La case { $space } est vide.
mystery-no-space-colourless = Seuls les cristaux incolores comptent ici, et celui de la case { $space } est { $crystal }.
mystery-no-space-order = Les cristaux se paient dans l’ordre des cases ; annulez le paiement pour choisir la case { $space }.
mystery-no-rune-now = On ne prend une carte Rune qu’en brisant une malédiction à son temple, ici le { $temple }.
mystery-no-rune-near = On ne prend une carte Rune qu’en brisant une malédiction : avec la grille 4B, au { $temple } ou à un temple voisin.
mystery-no-rune-far = La grille 4B s’étend aux temples voisins de la malédiction brisée, et le { $temple } est plus loin.
mystery-no-rune-draft = Avant le premier tour, seul celui qui prend la grille 3A prend une carte Rune.
mystery-no-rune-left = Il ne reste plus de carte Rune au { $temple }.

mystery-no-option-basic = Cette option est pour la partie avancée, où les grilles sont draftées et ont des effets.
mystery-no-option-neutral = Les pièces neutres sont pour deux joueurs, pas pour { $players }.
mystery-no-option-polish = Le stock n’est sur toute la grille que dans l’édition polonaise.
mystery-no-option-sides = Indiquez les faces des grilles si le draft se fait avec des faces indiquées, et seulement dans ce cas.
mystery-no-option-letters = Indiquez les faces des quatre grilles par quatre lettres A ou B, par exemple ABBA.
mystery-no-option-start = Le premier tour doit revenir à une des { $players } places.

## Kinds of cards

mystery-kind-direct = Récolte directe
mystery-kind-conversion = Conversion de mana
mystery-kind-upgrade = Amélioration de mana
mystery-kind-temple = Temple

## The table in the terminal. It is drawn in columns: these words have little room to grow.

mystery-board-round = Manche { $round }
mystery-board-last-round = (dernière)
mystery-board-clockwise = sens ↻
mystery-board-supply = Réserve
mystery-board-objectives = Objectifs
mystery-board-rune-objective = runes
mystery-board-first-second = ({ $first } au 1er, { $second } au 2e)
mystery-board-curses = Brisées
mystery-board-reserve = stock { $number }
mystery-board-no-pile = sans rune
mystery-board-convert = { $pay }C→{ $gain }✱
mystery-board-gives-conversion = { $pay }◇C→{ $gain } couleurs
mystery-board-gives-upgrade = ◇C→{ $gems }
mystery-board-breaks = {" "}· briser { $points }
mystery-board-card = { $kind } : { $gives }. Sa tablette porte la rune { $rune }.
mystery-board-your-runes = { $count ->
        [one] Vous avez une rune { $rune }, qui résonne quand vous récoltez ici.
       *[other] Vous avez { $count } runes { $rune }, qui résonnent quand vous récoltez ici.
    }
mystery-board-rune = { $rune } : { $effects }.
mystery-board-rune-at = { $kind } { $gives }
mystery-board-rune-clears = { $gives } et vous pouvez vider la carte
mystery-board-rune-exchange = l’Échange coûte { $number }
mystery-board-legend =
    Cristaux : ▲R rouge, ●Y jaune, ◆B bleu, ■G vert, ▼P violet, ◇C incolore, ✱ couleur au choix.
    w1 à w10 sont les territoires. Le cercle tourne dans le sens horaire : chaque ligne
    de gauche à droite, puis de la dernière ligne à la première.
    Une carte montre ce qu’elle donne et, dessous, la rune de sa tablette. (A) est un briseur.
    ▸ marque les cartes où vous pouvez aller, ▹ celles où vous pouvez aller en payant.
    Sur une carte Amélioration de mana, une lettre minuscule est un cristal qui couvre une case.
    Au-dessus de chaque arche se trouvent ses cases de malédiction : leurs points, la lettre du joueur
    qui a brisé la malédiction, x si la case est fermée, n si elle est neutre. Celles que vous pourriez
    briser sont éclairées. À côté, la carte Rune du dessus et le nombre de cartes en dessous.
    ●●○○○ compte les malédictions brisées par un joueur ; la 5e met fin à la partie.
    Une étoile marque une rune qui ne rapporte rien.
    Les cases d’une grille sont numérotées de 1 à 12 à partir d’en haut à gauche ; des lignes relient les voisines.

## The end

mystery-tie-coloured = { $name ->
        [Vous] Égalité aux points ; il vous restait plus de cristaux colorés ({ $number }).
       *[other] Égalité aux points ; { $name } gagne avec plus de cristaux colorés restants ({ $number }).
    }
mystery-tie-colourless = { $name ->
        [Vous] Égalité aux points et aux cristaux colorés ; il vous restait plus de cristaux incolores ({ $number }).
       *[other] Égalité aux points et aux cristaux colorés ; { $name } gagne avec plus de cristaux incolores restants ({ $number }).
    }
mystery-tie-order = { $name ->
        [Vous] Égalité aux points et aux cristaux ; vous jouiez plus tard dans l’ordre du tour.
       *[other] Égalité aux points et aux cristaux ; { $name } jouait plus tard dans l’ordre du tour.
    }

## Règles qui ont changé

mystery-change-2 = Auparavant, une position comptait aussi ce qui était révolu : des grilles que personne n’avait choisies, des cristaux posés depuis longtemps.

## Why a bot did what it did; told after the end

mystery-because-break = Il pouvait lever : { $box } – { $temple }.
mystery-because-at-once = Il pouvait lever une malédiction tout de suite.
mystery-because-wants = Il visait : { $box } – { $temple }. Il manque encore après ce coup : { $crystal-missing }.
mystery-because-ready = Après ce tour, il a tous les cristaux pour : { $box } – { $temple }.
mystery-because-place = La chaîne pouvait s’y prolonger pour : { $box } – { $temple }.
mystery-because-aside = Là, le cristal ne gêne pas.
mystery-because-end = Il n’y avait plus rien à faire ici.
mystery-because-pay = Il a payé avec le cristal dont il pouvait le mieux se passer.
mystery-because-draft = Cette grille lui semblait la plus utile.
mystery-because-nothing = Aucune malédiction n’était à portée ; il a donc ramassé ce qu’il y avait.
mystery-because-last = La partie se terminait : il n’y avait plus rien à préparer.

## The chapters of the rules

mystery-chapter-options = Options de table
mystery-chapter-components = Dans la boîte
mystery-chapter-setup = Mise en place
mystery-chapter-turn = Votre tour
mystery-chapter-movement = Se déplacer
mystery-chapter-gaining = Gagner et placer des cristaux
mystery-chapter-supply = Quand la réserve est épuisée
mystery-chapter-collecting = Récolter
mystery-chapter-runes = Cartes Rune
mystery-chapter-paying = Payer
mystery-chapter-charms = Charmes
mystery-chapter-breaking = Briser des malédictions
mystery-chapter-grids = Grilles de cristaux
mystery-chapter-two-players = À deux joueurs
mystery-chapter-end = Fin de partie et décompte
mystery-chapter-termination = Les parties qui n’en finiraient pas
mystery-chapter-information = Ce que chacun peut savoir
mystery-chapter-decisions = Comment les choix sont proposés
