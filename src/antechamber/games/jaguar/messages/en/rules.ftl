### Shards of the Jaguar: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/jaguar/rules.toml); one message per rule, in the order of that file.
### All texts are in our own words. Figures that an owner of the box may correct stand on the components, not here.

## Options

JAG-OPT-01 = Table option mode chooses the rules: full with characters, chests and the Escape, basic without them, or solo for one player against the Temple and its Jaguar. Solo uses the full rules and adds its own.
    .title = Full, basic or solo
JAG-OPT-02 = Two, three or four play the full or the basic game; solo is for one. Their number decides the size of the board, what lies on it and how many activators there are.
    .title = Number of players
JAG-OPT-03 = Table option character_assignment says whether characters are dealt at random or chosen, in order of seats.
    .title = Who plays which character
JAG-OPT-04 = Table option first_time_red lists the seats that begin with one more red amulet, a help for those who play for the first time.
    .title = A red amulet for newcomers
JAG-OPT-05 = Table option solo_level sets how hard solo is: your health, your curses, where the Jaguar begins and how many Objectives you must reach.
    .title = Difficulty of solo
JAG-OPT-06 = Table option tile_rotation says whether board tiles may also be turned by half a turn when they are laid out.
    .title = Turning the tiles
JAG-OPT-07 = Table option full_cursed_action_loss adds the penalty of the basic game to full and solo: whoever becomes cursed for the first time also lies down.
    .title = Lying down when cursed, in the full game
JAG-OPT-08 = Table option blue_steer gives the blue amulet a second use: instead of staying put in a Flood you choose the direction that you drift in.
    .title = Steering with a blue amulet
JAG-OPT-09 = Table option flood_cost says how you pay for standing firm in a Flood: spend, if you have that much health, or damage, which may cost glory instead.
    .title = The price of standing firm
JAG-OPT-10 = Table option free_take_pouch_ritual says whether the free Take of a Flood or a Wave may be a ritual from your pouch.
    .title = A pouch ritual as free Take
JAG-OPT-11 = Table option taming_through_walls says whether you may tame the Jaguar when there is a wall between you.
    .title = Taming through walls

## Components

JAG-COMP-01 = Crystals, amulets and Level-up tokens never run out. What you are to get, you get.
    .title = The supply is endless

## Board

JAG-BOARD-01 = Four tiles lie in a row and are numbered from left to right. Each has three columns; its rows depend on the number of players. Columns are counted over the whole board, rows from the top.
    .title = Four tiles in a row
JAG-BOARD-02 = Neighbours lie left, right, above or below, never diagonally.
    .title = Neighbouring spaces
JAG-BOARD-03 = A step goes to a neighbouring space. Walls stop it unless an effect says otherwise.
    .title = A step
JAG-BOARD-04 = Printed walls and the outer edges stop you. Where two tiles meet, a wall on either edge is a wall; two that touch are one, and one white amulet passes both.
    .title = Walls and edges
JAG-BOARD-05 = The Heart wall closes every row between tiles 3 and 4 in rounds 1 to 6. In rounds 7 and 8 it stands at the right edge of tile 4; in the Escape it is gone.
    .title = The Heart wall
JAG-BOARD-06 = The Heart wall has no colour, and nothing gets across it: no amulet, Jump, door, Flood or Jaguar.
    .title = Nothing crosses the Heart wall
JAG-BOARD-07 = In rounds 1 to 6 nobody may be on tile 4, and nothing may be taken from it. The Jaguar stays out as well.
    .title = Tile 4 is closed at first
JAG-BOARD-08 = The left edge of tile 1 is the entrance. You come in there once and never go out; it stops a Flood, too.
    .title = The entrance
JAG-BOARD-09 = Each token of a trap threatens certain spaces. Where the Heart wall stands at that moment counts.
    .title = What a trap reaches
JAG-BOARD-13 = Gas threatens every space whose floor has the colour of its token.
    .title = Reach of the gas
JAG-BOARD-14 = Darts threaten every space that has a wall of their colour on at least one side; several such walls make one hit. A wall threatens both sides, also where tiles meet, but not across the Heart wall.
    .title = Reach of the darts
JAG-BOARD-15 = Guards threaten the two spaces on either side of every statue with claws of their colour. Several statues make one hit, and statues do not block the way.
    .title = Reach of the guards
