### Of Mice & Mazes on the page: what its board, panels and help cards say.
### $items are goods in words; $name is a player.

## The crypt

mice-web-crypt = The crypt: entrances clockwise, spots inside, cards below
mice-web-entrance = Entrance { $number }
mice-web-spot = Spot { $spot }
mice-web-chamber-at = { $card }, { $place }
mice-web-paw-of = A paw of { $name } stands here.
mice-web-owner = It belongs to { $name }.
mice-web-visit = Whoever else places a paw here gives { $name } { $items }.
mice-web-empty = Empty. A chamber can be opened here, under a paw.
mice-web-chest-here = A chest lies here: { $bonus }. The first paw takes it.
mice-web-flipped = Flipped by { $name }, who is paid for visits.
mice-web-passage = A hidden passage. For { $items } it becomes: { $other }.
mice-web-fill-now = Put a paw here.
mice-web-at-now = Choose this spot.
mice-web-not-now = Not now.
mice-web-no-crossing = It crosses none of your lines yet.
mice-web-too-few = { $paws ->
        [one] You have { $paws } paw for { $spots } crossings: you choose where it goes.
       *[other] You have { $paws } paws for { $spots } crossings: you choose where they go.
    }
mice-web-paw-on = Now a paw on { $place }.
    .may = A paw on { $place }, if you choose it.
mice-web-paw-chest = Now a paw on { $place }, which takes the chest: { $bonus }.
    .may = A paw on { $place }, if you choose it; it takes the chest: { $bonus }.
mice-web-extra = Additional action.
mice-web-pays = { $name } receives { $items }.
mice-web-tag-empty = empty
mice-web-tag-own = yours

## The rows

mice-web-chambers = Chambers
mice-web-assistants = Assistants
mice-web-discard = discard
mice-web-deck-chambers = Deck of chambers
mice-web-deck-assistants = Deck of assistants
mice-web-deck-size = { $number ->
        [one] { $number } card.
       *[other] { $number } cards.
    }
mice-web-deck-holds = In some order: { $list }.
mice-web-back-green = The top card has a green back (I).
mice-web-back-blue = The top card has a blue back (II).
mice-web-discard-chambers = Discarded chambers
mice-web-discard-assistants = Discarded assistants
mice-web-discard-holds = { $list }.
mice-web-discard-empty = Nothing yet.

## Cards

mice-web-cost = Costs { $items }.
mice-web-cost-off = Costs { $items }, less { $off } of your choice.
mice-web-cannot-pay = You cannot pay that now.
mice-web-worth = Brings { $glory } glory.
mice-web-glory-now = { $glory } glory at once.
mice-web-sets-more = { $glory } more for sets at the end.
mice-web-extra-symbol = A paw that comes here later brings an additional action.
mice-web-works-for = Works for { $name }.
mice-web-in-camp = In the camp of { $name }.
mice-web-used-now = Used this turn.
mice-web-borrowed = Borrowed until the end of the turn.
mice-web-chest = Chest
mice-web-chest-used = Used chest

## Panels

mice-web-next = next
mice-web-glory = { $number } glory
mice-web-of-glory = of { $most }
mice-web-with-sets = with sets { $number }
mice-web-has = { $name } has { $items }
mice-web-cap = { $number } of each is the most; what comes beyond is lost.
mice-web-gold-stands = A gold may stand for any one resource that you spend.
mice-web-gold-for = Gold stands for { $items }.
mice-web-for-gold = { $items } in place of gold.
mice-web-pay = Pay { $items }
mice-web-left-after = Then you have { $items }.
mice-web-paws = Paws
mice-web-paws-left = { $name }: { $number } of { $most } paws left
mice-web-paws-why = Each paw that you place, and each crossing inside, takes one. Removing brings all of them back.
mice-web-paws-on = Paws on { $list }.
mice-web-no-paws = No paw on the table.
mice-web-tokens = Tokens
mice-web-tokens-left = { $name }: { $number } of { $most } ownership tokens left
mice-web-tokens-why = Each chamber and each flipped entrance takes one of { $most }.
mice-web-chests = Chests
mice-web-chests-used = { $number ->
        [one] { $number } used chest
       *[other] { $number } used chests
    }
mice-web-chests-unused = { $number ->
        [one] { $number } unused chest
       *[other] { $number } unused chests
    }
