### Aztec: help text of every rule, shown for "why?" and "?".
### The message id is the rule id (games/aztec/rules.toml); one message per rule, in the order of that file.
### All texts are in our own words.

## Options

AZT-OPT-01 = Aztec is for three, four, five or six players. There are no teams, and nobody can play alone.
    .title = Number of players
AZT-OPT-02 = Table option claim_shape says what you may claim. With plausible, a claim must be a set of jewels that some Jewel card could show. With free, you may take almost anything, even if nobody can believe it.
    .title = What may be claimed
AZT-OPT-03 = Table option artefact_visibility says whether artefacts that are kept lie open (public), or are known only to their owners until the end (secret).
    .title = Open or secret artefacts
AZT-OPT-04 = Table option character_assignment says whether characters are dealt at random, or chosen one after the other, beginning with the first player.
    .title = How characters are given
AZT-OPT-05 = Table option duo_set says which duos the characters have. With mixed, there are three duos of two colours, each on two characters. With distinct, all six duos are different, and three of them take two jewels of one colour.
    .title = Which duos there are
AZT-OPT-06 = Table option first_player says whether the same player turns up the card first in every round (fixed), or the next one clockwise each time (rotating).
    .title = Does the first player change
AZT-OPT-07 = Table option starting_seat names the seat of the first player, or leaves it to chance. It must be a seat of this table.
    .title = Who begins
AZT-OPT-08 = A game always has five rounds. No option changes that.
    .title = Always five rounds
AZT-OPT-09 = Table option locks says whether others see that you have made a secret choice. With shown, all see whom the table still waits for. With hidden, nobody can read anything from who was quick and who was slow; what was chosen is never seen either way.
    .title = Are locked choices seen

## Components

AZT-CMP-01 = There are 120 jewels: 40 blue, 40 yellow and 40 red. The common heap of them is the temple.
    .title = Jewels and the temple
AZT-CMP-02 = There are 40 cursed stones. Those that belong to nobody form the reserve.
    .title = Cursed stones
AZT-CMP-03 = There are 42 Jewel cards. Each shows 2, 3 or 4 jewels in one or two colours. Some faces come more than once; you may look up how often.
    .title = Jewel cards
AZT-CMP-04 = There are 42 Artefact cards. Those with the icon act at once and go back under the deck. All others you keep; they count at the end.
    .title = Artefact cards
AZT-CMP-05 = There are three Curse cards, one for each colour of jewels. Cursed stones gather on them.
    .title = Curse cards
AZT-CMP-06 = There are six character sheets. Each shows the character's own duo, and the track that tells how many points your stones cost.
    .title = Character sheets
AZT-CMP-07 = Each character has a token with two faces: the green one says “I believe you!”, the red one “You lie!”.
    .title = Character tokens
AZT-DEF-01 = Your hoard is the jewels that you own for good. Your claim is the jewels that lie on your face-down card during a round. Stones always means cursed stones, and an opponent is any other player.
    .title = Words for things
AZT-DEF-02 = Clockwise from somebody means: first the seat after theirs, then on round the table, without that seat itself.
    .title = Clockwise

## Setup

AZT-SET-01 = All jewels lie in the temple and all stones in the reserve. Both are common to all.
    .title = Temple and reserve
AZT-SET-02 = All 42 Artefact cards are shuffled into one face-down deck.
    .title = The Artefact deck
AZT-SET-03 = Each of the three Curse cards begins with one stone.
    .title = One stone on each curse
AZT-SET-04 = Everybody gets one character with its token, and no character is there twice. They are dealt at random, or, if the table wants it, chosen one after the other from the first player on. Characters that nobody has are out of the game.
    .title = One character each
AZT-SET-05 = You begin with two cursed stones.
    .title = Two stones each
AZT-SET-06 = The Jewel cards are shuffled, and everybody gets five of them face down. They are your own pile, in the order in which they were dealt. Nobody sees the cards that are left over.
    .title = Five Jewel cards each
AZT-SET-07 = One player is the first player: drawn at random, or named by the table. At a real table it is the youngest.
    .title = The first player
