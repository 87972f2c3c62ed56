### Aztec on the page: what its board, panels and help cards say.
### $jewels, $stone, $given and $taken are drawn as pieces and read aloud by name; $name may be drawn bold.

## Pieces

aztec-web-jewel-B = bleu
aztec-web-jewel-Y = jaune
aztec-web-jewel-R = rouge
aztec-web-stone = pierre
aztec-web-stones = Pierres maudites
aztec-web-artefacts = Artefacts
aztec-web-reconstructed = Reconstitué : l’original peut différer.

## The board

aztec-web-table = La table
aztec-web-duo = duo
aztec-web-first = 1er
aztec-web-points-now = points actuels
aztec-web-points-short = { $points } pts
aztec-web-points-long = { $points } points actuels
aztec-web-now = actuels
aztec-web-no-stones = aucune pierre
aztec-web-no-artefact = aucun artefact
aztec-web-deck = Artefacts
aztec-web-deck-note = en regarder { $number }, en prendre un
aztec-web-deck-short = artefacts
aztec-web-reserve = Pierres maudites
aztec-web-reserve-note = réserve sans fin
aztec-web-reserve-short = réserve
aztec-web-curse = Carte Malédiction : { $colour }
aztec-web-curse-leads = en a { $number }
aztec-web-curse-tied = égalité : { $number }
aztec-web-foot-choosing = Choisit ses joyaux
    .short = choisit
aztec-web-foot-locked = Annonce scellée
    .short = scellée
aztec-web-foot-lied = Mensonges : { $lied } sur { $rounds }
    .short = menti { $lied }/{ $rounds }
aztec-web-foot-truth = Vérité
    .short = vérité
aztec-web-foot-unnoticed = Mensonge impuni
    .short = impuni
aztec-web-foot-caught = Mensonge démasqué
    .short = démasqué
aztec-web-foot-to-come = Pas encore dévoilée
    .short = à venir
aztec-web-foot-picks = Choisit un artefact
    .short = choisit
aztec-web-foot-open = Place encore libre
    .short = libre
aztec-web-mine-claim = Votre carte reste cachée. Toutes les annonces se montrent ensemble, après la dernière.
aztec-web-mine-locked = Votre annonce est scellée. Toutes se montrent ensemble.
aztec-web-mine-token = Votre annonce. Les autres décident s’ils vous croient.
aztec-web-mine-turn = Votre carte attend son tour.
aztec-web-mine-before = Devant vous :
aztec-web-mine-nobody = Aucun jeton devant vous.
aztec-web-label-plinth = Prendre un joyau { $colour }
aztec-web-label-curse-leads = Carte Malédiction { $colour }, pierres : { $stones }. { $name } en tête avec { $number }
aztec-web-label-curse-tied = Carte Malédiction { $colour }, pierres : { $stones }. Égalité à { $number }
aztec-web-label-deck = Pioche d’Artefacts, cartes : { $number }
aztec-web-label-claims = { $name } annonce { $jewels }
aztec-web-label-hoard = bleus : { $blue }, jaunes : { $yellow }, rouges : { $red }, pierres : { $stones }
aztec-web-accused-by = jeton d’accusation : { $name }
aztec-web-believed-by = jeton de confiance : { $name }
aztec-web-standing = Duo { $jewels }.

## A reveal, told step by step

aztec-web-stage-truth = { $number ->
        [0] { $name } a dit vrai
        [one] Vérité : { $name }, une accusation
       *[other] Vérité : { $name }, { $number } accusations
    }
aztec-web-stage-unnoticed = { $name } a menti sans accusation
aztec-web-stage-caught = { $number ->
        [one] { $name } a menti, une accusation
       *[other] { $name } a menti, { $number } accusations
    }
