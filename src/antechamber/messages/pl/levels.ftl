### The levels of bots, on the page and in the terminal: what they are called, and what to expect of them. Commands and
### logs have the ids.

level-random = Losowy
    .about = Wybiera na chybił trafił. Do prób.
level-novice = Początkujący
    .about = Gra jak w swojej pierwszej partii.
level-player = Amator
    .about = Myśli na jedną turę naprzód, ale umyka mu to, co umyka ludziom.
level-adept = Zaawansowany
    .about = Rozważa wszystkie możliwości w swojej turze.
level-master = Ekspert
    .about = Rozgrywa w głowie setki partii; namyśla się przez sekundę.
level-bot = Bot: { $level }