JAG-BOARD-16 = An earthquake threatens one column of every tile: the first, the second or the third, as its token says.
    .title = Reach of the earthquake
JAG-BOARD-12 = Before the first action you stand outside, left of your row. You must come in at once, so no trap ever finds you there.
    .title = Before you come in
JAG-BOARD-10 = Any number of pawns may share a space.
    .title = Sharing a space
JAG-BOARD-11 = A space can hold several things: a crystal on each pedestal, two on a major pedestal of tile 4, a map piece on a major pedestal of the other tiles, a ritual on a diamond, a chest or in the basic game an amulet on a square.
    .title = What lies on a space

## Setup

JAG-SETUP-01 = Shuffle the four tiles and lay them in a row, the longer side up with four players. Tile 1 must not have two walls at its left edge; if it has, shuffle again.
    .title = Lay the tiles
JAG-SETUP-02 = Put the Heart wall between tiles 3 and 4.
    .title = Put up the Heart wall
JAG-SETUP-03 = Gas, darts, guards and earthquake get the first four trap positions at random. Secret door is always fifth, Flood sixth.
    .title = Arrange the traps
JAG-SETUP-04 = Characters are dealt at random or chosen in order of seats, each of them once. In the basic game they are only colours.
    .title = Characters
JAG-SETUP-05 = Set your health by the number of players; the fewer play, the less you have. All begin with the same few curses.
    .title = Health and curse
JAG-SETUP-06 = In the full game take the amulet of your character, and one more if three or four play. In the basic game you begin without amulets. A newcomer may get a red one in any game.
    .title = Starting amulets
JAG-SETUP-07 = A reward waits for the first time you have no curses left: a Level-up token, in the basic game a green amulet.
    .title = The reward for shaking off curses
JAG-SETUP-08 = Glory markers begin at the bottom of the Glory track; with three players on the space marked for three.
    .title = Glory
JAG-SETUP-09 = The Round track begins at 1. One activator of each player goes on the Order track, in random order. Two and three players have rules of their own for further ones.
    .title = Rounds and order
JAG-SETUP-10 = One crystal of each colour lies on the bonus dome, and two lie at the first checkpoint of the Glory track.
    .title = Bonus crystals
JAG-SETUP-11 = Three random Objectives are in play, face up. In the basic game the one about chests is left out.
    .title = Objectives
JAG-SETUP-12 = Heart shards fill the slots of the Jaguar area from the left; there is one more with four players. Crystals lie beside the first two.
    .title = The Heart shards
JAG-SETUP-13 = Shuffle the crystals meant for tiles 1 to 3 and put one on every pedestal. With two players, pedestals marked for three stay empty, on tile 4 as well.
    .title = Crystals of tiles 1 to 3
JAG-SETUP-14 = Tile 4 has crystals of its own: one on each pedestal, two on each major pedestal.
    .title = Crystals of tile 4
JAG-SETUP-15 = Lay random map pieces face up on the major pedestals of tiles 1 to 3, as many with dots as with triangles. With four players the middle one of tile 3 stays empty.
    .title = Map pieces
JAG-SETUP-16 = Lay a random Minor ritual face up on each diamond of tiles 2 and 3, and one beside each starting space. The diamonds of tile 1 stay empty.
    .title = Minor rituals
JAG-SETUP-17 = Lay a random Major ritual face up on each diamond of tile 4.
    .title = Major rituals
JAG-SETUP-18 = Every square gets a random chest, face down. In the basic game it gets a red or a black amulet instead, face up.
    .title = Chests, or amulets
JAG-SETUP-19 = In the full game an amulet lies beside each starting ritual, drawn from one of every colour.
    .title = Amulets at the entrance
JAG-SETUP-20 = In the full game each row of tile 4 gets a random Escape reward.
    .title = Escape rewards
JAG-SETUP-21 = In reverse order each player chooses a free starting space with a ritual, and puts the ritual, and in the full game the amulet beside it, into the pouch. Only your first activator counts for the order. What nobody chose leaves the game.
    .title = Choose where you come in
JAG-SETUP-22 = The three tokens of each harming trap lie face down with it.
    .title = Trap tokens
