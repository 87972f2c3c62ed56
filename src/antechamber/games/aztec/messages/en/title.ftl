### Aztec: its words, options, events and questions.
### Rules and their help texts are in rules.ftl.
###
### An argument is a word of this file: $artefact "A-SUN" comes as aztec-artefact-A-SUN, and $artefact-id as "A-SUN" for
### selectors. A set of jewels is composed of letters: "BBY" comes as aztec-jewels-B with 2 as $number, a plus, and
### aztec-jewels-Y with 1; short, it is a piece for each letter.
### $name is the player; it may be "You", so sentences about players are in the past tense and after a colon.

aztec-title = Aztec
aztec-about = Share out the treasure of an Aztec temple, as honestly as you like. Take the jewels that your card shows, or take others and keep a straight face; then say whom you believe and who, you think, lies. It is for 3 to 6 players and takes about 30 minutes.

## Jewels: colours, and sets of them. The letter is a code and stays the same in all languages.

aztec-colour-blue = blue
aztec-colour-yellow = yellow
aztec-colour-red = red

aztec-given-blue = { aztec-colour-blue }
aztec-given-yellow = { aztec-colour-yellow }
aztec-given-red = { aztec-colour-red }

aztec-taken-blue = { aztec-colour-blue }
aztec-taken-yellow = { aztec-colour-yellow }
aztec-taken-red = { aztec-colour-red }

aztec-jewels-none = no jewels
aztec-jewels-B = { $number } blue
    .short = ◆B
aztec-jewels-Y = { $number } yellow
    .short = ●Y
aztec-jewels-R = { $number } red
    .short = ▲R

aztec-claim-none = { aztec-jewels-none }
aztec-claim-B = { aztec-jewels-B }
    .short = { aztec-jewels-B.short }
aztec-claim-Y = { aztec-jewels-Y }
    .short = { aztec-jewels-Y.short }
aztec-claim-R = { aztec-jewels-R }
    .short = { aztec-jewels-R.short }

## Characters

aztec-character-CHARLY = Charly
aztec-character-DARYL = Daryl
aztec-character-ELISA = Elisa
aztec-character-YUKIO = Yukio
aztec-character-NAYA = Naya
aztec-character-TOMAS = Tomas

## Artefacts. `.effect` is filled in from the components: $number is the points, stones, opponents or jewels that the
## card names, $size the jewels it counts or the exchanges it allows, $jewels the set it pays for.

aztec-artefact-A-TRIPLE-B = Blue Idol
    .effect = { $number ->
        [one] { $number } point for every set of { $jewels }.
       *[other] { $number } points for every set of { $jewels }.
    }
aztec-artefact-A-TRIPLE-Y = Yellow Idol
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-TRIPLE-R = Red Idol
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-BY = Blue-Yellow Mask
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-BR = Blue-Red Mask
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-PAIR-YR = Yellow-Red Mask
    .effect = { aztec-artefact-A-TRIPLE-B.effect }
aztec-artefact-A-CHEST = Overflowing Chest
    .effect = { $number ->
        [one] { $number } point for every { $size } jewels of any colours.
       *[other] { $number } points for every { $size } jewels of any colours.
    }
