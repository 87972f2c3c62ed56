### Of Mice & Mazes: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $card "living_fire" comes as mice-card-living_fire, and $card-id as "living_fire" for
### selectors. A bundle of items is composed of letters: "FFG" comes as mice-items-F with 2 as $number, a plus, and
### mice-items-G with 1; short, it is a piece for each letter.
### $name is the player; it may be "You", so sentences about players are in the past tense and after a colon.

mice-title = Of Mice & Mazes
mice-about = Lead an expedition of critters into the crypt of the pharaoh Mewesess: place paws at its entrances, cross lines to get inside, open chambers there and hire assistants of all kinds. It is for 2 or 3 players and takes about an hour.

## Items. The letter is a code and stays the same in all languages.

mice-items-none = nothing
mice-items-F = { $number } food
    .short = ◍F
mice-items-T = { $number ->
        [one] { $number } torch
       *[other] { $number } torches
    }
    .short = ▲T
mice-items-P = { $number ->
        [one] { $number } pickaxe
       *[other] { $number } pickaxes
    }
    .short = ◆P
mice-items-G = { $number } gold
    .short = ●G
mice-items-L = { $number } glory
    .short = ★L
mice-items-A = { $number ->
        [one] { $number } resource of your choice
       *[other] { $number } resources of your choice
    }
    .short = ◌A
mice-items-C = { $number ->
        [one] { $number } chest
       *[other] { $number } chests
    }
    .short = ▣C

mice-payment-none = nothing
mice-payment-F = { mice-items-F }
    .short = { mice-items-F.short }
mice-payment-T = { mice-items-T }
    .short = { mice-items-T.short }
mice-payment-P = { mice-items-P }
    .short = { mice-items-P.short }
mice-payment-G = { mice-items-G }
    .short = { mice-items-G.short }

mice-item-food = food
mice-item-torch = a torch
mice-item-pickaxe = a pickaxe

## Cards: chambers, assistants, entrances, chests

mice-card-living_fire = Living Fire
mice-card-portal = Portal
mice-card-scrying_pool = Scrying Pool
mice-card-armory = Armory
mice-card-barracks = Barracks
mice-card-watchtower = Watchtower
mice-card-scaffolding = Scaffolding
mice-card-quarry = Quarry
mice-card-crane = Crane
mice-card-library = Library
mice-card-map_room = Map Room
mice-card-teahouse = Teahouse
mice-card-berry_garden = Berry Garden
mice-card-spring = Spring
mice-card-sacred_grove = Sacred Grove
mice-card-chapel = Chapel
mice-card-reliquary = Reliquary
mice-card-altar = Altar
mice-card-bakery = Bakery
mice-card-dining_hall = Dining Hall
mice-card-kitchen = Kitchen
mice-card-stash = Stash
mice-card-privy = Privy
mice-card-thieves_den = Thieves' Den
mice-card-shooting_range = Shooting Range
mice-card-lookout = Lookout Post
mice-card-oasis = Oasis
mice-card-cave_in = Cave-in
mice-card-tunnel = Tunnel
mice-card-mine_shaft = Mine Shaft
mice-card-pawn_shop = Pawn shop
mice-card-storage = Storage
mice-card-fair = Fair
mice-card-alch_workshop = Alchemical Workshop
mice-card-distillery = Distillery
mice-card-laboratory = Laboratory
mice-card-sphinx = Sphinx

mice-card-magician = Magician
mice-card-conjurer = Conjurer
mice-card-pyromancer = Pyromancer
mice-card-guard = Guard
mice-card-squire = Squire
mice-card-commander = Commander
mice-card-builder = Builder
mice-card-foreman = Foreman
mice-card-architect = Architect
mice-card-student = Student
mice-card-scholar = Scholar
mice-card-elder = Elder
mice-card-herbalist = Herbalist
mice-card-forager = Forager
mice-card-druid = Druid
mice-card-monk = Monk
mice-card-preacher = Preacher
mice-card-bishop = Bishop
mice-card-confectioner = Confectioner
mice-card-baker = Baker
mice-card-chef = Chef
mice-card-infiltrator = Infiltrator
mice-card-swindler = Swindler
mice-card-smuggler = Smuggler
mice-card-scout = Scout
mice-card-marksman = Marksman
mice-card-ranger = Ranger
mice-card-trammer = Trammer
mice-card-prospector = Prospector
mice-card-tunneler = Tunneler
mice-card-barker = Barker
mice-card-profiteer = Profiteer
mice-card-merchant = Merchant
mice-card-apothecary = Apothecary
mice-card-transmuter = Transmuter
mice-card-alchemist = Alchemist
mice-card-mewmmy = Mewmmy

