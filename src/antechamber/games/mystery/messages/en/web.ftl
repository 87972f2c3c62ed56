### Mystery of the Temples on the page: what its board, panels and help cards say.
### $gems are crystals by shape and letter; the page draws them as pieces and reads their names aloud.

## Places

mystery-web-ring = The ring, clockwise
mystery-web-place-red = Red temple
mystery-web-place-yellow = Yellow temple
mystery-web-place-blue = Blue temple
mystery-web-place-green = Green temple
mystery-web-place-purple = Purple temple
mystery-web-place-wilderness = Wilderness { $number }
mystery-web-temple-red = Red
mystery-web-temple-yellow = Yellow
mystery-web-temple-blue = Blue
mystery-web-temple-green = Green
mystery-web-temple-purple = Purple
mystery-web-headline = { $place }: { $kind }
mystery-web-headline-short = No exchange: { $have } of { $need }
mystery-web-box = { $place }, { $curse }
mystery-web-curse-L3 = left curse of 3
mystery-web-curse-L4 = left curse of 5
mystery-web-curse-M5 = curse of 8
mystery-web-curse-R4 = right curse of 5
mystery-web-curse-R3 = right curse of 3
mystery-web-mana = { $place }, space { $number }
mystery-web-pile = { $rune } rune, { $place }
mystery-web-pile-empty = Rune pile, { $place }
mystery-web-space = Space { $number }
mystery-web-space-crystal = Space { $number }, { $crystal } crystal
mystery-web-space-of = { $space }, { $name }
mystery-web-reserve = Reserve of grid 2A
mystery-web-neutral = Neutral

## The court

mystery-web-supply-of = Supply, { $crystal }
mystery-web-ends = Ends in the round of the first fifth curse
mystery-web-last-round = This is the last round
mystery-web-offers = Crystal grids on offer
mystery-web-objective = Objective: { $place }
mystery-web-objective-runes = Objective: runes
mystery-web-markers = { $number } of { $most } curses
mystery-web-marker-count = { $name }: { $number } of { $most } curses

## What a target is, costs and gives

mystery-web-gives = Take { $gems }.
mystery-web-converts = Pay { $pay } { $colourless }, take { $gain } crystals of different colours.
mystery-web-upgrades = Cover free spaces with { $colourless } and take a crystal of each colour you cover.
mystery-web-upgrades-open = Free: { $gems }.
mystery-web-temple-gives = Collect { $gems } or break a curse.
mystery-web-tablet = The tablet shows the { $rune } rune.
mystery-web-resonates = { $number ->
        [one] Your { $rune } rune adds { $gems }.
       *[other] Your { $number } { $rune } runes add { $gems }.
    }
mystery-web-free = Free to go there.
mystery-web-price = { $number ->
        [one] Costs 1 crystal.
       *[other] Costs { $number } crystals.
    }
mystery-web-here = You stand here.
mystery-web-occupied = { $name } stands here.
mystery-web-occupied-neutral = The neutral curse breaker stands here.
mystery-web-collect-now = Collect here now.
mystery-web-clear-now = Return its crystals to the supply first.
mystery-web-look-break = break
mystery-web-look-collect = collect
mystery-web-look-collect-rune = collect, with { $rune }
mystery-web-look-cost = for { $cost } more
mystery-web-breaks = You can break { $points } here.
mystery-web-breaks-none = No curse here that you could break yet.
mystery-web-or = { $list } or { $last }
mystery-web-needs = Needs { $gems } on joined spaces, in this order.
mystery-web-needs-either = Needs { $gems } or { $other } on joined spaces, in this order.
mystery-web-ready = You have this chain on spaces { $spaces }.
mystery-web-ready-cost = { $number ->
        [one] Grid 2B breaks it with your shorter chain on spaces { $spaces } and { $number } crystal more.
       *[other] Grid 2B breaks it with your shorter chain on spaces { $spaces } and { $number } crystals more.
    }
