### Aztec: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/aztec/rules.toml); one message per rule, in the order of that file.
### All texts are in our own words.

## Options

AZT-OPT-01 = Aztec se joue à trois, quatre, cinq ou six. Il n’y a ni équipes ni jeu en solitaire.
    .title = Nombre de joueurs
AZT-OPT-02 = L’option de table claim_shape dit ce que l’on peut annoncer. Avec plausible, une annonce doit être un ensemble de joyaux qu’une carte Joyaux pourrait montrer. Avec free, vous pouvez prendre presque n’importe quoi, même si personne ne peut y croire.
    .title = Ce que l’on peut annoncer
AZT-OPT-03 = L’option de table artefact_visibility dit si les Artefacts gardés sont visibles de tous (public) ou connus de leur seul propriétaire jusqu’à la fin (secret).
    .title = Artefacts visibles ou secrets
AZT-OPT-04 = L’option de table character_assignment dit si les personnages sont distribués au hasard ou choisis l’un après l’autre, en commençant par le premier joueur.
    .title = Attribution des personnages
AZT-OPT-05 = L’option de table duo_set dit quels duos ont les personnages. Avec mixed, il y a trois duos de deux couleurs, chacun sur deux personnages. Avec distinct, les six duos sont différents, et trois d’entre eux demandent deux joyaux d’une même couleur.
    .title = Quels duos existent
AZT-OPT-06 = L’option de table first_player dit si c’est toujours le même joueur qui dévoile sa carte en premier (fixed), ou à chaque manche le suivant dans le sens horaire (rotating).
    .title = Le premier joueur change-t-il
AZT-OPT-07 = L’option de table starting_seat indique la place du premier joueur, ou laisse faire le hasard. Ce doit être une place de cette table.
    .title = Qui commence
AZT-OPT-08 = Une partie compte toujours cinq manches. Aucune option n’y change rien.
    .title = Toujours cinq manches
AZT-OPT-09 = L’option de table locks dit si les autres voient que votre choix secret est fait. Avec shown, tout le monde voit qui la table attend encore. Avec hidden, on ne peut rien tirer du fait que l’un a été rapide et l’autre lent ; le choix lui-même n’est visible dans aucun des cas.
    .title = Voit-on les choix faits

## Components

AZT-CMP-01 = Il y a 120 joyaux : 40 bleus, 40 jaunes et 40 rouges. Leur tas commun est le temple.
    .title = Les joyaux et le temple
AZT-CMP-02 = Il y a 40 pierres maudites. Celles qui ne sont à personne forment la réserve.
    .title = Les pierres maudites
AZT-CMP-03 = Il y a 42 cartes Joyaux. Chacune montre 2, 3 ou 4 joyaux, en une ou deux couleurs. Certaines existent en plusieurs exemplaires ; vous pouvez consulter combien.
    .title = Les cartes Joyaux
AZT-CMP-04 = Il y a 42 cartes Artefact. Celles qui portent l’icône agissent tout de suite et retournent sous la pioche. Les autres se gardent et comptent à la fin.
    .title = Les cartes Artefact
AZT-CMP-05 = Il y a trois cartes Malédiction, une par couleur de joyaux. Des pierres maudites s’y accumulent.
    .title = Les cartes Malédiction
AZT-CMP-06 = Il y a six fiches Personnage. Chacune montre le duo propre au personnage et la piste qui indique combien de points coûtent vos pierres maudites.
    .title = Les fiches Personnage
AZT-CMP-07 = Chaque personnage a un jeton à deux faces : la verte dit « Je te crois ! », la rouge « Tu mens ! ».
    .title = Les jetons Personnage
AZT-DEF-01 = Votre réserve, ce sont les joyaux qui sont à vous pour de bon ; la réserve tout court, ce sont les pierres maudites de tous. Votre annonce, ce sont les joyaux posés sur votre carte face cachée pendant une manche. Un adversaire est n’importe quel autre joueur.
    .title = Le sens des mots
AZT-DEF-02 = Dans le sens horaire à partir de quelqu’un veut dire : d’abord la place qui suit la sienne, puis les autres autour de la table, sans la sienne.
    .title = Le sens horaire

