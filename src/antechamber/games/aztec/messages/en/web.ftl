### Aztec on the page: what its board, panels and help cards say.
### $jewels, $stone, $given and $taken are drawn as pieces and read aloud by name; $name may be drawn bold.

## Pieces

aztec-web-jewel-B = blue
aztec-web-jewel-Y = yellow
aztec-web-jewel-R = red
aztec-web-stone = stone
aztec-web-stones = Cursed stones
aztec-web-artefacts = Artefacts
aztec-web-reconstructed = Reconstructed: the printed one may differ.

## The board

aztec-web-table = The table
aztec-web-duo = duo
aztec-web-first = first
aztec-web-points-now = points now
aztec-web-points-short = { $points } pts
aztec-web-points-long = { $points } points now
aztec-web-now = now
aztec-web-no-stones = no stones
aztec-web-no-artefact = no artefact yet
aztec-web-deck = Artefacts
aztec-web-deck-note = look at { $number }, take one
aztec-web-deck-short = artefacts
aztec-web-reserve = Cursed stones
aztec-web-reserve-note = the reserve never ends
aztec-web-reserve-short = reserve
aztec-web-curse = Curse card, { $colour }
aztec-web-curse-leads = leads, { $number }
aztec-web-curse-tied = tied at { $number }
aztec-web-foot-choosing = Choosing a claim
    .short = choosing
aztec-web-foot-locked = Claim locked
    .short = locked
aztec-web-foot-lied = Lied { $lied } of { $rounds }
    .short = lied { $lied } of { $rounds }
aztec-web-foot-truth = Truth
    .short = truth
aztec-web-foot-unnoticed = Lie, got away
    .short = got away
aztec-web-foot-caught = Lie, caught
    .short = lie, caught
aztec-web-foot-to-come = Not turned yet
    .short = to come
aztec-web-foot-picks = Chooses an artefact
    .short = chooses
aztec-web-foot-open = Seat still open
    .short = open
aztec-web-mine-claim = Your card stays face down. All claims are shown together when the last one is locked.
aztec-web-mine-locked = Your claim is locked. All claims are shown together.
aztec-web-mine-token = Your claim. The others decide now whether to believe you.
aztec-web-mine-turn = Your card is turned when your turn comes.
aztec-web-mine-before = In front of you:
aztec-web-mine-nobody = Nobody laid a token in front of you.
aztec-web-label-plinth = Take one { $colour } jewel
aztec-web-label-curse-leads = { $stones ->
        [one] Curse card { $colour }, { $stones } stone. { $name } leads with { $number }
       *[other] Curse card { $colour }, { $stones } stones. { $name } leads with { $number }
    }
aztec-web-label-curse-tied = { $stones ->
        [one] Curse card { $colour }, { $stones } stone. Tied at { $number }
       *[other] Curse card { $colour }, { $stones } stones. Tied at { $number }
    }
aztec-web-label-deck = { $number ->
        [one] Artefact deck, { $number } card
       *[other] Artefact deck, { $number } cards
    }
aztec-web-label-claims = { $name } claims { $jewels }
aztec-web-label-hoard = { $stones ->
        [one] { $blue } blue, { $yellow } yellow, { $red } red, { $stones } stone
       *[other] { $blue } blue, { $yellow } yellow, { $red } red, { $stones } stones
    }
aztec-web-accused-by = accused by { $name }
aztec-web-believed-by = believed by { $name }
aztec-web-standing = Duo { $jewels }.

## A reveal, told step by step

aztec-web-stage-truth = { $number ->
        [0] { $name } told the truth
        [one] Truth: { $name }, one accused
       *[other] Truth: { $name }, { $number } accused
    }
aztec-web-stage-unnoticed = { $name } lied and got away
aztec-web-stage-caught = { $number ->
        [one] { $name } lied, one accused
       *[other] { $name } lied, { $number } accused
    }
aztec-web-stage-claimed = the claim
aztec-web-stage-card = the card
aztec-web-case = The reveal
aztec-web-case-of = { $name }’s card is turned, step by step
aztec-web-case-turned = The card is turned up.
aztec-web-case-between = What happens now
aztec-web-step-kept-claim = { $name } keeps { $jewels }
aztec-web-step-took-card = The claim goes back, { $name } takes { $jewels }
aztec-web-step-gives = { $count ->
        [one] { $name } gives one { $stone } to { $other }
       *[other] { $name } gives one { $stone } each to { $other }
    }