mice-card-1 = entrance 1
mice-card-2 = entrance 2
mice-card-3 = entrance 3
mice-card-3-5 = entrance 3.5
mice-card-4 = entrance 4
mice-card-5 = entrance 5
mice-card-6 = entrance 6
mice-card-7 = entrance 7
mice-card-7-5 = entrance 7.5
mice-card-8 = entrance 8
mice-card-9 = entrance 9
mice-card-10 = entrance 10
mice-card-11 = entrance 11
mice-card-12 = entrance 12
mice-card-13 = entrance 13
mice-card-14 = entrance 14

mice-card-c01 = chest 1
mice-card-c02 = chest 2
mice-card-c03 = chest 3
mice-card-c04 = chest 4
mice-card-c05 = chest 5
mice-card-c06 = chest 6
mice-card-c07 = chest 7
mice-card-c08 = chest 8
mice-card-c09 = chest 9
mice-card-c10 = chest 10
mice-card-c11 = chest 11
mice-card-c12 = chest 12
mice-card-c13 = chest 13
mice-card-c14 = chest 14
mice-card-c15 = chest 15
mice-card-c16 = chest 16
mice-card-c17 = chest 17
mice-card-c18 = chest 18
mice-card-c19 = chest 19
mice-card-c20 = chest 20

mice-assistant-magician = { mice-card-magician }
mice-assistant-conjurer = { mice-card-conjurer }
mice-assistant-pyromancer = { mice-card-pyromancer }
mice-assistant-guard = { mice-card-guard }
mice-assistant-squire = { mice-card-squire }
mice-assistant-commander = { mice-card-commander }
mice-assistant-builder = { mice-card-builder }
mice-assistant-foreman = { mice-card-foreman }
mice-assistant-architect = { mice-card-architect }
mice-assistant-student = { mice-card-student }
mice-assistant-scholar = { mice-card-scholar }
mice-assistant-elder = { mice-card-elder }
mice-assistant-herbalist = { mice-card-herbalist }
mice-assistant-forager = { mice-card-forager }
mice-assistant-druid = { mice-card-druid }
mice-assistant-monk = { mice-card-monk }
mice-assistant-preacher = { mice-card-preacher }
mice-assistant-bishop = { mice-card-bishop }
mice-assistant-confectioner = { mice-card-confectioner }
mice-assistant-baker = { mice-card-baker }
mice-assistant-chef = { mice-card-chef }
mice-assistant-infiltrator = { mice-card-infiltrator }
mice-assistant-swindler = { mice-card-swindler }
mice-assistant-smuggler = { mice-card-smuggler }
mice-assistant-scout = { mice-card-scout }
mice-assistant-marksman = { mice-card-marksman }
mice-assistant-ranger = { mice-card-ranger }
mice-assistant-trammer = { mice-card-trammer }
mice-assistant-prospector = { mice-card-prospector }
mice-assistant-tunneler = { mice-card-tunneler }
mice-assistant-barker = { mice-card-barker }
mice-assistant-profiteer = { mice-card-profiteer }
mice-assistant-merchant = { mice-card-merchant }
mice-assistant-apothecary = { mice-card-apothecary }
mice-assistant-transmuter = { mice-card-transmuter }
mice-assistant-alchemist = { mice-card-alchemist }
mice-assistant-mewmmy = { mice-card-mewmmy }

## Places: spots inside the crypt by column and row, and entrance cards

mice-place-a1 = spot a1
    .short = a1
mice-place-b1 = spot b1
    .short = b1
mice-place-c1 = spot c1
    .short = c1
mice-place-d1 = spot d1
    .short = d1
mice-place-a2 = spot a2
    .short = a2
mice-place-b2 = spot b2
    .short = b2