AZT-SET-08 = You begin without jewels and without artefacts. Then the first round starts.
    .title = Nothing owned yet
AZT-SET-09 = So at the start there are two stones for each player in play, and one on each of the three Curse cards.
    .title = Stones at the start
AZT-SET-10 = Chance decides in a fixed order: the first player, the characters, the Jewel cards, the Artefact deck. What an option settles is not drawn. After setup nothing in this game is random.
    .title = The order of chance
AZT-SET-11 = If characters are chosen, the first player is known before the first choice, and everybody has a character before anybody sees a Jewel card.
    .title = Characters before cards

## Round

AZT-RND-01 = A round has five steps: take jewels, play tokens, turn up the cards, apply the curses, end the round. After five rounds the game is over.
    .title = Five steps of a round
AZT-RND-02 = A step begins when all players have finished the one before it.
    .title = Step by step, together
AZT-RND-03 = When an artefact acts at once, whoever gained it makes all its choices.
    .title = Your artefact, your choices

## Claims

AZT-CLM-01 = You look at the top card of your pile, and so does everybody else, at the same time. Only you see yours. Later cards of your pile you may not look at.
    .title = Look at your card
AZT-CLM-02 = You take jewels from the temple and lay them on your face-down card: exactly those that it shows, or others as a bluff. This is your claim.
    .title = Take jewels, or bluff
AZT-CLM-03 = Claims are made in secret and shown together. Once you have seen another claim, yours cannot be changed.
    .title = Claims are shown together
AZT-CLM-04 = Unless the table plays with free claims, your claim must be something that a Jewel card could show: 2 to 4 jewels in at most two colours. You may claim a face even if you know that all its cards have been played.
    .title = Plausible claims
AZT-CLM-05 = With claim_shape free, your claim may be any 1 to 6 jewels in any colours.
    .title = Free claims
AZT-CLM-06 = Your claim is true if it is exactly what your card shows, in all three colours. Anything else is a lie, even if you take fewer jewels. You need not lie, and you need not be honest.
    .title = Truth and lie
AZT-CLM-07 = You cannot claim nothing at all.
    .title = No empty claim
AZT-SUP-01 = The temple never runs out of jewels. The number of jewels in the box limits neither claims nor gains nor artefacts.
    .title = The temple never runs out
AZT-SUP-02 = The reserve never runs out of cursed stones either.
    .title = The reserve never runs out

## Tokens

AZT-TOK-01 = When all claims have been shown, you place your token before one player. The green face says that you believe the claim, the red one that you think it is a lie.
    .title = Believe or accuse
AZT-TOK-02 = You place your token before an opponent, never before yourself.
    .title = Not before yourself
AZT-TOK-03 = In every round you place your token: before one opponent, with one face. You cannot leave it out.
    .title = Everybody places a token
AZT-TOK-04 = Tokens are placed at the same time. Whom you choose and which face you show stays secret until all have chosen.
    .title = Tokens are shown together
AZT-TOK-05 = There may be several tokens before a player, or none.
    .title = Any number of tokens
AZT-TOK-06 = Your token counts for the whole round, whatever happens to you before it is its turn.
    .title = A token stays valid
AZT-TOK-07 = When a card is turned up, the red tokens before its player are accusers, the green ones believers. Tokens before other players have nothing to do with it.
    .title = Accusers and believers
AZT-TOK-08 = If several players accuse or believe you, their effects come clockwise, beginning after you.
    .title = Clockwise among them

## Reveal

AZT-RES-01 = The first player turns up the card, then the others clockwise. Each reveal is carried out to its end, artefacts included, before the next card is turned up.
    .title = One card after the other
AZT-RES-02 = The card is always shown, whether the claim was true or not, and it stays face up.
    .title = The card is always shown
AZT-RES-03 = What follows a reveal happens in the order in which it is listed here.
    .title = In the order given
AZT-RES-04 = Each effect is finished for all players whom it concerns before the next one begins. What concerns nobody is skipped.
    .title = One effect after the other
AZT-RES-11 = You told the truth: the jewels of your claim go into your hoard.
    .title = Truth: keep the claim
