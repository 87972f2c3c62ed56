### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

aztec-head-character-choose_character = { $name }, choose a character
aztec-head-round-choose_claims = { $name }, choose your claim
aztec-head-round-choose_tokens = { $name }, believe or accuse
aztec-head-gain-choose_artefact = { $name }, take one artefact
aztec-head-scapegoat-choose_scapegoats = { $name }, give stones away
aztec-head-steal-choose_theft = { $name }, take a jewel
aztec-head-take-choose_jewels = { $name }, take jewels
aztec-head-trade-choose_jewels = { $name }, take jewels
aztec-head-trade-choose_trade = { $name }, swap a jewel

aztec-wait-setup = The game is being set up.
aztec-wait-claim = All claims are shown together.
aztec-wait-token = All tokens are shown together.
aztec-wait-reveal = What the artefact brings.

aztec-step-claim = 1 Claim
aztec-step-token = 2 Tokens
aztec-step-reveal = 3 Reveal
aztec-step-curse = 4 Curses