mice-place-c2 = spot c2
    .short = c2
mice-place-d2 = spot d2
    .short = d2
mice-place-a3 = spot a3
    .short = a3
mice-place-b3 = spot b3
    .short = b3
mice-place-c3 = spot c3
    .short = c3
mice-place-d3 = spot d3
    .short = d3
mice-place-a4 = spot a4
    .short = a4
mice-place-b4 = spot b4
    .short = b4
mice-place-c4 = spot c4
    .short = c4
mice-place-d4 = spot d4
    .short = d4
mice-place-1 = entrance 1
    .short = 1
mice-place-2 = entrance 2
    .short = 2
mice-place-3 = entrance 3
    .short = 3
mice-place-3-5 = entrance 3.5
    .short = 3.5
mice-place-4 = entrance 4
    .short = 4
mice-place-5 = entrance 5
    .short = 5
mice-place-6 = entrance 6
    .short = 6
mice-place-7 = entrance 7
    .short = 7
mice-place-7-5 = entrance 7.5
    .short = 7.5
mice-place-8 = entrance 8
    .short = 8
mice-place-9 = entrance 9
    .short = 9
mice-place-10 = entrance 10
    .short = 10
mice-place-11 = entrance 11
    .short = 11
mice-place-12 = entrance 12
    .short = 12
mice-place-13 = entrance 13
    .short = 13
mice-place-14 = entrance 14
    .short = 14

mice-target-a1 = { mice-place-a1 }
mice-target-b1 = { mice-place-b1 }
mice-target-c1 = { mice-place-c1 }
mice-target-d1 = { mice-place-d1 }
mice-target-a2 = { mice-place-a2 }
mice-target-b2 = { mice-place-b2 }
mice-target-c2 = { mice-place-c2 }
mice-target-d2 = { mice-place-d2 }
mice-target-a3 = { mice-place-a3 }
mice-target-b3 = { mice-place-b3 }
mice-target-c3 = { mice-place-c3 }
mice-target-d3 = { mice-place-d3 }
mice-target-a4 = { mice-place-a4 }
mice-target-b4 = { mice-place-b4 }
mice-target-c4 = { mice-place-c4 }
mice-target-d4 = { mice-place-d4 }

## Factions, decks, what ends the game

mice-faction-squirrels = Squirrels
    .line = Spellcasters
mice-faction-porcupines = Porcupines
    .line = Warriors and protectors
mice-faction-beavers = Beavers
    .line = Unparalleled builders
mice-faction-capibaras = Capibaras
    .line = The smartest critters
mice-faction-pacas = Pacas
    .line = Nature whisperers
mice-faction-chinchillas = Chinchillas
    .line = Clerics of the Coalition
mice-faction-viscachas = Viscachas
    .line = Renowned cooks
mice-faction-rats = Rats
    .line = Crooks and conspirators
mice-faction-jerboas = Jerboas
    .line = Skilled archers
mice-faction-molerats = Molerats
    .line = Work underground
mice-faction-lemmings = Lemmings
    .line = Talented merchants
mice-faction-guinea_pigs = Guinea pigs
    .line = Amazing alchemists

mice-deck-chamber = chambers
mice-deck-assistant = assistants

mice-sets-chambers = chambers
mice-sets-assistants = assistants

mice-cause-chambers = no empty spot is left
mice-cause-glory = somebody has enough glory
mice-cause-assistants = no more assistants can come

## What cards do, as captions put together from the component data. $items, $pay and $get are bundles; A stands for any
## resource and C for a chest.

mice-op-gain = { $items }
mice-op-gain_low = { $item-id ->
        [food] food: { $low } if you have fewer than { $below }, otherwise { $high }
        [torch] torches: { $low } if you have fewer than { $below }, otherwise { $high }
       *[pickaxe] pickaxes: { $low } if you have fewer than { $below }, otherwise { $high }
    }
mice-op-gain_per = { $per-id ->
        [adjacent_chambers] { $items } for each adjacent chamber, at most { $max } times
       *[adjacent_factions] { $items } for each other faction adjacent to it
    }
mice-op-others_gain = every other player receives { $items }
mice-op-exchange = { $times ->
        [one] { $pay } → { $get }
       *[other] { $pay } → { $get }, up to { $times } times
    }