## Setup

AZT-SET-01 = Tous les joyaux sont dans le temple et toutes les pierres maudites dans la réserve. Les deux sont communs.
    .title = Temple et réserve
AZT-SET-02 = Les 42 cartes Artefact sont mélangées en une seule pioche, face cachée.
    .title = La pioche d’Artefacts
AZT-SET-03 = Chacune des trois cartes Malédiction commence avec une pierre maudite.
    .title = Une pierre par Malédiction
AZT-SET-04 = Chacun reçoit un personnage et son jeton ; aucun personnage n’existe deux fois. Ils sont distribués au hasard ou, si la table le veut, choisis l’un après l’autre en commençant par le premier joueur. Les personnages restants quittent la partie.
    .title = Un personnage chacun
AZT-SET-05 = Vous commencez avec deux pierres maudites.
    .title = Deux pierres chacun
AZT-SET-06 = Les cartes Joyaux sont mélangées et chacun en reçoit cinq, face cachée. C’est votre pioche personnelle, dans l’ordre de la distribution. Personne ne voit les cartes restantes.
    .title = Cinq cartes Joyaux chacun
AZT-SET-07 = L’un des joueurs est le premier joueur : tiré au sort ou désigné par la table. Autour d’une vraie table, c’est le plus jeune.
    .title = Le premier joueur
AZT-SET-08 = Vous commencez sans joyaux et sans Artefacts. Puis la première manche débute.
    .title = Rien pour commencer
AZT-SET-09 = Au départ, il y a donc en jeu deux pierres maudites par joueur, et une sur chacune des trois cartes Malédiction.
    .title = Les pierres au départ
AZT-SET-10 = Le hasard décide dans un ordre fixe : le premier joueur, les personnages, les cartes Joyaux, la pioche d’Artefacts. Ce qu’une option fixe n’est pas tiré. Après la mise en place, plus rien n’est laissé au hasard.
    .title = L’ordre du hasard
AZT-SET-11 = Si les personnages sont choisis, le premier joueur est connu avant le premier choix, et chacun a son personnage avant que quiconque voie une carte Joyaux.
    .title = Les personnages avant les cartes

## Round

AZT-RND-01 = Une manche a cinq étapes : récupérer les joyaux, jouer les jetons Personnage, dévoiler les cartes Joyaux, appliquer les Malédictions, finir la manche. Après cinq manches, la partie est terminée.
    .title = Cinq étapes par manche
AZT-RND-02 = Une étape commence quand tous les joueurs ont fini la précédente.
    .title = Étape par étape, ensemble
AZT-RND-03 = Quand un Artefact agit tout de suite, tous ses choix reviennent à qui l’a gagné.
    .title = Votre Artefact, vos choix

## Claims

AZT-CLM-01 = Vous regardez la première carte de votre pioche ; les autres font de même en même temps. Vous seul voyez la vôtre. Vous ne regardez jamais les suivantes.
    .title = Regardez votre carte
AZT-CLM-02 = Vous prenez des joyaux dans le temple et les posez sur votre carte face cachée : exactement ceux qu’elle montre, ou d’autres pour bluffer. C’est votre annonce.
    .title = Prendre des joyaux ou bluffer
AZT-CLM-03 = Les annonces se font en secret et sont montrées ensemble. Une fois que vous avez vu celle d’un autre, la vôtre ne change plus.
    .title = Annonces montrées ensemble
AZT-CLM-04 = Sauf si la table joue avec des annonces libres, votre annonce doit être ce qu’une carte Joyaux pourrait montrer : de 2 à 4 joyaux, deux couleurs au maximum. Vous pouvez annoncer une carte même si vous savez que tous ses exemplaires sont passés.
    .title = Annonces plausibles
AZT-CLM-05 = Si claim_shape est free, votre annonce peut compter de 1 à 6 joyaux de n’importe quelles couleurs.
    .title = Annonces libres
