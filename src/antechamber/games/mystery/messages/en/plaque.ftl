### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

mystery-head-draft-choose_grid = { $name }, choose a crystal grid
mystery-head-draft-choose_start_rune = { $name }, take a rune card
mystery-head-start-crystals-choose_start_space = { $name }, place your first crystals
mystery-head-turn-choose_move = { $name }, make your move
    .first = { $name }, enter the circle
mystery-head-turn-choose_action = { $name }, collect or break a curse
    .after = { $name }, end your turn
    .both = { $name }, go on or end your turn
mystery-head-store-choose_storage_space = { $name }, store your crystal
    .full = { $name }, your grid is full
mystery-head-take-choose_source = { $name }, take it elsewhere
mystery-head-gain-choose_next_crystal = { $name }, choose what comes first
mystery-head-gain-colours-choose_colour = { $name }, choose a colour
mystery-head-pay-choose_payment = { $number ->
        [one] { $name }, pay { $number } crystal
       *[other] { $name }, pay { $number } crystals
    }
mystery-head-convert-choose_to_convert = { $name }, convert or decline
mystery-head-upgrade-choose_to_clear = { $name }, clear the card?
mystery-head-upgrade-choose_mana_space = { $name }, cover a space
mystery-head-switcheroo-choose_crystal_to_swap = { $name }, swap two crystals
mystery-head-switcheroo-choose_crystal_to_swap_with = { $name }, swap it with another
mystery-head-reserve-grid-choose_crystal_to_give_up = { $name }, trade crystals
mystery-head-break-curse-choose_rune_pile = { $name }, choose a rune card

mystery-wait-setup = The game is being set up.
mystery-wait-move = Where the curse breaker goes.
mystery-wait-act = Collect crystals or break a curse.
mystery-wait-end = Charms, and the end of the turn.

mystery-step-move = 1 Move
mystery-step-act = 2 Collect or break
mystery-step-end = 3 End turn