mice-op-exchange_other = { $pay } → { $get }, of other kinds
mice-op-open = { $from-id ->
        [camp] open a chamber from your camp
       *[row_or_camp] open a chamber
    }
mice-op-open_discount = { mice-op-open } for { $discount } less
mice-op-open_anywhere = open a chamber on any empty spot without a paw
mice-op-open_trigger = { mice-op-open_anywhere } and trigger it
mice-op-hire = { $from-id ->
        [camp] hire an assistant from your camp
       *[row_or_camp] hire an assistant
    }
mice-op-hire_discount = { mice-op-hire } for { $discount } less
mice-op-camp = { $what-id ->
        [chamber] put a chamber into your camp
        [assistant] put an assistant into your camp
       *[either] put a card into your camp
    }
mice-op-camp_discard = put a card of a discard pile into your camp
mice-op-refresh = refresh up to { $max } cards
mice-op-move_paw = move a paw
mice-op-move_paw_entrance = move a paw, also off an entrance card
mice-op-take_chest = take a chest
mice-op-flip_chest = flip a used chest
mice-op-extra_action = an additional action
mice-op-extra_turn = an additional turn
mice-op-place_paw = place a paw
mice-op-double_next = one effect that you trigger later this turn by removing a paw is carried out twice
mice-op-swap_assistant = discard an assistant, then hire or camp another
mice-op-portal = owner only: open a chamber in its place for { $discount } less; { $items }
mice-op-borrow_assistant = an assistant of the row works for you this turn
mice-op-trigger = { $target-id ->
        [adjacent_chamber] trigger an adjacent chamber; its owner receives { $items }
        [row_chamber] carry out the effect of a chamber in the row
        [own_paw_entrance] trigger an entrance card with your paw
        [free_entrance] trigger an entrance card without a paw
        [opened_chamber] trigger it
        [hired_assistant] carry out its effect
       *[used_assistant] repeat an assistant used this turn
    }
mice-op-mod = { $mod-id ->
        [open_discount] { $number } resources less
        [pay_gold_with] its gold may be paid with food
        [cost_any] up to { $number } resources may be of other kinds
        [camp_limit] your camp holds { $number } cards
       *[place_opposite] place a paw opposite an opponent's, once per turn
    }
mice-op-or = { $one } / { $other }
mice-op-on = { $condition-id ->
        [gain-food] when you receive food: { $effect }
        [gain-torch] when you receive torches: { $effect }
        [gain-pickaxe] when you receive pickaxes: { $effect }
        [gain-gold] when you receive gold: { $effect }
        [open] when you open a chamber: { $effect }
        [hire] when you hire an assistant: { $effect }
        [camp] when you put a card into your camp: { $effect }
        [from_camp] when you open or hire from your camp: { $effect }
        [chest_use] when you use a chest: { $effect }
        [chest_take] when you take a chest: { $effect }
        [exchange] when you exchange: { $effect }
        [visited] when an opponent visits your chamber: { $effect }
        [place-chamber] when you place a paw on a chamber: { $effect }
        [place-opponent_chamber] when you place a paw on an opponent's chamber: { $effect }
        [place-empty] when you place a paw on an empty spot: { $effect }
        [remove-opponent_chamber] when you remove a paw from an opponent's chamber: { $effect }
        [remove_no_effect-any] when you remove a paw without an effect: { $effect }
        [remove_no_effect-inside] when you remove a paw from inside without an effect: { $effect }
        [remove_no_effect-chamber] when you remove a paw from a chamber without its effect: { $effect }
       *[after_remove_action] after your Remove action: { $effect }
    }
mice-op-once = { $effect } (once per turn)
mice-op-one_time = when hired: { $effect }

## Options: what you can answer. `.short` is for lists under a heading.

mice-option-pass = Pass
    .short = pass
mice-option-use = Use { $assistant }
    .short = { $assistant }
mice-option-place = Place a paw on { $place }
    .short = { $place }
mice-option-infiltrate = Place a paw on { $place } with Infiltrator
    .short = { $place } (Infiltrator)
mice-option-remove = Remove all your paws
    .short = remove all paws