aztec-artefact-A-SUN = Sun Disc
    .effect = { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
aztec-artefact-A-AMULET = Jade Amulet
    .effect = { $number ->
        [one] { $number } of your stones costs no points.
       *[other] { $number } of your stones cost no points.
    }
aztec-artefact-A-PURIFY = Purifying Incense
    .effect = At once: all your stones go back to the reserve.
aztec-artefact-A-SCAPEGOAT = Scapegoat Totem
    .effect = { $number ->
        [one] At once: give a stone to { $number } opponent.
       *[other] At once: give a stone to each of { $number } opponents.
    }
aztec-artefact-A-STEAL = Thieving Monkey
    .effect = { $number ->
        [one] At once: you may take a jewel from { $number } opponent.
       *[other] At once: you may take a jewel from each of up to { $number } opponents.
    }
aztec-artefact-A-TAKE = Hidden Cache
    .effect = { $number ->
        [one] At once: take { $number } jewel of any colour.
       *[other] At once: take { $number } jewels of any colours.
    }
aztec-artefact-A-TRADE = Merchant Scales
    .effect = { $number ->
        [one] At once: take { $number } jewel of any colour, then exchange up to { $size } of your jewels.
       *[other] At once: take { $number } jewels of any colours, then exchange up to { $size } of your jewels.
    }

## Points, what became of a claim, the faces of a token, and why an artefact is gained

aztec-source-duos = duos
aztec-source-trios = trios
aztec-source-artefacts = artefacts
aztec-source-stones = cursed stones

aztec-verdict-truth = the truth
aztec-verdict-unnoticed = a lie nobody accused
aztec-verdict-caught = an accused lie

aztec-faith-believe = I believe you!
aztec-faith-accuse = You lie!

aztec-why-truth = for a true claim that was accused more than once
aztec-why-got-away = for a lie that nobody accused
aztec-why-caught = for catching a liar together

## How far a round is

aztec-phase-setup = setting up
aztec-phase-claim = taking jewels
aztec-phase-token = playing tokens
aztec-phase-reveal = turning up cards
aztec-phase-end = the end

## Options: what you can answer. `.short` is for lists under a heading, with more arguments from the table:
## $gems the jewels as pieces, $duo what a character's duo is, $effect what an artefact does, $shown what an opponent
## claims.

aztec-option-play = Play { $character }
    .short = { $character } { $duo }
aztec-option-claim = Claim { $jewels }
    .short = { $gems }
aztec-option-believe = Believe { $seat }: “{ aztec-faith-believe }”
    .short = { $seat } { $shown }
aztec-option-accuse = Accuse { $seat }: “{ aztec-faith-accuse }”
    .short = { $seat } { $shown }
aztec-option-pick = Take the artefact { $artefact }
    .short = { $artefact }: { $effect }
aztec-option-take = Take { $jewels } from the temple
    .short = { $gems }
aztec-option-trade = Put back a { $given } jewel and take a { $taken } one
    .short = { $given } for { $taken }
aztec-option-steal = Take a { $colour } jewel from { $seat }
    .short = { $colour } from { $seat }
aztec-option-curse = Give a stone to each of these: { $seats }
    .short = { $seats }
aztec-option-stop = Stop here
    .short = stop

## Headings of groups of options

aztec-group-characters = Characters
aztec-group-truth = Truth
aztec-group-jewels-1 = 1 jewel
aztec-group-jewels-2 = 2 jewels
aztec-group-jewels-3 = 3 jewels
aztec-group-jewels-4 = 4 jewels
aztec-group-jewels-5 = 5 jewels
aztec-group-jewels-6 = 6 jewels
aztec-group-believe = { aztec-faith-believe }
aztec-group-accuse = { aztec-faith-accuse }
aztec-group-artefacts = Artefacts
aztec-group-take = Take
aztec-group-trade = Exchange
aztec-group-steal = Take
aztec-group-curse = A stone for
aztec-group-stop = Done

## Events: what happened. `.then` is a deed in a list of deeds after the player's name and a colon.

aztec-event-character-taken = { $name } chose { $character }.
    .then = chose { $character }
aztec-event-round-began = Round { $round } began. First player: { $name }.
aztec-event-looked = { $name } looked at a Jewel card: { $jewels }.
aztec-event-claims-shown = The claims of round { $round } were shown.
aztec-event-claimed = { $name } claimed { $jewels }.
    .then = claimed { $jewels }
aztec-event-tokens-shown = The tokens of round { $round } were shown.
aztec-event-believed = { $name } believed { $other }.
    .then = believed { $other }
aztec-event-accused = { $name } accused { $other } of lying.
    .then = accused { $other } of lying
aztec-event-revealed = { $verdict-id ->
        [truth] { $name } turned up { $jewels } and had told the truth.
        [unnoticed] { $name } turned up { $jewels }, had claimed { $claim }, and nobody had accused the lie.
       *[caught] { $name } turned up { $jewels }, had claimed { $claim }, and was caught lying.
    }
    .then = { $verdict-id ->
        [truth] turned up { $jewels } (the truth)
        [unnoticed] turned up { $jewels } (a lie that nobody accused)
       *[caught] turned up { $jewels } (caught lying)
    }
aztec-event-kept-claim = { $name } kept { $jewels }.
    .then = kept { $jewels }
aztec-event-took-card = { $name } put the claim back and took what the card shows: { $jewels }.
    .then = took { $jewels } instead of the claim
aztec-event-gave-stone = { $name } gave a stone to { $other }.
    .then = gave a stone to { $other }
aztec-event-served-stone = { $name } had no stone to give, so { $other } got one from the reserve.
    .then = had no stone for { $other }, who got one from the reserve
aztec-event-discarded-stone = { $name } put a stone back into the reserve.
    .then = put a stone back
aztec-event-took-stone = { $name } took a stone from the reserve.
    .then = took a stone
aztec-event-drew = { $cards ->
        [one] { $name } looked at the last artefact of the deck.
       *[other] { $name } looked at { $cards } artefacts.
    }
aztec-event-offered = { $name } could choose: { $artefact }.
aztec-event-kept = { $name } kept the artefact { $artefact }.
    .then = kept { $artefact }
aztec-event-kept-secretly = { $name } kept an artefact in secret.
    .then = kept an artefact in secret
aztec-event-kept-card = { $name } chose { $artefact } in secret.
aztec-event-played = { $name } played the artefact { $artefact }.
    .then = played { $artefact }
aztec-event-purified = { $stones ->
        [0] { $name } had no stones to put back.
        [one] { $name } put { $stones } stone back into the reserve.
       *[other] { $name } put all { $stones } stones back into the reserve.
    }
    .then = { $stones ->
        [0] had no stones to put back
        [one] put { $stones } stone back
       *[other] put all { $stones } stones back
    }
aztec-event-stole = { $name } took a { $colour } jewel from { $other }.
    .then = took a { $colour } jewel from { $other }
aztec-event-took = { $name } took { $jewels } from the temple.
    .then = took { $jewels } from the temple
aztec-event-traded = { $name } put back a { $given } jewel and took a { $taken } one.
    .then = exchanged a { $given } jewel for a { $taken } one
aztec-event-cursed = { $stones ->
        [0] { $name } had the most { $colour } jewels; there was no stone on the Curse card.
        [one] { $name } had the most { $colour } jewels and took { $stones } stone from the Curse card.
       *[other] { $name } had the most { $colour } jewels and took { $stones } stones from the Curse card.
    }
aztec-event-curse-stayed = { $stones ->
        [one] Nobody alone had the most { $colour } jewels: { $stones } stone stayed on the Curse card.
       *[other] Nobody alone had the most { $colour } jewels: { $stones } stones stayed on the Curse card.
    }
aztec-event-round-ended = Round { $round } ended, and each Curse card got a stone.
aztec-event-showed = { $cards ->
        [one] { $name } showed the artefact { $artefact }.
       *[other] { $name } showed the artefact { $artefact } ({ $cards } times).
    }
    .then = { $cards ->
        [one] showed { $artefact }
       *[other] showed { $artefact } ({ $cards } times)
    }
aztec-event-scored = { $source-id ->
        [stones] { $points ->
            [one] { $name }: { $points } point for { $source }.
           *[other] { $name }: { $points } points for { $source }.
        }
       *[other] { $points ->
            [one] { $name } scored { $points } point for { $source }.
           *[other] { $name } scored { $points } points for { $source }.
        }
    }
aztec-event-won = { $points ->
        [one] { $name } won with { $points } point.
       *[other] { $name } won with { $points } points.
    }
aztec-event-nothing-left = { $name } gained nothing: the Artefact deck was empty.
    .then = gained nothing, as the Artefact deck was empty

## Questions: what must be done, and why. $number is how many are left, $why what it is for.

aztec-ask-character-choose_character = { $name }: choose a character. Its duo is worth points at the end.
aztec-ask-round-choose_claims = { $name }: take the jewels on your card, or others as a bluff. All claims are shown together.
aztec-ask-round-choose_tokens = { $name }: place your token before an opponent. Do you believe the claim, or is it a lie?
aztec-ask-gain-choose_artefact = { $name }: you gain an artefact { $why }. Choose one of these cards.
aztec-ask-scapegoat-choose_scapegoats = { $name }: choose the opponents who get a stone. Yours go first, then those of the reserve.
aztec-ask-steal-choose_theft = { $number ->
        [one] { $name }: you may take a jewel from { $number } opponent. Choose it, or stop.
       *[other] { $name }: you may take a jewel from each of { $number } opponents. Choose the first, or stop.
    }
aztec-ask-take-choose_jewels = { $number ->
        [one] { $name }: choose { $number } jewel to take from the temple.
       *[other] { $name }: choose { $number } jewels to take from the temple.
    }
aztec-ask-trade-choose_jewels = { $number ->
        [one] { $name }: choose the jewels you take from the temple. After that you may exchange { $number } jewel.
       *[other] { $name }: choose the jewels you take from the temple. After that you may exchange up to { $number } jewels.
    }
aztec-ask-trade-choose_trade = { $number ->
        [one] { $name }: you may exchange { $number } more jewel for one of another colour. Choose, or stop.
       *[other] { $name }: you may exchange { $number } jewels for others of another colour. Choose the first, or stop.
    }

## Why not: what stands against a choice, with the numbers of this moment. $other is a player's name.

aztec-no-other-question = First answer the question that is open.
aztec-no-claim-now = Jewels are claimed in the first step of a round.
aztec-no-claim-empty = You cannot take nothing: a claim has { $least } to { $most } jewels.
aztec-no-claim-few = { $number ->
        [one] { $number } jewel is too few: a claim has { $least } to { $most }.
       *[other] { $number } jewels are too few: a claim has { $least } to { $most }.
    }
aztec-no-claim-many = { $number } jewels are too many: a claim has { $least } to { $most }.
aztec-no-claim-colours = No Jewel card shows three colours, so nobody would believe it; a claim has two at most.
aztec-no-token-now = Tokens are placed when all claims have been shown.
aztec-no-token-self = You place your token before an opponent, not before yourself.
aztec-no-take-number = { $number ->
        [one] { $number } jewel is not the right number: take exactly { $most }.
       *[other] { $number } jewels are not the right number: take exactly { $most }.
    }
aztec-no-steal-self = You take jewels from opponents, not from yourself.
aztec-no-steal-twice = This card has taken a jewel from { $other } already; it takes one from each opponent at most.
aztec-no-steal-empty = { $other } has no jewels yet; a claim that has not been turned up cannot be touched.
aztec-no-steal-colour = { $other } has no { $colour } jewel.
aztec-no-trade-same = You exchange a jewel for one of another colour, not { $given } for { $given }.
aztec-no-trade-none = You have no { $given } jewel to put back.
aztec-no-curse-self = You give stones to opponents, not to yourself.
aztec-no-curse-number = { $number ->
        [one] { $number } opponent is not enough: choose { $most } different ones.
       *[other] Choose { $most } different opponents, not { $number }.
    }
aztec-no-pick-now = You take an artefact when you gain one.
aztec-no-pick-card = { $artefact } is not among the cards you look at.
aztec-no-pick-place = { $artefact } lies at place { $place }, not at place { $wish }.
aztec-no-character-now = Characters are chosen before the first round.
aztec-no-character-taken = { $other } plays { $character } already.

aztec-no-option-start = The first player must sit on one of the { $players } seats.

## The table in the terminal

aztec-board-head = Round { $round } · { $phase }
aztec-board-curses = Curse cards
aztec-board-curse = { $gem } { $stones }
aztec-board-curse-leader = { $gem } { $stones } ({ $name })
aztec-board-deck = Artefact deck { $number }
aztec-board-player = Player
aztec-board-duo = Duo
aztec-board-hoard = Jewels
aztec-board-stones = Stones
aztec-board-claim = Claim
aztec-board-card = Card
aztec-board-tokens = Tokens
aztec-board-secret = { $number } in secret
aztec-board-your-card = Your card shows { $jewels }.
aztec-board-legend =
    Jewels: ◆B blue, ●Y yellow, ▲R red. ▸ marks the first player, who turns up the card first.
    A Curse card shows its stones, and in brackets who would take them now.
    Tokens: + and the letter of a player who believes the claim, ! and the letter of one who calls it a lie.
    A card is shown when it has been turned up; yours is below the table.
aztec-board-jewel-cards = The { $number } Jewel cards:
aztec-board-artefact-cards = The { $number } Artefact cards:
aztec-board-artefact-card = { $number } × { $artefact }: { $effect }
aztec-board-not-seen = Jewel cards you have not seen:
aztec-board-lie = The claim is { $claim }. There is no card like that which you have not seen, so it is a lie.
aztec-board-unseen = { $number ->
        [one] The claim is { $claim }. There is { $number } card like that which you have not seen.
       *[other] The claim is { $claim }. There are { $number } cards like that which you have not seen.
    }
aztec-board-token = If the claim is true: stones { $true }. If it is a lie: stones { $lie }.
aztec-board-outcome = { $accusers ->
        [0] Nobody accuses you: { $jewels }; stones { $stones }, points { $points }.
        [one] One accuses you: { $jewels }; stones { $stones }, points { $points }.
       *[other] { $accusers } accuse you: { $jewels }; stones { $stones }, points { $points }.
    }
aztec-board-outcome-artefact = { aztec-board-outcome } You gain an artefact.
aztec-board-outcome-theirs = { aztec-board-outcome } Each of them gains an artefact.
aztec-board-worth = Worth { $points } with the jewels you have now.
aztec-board-changes = Your points change by { $points }.

## The end

aztec-tie-stones = { $winners ->
        [one] Tied on points; { $name } had fewer cursed stones ({ $number }).
       *[other] Tied on points; { $name } had the fewest cursed stones ({ $number }) and share the victory.
    }
aztec-tie-shared = Tied on points and cursed stones; the victory is shared.

## What bots believe

aztec-belief-lie = Seat { $seat }: a lie with { $percent } %.

## Why a bot did what it did; told after the end

aztec-because-truth = It told the truth: { $claim } was good enough.
aztec-because-careful = It told the truth about { $claim }: a lie did not seem worth the risk.
aztec-because-lie = It lied. It held { $jewels }, and { $claim } was worth more: { $count ->
        [one] one card with that was still unseen.
       *[other] { $count } cards with that were still unseen.
    }
aztec-because-bait = It held { $jewels } and claimed { $claim }, which few would doubt.
aztec-because-accuse = It thought that { $other } lied: { $claim } is worth a lie.
aztec-because-accuse-none = { $other } could not have { $claim }: no such card was left.
aztec-because-accuse-contested = More players claimed { $claim } than such cards were left, and { $other } was one of them.
aztec-because-accuse-liar = It did not trust { $other }, who { $count ->
        [one] had lied once before.
       *[other] had lied { $count } times before.
    }
aztec-because-accuse-gone = It thought that { $other } lied about { $claim }: { $count ->
        [one] one card with that was gone.
       *[other] { $count } cards with that were gone.
    }
aztec-because-believe = It believed { $other }. As far as it remembered, { $count ->
        [one] one card with { $claim } was still unseen.
       *[other] { $count } cards with { $claim } were still unseen.
    }
aztec-because-believe-honest = It believed { $other }, who had told the truth as far as it remembered.
aztec-because-artefact = This artefact promised most.

## The chapters of the rules

aztec-chapter-options = Table options
aztec-chapter-components = What is in the box
aztec-chapter-setup = Setting up
aztec-chapter-round = A round
aztec-chapter-claims = Claims
aztec-chapter-tokens = Tokens
aztec-chapter-reveal = Turning the cards up
aztec-chapter-stones = Cursed stones
aztec-chapter-artefacts = Gaining an artefact
aztec-chapter-curses = Curses
aztec-chapter-round-end = The end of a round
aztec-chapter-effects = What artefacts do
aztec-chapter-scoring = The end and scoring
aztec-chapter-information = Who may know what
aztec-chapter-decisions = How choices are asked
aztec-chapter-termination = How long a game lasts
