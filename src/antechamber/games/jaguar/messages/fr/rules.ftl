### Shards of the Jaguar: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/jaguar/rules.toml); one message per rule, in the order of that file.
### All texts are in our own words. Figures that an owner of the box may correct stand on the components, not here.
### Words: trap piège · harming trap piège offensif · activator activateur · token jeton · pouch bourse · crystal bag sac ·
### incorporated assimilé · curse malédiction · cursed maudit · glory gloire · honour honneur · Heart wall mur du Cœur · Heart shard
### éclat du Cœur · Secret door Porte secrète · Flood Inondation · ritual rituel (mineur, majeur) · chest coffre · map piece fragment de
### carte · Objective Objectif · Escape Fuite · taming apprivoiser · temple trap piège du Temple · tile tuile · space case · pedestal
### socle · level-up montée de niveau · checkpoint palier · Run Course · Take prise · Shield Bouclier · Hunt Chasse · Wave Vague · Jump Bond

## Options

JAG-OPT-01 = L’option de table mode choisit les règles : full avec personnages, coffres et Fuite, basic sans eux, ou solo pour un seul joueur contre le Temple et son Jaguar. Le solo reprend les règles complètes et y ajoute les siennes.
    .title = Partie complète, de base ou solo
JAG-OPT-02 = La partie complète et la partie de base se jouent à deux, trois ou quatre ; le solo, seul. De ce nombre dépendent la taille du plateau, ce qui s’y trouve et le nombre d’activateurs.
    .title = Nombre de joueurs
JAG-OPT-03 = L’option de table character_assignment dit si les personnages sont tirés au hasard (random) ou choisis dans l’ordre des places (choose).
    .title = Qui joue quel personnage
JAG-OPT-04 = L’option de table first_time_red énumère les places qui commencent avec une amulette rouge de plus, un coup de pouce pour qui joue pour la première fois.
    .title = Une amulette rouge pour débuter
JAG-OPT-05 = L’option de table solo_level règle la difficulté du solo : votre santé, vos malédictions, le départ du Jaguar et le nombre d’Objectifs à atteindre.
    .title = Difficulté du solo
JAG-OPT-06 = L’option de table tile_rotation dit si les tuiles peuvent aussi être tournées d’un demi-tour à la mise en place.
    .title = Tourner les tuiles
JAG-OPT-07 = L’option de table full_cursed_action_loss ajoute la pénalité de la partie de base à la partie complète et au solo : qui est maudit pour la première fois se couche aussi.
    .title = Se coucher, maudit, en partie complète
JAG-OPT-08 = L’option de table blue_steer donne à l’amulette bleue un second usage : au lieu de résister à l’Inondation, vous choisissez la direction où elle vous emporte.
    .title = S’orienter avec une amulette bleue
JAG-OPT-09 = L’option de table flood_cost dit comment se paie la résistance à l’Inondation : spend, si vous avez assez de santé, ou damage, des dégâts qui peuvent coûter de la gloire.
    .title = Le prix pour résister
JAG-OPT-10 = L’option de table free_take_pouch_ritual dit si la prise gratuite d’une Inondation ou d’une Vague peut être un rituel de la bourse.
    .title = Un rituel de la bourse en prise gratuite
JAG-OPT-11 = L’option de table taming_through_walls dit si l’on peut apprivoiser le Jaguar quand un mur vous sépare de lui.
    .title = Apprivoiser à travers les murs

## Components

JAG-COMP-01 = Cristaux, amulettes et jetons Niveau ne manquent jamais. Ce que vous devez recevoir, vous le recevez.
    .title = Une réserve inépuisable

## Board

JAG-BOARD-01 = Quatre tuiles forment une rangée et sont numérotées de gauche à droite. Chacune a trois colonnes ; le nombre de lignes dépend du nombre de joueurs. Les colonnes se comptent sur tout le plateau, les lignes à partir du haut.
    .title = Quatre tuiles en rangée
JAG-BOARD-02 = Les cases voisines sont à gauche, à droite, au-dessus et au-dessous, jamais en diagonale.
    .title = Cases voisines
JAG-BOARD-03 = Un pas mène à une case voisine. Les murs l’arrêtent, sauf si un effet dit le contraire.
    .title = Un pas
JAG-BOARD-04 = Les murs imprimés et les bords extérieurs arrêtent. Là où deux tuiles se touchent, un mur sur l’un des deux bords suffit ; deux murs accolés n’en font qu’un, et une seule amulette blanche traverse les deux.
    .title = Murs et bords
JAG-BOARD-05 = Le mur du Cœur ferme toutes les lignes entre les tuiles 3 et 4 pendant les manches 1 à 6. Aux manches 7 et 8, il se dresse au bord droit de la tuile 4 ; pendant la Fuite, il n’est plus là.
    .title = Le mur du Cœur
JAG-BOARD-06 = Le mur du Cœur n’a pas de couleur, et rien ne le franchit : ni amulette, ni Bond, ni porte, ni Inondation, ni Jaguar.
    .title = Rien ne franchit le mur du Cœur
JAG-BOARD-07 = Pendant les manches 1 à 6, personne ne peut se trouver sur la tuile 4, et rien ne peut y être pris. Le Jaguar n’y entre pas non plus.
    .title = La tuile 4 est d’abord fermée
JAG-BOARD-08 = Le bord gauche de la tuile 1 est l’entrée. On y entre une fois et on n’en ressort jamais ; elle arrête aussi une Inondation.
    .title = L’entrée
JAG-BOARD-09 = Chaque jeton d’un piège menace certaines cases. La position du mur du Cœur à ce moment-là compte.
    .title = La portée d’un piège
JAG-BOARD-13 = Le gaz menace toute case dont le sol a la couleur du jeton.
    .title = Portée du gaz