AZT-CLM-06 = Votre annonce est vraie si elle correspond exactement à votre carte, dans les trois couleurs. Tout le reste est un mensonge, même si vous prenez moins de joyaux. Rien ne vous oblige à mentir ni à être honnête.
    .title = Vérité et mensonge
AZT-CLM-07 = Vous ne pouvez pas ne rien annoncer.
    .title = Pas d’annonce vide
AZT-SUP-01 = Le temple n’est jamais à court de joyaux. Le nombre de joyaux de la boîte ne limite ni les annonces, ni les gains, ni les Artefacts.
    .title = Le temple est inépuisable
AZT-SUP-02 = La réserve n’est jamais à court de pierres maudites non plus.
    .title = La réserve est inépuisable

## Tokens

AZT-TOK-01 = Quand toutes les annonces sont visibles, vous placez votre jeton Personnage devant un joueur. La face verte dit que vous croyez l’annonce, la rouge que vous la pensez fausse.
    .title = Croire ou accuser
AZT-TOK-02 = Votre jeton se place devant un adversaire, jamais devant vous.
    .title = Pas devant soi
AZT-TOK-03 = À chaque manche, vous placez votre jeton : devant un adversaire, sur une face. Vous ne pouvez pas vous en passer.
    .title = Chacun place son jeton
AZT-TOK-04 = Les jetons se jouent en même temps. Qui vous visez et quelle face vous montrez restent secrets jusqu’à ce que tous aient choisi.
    .title = Jetons montrés ensemble
AZT-TOK-05 = Il peut y avoir plusieurs jetons devant un joueur, ou aucun.
    .title = Autant de jetons qu’on veut
AZT-TOK-06 = Votre jeton compte pour toute la manche, quoi qu’il vous arrive avant que son tour vienne.
    .title = Un jeton reste valable
AZT-TOK-07 = Quand un joueur dévoile sa carte, les jetons rouges devant lui sont ceux qui l’accusent, les verts ceux qui le croient. Les jetons placés devant d’autres n’y jouent aucun rôle.
    .title = Qui accuse et qui croit
AZT-TOK-08 = Si plusieurs joueurs vous accusent ou vous croient, on les traite dans le sens horaire, en commençant après vous.
    .title = Dans le sens horaire

## Reveal

AZT-RES-01 = Le premier joueur dévoile sa carte, puis les autres dans le sens horaire. On va au bout de ses effets, Artefacts compris, avant de dévoiler la suivante.
    .title = Une carte après l’autre
AZT-RES-02 = La carte est montrée dans tous les cas, annonce vraie ou non, et reste face visible.
    .title = La carte est toujours montrée
AZT-RES-03 = Les effets d’une carte dévoilée s’appliquent dans l’ordre où ils sont donnés ici.
    .title = Dans l’ordre donné
AZT-RES-04 = Chaque effet s’achève pour tous les joueurs concernés avant que le suivant commence. Un effet qui ne concerne personne est sauté.
    .title = Un effet après l’autre
AZT-RES-11 = Vous avez dit la vérité : les joyaux annoncés vont dans votre réserve.
    .title = Vérité : l’annonce est à vous
AZT-RES-12 = Vous avez dit la vérité : vous donnez une pierre maudite à chaque joueur qui vous a accusé.
    .title = Vérité : une pierre aux accusateurs
AZT-RES-13 = Vous avez dit la vérité : si au moins deux joueurs vous ont accusé, vous gagnez un Artefact. Un seul, quel que soit leur nombre.
    .title = Vérité : Artefact dès deux accusateurs
AZT-RES-14 = Vous avez dit la vérité : chaque joueur qui vous a cru défausse une pierre maudite dans la réserve. Qui n’en a pas n’en défausse pas.
    .title = Vérité : une pierre de moins
AZT-RES-21 = Vous avez menti sans être accusé : les joyaux annoncés vont dans votre réserve. Ce que montre votre carte ne compte pas.
    .title = Mensonge passé : l’annonce est à vous
AZT-RES-22 = Vous avez menti sans être accusé : vous gagnez un Artefact.
    .title = Mensonge passé : un Artefact
