### Mystery of the Temples: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/mystery/rules.toml); one message per rule, in the order of the rule index.
### All texts are in our own words.

## Options

MOT-OPT-01 = A table option that has no meaning for your table is refused, and you are told why. For example, you cannot pick grid sides for a basic game or ask for the neutral curse breaker with three players. A default that has no meaning is simply left out.
    .title = Options must fit the table

## Components

MOT-COMP-08 = The game has 5 temples, 10 wilderness cards, 4 double-sided crystal grids, 20 rune cards of 5 types and 6 objective cards. There are 60 crystals: 24 colourless, 8 red, 8 yellow, 8 blue, 6 green and 6 purple. Every player has 1 curse breaker and 6 markers: 1 for the score and 5 for curses.
    .title = What is in the box
MOT-COMP-01 = Each temple shows an arch of coloured crystals, curse boxes worth points, a rune tablet, and one crystal of the temple's own colour that you can collect there.
    .title = Parts of a temple
MOT-COMP-02 = An arch has 9 crystals and 5 curse boxes worth 3, 5, 8, 5 and 3 points. From either end, a chain of 3 crystals earns that end's 3-point box and a chain of 4 its 5-point box. A chain of 5 earns the 8-point box in the middle, whichever end you start from. Boxes of 3, 5 and 8 points are levels 1, 2 and 3.
    .title = Arch and curse boxes
MOT-COMP-03 = A curse box marked X is closed: nobody can ever place a marker there. Which boxes are closed depends on the side of the temple card in use.
    .title = Closed curse boxes
MOT-COMP-04 = Your crystal grid has 12 storage spaces, some of them joined by lines. Every space has room for one crystal.
    .title = Your crystal grid
MOT-COMP-05 = A wilderness card has a number, a rune tablet, and one of three ways to collect: direct collection, Mana Conversion or Mana Upgrade.
    .title = Parts of a wilderness card
MOT-COMP-06 = A rune card shows its type, how many cards of that type the deck holds, and what it does for you.
    .title = Parts of a rune card
MOT-COMP-07 = No crystal ever leaves the game. Whenever you are asked something, the supply, all crystal grids and the Mana Upgrade cards together hold exactly the 60 crystals of the box.
    .title = Sixty crystals, always

## Setup

MOT-SETUP-01 = The five temples are laid out in a circle in random order. Four players use the front sides; two or three players use the sides marked for them, where some boxes may be closed.
    .title = Temples in random order
MOT-SETUP-02 = The wilderness cards go around the circle clockwise in number order, two in each gap between temples. With two or three players, cards 4 and 7 are then taken out without closing ranks, so 13 cards remain.
    .title = Wilderness cards in order
MOT-SETUP-03 = All 60 crystals begin in one common supply, sorted by kind. Coloured crystals are drawn beside the temple of their colour, but that is only for show: your curse breaker does not have to be there to receive one.
    .title = The supply
MOT-SETUP-04 = The 20 rune cards are shuffled and dealt face down into one pile of 4 at each temple. The top card of each pile is then turned face up for all to see.
    .title = Rune piles
MOT-SETUP-05 = The rune objective counts in every game. In addition, 3 of the 5 temple objectives are drawn with four players, or 2 with two or three players; the others are out of the game.
    .title = Objectives in play
MOT-SETUP-06 = You have one curse breaker and 6 markers. One marker shows your score, starting at 0; the other 5 are for the curses you break. Your curse breaker waits beside the circle and is in nobody's way until your first turn.
    .title = Your pieces
MOT-SETUP-07 = The start player is drawn at random. In the Polish edition it is whoever was the last to break something. Table option start_player lets you name that seat, or leave it to chance in either edition. Turns go clockwise from there.
    .title = Who starts
MOT-SETUP-09 = In the basic game the crystal grids are handed out by turn order; in the advanced game you draft them. The draft takes place once everything else is laid out, so you already see the circle, the face-up runes and the objectives.
    .title = Getting a crystal grid
MOT-SETUP-08 = Before the first turn, you take 2 colourless crystals and put them on any 2 empty storage spaces of your grid. Players do this in turn order, after everybody has a grid.
    .title = Two starting crystals
MOT-SETUP-11 = With two players, a neutral curse breaker and neutral markers join the game. Table option two_player_neutral: when it is off, you use the same setup as three players, without any neutral pieces.
    .title = Extra setup for two