aztec-web-stage-claimed = l’annonce
aztec-web-stage-card = la carte
aztec-web-case = La révélation
aztec-web-case-of = La carte de { $name }, étape par étape
aztec-web-case-turned = La carte est dévoilée.
aztec-web-case-between = Ce qui se passe
aztec-web-step-kept-claim = { $name } garde { $jewels }
aztec-web-step-took-card = L’annonce est remise, { $name } prend { $jewels }
aztec-web-step-gives = { $count ->
        [one] { $name } donne une { $stone } à { $other }
       *[other] { $name } donne une { $stone } chacun à { $other }
    }
aztec-web-step-give = { $name } donnent chacun une { $stone } à { $other }
aztec-web-step-discard = { $count ->
        [one] { $name } y croyait et remet une { $stone }
       *[other] { $name } y croyaient et remettent une { $stone } chacun
    }
aztec-web-step-take-stone = { $count ->
        [one] { $name } y croyait et prend une { $stone }
       *[other] { $name } y croyaient et prennent une { $stone } chacun
    }
aztec-web-step-gain = { $name } gagne un artefact
aztec-web-step-nothing = { $name } ne gagne rien : la pioche est vide
aztec-web-step-kept = { $name } garde : { $artefact }
aztec-web-step-kept-secretly = { $name } garde un artefact en secret
aztec-web-step-played = { $name } joue tout de suite : { $artefact }
aztec-web-step-purify = { $number ->
        [0] { $name } n’a pas de { $stone } à remettre
        [one] { $name } remet une { $stone }
       *[other] { $name } remet ses { $number } { $stone }
    }
aztec-web-step-steal = { $name } prend { $jewels } à { $other }
aztec-web-step-take = { $name } prend { $jewels } au temple
aztec-web-step-trade = { $name } échange { $given } contre { $taken }
aztec-web-head-claims = Les annonces sont montrées
aztec-web-head-tokens = Les jetons sont montrés
aztec-web-head-turn = { $name } dévoile sa carte
aztec-web-head-curse = Les malédictions
aztec-web-head-refill = La manche est finie
aztec-web-beat-claims = Toutes les annonces sont montrées ensemble.
aztec-web-beat-tokens = Tous les jetons sont montrés ensemble.
aztec-web-beat-refill = Chaque carte Malédiction reçoit une { $stone }.
aztec-web-beat-cursed = { $name } a le plus de { $jewels } et prend { $number } { $stone }.
aztec-web-beat-curse-stayed = Personne n’a seul le plus de { $jewels } : { $number } { $stone } restent.

## The plaque

aztec-web-ask-character-choose_character = Son duo rapporte des points à la fin.
aztec-web-ask-round-choose_claims = Ce que montre votre carte, ou un bluff.
aztec-web-ask-round-choose_tokens = Choisissez un joueur. Son annonce est-elle sa carte ?
aztec-web-ask-gain-choose_artefact = Vous gagnez un artefact { $why }.
aztec-web-ask-scapegoat-choose_scapegoats = Vos pierres partent d’abord, puis la réserve.
aztec-web-ask-steal-choose_theft = Un joyau à chaque joueur choisi, ou arrêtez.
aztec-web-ask-take-choose_jewels = Toutes couleurs, pour votre réserve.
aztec-web-ask-trade-choose_jewels = Toutes couleurs ; ensuite vous pourrez échanger.
aztec-web-ask-trade-choose_trade = Remettez un joyau et prenez-en un autre, ou arrêtez.

## My answer

aztec-web-answer = Vos choix
aztec-web-secret = Votre annonce
aztec-web-secret-card = Votre carte secrète : { $jewels }
aztec-web-only-you = vous seul la voyez
aztec-web-truth = Prendre ses joyaux
aztec-web-truth-note = la vérité
aztec-web-bluff = { $colours ->
        [2] Ou bluffer : { $least } à { $most } joyaux, deux couleurs
       *[other] Ou bluffer : { $least } à { $most } joyaux, { $colours } couleurs
    }