JAG-SETUP-23 = Door markers, spare activators, the Shield, and the remaining amulets and crystals are the common supply; in the full game the Level-up tokens, too.
    .title = The common supply

## Rounds

JAG-FLOW-01 = A round has four phases: Refresh, Trap setting, Action, Trap activation. The first round has no Refresh.
    .title = Four phases
JAG-FLOW-02 = Your leftmost trap decides when you act: whoever has the one furthest left acts first.
    .title = Action order
JAG-FLOW-03 = When several players decide about the same thing, they do so in action order; in the Refresh, in the order of the Order track.
    .title = Who decides first

## Refresh

JAG-REF-01 = The new order: whoever is furthest back, in the lowest column, comes first. Ties go to less glory, then to whoever had the trap further left. Of several activators your leftmost counts; extra ones that already wait stay where they are.
    .title = New order
JAG-REF-02 = All Trap tokens go back to their traps, face down, and activators to the Order track. The Shield goes back to its owner.
    .title = Traps are reset
JAG-REF-03 = The round marker moves on by one.
    .title = Next round
JAG-REF-04 = At the start of round 7 the Heart wall moves to the right edge of tile 4, so that the tile is open. Then each of you may put an Objective marker on an Objective.
    .title = Round 7: tile 4 opens

## Trap setting

JAG-TRAP-01 = In the order of the Order track each activator goes on a trap. A trap takes one activator a round.
    .title = Set a trap
JAG-TRAP-02 = For a harming trap choose one of its three tokens in secret. It stays face down; you may look at it at any time. Secret door and Flood have no tokens.
    .title = Choose a token in secret
JAG-TRAP-03 = You must set your traps. Only an extra activator of level 2 or of the Hunt may be left unused.
    .title = Setting is compulsory
JAG-TRAP-04 = You may have several traps in a round. Each is resolved for itself.
    .title = Several traps

## Action

JAG-ACT-01 = You have a number of action points, one more in rounds 7 and 8. If your pawn lies down you have one less this turn, and it stands up again.
    .title = Action points
JAG-ACT-02 = Move, Heal and Take in any order and mix, as long as you have action points; or Run instead. You may stop early; what is left is lost.
    .title = Spending action points
JAG-MOVE-01 = A step costs one action point.
    .title = Move
JAG-MOVE-02 = Going through your own Secret door, from either marker to the other, costs one action point. Nobody else can use it. Before round 7 it does not lead onto tile 4.
    .title = Through your own door
JAG-ACT-03 = In round 1 your first action is the step inside, onto the space beside you. A Run may begin with it.
    .title = Come in first
JAG-HEAL-01 = Healing is worth more the more action points you give to it: the second, third and fourth bring more than the first. Then the series begins anew.
    .title = Heal
JAG-HEAL-02 = All action points that you spend on healing in a turn count together, even with other actions between. Each one heals at once.
    .title = Healing adds up
JAG-HEAL-03 = Health and curse end at the top of their track; what is more is lost. Curse never goes below zero.
    .title = Ends of the tracks
JAG-TAKE-01 = For one action point you take one thing from your space.
    .title = Take
JAG-TAKE-02 = A crystal goes into your crystal bag; of several you choose one. Taking it from a blessed pedestal you may remove one curse at once.
    .title = Taking a crystal
JAG-TAKE-03 = In the basic game an amulet that lies on a square goes into your pouch. In the full game there is a chest.
    .title = Taking from a square
JAG-TAKE-04 = A map piece goes into your pouch, face up.
    .title = Taking a map piece
JAG-RIT-01 = To perform a ritual you need all crystals it shows in your bag. They become incorporated: no longer in the bag, but still yours at the end. The ritual goes face down into your lowest free level slot, and you get its rewards.
    .title = Perform a ritual
JAG-RIT-02 = A ritual on the board is performed where it lies. The one in your pouch can be performed anywhere inside the temple.
    .title = Where a ritual is performed
JAG-RIT-03 = A Minor ritual is a level-up, and honour at the end. A Major ritual is a level-up, and you may place an Objective marker; it has no honour of its own.
    .title = Minor and Major rituals
JAG-RIT-04 = In the basic game every level-up is a green amulet instead. You may perform any number of rituals.
    .title = Green amulets instead of levels