mystery-web-missing = You lack { $gems }.
mystery-web-not-joined = You have these crystals, but not in a line.
mystery-web-worth = { $points } points.
mystery-web-worth-rune = { $points } points and the { $rune } rune.
mystery-web-broken-by = { $name } broke this curse.
mystery-web-closed = Closed: nobody can break it in this game.
mystery-web-neutral-marker = A neutral marker lies here.
mystery-web-break-now = Break it now.
mystery-web-covered = Covered with { $gems }.
mystery-web-cover-gives = Cover it to take { $gems }.
mystery-web-cover-now = Cover it now.
mystery-web-take-now = Take this crystal now.
mystery-web-below = { $number ->
        [0] It is the last card of the pile.
        [one] 1 card lies below it.
       *[other] { $number } cards lie below it.
    }
mystery-web-pile-gone = No rune card is left here.
mystery-web-rune-now = Take it now.
mystery-web-at-direct = At a direct collection: { $gems }.
mystery-web-at-temple = At a temple: { $gems }.
mystery-web-at-upgrade = At a Mana Upgrade: { $gems }, and you may clear the card first.
mystery-web-at-conversion = { $number ->
        [one] At a Mana Conversion: 1 crystal more.
       *[other] At a Mana Conversion: { $number } crystals more.
    }
mystery-web-always-exchange = The Exchange Charm costs { $number }.
mystery-web-in-supply = { $number ->
        [0] None left.
        [one] 1 left.
       *[other] { $number } left.
    }
mystery-web-supply-now = Choose it now.
mystery-web-objective-points = Most broken curses at this temple: { $first } points at the end; second most: { $second }.
mystery-web-objective-standing = { $name }: { $number }
mystery-web-rune-points = { $types ->
        [one] 1 type: { $points }
       *[other] { $types } types: { $points }
    }
mystery-web-rune-objective = Points at the end for different types of runes.
mystery-web-draft-now = Take this grid now.
mystery-web-not-now = Not now; press it to learn why.
mystery-web-reconstructed = Reconstructed: the printed one may differ.
mystery-web-reconstructed-part = Partly reconstructed: the printed one may differ.

## Spaces of a grid, and what pressing one does

mystery-web-do-pay = pay
mystery-web-do-swap = swap
mystery-web-do-swap-with = swap with this
mystery-web-do-place = store { $crystal } here
mystery-web-do-replace = store { $crystal } here and return what lies there
mystery-web-do-give-up = return
mystery-web-do-take-seat = take it
mystery-web-does = { $what }: { $deed }

## Paying with several crystals at once

mystery-web-plan = Pick what you pay { $why }, in any order.
mystery-web-pay = { $count ->
        [one] Pay { $count } crystal
       *[other] Pay { $count } crystals
    }
mystery-web-give = { $count ->
        [0] Trade
        [one] Trade { $count } crystal
       *[other] Trade { $count } crystals
    }
mystery-web-pay-missing = { $count ->
        [one] Pick { $count } crystal more.
       *[other] Pick { $count } crystals more.
    }

## What is to be done, as a sentence under the name

mystery-web-ask-draft-choose_grid = Choose a crystal grid. You keep it for the whole game.
mystery-web-ask-draft-choose_start_rune = Grid 3A lets you take one of the face-up rune cards. Choose one.
mystery-web-ask-start-crystals-choose_start_space = { $number ->
        [one] Choose a space for the last { $crystal } crystal you start with.
       *[other] You start with { $number } { $crystal } crystals. Choose a space for the first.
    }
mystery-web-ask-turn-choose_move = Choose where your curse breaker goes, or use a charm first.
    .first = Place your curse breaker on any free card.
mystery-web-ask-turn-choose_action = Collect crystals or break a curse. Charms are free to use before and after.
    .after = Use a charm, or end your turn.
    .both = With grid 1B you may do the other action too. Go on, or end your turn.
mystery-web-ask-store-choose_storage_space = Choose a space of your grid for the { $crystal } crystal.
    .full = Your grid is full. Return the { $crystal } crystal, or put it in place of another.
mystery-web-ask-take-choose_source = The supply has no { $crystal } crystal left. Choose where you take one.
mystery-web-ask-gain-choose_next_crystal = Room and supply run out. Choose the crystal you take first.
mystery-web-ask-gain-colours-choose_colour = { $number ->
        [one] Choose the colour of the crystal you gain.
       *[other] You gain { $number } crystals. Choose the colour of the next one.
    }