aztec-web-bluff-free = Ou bluffer : 1 à { $most } joyaux au choix
aztec-web-stepper = { $colour } : { $number }
aztec-web-less = Un { $colour } de moins
aztec-web-more = Un { $colour } de plus
aztec-web-none = aucun
aztec-web-no-more = pas plus de joyaux
aztec-web-colours-full = deux couleurs au plus
aztec-web-outcome = Ce que cela apporterait
aztec-web-outcome-nothing = Choisissez pour voir ce que cela apporterait.
aztec-web-outcome-claim = en cas d’accusation
aztec-web-tag-truth = la vérité
aztec-web-tag-bluff = un bluff
aztec-web-accusers = { $number ->
        [0] personne
        [one] un joueur
       *[other] deux joueurs
    }
aztec-web-fate-truth-0 = gardez { $jewels }
aztec-web-fate-truth-1 = { $stones ->
        [0] gardez-les ; la réserve lui donne une { $stone }
       *[other] gardez-les, donnez-lui une { $stone }
    }
aztec-web-fate-truth-2 = { $artefact ->
        [yes] gardez-les, une { $stone } à chacun, gagnez un artefact
       *[no] gardez-les, une { $stone } à chacun
    }
aztec-web-fate-bluff-0 = { $artefact ->
        [yes] gardez { $jewels } et gagnez un artefact
       *[no] gardez { $jewels }
    }
aztec-web-fate-bluff-1 = { $jewels } à la place, et une { $stone }
aztec-web-fate-bluff-2 = { $theirs ->
        [yes] de même, une { $stone } de chacun ; chacun gagne un artefact
       *[no] de même, une { $stone } de chacun
    }
aztec-web-if-lie = { $name } ment
aztec-web-if-true = c’est vrai
aztec-web-token-accuse-lie = { $stones ->
        [0] la réserve donne une { $stone } à { $name } ; à deux accusateurs, un artefact
       *[other] donnez une { $stone } à { $name } ; à deux accusateurs, un artefact
    }
aztec-web-token-accuse-true = recevez une { $stone } de { $name }
aztec-web-token-believe-true = { $stones ->
        [0] vous n’avez pas de { $stone } à remettre
       *[other] remettez une { $stone }
    }
aztec-web-token-believe-lie = prenez une { $stone } de la réserve
aztec-web-note-leads = En l’état vous seriez en tête, couleur { $colour } : { $number } { $stone } pour vous.
aztec-web-note-gone = Il ne reste aucune autre carte { $jewels } que vous n’ayez vue.
aztec-web-note-sure = Vous avez vu toutes les cartes { $jewels } : { $name } ment.
aztec-web-tokens = Votre jeton
aztec-web-face-believe = Croire
aztec-web-face-accuse = Accuser
aztec-web-does-believe = Croire { $name }
aztec-web-does-accuse = Accuser { $name }
aztec-web-token-left = { $rounds ->
        [0] { $unseen ->
            [one] reste { $unseen } telle carte
           *[other] restent { $unseen } telles cartes
        }
       *[other] reste { $unseen }, menti { $lied } sur { $rounds }
    }
aztec-web-token-sure = plus de telle carte : un mensonge
aztec-web-offer = Trois artefacts ; prenez-en un
aztec-web-at-once = tout de suite
aztec-web-worth-now = { $points ->
        [one] { $points } point actuel
       *[other] { $points } points actuels
    }
aztec-web-locked = Votre réponse scellée
aztec-web-locked-claim = Votre annonce : { $jewels }
aztec-web-locked-claims = Votre annonce est scellée
aztec-web-locked-believe = Vous croyez { $name }
aztec-web-locked-accuse = Vous accusez { $name }
aztec-web-locked-wait = { $count ->
        [one] { $names } choisit.
       *[other] { $names } choisissent.
    }
aztec-web-change = Changer
aztec-web-fx-take = { $number ->
        [one] Prenez { $number } joyau au temple
       *[other] Prenez { $number } joyaux au temple
    }
