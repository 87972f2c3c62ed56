### What is said at the door of the title in the hall.

mystery-door = Przepowiednia
    .about = Zbieraj kryształy na kręgu, układaj je w łańcuchy, łam klątwy.
    .length = około 20 rund