MOT-SETUP-12 = Every player has a different colour, and neutral pieces use one that is left over. Colours only tell the pieces apart; they change nothing in play.
    .title = Player colours
MOT-SETUP-10 = In the basic game, the first, second, third and fourth player in turn order get grids 1A, 2A, 3A and 4A. Their special effects are switched off, and so are the three special spaces of 2A: only the 12 storage spaces count.
    .title = Grids in the basic game
MOT-SETUP-20 = All four crystal grids are on offer in the draft, even with fewer than four players. Grids that nobody takes are out of the game.
    .title = All four grids offered
MOT-SETUP-21 = The last player in turn order picks a grid first. The draft then goes counter-clockwise, so the start player picks last. You take one grid each.
    .title = Drafting order
MOT-SETUP-22 = Table option grid_pool decides which sides you can draft: all A, all B, random sides, the sides named in grid_sides (custom), or any side you like at your pick (choose). If the table sets nothing, you choose the side yourself at your pick. In the Polish edition the sides are fixed before the draft, and all grids show A if the table sets nothing.
    .title = Sides of the grids
MOT-SETUP-23 = If your grid gives you something for choosing it (2A or 3A), you get it straight away, before the next player drafts.
    .title = Effects at the pick
MOT-SETUP-24 = When the special effect of your grid and a basic rule disagree, follow the grid.
    .title = Grid effects come first

## Turn

MOT-TURN-05 = In every round, each player takes one turn, clockwise from the start player. The start player stays the same for the whole game, and rounds go on until the end is triggered.
    .title = Rounds and turns
MOT-TURN-01 = On your turn, first move your curse breaker, then either collect crystals or break a curse. You cannot skip the move, and you cannot skip the action.
    .title = Move, then act
MOT-TURN-02 = You may use the Switcheroo Charm, the Exchange Charm and the crystals of grid 2A as often as you like on your own turn: before moving, after moving and after your action. In the Polish edition, grid 2A works only once per turn. You cannot use them in the middle of a payment or while you still have crystals to place.
    .title = When charms can be used
MOT-TURN-03 = After your action you can still use charms, so you say yourself when your turn is over. If there is nothing left that you could use, the turn ends by itself.
    .title = Ending your turn
MOT-TURN-04 = In one turn you can break at most one curse and collect at most once. Nothing in the game gives you a second of either.
    .title = One of each per turn

## Movement

MOT-MOVE-01 = On your first turn you do not move: place your curse breaker on any card where no other curse breaker stands, the neutral one included. It costs nothing, and you go on with your action as usual.
    .title = First turn: place
MOT-MOVE-02 = Choose wilderness or temples, then go clockwise by 1, 2 or 3 spaces. You count only the cards of the kind you chose and pass the others for free. You may change from one kind to the other on every turn.
    .title = Wilderness or temples
MOT-MOVE-03 = A card where another curse breaker stands is jumped over and does not count as a space. The neutral curse breaker blocks its card in the same way.
    .title = Occupied cards are skipped
MOT-MOVE-04 = You have to move at least one space; staying put is not a move.
    .title = No standing still
MOT-MOVE-05 = If you go all the way round, your own card counts as a space like any free card, and you may stop on it. Table option full_lap: when it is off, your own card is skipped as if it were occupied.
    .title = A full lap
MOT-MOVE-06 = With the Dexterity Charm you go 4, 5 or 6 spaces for 1, 3 or 6 crystals in all, paid before you move. You can buy it once per turn, but not for your first placement and not with the free move of grid 3B.
    .title = Dexterity Charm
MOT-MOVE-07 = The Dexterity Charm is bought for the exact number of spaces you go. You cannot pay for more spaces and then stop short.
    .title = Pay only what you move
MOT-MOVE-08 = You always have at least one move that costs nothing: other curse breakers can never block all the temples or all the wilderness cards for you.
    .title = There is always a move
MOT-MOVE-09 = Table option dexterity_unbounded: when it is on, the price list of the Dexterity Charm goes on in the same way, with 10 crystals for 4 extra spaces. When it is off, 3 extra spaces are the most you can buy.
    .title = Longer Dexterity Charm

## Gaining crystals