aztec-web-fx-more = Choisissez-les tous.
aztec-web-fx-trade = Échangez un joyau de votre réserve
aztec-web-fx-steal = Prenez un joyau
aztec-web-fx-curse = { $number ->
        [one] Donnez une pierre à un joueur
       *[other] Donnez une pierre à { $number } joueurs
    }
aztec-web-fx-cursed = { $count } sur { $number }
aztec-web-fx-character = Choisissez votre personnage
aztec-web-brings = { $text }, points : { $points }
aztec-web-brings-points = points : { $points }

## Options in full, for those who listen

aztec-web-option-truth = La vérité : prendre { $jewels }
aztec-web-option-bluff = Bluff : prendre { $jewels }
aztec-web-option-believe = { $name } annonce { $jewels }, { $fact }. Croire
aztec-web-option-accuse = { $name } annonce { $jewels }, { $fact }. Accuser
aztec-web-option-pick = { $artefact } : { $text }
aztec-web-option-take = Prendre { $jewels }
aztec-web-option-trade = Remettre { $given }, prendre { $taken }
aztec-web-option-steal = Prendre { $jewels } à { $name }
aztec-web-option-curse = Donner une { $stone } à { $names }
aztec-web-option-stop = Arrêter
aztec-web-option-play = Jouer { $character }

## The bar

aztec-web-bar = Votre tour
aztec-web-bar-more = Plus
aztec-web-undo = Annuler
aztec-web-restart = Reprendre
aztec-web-undo-nothing = Il n’y a rien à reprendre.
aztec-web-again = Revoir
aztec-web-show-all = Tout montrer
aztec-web-go-on = Suite
aztec-web-confirm = Confirmer
aztec-web-act = Valider
aztec-web-act-claim = Sceller
aztec-web-act-token = Sceller le jeton
aztec-web-act-choose = Choisir
aztec-web-act-believe = Sceller : croire { $name }
aztec-web-act-accuse = Sceller : accuser { $name }
aztec-web-act-pick = Prendre : { $artefact }
aztec-web-missing-claim = Prenez d’abord des joyaux : ceux de la carte, ou d’autres.
aztec-web-missing-token = Choisissez un joueur, puis croire ou accuser.
aztec-web-missing-pick = Choisissez un des artefacts.
aztec-web-missing-take = Choisissez tous les joyaux à prendre.
aztec-web-missing-trade = Choisissez un échange, ou arrêtez.
aztec-web-missing-steal = Choisissez un joyau, ou arrêtez.
aztec-web-missing-curse = Choisissez tous les joueurs qui reçoivent une pierre.
aztec-web-missing-character = Choisissez un personnage.

## Keys

aztec-web-keys = Pendant votre choix, ces touches répondent :
aztec-web-keys-believe = croire le joueur regardé
aztec-web-keys-accuse = accuser le joueur regardé
aztec-web-keys-artefact = prendre le premier, deuxième ou troisième artefact
aztec-web-keys-undo = annuler le dernier choix

## Artefacts

aztec-web-effect-set-vp = { $points ->
        [one] { $points } point par { $jewels }
       *[other] { $points } points par { $jewels }
    }
aztec-web-effect-any-vp = { $points ->
        [one] { $points } point par lot de { $number } joyaux
       *[other] { $points } points par lot de { $number } joyaux
    }
aztec-web-effect-flat-vp = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aztec-web-effect-stone-shield = { $number ->
        [one] { $number } { $stone } ne compte pas
       *[other] { $number } { $stone } ne comptent pas
    }
aztec-web-effect-purify = remettez toutes vos { $stone }
aztec-web-effect-scapegoat = une { $stone } à { $number } joueurs
aztec-web-effect-steal = un joyau à { $number } joueurs
aztec-web-effect-take = prenez { $number } joyaux
aztec-web-effect-trade = prenez { $number } joyaux, échangez-en jusqu’à { $more }
aztec-web-artefact-worth = { $artefact }. Vaut { $points } actuellement

