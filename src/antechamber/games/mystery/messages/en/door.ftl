### What is said at the door of the title in the hall.

mystery-door = Mystery of the Temples
    .about = Gather crystals round the ring, line them up, break the curses.
    .length = about 20 rounds
