### What is said at the door of the title in the hall.

mice-door = Of Mice & Mazes
    .about = Send your paws into the crypt and open chambers where lines meet.
    .length = a race for glory