## My panel and the rail

aztec-web-character = { $character }, duo
aztec-web-duo-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aztec-web-track = Pierres maudites : { $stones }, points : { $points }
aztec-web-track-title = Piste de pénalité
aztec-web-source-duos = duos
aztec-web-source-trios = trios
aztec-web-source-artefacts = artefacts
aztec-web-source-stones = pierres
aztec-web-order = Ordre de révélation
aztec-web-unseen = Cartes Joyaux non vues
aztec-web-unseen-size = { $number ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $number }
    }
aztec-web-unseen-face = { $jewels } : { $unseen } sur { $copies } non vues
aztec-web-past = Annonces passées
aztec-web-verdict-truth = vérité
aztec-web-verdict-unnoticed = impuni
aztec-web-verdict-caught = démasqué

## Help

aztec-web-help-plinth = Le temple ne manque jamais de joyaux. Couleur : { $colour }.
aztec-web-help-taken = Pris jusqu’ici : { $number } { $jewels }
aztec-web-help-duo = { $character } : chaque duo { $jewels } vaut { $points } à la fin.
aztec-web-help-points = Actuellement : duos { $duos }, trios { $trios }, artefacts { $artefacts }, pierres { $stones }.
aztec-web-help-artefacts = Artefacts : { $list }.
aztec-web-help-worth = { $artefact } ({ $points })
aztec-web-help-curse-leads = { $name } est en tête, couleur { $colour }, avec { $number }. Après les révélations, qui est seul en tête prend { $stones } { $stone }.
aztec-web-help-curse-tied = Égalité à { $number }, couleur { $colour } : personne ne prend { $stones } { $stone }.
aztec-web-help-deck = { $number } cartes. Qui gagne un artefact en regarde { $cards } et en prend un ; les autres vont sous la pioche.
aztec-web-help-copies = { $artefact } ×{ $number }
aztec-web-help-reserve = La réserve de { $stone } est sans fin. À qui n’en a pas à donner, elle se substitue.
aztec-web-help-track = Ce que coûtent vos { $stone } à la fin :
aztec-web-help-beyond = Chacune au-delà coûte { $points } de plus.

## The end

aztec-web-end-table = Points par source
aztec-web-end-player = Joueur
aztec-web-end-total = Points
aztec-web-tie-none = Pas d’égalité. Le moins de pierres l’aurait emporté.
aztec-web-tie-stones = { $count ->
        [one] Égalité de points : { $names } a le moins de pierres ({ $number }).
       *[other] Égalité de points : { $names } ont le moins de pierres ({ $number }) et partagent la victoire.
    }
aztec-web-tie-shared = Égalité de points et de pierres : la victoire est partagée.
aztec-web-ledger = Qui a dit vrai ?
aztec-web-ledger-note = toutes les annonces de la partie
aztec-web-ledger-card = carte
aztec-web-ledger-stones = Pierres : { $number }
aztec-web-round = Manche { $round }
aztec-web-lies = { $number ->
        [one] { $number } mensonge
       *[other] { $number } mensonges
    }
aztec-web-no-token = aucun jeton
aztec-web-key-truth = pierre : vérité
aztec-web-key-lie = pointillé : mensonge, avec la vraie carte
aztec-web-key-believed = cru
aztec-web-key-accused = accusé
aztec-web-key-stones = pierres reçues ou données

## The component data

aztec-web-part-game = Le jeu
aztec-web-part-counts = Quantités
aztec-web-part-setup = Mise en place
aztec-web-part-round = La manche
aztec-web-part-claim = Annonces
aztec-web-part-scoring = Décompte
aztec-web-part-penalty_track = Piste de pénalité
aztec-web-part-supply = Réserves
aztec-web-part-curse_card = Cartes Malédiction
aztec-web-part-character = Personnages
aztec-web-part-jewel_card = Cartes Joyaux
aztec-web-part-artefact = Artefacts
