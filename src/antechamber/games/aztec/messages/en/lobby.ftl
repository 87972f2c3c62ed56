### Aztec: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/aztec/primer.toml.

## The primer

aztec-primer-aim = Have the most points after five rounds: jewels in the right colours, artefacts, and few cursed stones.
aztec-primer-claim = Everybody looks at a card in secret and takes jewels from the temple: those on the card, or others as a bluff. All claims are shown together.
aztec-primer-token = Then everybody places a token before one opponent: “I believe you!” or “You lie!”.
aztec-primer-reveal = Cards are turned up. A true claim is yours, and so is a lie that nobody accused; an accused liar only gets what the card shows. Who judged right gets rid of a stone, who judged wrong gets one.
aztec-primer-end = At the end duos of your character and trios of all three colours score, and artefacts that you kept. Stones cost points.
aztec-primer-artefact = A lie that nobody accuses also brings an artefact. So does the truth, if two or more accuse you.
aztec-primer-curses = After every round, whoever alone has most jewels of a colour takes the stones of its Curse card.
aztec-primer-jewels = One jewel counts for duos, trios and artefacts at the same time, but a set that is not complete is worth nothing.

## A first game

aztec-first-game = Four players, claims that a card could show, open artefacts: there are enough suspects, no claim is absurd, and you see what the others collect.

## Table options: what each is about and what it changes, and their values

aztec-table-claim_shape = Which jewels you may take as a claim
    .about = With plausible claims a lie could always be true. With free claims you may take a lot, and everybody will know what to think of it.
aztec-table-claim_shape-plausible = what some card could show: 2 to 4 jewels in at most two colours
aztec-table-claim_shape-free = any 1 to 6 jewels, even if no card shows them
aztec-table-artefact_visibility = Whether kept artefacts lie open
    .about = Open artefacts let you see what others are after. Secret ones make the end a surprise.
aztec-table-artefact_visibility-public = open: everybody sees them
aztec-table-artefact_visibility-secret = secret: others see only how many there are, until the end
aztec-table-character_assignment = How characters are handed out
    .about = Your character decides which two colours score for you as a duo.
aztec-table-character_assignment-random = dealt at random
aztec-table-character_assignment-choice = chosen one after the other, the first player first
aztec-table-duo_set = Which duos the characters have
    .about = Duos of one colour make some characters collect a single colour, which the curses punish.
aztec-table-duo_set-mixed = three duos of two colours, each on two characters
aztec-table-duo_set-distinct = six different duos, three of them of one colour
aztec-table-first_player = Whether the first player changes between rounds
    .about = Whoever is first turns up a card first, and so can gain an artefact before the others.
aztec-table-first_player-fixed = stays the same all game
aztec-table-first_player-rotating = goes round clockwise
aztec-table-starting_seat = Who is the first player
    .about = The order in which cards are turned up depends on it, and that of choosing characters.
aztec-table-starting_seat-random = drawn at random
aztec-table-starting_seat-1 = seat 1
aztec-table-starting_seat-2 = seat 2
aztec-table-starting_seat-3 = seat 3
aztec-table-starting_seat-4 = seat 4
aztec-table-starting_seat-5 = seat 5
aztec-table-starting_seat-6 = seat 6
aztec-table-locks = Whether others see that you have made a secret choice
    .about = Somebody who takes long may be making up a lie. If choices are hidden, nobody can read that.
aztec-table-locks-shown = shown: all see whom the table waits for
aztec-table-locks-hidden = hidden: nobody learns who was quick