aztec-web-step-give = { $name } each give one { $stone } to { $other }
aztec-web-step-discard = { $count ->
        [one] { $name } believed it and puts one { $stone } back
       *[other] { $name } believed it and put one { $stone } each back
    }
aztec-web-step-take-stone = { $count ->
        [one] { $name } believed it and takes one { $stone }
       *[other] { $name } believed it and take one { $stone } each
    }
aztec-web-step-gain = { $name } gains an artefact
aztec-web-step-nothing = { $name } gains nothing: the deck is empty
aztec-web-step-kept = { $name } keeps { $artefact }
aztec-web-step-kept-secretly = { $name } keeps an artefact in secret
aztec-web-step-played = { $name } plays { $artefact } at once
aztec-web-step-purify = { $number ->
        [0] { $name } has no { $stone } to put back
        [one] { $name } puts one { $stone } back
       *[other] { $name } puts all { $number } { $stone } back
    }
aztec-web-step-steal = { $name } takes { $jewels } from { $other }
aztec-web-step-take = { $name } takes { $jewels } from the temple
aztec-web-step-trade = { $name } swaps { $given } for { $taken }
aztec-web-head-claims = The claims are shown
aztec-web-head-tokens = The tokens are shown
aztec-web-head-turn = { $name } turns the card up
aztec-web-head-curse = The curses
aztec-web-head-refill = The round is over
aztec-web-beat-claims = All claims are shown together.
aztec-web-beat-tokens = All tokens are shown together.
aztec-web-beat-refill = Each Curse card gets one { $stone }.
aztec-web-beat-cursed = { $name } leads { $jewels } and takes { $number } { $stone }.
aztec-web-beat-curse-stayed = Nobody leads { $jewels } alone: { $number } { $stone } stay.

## The plaque

aztec-web-ask-character-choose_character = Its duo is worth points at the end.
aztec-web-ask-round-choose_claims = Take what your card shows, or bluff.
aztec-web-ask-round-choose_tokens = Choose one player. Is the claim the hidden card?
aztec-web-ask-gain-choose_artefact = You gain an artefact { $why }.
aztec-web-ask-scapegoat-choose_scapegoats = Your own stones go first, the reserve gives the rest.
aztec-web-ask-steal-choose_theft = One jewel from each player you choose, or stop.
aztec-web-ask-take-choose_jewels = Any colours; they go into your hoard.
aztec-web-ask-trade-choose_jewels = Any colours; then you may swap jewels.
aztec-web-ask-trade-choose_trade = Put one jewel back and take another colour, or stop.

## My answer

aztec-web-answer = Your options
aztec-web-secret = Your claim
aztec-web-secret-card = Your secret card: { $jewels }
aztec-web-only-you = only you see it
aztec-web-truth = Take what it shows
aztec-web-truth-note = the truth
aztec-web-bluff = { $colours ->
        [2] Or bluff: { $least } to { $most } jewels, two colours
       *[other] Or bluff: { $least } to { $most } jewels, { $colours } colours
    }
aztec-web-bluff-free = Or bluff: 1 to { $most } jewels of any colours
aztec-web-stepper = { $colour }: { $number }
aztec-web-less = One { $colour } less
aztec-web-more = One { $colour } more
aztec-web-none = none
aztec-web-no-more = no more jewels
aztec-web-colours-full = two colours at most
aztec-web-outcome = What it would bring
aztec-web-outcome-nothing = Choose, and see here what it would bring.
aztec-web-outcome-claim = if accused by
aztec-web-tag-truth = the truth
aztec-web-tag-bluff = a bluff
aztec-web-accusers = { $number ->
        [0] nobody
        [one] one player
       *[other] two players
    }
aztec-web-fate-truth-0 = keep { $jewels }
aztec-web-fate-truth-1 = { $stones ->
        [0] keep it; the reserve gives that player a { $stone }
       *[other] keep it, give that player one { $stone }
    }
aztec-web-fate-truth-2 = { $artefact ->
        [yes] keep it, give each one { $stone }, gain an artefact
       *[no] keep it, give each one { $stone }
    }
aztec-web-fate-bluff-0 = { $artefact ->
        [yes] keep { $jewels } and gain an artefact
       *[no] keep { $jewels }
    }
aztec-web-fate-bluff-1 = get { $jewels } instead, and one { $stone }
aztec-web-fate-bluff-2 = { $theirs ->
        [yes] the same, one { $stone } from each; each gains an artefact
       *[no] the same, one { $stone } from each
    }
