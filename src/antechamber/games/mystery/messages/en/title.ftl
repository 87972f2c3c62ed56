### Mystery of the Temples: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $card "w7" comes as mystery-card-w7, and $card-id as "w7" for selectors.
### $name is the player; it may be "You", so sentences about players are in the past tense and after a colon.

mystery-title = Mystery of the Temples
mystery-about = Five cursed temples stand in a circle in the wilderness. Travel round it, collect crystals, and lay them out on your grid so that they form the chains that break the curses. It is for 2 to 4 players and takes about 45 minutes.

## Cards of the circle

mystery-card-red = the red temple
    .short = red
mystery-card-yellow = the yellow temple
    .short = yellow
mystery-card-blue = the blue temple
    .short = blue
mystery-card-green = the green temple
    .short = green
mystery-card-purple = the purple temple
    .short = purple
mystery-card-w1 = wilderness 1
    .short = w1
mystery-card-w2 = wilderness 2
    .short = w2
mystery-card-w3 = wilderness 3
    .short = w3
mystery-card-w4 = wilderness 4
    .short = w4
mystery-card-w5 = wilderness 5
    .short = w5
mystery-card-w6 = wilderness 6
    .short = w6
mystery-card-w7 = wilderness 7
    .short = w7
mystery-card-w8 = wilderness 8
    .short = w8
mystery-card-w9 = wilderness 9
    .short = w9
mystery-card-w10 = wilderness 10
    .short = w10

mystery-temple-red = { mystery-card-red }
    .short = Red
mystery-temple-yellow = { mystery-card-yellow }
    .short = Yellow
mystery-temple-blue = { mystery-card-blue }
    .short = Blue
mystery-temple-green = { mystery-card-green }
    .short = Green
mystery-temple-purple = { mystery-card-purple }
    .short = Purple

## Crystals. The letter is a code and stays the same in all languages.

mystery-crystal-none = no
    .short = ·
mystery-crystal-C = colourless
    .short = ◇C
mystery-crystal-R = red
    .short = ▲R
mystery-crystal-Y = yellow
    .short = ●Y
mystery-crystal-B = blue
    .short = ◆B
mystery-crystal-G = green
    .short = ■G
mystery-crystal-P = purple
    .short = ▼P
mystery-crystal-any = any-colour
    .short = ✱any

mystery-old-none = { mystery-crystal-none }
mystery-old-C = { mystery-crystal-C }
mystery-old-R = { mystery-crystal-R }
mystery-old-Y = { mystery-crystal-Y }
mystery-old-B = { mystery-crystal-B }
mystery-old-G = { mystery-crystal-G }
mystery-old-P = { mystery-crystal-P }
mystery-old-any = { mystery-crystal-any }

## Runes

mystery-rune-rune6 = Pebble
    .short = Pe
mystery-rune-rune5 = Spring
    .short = Sp
mystery-rune-rune4 = Gale
    .short = Ga
mystery-rune-rune3 = Prism
    .short = Pr
mystery-rune-rune2 = Covenant
    .short = Co

## Curse boxes: which end of the arch, and how many points

mystery-box-L3 = the left 3-point curse
    .short = 3 left
mystery-box-L4 = the left 5-point curse
    .short = 5 left
mystery-box-M5 = the 8-point curse
    .short = 8 middle
mystery-box-R4 = the right 5-point curse
    .short = 5 right
mystery-box-R3 = the right 3-point curse
    .short = 3 right

## Crystal grids

mystery-grid-1A = grid 1A
    .effect = 1 colourless crystal more whenever you collect colourless ones; Exchange costs 3.
mystery-grid-2A = grid 2A
    .effect = 3 colourless crystals in reserve; trade them for any colours when you like.
mystery-grid-3A = grid 3A
    .effect = Take a face-up rune card now; its type will not score for you.
mystery-grid-4A = grid 4A
    .effect = A reward for every curse marker you place.
mystery-grid-1B = grid 1B
    .effect = At a temple, collect and break a curse in the same turn.
mystery-grid-2B = grid 2B
    .effect = Break a curse 1 or 2 levels higher for 2 or 3 crystals more.
mystery-grid-3B = grid 3B
    .effect = Move to any free card.
mystery-grid-4B = grid 4B
    .effect = Take the rune of a neighbouring temple if you like; 1 rune type more for the objective.

