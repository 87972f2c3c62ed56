### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

aztec-head-character-choose_character = { $name }, wybierz postać
aztec-head-round-choose_claims = { $name }, weź klejnoty
aztec-head-round-choose_tokens = { $name }, wierzysz czy oskarżasz?
aztec-head-gain-choose_artefact = { $name }, weź jeden artefakt
aztec-head-scapegoat-choose_scapegoats = { $name }, oddaj kamienie
aztec-head-steal-choose_theft = { $name }, zabierz klejnot
aztec-head-take-choose_jewels = { $name }, weź klejnoty
aztec-head-trade-choose_jewels = { $name }, weź klejnoty
aztec-head-trade-choose_trade = { $name }, wymień klejnot

aztec-wait-setup = Gra jest przygotowywana.
aztec-wait-claim = Wszystkie deklaracje zobaczycie razem.
aztec-wait-token = Wszystkie żetony zobaczycie razem.
aztec-wait-reveal = Co przyniesie artefakt.

aztec-step-claim = 1 Klejnoty
aztec-step-token = 2 Żetony
aztec-step-reveal = 3 Karty
aztec-step-curse = 4 Klątwy
