### Mystery of the Temples: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/mystery/rules.toml); one message per rule, in the order of the rule index.
### All texts are in our own words.

## Options

MOT-OPT-01 = Une option de table qui n’a pas de sens à votre table est refusée, et l’on vous dit pourquoi. Par exemple, vous ne pouvez pas choisir les faces des grilles dans une partie de base, ni demander le briseur neutre à trois joueurs. Une valeur par défaut qui n’a pas de sens est simplement ignorée.
    .title = Des options adaptées à la table

## Components

MOT-COMP-08 = Le jeu contient 5 temples, 10 cartes Territoire, 4 grilles de cristaux recto verso, 20 cartes Rune de 5 types et 6 cartes Objectif. Il y a 60 cristaux : 24 incolores, 8 rouges, 8 jaunes, 8 bleus, 6 verts et 6 violets. Chaque joueur a 1 briseur de malédictions et 6 marqueurs : 1 pour le score et 5 pour les malédictions.
    .title = Le contenu de la boîte
MOT-COMP-01 = Chaque temple montre une arche de cristaux colorés, des cases de malédiction valant des points, une tablette runique et un cristal de la couleur du temple, que vous pouvez y récolter.
    .title = Anatomie d’un temple
MOT-COMP-02 = Une arche compte 9 cristaux et 5 cases de malédiction valant 3, 5, 8, 5 et 3 points. À partir de chaque bout, une chaîne de 3 cristaux donne la case à 3 points de ce côté, et une chaîne de 4 sa case à 5 points. Une chaîne de 5 donne la case à 8 points du milieu, quel que soit le bout de départ. Les cases à 3, 5 et 8 points sont de niveau 1, 2 et 3.
    .title = L’arche et ses malédictions
MOT-COMP-03 = Une case de malédiction marquée X est fermée : personne ne pourra jamais y poser de marqueur. Les cases fermées dépendent de la face du temple utilisée.
    .title = Cases fermées
MOT-COMP-04 = Votre grille de cristaux a 12 cases de stockage, dont certaines sont reliées par des lignes. Chaque case peut accueillir un seul cristal.
    .title = Votre grille de cristaux
MOT-COMP-05 = Une carte Territoire a un numéro, une tablette runique et l’une des trois façons de récolter : récolte directe, Conversion de mana ou Amélioration de mana.
    .title = Anatomie d’un territoire
MOT-COMP-06 = Une carte Rune indique son type, le nombre de cartes de ce type dans le paquet et ce qu’elle fait pour vous.
    .title = Anatomie d’une carte Rune
MOT-COMP-07 = Aucun cristal ne quitte jamais le jeu. Chaque fois qu’on vous demande quelque chose, la réserve, toutes les grilles et les cartes Amélioration de mana réunissent exactement les 60 cristaux de la boîte.
    .title = Toujours soixante cristaux

## Setup

MOT-SETUP-01 = Les cinq temples sont disposés en cercle dans un ordre aléatoire. À quatre joueurs, on utilise leur recto ; à deux ou trois, la face prévue pour ce nombre, où certaines cases peuvent être fermées.
    .title = Des temples dans le désordre
MOT-SETUP-02 = Les cartes Territoire font le tour du cercle dans le sens horaire et par numéro croissant, deux entre chaque paire de temples voisins. À deux ou trois joueurs, on retire ensuite les cartes 4 et 7 sans resserrer les rangs : il reste 13 cartes.
    .title = Des territoires dans l’ordre
MOT-SETUP-03 = Les 60 cristaux forment au départ une réserve commune, triée par sorte. Les cristaux colorés sont dessinés près du temple de leur couleur, mais c’est purement visuel : votre briseur n’a pas besoin d’y être pour en recevoir un.
    .title = La réserve
MOT-SETUP-04 = Les 20 cartes Rune sont mélangées et réparties face cachée en une pile de 4 par temple. La première carte de chaque pile est ensuite retournée face visible.
    .title = Les piles de runes
MOT-SETUP-05 = L’objectif des runes compte dans toutes les parties. On y ajoute 3 des 5 objectifs de temple, tirés au sort, à quatre joueurs, ou 2 à deux ou trois joueurs ; les autres quittent la partie.
    .title = Les objectifs en jeu
MOT-SETUP-06 = Vous avez un briseur de malédictions et 6 marqueurs. L’un d’eux indique votre score, qui part de 0 ; les 5 autres sont pour les malédictions que vous brisez. Votre briseur attend à côté du cercle et ne gêne personne jusqu’à votre premier tour.
    .title = Vos pièces
