### Of Mice & Mazes on the page: what its table, panels, help cards and card faces say.

## The crypt

mice-web-crypt = La crypte : les entrées dans le sens horaire, les cases à l’intérieur, les cartes dessous
mice-web-entrance = Entrée { $number }
mice-web-spot = Case { $spot }
mice-web-chamber-at = { $card }, { $place }
mice-web-paw-of = Une patte de { $name } est ici.
mice-web-owner = Elle appartient à { $name }.
mice-web-visit = Toute autre personne qui y place une patte donne à { $name } : { $items }.
mice-web-empty = Vide. On peut y ouvrir une salle, sous une patte.
mice-web-chest-here = Un coffre est ici : { $bonus }. La première patte le prend.
mice-web-flipped = Retournée par { $name }, qui touche une prime à chaque visite.
mice-web-passage = Un passage secret. Prix : { $items } ; la carte devient alors : { $other }.
mice-web-fill-now = Placez une patte ici.
mice-web-at-now = Choisissez cette case.
mice-web-not-now = Pas maintenant.
mice-web-no-crossing = Elle ne croise encore aucune de vos lignes.
mice-web-too-few = { $paws ->
        [one] Vous avez { $paws } patte pour { $spots } croisements : vous choisirez où elle va.
       *[other] Vous avez { $paws } pattes pour { $spots } croisements : vous choisirez où elles vont.
    }
mice-web-paw-on = Tout de suite une patte : { $place }.
    .may = Une patte, si vous le choisissez : { $place }.
mice-web-paw-chest = Tout de suite une patte : { $place }, qui prend le coffre : { $bonus }.
    .may = Une patte, si vous le choisissez : { $place }, qui prend le coffre : { $bonus }.
mice-web-extra = Action supplémentaire.
mice-web-pays = { $name } reçoit { $items }.
mice-web-tag-empty = vide
mice-web-tag-own = à vous

## The rows

mice-web-chambers = Salles
mice-web-assistants = Assistants
mice-web-discard = défausse
mice-web-deck-chambers = Pioche des salles
mice-web-deck-assistants = Pioche des assistants
mice-web-deck-size = { $number ->
        [one] { $number } carte.
       *[other] { $number } cartes.
    }
mice-web-deck-holds = Dans un ordre inconnu : { $list }.
mice-web-back-green = La carte du dessus a un dos vert (I).
mice-web-back-blue = La carte du dessus a un dos bleu (II).
mice-web-discard-chambers = Salles défaussées
mice-web-discard-assistants = Assistants défaussés
mice-web-discard-holds = { $list }.
mice-web-discard-empty = Encore rien.

## Cards

mice-web-cost = Coûte { $items }.
mice-web-cost-off = Coûte { $items }, moins { $off } au choix.
mice-web-cannot-pay = Vous ne pouvez pas payer cela maintenant.
mice-web-worth = Rapporte { $glory } de gloire.
mice-web-glory-now = { $glory } de gloire aussitôt.
mice-web-sets-more = { $glory } de plus pour les collections à la fin.
mice-web-extra-symbol = Une patte qui y viendra plus tard donne une action supplémentaire.
mice-web-works-for = Travaille pour { $name }.
mice-web-in-camp = Dans le camp de { $name }.
mice-web-used-now = Utilisé ce tour.
mice-web-borrowed = Emprunté jusqu’à la fin du tour.
mice-web-chest = Coffre
mice-web-chest-used = Coffre utilisé

## Panels

mice-web-next = ensuite
mice-web-glory = { $number } de gloire
mice-web-of-glory = sur { $most }
mice-web-with-sets = avec collections { $number }
mice-web-has = { $name } a { $items }
mice-web-cap = { $number } de chaque au plus ; le surplus est perdu.
mice-web-gold-stands = Un or peut remplacer une ressource dépensée.
mice-web-gold-for = L’or remplace { $items }.
mice-web-for-gold = { $items } au lieu d’or.
mice-web-pay = Payez { $items }
mice-web-left-after = Il vous reste { $items }.
mice-web-paws = Pattes
mice-web-paws-left = { $name } : { $number } pattes sur { $most } en réserve
mice-web-paws-why = Chaque patte placée et chaque croisement à l’intérieur en prend une. Les retirer les rend toutes.
mice-web-paws-on = Pattes : { $list }.
mice-web-no-paws = Aucune patte sur la table.
mice-web-tokens = Jetons
mice-web-tokens-left = { $name } : { $number } jetons de propriété sur { $most }
mice-web-tokens-why = Chaque salle et chaque entrée retournée en prend un des { $most }.
mice-web-chests = Coffres
mice-web-chests-used = { $number ->
        [one] { $number } coffre utilisé
       *[other] { $number } coffres utilisés
    }