mice-web-camp = Camp { $number } of { $most }
mice-web-camp-less = Camp { $number } of { $most }, each 1 less
mice-web-camp-short = Camp
mice-web-camp-free = free place
mice-web-team = Assistants
mice-web-team-none = none yet
mice-web-sets = Sets
mice-web-sets-of = Sets of { $name }
mice-web-sets-chambers = Chambers ({ $number }): { $glory }.
mice-web-sets-assistants = Assistants ({ $number }): { $glory }.
mice-web-set-worth = { $factions ->
        [one] { $factions } faction { $glory }
       *[other] { $factions } factions { $glory }
    }
mice-web-ends = The first of these ends it
mice-web-ends-chambers = Chambers
mice-web-ends-glory = Glory
mice-web-ends-assistants = Assistants
mice-web-ends-of = { $number } of { $most }
mice-web-ends-left = { $number } left
mice-web-ends-now = Final actions
mice-web-end-chambers = Chambers opened: { $number } of { $most }.
mice-web-end-glory = Most glory: { $number } of { $most }.
mice-web-end-assistants = Assistants that can still come: { $number }.
mice-web-end-then = Then everybody else has one more action.

## Options

mice-web-option-remove = Remove all
mice-web-option-remove-small = { $number ->
        [one] take back { $number } paw
       *[other] take back { $number } paws
    }
mice-web-option-leave-small = no effect
mice-web-option-double-small = twice
mice-web-option-pass = Decline
mice-web-option-stop = Stop here
mice-web-option-finish = End the action
mice-web-option-camp-less = −{ $number }
mice-web-option-chest = Use a chest
mice-web-good-food = Food
mice-web-good-pickaxe = Pickaxe
mice-web-good-torch = Torch
mice-web-good-gold = Gold

## The plan of a removal

mice-web-plan = Paws in the order in which you remove them, and chests in between
mice-web-plan-hint = Drag, or press ↑ ↓
mice-web-plan-hint-short = Your order
mice-web-plan-keys = Arrow up and down move it, T changes what it does, Enter does all up to the sign.
mice-web-plan-up = { $place }: earlier
mice-web-plan-down = { $place }: later
mice-web-plan-effect = { $place }: with its effect
mice-web-plan-effect-double = { $place }: with its effect, twice
mice-web-plan-now = Only this one, now
mice-web-plan-itself = by itself
mice-web-plan-asks = then you are asked
mice-web-plan-turns = then something turns up
mice-web-plan-use = { $place }: use it
mice-web-plan-kept = kept
mice-web-plan-act-steps = { $number ->
        [one] Use: { $place }
       *[other] Do { $number } steps
    }
mice-web-plan-act = { $number ->
        [one] Remove one: { $place }
       *[other] Remove { $number } paws
    }

## Questions, for the plaque that has named the player

mice-web-ask-window-offer_reactions = Your assistants may react, one after another.
mice-web-ask-rest-offer_reactions = You declined the others; what is left only gives.
mice-web-ask-branch-choose_branch = Choose one side of the card.
mice-web-ask-take-any-choose_resource = { $number ->
        [one] Choose { $number } resource.
       *[other] Choose { $number } resources, one after another.
    }
mice-web-ask-passage-offer_passage = Pay glory to flip this entrance to its stronger side?
mice-web-ask-hire-choose_assistant = Choose an assistant, then how you pay.
mice-web-ask-hire-choose_payment_for_assistant = Choose how you pay. Gold is never spent for you.
mice-web-ask-open-choose_chamber = Choose a chamber, then its spot and how you pay.
mice-web-ask-open-choose_spot = Choose the spot.
mice-web-ask-open-choose_payment_for_chamber = Choose how you pay. Gold is never spent for you.
mice-web-ask-open-choose_whether_to_trigger = Carry out its effect at once?
mice-web-ask-exchange-choose_exchange = Choose what you spend, or decline.
mice-web-ask-move-choose_paw_to_move = Choose a paw, or decline.
mice-web-ask-move-choose_where_to_move = Choose where it goes.
mice-web-ask-flip-choose_used_chest = Choose a used chest to turn back.
mice-web-ask-camp-choose_card_for_camp = Choose a card for your camp, or decline.
mice-web-ask-camp-choose_card_to_make_room = Your camp is full: choose a card there to discard.
mice-web-ask-cut-camp-choose_card_too_many = Your camp holds too many: choose a card to discard.
mice-web-ask-refresh-choose_card_to_refresh = { $number ->
        [one] One more card may be replaced. New ones come together.
       *[other] Up to { $number } cards may be replaced. New ones come together.
    }
mice-web-ask-copy-choose_target = Choose the card whose effect is carried out.
mice-web-ask-borrow-choose_loan = Choose an assistant of the row for this turn.
mice-web-ask-privy-choose_assistant_to_dismiss = Choose an assistant to discard.
mice-web-ask-privy-choose_replacement = Hire an assistant, camp one, or decline.
mice-web-ask-place-choose_intersection = { $number ->
        [one] { $number } paw is left. Choose a crossing for it.
       *[other] { $number } paws are left. Choose the next crossing.
    }