JAG-HEART-01 = With a dots piece and a triangles piece that fit your space of tile 4, you may take a Heart shard for one action point: the leftmost one, with the crystal that lies beside it.
    .title = Take a Heart shard
JAG-HEART-02 = The two map pieces are then used up; they still count for the Objective about maps. You choose which pieces you use. Another shard needs another pair.
    .title = Map pieces are used up
JAG-HEART-03 = Dots name a column of tile 4, triangles its rows, often two of them; then either space will do. When all shards are gone there is nothing to take.
    .title = Reading the map
JAG-RUN-01 = If you Run you have some more steps than action points, and can do nothing but move this turn. Say so before you spend any. Your own door costs one step; a green amulet adds one.
    .title = Run
JAG-RUN-02 = Red and black amulets and the Shield are used before you begin to Run. After that only what moves you: green, white, Jump.
    .title = What goes with a Run

## Trap activation

JAG-HIT-01 = Harming traps go off from left to right. The token is revealed, and everybody on a space that it threatens is hit, the owner as well.
    .title = A trap goes off
JAG-HIT-02 = Gas brings a little damage and more curse, darts more damage and a little curse. Hit by guards you choose: discard a crystal from your bag, or take damage. Hit by an earthquake you choose: lie down, which costs an action point next round, or take damage.
    .title = What traps do
JAG-HIT-03 = With an empty bag guards mean damage. Incorporated crystals are always safe.
    .title = No crystal to discard
JAG-HIT-04 = In round 8, or if you already lie down, an earthquake means damage.
    .title = When you cannot lie down
JAG-HIT-07 = Who is hit is settled at the reveal. They decide and suffer one after another, then the owner gets the glory and what it brings; only then the next trap is revealed.
    .title = One trap after another
JAG-HIT-05 = Damage and curse of one effect come together; only then it is seen whether you are cursed.
    .title = Damage and curse together
JAG-HIT-06 = After the effects the owner gets glory for each other player hit, twice as much with two players. If your trap hits you as well, it brings you none.
    .title = Glory for hits
JAG-DMG-01 = Damage lowers health to 0. What health cannot take costs glory instead, down to the start of the track. Nobody dies, except in solo.
    .title = Damage
JAG-DOOR-01 = The owner puts both door markers on two different spaces that are not too far apart; walls do not matter for the distance. The door stays until you open another one.
    .title = Open a Secret door
JAG-DOOR-02 = If you stand on one of the two spaces you may go through at once, for free. Before round 7 not onto tile 4, though a marker may lie there.
    .title = Through at once
JAG-DOOR-03 = If you have set the Secret door you must place it, and on the board.
    .title = The door must be placed
JAG-FLOOD-01 = The owner names a direction. Everybody says, in action order, what they do; then all who go along drift the same number of spaces, until a wall or an edge stops them. Pawns never block each other.
    .title = Flood
JAG-FLOOD-02 = You may stand firm by losing some health; in the full game a blue amulet does it, too. The table decides whether you need to have that health.
    .title = Stand firm
JAG-FLOOD-03 = The owner may drift only one space and then Take something for free, even if a wall stopped the pawn. This does not go with standing firm.
    .title = The owner's short drift
JAG-FLOOD-04 = A free Take is like any Take on the space you reach, and costs no action point: a thing, a ritual, a Heart shard. The table decides whether it may be a ritual from your pouch. You may go without.
    .title = A free Take
JAG-FLOOD-05 = Traps that have gone off do not strike again when a Flood carries you onto their spaces. Secret door and Flood bring no glory.
    .title = After the traps

## Glory

JAG-GLORY-01 = Your place on the Glory track is worth honour at the end. Steps beyond its last space count as well.
    .title = The Glory track
JAG-GLORY-02 = You get the reward of a checkpoint when you reach or pass it for the first time. It stays yours if you lose glory later.
    .title = Checkpoints
JAG-GLORY-03 = At the first checkpoint you get a level-up, in the basic game a green amulet. The first player there also takes one of the two crystals, the second takes the other.
    .title = First checkpoint
JAG-GLORY-04 = At the second checkpoint you may place an Objective marker. At the third you take a crystal of your choice that is still on the bonus dome.
    .title = Second and third checkpoint
JAG-GLORY-05 = Your glory is the number of steps on the track, not the honour that is printed there.
    .title = Glory is steps

