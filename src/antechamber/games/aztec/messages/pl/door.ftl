### What is said at the door of the title in the hall.

aztec-door = Aztec
    .about = Zgłaszaj klejnoty, mów prawdę albo nie i decyduj, komu wierzyć.
    .length = 5 rund