mice-web-ask-commander-choose_entrance = Place one more paw, or decline.
mice-web-ask-removal-choose_removal = { $number ->
        [one] The last paw, with the effect of its card or without.
       *[other] { $number } paws are out. Take them back in the order you like.
    }
mice-web-ask-after-removing-choose_entrance_after_removing = Place one more paw, or decline.
mice-web-ask-action-choose_action = Choose an entrance, or remove all your paws.
    .may = An additional action: place, remove, or decline.
    .final = The end was triggered. You have one more action.
mice-web-ask-last-chests-choose_to_finish = A chest can still be used before the action ends.

## Keys

mice-web-keys = Of Mice & Mazes
mice-web-keys-arrows = Round the entrances, into the crypt and along its spots
mice-web-keys-number = Go to that entrance
mice-web-keys-remove = Go to Remove
mice-web-keys-chest = Go to your first chest
mice-web-keys-plan = On a paw of the plan: move it, change its effect

## The end

mice-web-end-table = Glory by source
mice-web-end-source-glory = Glory in the game
mice-web-end-source-chambers = Sets of chambers
mice-web-end-source-assistants = Sets of assistants
mice-web-end-total = In all
mice-web-end-tie = Equal glory: { $name } wins, in whose turn the end was triggered.

## Parts, in the list of what was reconstructed

mice-web-part-game = The game
mice-web-part-counts = What is in the box
mice-web-part-player_set = What a player has
mice-web-part-start = What you begin with
mice-web-part-limits = Limits
mice-web-part-players = By number of players
mice-web-part-end_game = The end
mice-web-part-scoring = Sets
mice-web-part-lost_icons = Icons that were lost
mice-web-part-geometry = The frame of the crypt
mice-web-part-factions = Factions
mice-web-part-entrances = Entrance cards
mice-web-part-chests = Chests
mice-web-part-chambers = Chambers
mice-web-part-assistants = Assistants
mice-web-part-valuation = A design aid

## Cards: what their faces say, and the page that shows them all. Captions are put together from the component data and
## stand in narrow columns, so they are short and begin small; whole sentences are in mice.ftl. A colon follows a condition.

mice-web-cards-goods-F = { $number } food
mice-web-cards-goods-P = { $number ->
        [one] { $number } pickaxe
       *[other] { $number } pickaxes
    }
mice-web-cards-goods-T = { $number ->
        [one] { $number } torch
       *[other] { $number } torches
    }
mice-web-cards-goods-G = { $number } gold
mice-web-cards-goods-A = { $number } any
mice-web-cards-goods-C = { $number ->
        [one] { $number } chest
       *[other] { $number } chests
    }
mice-web-cards-goods-L = { $number } glory

mice-web-cards-op-gain = { $items }
mice-web-cards-op-gain_low = { $items } if fewer than { $below }, else { $high }
mice-web-cards-op-gain_per = { $per-id ->
        [adjacent_chambers] { $items } per chamber beside, up to { $max }
       *[adjacent_factions] { $items } per other faction beside
    }
mice-web-cards-op-others_gain = each other player { $items }
mice-web-cards-op-exchange = { $times ->
        [one] pay { $pay } for { $get }
       *[other] pay { $pay } for { $get }, up to { $times } times
    }
mice-web-cards-op-exchange_other = pay { $pay } for { $get } of other kinds
mice-web-cards-op-open = { $from-id ->
        [camp] open from camp
       *[row_or_camp] open a chamber
    }
mice-web-cards-op-open_discount = { mice-web-cards-op-open }, { $discount } less
mice-web-cards-op-open_anywhere = open a chamber anywhere
mice-web-cards-op-open_trigger = { mice-web-cards-op-open_anywhere }, trigger it
mice-web-cards-op-hire = { $from-id ->
        [camp] hire from camp
       *[row_or_camp] hire an assistant
    }
mice-web-cards-op-hire_discount = { mice-web-cards-op-hire }, { $discount } less
mice-web-cards-op-camp = { $what-id ->
        [chamber] camp a chamber
        [assistant] camp an assistant
       *[either] camp a card
    }