JAG-BOARD-14 = Les fléchettes menacent toute case qui a, sur un côté au moins, un mur de leur couleur ; plusieurs murs ne font qu’une touche. Un mur menace ses deux côtés, aussi à la jonction de deux tuiles, mais pas à travers le mur du Cœur.
    .title = Portée des fléchettes
JAG-BOARD-15 = Les gardes menacent les deux cases entre lesquelles se dresse une statue aux griffes de leur couleur. Plusieurs statues ne font qu’une touche, et les statues ne barrent pas le passage.
    .title = Portée des gardes
JAG-BOARD-16 = Un séisme menace une colonne de chaque tuile : la première, la deuxième ou la troisième, selon son jeton.
    .title = Portée du séisme
JAG-BOARD-12 = Avant la première action, vous êtes dehors, à gauche de votre ligne. Il faut entrer tout de suite : aucun piège ne vous y trouvera.
    .title = Avant d’entrer
JAG-BOARD-10 = Une case peut accueillir n’importe quel nombre de pions.
    .title = Partager une case
JAG-BOARD-11 = Une case peut contenir plusieurs choses : un cristal par socle, deux sur un grand socle de la tuile 4, un fragment de carte sur un grand socle des autres tuiles, un rituel sur un losange, un coffre sur un carré ou, en partie de base, une amulette.
    .title = Ce qui se trouve sur une case

## Setup

JAG-SETUP-01 = Mélangez les quatre tuiles et posez-les en rangée, côté le plus long à quatre joueurs. La tuile 1 ne doit pas avoir deux murs au bord gauche ; si c’est le cas, mélangez de nouveau.
    .title = Poser les tuiles
JAG-SETUP-02 = Placez le mur du Cœur entre les tuiles 3 et 4.
    .title = Dresser le mur du Cœur
JAG-SETUP-03 = Gaz, fléchettes, gardes et séisme prennent au hasard les quatre premières positions de piège. La Porte secrète est toujours cinquième, l’Inondation sixième.
    .title = Disposer les pièges
JAG-SETUP-04 = Les personnages sont tirés au hasard ou choisis dans l’ordre des places, chacun une seule fois. En partie de base, ce ne sont que des couleurs.
    .title = Personnages
JAG-SETUP-05 = Réglez votre santé selon le nombre de joueurs ; moins on est nombreux, plus elle est basse. Tout le monde commence avec les mêmes quelques malédictions.
    .title = Santé et malédiction
JAG-SETUP-06 = En partie complète, prenez l’amulette de votre personnage, et une de plus à trois ou quatre joueurs. En partie de base, vous commencez sans amulette. Qui débute peut en recevoir une rouge dans toutes les parties.
    .title = Amulettes de départ
JAG-SETUP-07 = Une récompense attend la première fois où vous n’aurez plus de malédiction : un jeton Niveau, en partie de base une amulette verte.
    .title = La récompense des malédictions levées
JAG-SETUP-08 = Les marqueurs de gloire commencent au bas de la piste de Gloire ; à trois joueurs, sur la case marquée pour trois.
    .title = Gloire
JAG-SETUP-09 = La piste des Manches commence à 1. Un activateur de chaque joueur va sur la piste d’Ordre, au hasard. Pour les suivants, il y a des règles propres à deux et à trois joueurs.
    .title = Manches et ordre
JAG-SETUP-10 = Le dôme bonus porte un cristal de chaque couleur, et deux cristaux attendent au premier palier de la piste de Gloire.
    .title = Cristaux bonus
JAG-SETUP-11 = Trois Objectifs tirés au hasard sont en jeu, face visible. En partie de base, celui des coffres est retiré d’abord.
    .title = Objectifs
JAG-SETUP-12 = Les éclats du Cœur remplissent depuis la gauche les emplacements du Jaguar ; il y en a un de plus à quatre joueurs. Des cristaux accompagnent les deux premiers.
    .title = Les éclats du Cœur
JAG-SETUP-13 = Mélangez les cristaux des tuiles 1 à 3 et posez-en un sur chaque socle. À deux joueurs, les socles marqués pour trois restent vides, sur la tuile 4 aussi.
    .title = Cristaux des tuiles 1 à 3
JAG-SETUP-14 = La tuile 4 a ses propres cristaux : un sur chaque socle, deux sur chaque grand socle.
    .title = Cristaux de la tuile 4
JAG-SETUP-15 = Posez au hasard, face visible, des fragments de carte sur les grands socles des tuiles 1 à 3, autant de points que de triangles. À quatre joueurs, celui du milieu de la tuile 3 reste vide.
    .title = Fragments de carte
JAG-SETUP-16 = Posez au hasard, face visible, un rituel mineur sur chaque losange des tuiles 2 et 3, et un à côté de chaque case de départ. Les losanges de la tuile 1 restent vides.
    .title = Rituels mineurs
JAG-SETUP-17 = Posez au hasard, face visible, un rituel majeur sur chaque losange de la tuile 4.
    .title = Rituels majeurs
JAG-SETUP-18 = Chaque carré reçoit un coffre au hasard, face cachée. En partie de base, il reçoit à la place une amulette rouge ou noire, face visible.
    .title = Coffres ou amulettes
JAG-SETUP-19 = En partie complète, une amulette accompagne chaque rituel de départ, tirée parmi une de chaque couleur.
    .title = Amulettes à l’entrée
JAG-SETUP-20 = En partie complète, chaque ligne de la tuile 4 reçoit au hasard une récompense de Fuite.
    .title = Récompenses de Fuite
JAG-SETUP-21 = Dans l’ordre inverse, chacun choisit une case de départ libre avec un rituel, et met dans sa bourse ce rituel et, en partie complète, l’amulette qui l’accompagne. Seul le premier activateur compte pour l’ordre. Ce que personne n’a choisi quitte la partie.
    .title = Choisir son entrée
JAG-SETUP-22 = Les trois jetons de chaque piège offensif sont posés près de lui, face cachée.
    .title = Jetons Piège