## Charms, points, and what you pay for

mystery-charm-switch = the Switcheroo Charm
mystery-charm-exchange = the Exchange Charm
mystery-charm-reserve = the reserve of grid 2A

mystery-source-curses = curses
mystery-source-grid = grid 4A
mystery-source-temples = temples
mystery-source-runes = runes

mystery-why-turn = for the Dexterity Charm
mystery-why-switcheroo = for the Switcheroo Charm
mystery-why-exchange = for the Exchange Charm
mystery-why-convert = for the Mana Conversion
mystery-why-upgrade = onto the Mana Upgrade card
mystery-why-break-curse = for the higher curse

## Options: what you can answer. `.short` is for lists under a heading, with more arguments from the table:
## $place the card's short name, $gives what it gives, $breaks the curses you could break there, $cost the price of a
## charm, $gem the crystal, $held the crystal on that space, $colour the colour a Mana Upgrade space gives, $curse the
## box, $rune the rune on top of a pile, $effect what a grid does.

mystery-option-move = Move to { $card }
    .short = { $place } { $gives }{ $breaks }
mystery-option-move-far = { $price ->
        [one] Pay { $price } crystal and move to { $card }
       *[other] Pay { $price } crystals and move to { $card }
    }
    .short = { $place } −{ $price } { $gives }
mystery-option-collect = Collect crystals
    .short = { $gives }
mystery-option-break = Break { $box } of { $temple } with the crystals on { $spaces }
    .short = { $curse } with { $spaces }
mystery-option-raise = { $price ->
        [one] Break { $box } of { $temple } with the crystals on { $spaces } and { $price } crystal more
       *[other] Break { $box } of { $temple } with the crystals on { $spaces } and { $price } crystals more
    }
    .short = { $curse } with { $spaces } −{ $price }
mystery-option-switch = Use the Switcheroo Charm: pay 1 crystal, then swap two others
    .short = Switcheroo −{ $cost }
mystery-option-exchange = Use the Exchange Charm: pay for a crystal of any colour
    .short = Exchange −{ $cost }
mystery-option-reserve = { $number ->
        [one] Trade { $number } crystal of the reserve for one of any colour
       *[other] Trade { $number } crystals of the reserve for as many of any colour
    }
    .short = { $number } of the reserve
mystery-option-reserve-grid = Trade colourless crystals of your grid for as many of any colour
    .short = trade colourless ones
mystery-option-end-turn = End your turn
    .short = end your turn
mystery-option-pay = Pay the crystal on space { $space }
    .short = { $held }
mystery-option-swap = Swap the crystal on space { $space }
    .short = { $held }
mystery-option-swap-with = Swap it with the crystal on space { $space }
    .short = { $held }
mystery-option-colour = Take a { $crystal } crystal
    .short = { $gem } { $crystal }
mystery-option-no-colour = Take no crystal
    .short = none
mystery-option-next = Take the { $crystal } crystal next
    .short = { $gem } { $crystal }
mystery-option-place = Store the { $crystal } crystal on space { $space }
    .short = { "" }
mystery-option-return = Return the { $crystal } crystal to the supply
    .short = return { $gem }
mystery-option-replace = Store the { $crystal } crystal on space { $space } and return what lies there
    .short = { $held }
mystery-option-take-mana = Take the { $crystal } crystal that covers space { $mana } of { $card }
    .short = { $place } space { $mana }
mystery-option-take-seat = Take the { $crystal } crystal on space { $space } of the grid of { $seat }
    .short = { $seat }, space { $space }
mystery-option-nothing = Take nothing
    .short = nothing
mystery-option-convert = Make the Mana Conversion
    .short = convert
mystery-option-decline = Decline the Mana Conversion
    .short = decline
mystery-option-cover = Cover space { $mana } of { $card }
    .short = { $colour }
mystery-option-stop = Stop here
    .short = stop
mystery-option-clear = Return all crystals on { $card } to the supply first
    .short = clear { $place }
mystery-option-keep = Leave { $card } as it is
    .short = leave it
mystery-option-take-rune = Take the rune card of { $temple }
    .short = { $rune }, { $place }
mystery-option-no-rune = Take no rune card
    .short = none
mystery-option-draft = Take { $grid }
    .short = { $grid }: { $effect }