mice-web-cards-op-camp_discard = camp a discarded card
mice-web-cards-op-refresh = refresh up to { $max }
mice-web-cards-op-move_paw = move a paw
mice-web-cards-op-move_paw_entrance = move any paw
mice-web-cards-op-take_chest = draw a chest
mice-web-cards-op-flip_chest = flip a used chest
mice-web-cards-op-extra_action = additional action
mice-web-cards-op-extra_turn = additional turn
mice-web-cards-op-place_paw = place a paw
mice-web-cards-op-double_next = a later removal this turn works twice
mice-web-cards-op-swap_assistant = swap an assistant: hire or camp one
mice-web-cards-op-portal = owner only: replace it, { $discount } less; { $items }
mice-web-cards-op-borrow_assistant = borrow an assistant of the row this turn
mice-web-cards-op-trigger = { $target-id ->
        [adjacent_chamber] trigger beside; its owner { $items }
        [row_chamber] trigger a chamber of the row
        [own_paw_entrance] trigger an entrance under your paw
        [free_entrance] trigger an entrance without paws
        [opened_chamber] trigger it at once
        [hired_assistant] use its effect once
       *[used_assistant] repeat an assistant used this turn
    }
mice-web-cards-op-mod = { $mod-id ->
        [open_discount] chambers cost you { $number } less
        [pay_gold_with] hiring: pay gold with food
        [cost_any] opening: pay { $number } with other kinds
        [camp_limit] camp holds { $number }
       *[place_opposite] once a turn place opposite an opponent
    }
mice-web-cards-op-or = { $one } or { $other }
mice-web-cards-op-then = { $one }; { $other }
mice-web-cards-op-use_camp = open or hire from camp
mice-web-cards-op-more = { $number } more
mice-web-cards-op-on = { $condition-id ->
        [gain-food] you take food: { $effect }
        [gain-torch] you take torches: { $effect }
        [gain-pickaxe] you take pickaxes: { $effect }
        [gain-gold] you take gold: { $effect }
        [open] you open: { $effect }
        [hire] you hire: { $effect }
        [camp] you camp a card: { $effect }
        [from_camp] you use a camp card: { $effect }
        [chest_use] you use a chest: { $effect }
        [chest_take] you take a chest: { $effect }
        [exchange] you exchange: { $effect }
        [visited] visited by a paw: { $effect }
        [place-chamber] paw on a chamber: { $effect }
        [place-opponent_chamber] paw on another's chamber: { $effect }
        [place-empty] paw on an empty spot: { $effect }
        [remove-opponent_chamber] paw off another's chamber: { $effect }
        [remove_no_effect-any] paw off, no effect: { $effect }
        [remove_no_effect-inside] paw off inside, no effect: { $effect }
        [remove_no_effect-chamber] paw off, no effect: { $effect }
       *[after_remove_action] after Remove: { $effect }
    }

mice-web-cards-flag-once = once
mice-web-cards-flag-turn = 1/turn
mice-web-cards-neutral = Neutral
    .line = Wild when sets are scored
mice-web-cards-kind = { $faction }, { $kind }
mice-web-cards-kind-chamber = chamber
mice-web-cards-kind-passive = passive assistant
mice-web-cards-kind-modifier = assistant that changes a rule
mice-web-cards-kind-one_time = one-time assistant
mice-web-cards-kind-complex = assistant
mice-web-cards-kind-entrance = Entrance card
mice-web-cards-kind-chest = Chest
mice-web-cards-source-reconstructed = Reconstructed: the printed figures are lost.
mice-web-cards-source-mixed = Partly reconstructed: some of it is stated by the rulebook.
mice-web-cards-source-rulebook = As the rulebook states it.

mice-web-cards-factions = Factions
mice-web-cards-all = All { $number }
mice-web-cards-kinds = Kind of card
mice-web-cards-all-kinds = All kinds
mice-web-cards-chamber = Chambers
mice-web-cards-assistant = Assistants
mice-web-cards-entrances = Entrances
mice-web-cards-entrances-line = both sides; the flipped one has a frame
mice-web-cards-chests = Chests
mice-web-cards-chests-line = each is used once
mice-web-cards-in-play = in play
mice-web-cards-none = No card is left by this choice.
mice-web-cards-detail = The chosen card
mice-web-cards-back = Back
mice-web-cards-back-green = green, upper part of the deck
mice-web-cards-back-blue = blue, lower part of the deck
mice-web-cards-extra = A paw that comes here by a crossing gives an additional action, whoever owns the chamber.
mice-web-cards-passage = Hidden passage
mice-web-cards-passage-none = none; this card is never flipped
mice-web-cards-flipped = Flipped
mice-web-cards-same = The same
mice-web-cards-says = { $name }: { $kind }. { $text }
mice-web-cards-costs = { $name }: { $kind }. Costs { $items }, { $glory } glory. { $text }
mice-web-cards-flipped-name = { $name }, flipped
