### What became of seats, on the page and in the terminal. $about is the number of the seat.

seating-request = { $name } asks for seat { $about }.
seating-withdraw = { $name } no longer asks for seat { $about }.
seating-agree = { $name } agrees that seat { $about } is taken over.
seating-refuse = { $name } refuses that seat { $about } is taken over.
seating-take = { $name } takes over seat { $about } from a bot.
seating-leave = { $name } leaves seat { $about }; a bot plays on.
seating-taken-over = { $count ->
        [one] Seat { $seats } was taken over from a bot during the game: somebody has seen what it had hidden.
       *[other] Seats { $seats } were taken over from bots during the game: somebody has seen what they had hidden.
    }
