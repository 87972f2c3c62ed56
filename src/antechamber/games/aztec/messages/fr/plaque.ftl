### What the plaque of a table says: who must do what, what the others wait for, the stages of a turn.
### $name is a player's name.

aztec-head-character-choose_character = { $name }, choisissez un personnage
aztec-head-round-choose_claims = { $name }, prenez des joyaux
aztec-head-round-choose_tokens = { $name }, croire ou accuser ?
aztec-head-gain-choose_artefact = { $name }, prenez un artefact
aztec-head-scapegoat-choose_scapegoats = { $name }, donnez des pierres
aztec-head-steal-choose_theft = { $name }, prenez un joyau
aztec-head-take-choose_jewels = { $name }, prenez des joyaux
aztec-head-trade-choose_jewels = { $name }, prenez des joyaux
aztec-head-trade-choose_trade = { $name }, échangez un joyau

aztec-wait-setup = La partie se met en place.
aztec-wait-claim = Toutes les annonces seront montrées ensemble.
aztec-wait-token = Tous les jetons seront montrés ensemble.
aztec-wait-reveal = Ce que l’artefact apporte.

aztec-step-claim = 1 Annonce
aztec-step-token = 2 Jetons
aztec-step-reveal = 3 Révélation
aztec-step-curse = 4 Malédictions