JAG-SETUP-23 = Marqueurs de porte, activateurs inutilisés, Bouclier, amulettes et cristaux restants forment la réserve commune ; en partie complète, les jetons Niveau aussi.
    .title = La réserve commune

## Rounds

JAG-FLOW-01 = Une manche a quatre phases : Remise en ordre, Pose des pièges, Actions, Déclenchement des pièges. La première manche n’a pas de Remise en ordre.
    .title = Quatre phases
JAG-FLOW-02 = Votre piège le plus à gauche décide de votre rang : plus il est à gauche, plus tôt vous agissez.
    .title = L’ordre d’action
JAG-FLOW-03 = Quand plusieurs joueurs décident de la même chose, ils le font dans l’ordre d’action ; pendant la Remise en ordre, dans celui de la piste d’Ordre.
    .title = Qui décide d’abord

## Refresh

JAG-REF-01 = Nouvel ordre : le joueur le plus en retrait, dans la colonne la plus basse, passe en premier. À égalité, celui qui a le moins de gloire, puis celui dont le piège était le plus à gauche. De plusieurs activateurs, le plus à gauche compte ; ceux en plus qui attendent déjà restent en place.
    .title = Nouvel ordre
JAG-REF-02 = Tous les jetons Piège retournent face cachée à leurs pièges, et les activateurs sur la piste d’Ordre. Le Bouclier revient à son propriétaire.
    .title = Les pièges sont désarmés
JAG-REF-03 = Le marqueur de manche avance d’une case.
    .title = Manche suivante
JAG-REF-04 = Au début de la manche 7, le mur du Cœur passe au bord droit de la tuile 4, qui s’ouvre ainsi. Puis chacun peut poser un marqueur sur un Objectif.
    .title = Manche 7 : la tuile 4 s’ouvre

## Trap setting

JAG-TRAP-01 = Dans l’ordre de la piste d’Ordre, chaque activateur est posé sur un piège. Un piège en reçoit un seul par manche.
    .title = Poser un piège
JAG-TRAP-02 = Pour un piège offensif, choisissez en secret l’un de ses trois jetons. Il reste face cachée ; vous pouvez le regarder à tout moment. La Porte secrète et l’Inondation n’ont pas de jetons.
    .title = Choisir un jeton en secret
JAG-TRAP-03 = Vous devez poser vos pièges. Seul un activateur supplémentaire, du niveau 2 ou de la Chasse, peut rester inutilisé.
    .title = La pose est obligatoire
JAG-TRAP-04 = Vous pouvez avoir plusieurs pièges dans une manche. Chacun est résolu à part.
    .title = Plusieurs pièges

## Action

JAG-ACT-01 = Vous avez un certain nombre de points d’action, un de plus aux manches 7 et 8. Si votre pion est couché, vous en avez un de moins ce tour-ci, et il se relève.
    .title = Points d’action
JAG-ACT-02 = Déplacez-vous, soignez-vous et prenez, dans l’ordre que vous voulez, tant qu’il vous reste des points d’action ; ou bien courez. Vous pouvez vous arrêter avant ; le reste est perdu.
    .title = Dépenser ses points d’action
JAG-MOVE-01 = Un pas coûte un point d’action.
    .title = Se déplacer
JAG-MOVE-02 = Passer par votre propre Porte secrète, d’un marqueur à l’autre, coûte un point d’action. Personne d’autre ne peut s’en servir. Avant la manche 7, elle ne mène pas sur la tuile 4.
    .title = Par votre propre porte
JAG-ACT-03 = À la manche 1, votre première action est le pas vers l’intérieur, sur la case à côté de vous. Une Course peut commencer ainsi.
    .title = D’abord, entrer
JAG-HEAL-01 = Le soin rapporte d’autant plus que vous y consacrez de points d’action : le deuxième, le troisième et le quatrième valent plus que le premier. Puis la série recommence.
    .title = Se soigner
JAG-HEAL-02 = Tous les points d’action consacrés au soin dans un tour comptent ensemble, même avec d’autres actions entre eux. Chacun soigne aussitôt.
    .title = Les soins s’additionnent
JAG-HEAL-03 = Santé et malédiction s’arrêtent en haut de leur piste ; le surplus est perdu. La malédiction ne descend jamais sous zéro.
    .title = Les bouts des pistes
JAG-TAKE-01 = Pour un point d’action, vous prenez une chose sur votre case.
    .title = Prendre
JAG-TAKE-02 = Un cristal va dans votre sac ; s’il y en a plusieurs, vous en choisissez un. En le prenant sur un socle béni, vous pouvez aussitôt retirer une malédiction.
    .title = Prendre un cristal
JAG-TAKE-03 = En partie de base, l’amulette d’un carré va dans votre bourse. En partie complète, c’est un coffre.
    .title = Prendre sur un carré
JAG-TAKE-04 = Un fragment de carte va dans votre bourse, face visible.
    .title = Prendre un fragment de carte
JAG-RIT-01 = Pour accomplir un rituel, il faut avoir dans votre sac tous les cristaux qu’il montre. Ils sont assimilés : plus dans le sac, mais toujours à vous à la fin. Le rituel va face cachée dans votre emplacement de niveau libre le plus bas, et vous recevez ses récompenses.
    .title = Accomplir un rituel
JAG-RIT-02 = Un rituel du plateau s’accomplit là où il se trouve. Celui de votre bourse peut s’accomplir n’importe où dans le temple.
    .title = Où s’accomplit un rituel
JAG-RIT-03 = Un rituel mineur est une montée de niveau, et de l’honneur à la fin. Un rituel majeur est une montée de niveau, et vous pouvez poser un marqueur d’Objectif ; il ne donne pas d’honneur par lui-même.
    .title = Rituels mineurs et majeurs