## Curses

JAG-CURSE-01 = You are cursed as long as your curse is at least as high as your health. It is checked after every change.
    .title = Cursed
JAG-CURSE-02 = The first time that you have no curses left you take the reward that waits for it.
    .title = Free of curses
JAG-CURSE-03 = In the basic game you lie down when you become cursed, once in a game, and nothing else happens. In round 8, or if you lie already, even that has no effect.
    .title = Cursed in the basic game
JAG-CURSE-04 = All parts of one effect happen before it is checked whether you are cursed or free of curses.
    .title = Whole effects first

## Objectives

JAG-OBJ-01 = An Objective counts only for those who have a marker on it. You may place one at the start of round 7, for a Major ritual, and at the second checkpoint.
    .title = Objective markers
JAG-OBJ-02 = You have three markers, one for each Objective. They never move, and others do not block you.
    .title = One marker each
JAG-OBJ-03 = Objectives count your health, crystals of two colours, map pieces, levels, glory or chests, or reward you for having few curses. All are valued at the end.
    .title = What Objectives count
JAG-OBJ-04 = Your levels are the tokens in your level slots; in the basic game, the rituals you have performed.
    .title = Counting levels

## End and scoring

JAG-END-01 = The basic game ends after round 8, the full game after the Escape. Then honour is counted.
    .title = The end
JAG-SCORE-01 = Crystals in the bag and incorporated ones count alike. Purple ones are worth more the more you have; yellow, green and blue ones have a fixed value each, and whoever has most blue ones gets a bonus, halved in a tie. Heart shards have a fixed value.
    .title = Crystals and Hearts
JAG-SCORE-02 = The section of your health marker brings honour, that of your curse marker costs some.
    .title = Health and curse
JAG-SCORE-03 = Your place on the Glory track, each Minor ritual you have performed, and the Objectives with your marker bring honour.
    .title = Glory, rituals, Objectives
JAG-SCORE-04 = Amulets, map pieces and rituals that you did not perform are worth nothing by themselves.
    .title = What is worth nothing
JAG-SCORE-05 = Most honour wins. A tie goes to more glory, then fewer curses, then more health; after that the victory is shared.
    .title = Who wins

## Amulets

JAG-AMU-01 = Using an amulet costs no action point. Each is used once and goes back to the supply.
    .title = Amulets are free and used once
JAG-AMU-04 = In the basic game there are only red, black and green amulets.
    .title = Amulets of the basic game
JAG-AMU-02 = Green: one more action point in your turn, or one more step when you Run or escape. There is a limit to how many you may use in a turn.
    .title = Green amulet
JAG-AMU-03 = Red heals you, black removes curses, in your own turn or your Escape. They are not offered where they would do nothing.
    .title = Red and black amulets

## Numbers of players

JAG-2P-01 = With two, each has two activators: the first player sets the first and the fourth trap, the second player the two between. Hits bring twice the glory.
    .title = Two players
JAG-3P-01 = With three, one of you has a second activator in rounds 1 to 6 and sets it last: in round 1 the second in order, then each round the next clockwise. So everybody has it twice.
    .title = Three players
JAG-4P-01 = With four, everybody has one activator, and nothing else changes.
    .title = Four players

## Full game: chests and amulets

JAG-F-CHEST-01 = When you take a chest it is turned up; choose two of the three amulets it shows. Keep the chest: an Objective may count it.
    .title = Taking a chest
JAG-F-AMU-04 = White: one step goes through a wall. The step itself is paid as usual. It also helps in a Run, in the Escape and in the steps of taming, but not in a Jump, a Flood or a Wave, and never against the Heart wall.
    .title = White amulet
JAG-F-AMU-05 = Blue: a Flood does not move you. If the table agreed on it, you may instead choose the direction in which it moves you.
    .title = Blue amulet
JAG-F-AMU-06 = Yellow: right after your harming trap brought you glory, it brings more glory. There is a limit for each trap. In solo it must have hit the Jaguar.
    .title = Yellow amulet
JAG-F-AMU-07 = Amulets from rewards and chests come from the supply. Your pouch is open to all and has no limit.
    .title = Where amulets come from

## Full game: levels and characters

