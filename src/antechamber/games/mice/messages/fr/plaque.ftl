### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

mice-head-action-choose_action = { $name }, placez une patte ou retirez
    .may = { $name }, une action supplémentaire
    .final = { $name }, votre dernière action
mice-head-place-choose_intersection = { $name }, choisissez un croisement
mice-head-removal-choose_removal = { $name }, retirez vos pattes
mice-head-window-offer_reactions = { $name }, vos assistants
mice-head-rest-offer_reactions = { $name }, un simple gain
mice-head-branch-choose_branch = { $name }, choisissez un côté
mice-head-take-any-choose_resource = { $number ->
        [one] { $name }, prenez une ressource
       *[other] { $name }, prenez { $number } ressources
    }
mice-head-passage-offer_passage = { $name }, retourner l’entrée ?
mice-head-hire-choose_assistant = { $name }, engagez un assistant
mice-head-hire-choose_payment_for_assistant = { $name }, payez
mice-head-open-choose_chamber = { $name }, ouvrez une salle
mice-head-open-choose_spot = { $name }, choisissez une case
mice-head-open-choose_payment_for_chamber = { $name }, payez
mice-head-open-choose_whether_to_trigger = { $name }, l’activer ?
mice-head-exchange-choose_exchange = { $name }, échangez
mice-head-move-choose_paw_to_move = { $name }, déplacez une patte
mice-head-move-choose_where_to_move = { $name }, déplacez la patte
mice-head-flip-choose_used_chest = { $name }, retournez un coffre
mice-head-camp-choose_card_for_camp = { $name }, une carte au camp
mice-head-camp-choose_card_to_make_room = { $name }, faites de la place
mice-head-cut-camp-choose_card_too_many = { $name }, faites de la place
mice-head-refresh-choose_card_to_refresh = { $name }, renouvelez les rangées
mice-head-copy-choose_target = { $name }, choisissez un effet
mice-head-borrow-choose_loan = { $name }, empruntez un assistant
mice-head-privy-choose_assistant_to_dismiss = { $name }, défaussez un assistant
mice-head-privy-choose_replacement = { $name }, trouvez un remplaçant
mice-head-commander-choose_entrance = { $name }, encore une patte
mice-head-after-removing-choose_entrance_after_removing = { $name }, encore une patte
mice-head-last-chests-choose_to_finish = { $name }, utiliser un coffre ?

mice-wait-action = Placer une patte, ou les retirer toutes.
mice-wait-placing = Où une patte entre.
mice-wait-removing = Quelle patte revient ensuite.
mice-wait-effect = Ce qu’apporte une carte.

mice-step-action = Action
mice-step-placing = Croisements
mice-step-removing = Pattes
mice-step-effect = Effets