JAG-RIT-04 = En partie de base, chaque montée de niveau est remplacée par une amulette verte. Vous pouvez accomplir autant de rituels que vous voulez.
    .title = Des amulettes vertes au lieu de niveaux
JAG-HEART-01 = Avec un fragment à points et un fragment à triangles qui désignent votre case de la tuile 4, vous pouvez prendre un éclat du Cœur pour un point d’action : le plus à gauche, avec le cristal qui l’accompagne.
    .title = Prendre un éclat du Cœur
JAG-HEART-02 = Les deux fragments de carte sont alors utilisés ; ils comptent encore pour l’Objectif des cartes. Vous choisissez lesquels. Un autre éclat demande une autre paire.
    .title = Les fragments s’épuisent
JAG-HEART-03 = Les points désignent une colonne de la tuile 4, les triangles ses lignes, souvent deux ; l’une ou l’autre case convient alors. Quand il n’y a plus d’éclat, il n’y a rien à prendre.
    .title = Lire la carte
JAG-RUN-01 = En Course, vous avez quelques pas de plus que de points d’action, et vous ne pouvez rien faire d’autre que vous déplacer ce tour-ci. Annoncez-la avant de dépenser un point. Votre porte coûte un pas ; une amulette verte en ajoute un.
    .title = Courir
JAG-RUN-02 = Amulettes rouges et noires et Bouclier s’utilisent avant de courir. Ensuite, seulement ce qui vous déplace : verte, blanche, Bond.
    .title = Ce qui va avec une Course

## Trap activation

JAG-HIT-01 = Les pièges offensifs se déclenchent de gauche à droite. Le jeton est révélé, et quiconque se trouve sur une case menacée est touché, le propriétaire aussi.
    .title = Un piège se déclenche
JAG-HIT-02 = Le gaz inflige peu de dégâts et plus de malédiction, les fléchettes plus de dégâts et peu de malédiction. Face aux gardes, choisissez : défausser un cristal de votre sac, ou subir des dégâts. Face au séisme, choisissez : vous coucher, ce qui coûte un point d’action à la manche suivante, ou subir des dégâts.
    .title = Ce que font les pièges
JAG-HIT-03 = Si votre sac est vide, les gardes infligent des dégâts. Les cristaux assimilés ne risquent jamais rien.
    .title = Pas de cristal à défausser
JAG-HIT-04 = À la manche 8, ou si vous êtes déjà couché, le séisme inflige des dégâts.
    .title = Quand on ne peut pas se coucher
JAG-HIT-07 = On sait qui est touché dès la révélation. Les touchés choisissent et subissent l’un après l’autre, puis le propriétaire reçoit la gloire et ce qu’elle rapporte ; alors seulement le piège suivant est révélé.
    .title = Un piège après l’autre
JAG-HIT-05 = Dégâts et malédiction d’un même effet arrivent ensemble ; ensuite seulement on regarde si vous êtes maudit.
    .title = Dégâts et malédiction ensemble
JAG-HIT-06 = Après les effets, le propriétaire reçoit de la gloire pour chaque autre joueur touché, le double à deux joueurs. Si votre piège vous touche aussi, il ne vous en donne pas.
    .title = La gloire des touches
JAG-DMG-01 = Les dégâts font baisser la santé jusqu’à 0. Ce qu’elle ne peut plus encaisser coûte de la gloire, jusqu’au début de la piste. Personne ne meurt, sauf en solo.
    .title = Dégâts
JAG-DOOR-01 = Le propriétaire pose les deux marqueurs de porte sur deux cases différentes, pas trop éloignées ; les murs ne comptent pas dans la distance. La porte reste jusqu’à ce que vous en ouvriez une autre.
    .title = Ouvrir une Porte secrète
JAG-DOOR-02 = Si vous êtes sur l’une des deux cases, vous pouvez passer aussitôt, gratuitement. Avant la manche 7, pas vers la tuile 4, même si un marqueur peut y être posé.
    .title = Passer aussitôt
JAG-DOOR-03 = Si vous avez choisi la Porte secrète, vous devez la placer, et sur le plateau.
    .title = La porte doit être placée
JAG-FLOOD-01 = Le propriétaire annonce une direction. Dans l’ordre d’action, chacun dit ce qu’il fait ; puis tous ceux qui se laissent porter dérivent du même nombre de cases, jusqu’à ce qu’un mur ou un bord les arrête. Les pions ne se gênent jamais.
    .title = Inondation
JAG-FLOOD-02 = Vous pouvez résister en perdant un peu de santé ; en partie complète, une amulette bleue suffit aussi. La table décide s’il faut avoir cette santé.
    .title = Résister
JAG-FLOOD-03 = Le propriétaire peut ne dériver que d’une case, puis prendre quelque chose gratuitement, même si un mur l’a arrêté. Cela ne va pas avec résister.
    .title = La dérive courte du propriétaire
JAG-FLOOD-04 = Une prise gratuite est une prise ordinaire sur la case atteinte, sans point d’action : une chose, un rituel, un éclat du Cœur. La table décide si ce peut être un rituel de votre bourse. Vous pouvez y renoncer.
    .title = Prise gratuite
JAG-FLOOD-05 = Les pièges déjà déclenchés ne touchent plus quand une Inondation vous porte sur leurs cases. La Porte secrète et l’Inondation ne donnent pas de gloire.
    .title = Après les pièges

## Glory

JAG-GLORY-01 = Votre place sur la piste de Gloire vaut de l’honneur à la fin. Les pas au-delà de la dernière case comptent aussi.
    .title = La piste de Gloire
JAG-GLORY-02 = Vous recevez la récompense d’un palier quand vous l’atteignez ou le dépassez pour la première fois. Perdre de la gloire ensuite n’y change rien.
    .title = Paliers
JAG-GLORY-03 = Au premier palier, vous gagnez une montée de niveau, en partie de base une amulette verte. Le premier arrivé prend aussi l’un des deux cristaux, le deuxième prend l’autre.
    .title = Premier palier
