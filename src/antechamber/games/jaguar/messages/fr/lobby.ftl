### Shards of the Jaguar: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/jaguar/primer.toml.

## The primer

jaguar-primer-aim = Quittez le temple avec le plus d’honneur : par les cristaux, les rituels, la gloire, les Objectifs et les éclats du Cœur.
jaguar-primer-trap = Chaque manche commence par les pièges. Tous voient lequel vous posez, mais vous choisissez son jeton en secret. Plus votre piège est à gauche, plus tôt vous agissez.
jaguar-primer-act = Puis dépensez vos points d’action : avancer, vous soigner, prendre ce qui se trouve sur votre case, ou accomplir un rituel avec les cristaux du sac. Ou courez seulement.
jaguar-primer-fire = Enfin, les pièges se déclenchent de gauche à droite. Qui se trouve sur une case menacée en souffre, et chaque autre joueur que touche votre piège vous donne de la gloire.
jaguar-primer-end = À la manche 7 s’ouvre la dernière tuile ; deux fragments de carte y mènent à un éclat du Cœur. Après la manche 8, on compte l’honneur. En partie complète, il faut d’abord fuir.
jaguar-primer-own = Votre propre piège vous touche aussi, et il ne rapporte alors pas de gloire.
jaguar-primer-objective = Un Objectif ne compte que pour qui y a posé un marqueur.
jaguar-primer-health = Gardez votre santé au-dessus de votre malédiction. Mieux vaut se soigner avec plusieurs points d’action dans un même tour.

# Solo

jaguar-primer-aim-solo = Quittez le temple en vie, avec le niveau 3, un éclat du Cœur et assez d’Objectifs atteints. Alors seulement votre honneur est jugé.
jaguar-primer-act-solo = Vous agissez d’abord : avancer, vous soigner, prendre, accomplir des rituels ou retourner un jeton caché du Temple. Ou courez seulement.
jaguar-primer-trap-solo = Puis vous pouvez poser un piège. S’il blesse, il n’est plus au Temple et rapporte de la gloire s’il touche le Jaguar sans vous toucher.
jaguar-primer-temple = Alors les pièges du Temple se déclenchent, et le Jaguar s’approche : du plus bas de ses deux jetons visibles, ou du plus haut si un tel piège vous a touché.
jaguar-primer-tame = S’il vous atteint, il frappe. S’il s’arrête à une case de vous, sans mur entre vous, vous pouvez l’apprivoiser : retournez deux jetons, prenez la récompense d’un.
jaguar-primer-end-solo = À la manche 7 s’ouvre la dernière tuile, où deux fragments de carte mènent à un éclat du Cœur. Enfin vous fuyez, avec les pas que permet votre santé. Sans santé, vous mourez aussitôt.
jaguar-primer-through = Aller sur la case du Jaguar blesse, la traverser en courant non.
jaguar-primer-target = Un Objectif ne compte qu’avec votre marqueur.

## A first game

jaguar-first-game = Quatre joueurs et la partie de base, avec une amulette rouge pour chacun : pas encore de règles de personnages, un piège chacun, et un peu de santé d’avance.

## Table options: what each is about and what it changes, and their values

jaguar-table-mode = La partie que vous jouez
    .about = La partie de base n’a ni personnages, ni coffres, ni Fuite : le mieux pour débuter. Le solo se joue seul, contre le Temple et son Jaguar.
jaguar-table-mode-full = complète : personnages, coffres et Fuite
jaguar-table-mode-basic = de base : sans eux
jaguar-table-mode-solo = solo : seul contre le Temple
jaguar-table-character_assignment = L’attribution des personnages
    .about = Les personnages ont des amulettes, des récompenses et des capacités différentes. En partie de base, ce ne sont que des couleurs.
jaguar-table-character_assignment-random = tirés au hasard
jaguar-table-character_assignment-choose = choisis dans l’ordre des places
jaguar-table-first_time_red = Qui commence avec une amulette rouge de plus
    .about = Les places des débutants, par exemple 1 3. Chacune commence avec une amulette rouge de plus, qui soigne.
    .takes = les places, par exemple « 1 3 »
jaguar-table-solo_level = La difficulté du solo
    .about = Plus c’est difficile, moins vous avez de santé, plus le Jaguar part près de vous et plus il y a d’Objectifs à atteindre. Solo seulement.
jaguar-table-solo_level-1 = niveau I
jaguar-table-solo_level-2 = niveau II
jaguar-table-solo_level-3 = niveau III
jaguar-table-tile_rotation = Les tuiles peuvent-elles être tournées
    .about = Des tuiles tournées donnent davantage de temples différents.
jaguar-table-tile_rotation-false = non
jaguar-table-tile_rotation-true = oui, d’un demi-tour
jaguar-table-full_cursed_action_loss = Se couche-t-on, maudit, en partie complète aussi
    .about = Si oui, être maudit pour la première fois coûte aussi un point d’action à la manche suivante.
jaguar-table-full_cursed_action_loss-false = non, en partie de base seulement
jaguar-table-full_cursed_action_loss-true = oui, une fois par partie
jaguar-table-blue_steer = Une amulette bleue permet-elle de s’orienter
    .about = Si oui, une amulette bleue peut vous porter où vous voulez dans une Inondation. Son texte est perdu ; le livret dit seulement qu’elle vous retient.
jaguar-table-blue_steer-false = non, elle permet seulement de résister
jaguar-table-blue_steer-true = oui, vous choisissez votre direction
jaguar-table-flood_cost = Comment se paie la résistance à une Inondation
    .about = Si ce sont des dégâts, on peut résister même avec peu de santé, et payer en gloire.
jaguar-table-flood_cost-spend = avec la santé que l’on a
jaguar-table-flood_cost-damage = en dégâts, quelle que soit la santé
jaguar-table-free_take_pouch_ritual = Une prise gratuite peut-elle être un rituel de la bourse
    .about = Si oui, une Inondation peut permettre d’accomplir sans point d’action le rituel que vous portez.
jaguar-table-free_take_pouch_ritual-true = oui
jaguar-table-free_take_pouch_ritual-false = non
jaguar-table-taming_through_walls = Peut-on apprivoiser à travers un mur
    .about = Si oui, on peut apprivoiser plus souvent. Solo seulement.
jaguar-table-taming_through_walls-false = non
jaguar-table-taming_through_walls-true = oui