MOT-GAIN-01 = A crystal you gain comes from the supply and goes at once onto an empty storage space that you choose. After that it keeps its place; only the Switcheroo Charm can move it.
    .title = Placing a crystal
MOT-GAIN-02 = When you gain several crystals together, you place them one by one in the order you like. You cannot refuse a crystal; if your grid is full, the storage limit says what happens.
    .title = One crystal at a time
MOT-GAIN-03 = "Any colour" lets you choose red, yellow, blue, green or purple, but never colourless. You can only name a colour that can be had at this moment.
    .title = Any colour
MOT-GAIN-04 = You can store 12 crystals at most. If you gain one with no space free, either return it to the supply, or return one of your stored crystals and put the new one in its place. In the Polish edition, you can only return newly gained crystals, and you choose which of them to keep while there is room.
    .title = Storage limit
MOT-GAIN-05 = You cannot throw crystals away just because you want to. They leave your grid only by paying, by breaking a curse, by the storage limit, or when another player takes one because the supply has run out.
    .title = No free discarding
MOT-GAIN-06 = A crystal is really taken before the storage limit is checked. If it came from another player or a Mana Upgrade card and you do not keep it, it goes to the supply and not back to where it was.
    .title = Taken first, then checked
MOT-GAIN-07 = In the Polish edition, when your grid is full, you keep whichever of the new crystals you like: the one that finds no room can take the place of another one you gained in the same collection or effect. What you had stored before stays.
    .title = One surplus to choose from

## Short supply

MOT-SUP-01 = If you gain a colour that the supply has run out of, you take the crystal from the other player who has the most of that colour. In the Polish edition, you first look for that colour on the Mana Upgrade cards, and only then take it from a player.
    .title = A colour runs out
MOT-SUP-02 = If you gain a colourless crystal and the supply has none, take one that lies on a Mana Upgrade card of your choice; its space is then free again. If no colourless crystal lies there, take one from the other player who has the most.
    .title = Colourless crystals run out
MOT-SUP-03 = If several players are tied for the most, you choose whom to take from. When you need more than one crystal, look again for each of them who has the most.
    .title = Ties for the most
MOT-SUP-04 = Only your opponents are compared when looking for the player with the most. You never take a crystal from yourself.
    .title = Never from yourself
MOT-SUP-05 = When you take a crystal of some kind from another player, you choose which one, so you decide which space becomes empty.
    .title = You pick the crystal
MOT-SUP-06 = If a crystal can be had neither from the supply nor, by the rules for a short supply, from a Mana Upgrade card or another player, you simply go without it. The rest of the effect still happens.
    .title = Nothing left to take
MOT-SUP-07 = Crystals on the three special spaces of grid 2A are safe: they do not count when looking for the player with the most, and nobody can take them.
    .title = Special spaces are safe
MOT-SUP-08 = The rules for a short supply hold for every crystal you gain during play, whether you collect it or get it from a rune, the Exchange Charm or your grid. They are never needed during setup.
    .title = Short supply everywhere
MOT-SUP-09 = You pay first and gain afterwards, so a crystal you have just paid into the supply can come right back to you.
    .title = Pay first, then gain

## Collecting

MOT-COLL-01 = At a temple, or on wilderness card 1, 3, 5, 7 or 9, you simply gain the crystals the card shows.
    .title = Direct collection
MOT-COLL-02 = Mana Conversion (wilderness cards 6 and 10): pay 3 colourless crystals and gain 2 crystals of two different colours. You can do it once per collection, and only as a whole.
    .title = Mana Conversion
MOT-COLL-03 = Mana Upgrade (wilderness cards 2, 4 and 8): move 1 or 2 colourless crystals from your grid onto free spaces of the card, then gain one crystal in the colour of each space you covered. In the Polish edition you may also move none. You can only cover a space whose colour can be had at this moment.
    .title = Mana Upgrade
MOT-COLL-04 = After you have gained your crystals from a Mana Upgrade, count the free spaces on the card. If 2 or fewer are left, the card is emptied and its crystals return to the supply.
    .title = Clearing an Upgrade card
MOT-COLL-05 = In a Mana Conversion or Mana Upgrade you may pay with coloured crystals as if they were colourless; they keep their colour in the supply or on the card. In the Polish edition only real colourless crystals will do.
    .title = What counts as colourless
