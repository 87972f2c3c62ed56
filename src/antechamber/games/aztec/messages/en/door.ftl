### What is said at the door of the title in the hall.

aztec-door = Aztec
    .about = Claim jewels, tell the truth or not, and decide whom to believe.
    .length = 5 rounds
