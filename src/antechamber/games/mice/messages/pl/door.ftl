### What is said at the door of the title in the hall.

mice-door = Of Mice & Mazes
    .about = Wysyłaj łapki do krypty i otwieraj komnaty tam, gdzie spotykają się linie.
    .length = wyścig po chwałę