JAG-F-LVL-01 = A level-up puts its token into the lowest free of your three level slots, and you get the reward of that level. When all are taken, more tokens bring the reward of level 1 again.
    .title = Level-up
JAG-F-LVL-02 = The rewards of levels 1 and 2 come once; where there are two you choose. Level 3 gives an ability for the rest of the game, and something at once.
    .title = Rewards of the levels
JAG-F-LVL-03 = At level 2 everybody may choose an extra activator for the next round. It waits on the fifth or sixth space of the Order track and is set after the others; if both are taken, or no round follows, it is not offered.
    .title = An extra activator
JAG-F-LVL-04 = Each character has an amulet to begin with and rewards of its own.
    .title = Characters
JAG-F-LVL-05 = Fenn begins with a white amulet. Level 1: a green one. Level 2: an extra activator, or a white or green amulet and some health. Level 3: Jump, and a green amulet.
    .title = Fenn
JAG-F-LVL-06 = Akhel begins with a red amulet. Level 1: a black or red one. Level 2: an extra activator, or a purple crystal, some health and one curse less. Level 3: Shield.
    .title = Akhel
JAG-F-LVL-07 = Keela begins with a yellow amulet. Level 1: a yellow or white one. Level 2: an extra activator, or glory and some health. Level 3: Hunt, and yellow amulets for it.
    .title = Keela
JAG-F-LVL-08 = Nerys begins with a blue amulet. Level 1: a black or blue one. Level 2: an extra activator, or a blue amulet and some health. Level 3: Wave, and a blue amulet.
    .title = Nerys
JAG-F-JUMP-01 = Fenn may spend a green amulet to move two spaces in one direction. No wall may be in the way, and a white amulet does not help.
    .title = Jump
JAG-F-JUMP-02 = A Jump does not count towards the limit of green amulets.
    .title = Jump and green amulets
JAG-F-JUMP-03 = You may Jump in your turn, also in a Run, and in your Escape. It costs no action point and is two spaces, no fewer, unless it takes you out through an exit.
    .title = When you may Jump
JAG-F-SHIELD-01 = Once a round, in his own turn, Akhel may put the Shield on a harming trap that somebody else has set.
    .title = Shield
JAG-F-SHIELD-02 = If that trap hits him this round he ignores its effect. Its owner still gets the glory.
    .title = What the Shield does
JAG-F-SHIELD-03 = The Shield works even if he becomes cursed later in the round. It cannot be moved before the next.
    .title = The Shield stays
JAG-F-HUNT-01 = In the Refresh Keela may put one of her yellow amulets on the first free space of the Order track, as an activator. Without a free space she cannot.
    .title = Hunt
JAG-F-HUNT-02 = It is set after all others, on a free harming trap, with a token as usual. If there is none, or she does not want to, it goes back to her pouch.
    .title = Setting the Hunt
JAG-F-HUNT-03 = The amulet counts like any activator for the order. After it was used it goes to the supply.
    .title = The Hunt counts
JAG-F-WAVE-01 = Once a round, after all traps, Nerys may spend a blue amulet and drift as in a Flood, in a direction of her choice: the whole way, or one space and a free Take.
    .title = Wave
JAG-F-WAVE-02 = Walls stop a Wave like a Flood. One space that is blocked still allows the Take. A Wave is possible in round 8, too.
    .title = Wave and walls

## Full game: curses

JAG-F-CURSE-01 = While you are cursed you cannot use the ability of level 3 and get no rewards of levels. It ends as soon as your health is higher than your curse.
    .title = Cursed in the full game
JAG-F-CURSE-02 = A level token that you get while cursed waits face up in its slot. When you are no longer cursed, those that wait are turned and bring their rewards, in the order you got them; a new curse interrupts it.
    .title = Rewards wait
JAG-F-CURSE-03 = Even while cursed you may place the Objective marker of a Major ritual, and ritual honour and levels count, waiting or not.
    .title = What a curse does not stop
JAG-F-CURSE-04 = In the full game a curse does not make you lie down, unless the table chose that.
    .title = No lying down in the full game
JAG-F-CURSE-05 = The first time that you have no curses left, the Level-up token that waited for it is a level-up.
    .title = Free of curses: a level-up

## Full game: Escape

JAG-F-ESC-01 = After round 8 the Heart wall is gone. The exits are the steps to the right out of the last column; a printed wall blocks one like any other.
    .title = The exits