mice-option-chest = Use { $card }
    .short = { $card }
mice-option-finish = Finish the action
    .short = finish
mice-option-fill = Put a paw on { $place }
    .short = { $place }
mice-option-trigger = Remove the paw from { $place } and trigger the card
    .short = { $place }: trigger
mice-option-double = Remove the paw from { $place } and trigger the card twice
    .short = { $place }: trigger twice
mice-option-leave = Remove the paw from { $place } without an effect
    .short = { $place }: no effect
mice-option-take = Take { $item }
    .short = { $item }
mice-option-pay = Pay { $payment }
    .short = { $payment }
mice-option-give = Give { $card } away
    .short = { $card }
mice-option-open = Open { $card }
    .short = { $card }
mice-option-hire = Hire { $card }
    .short = { $card }
mice-option-camp = Put { $card } into your camp
    .short = { $card }
mice-option-discard = Discard { $card }
    .short = { $card }
mice-option-refresh = Replace { $card }
    .short = { $card }
mice-option-stop = Stop here
    .short = stop
mice-option-at = On { $place }
    .short = { $place }
mice-option-move = Move the paw from { $place }
    .short = { $place }
mice-option-flip = Flip { $card }
    .short = { $card }
mice-option-copy = Trigger { $card }
    .short = { $card }
mice-option-borrow = Borrow { $card }
    .short = { $card }
mice-option-dismiss = Discard { $card }
    .short = { $card }
mice-option-choose = Choose option { $branch }
    .short = option { $branch }
mice-option-passage = Flip { $place }
    .short = flip

## What a payment means beyond its items

mice-pay-gold-for = gold stands for { $items }
mice-pay-for-gold = { $items } in place of gold

## Headings of groups of options

mice-group-place = Place a paw
mice-group-paying = Bonus for others
mice-group-infiltrate = With Infiltrator
mice-group-remove = Remove
mice-group-fill = Intersections
mice-group-trigger = With the effect
mice-group-double = With the effect, twice
mice-group-leave = Without an effect
mice-group-assistants = Assistants
mice-group-take = Resources
mice-group-pay = Payment
mice-group-open = Chambers
mice-group-hire = Assistants
mice-group-camp = Into your camp
mice-group-discard = Discard
mice-group-refresh = Replace
mice-group-at = Spots
mice-group-move = Paws
mice-group-flip = Used chests
mice-group-give = Chests to give
mice-group-copy = Trigger
mice-group-borrow = Borrow
mice-group-dismiss = Discard
mice-group-choose = Choose
mice-group-passage = Hidden passage
mice-group-chests = Chests
mice-group-stop = Done

## How far the turn is

mice-phase-action = choosing an action
mice-phase-placing = placing
mice-phase-removing = removing
mice-phase-effect = carrying out an effect
mice-phase-end = the end

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

mice-event-turn-began = Turn { $turn }: { $name }.
mice-event-placed = { $name } placed a paw on { $place }.
    .then = placed a paw on { $place }
mice-event-infiltrated = { $name } placed a paw on { $place } with Infiltrator, opposite an opponent's.
    .then = placed a paw on { $place } with Infiltrator
mice-event-filled = { $name } put a paw on the intersection { $place }.
    .then = put a paw on { $place }
mice-event-began-removing = { $paws ->
        [one] { $name } began to remove { $paws } paw.
       *[other] { $name } began to remove { $paws } paws.
    }
mice-event-removed = { $name } removed the paw from { $place } and triggered { $card }.
    .then = removed the paw from { $place }
mice-event-left = { $name } removed the paw from { $place } without an effect.
    .then = removed the paw from { $place } without an effect
mice-event-triggered = The effect of { $card } was carried out for { $name }.
mice-event-used = { $name } used { $assistant }.
    .then = used { $assistant }
mice-event-received = { $name } received { $items }.
    .then = received { $items }
mice-event-lost = { $name } could not keep { $items }: the track ends at 9.
    .then = could not keep { $items }
mice-event-paid = { $name } paid { $items }.
    .then = paid { $items }
mice-event-spent-glory = { $name } spent { $glory } glory.
    .then = spent { $glory } glory
