### What is said at the door of the title in the hall.

jaguar-door = Shards of the Jaguar
    .about = Tendez des pièges aux autres, récoltez des cristaux et les éclats du Cœur.
    .length = 8 manches