MOT-SETUP-07 = Le premier joueur est tiré au sort. Dans l’édition polonaise, c’est la dernière personne à avoir cassé quelque chose. L’option de table start_player vous permet d’indiquer cette place ou de laisser faire le hasard, dans les deux éditions. On joue ensuite dans le sens horaire.
    .title = Qui commence
MOT-SETUP-09 = Dans la partie de base, les grilles de cristaux sont distribuées selon l’ordre du tour ; dans la partie avancée, vous les draftez. Le draft a lieu quand tout le reste est en place : vous voyez donc déjà le cercle, les runes visibles et les objectifs.
    .title = Recevoir une grille
MOT-SETUP-08 = Avant le premier tour, vous prenez 2 cristaux incolores et les placez sur 2 cases de stockage vides de votre grille. Les joueurs le font dans l’ordre du tour, quand chacun a sa grille.
    .title = Deux cristaux de départ
MOT-SETUP-11 = À deux joueurs, un briseur neutre et des marqueurs neutres entrent en jeu. Option de table two_player_neutral : si elle est désactivée, vous utilisez la même mise en place qu’à trois, sans pièces neutres.
    .title = Mise en place à deux
MOT-SETUP-12 = Chaque joueur a une couleur différente, et les pièces neutres en prennent une qui reste. Les couleurs ne servent qu’à distinguer les pièces ; elles ne changent rien au jeu.
    .title = Couleurs des joueurs
MOT-SETUP-10 = Dans la partie de base, les premier, deuxième, troisième et quatrième joueurs dans l’ordre du tour reçoivent les grilles 1A, 2A, 3A et 4A. Leurs effets spéciaux sont désactivés, tout comme les trois cases spéciales de la 2A : seules comptent les 12 cases de stockage.
    .title = Grilles de la partie de base
MOT-SETUP-20 = Les quatre grilles de cristaux sont proposées au draft, même à moins de quatre joueurs. Celles que personne ne prend quittent la partie.
    .title = Quatre grilles proposées
MOT-SETUP-21 = Le dernier joueur dans l’ordre du tour choisit une grille d’abord. Le draft se poursuit dans le sens antihoraire : le premier joueur choisit donc en dernier. Chacun prend une grille.
    .title = Ordre du draft
MOT-SETUP-22 = L’option de table grid_pool décide des faces que vous pouvez drafter : toutes A, toutes B, au hasard, celles indiquées dans grid_sides (custom), ou la face de votre choix au moment de prendre la grille (choose). Si la table ne précise rien, vous choisissez vous-même la face. Dans l’édition polonaise, les faces sont fixées avant le draft, et toutes les grilles montrent la face A si la table ne précise rien.
    .title = Faces des grilles
MOT-SETUP-23 = Si votre grille vous donne quelque chose quand vous la choisissez (2A ou 3A), vous le recevez aussitôt, avant que le joueur suivant ne drafte.
    .title = Effets au moment du choix
MOT-SETUP-24 = Quand l’effet spécial de votre grille contredit une règle de base, suivez la grille.
    .title = La grille a priorité

## Turn

MOT-TURN-05 = À chaque manche, chaque joueur joue un tour, dans le sens horaire à partir du premier joueur. Le premier joueur reste le même toute la partie, et les manches se succèdent jusqu’à ce que la fin soit déclenchée.
    .title = Manches et tours
MOT-TURN-01 = À votre tour, déplacez d’abord votre briseur de malédictions, puis récoltez des cristaux ou brisez une malédiction. Vous ne pouvez sauter ni le déplacement ni l’action.
    .title = Se déplacer, puis agir
MOT-TURN-02 = Pendant votre tour, vous pouvez utiliser le charme Chassé-croisé, le charme Échange et les cristaux de la grille 2A autant de fois que vous le voulez : avant le déplacement, après le déplacement et après l’action. Dans l’édition polonaise, la grille 2A ne sert qu’une fois par tour. Vous ne pouvez pas les utiliser au milieu d’un paiement, ni tant qu’il vous reste des cristaux à placer.
    .title = Quand utiliser les charmes
MOT-TURN-03 = Après votre action, vous pouvez encore utiliser des charmes : c’est donc vous qui dites quand votre tour est fini. S’il ne reste rien que vous puissiez utiliser, le tour se termine de lui-même.
    .title = Finir son tour
