### What became of seats, on the page and in the terminal. $about is the number of the seat.

seating-request = { $name } prosi o miejsce { $about }.
seating-withdraw = { $name } nie prosi już o miejsce { $about }.
seating-agree = { $name } zgadza się na przejęcie miejsca { $about }.
seating-refuse = { $name } nie zgadza się na przejęcie miejsca { $about }.
seating-take = { $name } przejmuje od bota miejsce { $about }.
seating-leave = { $name } opuszcza miejsce { $about }; dalej gra bot.
seating-taken-over = { $count ->
        [one] W trakcie gry ktoś przejął od bota miejsce { $seats } i widział to, co bot ukrywał.
       *[other] W trakcie gry ktoś przejął od botów miejsca { $seats } i widział to, co boty ukrywały.
    }