AZT-RES-12 = You told the truth: you give one stone to each who accused you.
    .title = Truth: a stone for accusers
AZT-RES-13 = You told the truth: if two or more accused you, you gain one artefact. It is one, however many they were.
    .title = Truth: artefact for two accusers
AZT-RES-14 = You told the truth: each who believed you puts one stone back into the reserve. Who has none puts nothing back.
    .title = Truth: believers lose a stone
AZT-RES-21 = You lied and nobody accused you: the jewels of your claim go into your hoard. What your card shows does not matter.
    .title = Lie unaccused: keep the claim
AZT-RES-22 = You lied and nobody accused you: you gain one artefact.
    .title = Lie unaccused: an artefact
AZT-RES-23 = You lied and nobody accused you: each who believed you takes one stone from the reserve.
    .title = Lie unaccused: believers pay
AZT-RES-31 = You lied and were accused: your claim goes back to the temple, and you take the jewels on your card instead.
    .title = Caught: the card instead
AZT-RES-32 = You lied and were accused: each who accused you gives you one stone.
    .title = Caught: stones from accusers
AZT-RES-33 = You lied and were accused: each who believed you takes one stone from the reserve.
    .title = Caught: believers pay
AZT-RES-34 = You lied and were accused: if there are two or more accusers, each of them gains one artefact, one after the other, clockwise from you. Each gain is finished before the next.
    .title = Caught: artefacts for two accusers

## Stones

AZT-STN-01 = If you have to give a stone, it is one of yours. If you have none, the other player gets one from the reserve instead. So the other always gets a stone, and you never have fewer than none. Artefacts that give stones work the same way.
    .title = Giving a stone
AZT-STN-02 = If you have to give several stones, yours go first, one to each, clockwise from you. The others are served from the reserve.
    .title = Giving several stones
AZT-STN-03 = There is no limit to the stones that a player has or that lie on a Curse card.
    .title = No limit to stones

## Artefacts

AZT-ART-01 = Look at the top three cards of the Artefact deck, choose one, and put the other two under the deck. Only you see the three cards.
    .title = Gaining an artefact
AZT-ART-02 = You have to choose one of the cards. An artefact cannot be declined.
    .title = You have to choose one
AZT-ART-03 = The cards that you do not choose go under the deck in the order in which you drew them.
    .title = The others go under the deck
AZT-ART-04 = An artefact without the icon stays with you until it is scored at the end. You may have any number, and nothing takes them away.
    .title = Artefacts that you keep
AZT-ART-05 = An artefact with the icon acts at once and then goes under the deck, below the cards that you did not choose.
    .title = Artefacts that act at once
AZT-ART-06 = If fewer than three cards are left, you look at all of them, choose one and put the others back. From an empty deck you gain nothing, now or later.
    .title = When the deck runs short
AZT-ART-07 = You may choose an artefact that can do nothing right now. Then it goes under the deck without effect.
    .title = Artefacts without effect
AZT-ART-08 = No artefact ever gains you another artefact.
    .title = No artefact from an artefact

## Curses

AZT-CUR-01 = For each colour: whoever has more jewels of it than every other player takes all stones from its Curse card.
    .title = Most jewels, all stones
AZT-CUR-02 = If several players are tied for the most, nobody takes the stones and they stay on the card. That is so even if nobody has a jewel of that colour.
    .title = Tied: the stones stay
AZT-CUR-03 = Curses come after all reveals, in every round, the last one too. Only jewels in hoards count, and each colour is looked at by itself.
    .title = When curses apply

## End of the round

AZT-END-01 = Everybody discards the card just played, face up.
    .title = Cards are discarded
AZT-END-02 = Each Curse card gets one more stone from the reserve, even if its stones have stayed.
    .title = A stone on each curse
AZT-END-03 = Everybody takes the token back.
    .title = Tokens come back
AZT-END-04 = The first player stays the same all game. If the table wants it, the next player clockwise is first in the next round. That only changes the order of turning up cards.
    .title = Who is first next
AZT-END-05 = After the fifth round the game ends and points are counted.
    .title = The end of the game

## What artefacts do