AZT-RES-23 = Vous avez menti sans être accusé : chaque joueur qui vous a cru pioche une pierre maudite dans la réserve.
    .title = Mensonge passé : les crédules paient
AZT-RES-31 = Vous avez menti et l’on vous a accusé : les joyaux annoncés retournent au temple, et vous recevez ceux de votre carte.
    .title = Mensonge accusé : la carte
AZT-RES-32 = Vous avez menti et l’on vous a accusé : chaque accusateur vous donne une pierre maudite.
    .title = Mensonge accusé : des pierres
AZT-RES-33 = Vous avez menti et l’on vous a accusé : chaque joueur qui vous a cru pioche une pierre maudite dans la réserve.
    .title = Mensonge accusé : les crédules paient
AZT-RES-34 = Vous avez menti et l’on vous a accusé : s’il y a au moins deux accusateurs, chacun d’eux gagne un Artefact, l’un après l’autre dans le sens horaire à partir de vous. Chaque gain s’achève avant le suivant.
    .title = Mensonge accusé : des Artefacts

## Stones

AZT-STN-01 = Quand vous devez donner une pierre maudite, c’est une des vôtres. Si vous n’en avez pas, l’autre joueur en reçoit une de la réserve. Il en reçoit donc toujours une, et vous n’en avez jamais moins de zéro. Les Artefacts qui donnent des pierres font de même.
    .title = Donner une pierre
AZT-STN-02 = Quand vous devez donner plusieurs pierres, les vôtres partent d’abord, une par joueur, dans le sens horaire à partir de vous. La réserve sert les autres.
    .title = Donner plusieurs pierres
AZT-STN-03 = Rien ne limite le nombre de pierres d’un joueur ni d’une carte Malédiction.
    .title = Pas de limite aux pierres

## Artefacts

AZT-ART-01 = Regardez les trois premières cartes de la pioche d’Artefacts, choisissez-en une et replacez les deux autres sous la pioche. Vous seul voyez ces trois cartes.
    .title = Gagner un Artefact
AZT-ART-02 = Vous devez choisir une des cartes. On ne refuse pas un Artefact.
    .title = Il faut en choisir une
AZT-ART-03 = Les cartes non choisies vont sous la pioche dans l’ordre où vous les avez piochées.
    .title = Les autres sous la pioche
AZT-ART-04 = Un Artefact sans l’icône reste chez vous jusqu’au décompte. Vous pouvez en avoir autant que vous voulez, et rien ne vous les prend.
    .title = Les Artefacts que l’on garde
AZT-ART-05 = Un Artefact avec l’icône agit tout de suite, puis va sous la pioche, plus bas que les cartes non choisies.
    .title = Les Artefacts immédiats
AZT-ART-06 = S’il reste moins de trois cartes, vous les regardez toutes, en choisissez une et replacez les autres. D’une pioche vide, vous ne gagnez rien, ni maintenant ni plus tard.
    .title = Quand la pioche s’épuise
AZT-ART-07 = Vous pouvez choisir un Artefact qui ne peut rien faire pour l’instant. Il va alors sous la pioche sans effet.
    .title = Artefacts sans effet
AZT-ART-08 = Aucun Artefact n’en fait gagner un autre.
    .title = Pas d’Artefact par un Artefact

## Curses

AZT-CUR-01 = Pour chaque couleur : le joueur qui en a plus de joyaux que chacun des autres reçoit toutes les pierres de la carte Malédiction de cette couleur.
    .title = Le plus de joyaux, toutes les pierres
AZT-CUR-02 = Si plusieurs joueurs sont à égalité en tête, personne ne prend les pierres et elles restent sur la carte. C’est vrai aussi quand personne n’a de joyau de cette couleur.
    .title = Égalité : les pierres restent
AZT-CUR-03 = Les Malédictions s’appliquent quand toutes les cartes sont dévoilées, à chaque manche, la dernière comprise. Seuls comptent les joyaux des réserves, et chaque couleur est jugée à part.
    .title = Quand elles s’appliquent

## End of the round

AZT-END-01 = Chacun défausse la carte qu’il vient de jouer, face visible.
    .title = On défausse les cartes