mice-event-bonus = { $name } received { $items } by the rules, thanks to { $other }.
mice-event-took-chest = { $name } took { $card }.
    .then = took { $card }
mice-event-used-chest = { $name } used { $card }.
    .then = used { $card }
mice-event-flipped-chest = { $name } flipped the used { $card }.
    .then = flipped { $card }
mice-event-gave-chest = { $name } gave { $card } to the supply.
    .then = gave { $card } to the supply
mice-event-opened = { $name } opened { $card } on { $place } and received { $glory } glory.
    .then = opened { $card } on { $place }
mice-event-hired = { $name } hired { $card } and received { $glory } glory.
    .then = hired { $card }
mice-event-camped = { $name } put { $card } into the camp.
    .then = put { $card } into the camp
mice-event-discarded = { $card } was discarded.
mice-event-refreshed = { $cards ->
        [one] { $name } had { $cards } card of the rows replaced.
       *[other] { $name } had { $cards } cards of the rows replaced.
    }
    .then = { $cards ->
        [one] replaced { $cards } card
       *[other] replaced { $cards } cards
    }
mice-event-drew = { $card } came into the row.
mice-event-shuffled = { $cards ->
        [one] The discard pile of { $deck } became a new deck of { $cards } card.
       *[other] The discard pile of { $deck } was shuffled into a new deck of { $cards } cards.
    }
mice-event-moved = { $name } moved a paw from { $place } to { $target }.
    .then = moved a paw from { $place } to { $target }
mice-event-extra-action = { $name } gained an additional action ({ $actions } to come).
    .then = gained an additional action
mice-event-extra-turn = { $name } gained an additional turn ({ $turns } to come).
    .then = gained an additional turn
mice-event-doubles = { $name } may double a later effect of this turn ({ $doubles } left).
    .then = may double a later effect
mice-event-borrowed = { $name } borrowed { $card } until the end of the turn.
    .then = borrowed { $card }
mice-event-dismissed = { $glory ->
        [0] { $name } discarded the assistant { $card }.
       *[other] { $name } discarded the assistant { $card } and spent { $glory } glory.
    }
    .then = discarded { $card }
mice-event-portal-left = { $card } left { $place }.
mice-event-queued = { $name } may place one more paw after this action ({ $placements } in all).
    .then = may place one more paw after this action
mice-event-passage-flipped = { $name } spent { $glory } glory and flipped { $place }.
    .then = flipped { $place }
mice-event-declined = { $name } took no more action.
    .then = took no more action
mice-event-end-triggered = The end was triggered in the turn of { $name }: { $cause }.
mice-event-final-action = { $name } may take one more action.
mice-event-turn-cap = The game was stopped after { $turns } turns.
mice-event-scored-sets = { $name } scored { $glory } for sets of { $sets }.
mice-event-scored = { $points ->
        [one] { $name }: { $points } point in all.
       *[other] { $name }: { $points } points in all.
    }
mice-event-won = { $points ->
        [one] { $name } won with { $points } point.
       *[other] { $name } won with { $points } points.
    }
mice-event-laid = { $card } started its discard pile.
mice-event-copied = { $name } chose { $card }.
    .then = chose { $card }
mice-event-dry-supply = { $name } got no chest: the supply was empty.
    .then = got no chest, as the supply was empty
mice-event-not-granted = { $name } got { $most } additional actions and turns; there are no more before somebody else's turn.

## Questions: what must be done. $number is how many are left.

mice-ask-window-offer_reactions = { $name }: your assistants may react. Choose one, or pass.
mice-ask-rest-offer_reactions = { $name }: you declined the others. What is left only gives: choose one, or pass.
mice-ask-branch-choose_branch = { $name }: choose one side of the card.
mice-ask-take-any-choose_resource = { $number ->
        [one] { $name }: choose { $number } resource to receive.
       *[other] { $name }: choose { $number } resources to receive, one after the other.
    }