mystery-option-give-up = Return the crystal on space { $space }
    .short = { $held }

## Headings of groups of options

mystery-group-temples = Temples
mystery-group-wilderness = Wilderness
mystery-group-farther = Farther
mystery-group-action = Collect
mystery-group-end = Done
mystery-group-curses = Break
mystery-group-charms = Charms
mystery-group-pay = Pay with
mystery-group-swap = Swap
mystery-group-colours = Colour
mystery-group-next = First
mystery-group-place = On space
mystery-group-full = Instead of
mystery-group-sources = Take from
mystery-group-conversion = Exchange
mystery-group-cover = Cover for
mystery-group-clear = Card
mystery-group-runes = Rune
mystery-group-grids = Grids

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon;
## `-many` tells all deeds of one kind at once: $count of them, with lists as arguments.

mystery-event-drafted = { $name } chose { $grid }.
    .then = chose { $grid }
mystery-event-turn-began = { $name } began turn { $round }.
mystery-event-entered = { $name } placed the curse breaker on { $card }.
    .then = placed the curse breaker on { $card }
mystery-event-moved = { $price ->
        [0] { $name } moved to { $card }.
        [one] { $name } moved to { $card } for { $price } crystal.
       *[other] { $name } moved to { $card } for { $price } crystals.
    }
    .then = { $price ->
        [0] moved to { $card }
        [one] moved to { $card } for { $price } crystal
       *[other] moved to { $card } for { $price } crystals
    }
mystery-event-neutral-moved = The neutral curse breaker went to { $card }.
mystery-event-placed = { $name } stored a { $crystal } crystal on space { $space }.
mystery-event-placed-many =
    .then = stored { $crystal }
mystery-event-replaced = { $name } stored a { $crystal } crystal on space { $space } and returned a { $old } one to the supply.
    .then = stored a { $crystal } crystal instead of a { $old } one
mystery-event-returned = { $name } returned a { $crystal } crystal to the supply for want of room.
mystery-event-returned-many =
    .then = returned { $crystal } for want of room
mystery-event-lost = { $name } went without a { $crystal } crystal: nobody had one to give.
    .then = went without a { $crystal } crystal that nobody had
mystery-event-took-from-seat = { $name } took a { $crystal } crystal from space { $space } of the grid of { $from }.
    .then = took a { $crystal } crystal from { $from }
mystery-event-took-from-mana = { $name } took the { $crystal } crystal from space { $mana } of { $card }.
    .then = took a { $crystal } crystal from { $card }
mystery-event-paid = { $name } paid a { $crystal } crystal from space { $space }.
mystery-event-covered = { $name } covered space { $mana } of { $card } with a { $crystal } crystal from space { $space }.
mystery-event-covered-many =
    .then = { $count ->
        [one] covered space { $mana } with { $crystal }
       *[other] covered spaces { $mana } with { $crystal }
    }
mystery-event-cleared = All crystals on { $card } returned to the supply.
mystery-event-swapped = { $name } swapped the crystals on spaces { $space } and { $other }.
mystery-event-broke = { $name } broke { $box } of { $temple } with the chain on spaces { $spaces } and scored { $points }.
    .then = broke { $box } of { $temple } (+{ $points })
mystery-event-rune-taken = { $name } took the { $rune } rune of { $temple }.
    .then = took the { $rune } rune
mystery-event-rune-turned = The { $rune } rune was turned up at { $temple }.
mystery-event-rewarded = { $points ->
        [0] { $name } got the reward of grid 4A for marker { $marker }.
        [one] { $name } got the reward of grid 4A for marker { $marker }: { $points } point.
       *[other] { $name } got the reward of grid 4A for marker { $marker }: { $points } points.
    }
    .then = got the reward for marker { $marker }
mystery-event-resonated = { $cards ->
        [one] { $name } made a { $rune } rune resonate.
       *[other] { $name } made { $cards } { $rune } runes resonate.
    }
    .then = used { $rune }
mystery-event-collected = { $name } collected at { $card }.
mystery-event-declined = { $name } made no exchange at { $card }.
    .then = made no exchange