AZT-END-02 = Chaque carte Malédiction reçoit une pierre de plus de la réserve, même si les siennes sont restées.
    .title = Une pierre par Malédiction
AZT-END-03 = Chacun reprend son jeton Personnage.
    .title = Les jetons reviennent
AZT-END-04 = Le premier joueur reste le même toute la partie. Si la table le veut, c’est à la manche suivante le prochain dans le sens horaire. Cela ne change que l’ordre dans lequel on dévoile les cartes.
    .title = Qui est premier ensuite
AZT-END-05 = Après la cinquième manche, la partie se termine et l’on compte les points de victoire.
    .title = La fin de la partie

## What artefacts do

AZT-FX-05 = Les Artefacts que vous gardez ne font rien avant la fin. Chaque carte compte pour elle-même, même en double, et un joyau peut compter pour autant de cartes qu’on veut, pour votre duo et pour les trios.
    .title = Les Artefacts gardés comptent à la fin
AZT-FX-01 = Cet Artefact vaut ses points pour chaque combinaison complète de ses joyaux dans votre réserve, pas seulement pour la première.
    .title = Des points par combinaison
AZT-FX-02 = Cet Artefact compte tous vos joyaux, quelles que soient leurs couleurs. Vous recevez ses points pour chaque lot complet d’autant de joyaux que la carte l’indique ; le reste ne rapporte rien.
    .title = Des points par lot de joyaux
AZT-FX-03 = Cet Artefact vaut ses points, quoi que vous ayez.
    .title = Des points tout simples
AZT-FX-04 = La carte indique combien de vos pierres maudites ne coûtent rien ; seules celles au-delà de ce nombre comptent sur la piste. Plusieurs Artefacts de ce genre s’ajoutent. Les pierres elles-mêmes restent chez vous et comptent en cas d’égalité.
    .title = Des pierres qui ne coûtent rien
AZT-FX-16 = Ce que la carte vous permet, vous pouvez y renoncer ; tout le reste doit être fait autant que possible. Tous les choix reviennent à qui a gagné la carte.
    .title = Pouvoir et devoir
AZT-FX-11 = Toutes vos pierres maudites retournent à la réserve.
    .title = Se défaire de ses pierres
AZT-FX-12 = Donnez une pierre maudite à autant d’adversaires différents que la carte l’indique ; vous les choisissez. S’il n’y en a pas davantage, tous en reçoivent une. Les vôtres partent d’abord, le reste vient de la réserve.
    .title = Des pierres aux adversaires
AZT-FX-13 = Vous pouvez prendre un joyau, de la couleur de votre choix, dans la réserve d’un adversaire, puis de même chez d’autres, jusqu’au nombre de la carte. Personne n’en perd plus d’un, et les annonces non dévoilées sont hors d’atteinte.
    .title = Prendre aux adversaires
AZT-FX-14 = Prenez dans le temple exactement autant de joyaux que la carte l’indique, de n’importe quelles couleurs.
    .title = Prendre des joyaux au choix
AZT-FX-15 = Prenez exactement autant de joyaux que la carte l’indique, de n’importe quelles couleurs. Puis, autant de fois que la carte le permet, vous pouvez remettre un joyau de votre réserve et en prendre un d’une autre couleur.
    .title = Prendre et échanger
AZT-FX-17 = Une carte qui agit tout de suite prend les choses telles qu’elles sont en plein dévoilement : les annonces non dévoilées ne sont à personne, les pierres suivantes n’ont pas bougé. Les joyaux qu’elle déplace comptent pour les Malédictions de la manche.
    .title = La situation du moment

## Scoring

AZT-SCO-01 = Chaque duo complet de votre personnage vaut 1 point. Pour un duo de deux couleurs, c’est le plus petit des deux nombres ; un duo d’une seule couleur demande deux de ces joyaux.
    .title = Les duos
AZT-SCO-02 = Chaque trio complet, un joyau bleu, un jaune et un rouge, vaut 2 points.
    .title = Les trios