JAG-GLORY-04 = Au deuxième palier, vous pouvez poser un marqueur d’Objectif. Au troisième, vous prenez un cristal de votre choix parmi ceux qui restent sur le dôme bonus.
    .title = Deuxième et troisième paliers
JAG-GLORY-05 = Votre gloire est le nombre de pas sur la piste, pas l’honneur qui y est imprimé.
    .title = La gloire, ce sont les pas

## Curses

JAG-CURSE-01 = Vous êtes maudit tant que votre malédiction est au moins aussi haute que votre santé. On le vérifie après chaque changement.
    .title = Être maudit
JAG-CURSE-02 = La première fois que vous n’avez plus de malédiction, vous prenez la récompense qui attendait.
    .title = Plus de malédiction
JAG-CURSE-03 = En partie de base, vous vous couchez quand vous devenez maudit, une seule fois dans la partie, et rien d’autre n’arrive. À la manche 8, ou si vous êtes déjà couché, même cela est sans effet.
    .title = Maudit en partie de base
JAG-CURSE-04 = Toutes les parties d’un même effet ont lieu avant que l’on vérifie si vous êtes maudit ou libre de toute malédiction.
    .title = D’abord l’effet entier

## Objectives

JAG-OBJ-01 = Un Objectif ne compte que pour qui y a un marqueur. Vous pouvez en poser un au début de la manche 7, pour un rituel majeur et au deuxième palier.
    .title = Marqueurs d’Objectif
JAG-OBJ-02 = Vous avez trois marqueurs, un par Objectif. Ils ne bougent jamais, et ceux des autres ne vous gênent pas.
    .title = Un marqueur chacun
JAG-OBJ-03 = Les Objectifs comptent votre santé, des cristaux de deux couleurs, des fragments de carte, des niveaux, de la gloire ou des coffres, ou récompensent peu de malédictions. Tous sont évalués à la fin.
    .title = Ce que comptent les Objectifs
JAG-OBJ-04 = Vos niveaux sont les jetons de vos emplacements de niveau ; en partie de base, les rituels accomplis.
    .title = Compter les niveaux

## End and scoring

JAG-END-01 = La partie de base se termine après la manche 8, la partie complète après la Fuite. On compte alors l’honneur.
    .title = La fin
JAG-SCORE-01 = Les cristaux du sac et les cristaux assimilés comptent pareil. Les violets valent d’autant plus que vous en avez ; les jaunes, les verts et les bleus ont une valeur fixe, et qui a le plus de bleus reçoit un bonus, réduit de moitié à égalité. Les éclats du Cœur ont une valeur fixe.
    .title = Cristaux et Cœurs
JAG-SCORE-02 = La section de votre marqueur de santé rapporte de l’honneur, celle de votre marqueur de malédiction en coûte.
    .title = Santé et malédiction
JAG-SCORE-03 = Votre place sur la piste de Gloire, chaque rituel mineur accompli et les Objectifs qui portent votre marqueur rapportent de l’honneur.
    .title = Gloire, rituels, Objectifs
JAG-SCORE-04 = Amulettes, fragments de carte et rituels non accomplis ne valent rien par eux-mêmes.
    .title = Ce qui ne vaut rien
JAG-SCORE-05 = Qui a le plus d’honneur l’emporte. À égalité, le plus de gloire, puis le moins de malédictions, puis le plus de santé ; ensuite, la victoire est partagée.
    .title = Qui gagne

## Amulets

JAG-AMU-01 = Utiliser une amulette ne coûte pas de point d’action. Chacune sert une fois et retourne à la réserve.
    .title = Gratuites et à usage unique
JAG-AMU-04 = En partie de base, il n’y a que des amulettes rouges, noires et vertes.
    .title = Amulettes de la partie de base
JAG-AMU-02 = Verte : un point d’action de plus à votre tour, ou un pas de plus en Course ou en Fuite. Le nombre utilisable par tour est limité.
    .title = Amulette verte
JAG-AMU-03 = La rouge vous soigne, la noire retire des malédictions, à votre tour ou pendant votre Fuite. Elles ne sont pas proposées là où elles ne feraient rien.
    .title = Amulettes rouge et noire

## Numbers of players

JAG-2P-01 = À deux, chacun a deux activateurs : le premier joueur pose le premier et le quatrième piège, le second joueur les deux autres. Les touches rapportent le double de gloire.
    .title = Deux joueurs
JAG-3P-01 = À trois, l’un de vous a un second activateur pendant les manches 1 à 6 et le pose en dernier : à la manche 1 le deuxième dans l’ordre, puis à chaque manche le suivant dans le sens horaire. Chacun l’a donc deux fois.
    .title = Trois joueurs
JAG-4P-01 = À quatre, chacun a un activateur, et rien d’autre ne change.
    .title = Quatre joueurs

## Full game: chests and amulets

JAG-F-CHEST-01 = Quand vous prenez un coffre, il est révélé ; choisissez deux des trois amulettes qu’il montre. Gardez le coffre : un Objectif peut le compter.
    .title = Prendre un coffre
JAG-F-AMU-04 = Blanche : un pas traverse un mur. Le pas se paie comme d’habitude. Elle sert aussi en Course, en Fuite et pour les pas gagnés en apprivoisant, mais pas pour un Bond, une Inondation ou une Vague, et jamais contre le mur du Cœur.
    .title = Amulette blanche
JAG-F-AMU-05 = Bleue : une Inondation ne vous déplace pas. Si la table en a convenu, vous pouvez à la place choisir la direction où elle vous emporte.
    .title = Amulette bleue
JAG-F-AMU-06 = Jaune : juste après que votre piège offensif vous a donné de la gloire, elle en donne davantage. Il y a une limite par piège. En solo, il doit avoir touché le Jaguar.
    .title = Amulette jaune