mystery-event-end-near = { $name } placed the fifth curse marker: the game ends with this round.
mystery-event-round-ended = Round { $round } ended.
mystery-event-scored = { $source-id ->
        [temples] { $points ->
            [one] { $name } scored { $points } point for the objective of { $temple }.
           *[other] { $name } scored { $points } points for the objective of { $temple }.
        }
       *[other] { $points ->
            [one] { $name } scored { $points } point for { $source }.
           *[other] { $name } scored { $points } points for { $source }.
        }
    }
mystery-event-won = { $points ->
        [one] { $name } won with { $points } point.
       *[other] { $name } won with { $points } points.
    }
mystery-event-charmed = { $name } used { $charm }.
mystery-event-charmed-many =
    .then = { $count ->
        [one] used { $charm }
       *[other] used { $count } charms
    }

## Questions: what must be done, and why. $number is how many are left, $why what it is for.

mystery-ask-draft-choose_grid = { $name }: choose a crystal grid. You keep it for the whole game.
mystery-ask-draft-choose_start_rune = { $name }: grid 3A lets you take one of the face-up rune cards. Choose one.
mystery-ask-start-crystals-choose_start_space = { $number ->
        [one] { $name }: choose a space for the last { $crystal } crystal you start with.
       *[other] { $name }: you start with { $number } { $crystal } crystals. Choose a space for the first.
    }
mystery-ask-turn-choose_move = { $name }: choose where your curse breaker goes, or use a charm first.
    .first = { $name }: place your curse breaker on any free card.
mystery-ask-turn-choose_action = { $name }: collect crystals or break a curse. Charms are free to use before and after.
    .after = { $name }: use a charm, or end your turn.
    .both = { $name }: with grid 1B you may do the other action too. Go on, or end your turn.
mystery-ask-store-choose_storage_space = { $name }: choose a space of your grid for the { $crystal } crystal.
    .full = { $name }: your grid is full. Return the { $crystal } crystal, or put it in place of another.
mystery-ask-take-choose_source = { $name }: the supply has no { $crystal } crystal left. Choose where you take one.
mystery-ask-gain-choose_next_crystal = { $name }: room and supply run out. Choose the crystal you take first.
mystery-ask-gain-colours-choose_colour = { $number ->
        [one] { $name }: choose the colour of the crystal you gain.
       *[other] { $name }: you gain { $number } crystals. Choose the colour of the next one.
    }
mystery-ask-pay-choose_payment = { $number ->
        [one] { $name }: pay { $number } crystal { $why }. Choose it.
       *[other] { $name }: pay { $number } crystals { $why }. Choose them in the order of the spaces.
    }
mystery-ask-convert-choose_to_convert = { $name }: Mana Conversion takes coloured crystals here too. Convert or decline.
mystery-ask-upgrade-choose_to_clear = { $name }: your rune lets you clear the Mana Upgrade card before you use it.
mystery-ask-upgrade-choose_mana_space = { $number ->
        [0] { $name }: Mana Upgrade. Cover a space with a crystal and gain its colour.
       *[other] { $name }: you may cover a second space of the Mana Upgrade card.
    }
mystery-ask-switcheroo-choose_crystal_to_swap = { $name }: Switcheroo. Choose the first of two crystals to swap.
mystery-ask-switcheroo-choose_crystal_to_swap_with = { $name }: choose the crystal that changes places with it.
mystery-ask-reserve-grid-choose_crystal_to_give_up = { $name }: choose the colourless crystals you trade, in the order of the spaces.
mystery-ask-break-curse-choose_rune_pile = { $name }: grid 4B lets you choose the pile from which you take a rune card.

## Why not: what stands against a move, with the numbers of this moment. $seat is a player's name.

mystery-track-temples = temples
mystery-track-wilderness = wilderness cards

mystery-no-other-question = First answer the question that is open.
mystery-no-second-move = You have moved to { $card } in this turn already.
mystery-no-card = With so few players { $card } is not in the game.
mystery-no-move-neutral = The neutral curse breaker stands on { $card }.
mystery-no-move-occupied = { $seat } stands on { $card }; an occupied card is jumped over.
mystery-no-move-here = You stand on { $card }, and you have to move at least one space.
mystery-no-move-too-far = That is { $steps } { $track } away. { $free } are free, and the Dexterity Charm reaches { $most } at most.
mystery-no-move-price = That is { $steps } { $track } away. { $free } are free, { $extra } more cost { $cost } crystals, and you have { $held }.
mystery-no-action-before-moving = First move your curse breaker; then collect or break.
mystery-no-second-collection = You have collected in this turn already.
mystery-no-collection-after-curse = You have broken a curse in this turn; you collect or break, not both.
mystery-no-break-taken = { $seat } has broken this curse already.
mystery-no-break-closed = This curse box is closed for the whole game.
mystery-no-break-neutral = A neutral marker lies on this curse box for the whole game.
mystery-no-break-missing = This curse needs { $crystal-chain } joined in this order; you lack { $crystal-missing }.
mystery-no-break-order = { $count ->
        [one] This curse needs { $crystal-chain } joined in this order. You have these crystals, but they are not joined like that.
       *[other] This curse needs { $crystal-chain } joined in this order; you have only { $crystal-joined } joined like that.
    }