MOT-TURN-04 = En un tour, vous pouvez briser au plus une malédiction et récolter au plus une fois. Rien dans le jeu ne permet de le faire une deuxième fois.
    .title = Une fois chacun par tour

## Movement

MOT-MOVE-01 = À votre premier tour, vous ne vous déplacez pas : placez votre briseur de malédictions sur n’importe quelle carte où il n’y a pas d’autre briseur, neutre compris. Cela ne coûte rien, et vous poursuivez normalement avec votre action.
    .title = Premier tour : se placer
MOT-MOVE-02 = Choisissez territoires ou temples, puis avancez de 1, 2 ou 3 cartes dans le sens horaire. Vous ne comptez que les cartes du genre choisi ; vous passez les autres gratuitement. Vous pouvez changer de genre à chaque tour.
    .title = Territoires ou temples
MOT-MOVE-03 = Une carte où se trouve un autre briseur est sautée sans être comptée. Le briseur neutre bloque sa carte de la même façon.
    .title = Sauter les cartes occupées
MOT-MOVE-04 = Vous devez avancer d’au moins une carte ; rester sur place n’est pas un déplacement.
    .title = Pas de surplace
MOT-MOVE-05 = Si vous faites tout le tour du cercle, votre propre carte compte comme une carte libre, et vous pouvez vous y arrêter. Option de table full_lap : si elle est désactivée, votre propre carte est sautée comme si elle était occupée.
    .title = Un tour complet
MOT-MOVE-06 = Avec le charme Dextérité, vous avancez de 4, 5 ou 6 cartes pour 1, 3 ou 6 cristaux en tout, payés avant le déplacement. Vous pouvez l’acheter une fois par tour, mais ni pour votre placement initial ni avec le déplacement libre de la grille 3B.
    .title = Charme Dextérité
MOT-MOVE-07 = Le charme Dextérité s’achète pour le nombre exact de cartes dont vous avancez. Vous ne pouvez pas payer pour aller plus loin, puis vous arrêter avant.
    .title = Payer juste la distance
MOT-MOVE-08 = Vous avez toujours au moins un déplacement gratuit : les autres briseurs ne peuvent jamais vous bloquer tous les temples ni tous les territoires.
    .title = Toujours un déplacement
MOT-MOVE-09 = Option de table dexterity_unbounded : si elle est activée, le barème du charme Dextérité continue de la même façon, avec 10 cristaux pour 4 cartes de plus. Si elle est désactivée, vous pouvez acheter 3 cartes de plus au maximum.
    .title = Dextérité prolongée

## Gaining crystals

MOT-GAIN-01 = Un cristal que vous gagnez vient de la réserve et va aussitôt sur une case de stockage vide de votre choix. Ensuite, il garde sa place ; seul le charme Chassé-croisé peut le déplacer.
    .title = Placer un cristal
MOT-GAIN-02 = Quand vous gagnez plusieurs cristaux à la fois, vous les placez un par un, dans l’ordre de votre choix. Vous ne pouvez pas refuser un cristal ; si votre grille est pleine, la limite de stockage dit ce qui se passe.
    .title = Un cristal à la fois
MOT-GAIN-03 = « Couleur au choix » signifie rouge, jaune, bleu, vert ou violet, mais jamais incolore. Vous ne pouvez nommer qu’une couleur disponible à ce moment-là.
    .title = Couleur au choix
MOT-GAIN-04 = Vous pouvez stocker 12 cristaux au maximum. Si vous en gagnez un sans case libre, rendez-le à la réserve, ou rendez un de vos cristaux stockés et mettez le nouveau à sa place. Dans l’édition polonaise, vous ne pouvez rendre que des cristaux qui viennent d’être gagnés, et vous choisissez lesquels garder tant qu’il y a de la place.
    .title = Limite de stockage
MOT-GAIN-05 = Vous ne pouvez pas vous défausser de cristaux simplement parce que vous en avez envie. Ils ne quittent votre grille que par un paiement, une malédiction brisée, la limite de stockage, ou quand un autre joueur en prend un parce que la réserve est épuisée.
    .title = Pas de défausse libre
MOT-GAIN-06 = Un cristal est réellement pris avant que la limite de stockage ne s’applique. S’il venait d’un autre joueur ou d’une carte Amélioration de mana et que vous ne le gardez pas, il va à la réserve et ne retourne pas d’où il venait.
    .title = Pris d’abord, vérifié ensuite