mice-ask-passage-offer_passage = { $name }: pay glory to flip this entrance card to its stronger side?
mice-ask-hire-choose_assistant = { $name }: choose an assistant to hire, or pass.
mice-ask-hire-choose_payment_for_assistant = { $name }: choose how to pay for the assistant.
mice-ask-open-choose_chamber = { $name }: choose a chamber to open, or pass.
mice-ask-open-choose_spot = { $name }: choose the spot for the chamber.
mice-ask-open-choose_payment_for_chamber = { $name }: choose how to pay for the chamber.
mice-ask-open-choose_whether_to_trigger = { $name }: trigger the new chamber?
mice-ask-exchange-choose_exchange = { $name }: choose what to spend in exchange, or pass.
mice-ask-move-choose_paw_to_move = { $name }: choose a paw to move, or pass.
mice-ask-move-choose_where_to_move = { $name }: choose where the paw goes.
mice-ask-flip-choose_used_chest = { $name }: choose a used chest to flip.
mice-ask-camp-choose_card_for_camp = { $name }: choose a card for your camp, or pass.
mice-ask-camp-choose_card_to_make_room = { $name }: your camp is full. Choose a card there to discard.
mice-ask-cut-camp-choose_card_too_many = { $number ->
        [one] { $name }: your camp holds { $number } card too many. Choose one to discard.
       *[other] { $name }: your camp holds { $number } cards too many. Choose one to discard.
    }
mice-ask-refresh-choose_card_to_refresh = { $number ->
        [one] { $name }: you may have { $number } more card replaced. Choose, or stop.
       *[other] { $name }: you may have up to { $number } cards replaced. Choose one, or stop.
    }
mice-ask-copy-choose_target = { $name }: choose the card whose effect is carried out, or pass.
mice-ask-borrow-choose_loan = { $name }: choose an assistant of the row that works for you this turn, or pass.
mice-ask-privy-choose_assistant_to_dismiss = { $name }: choose an assistant to discard, or pass.
mice-ask-privy-choose_replacement = { $name }: hire an assistant (1), put one into your camp (2), or pass.
mice-ask-place-choose_intersection = { $number ->
        [one] { $name }: you have { $number } paw left. Choose an intersection for it.
       *[other] { $name }: you have { $number } paws left. Choose the next intersection.
    }
mice-ask-commander-choose_entrance = { $name }: place a paw, or pass.
mice-ask-removal-choose_removal = { $number ->
        [one] { $name }: remove the last paw, with the effect of its card or without.
       *[other] { $name }: { $number } paws are still out. Choose the next one, with the effect of its card or without.
    }
mice-ask-after-removing-choose_entrance_after_removing = { $name }: place a paw, or pass.
mice-ask-action-choose_action = { $name }: place a paw on an entrance card, or remove all your paws.
    .may = { $name }: you may take another action: place a paw, remove all your paws, or pass.
    .final = { $name }: you may take one final action: place a paw, remove all your paws, or pass.
mice-ask-last-chests-choose_to_finish = { $name }: finish the action, or use a chest first.

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

mice-no-other-question = First answer the question that is open.
mice-no-place-now = Paws are placed when you choose an action.
mice-no-place-no-paw = You have no paw left: remove those on the table first.
mice-no-place-missing = There is no { $place } in this crypt.
mice-no-place-spot = A paw is placed on an entrance card; spots inside are reached where your lines cross.
mice-no-place-taken = { $other } has a paw there already.
mice-no-place-own = You have a paw there already.
mice-no-place-opposite = { $other } has a paw on the opposite entrance card.
mice-no-infiltrate = You have no Infiltrator.
mice-no-infiltrate-used = Infiltrator has been used this turn.
mice-no-infiltrate-needless = No opponent has a paw opposite; place it without Infiltrator.
mice-no-remove-none = You have no paw on the table to remove.
mice-no-remove-now = Paws are removed when you choose an action.
mice-no-fill = That is no free intersection of your lines.
mice-no-fill-now = Intersections are filled after a paw was placed on an entrance card.
mice-no-trigger-no-paw = You have no paw there.
mice-no-trigger-empty = An empty spot has no effect.
mice-no-trigger-portal = Portal works for its owner only, and that is { $other }.
mice-no-trigger-nothing = Nothing on that card can be done now.
mice-no-double = You have no doubled effect to use.
mice-no-open-place = You need a paw of yours on an empty spot.
mice-no-open-spot = No empty spot without a paw is left.
mice-no-open-token = All { $tokens } of your ownership tokens are in use.
mice-no-card-away = { $card } is neither in the row nor in your camp.
mice-no-card-camp-only = This effect takes cards from your camp only.
mice-no-card-price = { $waived ->
        [0] { $card } costs { $items }. You have { $payment }.
       *[other] { $card } costs { $items }, with { $waived } off. You have { $payment }.
    }