mystery-no-break-before-moving = Your chain for { $box } is ready. First move to { $temple }.
mystery-no-break-elsewhere = Your chain for { $box } is ready, but you stand on { $card }, not at { $temple }.
mystery-no-second-curse = You have broken a curse in this turn already.
mystery-no-break-after-collecting = You have collected in this turn; you collect or break, not both.
mystery-no-end-before-moving = A turn cannot be skipped: move your curse breaker first.
mystery-no-end-before-acting = A turn cannot end without an action: collect crystals or break a curse first.
mystery-no-switch-few = Switcheroo takes { $needed } crystals: one to pay and two to swap. You have { $held }.
mystery-no-switch-kinds = { $kinds ->
        [one] Switcheroo swaps two crystals of different kinds, and all of yours are of { $kinds } kind.
       *[other] Switcheroo swaps two crystals of different kinds, and you would not have two left.
    }
mystery-no-exchange-few = The Exchange Charm costs { $cost } crystals, and you have { $held }.
mystery-no-exchange-here = { $counted ->
        [colourless] You collect nothing here: { $have } of { $need } colourless crystals.
       *[all] You collect nothing here: { $have } of { $need } crystals.
    }
mystery-no-exchange-but-runes = { $counted ->
        [colourless] Only your runes give you something here: { $have } of { $need } colourless crystals for the exchange.
       *[all] Only your runes give you something here: { $have } of { $need } crystals for the exchange.
    }
mystery-no-reserve-grid = Only grid 2A has a reserve.
mystery-no-reserve-again = You have used the reserve in this turn already.
mystery-no-reserve-left = { $left ->
        [0] Your reserve is used up.
        [one] There is only { $left } crystal left in your reserve.
       *[other] There are only { $left } crystals left in your reserve.
    }
mystery-no-reserve-colourless = You have no colourless crystal to trade.
mystery-no-cover-now = Spaces of a Mana Upgrade card are covered when you collect there.
mystery-no-cover-here = Space { $mana } of { $card } is not on the card where you collect.
mystery-no-cover-covered = A { $crystal } crystal covers space { $mana } already.
mystery-no-cover-none = There is no { $crystal } crystal to be had.
mystery-no-draft-now = Crystal grids are drafted before the first turn.
mystery-no-draft-taken = You cannot take { $grid }: it is not on offer.
mystery-no-space-taken = A { $crystal } crystal lies on space { $space } already.
mystery-no-space-empty = Space { $space } is empty.
mystery-no-space-colourless = Only colourless crystals count here, and on space { $space } lies a { $crystal } one.
mystery-no-space-order = Crystals are paid in the order of their spaces; take the payment back to choose space { $space }.
mystery-no-rune-now = A rune card is taken only by whoever breaks a curse at its temple, here { $temple }.
mystery-no-rune-near = You take a rune card only when you break a curse: with grid 4B at { $temple } or at a temple next to it.
mystery-no-rune-far = Grid 4B reaches the temples next to the broken curse, and { $temple } is farther away.
mystery-no-rune-draft = Before the first turn only whoever takes grid 3A takes a rune card.
mystery-no-rune-left = No rune card is left at { $temple }.

mystery-no-option-basic = This option is for the advanced game, where grids are drafted and have effects.
mystery-no-option-neutral = Neutral pieces are for two players, not for { $players }.
mystery-no-option-polish = The reserve lies on the whole grid in the Polish edition only.
mystery-no-option-sides = Name the sides of the grids if, and only if, the sides to draft are named.
mystery-no-option-letters = Name the sides of the four grids with four letters A or B, as in ABBA.
mystery-no-option-start = The first turn must go to one of the { $players } seats.

