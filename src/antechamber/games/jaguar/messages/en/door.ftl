### What is said at the door of the title in the hall.

jaguar-door = Shards of the Jaguar
    .about = Set traps for the others, gather crystals and the shards of the Heart.
    .length = 8 rounds
