### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

mystery-head-draft-choose_grid = { $name }, choisissez une grille de cristaux
mystery-head-draft-choose_start_rune = { $name }, prenez une carte Rune
mystery-head-start-crystals-choose_start_space = { $name }, placez vos premiers cristaux
mystery-head-turn-choose_move = { $name }, déplacez-vous
    .first = { $name }, entrez dans le cercle
mystery-head-turn-choose_action = { $name }, récoltez ou brisez une malédiction
    .after = { $name }, finissez votre tour
    .both = { $name }, continuez ou finissez votre tour
mystery-head-store-choose_storage_space = { $name }, placez votre cristal
    .full = { $name }, votre grille est pleine
mystery-head-take-choose_source = { $name }, prenez-le ailleurs
mystery-head-gain-choose_next_crystal = { $name }, choisissez ce qui vient d’abord
mystery-head-gain-colours-choose_colour = { $name }, choisissez une couleur
mystery-head-pay-choose_payment = { $number ->
        [one] { $name }, payez { $number } cristal
       *[other] { $name }, payez { $number } cristaux
    }
mystery-head-convert-choose_to_convert = { $name }, convertissez ou refusez
mystery-head-upgrade-choose_to_clear = { $name }, vider la carte ?
mystery-head-upgrade-choose_mana_space = { $name }, couvrez une case
mystery-head-switcheroo-choose_crystal_to_swap = { $name }, permutez deux cristaux
mystery-head-switcheroo-choose_crystal_to_swap_with = { $name }, permutez-le avec un autre
mystery-head-reserve-grid-choose_crystal_to_give_up = { $name }, changez des cristaux
mystery-head-break-curse-choose_rune_pile = { $name }, choisissez une carte Rune

mystery-wait-setup = La partie se met en place.
mystery-wait-move = Où va le briseur de malédictions.
mystery-wait-act = Récolter des cristaux ou briser une malédiction.
mystery-wait-end = Les charmes, et la fin du tour.

mystery-step-move = 1 Bouger
mystery-step-act = 2 Récolter ou briser
mystery-step-end = 3 Fin du tour
