### Aztec: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $artefact "A-SUN" comes as aztec-artefact-A-SUN, and $artefact-id as "A-SUN" for
### selectors. A set of jewels is composed of letters: "BBY" comes as aztec-jewels-B with 2 as $number, a plus, and
### aztec-jewels-Y with 1; short, it is a piece for each letter.
### $name is the player; it may be "Vous", so sentences about players have a form for [Vous], and what stands after a
### name and a colon has no verb that agrees with the player. Colours follow "joyau".
### The rulebook calls a player's jewels and the common stones "réserve"; here "votre réserve" is the one, "la réserve"
### the other.

aztec-title = Aztec
aztec-about = Partagez le trésor d’un temple aztèque, aussi honnêtement qu’il vous plaira. Prenez les joyaux de votre carte, ou d’autres en gardant votre sérieux ; puis dites qui vous croyez et qui, selon vous, ment. De 3 à 6 joueurs, environ 30 minutes.

## Jewels: colours, and sets of them. The letter is a code and stays the same in all languages.

aztec-colour-blue = bleu
aztec-colour-yellow = jaune
aztec-colour-red = rouge

aztec-given-blue = { aztec-colour-blue }
aztec-given-yellow = { aztec-colour-yellow }
aztec-given-red = { aztec-colour-red }

aztec-taken-blue = { aztec-colour-blue }
aztec-taken-yellow = { aztec-colour-yellow }
aztec-taken-red = { aztec-colour-red }

aztec-jewels-none = aucun joyau
aztec-jewels-B = { $number ->
        [one] { $number } bleu
       *[other] { $number } bleus
    }
    .short = ◆B
aztec-jewels-Y = { $number ->
        [one] { $number } jaune
       *[other] { $number } jaunes
    }
    .short = ●Y
aztec-jewels-R = { $number ->
        [one] { $number } rouge
       *[other] { $number } rouges
    }
    .short = ▲R

aztec-claim-none = { aztec-jewels-none }
aztec-claim-B = { aztec-jewels-B }
    .short = { aztec-jewels-B.short }
aztec-claim-Y = { aztec-jewels-Y }
    .short = { aztec-jewels-Y.short }
aztec-claim-R = { aztec-jewels-R }
    .short = { aztec-jewels-R.short }

## Characters

aztec-character-CHARLY = Charly
aztec-character-DARYL = Daryl
aztec-character-ELISA = Elisa
aztec-character-YUKIO = Yukio
aztec-character-NAYA = Naya
aztec-character-TOMAS = Tomas

## Artefacts. `.effect` is filled in from the components: $number is the points, stones, opponents or jewels that the
## card names, $size the jewels it counts or the exchanges it allows, $jewels the set it pays for.

aztec-artefact-A-TRIPLE-B = Idole bleue
    .effect = { $number ->
        [one] { $number } point par combinaison : { $jewels }.
       *[other] { $number } points par combinaison : { $jewels }.
    }
aztec-artefact-A-TRIPLE-Y = Idole jaune
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-TRIPLE-R = Idole rouge
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-BY = Masque bleu et jaune
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-BR = Masque bleu et rouge
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-YR = Masque jaune et rouge
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-CHEST = Coffre débordant
    .effect = { $number ->
        [one] { $number } point par lot de { $size } joyaux, toutes couleurs confondues.
       *[other] { $number } points par lot de { $size } joyaux, toutes couleurs confondues.
    }