mice-web-chests-unused = { $number ->
        [one] { $number } coffre à utiliser
       *[other] { $number } coffres à utiliser
    }
mice-web-camp = Camp { $number } sur { $most }
mice-web-camp-less = Camp { $number } sur { $most }, 1 de moins
mice-web-camp-short = Camp
mice-web-camp-free = place libre
mice-web-team = Assistants
mice-web-team-none = aucun
mice-web-sets = Collections
mice-web-sets-of = Collections de { $name }
mice-web-sets-chambers = Salles ({ $number }) : { $glory }.
mice-web-sets-assistants = Assistants ({ $number }) : { $glory }.
mice-web-set-worth = { $factions ->
        [one] { $factions } faction { $glory }
       *[other] { $factions } factions { $glory }
    }
mice-web-ends = La première y met fin
mice-web-ends-chambers = Salles
mice-web-ends-glory = Gloire
mice-web-ends-assistants = Assistants
mice-web-ends-of = { $number } sur { $most }
mice-web-ends-left = reste { $number }
mice-web-ends-now = Dernières actions
mice-web-end-chambers = Salles ouvertes : { $number } sur { $most }.
mice-web-end-glory = Gloire la plus haute : { $number } sur { $most }.
mice-web-end-assistants = Assistants qui peuvent encore venir : { $number }.
mice-web-end-then = Ensuite, chaque autre personne a une dernière action.

## Options

mice-web-option-remove = Tout retirer
mice-web-option-remove-small = { $number ->
        [one] reprendre { $number } patte
       *[other] reprendre { $number } pattes
    }
mice-web-option-leave-small = sans effet
mice-web-option-double-small = deux fois
mice-web-option-pass = Renoncer
mice-web-option-stop = S’arrêter là
mice-web-option-finish = Finir l’action
mice-web-option-camp-less = −{ $number }
mice-web-option-chest = Utiliser un coffre
mice-web-good-food = Nourriture
mice-web-good-pickaxe = Pioche
mice-web-good-torch = Torche
mice-web-good-gold = Or

## The plan of a removal

mice-web-plan = Vos pattes dans l’ordre de retrait, et vos coffres entre elles
mice-web-plan-hint = Faites glisser, ou touches ↑ ↓
mice-web-plan-hint-short = Votre ordre
mice-web-plan-keys = Les flèches haut et bas changent l’ordre, T active ou non l’effet, Entrée exécute le plan jusqu’au repère.
mice-web-plan-up = { $place } : plus tôt
mice-web-plan-down = { $place } : plus tard
mice-web-plan-effect = { $place } : avec son effet
mice-web-plan-effect-double = { $place } : avec son effet, deux fois
mice-web-plan-now = Seul, tout de suite
mice-web-plan-itself = part d’elle-même
mice-web-plan-asks = puis un choix à faire
mice-web-plan-turns = puis une révélation
mice-web-plan-use = { $place } : l’utiliser
mice-web-plan-kept = gardé
mice-web-plan-act-steps = { $number ->
        [one] Utiliser : { $place }
       *[other] Faire { $number } étapes
    }
mice-web-plan-act = { $number ->
        [one] Retirer une patte : { $place }
       *[other] Retirer { $number } pattes
    }

## Questions, for the plaque that has named the player

mice-web-ask-window-offer_reactions = Vos assistants peuvent réagir, l’un après l’autre.
mice-web-ask-rest-offer_reactions = Vous avez refusé les autres ; ceux qui restent ne font que donner.
mice-web-ask-branch-choose_branch = Choisissez un côté de la carte.
mice-web-ask-take-any-choose_resource = { $number ->
        [one] Choisissez { $number } ressource.
       *[other] Choisissez { $number } ressources, l’une après l’autre.
    }