JAG-F-AMU-07 = Les amulettes des récompenses et des coffres viennent de la réserve. Votre bourse est visible de tous et sans limite.
    .title = D’où viennent les amulettes

## Full game: levels and characters

JAG-F-LVL-01 = Une montée de niveau place son jeton dans le plus bas de vos trois emplacements de niveau encore libres, et vous recevez la récompense de ce niveau. Quand tous sont pris, d’autres jetons redonnent la récompense du niveau 1.
    .title = Montée de niveau
JAG-F-LVL-02 = Les récompenses des niveaux 1 et 2 ne viennent qu’une fois ; s’il y en a deux, vous choisissez. Le niveau 3 donne une capacité pour le reste de la partie, et quelque chose aussitôt.
    .title = Récompenses des niveaux
JAG-F-LVL-03 = Au niveau 2, chacun peut choisir un activateur supplémentaire pour la manche suivante. Il attend sur la cinquième ou la sixième case de la piste d’Ordre et se pose après les autres ; si les deux sont prises ou qu’aucune manche ne suit, il n’est pas proposé.
    .title = Un activateur supplémentaire
JAG-F-LVL-04 = Chaque personnage a une amulette de départ et ses propres récompenses.
    .title = Personnages
JAG-F-LVL-05 = Fenn commence avec une amulette blanche. Niveau 1 : une verte. Niveau 2 : un activateur supplémentaire, ou une amulette blanche ou verte et un peu de santé. Niveau 3 : Bond, et une amulette verte.
    .title = Fenn
JAG-F-LVL-06 = Akhel commence avec une amulette rouge. Niveau 1 : une noire ou une rouge. Niveau 2 : un activateur supplémentaire, ou un cristal violet, un peu de santé et une malédiction de moins. Niveau 3 : Bouclier.
    .title = Akhel
JAG-F-LVL-07 = Keela commence avec une amulette jaune. Niveau 1 : une jaune ou une blanche. Niveau 2 : un activateur supplémentaire, ou de la gloire et un peu de santé. Niveau 3 : Chasse, et des amulettes jaunes pour elle.
    .title = Keela
JAG-F-LVL-08 = Nerys commence avec une amulette bleue. Niveau 1 : une noire ou une bleue. Niveau 2 : un activateur supplémentaire, ou une amulette bleue et un peu de santé. Niveau 3 : Vague, et une amulette bleue.
    .title = Nerys
JAG-F-JUMP-01 = Fenn peut dépenser une amulette verte pour avancer de deux cases dans une direction. Aucun mur ne doit être sur le chemin, et une amulette blanche n’y aide pas.
    .title = Bond
JAG-F-JUMP-02 = Un Bond ne compte pas dans la limite des amulettes vertes.
    .title = Bond et amulettes vertes
JAG-F-JUMP-03 = On peut faire un Bond à son tour, aussi en Course, et pendant sa Fuite. Il ne coûte pas de point d’action et fait deux cases, pas moins, sauf s’il vous mène dehors par une sortie.
    .title = Quand faire un Bond
JAG-F-SHIELD-01 = Une fois par manche, à son tour, Akhel peut poser le Bouclier sur un piège offensif posé par quelqu’un d’autre.
    .title = Bouclier
JAG-F-SHIELD-02 = Si ce piège le touche pendant cette manche, il en ignore l’effet. Le propriétaire du piège reçoit quand même la gloire.
    .title = Ce que fait le Bouclier
JAG-F-SHIELD-03 = Le Bouclier agit même s’il devient maudit plus tard dans la manche. On ne peut pas le déplacer avant la suivante.
    .title = Le Bouclier reste
JAG-F-HUNT-01 = Pendant la Remise en ordre, Keela peut poser l’une de ses amulettes jaunes comme activateur sur la première case libre de la piste d’Ordre. Sans case libre, elle ne peut pas.
    .title = Chasse
JAG-F-HUNT-02 = Elle se pose après tous les autres, sur un piège offensif libre, avec un jeton comme d’habitude. S’il n’y en a pas, ou si Keela n’en veut pas, elle retourne dans sa bourse.
    .title = Poser la Chasse
JAG-F-HUNT-03 = L’amulette compte pour l’ordre comme tout activateur. Une fois utilisée, elle va à la réserve.
    .title = La Chasse compte
JAG-F-WAVE-01 = Une fois par manche, après tous les pièges, Nerys peut dépenser une amulette bleue et dériver comme dans une Inondation, dans la direction de son choix : toute la distance, ou une case et une prise gratuite.
    .title = Vague
JAG-F-WAVE-02 = Les murs arrêtent une Vague comme une Inondation. Une case barrée permet quand même la prise. Une Vague est possible aussi à la manche 8.
    .title = Vague et murs

## Full game: curses

JAG-F-CURSE-01 = Tant que vous êtes maudit, vous ne pouvez pas utiliser la capacité du niveau 3 et ne recevez pas de récompense de niveau. Cela cesse dès que votre santé dépasse votre malédiction.
    .title = Maudit en partie complète
JAG-F-CURSE-02 = Un jeton de niveau gagné en étant maudit attend face visible dans son emplacement. Quand vous n’êtes plus maudit, ceux qui attendent sont retournés et donnent leurs récompenses, dans l’ordre où vous les avez gagnés ; une nouvelle malédiction interrompt la série.
    .title = Les récompenses attendent
JAG-F-CURSE-03 = Même maudit, vous pouvez poser le marqueur d’Objectif d’un rituel majeur, et l’honneur des rituels et les niveaux comptent, en attente ou non.
    .title = Ce que la malédiction n’empêche pas
JAG-F-CURSE-04 = En partie complète, une malédiction ne vous couche pas, sauf si la table l’a choisi.
    .title = Pas de pion couché en partie complète
JAG-F-CURSE-05 = La première fois que vous n’avez plus de malédiction, le jeton Niveau qui attendait vaut une montée de niveau.
    .title = Plus de malédiction : un niveau