mystery-web-ask-pay-choose_payment = { $number ->
        [one] Pay { $number } crystal { $why }. Choose it.
       *[other] Pay { $number } crystals { $why }. Choose them in the order of the spaces.
    }
mystery-web-ask-convert-choose_to_convert = Mana Conversion takes coloured crystals here too. Convert or decline.
mystery-web-ask-upgrade-choose_to_clear = Your rune lets you clear the Mana Upgrade card before you use it.
mystery-web-ask-upgrade-choose_mana_space = { $number ->
        [0] Mana Upgrade. Cover a space with a crystal and gain its colour.
       *[other] You may cover a second space of the Mana Upgrade card.
    }
mystery-web-ask-switcheroo-choose_crystal_to_swap = Switcheroo. Choose the first of two crystals to swap.
mystery-web-ask-switcheroo-choose_crystal_to_swap_with = Choose the crystal that changes places with it.
mystery-web-ask-reserve-grid-choose_crystal_to_give_up = Choose the colourless crystals you trade, in the order of the spaces.
mystery-web-ask-break-curse-choose_rune_pile = Grid 4B lets you choose the pile from which you take a rune card.

## Panels

mystery-web-grid = Grid { $grid }
mystery-web-grid-reserve = Grid { $grid }, reserve { $number }
mystery-web-grid-of = Crystal grid of { $name }
mystery-web-no-grid = No grid yet
mystery-web-points = pts
mystery-web-score = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
mystery-web-goals = Chains
mystery-web-goal = { $temple }, { $end }
mystery-web-end-L = left
mystery-web-end-M = middle
mystery-web-end-R = right
mystery-web-goal-ready = { $goal }: ready
mystery-web-goal-ready-cost = { $goal }: ready, costs { $number }
mystery-web-goal-lacks = { $goal }: { $number } missing
mystery-web-goal-loose = { $goal }: not in a line
mystery-web-runes = Runes
mystery-web-rune-hand = { $types ->
        [one] 1 type, { $points } pts
       *[other] { $types } types, { $points } pts
    }
mystery-web-no-runes = none yet
mystery-web-unscored = { $rune }, which does not score
mystery-web-next = next

## Options, short, on a button

mystery-web-option-collect = Collect
mystery-web-option-collect-small = collect
mystery-web-option-short = { $have } of { $need }
mystery-web-option-break-small = break { $points }
mystery-web-option-chain = { $end }, spaces { $spaces }
mystery-web-option-switch = Switcheroo
mystery-web-option-exchange = Exchange
mystery-web-option-reserve = Reserve
mystery-web-option-end-turn = End turn
mystery-web-option-space = space { $space }
mystery-web-option-return = Return
mystery-web-option-nothing = Take nothing
mystery-web-option-no-colour = No crystal
mystery-web-option-convert = Convert
mystery-web-option-decline = Decline
mystery-web-option-stop = Stop here
mystery-web-option-clear = Clear the card
mystery-web-option-keep = Leave it
mystery-web-option-no-rune = No rune

## The end

mystery-web-end-table = Points by source
mystery-web-end-total = Total

## The parts of the game, as the page of reconstructed parts lists them

mystery-web-part-meta = The game
mystery-web-part-crystals = Crystals
mystery-web-part-players = Pieces of a player
mystery-web-part-scoreboard = Scoreboard
mystery-web-part-ring = The ring
mystery-web-part-runes = Rune piles
mystery-web-part-objectives = Objectives
mystery-web-part-lattice = Lines of the grids
mystery-web-part-charms = Charms
mystery-web-part-wilderness = Wilderness cards
mystery-web-part-curse_box = Curse boxes
mystery-web-part-temple = Temples
mystery-web-part-rune = Rune cards
mystery-web-part-grid = Crystal grids
mystery-web-part-reward = { $grid }, reward { $number }
mystery-web-charm-dexterity = Dexterity Charm
mystery-web-charm-switcheroo = Switcheroo Charm
mystery-web-charm-exchange = Exchange Charm