AZT-SCO-03 = Vous ajoutez les points des Artefacts que vous avez gardés.
    .title = Les points des Artefacts
AZT-SCO-04 = Vos pierres maudites coûtent les points que la piste de votre fiche indique pour leur nombre. Au-delà de la piste, chaque pierre de plus coûte encore 3 points, sauf si le propriétaire du jeu a saisi un autre nombre.
    .title = Les pierres coûtent des points
AZT-SCO-05 = Un joyau compte à la fois pour les duos, pour les trios et pour chaque Artefact. Dans chacun d’eux, il ne compte qu’une fois.
    .title = Les joyaux comptent partout
AZT-SCO-06 = Les combinaisons incomplètes ne valent rien. Un total peut être négatif.
    .title = Rien que du complet
AZT-SCO-07 = Le plus de points l’emporte. En cas d’égalité, c’est le moins de pierres maudites, comptées telles qu’elles sont là, quoi que disent vos Artefacts. Si l’égalité persiste, la victoire est partagée.
    .title = Qui gagne
AZT-SCO-08 = Au classement final, les joueurs à égalité de points et de pierres partagent la meilleure place, et les places suivantes sont sautées.
    .title = Le classement

## What players may know

AZT-INF-01 = Chacun peut consulter à tout moment quelles cartes Joyaux et Artefact existent, et en combien d’exemplaires.
    .title = Les paquets sont connus
AZT-INF-02 = Les personnages et leurs duos, les places, le premier joueur et la manche sont connus de tous.
    .title = Les personnages sont visibles
AZT-INF-03 = Chacun voit les joyaux et les pierres de tous, les pierres des cartes Malédiction et le nombre de cartes de la pioche d’Artefacts.
    .title = Joyaux et pierres sont visibles
AZT-INF-04 = Vous seul connaissez votre carte jusqu’à ce qu’elle soit dévoilée. Ensuite, tout le monde la connaît.
    .title = Votre carte est à vous
AZT-INF-05 = Personne ne connaît les cartes suivantes des pioches, les cartes non distribuées ni l’ordre des Artefacts, sauf les cartes vues avant d’aller sous la pioche.
    .title = Ce que personne ne sait
AZT-INF-06 = Votre annonce et votre jeton ne sont connus que de vous jusqu’à ce que tous aient choisi. Les autres peuvent voir que vous avez choisi, mais pas quoi.
    .title = Des choix scellés
AZT-INF-07 = Les Artefacts gardés sont visibles. Si la table les veut secrets, les autres ne voient que leur nombre, jusqu’à ce qu’on les montre à la fin.
    .title = Qui voit les Artefacts gardés
AZT-INF-08 = Vous seul voyez les cartes parmi lesquelles vous choisissez un Artefact. Les autres voient ensuite celle que vous avez prise si elle agit tout de suite ou si les Artefacts sont visibles. Qui a vu une carte aller sous la pioche sait où elle est.
    .title = Qui voit les Artefacts piochés
AZT-INF-09 = Quand un Artefact agit tout de suite, tout le monde voit lequel, qui il concerne et ce qui en résulte.
    .title = Les Artefacts joués sont vus
AZT-INF-10 = Toutes les cartes dévoilées, toutes les annonces et tous les jetons passés peuvent être consultés à tout moment.
    .title = Le passé est ouvert
AZT-INF-11 = Vous savez donc : votre propre carte, tout ce qui est visible, les annonces, cartes et jetons des manches passées, les Artefacts que vous avez vus et où ils sont allés, et ceux parmi lesquels vous choisissez.
    .title = Tout ce que vous savez
AZT-INF-12 = Ce que vous voyez ne dépend jamais de ce que vous ne pouvez pas savoir : les choix et les cartes encore cachés des autres, ou une partie de pioche que vous n’avez pas vue.
    .title = Rien ne filtre
AZT-INF-13 = Vous pouvez dire ce que vous voulez autour de la table. Cela n’engage personne.
    .title = La parole est libre
