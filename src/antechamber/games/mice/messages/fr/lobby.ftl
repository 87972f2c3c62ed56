### Of Mice & Mazes: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/mice/primer.toml.

## The primer

mice-primer-aim = Ayez le plus de gloire : ouvrez des salles, engagez des assistants, et réunissez des factions différentes des deux côtés.
mice-primer-place = Placez une patte sur une carte Entrée libre. Là où la ligne de votre patte de rangée croise celle de votre patte de colonne, une autre de vos pattes entre dans la crypte.
mice-primer-remove = Ou retirez toutes vos pattes. Chacune peut activer la carte où elle se trouvait : recevoir des choses, ouvrir une salle sous une autre patte, engager un assistant.
mice-primer-visit = Les salles servent à tout le monde, mais quand votre patte arrive chez un autre, le propriétaire y gagne.
mice-primer-end = La fin arrive quand quelqu’un a assez de gloire, que la crypte est pleine ou que les assistants manquent. Les autres ont encore une action ; puis comptent les séries de factions différentes.
mice-primer-placing = Placer une patte n’active rien. Les cartes agissent quand vous retirez vos pattes.
mice-primer-order = Vous choisissez l’ordre du retrait. Une salle ne s’ouvre que sous une patte encore posée sur une case vide : retirez donc d’abord celle qui ouvre.
mice-primer-leftovers = Coffres, or et ressources ne valent rien à la fin. Servez-vous-en.

## A first game

mice-first-game = Deux joueurs avec les factions d’une première partie, sans passages secrets : la petite crypte, et des cartes faciles à lire.

## Table options: what each is about and what it changes, and their values

mice-table-entrance_order = La disposition des cartes Entrée
    .about = En ordre croissant, chaque carte est toujours à la même place. Un autre ordre fait se croiser les lignes autrement.
mice-table-entrance_order-ascending = ordre croissant, dans le sens horaire à partir de la carte 1
mice-table-entrance_order-custom = dans l’ordre de votre liste
mice-table-entrance_order-random = dans un ordre tiré au hasard
mice-table-entrances = Les cartes Entrée, dans le sens horaire à partir d’en bas à gauche (pour un ordre personnel)
    .about = Par exemple 1 2 3 et ainsi de suite, séparées par des espaces. Laissez vide, sauf pour un ordre personnel.
    .takes = toutes les cartes Entrée séparées par des espaces, par exemple « 1 2 3 … »
mice-table-faction_select = Les factions en jeu
    .about = Les factions décident des salles et des assistants présents dans les paquets. Celles d’une première partie sont les plus faciles à lire.
mice-table-faction_select-first_game = celles d’une première partie
mice-table-faction_select-random = tirées au hasard
mice-table-faction_select-chosen = celles de votre liste
mice-table-factions = Les factions (si vous les choisissez)
    .about = Leurs noms, séparés par des espaces. Laissez vide, sauf si vous les choisissez.
    .takes = quelques-unes de : squirrels, porcupines, beavers, capibaras, pacas, chinchillas, viscachas, rats, jerboas, molerats, lemmings, guinea_pigs, séparées par des espaces
mice-table-hidden_passage = Les cartes Entrée ont-elles des passages secrets
    .about = Ajoute un choix à certaines entrées : payez une fois de la gloire, et la carte est plus forte pour tous, avec un bonus pour vous quand d’autres s’en servent.
mice-table-hidden_passage-false = non
mice-table-hidden_passage-true = oui : on paie de la gloire pour retourner une carte Entrée sur une face plus forte
mice-table-first_player = Qui est le premier joueur
    .about = Les autres suivent dans le sens horaire.
mice-table-first_player-random = tirage au sort
mice-table-first_player-1 = place 1
mice-table-first_player-2 = place 2
mice-table-first_player-3 = place 3
mice-table-max_turns = Le nombre de tours après lequel une partie qui n’avance pas est comptée
    .about = Une sécurité contre les parties où personne n’avance. Des joueurs n’y arrivent presque jamais.
mice-table-max_extra_actions = Le nombre d’actions et de tours supplémentaires possibles à la suite
    .about = Une sécurité contre les enchaînements de cartes qui n’en finiraient pas.
mice-table-gold_in_exchange = L’or peut-il remplacer des ressources dans un échange
    .about = Plus l’or est libre, plus il est facile de changer une chose en une autre.
mice-table-gold_in_exchange-always = toujours
mice-table-gold_in_exchange-not_for_gold = pas si l’échange donne de l’or
mice-table-gold_in_exchange-never = jamais
mice-table-additional_turn = Ce qu’est le tour supplémentaire du Salon de thé et de l’Étudiant
    .about = Dans un tour entier, les assistants limités à une fois par tour agissent de nouveau ; pas dans une action de plus.
mice-table-additional_turn-new_turn = un tour entier après celui-ci
mice-table-additional_turn-same_turn = une action de plus dans ce tour
mice-table-tunnel_one_time = Le Tunnel peut-il emprunter des assistants à effet unique
    .about = Si oui, le Tunnel donne l’effet d’un tel assistant sans l’engager.
mice-table-tunnel_one_time-false = non
mice-table-tunnel_one_time-true = oui, leur effet a lieu aussitôt
mice-table-adjacent_bonus = Qui reçoit le bonus d’une salle activée à distance
    .about = Si les propriétaires touchent aussi pour leurs propres salles, activer d’à côté leur rapporte plus.
mice-table-adjacent_bonus-any_owner = son propriétaire, même si c’est vous
mice-table-adjacent_bonus-opponent_only = son propriétaire, si c’est un adversaire