AZT-FX-05 = Artefacts that you keep do nothing before the end. Each card counts by itself, also two of the same kind, and a jewel may count for as many cards as you like, for your duo and for trios.
    .title = Kept artefacts count at the end
AZT-FX-01 = This artefact is worth its points for every complete set of its jewels in your hoard, not only for the first.
    .title = Points for each set
AZT-FX-02 = This artefact counts all your jewels, whatever their colours. You get its points for every full group of as many as the card says; jewels left over bring nothing.
    .title = Points for any jewels
AZT-FX-03 = This artefact is worth its points, whatever you have.
    .title = Plain points
AZT-FX-04 = The card says how many of your stones cost no points; only those beyond that number count on the track. Several such artefacts add up. The stones themselves stay with you and count when a tie is broken.
    .title = Stones that cost nothing
AZT-FX-16 = Where a card says that you may, you can leave it; everything else has to be done as far as possible. Whoever gained the card makes all choices.
    .title = May and must
AZT-FX-11 = All your stones go back to the reserve.
    .title = Get rid of all stones
AZT-FX-12 = Give one stone each to as many different opponents as the card names; you choose them. If there are no more opponents than that, all get one. Your own stones go first, the rest come from the reserve.
    .title = Stones for opponents
AZT-FX-13 = You may take one jewel from an opponent's hoard, in a colour of your choice, and the same from other opponents, up to the number on the card. Nobody loses more than one, and claims that have not been turned up are out of reach.
    .title = Take jewels from opponents
AZT-FX-14 = Take exactly as many jewels as the card says from the temple, in any colours.
    .title = Take jewels of any colours
AZT-FX-15 = Take exactly as many jewels as the card says, in any colours. Then, as often as the card allows, you may put back a jewel of your hoard and take one of another colour.
    .title = Take and exchange
AZT-FX-17 = A card that acts at once finds things as they are in the middle of the reveals: claims not yet turned up belong to nobody, later stones have not moved. Jewels that it moves count for the curses of this round.
    .title = The situation of the moment

## Scoring

AZT-SCO-01 = You get 1 point for each complete duo of your character. For a duo of two colours, that is the smaller of the two numbers; a duo of one colour takes two jewels of it.
    .title = Duos
AZT-SCO-02 = You get 2 points for each complete trio of a blue, a yellow and a red jewel.
    .title = Trios
AZT-SCO-03 = You get the points of the artefacts that you kept.
    .title = Points of artefacts
AZT-SCO-04 = Your stones cost the points that the track on your sheet shows for their number. Beyond the end of the track each further stone costs another 3 points, unless the owner of the box has entered another number.
    .title = Stones cost points
AZT-SCO-05 = A jewel counts for duos, for trios and for every artefact at the same time. Within one of these it counts once.
    .title = Jewels count everywhere
AZT-SCO-06 = Incomplete sets are worth nothing. A total may be below zero.
    .title = Only complete sets
AZT-SCO-07 = Most points win. If there is a tie, the fewest stones win, counted as they lie before you, whatever your artefacts say. Who is still tied shares the victory.
    .title = Who wins
AZT-SCO-08 = In the final ranking, players with equal points and stones share the better place, and the places after it are skipped.
    .title = The ranking

## What players may know

AZT-INF-01 = Everybody may look up at any time which Jewel cards and Artefact cards there are, and how many of each.
    .title = The decks are known
AZT-INF-02 = Characters and their duos, the seats, the first player and the round are known to all.
    .title = Characters lie open
AZT-INF-03 = Everybody sees the jewels and stones of all players, the stones on the Curse cards, and how many cards the Artefact deck has.
    .title = Jewels and stones lie open
AZT-INF-04 = Only you know your card until it is turned up. Then everybody does.
    .title = Your card is yours
AZT-INF-05 = Nobody knows the later cards of the piles, the cards that were not dealt, or the order of the Artefact deck, except for cards that somebody saw before they went under the deck.
    .title = What nobody knows
AZT-INF-06 = Your claim and your token are yours alone until all have chosen. Others may see that you have chosen, but not what.
    .title = Sealed choices
