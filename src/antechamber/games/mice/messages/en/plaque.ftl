### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

mice-head-action-choose_action = { $name }, place a paw or remove
    .may = { $name }, an additional action
    .final = { $name }, your final action
mice-head-place-choose_intersection = { $name }, choose a crossing
mice-head-removal-choose_removal = { $name }, remove your paws
mice-head-window-offer_reactions = { $name }, your assistants
mice-head-rest-offer_reactions = { $name }, a mere gain
mice-head-branch-choose_branch = { $name }, choose a side
mice-head-take-any-choose_resource = { $number ->
        [one] { $name }, take a resource
       *[other] { $name }, take { $number } resources
    }
mice-head-passage-offer_passage = { $name }, flip the entrance?
mice-head-hire-choose_assistant = { $name }, hire an assistant
mice-head-hire-choose_payment_for_assistant = { $name }, pay
mice-head-open-choose_chamber = { $name }, open a chamber
mice-head-open-choose_spot = { $name }, choose a spot
mice-head-open-choose_payment_for_chamber = { $name }, pay
mice-head-open-choose_whether_to_trigger = { $name }, trigger it?
mice-head-exchange-choose_exchange = { $name }, exchange
mice-head-move-choose_paw_to_move = { $name }, move a paw
mice-head-move-choose_where_to_move = { $name }, move the paw
mice-head-flip-choose_used_chest = { $name }, flip a chest
mice-head-camp-choose_card_for_camp = { $name }, camp a card
mice-head-camp-choose_card_to_make_room = { $name }, make room
mice-head-cut-camp-choose_card_too_many = { $name }, make room
mice-head-refresh-choose_card_to_refresh = { $name }, refresh the rows
mice-head-copy-choose_target = { $name }, choose an effect
mice-head-borrow-choose_loan = { $name }, borrow an assistant
mice-head-privy-choose_assistant_to_dismiss = { $name }, discard an assistant
mice-head-privy-choose_replacement = { $name }, find a replacement
mice-head-commander-choose_entrance = { $name }, one more paw
mice-head-after-removing-choose_entrance_after_removing = { $name }, one more paw
mice-head-last-chests-choose_to_finish = { $name }, use a chest?

mice-wait-action = Place a paw, or remove all of them.
mice-wait-placing = Where a paw goes inside.
mice-wait-removing = Which paw comes back next.
mice-wait-effect = What a card brings.

mice-step-action = Action
mice-step-placing = Crossings
mice-step-removing = Paws back
mice-step-effect = Effects