aztec-web-if-lie = { $name } lied
aztec-web-if-true = it is true
aztec-web-token-accuse-lie = { $stones ->
        [0] the reserve gives { $name } one { $stone }; with another accuser, gain an artefact
       *[other] give { $name } one { $stone }; with another accuser, gain an artefact
    }
aztec-web-token-accuse-true = get one { $stone } from { $name }
aztec-web-token-believe-true = { $stones ->
        [0] you have no { $stone } to put back
       *[other] put one { $stone } back
    }
aztec-web-token-believe-lie = take one { $stone } from the reserve
aztec-web-note-leads = You would lead { $colour } as things stand: { $number } { $stone } for you.
aztec-web-note-gone = No other { $jewels } card is left that you have not seen.
aztec-web-note-sure = You have seen every { $jewels } card: { $name } lies.
aztec-web-tokens = Your token
aztec-web-face-believe = Believe
aztec-web-face-accuse = Accuse
aztec-web-does-believe = Believe { $name }
aztec-web-does-accuse = Accuse { $name }
aztec-web-token-left = { $rounds ->
        [0] { $unseen ->
            [one] { $unseen } such card left
           *[other] { $unseen } such cards left
        }
       *[other] { $unseen } such left, lied { $lied } of { $rounds }
    }
aztec-web-token-sure = no such card left: a lie
aztec-web-offer = Three artefacts; take one
aztec-web-at-once = at once
aztec-web-worth-now = { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
aztec-web-locked = Your locked answer
aztec-web-locked-claim = Your claim: { $jewels }
aztec-web-locked-claims = Your claim is locked
aztec-web-locked-believe = You believe { $name }
aztec-web-locked-accuse = You accuse { $name }
aztec-web-locked-wait = { $count ->
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
aztec-web-change = Change
aztec-web-fx-take = { $number ->
        [one] Take { $number } jewel from the temple
       *[other] Take { $number } jewels from the temple
    }
aztec-web-fx-more = Choose all of them.
aztec-web-fx-trade = Swap one jewel of your hoard
aztec-web-fx-steal = Take one jewel
aztec-web-fx-curse = { $number ->
        [one] Give one player a stone
       *[other] Give { $number } players a stone each
    }
aztec-web-fx-cursed = { $count } of { $number } chosen
aztec-web-fx-character = Choose your character
aztec-web-brings = { $text }, { $points } points
aztec-web-brings-points = { $points } points

## Options in full, for those who listen

aztec-web-option-truth = The truth: take { $jewels }
aztec-web-option-bluff = Bluff: take { $jewels }
aztec-web-option-believe = { $name } claims { $jewels }, { $fact }. Believe
aztec-web-option-accuse = { $name } claims { $jewels }, { $fact }. Accuse
aztec-web-option-pick = { $artefact }: { $text }
aztec-web-option-take = Take { $jewels }
aztec-web-option-trade = Put { $given } back, take { $taken }
aztec-web-option-steal = Take { $jewels } from { $name }
aztec-web-option-curse = Give a { $stone } to { $names }
aztec-web-option-stop = Stop here
aztec-web-option-play = Play { $character }

## The bar

aztec-web-bar = Your turn
aztec-web-bar-more = More
aztec-web-undo = Undo
aztec-web-restart = Restart
aztec-web-undo-nothing = There is nothing to take back.
aztec-web-again = See it again
aztec-web-show-all = Show all
aztec-web-go-on = Go on
aztec-web-confirm = Confirm
aztec-web-act = Do it
aztec-web-act-claim = Lock claim
aztec-web-act-token = Lock token
aztec-web-act-choose = Choose
aztec-web-act-believe = Lock: believe { $name }
aztec-web-act-accuse = Lock: accuse { $name }
aztec-web-act-pick = Take { $artefact }
aztec-web-missing-claim = Take jewels first: those on your card, or others.
aztec-web-missing-token = Choose a player, and whether you believe or accuse.
aztec-web-missing-pick = Choose one of the artefacts.
aztec-web-missing-take = Choose all the jewels you take.
aztec-web-missing-trade = Choose a swap, or stop.
aztec-web-missing-steal = Choose a jewel, or stop.
aztec-web-missing-curse = Choose all the players who get a stone.
aztec-web-missing-character = Choose a character.

## Keys

aztec-web-keys = While you choose, these keys answer:
aztec-web-keys-believe = believe the player you look at
aztec-web-keys-accuse = accuse the player you look at
aztec-web-keys-artefact = take the first, second or third artefact
aztec-web-keys-undo = take the last choice back

## Artefacts

aztec-web-effect-set-vp = { $points ->
        [one] { $points } point for every { $jewels }
       *[other] { $points } points for every { $jewels }
    }
aztec-web-effect-any-vp = { $points ->
        [one] { $points } point for every { $number } jewels
       *[other] { $points } points for every { $number } jewels
    }
aztec-web-effect-flat-vp = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aztec-web-effect-stone-shield = { $number ->
        [one] { $number } { $stone } does not count
       *[other] { $number } { $stone } do not count
    }
aztec-web-effect-purify = put all your { $stone } back
aztec-web-effect-scapegoat = give a { $stone } to { $number } others
aztec-web-effect-steal = take a jewel from { $number } others
aztec-web-effect-take = take { $number } jewels
aztec-web-effect-trade = take { $number } jewels, swap up to { $more }
aztec-web-artefact-worth = { $artefact }. Worth { $points } now

## My panel and the rail

aztec-web-character = { $character }, duo
aztec-web-duo-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aztec-web-track = { $stones ->
        [one] { $stones } cursed stone, { $points } points
       *[other] { $stones } cursed stones, { $points } points
    }
aztec-web-track-title = Penalty track
aztec-web-source-duos = duos
aztec-web-source-trios = trios
aztec-web-source-artefacts = artefacts
aztec-web-source-stones = stones
aztec-web-order = Order of reveal
aztec-web-unseen = Jewel cards not seen yet
aztec-web-unseen-size = { $number ->
        [2] two
        [3] three
        [4] four
       *[other] { $number }
    }
aztec-web-unseen-face = { $jewels }: { $unseen } of { $copies } not seen
aztec-web-past = Past claims
aztec-web-verdict-truth = truth
aztec-web-verdict-unnoticed = lie, got away
aztec-web-verdict-caught = lie, caught

## Help

aztec-web-help-plinth = The temple never runs out of { $colour } jewels.
aztec-web-help-taken = You have taken { $number } so far: { $jewels }
aztec-web-help-duo = { $character }: every duo { $jewels } in the hoard is worth { $points } at the end.
aztec-web-help-points = Now: duos { $duos }, trios { $trios }, artefacts { $artefacts }, stones { $stones }.
aztec-web-help-artefacts = Artefacts: { $list }.
aztec-web-help-worth = { $artefact } ({ $points })
aztec-web-help-curse-leads = { $name } leads { $colour } with { $number }. After the reveals the sole leader takes { $stones } { $stone }.
aztec-web-help-curse-tied = Tied at { $number }: nobody takes { $stones } { $stone } of { $colour }, they stay.
aztec-web-help-deck = { $number } cards. Who gains an artefact looks at { $cards } and takes one; the others go under the deck.
aztec-web-help-copies = { $artefact } ×{ $number }
aztec-web-help-reserve = The reserve of { $stone } never runs out. If a giver has none, it gives in their place.
aztec-web-help-track = What your { $stone } cost at the end:
aztec-web-help-beyond = Each one beyond costs { $points } more.

## The end

aztec-web-end-table = Points by source
aztec-web-end-player = Player
aztec-web-end-total = Points
aztec-web-tie-none = No tie. It would have gone to the fewest stones.
aztec-web-tie-stones = { $count ->
        [one] A tie on points: { $names } has the fewest stones ({ $number }).
       *[other] A tie on points: { $names } have the fewest stones ({ $number }) and share the victory.
    }
aztec-web-tie-shared = A tie on points and stones: the victory is shared.
aztec-web-ledger = Who told the truth?
aztec-web-ledger-note = every claim of the game
aztec-web-ledger-card = card
aztec-web-ledger-stones = Stones: { $number }
aztec-web-round = Round { $round }
aztec-web-lies = { $number ->
        [one] { $number } lie
       *[other] { $number } lies
    }
aztec-web-no-token = no token
aztec-web-key-truth = stone: truth
aztec-web-key-lie = dashed: lie, with the real card
aztec-web-key-believed = believed
aztec-web-key-accused = accused
aztec-web-key-stones = stones got or given away

## The component data

aztec-web-part-game = The game
aztec-web-part-counts = How many of each
aztec-web-part-setup = Setup
aztec-web-part-round = The round
aztec-web-part-claim = Claims
aztec-web-part-scoring = Scoring
aztec-web-part-penalty_track = Penalty track
aztec-web-part-supply = Stocks
aztec-web-part-curse_card = Curse cards
aztec-web-part-character = Characters
aztec-web-part-jewel_card = Jewel cards
aztec-web-part-artefact = Artefacts