mice-web-ask-passage-offer_passage = Payer de la gloire pour retourner cette entrée ?
mice-web-ask-hire-choose_assistant = Choisissez un assistant, puis comment payer.
mice-web-ask-hire-choose_payment_for_assistant = Choisissez comment payer. L’or n’est jamais dépensé à votre place.
mice-web-ask-open-choose_chamber = Choisissez une salle, puis sa case et comment payer.
mice-web-ask-open-choose_spot = Choisissez la case.
mice-web-ask-open-choose_payment_for_chamber = Choisissez comment payer. L’or n’est jamais dépensé à votre place.
mice-web-ask-open-choose_whether_to_trigger = Appliquer son effet aussitôt ?
mice-web-ask-exchange-choose_exchange = Choisissez ce que vous dépensez, ou renoncez.
mice-web-ask-move-choose_paw_to_move = Choisissez une patte, ou renoncez.
mice-web-ask-move-choose_where_to_move = Choisissez où elle va.
mice-web-ask-flip-choose_used_chest = Choisissez un coffre utilisé à retourner.
mice-web-ask-camp-choose_card_for_camp = Choisissez une carte pour votre camp, ou renoncez.
mice-web-ask-camp-choose_card_to_make_room = Votre camp est plein : choisissez-y une carte à défausser.
mice-web-ask-cut-camp-choose_card_too_many = Votre camp déborde : choisissez une carte à défausser.
mice-web-ask-refresh-choose_card_to_refresh = { $number ->
        [one] Encore une carte peut être remplacée. Les nouvelles viennent ensemble.
       *[other] Jusqu’à { $number } cartes peuvent être remplacées. Les nouvelles viennent ensemble.
    }
mice-web-ask-copy-choose_target = Choisissez la carte dont l’effet s’applique.
mice-web-ask-borrow-choose_loan = Choisissez un assistant de la rangée pour ce tour.
mice-web-ask-privy-choose_assistant_to_dismiss = Choisissez un assistant à défausser.
mice-web-ask-privy-choose_replacement = Engagez un assistant, mettez-en un au camp, ou renoncez.
mice-web-ask-place-choose_intersection = { $number ->
        [one] Il reste { $number } patte. Choisissez-lui un croisement.
       *[other] Il reste { $number } pattes. Choisissez le prochain croisement.
    }
mice-web-ask-commander-choose_entrance = Placez encore une patte, ou renoncez.
mice-web-ask-removal-choose_removal = { $number ->
        [one] La dernière patte, avec l’effet de sa carte ou sans.
       *[other] { $number } pattes sont dehors. Reprenez-les dans l’ordre que vous voulez.
    }
mice-web-ask-after-removing-choose_entrance_after_removing = Placez encore une patte, ou renoncez.
mice-web-ask-action-choose_action = Choisissez une entrée, ou retirez toutes vos pattes.
    .may = Une action supplémentaire : placer, retirer ou renoncer.
    .final = La fin est déclenchée. Il vous reste une action.
mice-web-ask-last-chests-choose_to_finish = Un coffre peut encore servir avant la fin de l’action.

## Keys

mice-web-keys = Of Mice & Mazes
mice-web-keys-arrows = Autour des entrées, dans la crypte et de case en case
mice-web-keys-number = Aller à cette entrée
mice-web-keys-remove = Aller à Tout retirer
mice-web-keys-chest = Aller à votre premier coffre
mice-web-keys-plan = Sur une patte du plan : la déplacer, changer son effet

## The end

mice-web-end-table = La gloire par source
mice-web-end-source-glory = Gloire de la partie
mice-web-end-source-chambers = Collections de salles
mice-web-end-source-assistants = Collections d’assistants
mice-web-end-total = En tout
mice-web-end-tie = Gloire égale : { $name } gagne, car la fin est venue à son tour.

## Parts, in the list of what was reconstructed

