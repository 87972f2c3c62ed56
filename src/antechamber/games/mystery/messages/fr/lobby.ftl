### Mystery of the Temples: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/mystery/primer.toml.

## The primer

mystery-primer-aim = Brisez les malédictions des temples. Chacune rapporte des points, et qui en a le plus l’emporte.
mystery-primer-move = D’abord, déplacez-vous : choisissez temples ou territoires et avancez d’une à trois cartes dans le sens horaire, en ne comptant que les cartes de cette sorte.
mystery-primer-collect = Puis récoltez les cristaux de votre carte et placez chacun sur une case libre de votre grille.
mystery-primer-break = Ou, dans un temple, brisez une malédiction : ayez les trois, quatre ou cinq premières couleurs de son arche, à partir de l’un ou l’autre bout, dans cet ordre sur des cases reliées de votre grille. Vous rendez les cristaux et gagnez les points et une carte Rune.
mystery-primer-end = Quand quelqu’un brise une cinquième malédiction, on finit la manche. Puis comptent les temples des Objectifs et vos runes différentes.
mystery-primer-place = Un cristal reste où vous l’avez placé, et en échanger deux en coûte un troisième. Pensez à la chaîne avant de le placer.
mystery-primer-colourless = Les cristaux incolores ne vont dans aucune chaîne. Changez-les en couleurs par Conversion et Amélioration de mana.
mystery-primer-runes = Une carte Rune vous donne quelque chose chaque fois que vous récoltez sur une carte à son signe, mais pas quand vous brisez une malédiction.

## A first game

mystery-first-game = Trois joueurs et la partie de base : chacun reçoit une grille sans effet spécial, et aucune pièce neutre ne barre la route.

## Table options: what each is about and what it changes, and their values

mystery-table-edition = Les règles que vous suivez
    .about = Les livrets anglais et polonais diffèrent en quelques points, par exemple sur ce que l’on peut refuser et sur une réserve épuisée.
mystery-table-edition-en = les règles anglaises de 2018
mystery-table-edition-pl = les règles polonaises
mystery-table-mode = Partie de base ou avancée
    .about = Avec les effets, chaque grille se joue autrement, et vous choisissez la vôtre avant de jouer. Sans eux, le jeu s’apprend plus vite.
mystery-table-mode-basic = de base : les grilles sont distribuées et sans effet
mystery-table-mode-advanced = avancée : vous draftez des grilles à effets spéciaux
mystery-table-grid_pool = Les faces des grilles proposées au draft
    .about = Chaque grille a deux faces aux effets différents. Cela ne compte qu’en partie avancée.
mystery-table-grid_pool-A = la face A pour toutes
mystery-table-grid_pool-B = la face B pour toutes
mystery-table-grid_pool-random = une face au hasard pour chacune
mystery-table-grid_pool-custom = les faces indiquées dans grid_sides
mystery-table-grid_pool-choose = chaque joueur choisit la face en draftant
mystery-table-grid_sides = Les faces des grilles 1 à 4, par exemple ABBA
    .about = Quatre lettres, une par grille, si vous voulez désigner les faces vous-même.
    .takes = quatre lettres A ou B, par exemple ABBA
mystery-table-start_player = Qui joue le premier tour
    .about = Les autres suivent dans le sens horaire, et l’ordre reste le même toute la partie.
mystery-table-start_player-random = tirage au sort
mystery-table-start_player-1 = place 1
mystery-table-start_player-2 = place 2
mystery-table-start_player-3 = place 3
mystery-table-start_player-4 = place 4
mystery-table-two_player_neutral = À deux, un briseur neutre et des marqueurs neutres
    .about = Le briseur neutre bloque des cartes et ses marqueurs disputent les Objectifs : à deux, le cercle n’est pas trop vide.
mystery-table-two_player_neutral-true = avec les pièces neutres
mystery-table-two_player_neutral-false = sans elles, mise en place comme à trois
mystery-table-collect_mandatory = Conversion et Amélioration de mana obligatoires si vous avez les cristaux incolores
    .about = Si c’est obligatoire, une carte qui échange des cristaux peut en prendre que vous vouliez garder.
mystery-table-collect_mandatory-true = obligatoires
mystery-table-collect_mandatory-false = vous pouvez toujours refuser
mystery-table-full_lap = Votre propre carte, si vous faites un tour complet
    .about = Cela ne compte que si tant de cartes sont prises, ou si vous payez tant de cases, que vous revenez à votre point de départ.
mystery-table-full_lap-true = elle compte, et vous pouvez vous y arrêter
mystery-table-full_lap-false = elle est sautée
mystery-table-dexterity_unbounded = La portée du charme Dextérité
    .about = Avec un barème plus long, on peut payer un très long déplacement, si l’on a assez de cristaux.
mystery-table-dexterity_unbounded-true = le barème continue au-delà de 3 cartes de plus
mystery-table-dexterity_unbounded-false = 3 cartes de plus au maximum
mystery-table-grid1a_bonus = La fréquence du cristal supplémentaire de la grille 1A
    .about = Plus souvent elle en donne, plus cette grille est forte.
mystery-table-grid1a_bonus-per_collect = une fois par récolte
mystery-table-grid1a_bonus-per_crystal = pour chaque cristal incolore
mystery-table-grid2a_scope = L’emplacement du stock de la grille 2A
    .about = Les cristaux du stock sont à l’abri des autres. Les livrets ne s’accordent pas sur son emplacement.
mystery-table-grid2a_scope-special = sur ses trois cases spéciales
mystery-table-grid2a_scope-whole_grid = sur toute la grille (édition polonaise)
mystery-table-grid2b_base = Ce que la grille 2B exige de la case de malédiction inférieure
    .about = Si elle doit être libre, cette grille atteint moins souvent les malédictions plus hautes.
mystery-table-grid2b_base-any = rien : elle peut être prise ou fermée
mystery-table-grid2b_base-open = elle doit être libre elle aussi
mystery-table-grid4b_empty_pile = Avec la grille 4B, la rune d’un temple voisin quand la pile du temple est vide
    .about = En fin de partie, des piles s’épuisent ; ceci décide si cette grille rapporte encore une rune.
mystery-table-grid4b_empty_pile-true = vous pouvez la prendre
mystery-table-grid4b_empty_pile-false = vous n’en recevez pas
mystery-table-max_rounds = La manche après laquelle la partie s’arrête de toute façon ; 0 pour aucune limite
    .about = Une sécurité contre les parties que personne ne termine. Des joueurs n’y arrivent presque jamais.
