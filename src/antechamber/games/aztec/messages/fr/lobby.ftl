### Aztec: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/aztec/primer.toml.

## The primer

aztec-primer-aim = Ayez le plus de points après cinq manches : des joyaux des bonnes couleurs, des Artefacts et peu de pierres maudites.
aztec-primer-claim = Chacun regarde une carte en secret et prend des joyaux au temple : ceux de la carte, ou d’autres pour bluffer. Les annonces sont montrées ensemble.
aztec-primer-token = Puis chacun pose un jeton devant un adversaire : « Je te crois ! » ou « Tu mens ! ».
aztec-primer-reveal = On dévoile les cartes. Une annonce vraie est à vous, un mensonge que personne n’a accusé aussi ; un menteur accusé ne reçoit que les joyaux de sa carte. Qui a bien jugé se débarrasse d’une pierre, qui s’est trompé en reçoit une.
aztec-primer-end = À la fin comptent les duos de votre personnage, les trios des trois couleurs et les Artefacts gardés. Les pierres coûtent des points.
aztec-primer-artefact = Un mensonge que personne n’accuse rapporte aussi un Artefact. La vérité également, si au moins deux joueurs vous accusent.
aztec-primer-curses = Après chaque manche, qui a, seul, le plus de joyaux d’une couleur prend les pierres de sa carte Malédiction.
aztec-primer-jewels = Un joyau compte à la fois pour les duos, les trios et les Artefacts, mais un ensemble incomplet ne vaut rien.

## A first game

aztec-first-game = Quatre joueurs, des annonces qu’une carte pourrait montrer, des Artefacts visibles : assez de suspects, aucune annonce absurde, et l’on voit ce que les autres réunissent.

## Table options: what each is about and what it changes, and their values

aztec-table-claim_shape = Les joyaux que l’on peut annoncer
    .about = Avec des annonces plausibles, tout mensonge pourrait être vrai. Avec des annonces libres, on peut prendre beaucoup, et chacun saura qu’en penser.
aztec-table-claim_shape-plausible = ceux qu’une carte pourrait montrer : de 2 à 4 joyaux, deux couleurs au maximum
aztec-table-claim_shape-free = de 1 à 6 joyaux au choix, même si aucune carte ne les montre
aztec-table-artefact_visibility = Les Artefacts gardés
    .about = Des Artefacts visibles montrent ce que visent les autres. Secrets, ils font de la fin une surprise.
aztec-table-artefact_visibility-public = visibles : tout le monde les voit
aztec-table-artefact_visibility-secret = secrets : jusqu’à la fin, les autres n’en voient que le nombre
aztec-table-character_assignment = L’attribution des personnages
    .about = Votre personnage décide quelles deux couleurs comptent pour vous en duo.
aztec-table-character_assignment-random = distribués au hasard
aztec-table-character_assignment-choice = choisis l’un après l’autre, en commençant par le premier joueur
aztec-table-duo_set = Les duos des personnages
    .about = Un duo d’une seule couleur pousse à réunir cette couleur, ce que les Malédictions punissent.
aztec-table-duo_set-mixed = trois duos de deux couleurs, chacun sur deux personnages
aztec-table-duo_set-distinct = six duos différents, dont trois d’une seule couleur
aztec-table-first_player = Le premier joueur d’une manche à l’autre
    .about = Le premier dévoile sa carte avant les autres, et peut donc gagner un Artefact avant eux.
aztec-table-first_player-fixed = le même toute la partie
aztec-table-first_player-rotating = change dans le sens horaire
aztec-table-starting_seat = Qui est le premier joueur
    .about = L’ordre dans lequel on dévoile les cartes et choisit les personnages en dépend.
aztec-table-starting_seat-random = tirage au sort
aztec-table-starting_seat-1 = place 1
aztec-table-starting_seat-2 = place 2
aztec-table-starting_seat-3 = place 3
aztec-table-starting_seat-4 = place 4
aztec-table-starting_seat-5 = place 5
aztec-table-starting_seat-6 = place 6
aztec-table-locks = Les autres voient-ils que votre choix secret est fait
    .about = Qui tarde invente peut-être un mensonge. Si les choix faits ne se voient pas, personne ne peut le deviner.
aztec-table-locks-shown = oui : on sait qui la table attend
aztec-table-locks-hidden = non : personne n’apprend qui a été rapide
