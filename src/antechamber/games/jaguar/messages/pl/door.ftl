### What is said at the door of the title in the hall.

jaguar-door = Shards of the Jaguar
    .about = Zastawiaj pułapki na innych, zbieraj kryształy i odłamki Serca.
    .length = 8 rund