MOT-COLL-06 = If you have 3 real colourless crystals, you must do the Mana Conversion; if you have at least 1, you must do the Mana Upgrade with 1 or 2 crystals. In the Polish edition you may always upgrade 0. Spending coloured crystals is up to you, so you may decline if you would need them. Table option collect_mandatory: when it is off, you may decline every time.
    .title = Must you exchange?
MOT-COLL-07 = On a wilderness card your action is always to collect, because curses can only be broken at temples.
    .title = Wilderness means collecting
MOT-COLL-08 = Table option collect_mandatory: when it is off, you may always say no to a Mana Conversion or Mana Upgrade. You have still collected, so your runes still resonate, except the extra crystal that needs a Conversion. Direct collection cannot be declined.
    .title = Declining an exchange

## Runes

MOT-RUNE-01 = When you collect on a card whose rune tablet matches rune cards of yours, a rune resonance happens and each matching card takes effect once. If a card has two effects, the kind of place where you collect decides which one you get.
    .title = Rune resonance
MOT-RUNE-02 = Runes resonate only when you collect crystals. Breaking a curse never sets them off.
    .title = No resonance when breaking
MOT-RUNE-03 = If the resonance effect of your rune shows crystals, you gain them. You cannot turn them down.
    .title = Crystals from a rune
MOT-RUNE-04 = When your Upgrade rune resonates on a Mana Upgrade card, you gain its crystal and then, before upgrading, you may return all crystals on the card to the supply. In the Polish edition you must return them. You may use the new crystal in the Upgrade. Several such runes give a crystal each, but the card is cleared only once.
    .title = The Upgrade rune
MOT-RUNE-05 = Each Conversion rune you own gives you 1 more crystal of any colour when you do a Mana Conversion, even a colour you have just chosen. In the Polish edition you may leave that crystal. If you do not convert, you get nothing extra.
    .title = The Conversion rune
MOT-RUNE-06 = While you own the continuous rune, your Exchange Charm costs 3 crystals instead of 4, starting the moment you get the card. This rune never resonates.
    .title = The continuous rune
MOT-RUNE-07 = A collection goes in this order: first the crystals and the clearing of your Upgrade runes, then what the card itself gives, then your other resonances, oldest rune first. You will notice it only when your grid is full or the supply is short.
    .title = Order inside a collection
MOT-RUNE-08 = A rune card you have just gained works from your next collection on. With grid 1B that can be later in the same turn, if you break the curse first.
    .title = A new rune starts working

## Paying

MOT-PAY-01 = You can pay for charms, and for the higher curse of grid 2B, with any crystals from your storage spaces. Colourless or coloured makes no difference.
    .title = Pay with any crystal
MOT-PAY-02 = You choose which of your crystals to pay, and they go back to the supply. Only crystals you put on a Mana Upgrade card stay there.
    .title = Where payments go
MOT-PAY-03 = You can only start a payment that you are able to finish. There is no paying in part.
    .title = Pay in full
MOT-PAY-04 = A colourless crystal never stands in for a colour, neither in a chain nor anywhere else.
    .title = Colourless is no joker

## Charms

MOT-CHARM-01 = Pay 1 crystal to swap two other crystals on your storage spaces. You pay first, so you need at least 3 crystals. You cannot swap with an empty space or with the special spaces of grid 2A.
    .title = Switcheroo Charm
MOT-CHARM-02 = Pay 4 crystals to gain 1 crystal of any colour. You pay only 3 if you own the continuous rune or, in the advanced game, grid 1A. It never costs less than 3, even if you own several of these.
    .title = Exchange Charm
MOT-CHARM-03 = You may use the Switcheroo and Exchange Charms as many times in a turn as you can pay for. Each use leaves you with fewer crystals than before.
    .title = Charms can be repeated

## Breaking a curse

MOT-BREAK-01 = You can break a curse only when your curse breaker is at a temple, and you do it instead of collecting.
    .title = Only at a temple
MOT-BREAK-02 = Choose the left or right end of the arch and a length of 3, 4 or 5. Your grid needs a chain of that many crystals with the colours of the arch, in order from that end. Each crystal must be joined to the next by a line, and no space may be empty or used twice. The chain may turn any way it likes.
    .title = The chain you need
MOT-BREAK-03 = The curse box for your end and length must be empty and not closed. Your chain may be part of a longer row of crystals, and you do not have to break the cheaper boxes first.
    .title = Which box you can break
