# What players read. Other languages have folders beside this one; what they lack is told in English.

pebbles-about = Take one, two or three stones in turn. Whoever takes the last one wins.
pebbles-ask-turn-choose_stones = { $name }, how many stones do you take?
pebbles-option-take = take { $stones }
pebbles-event-took =
    { $stones ->
        [one] { $name } takes a stone.
       *[other] { $name } takes { $stones } stones.
    }
pebbles-table-stones = Stones
    .about = How many lie in the heap at the start.

PEBBLES-1 = A heap of stones lies on the table. Who begins is drawn by lot.
    .title = The heap
PEBBLES-2 = On your turn take one, two or three stones from the heap.
    .title = Taking stones
PEBBLES-3 = Whoever takes the last stone wins.
    .title = The last stone