AZT-INF-07 = Artefacts that are kept lie open. If the table wants them secret, others see only how many you have, until they are shown at the end.
    .title = Who sees kept artefacts
AZT-INF-08 = Only you see the cards among which you choose an artefact. Others then see the one you took if it acts at once or if artefacts lie open. Whoever saw a card go under the deck knows where it lies.
    .title = Who sees drawn artefacts
AZT-INF-09 = When an artefact acts at once, everybody sees which it is, whom it concerns and what comes of it.
    .title = Acting artefacts are seen
AZT-INF-10 = All cards turned up so far, all claims and all tokens may be looked up at any time.
    .title = The past is open
AZT-INF-11 = So you know: your own card, all that lies open, the claims, cards and tokens of past rounds, the artefacts that you have seen and where they went, and those among which you are choosing.
    .title = All that you know
AZT-INF-12 = What you see never depends on what you may not know: the choices and cards of others that are still hidden, or a part of a deck that you have not seen.
    .title = Nothing leaks out
AZT-INF-13 = You may say what you like at the table. None of it binds anybody.
    .title = Talk is free
AZT-INF-14 = If somebody else takes one of three cards of which you knew some, you go on knowing only what follows for certain from what was shown. You could have written as much down at a table, and no more. Copies are not counted for this.
    .title = What you go on knowing

## How choices are asked

AZT-DEC-01 = If characters are chosen, each player in turn chooses one of those that are left.
    .title = Question: character
AZT-DEC-02 = In the first step everybody chooses a claim, all at once. Your own list marks the one that is true; nobody else sees that.
    .title = Question: claim
AZT-DEC-03 = In the second step everybody chooses an opponent and a face of the token, all at once.
    .title = Question: token
AZT-DEC-04 = If you gain an artefact, you choose one of the cards in front of you. Two cards alike are two choices: you get the same card either way, but the others may go under the deck in another order.
    .title = Question: artefact
AZT-DEC-05 = If an artefact lets you take jewels, you choose all of them in one go.
    .title = Question: jewels to take
AZT-DEC-06 = If an artefact lets you exchange jewels, you choose one exchange at a time, or stop.
    .title = Question: exchange
AZT-DEC-07 = If an artefact lets you take jewels from opponents, you choose one opponent and colour at a time, or stop. It ends by itself when there is nobody left to take from.
    .title = Question: whom to take from
AZT-DEC-08 = If an artefact gives stones to some of your opponents, you choose all of them in one go.
    .title = Question: who gets a stone
AZT-DEC-09 = Where there is nothing to choose, you are not asked: the last character, the last artefact, stones for all opponents, nobody to take from.
    .title = No choice, no question
AZT-DEC-10 = Claims and tokens are collected sealed. Even if players are asked one after the other, nobody learns what those before have chosen.
    .title = Choices are sealed
AZT-DEC-11 = A sealed choice counts when the last player has chosen. Before that you may be allowed to change it; no rule depends on it.
    .title = When a choice counts

## The game comes to an end

AZT-TRM-01 = A game has exactly five rounds, and in each of them every player makes one claim and places one token.
    .title = Five rounds, no more
AZT-TRM-02 = In one round there are at most twice as many artefacts to gain as a player has opponents.
    .title = Artefacts in a round
AZT-TRM-03 = No artefact leads to another, and each needs a few choices at most. So every game comes to its end, whatever is played.
    .title = Every game ends
AZT-INV-01 = Nobody ever has fewer than no jewels or fewer than no stones.
    .title = Never below zero
AZT-INV-02 = The Artefact deck and all kept artefacts are always 42 cards together, except while somebody is choosing or playing one.
    .title = All artefacts are there
AZT-INV-03 = Cards in the piles, cards in play and discarded cards are always five for each player. After each round everybody has discarded one more.
    .title = All Jewel cards are there
AZT-INV-04 = After each round there is at least one stone on every Curse card, and at most one more than rounds have been played.
    .title = Stones on Curse cards
AZT-INV-05 = In a round a player gains the jewels of one claim and two artefacts at most. So nobody ever has more jewels, stones or artefacts than the rounds so far can have brought.
    .title = Never more than can be gained