MOT-BREAK-04 = When you break a curse, the chain goes back to the supply, you put a marker on the box, and you score its points at once. After a reward from grid 4A, if you have it, you take the temple's face-up rune card and the next one is turned up.
    .title = Steps of breaking a curse
MOT-BREAK-05 = A curse box takes only one marker in the whole game. You may own several boxes of the same temple.
    .title = One marker per box
MOT-BREAK-06 = If you have more than one fitting chain, you choose which crystals to spend. Chains that use exactly the same spaces for the same box are shown as one choice.
    .title = Choosing between chains
MOT-BREAK-07 = You are never forced to break a curse. If you could, you may still collect instead.
    .title = Breaking is your choice
MOT-BREAK-08 = A temple has only 4 rune cards but up to 5 boxes. If its pile is empty, you still place your marker and score, but you get no rune card.
    .title = When the rune pile is empty

## Crystal grids

MOT-GRID-1A-1 = With grid 1A, each colourless crystal you gain in a collection brings you 1 more, whether the card or a rune gives it. The extra one brings no further one, and your 2 starting crystals do not count. Table option grid1a_bonus: with per_collect, only the first colourless crystal of a collection brings 1 more; runes belong to the same collection.
    .title = Grid 1A: one more colourless
MOT-GRID-1A-2 = With grid 1A, the Exchange Charm costs you 3 crystals instead of 4. The discount of the continuous rune does not lower it further.
    .title = Grid 1A: cheaper Exchange
MOT-GRID-2A-1 = When you pick grid 2A, you put 3 colourless crystals from the supply on its three special spaces. In the Polish edition, table option grid2a_scope can put them on storage spaces instead.
    .title = Grid 2A: three extra crystals
MOT-GRID-2A-2 = With grid 2A, you may return 1, 2 or 3 crystals from your special spaces to the supply on your turn, and then gain as many crystals, each of any colour. You may do so whenever charms are allowed. In the Polish edition you may do it once per turn.
    .title = Grid 2A: trading for colours
MOT-GRID-2A-3 = The three special spaces of grid 2A are a one-time reserve: they are never refilled, belong to no chain, pay for nothing else and do not count towards your 12 crystals. What is left on them at the end counts as colourless crystals for breaking ties.
    .title = Grid 2A: the special spaces
MOT-GRID-2A-4 = This is for the Polish edition only. Table option grid2a_scope: with whole_grid, the 3 crystals of grid 2A go on ordinary storage spaces of your choice, and there are no special spaces. Once per turn you may return any number of real colourless crystals from your whole grid and gain as many crystals of any colour.
    .title = Grid 2A on the whole grid
MOT-GRID-2A-5 = In the Polish edition you may leave out any of the crystals that grid 2A gives you for those you removed. In the English edition you take them all.
    .title = Grid 2A: taking is optional
MOT-GRID-3A-1 = When you pick grid 3A, you take the face-up rune card of a temple of your choice. Its pile turns up another card at once.
    .title = Grid 3A: start with a rune
MOT-GRID-3A-2 = The rune you took with grid 3A works like any other, and so do later cards of its type. At the end, though, that type does not count for your rune objective, however many of its cards you have. Everybody can see which type it is.
    .title = Grid 3A: an unscored type
MOT-GRID-4A-1 = With grid 4A, each curse marker you place brings you the next reward shown on the grid. The reward of the fourth marker is 1 point. Crystals you win this way follow the usual rules for gaining.
    .title = Grid 4A: marker rewards
MOT-GRID-1B-1 = With grid 1B, you may both collect and break a curse when you are at a temple, in either order, but you have to do at least one. You may use charms between the two.
    .title = Grid 1B: collect and break
MOT-GRID-2B-1 = With grid 2B, you may pay extra when you break a curse: 2 crystals outside the chain for the box one level higher, or 3 for two levels higher. Levels are counted from the end where your chain begins, and the 8-point box is the highest.
    .title = Grid 2B: a higher curse
MOT-GRID-2B-2 = Even with grid 2B, your chain must have at least 3 coloured crystals. The crystals you pay extra are no part of it. Both editions play the same way here.
    .title = Grid 2B: chain of three