mice-no-chest-yours = You do not have that chest unused.
mice-no-chest-alike = It does the same as { $card }; use that one.
mice-no-chest-idle = That chest could do nothing now.
mice-no-chest-now = Chests can be used before an action, an intersection or a removal, at card choices, and before the action ends.
mice-no-camp-card = { $card } cannot be taken by this effect.
mice-no-pay = That does not pay the price exactly, or you do not have it.
mice-no-take = Of the kinds you spent you receive none.
mice-no-use = { $assistant } has nothing to react to now.

mice-no-option-start = The first player must sit on one of the { $players } seats.
mice-no-option-entrances-alone = The list of entrances goes only with a custom order.
mice-no-option-factions-alone = The list of factions goes only with chosen factions.
mice-no-option-entrances = List all { $cards } entrance cards, each once, in the order of the slots.
mice-no-option-factions = List { $factions } different factions.
mice-no-option-turns = A game has one turn at least.

## The board in the terminal

mice-board-head = Turn { $turn } · { $phase }
mice-board-open = chambers { $number } of { $most }
mice-board-glory = glory { $number } of { $most }
mice-board-left = assistants left { $number }
mice-board-ending = final actions
mice-board-chambers = Chambers ({ $number })
mice-board-assistants = Assistants ({ $number })
mice-board-crypt = In the crypt
mice-board-sets = sets +{ $glory }
mice-board-paws = paws { $number } of { $most }
mice-board-tokens = tokens { $number } of { $most }
mice-board-camp = Camp { $number } of { $most }
mice-board-team = Assistants
mice-board-chests = Chests
mice-board-bonus = a bonus for { $names }
mice-board-legend =
    The crypt has spots inside and entrance cards round it. ▼ and a letter is somebody's paw, a letter in brackets marks the owner of a chamber or of a flipped entrance, × and a letter is a crossing of somebody's lines without a paw, ↻ a hidden passage, ▣ a chest and what is in it. A chest with × has been used. After a row stands how many cards its deck has. Items: ◍F food, ▲T torch, ◆P pickaxe, ●G gold, ★L glory, ◌A any resource.
    The entrance cards, with what they do when a hidden passage is open (↻ and its faction):

mice-source-glory = glory
mice-source-chambers = sets of chambers
mice-source-assistants = sets of assistants
mice-tie-trigger = Equal points: { $name } wins, in whose turn the end was triggered.

## Rules that changed

mice-change-3 = Before, assistants that only give were used without asking, and a pass gave up their gains as well; intersections were filled in order where a chest could come in between; and a borrowed assistant still worked after it had been hired and discarded.

## Why a bot did what it did; told after the end

mice-because-buys = With these paws, it hoped to get { $card }.
mice-because-saves = It was gathering for { $card }.
mice-because-needs = It needed this for { $card }.
mice-because-goods = There was most to be had.
mice-because-remove = Another paw would not have been worth waiting for.
mice-because-assistant-set = None of its assistants was of that faction yet.
mice-because-chamber-set = None of its chambers was of that faction yet.
mice-because-glory = It brings { $glory } glory.
mice-because-effect = Its effect will be of use.
mice-because-camp = It kept this card for later.
mice-because-pay = It paid with what it could spare best.
mice-because-order = It thought that this order would bring the most.
mice-because-no-paw = It had no paw left to place.
mice-because-pass = Nothing there was worth its price.

## The chapters of the rules

mice-chapter-options = Table options
mice-chapter-components = What is in the box
mice-chapter-setup = Setting up
mice-chapter-ground = Resources, camp and rows
mice-chapter-turn = Your turn
mice-chapter-effects = Effects, opening and hiring
mice-chapter-assistants = Assistants
mice-chapter-chambers = Chambers
mice-chapter-passages = Hidden passages
mice-chapter-end = The end and scoring
mice-chapter-limits = What everybody may know, and limits