aztec-artefact-A-SUN = Disque solaire
    .effect = { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
aztec-artefact-A-AMULET = Amulette de jade
    .effect = { $number ->
        [one] { $number } de vos pierres maudites ne coûte aucun point.
       *[other] { $number } de vos pierres maudites ne coûtent aucun point.
    }
aztec-artefact-A-PURIFY = Encens purificateur
    .effect = Tout de suite : toutes vos pierres maudites retournent à la réserve.
aztec-artefact-A-SCAPEGOAT = Totem du bouc émissaire
    .effect = { $number ->
        [one] Tout de suite : donnez une pierre maudite à { $number } adversaire.
       *[other] Tout de suite : donnez une pierre maudite à { $number } adversaires, une chacun.
    }
aztec-artefact-A-STEAL = Singe voleur
    .effect = { $number ->
        [one] Tout de suite : vous pouvez prendre un joyau à { $number } adversaire.
       *[other] Tout de suite : vous pouvez prendre un joyau à { $number } adversaires au plus, un chacun.
    }
aztec-artefact-A-TAKE = Cachette secrète
    .effect = { $number ->
        [one] Tout de suite : prenez { $number } joyau de votre choix.
       *[other] Tout de suite : prenez { $number } joyaux de votre choix.
    }
aztec-artefact-A-TRADE = Balance du marchand
    .effect = { $number ->
        [one] Tout de suite : prenez { $number } joyau de votre choix, puis échangez de vos joyaux ({ $size } au plus).
       *[other] Tout de suite : prenez { $number } joyaux de votre choix, puis échangez de vos joyaux ({ $size } au plus).
    }

## Points, what became of a claim, the faces of a token, and why an artefact is gained

aztec-source-duos = duos
aztec-source-trios = trios
aztec-source-artefacts = Artefacts
aztec-source-stones = pierres maudites

aztec-verdict-truth = la vérité
aztec-verdict-unnoticed = un mensonge que personne n’a accusé
aztec-verdict-caught = un mensonge accusé

aztec-faith-believe = Je te crois !
aztec-faith-accuse = Tu mens !

aztec-why-truth = pour une vérité accusée plus d’une fois
aztec-why-got-away = pour un mensonge que personne n’a accusé
aztec-why-caught = pour un mensonge démasqué à plusieurs

## How far a round is

aztec-phase-setup = mise en place
aztec-phase-claim = récupérer les joyaux
aztec-phase-token = jouer les jetons
aztec-phase-reveal = dévoiler les cartes
aztec-phase-end = fin de la partie

## Options: what you can answer. `.short` is for lists under a heading, with more arguments from the table:
## $gems the jewels as pieces, $duo what a character's duo is, $effect what an artefact does, $shown what an opponent
## claims.

aztec-option-play = Jouer { $character }
    .short = { $character } { $duo }
aztec-option-claim = Annoncer : { $jewels }
    .short = { $gems }
aztec-option-believe = « { aztec-faith-believe } » à { $seat }
    .short = { $seat } { $shown }
aztec-option-accuse = « { aztec-faith-accuse } » à { $seat }
    .short = { $seat } { $shown }
aztec-option-pick = Prendre l’Artefact { $artefact }
    .short = { $artefact } : { $effect }
aztec-option-take = Prendre dans le temple : { $jewels }
    .short = { $gems }
aztec-option-trade = Remettre un joyau { $given } et prendre un joyau { $taken }
    .short = { $given } contre { $taken }
aztec-option-steal = Prendre un joyau { $colour } à { $seat }
    .short = { $colour } à { $seat }
aztec-option-curse = Donner une pierre maudite à chacun : { $seats }
    .short = { $seats }
aztec-option-stop = S’arrêter là
    .short = stop

## Headings of groups of options

aztec-group-characters = Personnages
aztec-group-truth = Vérité
aztec-group-jewels-1 = 1 joyau
aztec-group-jewels-2 = 2 joyaux
aztec-group-jewels-3 = 3 joyaux
aztec-group-jewels-4 = 4 joyaux
aztec-group-jewels-5 = 5 joyaux
aztec-group-jewels-6 = 6 joyaux
aztec-group-believe = { aztec-faith-believe }
aztec-group-accuse = { aztec-faith-accuse }
aztec-group-artefacts = Artefacts
aztec-group-take = Prendre
aztec-group-trade = Échanger
aztec-group-steal = Prendre
aztec-group-curse = Une pierre à
aztec-group-stop = Fin

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

aztec-event-character-taken = { $name ->
        [Vous] Vous avez choisi { $character }.
       *[other] { $name } a choisi { $character }.
    }
    .then = choix de { $character }
aztec-event-round-began = La manche { $round } a commencé. Premier joueur : { $name }.
aztec-event-looked = { $name ->
        [Vous] Vous avez regardé votre carte Joyaux : { $jewels }.
       *[other] { $name } a regardé sa carte Joyaux : { $jewels }.
    }
aztec-event-claims-shown = Les annonces de la manche { $round } ont été montrées.
aztec-event-claimed = { $name ->
        [Vous] Vous avez annoncé : { $jewels }.
       *[other] { $name } a annoncé : { $jewels }.
    }
    .then = annonce de { $jewels }
aztec-event-tokens-shown = Les jetons Personnage de la manche { $round } ont été montrés.
aztec-event-believed = { $name ->
        [Vous] Vous avez dit « { aztec-faith-believe } » à { $other }.
       *[other] { $other ->
            [Vous] { $name } vous a dit « { aztec-faith-believe } ».
           *[other] { $name } a dit « { aztec-faith-believe } » à { $other }.
        }
    }
    .then = « { aztec-faith-believe } » { aztec-event-gave-stone.to }
aztec-event-accused = { $name ->
        [Vous] Vous avez dit « { aztec-faith-accuse } » à { $other }.
       *[other] { $other ->
            [Vous] { $name } vous a dit « { aztec-faith-accuse } ».
           *[other] { $name } a dit « { aztec-faith-accuse } » à { $other }.
        }
    }
    .then = « { aztec-faith-accuse } » { aztec-event-gave-stone.to }
aztec-event-revealed = { $verdict-id ->
        [truth] { $name ->
            [Vous] Vous avez dévoilé { $jewels } : c’était la vérité.
           *[other] { $name } a dévoilé { $jewels } : c’était la vérité.
        }
        [unnoticed] { $name ->
            [Vous] Vous avez dévoilé { $jewels } après avoir annoncé { $claim } : personne n’a accusé ce mensonge.
           *[other] { $name } a dévoilé { $jewels } après avoir annoncé { $claim } : personne n’a accusé ce mensonge.
        }
       *[caught] { $name ->
            [Vous] Vous avez dévoilé { $jewels } après avoir annoncé { $claim } : ce mensonge a été accusé.
           *[other] { $name } a dévoilé { $jewels } après avoir annoncé { $claim } : ce mensonge a été accusé.
        }
    }
    .then = { $verdict-id ->
        [truth] carte { $jewels } (vérité)
        [unnoticed] carte { $jewels } (mensonge que personne n’a accusé)
       *[caught] carte { $jewels } (mensonge accusé)
    }
aztec-event-kept-claim = { $name ->
        [Vous] Vous avez ajouté { $jewels } à votre réserve.
       *[other] { $name } a ajouté { $jewels } à sa réserve.
    }
    .then = { $jewels } dans la réserve personnelle
aztec-event-took-card = { $name ->
        [Vous] Vous avez remis les joyaux annoncés et reçu ceux de votre carte : { $jewels }.
       *[other] { $name } a remis les joyaux annoncés et reçu ceux de sa carte : { $jewels }.
    }
    .then = { $jewels } à la place de l’annonce
aztec-event-gave-stone = { $name ->
        [Vous] Vous avez donné une pierre maudite à { $other }.
       *[other] { $other ->
            [Vous] { $name } vous a donné une pierre maudite.
           *[other] { $name } a donné une pierre maudite à { $other }.
        }
    }
    .then = pierre maudite donnée { aztec-event-gave-stone.to }
    .to = { $other ->
        [Vous] à vous
       *[other] à { $other }
    }
aztec-event-served-stone = { $name ->
        [Vous] Vous n’aviez pas de pierre maudite à donner : { $other } en a reçu une de la réserve.
       *[other] { $other ->
            [Vous] { $name } n’avait pas de pierre maudite à donner : vous en avez reçu une de la réserve.
           *[other] { $name } n’avait pas de pierre maudite à donner : { $other } en a reçu une de la réserve.
        }
    }
    .then = pierre maudite de la réserve donnée { aztec-event-gave-stone.to }
aztec-event-discarded-stone = { $name ->
        [Vous] Vous avez défaussé une pierre maudite dans la réserve.
       *[other] { $name } a défaussé une pierre maudite dans la réserve.
    }
    .then = pierre maudite défaussée
aztec-event-took-stone = { $name ->
        [Vous] Vous avez pioché une pierre maudite dans la réserve.
       *[other] { $name } a pioché une pierre maudite dans la réserve.
    }
    .then = pierre maudite piochée
aztec-event-drew = { $cards ->
        [one] { $name ->
            [Vous] Vous avez regardé le dernier Artefact de la pioche.
           *[other] { $name } a regardé le dernier Artefact de la pioche.
        }
       *[other] { $name ->
            [Vous] Vous avez regardé { $cards } Artefacts.
           *[other] { $name } a regardé { $cards } Artefacts.
        }
    }
aztec-event-offered = { $name } : { $artefact } au choix.
aztec-event-kept = { $name ->
        [Vous] Vous avez gardé l’Artefact { $artefact }.
       *[other] { $name } a gardé l’Artefact { $artefact }.
    }
    .then = Artefact { $artefact } gardé
aztec-event-kept-secretly = { $name ->
        [Vous] Vous avez gardé un Artefact en secret.
       *[other] { $name } a gardé un Artefact en secret.
    }
    .then = Artefact gardé en secret
aztec-event-kept-card = { $name ->
        [Vous] Vous avez choisi en secret l’Artefact { $artefact }.
       *[other] { $name } a choisi en secret l’Artefact { $artefact }.
    }
aztec-event-played = { $name ->
        [Vous] Vous avez joué l’Artefact { $artefact }.
       *[other] { $name } a joué l’Artefact { $artefact }.
    }
    .then = Artefact { $artefact } joué
aztec-event-purified = { $stones ->
        [0] { $name ->
            [Vous] Vous n’aviez aucune pierre maudite à remettre.
           *[other] { $name } n’avait aucune pierre maudite à remettre.
        }
        [one] { $name ->
            [Vous] Vous avez remis { $stones } pierre maudite dans la réserve.
           *[other] { $name } a remis { $stones } pierre maudite dans la réserve.
        }
       *[other] { $name ->
            [Vous] Vous avez remis vos { $stones } pierres maudites dans la réserve.
           *[other] { $name } a remis ses { $stones } pierres maudites dans la réserve.
        }
    }
    .then = { $stones ->
        [0] aucune pierre maudite à remettre
        [one] { $stones } pierre maudite remise dans la réserve
       *[other] { $stones } pierres maudites remises dans la réserve
    }
aztec-event-stole = { $name ->
        [Vous] Vous avez pris un joyau { $colour } à { $other }.
       *[other] { $other ->
            [Vous] { $name } vous a pris un joyau { $colour }.
           *[other] { $name } a pris un joyau { $colour } à { $other }.
        }
    }
    .then = joyau { $colour } pris { aztec-event-gave-stone.to }
aztec-event-took = { $name ->
        [Vous] Vous avez pris dans le temple : { $jewels }.
       *[other] { $name } a pris dans le temple : { $jewels }.
    }
    .then = { $jewels } du temple
aztec-event-traded = { $name ->
        [Vous] Vous avez échangé un joyau { $given } contre un joyau { $taken }.
       *[other] { $name } a échangé un joyau { $given } contre un joyau { $taken }.
    }
    .then = joyau { $given } échangé contre un joyau { $taken }
aztec-event-cursed = { $stones ->
        [0] { $name ->
            [Vous] Vous aviez le plus de joyaux { aztec-event-cursed.colour } ; la carte Malédiction était vide.
           *[other] { $name } avait le plus de joyaux { aztec-event-cursed.colour } ; la carte Malédiction était vide.
        }
        [one] { $name ->
            [Vous] Vous aviez le plus de joyaux { aztec-event-cursed.colour } et avez reçu { $stones } pierre de la carte Malédiction.
           *[other] { $name } avait le plus de joyaux { aztec-event-cursed.colour } et a reçu { $stones } pierre de la carte Malédiction.
        }
       *[other] { $name ->
            [Vous] Vous aviez le plus de joyaux { aztec-event-cursed.colour } et avez reçu { $stones } pierres de la carte Malédiction.
           *[other] { $name } avait le plus de joyaux { aztec-event-cursed.colour } et a reçu { $stones } pierres de la carte Malédiction.
        }
    }
    .colour = { $colour-id ->
        [blue] bleus
        [yellow] jaunes
       *[red] rouges
    }
aztec-event-curse-stayed = { $stones ->
        [one] Égalité pour les joyaux { aztec-event-cursed.colour } : { $stones } pierre reste sur la carte Malédiction.
       *[other] Égalité pour les joyaux { aztec-event-cursed.colour } : { $stones } pierres restent sur la carte Malédiction.
    }
aztec-event-round-ended = La manche { $round } est finie ; chaque carte Malédiction reçoit une pierre.
aztec-event-showed = { $cards ->
        [one] { $name ->
            [Vous] Vous avez montré l’Artefact { $artefact }.
           *[other] { $name } a montré l’Artefact { $artefact }.
        }
       *[other] { $name ->
            [Vous] Vous avez montré l’Artefact { $artefact } ({ $cards } fois).
           *[other] { $name } a montré l’Artefact { $artefact } ({ $cards } fois).
        }
    }
    .then = { $cards ->
        [one] Artefact { $artefact } montré
       *[other] Artefact { $artefact } montré ({ $cards } fois)
    }
aztec-event-scored = { $points ->
        [one] { $name } : { $points } point ({ $source }).
       *[other] { $name } : { $points } points ({ $source }).
    }
aztec-event-won = { $points ->
        [one] Victoire avec { $points } point : { $name }.
       *[other] Victoire avec { $points } points : { $name }.
    }
aztec-event-nothing-left = { $name ->
        [Vous] Vous n’avez rien gagné : la pioche d’Artefacts était vide.
       *[other] { $name } n’a rien gagné : la pioche d’Artefacts était vide.
    }
    .then = pas d’Artefact, la pioche étant vide

## Questions: what must be done, and why. $number is how many are left, $why what it is for.

aztec-ask-character-choose_character = { $name } : choisissez un personnage. Son duo vaut des points à la fin.
aztec-ask-round-choose_claims = { $name } : prenez les joyaux de votre carte, ou d’autres pour bluffer. Toutes les annonces sont montrées ensemble.
aztec-ask-round-choose_tokens = { $name } : placez votre jeton devant un adversaire. Croyez-vous son annonce, ou est-ce un mensonge ?
aztec-ask-gain-choose_artefact = { $name } : vous gagnez un Artefact { $why }. Choisissez une de ces cartes.
aztec-ask-scapegoat-choose_scapegoats = { $name } : choisissez les adversaires qui reçoivent une pierre maudite. Les vôtres partent d’abord, puis celles de la réserve.
aztec-ask-steal-choose_theft = { $number ->
        [one] { $name } : vous pouvez prendre un joyau à { $number } adversaire. Choisissez-le, ou arrêtez-vous.
       *[other] { $name } : vous pouvez prendre un joyau à { $number } adversaires, un chacun. Choisissez le premier, ou arrêtez-vous.
    }
aztec-ask-take-choose_jewels = { $number ->
        [one] { $name } : choisissez { $number } joyau à prendre dans le temple.
       *[other] { $name } : choisissez { $number } joyaux à prendre dans le temple.
    }
aztec-ask-trade-choose_jewels = { $number ->
        [one] { $name } : choisissez les joyaux que vous prenez dans le temple. Vous pourrez ensuite échanger { $number } joyau.
       *[other] { $name } : choisissez les joyaux que vous prenez dans le temple. Vous pourrez ensuite échanger jusqu’à { $number } joyaux.
    }
aztec-ask-trade-choose_trade = { $number ->
        [one] { $name } : vous pouvez encore échanger { $number } joyau contre un d’une autre couleur. Choisissez, ou arrêtez-vous.
       *[other] { $name } : vous pouvez échanger { $number } joyaux contre d’autres couleurs. Choisissez le premier, ou arrêtez-vous.
    }

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

aztec-no-other-question = Répondez d’abord à la question en cours.
aztec-no-claim-now = Les joyaux s’annoncent à la première étape d’une manche.
aztec-no-claim-empty = Vous ne pouvez pas ne rien prendre : une annonce compte de { $least } à { $most } joyaux.
aztec-no-claim-few = { $number ->
        [one] { $number } joyau, c’est trop peu : une annonce en compte de { $least } à { $most }.
       *[other] { $number } joyaux, c’est trop peu : une annonce en compte de { $least } à { $most }.
    }
aztec-no-claim-many = { $number } joyaux, c’est trop : une annonce en compte de { $least } à { $most }.
aztec-no-claim-colours = Aucune carte Joyaux n’a trois couleurs, et personne ne vous croirait ; une annonce en a deux au maximum.
aztec-no-token-now = Les jetons se placent quand toutes les annonces ont été montrées.
aztec-no-token-self = Votre jeton se place devant un adversaire, pas devant vous.
aztec-no-take-number = { $number ->
        [one] { $number } joyau n’est pas le bon nombre : prenez-en exactement { $most }.
       *[other] { $number } joyaux n’est pas le bon nombre : prenez-en exactement { $most }.
    }
aztec-no-steal-self = On prend des joyaux aux adversaires, pas à soi-même.
aztec-no-steal-twice = Cette carte a déjà pris un joyau à { $other } ; c’est un au plus par adversaire.
aztec-no-steal-empty = { $other } n’a pas encore de joyaux ; une annonce qui n’est pas dévoilée est hors d’atteinte.
aztec-no-steal-colour = { $other } n’a pas de joyau { $colour }.
aztec-no-trade-same = On échange un joyau contre une autre couleur, pas { $given } contre { $given }.
aztec-no-trade-none = Vous n’avez pas de joyau { $given } à remettre.
aztec-no-curse-self = Vous donnez des pierres à des adversaires, pas à vous-même.
aztec-no-curse-number = { $number ->
        [one] { $number } adversaire ne suffit pas : choisissez-en { $most } différents.
       *[other] Choisissez { $most } adversaires différents, pas { $number }.
    }
aztec-no-pick-now = Vous prenez un Artefact quand vous en gagnez un.
aztec-no-pick-card = { $artefact } n’est pas parmi les cartes que vous regardez.
aztec-no-pick-place = { $artefact } est à la place { $place }, pas à la place { $wish }.
aztec-no-character-now = Les personnages se choisissent avant la première manche.
aztec-no-character-taken = { $other } joue déjà { $character }.

aztec-no-option-start = Le premier joueur doit occuper une des { $players } places.

## The table in the terminal

aztec-board-head = Manche { $round } · { $phase }
aztec-board-curses = Cartes Malédiction
aztec-board-curse = { $gem } { $stones }
aztec-board-curse-leader = { $gem } { $stones } ({ $name })
aztec-board-deck = Pioche d’Artefacts { $number }
aztec-board-player = Joueur
aztec-board-duo = Duo
aztec-board-hoard = Joyaux
aztec-board-stones = Pierres
aztec-board-claim = Annonce
aztec-board-card = Carte
aztec-board-tokens = Jetons
aztec-board-secret = { $number } en secret
aztec-board-your-card = Votre carte : { $jewels }.
aztec-board-legend =
    Joyaux : ◆B bleu, ●Y jaune, ▲R rouge. ▸ désigne le premier joueur, qui dévoile sa carte en premier.
    Une carte Malédiction montre ses pierres et, entre parenthèses, qui les prendrait maintenant.
    Jetons : + et la lettre d’un joueur qui croit l’annonce, ! et celle d’un joueur qui la dit fausse.
    Une carte se voit quand elle est dévoilée ; la vôtre est sous la table.
aztec-board-jewel-cards = Les { $number } cartes Joyaux :
aztec-board-artefact-cards = Les { $number } cartes Artefact :
aztec-board-artefact-card = { $number } × { $artefact } : { $effect }
aztec-board-not-seen = Cartes Joyaux que vous n’avez pas vues :
aztec-board-lie = L’annonce est { $claim }. Il ne reste aucune carte de ce genre que vous n’ayez vue : c’est un mensonge.
aztec-board-unseen = { $number ->
        [one] L’annonce est { $claim }. Il reste { $number } carte de ce genre que vous n’avez pas vue.
       *[other] L’annonce est { $claim }. Il reste { $number } cartes de ce genre que vous n’avez pas vues.
    }
aztec-board-token = Si l’annonce est vraie : pierres { $true }. Si c’est un mensonge : pierres { $lie }.
aztec-board-outcome = { $accusers ->
        [0] Personne ne vous accuse : { $jewels } ; pierres { $stones }, points { $points }.
        [one] Un joueur vous accuse : { $jewels } ; pierres { $stones }, points { $points }.
       *[other] { $accusers } joueurs vous accusent : { $jewels } ; pierres { $stones }, points { $points }.
    }
aztec-board-outcome-artefact = { aztec-board-outcome } Vous gagnez un Artefact.
aztec-board-outcome-theirs = { aztec-board-outcome } Chacun d’eux gagne un Artefact.
aztec-board-worth = Avec vos joyaux actuels, points : { $points }.
aztec-board-changes = Vos points changent de { $points }.

## The end

aztec-tie-stones = { $winners ->
        [one] Égalité aux points ; moins de pierres maudites ({ $number }) : { $name }.
       *[other] Égalité aux points ; le moins de pierres maudites ({ $number }) : { $name }. Ils partagent la victoire.
    }
aztec-tie-shared = Égalité aux points et aux pierres maudites ; la victoire est partagée.

## What bots believe

aztec-belief-lie = Place { $seat } : un mensonge à { $percent } %.

## Why a bot did what it did; told after the end

aztec-because-truth = Il a dit la vérité : { $claim }, c’était assez bien.
aztec-because-careful = Il a dit la vérité sur { $claim } : mentir ne semblait pas valoir le risque.
aztec-because-lie = Il a menti. Il tenait { $jewels }, et { $claim } valait plus : { $count ->
        [one] { $count } carte de ce genre restait à voir.
       *[other] { $count } cartes de ce genre restaient à voir.
    }
aztec-because-bait = Il tenait { $jewels } et a annoncé { $claim }, dont peu douteraient.
aztec-because-accuse = Il pensait que { $other } mentait : { $claim } vaut bien un mensonge.
aztec-because-accuse-none = { $other } ne pouvait pas avoir { $claim } : il ne restait aucune carte de ce genre.
aztec-because-accuse-contested = Plus de joueurs annonçaient { $claim } qu’il ne restait de cartes de ce genre, dont { $other }.
aztec-because-accuse-liar = Il ne se fiait pas à { $other } : { $count ->
        [one] { $count } mensonge auparavant.
       *[other] { $count } mensonges auparavant.
    }
aztec-because-accuse-gone = Il pensait que { $other } mentait ({ $claim }) : { $count ->
        [one] { $count } carte de ce genre était déjà sortie.
       *[other] { $count } cartes de ce genre étaient déjà sorties.
    }
aztec-because-believe = Il a cru { $other } ({ $claim }). D’aussi loin qu’il se souvenait, { $count ->
        [one] { $count } carte de ce genre restait à voir.
       *[other] { $count } cartes de ce genre restaient à voir.
    }
aztec-because-believe-honest = Il a cru { $other }, qui avait dit la vérité, d’aussi loin qu’il se souvenait.
aztec-because-artefact = Cet Artefact promettait le plus.

## The chapters of the rules

aztec-chapter-options = Options de la table
aztec-chapter-components = Contenu de la boîte
aztec-chapter-setup = Mise en place
aztec-chapter-round = Une manche
aztec-chapter-claims = Annonces
aztec-chapter-tokens = Jetons
aztec-chapter-reveal = Dévoiler les cartes
aztec-chapter-stones = Pierres maudites
aztec-chapter-artefacts = Gagner un Artefact
aztec-chapter-curses = Malédictions
aztec-chapter-round-end = Fin de la manche
aztec-chapter-effects = Effets des Artefacts
aztec-chapter-scoring = Fin du jeu et décompte
aztec-chapter-information = Qui peut savoir quoi
aztec-chapter-decisions = Comment les choix sont demandés
aztec-chapter-termination = Durée d’une partie