JAG-F-ESC-02 = You have as many steps as the section of your health shows, and can only move. Everybody goes in turn, in the action order of round 8. You may stop inside.
    .title = Escape
JAG-F-ESC-03 = A green amulet adds a step, a white one passes a wall, and your own door is a step. Red and black may be used before your steps are counted, or when your Escape is over. Fenn may Jump.
    .title = Amulets in the Escape
JAG-F-ESC-04 = Whoever gets out takes the reward of that row: a crystal, glory, or fewer curses. It stays there for others as well.
    .title = You are out
JAG-F-ESC-05 = Whoever stays inside gets no reward, and one curse for each step that was still missing by the shortest way out.
    .title = Left inside

## Solo: setup

JAG-S-SETUP-01 = The difficulty sets your health, your curses and how many Objectives you must reach.
    .title = Solo: difficulty
JAG-S-SETUP-02 = Board and crystals are those of two players. You take your character's amulet and no other.
    .title = Solo: the board
JAG-S-SETUP-03 = The three Objectives show a target each, on their solo side.
    .title = Solo: Objectives
JAG-S-SETUP-04 = The first Jaguar pile has four of its eight movement tokens, those without walls, shuffled. The others wait for round 3.
    .title = Solo: the Jaguar pile
JAG-S-SETUP-05 = Shuffle the Taming tokens, face down.
    .title = Solo: Taming tokens
JAG-S-SETUP-06 = At the easiest level your glory begins a little further up, else at the start.
    .title = Solo: glory
JAG-S-SETUP-07 = Choose a starting space and take its ritual and amulet.
    .title = Solo: where you come in
JAG-S-SETUP-08 = The Jaguar begins some steps inside, along the middle row from the left; walls on it are walked round by a shortest way. The harder the game, the nearer it is. If several spaces fit, you choose.
    .title = Solo: where the Jaguar begins
JAG-S-SETUP-09 = The Temple sets all four harming traps. Of the first you see all tokens, of the second one that is not active, of the others none.
    .title = Solo: the first temple traps
JAG-S-SETUP-10 = You have one activator. The Order track is not used, so an extra activator never lacks space.
    .title = Solo: activators
JAG-S-SETUP-11 = You choose the difficulty, and your character or have one dealt.
    .title = Solo: your choices
JAG-S-SETUP-12 = Where solo has no rule of its own the full game's rules hold. At checkpoints you are always the first.
    .title = Solo: everything else

## Solo: the round

JAG-S-FLOW-01 = A solo round: Refresh with traps and Jaguar tokens; your actions and then your own traps; activation of the temple traps, the Jaguar's move, taming, your traps. After eight rounds comes the Escape.
    .title = Solo: the round
JAG-S-REF-01 = From round 3 the Jaguar pile has all eight tokens. In round 7 it gets a pile of short moves, and the Jaguar goes to the last column of the middle row; tile 4 opens as usual.
    .title = Solo: rounds 3 and 7
JAG-S-REF-02 = From round 2 the Temple sets its traps anew: one of the tokens still face down becomes active, and the former one lies face up. When all were seen they are shuffled. Your activators come back.
    .title = Solo: the Temple sets traps
JAG-S-REF-03 = Each Refresh turns up two Jaguar tokens. One of them will be its move; afterwards both are out of the pile.
    .title = Solo: two Jaguar tokens
JAG-S-ACT-04 = You have one action point more than in other games. If your pawn lies down that still costs one.
    .title = Solo: action points
JAG-S-ACT-01 = For one action point you may turn up the active token of a temple trap. It stays active.
    .title = Solo: look into a trap
JAG-S-ACT-02 = A Run brings only one step more than your action points. While you run, the Jaguar's space does not harm you; you may even end there.
    .title = Solo: Run
JAG-S-ACT-03 = If you enter the Jaguar's space in your actions, other than in a Run, you take damage each time. Leaving it does no harm.
    .title = Solo: past the Jaguar
JAG-S-SET-01 = After your actions you may set a trap with each activator, any of the six. Of a harming trap you choose the active token; it is then yours this round and not the Temple's.
    .title = Solo: take over a trap
JAG-S-SET-03 = Keela's Hunt is decided in the Refresh. After your other traps the amulet takes over one more harming trap.
    .title = Solo: Hunt