mice-web-part-game = Le jeu
mice-web-part-counts = Ce que contient la boîte
mice-web-part-player_set = Ce qu’a chaque personne
mice-web-part-start = Ce qu’on a au début
mice-web-part-limits = Limites
mice-web-part-players = Selon le nombre de personnes
mice-web-part-end_game = La fin
mice-web-part-scoring = Collections
mice-web-part-lost_icons = Icônes perdues
mice-web-part-geometry = Le cadre de la crypte
mice-web-part-factions = Factions
mice-web-part-entrances = Cartes d’entrée
mice-web-part-chests = Coffres
mice-web-part-chambers = Salles
mice-web-part-assistants = Assistants
mice-web-part-valuation = Une aide à la conception

## Cards: what their faces say, and the page that shows them all. Captions are put together from the component data and
## stand in narrow columns, so they are short and begin small; whole sentences are in mice.ftl. A colon follows a condition.

mice-web-cards-goods-F = { $number ->
        [one] { $number } provision
       *[other] { $number } provisions
    }
mice-web-cards-goods-P = { $number ->
        [one] { $number } pioche
       *[other] { $number } pioches
    }
mice-web-cards-goods-T = { $number ->
        [one] { $number } torche
       *[other] { $number } torches
    }
mice-web-cards-goods-G = { $number } or
mice-web-cards-goods-A = { $number } au choix
mice-web-cards-goods-C = { $number ->
        [one] { $number } coffre
       *[other] { $number } coffres
    }
mice-web-cards-goods-L = { $number } gloire

mice-web-cards-op-gain = { $items }
mice-web-cards-op-gain_low = { $items } si moins de { $below }, sinon { $high }
mice-web-cards-op-gain_per = { $per-id ->
        [adjacent_chambers] { $items } par salle adjacente, { $max } au plus
       *[adjacent_factions] { $items } par autre faction adjacente
    }
mice-web-cards-op-others_gain = chaque autre joueur { $items }
mice-web-cards-op-exchange = { $times ->
        [one] { $pay } contre { $get }
       *[other] { $pay } contre { $get }, jusqu’à { $times } fois
    }
mice-web-cards-op-exchange_other = { $pay } contre { $get } d’autres sortes
mice-web-cards-op-open = { $from-id ->
        [camp] ouvrez du camp
       *[row_or_camp] ouvrez une salle
    }
mice-web-cards-op-open_discount = { mice-web-cards-op-open }, { $discount } de moins
mice-web-cards-op-open_anywhere = ouvrez une salle n’importe où
mice-web-cards-op-open_trigger = { mice-web-cards-op-open_anywhere } et activez-la
mice-web-cards-op-hire = { $from-id ->
        [camp] engagez du camp
       *[row_or_camp] engagez un assistant
    }
mice-web-cards-op-hire_discount = { mice-web-cards-op-hire }, { $discount } de moins
mice-web-cards-op-camp = { $what-id ->
        [chamber] une salle au camp
        [assistant] un assistant au camp
       *[either] une carte au camp
    }
mice-web-cards-op-camp_discard = une carte défaussée au camp
mice-web-cards-op-refresh = renouvelez jusqu’à { $max }
mice-web-cards-op-move_paw = déplacez une patte
mice-web-cards-op-move_paw_entrance = déplacez toute patte
mice-web-cards-op-take_chest = prenez un coffre
mice-web-cards-op-flip_chest = retournez un coffre utilisé
mice-web-cards-op-extra_action = action supplémentaire
mice-web-cards-op-extra_turn = tour supplémentaire
mice-web-cards-op-place_paw = placez une patte
mice-web-cards-op-double_next = un effet suivant du tour compte double
mice-web-cards-op-swap_assistant = changez d’assistant : engagez ou camp
mice-web-cards-op-portal = propriétaire : remplacez-la, { $discount } de moins ; { $items }
mice-web-cards-op-borrow_assistant = un assistant de l’offre pour ce tour
mice-web-cards-op-trigger = { $target-id ->
        [adjacent_chamber] activez à côté ; propr. : { $items }
        [row_chamber] activez une salle de l’offre
        [own_paw_entrance] activez une entrée sous votre patte
        [free_entrance] activez une entrée sans patte
        [opened_chamber] activez-la aussitôt
        [hired_assistant] appliquez son effet une fois
       *[used_assistant] répétez un assistant de ce tour
    }
