### Mystery of the Temples: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/mystery/primer.toml.

## The primer

mystery-primer-aim = Break the curses of the temples. Every curse brings points, and most points win.
mystery-primer-move = First move: choose temples or wilderness and go one to three cards clockwise, counting only cards of that kind.
mystery-primer-collect = Then collect the crystals of your card and put each of them on a free space of your grid.
mystery-primer-break = Or break a curse, if you are at a temple: have the first three, four or five colours of its arch, from either end, in this order on connected spaces of your grid. The crystals are spent; you get the points and a rune card.
mystery-primer-end = When somebody breaks a fifth curse the round is finished. Then the temples under Objectives and your different runes score.
mystery-primer-place = A crystal stays where you put it, and to swap two you pay a third. Think of the chain before you place it.
mystery-primer-colourless = Colourless crystals fit no chain. Turn them into colours with Mana Conversion and Mana Upgrade.
mystery-primer-runes = A rune card gives you something each time you collect on a card with its sign, but not when you break a curse.

## A first game

mystery-first-game = Three players and the basic game: everybody gets a grid without special effects, and no neutral pieces stand in the way.

## Table options: what each is about and what it changes, and their values

mystery-table-edition = Which rulebook you follow
    .about = The English and the Polish rulebook differ in a few places, for example in what you may decline and when the supply runs short.
mystery-table-edition-en = the English rules of 2018
mystery-table-edition-pl = the Polish rules
mystery-table-mode = Basic or advanced game
    .about = Effects make every grid play differently, and you choose yours before the game. Without them the game is easier to learn.
mystery-table-mode-basic = basic: grids are dealt out and have no effects
mystery-table-mode-advanced = advanced: you draft grids with special effects
mystery-table-grid_pool = Which sides of the crystal grids can be drafted
    .about = Each grid has two sides with different effects. It matters only in the advanced game.
mystery-table-grid_pool-A = all show side A
mystery-table-grid_pool-B = all show side B
mystery-table-grid_pool-random = a random side of each
mystery-table-grid_pool-custom = the sides named in grid_sides
mystery-table-grid_pool-choose = each player chooses the side when drafting
mystery-table-grid_sides = The sides of grids 1 to 4, as in ABBA
    .about = Four letters, one for each grid, if you want to name the sides yourself.
    .takes = four letters A or B, as in ABBA
mystery-table-start_player = Who takes the first turn
    .about = The others follow clockwise, and the order stays the same for the whole game.
mystery-table-start_player-random = drawn at random
mystery-table-start_player-1 = seat 1
mystery-table-start_player-2 = seat 2
mystery-table-start_player-3 = seat 3
mystery-table-start_player-4 = seat 4
mystery-table-two_player_neutral = A neutral curse breaker and neutral markers with two players
    .about = The neutral curse breaker blocks cards, and its markers compete for Objectives, so that the circle is not too empty for two.
mystery-table-two_player_neutral-true = with neutral pieces
mystery-table-two_player_neutral-false = without them, set up as for three
mystery-table-collect_mandatory = Whether Mana Conversion and Mana Upgrade must be done if you have the colourless crystals
    .about = If you must, a card that exchanges crystals may take some that you wanted to keep.
mystery-table-collect_mandatory-true = you must
mystery-table-collect_mandatory-false = you may always decline
mystery-table-full_lap = Whether your own card counts as a space when you go all the way round
    .about = It only matters if so many cards are taken, or you pay for so many spaces, that you come round to where you stood.
mystery-table-full_lap-true = it counts, and you may stop there
mystery-table-full_lap-false = it is skipped
mystery-table-dexterity_unbounded = How far the Dexterity Charm reaches
    .about = With a longer list you may pay for a very long move, if you have crystals enough.
mystery-table-dexterity_unbounded-true = the price list goes on beyond 3 extra spaces
mystery-table-dexterity_unbounded-false = 3 extra spaces at most
mystery-table-grid1a_bonus = How often grid 1A gives its extra crystal
    .about = The more often it gives one, the stronger that grid is.
mystery-table-grid1a_bonus-per_collect = once in a collection
mystery-table-grid1a_bonus-per_crystal = for each colourless crystal
mystery-table-grid2a_scope = Where the reserve of grid 2A lies
    .about = Crystals in the reserve are safe from others. The rulebooks disagree on where it is.
mystery-table-grid2a_scope-special = on its three special spaces
mystery-table-grid2a_scope-whole_grid = on the whole grid (Polish edition)
mystery-table-grid2b_base = What grid 2B asks of the lower curse box
    .about = If it must be free, that grid reaches higher curses less often.
mystery-table-grid2b_base-any = nothing: it may be taken or closed
mystery-table-grid2b_base-open = it must be free as well
mystery-table-grid4b_empty_pile = With grid 4B, a neighbour's rune when the temple's own pile is empty
    .about = Late in the game piles run out; then this decides whether that grid still brings a rune.
mystery-table-grid4b_empty_pile-true = you may take it
mystery-table-grid4b_empty_pile-false = you get none
mystery-table-max_rounds = The round after which the game ends in any case; 0 for no limit
    .about = A safeguard against games that nobody brings to an end. People hardly ever get there.
