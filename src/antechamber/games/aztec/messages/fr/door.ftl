### What is said at the door of the title in the hall.

aztec-door = Aztec
    .about = Annoncez des joyaux, dites la vérité ou non, et décidez qui croire.
    .length = 5 manches