MOT-GAIN-07 = Dans l’édition polonaise, quand votre grille est pleine, vous gardez ceux des nouveaux cristaux que vous voulez : celui qui ne trouve pas de place peut prendre celle d’un autre, gagné dans la même récolte ou par le même effet. Ce que vous aviez stocké avant ne bouge pas.
    .title = Choisir le surplus

## Short supply

MOT-SUP-01 = Si vous gagnez une couleur épuisée dans la réserve, vous prenez le cristal à l’adversaire qui en a le plus de cette couleur. Dans l’édition polonaise, vous cherchez d’abord cette couleur sur les cartes Amélioration de mana, et ce n’est qu’ensuite que vous la prenez à un joueur.
    .title = Une couleur est épuisée
MOT-SUP-02 = Si vous gagnez un cristal incolore et que la réserve n’en a plus, prenez-en un sur une carte Amélioration de mana de votre choix ; sa case redevient libre. S’il n’y en a pas là non plus, prenez-en un à l’adversaire qui en a le plus.
    .title = Plus de cristaux incolores
MOT-SUP-03 = Si plusieurs joueurs sont à égalité pour le plus grand nombre, vous choisissez à qui vous prenez. S’il vous faut plus d’un cristal, regardez à nouveau pour chacun qui en a le plus.
    .title = Égalité pour le maximum
MOT-SUP-04 = Seuls vos adversaires sont comparés quand on cherche qui en a le plus. Vous ne prenez jamais un cristal à vous-même.
    .title = Jamais à soi-même
MOT-SUP-05 = Quand vous prenez un cristal d’une sorte à un autre joueur, vous choisissez lequel : c’est donc vous qui décidez quelle case se vide.
    .title = Vous choisissez le cristal
MOT-SUP-06 = Si un cristal n’est disponible ni dans la réserve ni, selon les règles de pénurie, sur une carte Amélioration de mana ou chez un autre joueur, vous vous en passez. Le reste de l’effet a quand même lieu.
    .title = Plus rien à prendre
MOT-SUP-07 = Les cristaux des trois cases spéciales de la grille 2A sont à l’abri : ils ne comptent pas quand on cherche qui en a le plus, et personne ne peut les prendre.
    .title = Cases spéciales à l’abri
MOT-SUP-08 = Les règles de pénurie valent pour tout cristal que vous gagnez en cours de partie, qu’il vienne d’une récolte, d’une rune, du charme Échange ou de votre grille. Elles ne servent jamais pendant la mise en place.
    .title = Pénurie : partout pareil
MOT-SUP-09 = Vous payez d’abord et gagnez ensuite : un cristal que vous venez de verser à la réserve peut donc vous revenir aussitôt.
    .title = Payer d’abord, gagner ensuite

## Collecting

MOT-COLL-01 = Dans un temple, ou sur les territoires 1, 3, 5, 7 et 9, vous gagnez simplement les cristaux que montre la carte.
    .title = Récolte directe
MOT-COLL-02 = Conversion de mana (territoires 6 et 10) : payez 3 cristaux incolores et gagnez 2 cristaux de deux couleurs différentes. Vous pouvez le faire une fois par récolte, et seulement en entier.
    .title = Conversion de mana
MOT-COLL-03 = Amélioration de mana (territoires 2, 4 et 8) : déplacez 1 ou 2 cristaux incolores de votre grille sur des cases libres de la carte, puis gagnez un cristal de la couleur de chaque case couverte. Dans l’édition polonaise, vous pouvez aussi n’en déplacer aucun. Vous ne pouvez couvrir qu’une case dont la couleur est disponible à ce moment-là.
    .title = Amélioration de mana
MOT-COLL-04 = Quand vous avez gagné vos cristaux d’une Amélioration de mana, comptez les cases libres de la carte. S’il en reste 2 ou moins, la carte est vidée et ses cristaux retournent à la réserve.
    .title = Vider la carte Amélioration
MOT-COLL-05 = Pour une Conversion ou une Amélioration de mana, vous pouvez payer avec des cristaux colorés comme s’ils étaient incolores ; ils gardent leur couleur dans la réserve ou sur la carte. Dans l’édition polonaise, seuls de vrais cristaux incolores conviennent.
    .title = Ce qui vaut pour incolore
MOT-COLL-06 = Si vous avez 3 vrais cristaux incolores, vous devez faire la Conversion de mana ; si vous en avez au moins 1, vous devez faire l’Amélioration de mana avec 1 ou 2 cristaux. Dans l’édition polonaise, vous pouvez toujours en améliorer 0. Dépenser des cristaux colorés n’est jamais obligatoire : vous pouvez donc refuser s’il vous en faut. Option de table collect_mandatory : si elle est désactivée, vous pouvez refuser à chaque fois.
    .title = L’échange est-il obligatoire ?