## Kinds of cards

mystery-kind-direct = Direct collection
mystery-kind-conversion = Mana Conversion
mystery-kind-upgrade = Mana Upgrade
mystery-kind-temple = Temple

## The table in the terminal

mystery-board-round = Round { $round }
mystery-board-last-round = (last)
mystery-board-clockwise = clockwise ↻
mystery-board-supply = Supply
mystery-board-objectives = Objectives
mystery-board-rune-objective = runes
mystery-board-first-second = ({ $first } most, { $second } second)
mystery-board-curses = Curses
mystery-board-reserve = reserve { $number }
mystery-board-no-pile = no runes
mystery-board-convert = { $pay }C→{ $gain }✱
mystery-board-gives-conversion = { $pay }◇C→{ $gain } colours
mystery-board-gives-upgrade = ◇C→{ $gems }
mystery-board-breaks = {" "}· break { $points }
mystery-board-card = { $kind }: { $gives }. Its tablet shows the { $rune } rune.
mystery-board-your-runes = { $count ->
        [one] You have a { $rune } rune, which resonates when you collect here.
       *[other] You have { $count } { $rune } runes, which resonate when you collect here.
    }
mystery-board-rune = { $rune }: { $effects }.
mystery-board-rune-at = { $kind } { $gives }
mystery-board-rune-clears = { $gives } and you may clear the card
mystery-board-rune-exchange = Exchange costs { $number }
mystery-board-legend =
    Crystals: ▲R red, ●Y yellow, ◆B blue, ■G green, ▼P purple, ◇C colourless, ✱ any colour.
    The circle runs clockwise: in rows from left to right, and from the last row to the first.
    A card shows what it gives, and below it the rune of its tablet. (A) is a curse breaker.
    ▸ marks where you can go, ▹ where you can go for a price.
    On a Mana Upgrade card, a small letter is a crystal that covers a space.
    Over each arch stand its curse boxes: their points, the letter of the player who
    broke the curse, x for closed, n for neutral. A lit box is one you could break.
    Beside it lie the rune card on top and the number of cards below it.
    ●●○○○ counts the curses a player has broken; 5 end the game. A star marks a rune that does not score.
    Spaces of a grid are numbered 1 to 12 from the top left; lines join neighbours.

## The end

mystery-tie-coloured = Tied on points; { $name } had more coloured crystals left ({ $number }).
mystery-tie-colourless = Tied on points and coloured crystals; { $name } had more colourless crystals left ({ $number }).
mystery-tie-order = Tied on points and crystals; { $name } came later in turn order.

## Rules that changed

mystery-change-2 = Before, a position also counted what was over: grids that nobody had drafted, crystals that had long been placed.

## Why a bot did what it did; told after the end

mystery-because-break = It could break { $box } of { $temple }.
mystery-because-at-once = It could break a curse at once.
mystery-because-wants = It wanted { $box } of { $temple }. Still missing after this: { $crystal-missing }.
mystery-because-ready = After this turn it has all the crystals for { $box } of { $temple }.
mystery-because-place = There the chain for { $box } of { $temple } could grow.
mystery-because-aside = The crystal is out of the way there.
mystery-because-end = There was nothing more for it to do here.
mystery-because-pay = It paid with the crystal that it could spare best.
mystery-because-draft = It thought that this grid would help most.
mystery-because-nothing = No curse was in reach, so it gathered what there was.
mystery-because-last = The game was ending: nothing was left to plan for.

## The chapters of the rules

mystery-chapter-options = Table options
mystery-chapter-components = What is in the box
mystery-chapter-setup = Setting up
mystery-chapter-turn = Your turn
mystery-chapter-movement = Moving
mystery-chapter-gaining = Gaining and storing crystals
mystery-chapter-supply = When the supply runs out
mystery-chapter-collecting = Collecting
mystery-chapter-runes = Rune cards
mystery-chapter-paying = Paying
mystery-chapter-charms = Charms
mystery-chapter-breaking = Breaking curses
mystery-chapter-grids = Crystal grids
mystery-chapter-two-players = Two players
mystery-chapter-end = The end and scoring
mystery-chapter-termination = Games that would not end
mystery-chapter-information = What everybody may know
mystery-chapter-decisions = How choices are asked