AZT-INF-14 = Si un autre prend une de trois cartes dont vous connaissiez certaines, vous ne savez plus que ce qui découle avec certitude de ce qui a été montré. C’est ce que vous auriez pu noter à une table, et rien de plus. Les exemplaires ne sont pas comptés pour cela.
    .title = Ce que vous savez encore

## How choices are asked

AZT-DEC-01 = Si les personnages sont choisis, chacun à son tour en choisit un parmi ceux qui restent.
    .title = Question : le personnage
AZT-DEC-02 = À la première étape, chacun choisit son annonce, tous en même temps. Votre liste signale celle qui est vraie ; personne d’autre ne le voit.
    .title = Question : l’annonce
AZT-DEC-03 = À la deuxième étape, chacun choisit un adversaire et une face de son jeton, tous en même temps.
    .title = Question : le jeton
AZT-DEC-04 = Quand vous gagnez un Artefact, vous choisissez une des cartes devant vous. Deux cartes identiques font deux choix : vous obtenez la même carte, mais les autres peuvent aller sous la pioche dans un autre ordre.
    .title = Question : l’Artefact
AZT-DEC-05 = Quand un Artefact vous fait prendre des joyaux, vous les choisissez tous en une fois.
    .title = Question : les joyaux à prendre
AZT-DEC-06 = Quand un Artefact vous laisse échanger des joyaux, vous choisissez un échange à la fois, ou vous arrêtez.
    .title = Question : l’échange
AZT-DEC-07 = Quand un Artefact vous laisse prendre des joyaux aux adversaires, vous choisissez un adversaire et une couleur à la fois, ou vous arrêtez. Cela finit de soi-même quand il n’y a plus personne à qui prendre.
    .title = Question : à qui prendre
AZT-DEC-08 = Quand un Artefact donne des pierres à certains de vos adversaires, vous les choisissez tous en une fois.
    .title = Question : qui reçoit une pierre
AZT-DEC-09 = Quand il n’y a rien à choisir, on ne vous demande rien : le dernier personnage, le dernier Artefact, des pierres pour tous les adversaires, personne à qui prendre.
    .title = Sans choix, pas de question
AZT-DEC-10 = Les annonces et les jetons sont recueillis scellés. Même si l’on interroge les joueurs l’un après l’autre, personne n’apprend ce que les précédents ont choisi.
    .title = Les choix sont scellés
AZT-DEC-11 = Un choix scellé compte quand le dernier joueur a choisi. Avant cela, on peut vous permettre d’en changer ; aucune règle n’en dépend.
    .title = Quand un choix compte

## The game comes to an end

AZT-TRM-01 = Une partie a exactement cinq manches, et à chacune d’elles chaque joueur fait une annonce et place un jeton.
    .title = Cinq manches, pas plus
AZT-TRM-02 = Dans une manche, on gagne au plus deux fois autant d’Artefacts qu’un joueur a d’adversaires.
    .title = Les Artefacts d’une manche
AZT-TRM-03 = Aucun Artefact n’en amène un autre, et chacun demande quelques choix au plus. Toute partie se termine donc, quoi que l’on joue.
    .title = Toute partie se termine
AZT-INV-01 = Personne n’a jamais moins de zéro joyau ni moins de zéro pierre maudite.
    .title = Jamais sous zéro
AZT-INV-02 = La pioche et les Artefacts gardés font toujours 42 cartes ensemble, sauf pendant que quelqu’un en choisit ou en joue une.
    .title = Tous les Artefacts sont là
AZT-INV-03 = Les cartes des pioches, en jeu et défaussées sont toujours cinq par joueur. Après chaque manche, chacun en a défaussé une de plus.
    .title = Toutes les cartes Joyaux sont là
AZT-INV-04 = Après chaque manche, il y a au moins une pierre sur chaque carte Malédiction, et au plus une de plus que de manches jouées.
    .title = Les pierres des Malédictions
AZT-INV-05 = En une manche, un joueur gagne au plus les joyaux d’une annonce et deux Artefacts. Personne n’a donc jamais plus de joyaux, de pierres maudites ou d’Artefacts que les manches jouées n’ont pu en apporter.
    .title = Jamais plus que ce qu’on peut gagner