MOT-GRID-2B-3 = With grid 2B, only the higher box has to be empty and open; the box your chain would normally break may be taken or closed. You place one marker, score the higher box and get one rune card. Table option grid2b_base: with open, the lower box must be empty and open too.
    .title = Grid 2B: which box matters
MOT-GRID-3B-1 = With grid 3B, you may move to any card without another curse breaker, free of charge, instead of moving normally. You cannot stay where you are this way. Your first placement works as usual.
    .title = Grid 3B: move anywhere
MOT-GRID-4B-1 = With grid 4B, a curse you break can bring you the face-up rune card of the next temple on either side, instead of the one where you are. The pile you took from then turns up its next card; a neighbour without cards offers nothing.
    .title = Grid 4B: a neighbour's rune
MOT-GRID-4B-3 = With grid 4B, if the temple where you break a curse has no rune cards left, you get none from its neighbours either. Table option grid4b_empty_pile: when it is on, you may then take a neighbour's card, or none.
    .title = Grid 4B: empty pile
MOT-GRID-4B-2 = With grid 4B, you score the rune objective as if you had one type more than you own; 6 types are worth 16 points. Even without any rune card you count as having 1 type.
    .title = Grid 4B: one extra type

## Two players

MOT-TWO-01 = In the two-player variant, a neutral marker is placed on the marked 5-point box of every temple. These boxes are taken for the whole game.
    .title = Neutral markers
MOT-TWO-02 = In the two-player variant, a neutral curse breaker starts at a random temple. You can neither stop on its card nor count it as a space.
    .title = Neutral curse breaker
MOT-TWO-03 = After each player's turn, the neutral curse breaker goes one card counter-clockwise, with temples and wilderness cards all counting, and on past any card where a player stands. In the Polish edition it goes right after you have moved or placed your curse breaker; the outcome is the same.
    .title = How the neutral one moves
MOT-TWO-04 = At the end, the neutral markers compete in the temple objectives like those of a third player, whose points nobody gets. That player has no runes and no crystals and cannot win.
    .title = The virtual player
MOT-TWO-05 = Apart from the neutral pieces, a two-player game follows the same rules as a three-player game.
    .title = Everything else for two

## End of the game

MOT-END-01 = Placing your fifth curse marker triggers the end of the game. The round is played to its end so that all players have had the same number of turns; then you add up the scores.
    .title = The fifth marker
MOT-END-02 = Points for curses are scored as soon as the curses are broken. At the end you add the temple objectives in play and the rune objective.
    .title = Final scoring
MOT-END-03 = For each temple objective, the most markers on that temple score 4 points and the second most score 2. Players tied for the most share 6 points, rounded down, and there is no second place. Players tied for second share 2 points, rounded down.
    .title = Temple objectives
MOT-END-04 = You need at least one marker on a temple to take part in its objective. If you are the only one there, you score 4 points, and nobody scores for second place.
    .title = No marker, no place
MOT-END-05 = For 1, 2, 3, 4 or 5 different rune types you score 1, 2, 4, 7 or 11 points. Further cards of a type you already have add nothing.
    .title = Rune objective
MOT-END-06 = Crystals left on your grid are worth no points. They matter only for breaking ties.
    .title = Leftover crystals
MOT-END-07 = The highest score wins. If you are tied, more coloured crystals left decides, then more colourless crystals, then the later place in turn order, so there is always a single winner.
    .title = Winner and ties
MOT-END-08 = The score track starts again after 49, but your full total counts: if you go past 50, nothing is lost.
    .title = Beyond fifty points

## Termination

MOT-TERM-01 = The game has no turn limit of its own, so there is a safety stop: after round 100 it ends with normal scoring and a note that the limit was reached. Table option max_rounds sets another number; 0 means no limit.
    .title = Safety limit on rounds

## Information

MOT-INFO-01 = Everything is open except the face-down rune cards. You can work out which runes are still hidden by looking at those you can see, but not where they are. The temple objectives left out follow from those in play.
    .title = What is hidden
MOT-INFO-02 = A fair bot knows what you can know: which rune cards have not been seen yet, but not their order.
    .title = What bots may know

## Decisions

MOT-DEC-01 = If several distances lead to the same card, you are offered only the cheapest.
    .title = Cheapest way only
MOT-DEC-02 = If there is only one thing you could choose, it is done for you without asking.
    .title = No choice, no question