MOT-COLL-07 = Sur un territoire, votre action est toujours de récolter, car les malédictions ne se brisent que dans les temples.
    .title = Un territoire, une récolte
MOT-COLL-08 = Option de table collect_mandatory : si elle est désactivée, vous pouvez toujours refuser une Conversion ou une Amélioration de mana. Vous avez quand même récolté, donc vos runes résonnent, sauf pour le cristal supplémentaire qui exige une Conversion. La récolte directe ne se refuse pas.
    .title = Refuser un échange

## Runes

MOT-RUNE-01 = Quand vous récoltez sur une carte dont la tablette correspond à des cartes Rune que vous possédez, il y a résonance runique et chacune de ces cartes prend effet une fois. Si une carte a deux effets, le genre de lieu où vous récoltez décide duquel vous profitez.
    .title = Résonance runique
MOT-RUNE-02 = Les runes ne résonnent que lorsque vous récoltez des cristaux. Briser une malédiction ne les déclenche jamais.
    .title = Briser ne fait pas résonner
MOT-RUNE-03 = Si l’effet de résonance de votre rune montre des cristaux, vous les gagnez. Vous ne pouvez pas les refuser.
    .title = Des cristaux par une rune
MOT-RUNE-04 = Quand votre rune d’Amélioration résonne sur une carte Amélioration de mana, vous gagnez son cristal puis, avant l’Amélioration, vous pouvez rendre à la réserve tous les cristaux de la carte. Dans l’édition polonaise, vous devez les rendre. Le nouveau cristal peut servir à l’Amélioration. Plusieurs de ces runes donnent chacune un cristal, mais la carte n’est vidée qu’une fois.
    .title = La rune d’Amélioration
MOT-RUNE-05 = Chaque rune de Conversion que vous possédez vous donne 1 cristal de plus, de couleur au choix, quand vous faites une Conversion de mana, même d’une couleur que vous venez de choisir. Dans l’édition polonaise, vous pouvez laisser ce cristal. Sans Conversion, vous n’avez rien de plus.
    .title = La rune de Conversion
MOT-RUNE-06 = Tant que vous possédez la rune permanente, votre charme Échange coûte 3 cristaux au lieu de 4, dès l’instant où vous recevez la carte. Cette rune ne résonne jamais.
    .title = La rune permanente
MOT-RUNE-07 = Une récolte suit cet ordre : d’abord les cristaux de vos runes d’Amélioration et le vidage de la carte, puis ce que donne la carte elle-même, puis vos autres résonances, de la rune la plus ancienne à la plus récente. Vous ne le remarquerez que si votre grille est pleine ou la réserve épuisée.
    .title = L’ordre d’une récolte
MOT-RUNE-08 = Une carte Rune que vous venez de gagner agit dès votre prochaine récolte. Avec la grille 1B, cela peut être plus tard dans le même tour, si vous brisez d’abord la malédiction.
    .title = Premier effet d’une rune

## Paying

MOT-PAY-01 = Vous pouvez payer les charmes, et la malédiction supérieure de la grille 2B, avec n’importe quels cristaux de vos cases de stockage. Incolores ou colorés, peu importe.
    .title = Tout cristal est bon
MOT-PAY-02 = Vous choisissez les cristaux que vous payez, et ils retournent à la réserve. Seuls les cristaux posés sur une carte Amélioration de mana y restent.
    .title = Où vont les paiements
MOT-PAY-03 = Vous ne pouvez commencer qu’un paiement que vous êtes en mesure de terminer. On ne paie pas en partie.
    .title = Payer en entier
MOT-PAY-04 = Un cristal incolore ne remplace jamais une couleur, ni dans une chaîne ni ailleurs.
    .title = L’incolore n’est pas un joker

## Charms

MOT-CHARM-01 = Payez 1 cristal pour permuter deux autres cristaux de vos cases de stockage. Vous payez d’abord : il vous faut donc au moins 3 cristaux. Vous ne pouvez permuter ni avec une case vide ni avec les cases spéciales de la grille 2A.
    .title = Charme Chassé-croisé