## Full game: Escape

JAG-F-ESC-01 = Après la manche 8, le mur du Cœur n’est plus là. Les sorties sont les pas vers la droite depuis la dernière colonne ; un mur imprimé en barre une comme tout autre mur.
    .title = Les sorties
JAG-F-ESC-02 = Vous avez autant de pas que l’indique la section de votre santé, et vous ne pouvez que vous déplacer. Chacun part à son tour, dans l’ordre d’action de la manche 8. Vous pouvez vous arrêter à l’intérieur.
    .title = Fuite
JAG-F-ESC-03 = Une amulette verte ajoute un pas, une blanche traverse un mur, et votre porte compte pour un pas. Rouge et noire s’utilisent avant de compter vos pas, ou une fois votre Fuite finie. Fenn peut faire un Bond.
    .title = Amulettes pendant la Fuite
JAG-F-ESC-04 = Qui sort prend la récompense de sa ligne : un cristal, de la gloire, ou moins de malédictions. Elle reste là aussi pour les autres.
    .title = Dehors
JAG-F-ESC-05 = Qui reste à l’intérieur n’a pas de récompense, et reçoit une malédiction par pas qui manquait encore par le plus court chemin.
    .title = Resté à l’intérieur

## Solo: setup

JAG-S-SETUP-01 = La difficulté fixe votre santé, vos malédictions et le nombre d’Objectifs à atteindre.
    .title = Solo : difficulté
JAG-S-SETUP-02 = Plateau et cristaux sont ceux de deux joueurs. Vous prenez l’amulette de votre personnage et aucune autre.
    .title = Solo : le plateau
JAG-S-SETUP-03 = Les trois Objectifs montrent chacun un but chiffré, sur leur face solo.
    .title = Solo : Objectifs
JAG-S-SETUP-04 = La première pile du Jaguar compte quatre de ses huit jetons de déplacement, ceux sans murs, mélangés. Les autres attendent la manche 3.
    .title = Solo : la pile du Jaguar
JAG-S-SETUP-05 = Mélangez les jetons Apprivoisement, face cachée.
    .title = Solo : jetons Apprivoisement
JAG-S-SETUP-06 = Au niveau le plus facile, votre gloire commence un peu plus haut ; sinon, au début.
    .title = Solo : gloire
JAG-S-SETUP-07 = Choisissez une case de départ et prenez son rituel et son amulette.
    .title = Solo : votre entrée
JAG-S-SETUP-08 = Le Jaguar commence à quelques pas de l’entrée, le long de la ligne du milieu ; les murs y sont contournés au plus court. Plus la partie est difficile, plus il est près. Si plusieurs cases conviennent, vous choisissez.
    .title = Solo : le départ du Jaguar
JAG-S-SETUP-09 = Le Temple pose les quatre pièges offensifs. Du premier, vous voyez tous les jetons ; du deuxième, un seul, inactif ; des autres, aucun.
    .title = Solo : les premiers pièges du Temple
JAG-S-SETUP-10 = Vous avez un activateur. La piste d’Ordre ne sert pas : un activateur supplémentaire a donc toujours de la place.
    .title = Solo : activateurs
JAG-S-SETUP-11 = Vous choisissez la difficulté, et votre personnage, à moins de le tirer au hasard.
    .title = Solo : vos choix
JAG-S-SETUP-12 = Là où le solo n’a pas de règle propre, celles de la partie complète valent. Aux paliers, vous êtes toujours le premier arrivé.
    .title = Solo : tout le reste

## Solo: the round

JAG-S-FLOW-01 = Une manche en solo : Remise en ordre avec pièges et jetons du Jaguar ; vos actions, puis vos pièges ; déclenchement des pièges du Temple, déplacement du Jaguar, apprivoisement, vos pièges. Après huit manches vient la Fuite.
    .title = Solo : la manche
JAG-S-REF-01 = À partir de la manche 3, la pile du Jaguar compte les huit jetons. À la manche 7, elle est remplacée par des déplacements courts, et le Jaguar va sur la dernière colonne de la ligne du milieu ; la tuile 4 s’ouvre comme d’habitude.
    .title = Solo : manches 3 et 7
JAG-S-REF-02 = À partir de la manche 2, le Temple repose ses pièges : l’un des jetons encore cachés devient actif, et le précédent reste visible. Quand tous ont été vus, ils sont mélangés. Vos activateurs reviennent.
    .title = Solo : le Temple pose ses pièges
JAG-S-REF-03 = Chaque Remise en ordre révèle deux jetons du Jaguar. L’un d’eux sera son déplacement ; ensuite, les deux quittent la pile.
    .title = Solo : deux jetons du Jaguar
JAG-S-ACT-04 = Vous avez un point d’action de plus que dans les autres parties. Un pion couché en coûte toujours un.
    .title = Solo : points d’action
JAG-S-ACT-01 = Pour un point d’action, vous pouvez révéler le jeton actif d’un piège du Temple. Il reste actif.
    .title = Solo : regarder dans un piège
JAG-S-ACT-02 = Une Course ne donne qu’un pas de plus que vos points d’action. Pendant la Course, la case du Jaguar ne vous fait rien ; vous pouvez même y finir.
    .title = Solo : Course
JAG-S-ACT-03 = Si vous entrez sur la case du Jaguar pendant vos actions, hors Course, vous subissez à chaque fois des dégâts. En sortir ne fait rien.
    .title = Solo : passer le Jaguar
JAG-S-SET-01 = Après vos actions, vous pouvez poser un piège avec chaque activateur, n’importe lequel des six. D’un piège offensif, vous choisissez le jeton actif ; il est alors à vous pour cette manche, et plus au Temple.
    .title = Solo : s’emparer d’un piège