JAG-S-SET-04 = Akhel's Shield may go on any temple trap. If you then take that trap over, the Shield does nothing.
    .title = Solo: Shield
JAG-S-SET-02 = An extra activator gained in your turn is used this round or lost, one gained in the activation, next round. The Jaguar uses your Secret door, too, as one step.
    .title = Solo: extra activator and door
JAG-S-TEMPLE-01 = Temple traps go off from left to right. If one hits you, you suffer its effect and lose glory; without glory you take damage. The Jaguar is immune. The Shield protects from the effect only.
    .title = Solo: temple traps
JAG-S-JAG-01 = The Jaguar comes towards you by a shortest way and as near as its steps allow. Of several ways it takes the one with most things on it; if they are still equal, you decide.
    .title = Solo: the Jaguar moves
JAG-S-JAG-02 = If no temple trap hit you, the lower of the two tokens counts, else the higher; of equal ones that with walls is higher. With the walls token it ignores walls, except the Heart wall.
    .title = Solo: which token
JAG-S-JAG-03 = What lies on the spaces it enters goes back to the supply, except rituals. Blue crystals count for the Jaguar instead.
    .title = Solo: what the Jaguar takes
JAG-S-JAG-04 = When it reaches your space it stops, and you take heavy damage. If it is there already it stays and does the same.
    .title = Solo: the Jaguar reaches you
JAG-S-TAME-01 = If the Jaguar ends exactly one space away, with no wall between, you may turn up two Taming tokens; then you must take one, and the other is set aside. When the pile runs out, those set aside are shuffled again.
    .title = Solo: taming
JAG-S-TAME-02 = A token for a thing lets you take one of that kind from anywhere on the board that is open; a ritual goes into your pouch. If there is none left, nothing happens.
    .title = Solo: things from taming
JAG-S-TAME-03 = Steps are free and may use a white amulet. A Flood is yours, happens at once and moves the Jaguar as well.
    .title = Solo: steps and Flood from taming
JAG-S-TAME-04 = Coming onto the Jaguar's space by taming, Flood, Wave or a free passage does no damage.
    .title = Solo: harmless meetings
JAG-S-OWN-01 = Your own traps come last. Hitting the Jaguar brings glory, unless the trap hits you as well. A Flood carries the Jaguar, too; it takes neither damage nor things.
    .title = Solo: your own traps
JAG-S-OWN-02 = Your Secret door is placed now, and you may go through. Several traps go from left to right.
    .title = Solo: your own door
JAG-S-OWN-03 = Traps do nothing else to the Jaguar. If your own trap hits you, you suffer its effect but lose no glory.
    .title = Solo: what traps do not do
JAG-S-ESC-01 = After round 8 you escape. The Jaguar does not follow.
    .title = Solo: Escape
JAG-S-END-01 = If your health falls to 0, you lose at once.
    .title = Solo: no health left
JAG-S-END-02 = To win you need all of this: level 3, at least one Heart shard, enough Objectives with your marker and their target reached, and to have escaped alive.
    .title = Solo: victory
JAG-S-END-03 = Score as usual; for the bonus of blue crystals you are compared with the Jaguar. After a victory your honour gives you a rating.
    .title = Solo: rating

## What everybody may know, and limits

JAG-INFO-01 = Everything on the board and with the players lies open: things, tracks, bags, pouches, doors, and who has set which trap.
    .title = What all see
JAG-INFO-02 = Only its owner knows a chosen Trap token until it is revealed. The two that were not chosen are hidden from the others as well.
    .title = Chosen tokens are secret
JAG-INFO-03 = Nobody knows what is in a chest until it is taken; then everybody does.
    .title = Chests are secret
JAG-INFO-04 = What stayed in the box is hidden. What there is altogether you may look up.
    .title = Parts in the box
JAG-INFO-05 = Solo: the order of Temple tokens, Jaguar pile and Taming pile is hidden; what they hold and what is gone is open.
    .title = Solo: hidden piles
JAG-INFO-06 = A bot knows what everybody knows, and its own tokens.
    .title = What bots know
JAG-TERM-01 = The number of rounds is fixed, and every effect within a turn uses something up. So every game ends.
    .title = Every game ends