MOT-CHARM-02 = Payez 4 cristaux pour gagner 1 cristal de couleur au choix. Vous n’en payez que 3 si vous possédez la rune permanente ou, dans la partie avancée, la grille 1A. Le prix ne descend jamais sous 3, même si vous en cumulez plusieurs.
    .title = Charme Échange
MOT-CHARM-03 = Dans un tour, vous pouvez utiliser les charmes Chassé-croisé et Échange autant de fois que vous pouvez les payer. Chaque utilisation vous laisse avec moins de cristaux qu’avant.
    .title = Charmes à répétition

## Breaking a curse

MOT-BREAK-01 = Vous ne pouvez briser une malédiction que si votre briseur se trouve dans un temple, et cela remplace la récolte.
    .title = Seulement dans un temple
MOT-BREAK-02 = Choisissez le bout gauche ou droit de l’arche et une longueur de 3, 4 ou 5. Votre grille doit contenir une chaîne d’autant de cristaux aux couleurs de l’arche, dans l’ordre à partir de ce bout. Chaque cristal doit être relié au suivant par une ligne, et aucune case ne peut être vide ni servir deux fois. La chaîne peut tourner comme elle veut.
    .title = La chaîne qu’il vous faut
MOT-BREAK-03 = La case de malédiction correspondant au bout et à la longueur choisis doit être vide et non fermée. Votre chaîne peut faire partie d’une suite de cristaux plus longue, et vous n’avez pas à briser d’abord les cases moins chères.
    .title = Quelle case briser
MOT-BREAK-04 = Quand vous brisez une malédiction, la chaîne retourne à la réserve, vous posez un marqueur sur la case et vous marquez aussitôt ses points. Après la récompense de la grille 4A, si vous l’avez, vous prenez la carte Rune visible du temple et la suivante est retournée.
    .title = Briser pas à pas
MOT-BREAK-05 = Une case de malédiction ne reçoit qu’un seul marqueur de toute la partie. Vous pouvez posséder plusieurs cases du même temple.
    .title = Un marqueur par case
MOT-BREAK-06 = Si vous avez plusieurs chaînes qui conviennent, vous choisissez les cristaux à dépenser. Les chaînes qui utilisent exactement les mêmes cases de votre grille pour la même malédiction sont proposées comme un seul choix.
    .title = Choisir sa chaîne
MOT-BREAK-07 = Rien ne vous oblige jamais à briser une malédiction. Même si vous le pouvez, vous avez le droit de récolter.
    .title = Briser n’est pas obligatoire
MOT-BREAK-08 = Un temple n’a que 4 cartes Rune, mais jusqu’à 5 cases. Si sa pile est vide, vous posez quand même votre marqueur et marquez les points, mais vous ne recevez pas de carte Rune.
    .title = Quand la pile est vide

## Crystal grids

MOT-GRID-1A-1 = Avec la grille 1A, chaque cristal incolore que vous gagnez dans une récolte en rapporte 1 de plus, qu’il vienne de la carte ou d’une rune. Le cristal supplémentaire n’en rapporte pas d’autre, et vos 2 cristaux de départ ne comptent pas. Option de table grid1a_bonus : avec per_collect, seul le premier cristal incolore d’une récolte en rapporte 1 de plus ; les runes font partie de la même récolte.
    .title = Grille 1A : un incolore de plus
MOT-GRID-1A-2 = Avec la grille 1A, le charme Échange vous coûte 3 cristaux au lieu de 4. La réduction de la rune permanente ne fait pas baisser davantage ce prix.
    .title = Grille 1A : Échange moins cher
MOT-GRID-2A-1 = Quand vous choisissez la grille 2A, vous placez 3 cristaux incolores de la réserve sur ses trois cases spéciales. Dans l’édition polonaise, l’option de table grid2a_scope peut les mettre sur des cases de stockage.
    .title = Grille 2A : trois cristaux de plus
MOT-GRID-2A-2 = Avec la grille 2A, vous pouvez à votre tour rendre à la réserve 1, 2 ou 3 cristaux de vos cases spéciales, puis gagner autant de cristaux, chacun de couleur au choix. Vous pouvez le faire chaque fois que les charmes sont permis. Dans l’édition polonaise, vous pouvez le faire une fois par tour.
    .title = Grille 2A : des couleurs
MOT-GRID-2A-3 = Les trois cases spéciales de la grille 2A sont un stock à usage unique : elles ne se remplissent jamais à nouveau, ne font partie d’aucune chaîne, ne paient rien d’autre et ne comptent pas dans vos 12 cristaux. Ce qui y reste à la fin compte comme cristaux incolores pour départager les égalités.
    .title = Grille 2A : les cases spéciales
