### What became of seats, on the page and in the terminal. $about is the number of the seat.

seating-request = { $name } demande la place { $about }.
seating-withdraw = { $name } ne demande plus la place { $about }.
seating-agree = { $name } accepte que la place { $about } soit reprise.
seating-refuse = { $name } refuse que la place { $about } soit reprise.
seating-take = { $name } reprend à un bot la place { $about }.
seating-leave = { $name } quitte la place { $about } ; un bot continue à jouer.
seating-taken-over = { $count ->
        [one] La place { $seats } a été reprise à un bot en cours de partie : quelqu’un a vu ce qu’il cachait.
       *[other] Les places { $seats } ont été reprises à des bots en cours de partie : quelqu’un a vu ce qu’ils cachaient.
    }