JAG-S-SET-03 = La Chasse de Keela se décide à la Remise en ordre. Après vos autres pièges, l’amulette s’empare encore d’un piège offensif.
    .title = Solo : Chasse
JAG-S-SET-04 = Le Bouclier d’Akhel peut aller sur n’importe quel piège du Temple. Si vous vous emparez ensuite de ce piège, le Bouclier ne fait rien.
    .title = Solo : Bouclier
JAG-S-SET-02 = Un activateur supplémentaire gagné à votre tour sert dans cette manche ou est perdu ; gagné pendant le déclenchement, il sert à la suivante. Le Jaguar passe aussi par votre Porte secrète, pour un pas.
    .title = Solo : activateur en plus et porte
JAG-S-TEMPLE-01 = Les pièges du Temple se déclenchent de gauche à droite. Si l’un vous touche, vous subissez son effet et perdez de la gloire ; sans gloire, vous subissez des dégâts. Le Jaguar est immunisé. Le Bouclier ne protège que de l’effet.
    .title = Solo : pièges du Temple
JAG-S-JAG-01 = Le Jaguar vient vers vous par un plus court chemin, aussi près que ses pas le permettent. De plusieurs chemins, il prend celui où il y a le plus de choses ; s’ils se valent encore, vous décidez.
    .title = Solo : le Jaguar se déplace
JAG-S-JAG-02 = Si aucun piège du Temple ne vous a touché, le plus bas des deux jetons compte, sinon le plus haut ; à égalité, celui avec murs est le plus haut. Avec le jeton aux murs, il ignore les murs, sauf le mur du Cœur.
    .title = Solo : quel jeton
JAG-S-JAG-03 = Ce qui se trouve sur les cases où il entre retourne à la réserve, sauf les rituels. Les cristaux bleus, eux, comptent pour le Jaguar.
    .title = Solo : ce que prend le Jaguar
JAG-S-JAG-04 = Quand il atteint votre case, il s’arrête, et vous subissez de lourds dégâts. S’il y est déjà, il y reste, avec le même résultat.
    .title = Solo : le Jaguar vous atteint
JAG-S-TAME-01 = Si le Jaguar s’arrête à exactement une case de vous, sans mur entre vous, vous pouvez révéler deux jetons Apprivoisement ; vous devez alors en prendre un, et l’autre est mis de côté. Quand la pile est vide, ceux mis de côté sont remélangés.
    .title = Solo : apprivoiser
JAG-S-TAME-02 = Un jeton qui montre une chose vous en fait prendre une de cette sorte, n’importe où sur la partie ouverte du plateau ; un rituel va dans votre bourse. S’il n’en reste pas, rien n’arrive.
    .title = Solo : choses gagnées en apprivoisant
JAG-S-TAME-03 = Les pas sont gratuits, et une amulette blanche peut y servir. Une Inondation est la vôtre, a lieu aussitôt et emporte aussi le Jaguar.
    .title = Solo : pas et Inondation en apprivoisant
JAG-S-TAME-04 = Arriver sur la case du Jaguar en apprivoisant, par une Inondation, une Vague ou un passage gratuit ne cause pas de dégâts.
    .title = Solo : rencontres sans danger
JAG-S-OWN-01 = Vos pièges viennent en dernier. Toucher le Jaguar rapporte de la gloire, sauf si le piège vous touche aussi. Une Inondation emporte aussi le Jaguar ; il ne subit pas de dégâts et ne prend rien.
    .title = Solo : vos pièges
JAG-S-OWN-02 = Votre Porte secrète se place maintenant, et vous pouvez passer. Plusieurs pièges se résolvent de gauche à droite.
    .title = Solo : votre porte
JAG-S-OWN-03 = Les pièges ne font rien d’autre au Jaguar. Si votre propre piège vous touche, vous en subissez l’effet sans perdre de gloire.
    .title = Solo : ce que les pièges ne font pas
JAG-S-ESC-01 = Après la manche 8, vous fuyez. Le Jaguar ne vous suit pas.
    .title = Solo : Fuite
JAG-S-END-01 = Si votre santé tombe à 0, vous perdez aussitôt.
    .title = Solo : plus de santé
JAG-S-END-02 = Pour gagner, il faut tout cela : le niveau 3, au moins un éclat du Cœur, assez d’Objectifs atteints avec votre marqueur, et avoir fui vivant.
    .title = Solo : victoire
JAG-S-END-03 = Le score se compte comme d’habitude ; pour le bonus des cristaux bleus, on vous compare au Jaguar. Après une victoire, votre honneur vous vaut une appréciation.
    .title = Solo : appréciation

## What everybody may know, and limits

JAG-INFO-01 = Tout ce qui est sur le plateau et chez les joueurs est visible : choses, pistes, sacs, bourses, portes, et qui a posé quel piège.
    .title = Ce que tous voient
JAG-INFO-02 = Seul son propriétaire connaît un jeton Piège choisi, jusqu’à sa révélation. Les deux autres, non choisis, sont cachés aussi.
    .title = Les jetons choisis sont secrets
JAG-INFO-03 = Personne ne sait ce que contient un coffre avant qu’il soit pris ; ensuite, tout le monde le sait.
    .title = Les coffres sont secrets
JAG-INFO-04 = Ce qui est resté dans la boîte est caché. Ce qui existe en tout, vous pouvez le consulter.
    .title = Le reste de la boîte
JAG-INFO-05 = Solo : l’ordre des jetons du Temple, de la pile du Jaguar et de la pile Apprivoisement est caché ; ce qu’elles contiennent et ce qui est sorti est visible.
    .title = Solo : piles cachées
JAG-INFO-06 = Un bot sait ce que tout le monde sait, et connaît ses propres jetons.
    .title = Ce que savent les bots
JAG-TERM-01 = Le nombre de manches est fixe, et chaque effet d’un tour consomme quelque chose. Toute partie a donc une fin.
    .title = Toute partie se termine