MOT-GRID-2A-4 = Ceci ne concerne que l’édition polonaise. Option de table grid2a_scope : avec whole_grid, les 3 cristaux de la grille 2A vont sur des cases de stockage ordinaires de votre choix, et il n’y a pas de cases spéciales. Une fois par tour, vous pouvez rendre autant de vrais cristaux incolores de toute votre grille que vous le voulez et gagner autant de cristaux de couleur au choix.
    .title = Grille 2A : toute la grille
MOT-GRID-2A-5 = Dans l’édition polonaise, vous pouvez renoncer à n’importe lesquels des cristaux que la grille 2A vous donne contre ceux que vous avez retirés. Dans l’édition anglaise, vous les prenez tous.
    .title = Grille 2A : prendre ou laisser
MOT-GRID-3A-1 = Quand vous choisissez la grille 3A, vous prenez la carte Rune visible d’un temple de votre choix. Une autre carte de sa pile est aussitôt retournée.
    .title = Grille 3A : une rune au départ
MOT-GRID-3A-2 = La rune prise avec la grille 3A fonctionne comme les autres, et les cartes du même type gagnées plus tard aussi. Mais à la fin, ce type ne compte pas pour votre objectif des runes, quel que soit le nombre de cartes que vous en avez. Tout le monde peut voir de quel type il s’agit.
    .title = Grille 3A : un type sans points
MOT-GRID-4A-1 = Avec la grille 4A, chaque marqueur de malédiction que vous posez vous donne la prochaine récompense indiquée sur la grille. La récompense du quatrième marqueur est 1 point. Les cristaux ainsi gagnés suivent les règles habituelles.
    .title = Grille 4A : des récompenses
MOT-GRID-1B-1 = Avec la grille 1B, vous pouvez à la fois récolter et briser une malédiction quand vous êtes dans un temple, dans l’ordre que vous voulez, mais vous devez faire au moins l’un des deux. Vous pouvez utiliser des charmes entre les deux.
    .title = Grille 1B : récolter et briser
MOT-GRID-2B-1 = Avec la grille 2B, vous pouvez payer un supplément quand vous brisez une malédiction : 2 cristaux hors de la chaîne pour la case d’un niveau au-dessus, ou 3 pour deux niveaux au-dessus. Les niveaux se comptent à partir du bout où commence votre chaîne, et la case à 8 points est la plus haute.
    .title = Grille 2B : plus haut
MOT-GRID-2B-2 = Même avec la grille 2B, votre chaîne doit compter au moins 3 cristaux colorés. Les cristaux payés en supplément n’en font pas partie. Les deux éditions se jouent ici de la même façon.
    .title = Grille 2B : une chaîne de trois
MOT-GRID-2B-3 = Avec la grille 2B, seule la case supérieure doit être vide et ouverte ; celle que votre chaîne briserait normalement peut être prise ou fermée. Vous posez un marqueur, marquez les points de la case supérieure et recevez une carte Rune. Option de table grid2b_base : avec open, la case inférieure doit elle aussi être vide et ouverte.
    .title = Grille 2B : la case qui compte
MOT-GRID-3B-1 = Avec la grille 3B, au lieu de vous déplacer normalement, vous pouvez aller gratuitement sur n’importe quelle carte sans autre briseur. Vous ne pouvez pas rester ainsi sur place. Votre placement initial se fait comme d’habitude.
    .title = Grille 3B : aller partout
MOT-GRID-4B-1 = Avec la grille 4B, une malédiction brisée peut vous donner la carte Rune visible du temple voisin, d’un côté ou de l’autre, au lieu de celle du temple où vous êtes. La pile où vous l’avez prise révèle alors sa carte suivante ; un voisin sans carte n’offre rien.
    .title = Grille 4B : la rune d’à côté
MOT-GRID-4B-3 = Avec la grille 4B, si le temple où vous brisez une malédiction n’a plus de carte Rune, vous n’en recevez pas non plus de ses voisins. Option de table grid4b_empty_pile : si elle est activée, vous pouvez alors prendre la carte d’un voisin, ou aucune.
    .title = Grille 4B : pile vide
MOT-GRID-4B-2 = Avec la grille 4B, vous marquez l’objectif des runes comme si vous aviez un type de plus ; 6 types valent 16 points. Même sans aucune carte Rune, vous comptez pour 1 type.
    .title = Grille 4B : un type de plus