mice-web-cards-op-mod = { $mod-id ->
        [open_discount] les salles coûtent { $number } de moins
        [pay_gold_with] engager : provisions au lieu d’or
        [cost_any] ouvrir : { $number } d’autres sortes
        [camp_limit] le camp tient { $number } cartes
       *[place_opposite] une fois par tour, placez face à un adversaire
    }
mice-web-cards-op-or = { $one } ou { $other }
mice-web-cards-op-then = { $one } ; { $other }
mice-web-cards-op-use_camp = ouvrez ou engagez du camp
mice-web-cards-op-more = { $number } de plus
mice-web-cards-op-on = { $condition-id ->
        [gain-food] provisions reçues : { $effect }
        [gain-torch] torches reçues : { $effect }
        [gain-pickaxe] pioches reçues : { $effect }
        [gain-gold] or reçu : { $effect }
        [open] vous ouvrez : { $effect }
        [hire] vous engagez : { $effect }
        [camp] une carte au camp : { $effect }
        [from_camp] une carte du camp : { $effect }
        [chest_use] coffre utilisé : { $effect }
        [chest_take] coffre pris : { $effect }
        [exchange] vous échangez : { $effect }
        [visited] salle visitée : { $effect }
        [place-chamber] patte sur une salle : { $effect }
        [place-opponent_chamber] patte sur la salle d’un autre : { $effect }
        [place-empty] patte sur une case vide : { $effect }
        [remove-opponent_chamber] patte retirée de la salle d’un autre : { $effect }
        [remove_no_effect-any] patte retirée sans effet : { $effect }
        [remove_no_effect-inside] patte retirée dedans sans effet : { $effect }
        [remove_no_effect-chamber] patte sans effet : { $effect }
       *[after_remove_action] après Retirer : { $effect }
    }

mice-web-cards-flag-once = 1 fois
mice-web-cards-flag-turn = 1/tour
mice-web-cards-neutral = Neutres
    .line = De toute faction dans les séries
mice-web-cards-kind = { $faction }, { $kind }
mice-web-cards-kind-chamber = salle
mice-web-cards-kind-passive = assistant passif
mice-web-cards-kind-modifier = assistant qui change une règle
mice-web-cards-kind-one_time = assistant à usage unique
mice-web-cards-kind-complex = assistant
mice-web-cards-kind-entrance = Carte Entrée
mice-web-cards-kind-chest = Coffre
mice-web-cards-source-reconstructed = Reconstitué : les chiffres imprimés sont perdus.
mice-web-cards-source-mixed = Reconstitué en partie : le livret donne le reste.
mice-web-cards-source-rulebook = Comme le livret l’indique.

mice-web-cards-factions = Factions
mice-web-cards-all = Toutes les { $number }
mice-web-cards-kinds = Sorte de carte
mice-web-cards-all-kinds = Toutes les sortes
mice-web-cards-chamber = Salles
mice-web-cards-assistant = Assistants
mice-web-cards-entrances = Entrées
mice-web-cards-entrances-line = les deux faces ; la face retournée a un cadre
mice-web-cards-chests = Coffres
mice-web-cards-chests-line = chacun sert une fois
mice-web-cards-in-play = en jeu
mice-web-cards-none = Ce choix ne laisse aucune carte.
mice-web-cards-detail = La carte choisie
mice-web-cards-back = Dos
mice-web-cards-back-green = vert, haut de la pioche
mice-web-cards-back-blue = bleu, bas de la pioche
mice-web-cards-extra = Une patte arrivée ici par un croisement donne une action supplémentaire, quel que soit le propriétaire.
mice-web-cards-passage = Passage secret
mice-web-cards-passage-none = aucun ; cette carte n’est jamais retournée
mice-web-cards-flipped = Retournée
mice-web-cards-same = Identiques
mice-web-cards-says = { $name } : { $kind }. { $text }
mice-web-cards-costs = { $name } : { $kind }. Coût : { $items }, gloire : { $glory }. { $text }
mice-web-cards-flipped-name = { $name }, retournée
