### Of Mice & Mazes: what is told before a game, in the hall and in the terminal.
### What the points of the primer stand on is in games/mice/primer.toml.

## The primer

mice-primer-aim = Have the most glory: open chambers, hire assistants, and collect different factions of both.
mice-primer-place = Place a paw on a free entrance card. Where the line of your paw at a row crosses that of your paw at a column, another paw of yours goes inside.
mice-primer-remove = Or take all your paws back. Each may trigger the card it stood on: receive things, open a chamber under another paw, hire an assistant.
mice-primer-visit = Chambers are for everybody to use, but when your paw comes onto somebody else’s, its owner is paid.
mice-primer-end = The end comes when somebody has enough glory, the crypt is full or assistants run out. The others have one more action; then sets of different factions score.
mice-primer-placing = Placing a paw triggers nothing. The cards work when you take paws back.
mice-primer-order = You choose the order of taking back. A chamber can only be opened under a paw that still stands on an empty spot, so take back first the paw that opens.
mice-primer-leftovers = Chests, gold and resources are worth nothing at the end. Use them up.

## A first game

mice-first-game = Two players with the factions for a first game, without hidden passages: the smaller crypt, and cards that are easy to read.

## Table options: what each is about and what it changes, and their values

mice-table-entrance_order = How the entrance cards lie
    .about = In ascending order you always find a card in the same place. Another order makes lines cross differently.
mice-table-entrance_order-ascending = ascending, clockwise from card 1
mice-table-entrance_order-custom = in the order that you list
mice-table-entrance_order-random = in any order, drawn at random
mice-table-entrances = The entrance cards, clockwise from the lower left (for a custom order)
    .about = For example 1 2 3 and so on, with spaces between. Leave it empty unless you chose an order of your own.
    .takes = all entrance cards with spaces between, as in "1 2 3 …"
mice-table-faction_select = Which factions are in play
    .about = Factions decide which chambers and assistants are in the decks. Those for a first game are the easiest to read.
mice-table-faction_select-first_game = those for a first game
mice-table-faction_select-random = drawn at random
mice-table-faction_select-chosen = those that you list
mice-table-factions = The factions (if you choose them)
    .about = Their names with spaces between. Leave it empty unless you chose them yourself.
    .takes = some of squirrels, porcupines, beavers, capibaras, pacas, chinchillas, viscachas, rats, jerboas, molerats, lemmings, guinea_pigs, with spaces between
mice-table-hidden_passage = Whether entrance cards have hidden passages
    .about = Adds a choice to some entrances: pay glory once, and the card is stronger for everybody, with a bonus for you when others use it.
mice-table-hidden_passage-false = no
mice-table-hidden_passage-true = yes: pay glory to flip an entrance card to a stronger side
mice-table-first_player = Who is the first player
    .about = The others follow clockwise.
mice-table-first_player-random = drawn at random
mice-table-first_player-1 = seat 1
mice-table-first_player-2 = seat 2
mice-table-first_player-3 = seat 3
mice-table-max_turns = After how many turns a game without progress is scored
    .about = A safeguard against games in which nobody makes progress. People hardly ever get there.
mice-table-max_extra_actions = How many additional actions and turns you can get in a row
    .about = A safeguard against chains of cards that would go on for very long.
mice-table-gold_in_exchange = Whether gold may stand for resources in an exchange
    .about = The freer gold is, the easier it is to turn one thing into another.
mice-table-gold_in_exchange-always = always
mice-table-gold_in_exchange-not_for_gold = not if the exchange gives gold
mice-table-gold_in_exchange-never = never
mice-table-additional_turn = What the additional turn of Teahouse and Student is
    .about = A whole turn lets once-per-turn assistants work again; one more action does not.
mice-table-additional_turn-new_turn = a whole turn after this one
mice-table-additional_turn-same_turn = one more action in this turn
mice-table-tunnel_one_time = Whether Tunnel may copy one-time assistants
    .about = If it may, Tunnel gives you the effect of such an assistant without hiring it.
mice-table-tunnel_one_time-false = no
mice-table-tunnel_one_time-true = yes, their effect happens at once
mice-table-adjacent_bonus = Who gets the bonus for a chamber triggered from a distance
    .about = If owners are paid for their own chambers too, triggering from beside is better for them.
mice-table-adjacent_bonus-any_owner = its owner, also if that is you
mice-table-adjacent_bonus-opponent_only = its owner, if that is an opponent
