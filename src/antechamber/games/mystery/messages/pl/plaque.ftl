### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

mystery-head-draft-choose_grid = { $name }, wybierz kryształową sieć
mystery-head-draft-choose_start_rune = { $name }, weź kartę runów
mystery-head-start-crystals-choose_start_space = { $name }, umieść kryształy na start
mystery-head-turn-choose_move = { $name }, wykonaj ruch
    .first = { $name }, wejdź do kręgu
mystery-head-turn-choose_action = { $name }, pobierz lub złam klątwę
    .after = { $name }, zakończ turę
    .both = { $name }, graj dalej lub zakończ turę
mystery-head-store-choose_storage_space = { $name }, umieść kryształ
    .full = { $name }, twoja sieć jest pełna
mystery-head-take-choose_source = { $name }, weź go skądinąd
mystery-head-gain-choose_next_crystal = { $name }, wybierz, co najpierw
mystery-head-gain-colours-choose_colour = { $name }, wybierz kolor
mystery-head-pay-choose_payment = { $number ->
        [one] { $name }, wydaj { $number } kryształ
        [few] { $name }, wydaj { $number } kryształy
        [many] { $name }, wydaj { $number } kryształów
       *[other] { $name }, wydaj { $number } kryształu
    }
mystery-head-convert-choose_to_convert = { $name }, zamień lub zrezygnuj
mystery-head-upgrade-choose_to_clear = { $name }, opróżnić kartę?
mystery-head-upgrade-choose_mana_space = { $name }, zakryj pole
mystery-head-switcheroo-choose_crystal_to_swap = { $name }, przestaw dwa kryształy
mystery-head-switcheroo-choose_crystal_to_swap_with = { $name }, wybierz drugi kryształ
mystery-head-reserve-grid-choose_crystal_to_give_up = { $name }, wymień kryształy
mystery-head-break-curse-choose_rune_pile = { $name }, wybierz kartę runów

mystery-wait-setup = Trwa przygotowanie gry.
mystery-wait-move = Dokąd idzie łamacz klątw.
mystery-wait-act = Pobranie kryształów albo złamanie klątwy.
mystery-wait-end = Czary i koniec tury.

mystery-step-move = 1 Ruch
mystery-step-act = 2 Pobierz lub złam
mystery-step-end = 3 Koniec tury