## Two players

MOT-TWO-01 = Dans la variante à deux joueurs, un marqueur neutre est posé sur la case à 5 points signalée de chaque temple. Ces cases sont prises pour toute la partie.
    .title = Marqueurs neutres
MOT-TWO-02 = Dans la variante à deux joueurs, un briseur neutre commence dans un temple au hasard. Vous ne pouvez ni vous arrêter sur sa carte ni la compter.
    .title = Briseur neutre
MOT-TWO-03 = Après le tour de chaque joueur, le briseur neutre avance d’une carte dans le sens antihoraire, temples et territoires comptant tous, et saute toute carte où se trouve un joueur. Dans l’édition polonaise, il avance dès que vous avez déplacé ou placé votre briseur ; le résultat est le même.
    .title = La marche du briseur neutre
MOT-TWO-04 = À la fin, les marqueurs neutres participent aux objectifs de temple comme ceux d’un troisième joueur, dont personne ne reçoit les points. Ce joueur n’a ni runes ni cristaux et ne peut pas gagner.
    .title = Le joueur virtuel
MOT-TWO-05 = Pièces neutres mises à part, une partie à deux suit les mêmes règles qu’une partie à trois.
    .title = Le reste, à deux

## End of the game

MOT-END-01 = Poser votre cinquième marqueur de malédiction déclenche la fin de la partie. La manche est jouée jusqu’au bout pour que tous les joueurs aient eu le même nombre de tours ; puis on compte les points.
    .title = Le cinquième marqueur
MOT-END-02 = Les points des malédictions sont marqués dès qu’elles sont brisées. À la fin, on ajoute les objectifs de temple en jeu et l’objectif des runes.
    .title = Décompte final
MOT-END-03 = Pour chaque objectif de temple, le plus grand nombre de marqueurs sur ce temple vaut 4 points, et le deuxième 2 points. Les joueurs à égalité pour la première place se partagent 6 points, arrondis à l’inférieur, et il n’y a pas de deuxième place. Les joueurs à égalité pour la deuxième place se partagent 2 points, arrondis à l’inférieur.
    .title = Objectifs de temple
MOT-END-04 = Il vous faut au moins un marqueur sur un temple pour participer à son objectif. Si personne d’autre n’y est, vous marquez 4 points, et la deuxième place ne rapporte rien.
    .title = Sans marqueur, pas de place
MOT-END-05 = Pour 1, 2, 3, 4 ou 5 types de runes différents, vous marquez 1, 2, 4, 7 ou 11 points. D’autres cartes d’un type que vous avez déjà n’ajoutent rien.
    .title = Objectif des runes
MOT-END-06 = Les cristaux qui restent sur votre grille ne rapportent pas de points. Ils ne servent qu’à départager les égalités.
    .title = Cristaux restants
MOT-END-07 = Le score le plus élevé l’emporte. En cas d’égalité, on regarde qui a le plus de cristaux colorés restants, puis le plus de cristaux incolores, puis qui joue plus tard dans l’ordre du tour : il n’y a donc toujours qu’un seul vainqueur.
    .title = Victoire et égalités
MOT-END-08 = La piste de score recommence après 49, mais c’est votre vrai total qui compte : si vous dépassez 50, rien n’est perdu.
    .title = Au-delà de cinquante points

## Termination

MOT-TERM-01 = Le jeu n’a pas de limite de tours, d’où un arrêt de sécurité : après la manche 100, il se termine par un décompte normal, avec une note indiquant que la limite est atteinte. L’option de table max_rounds fixe un autre nombre ; 0 signifie aucune limite.
    .title = Limite de sécurité

## Information

MOT-INFO-01 = Tout est visible, sauf les cartes Rune face cachée. En regardant celles que vous voyez, vous pouvez déduire quelles runes sont encore cachées, mais pas où elles sont. Les objectifs de temple écartés se déduisent de ceux qui sont en jeu.
    .title = Ce qui est caché
MOT-INFO-02 = Un bot honnête sait ce que vous pouvez savoir : quelles cartes Rune n’ont pas encore été vues, mais pas leur ordre.
    .title = Ce qu’un bot peut savoir

## Decisions

MOT-DEC-01 = Si plusieurs distances mènent à la même carte, seule la moins chère vous est proposée.
    .title = Seulement le moins cher
MOT-DEC-02 = S’il n’y a qu’une chose que vous puissiez choisir, elle est faite pour vous, sans question.
    .title = Pas de choix, pas de question
