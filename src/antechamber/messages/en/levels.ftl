### The levels of bots, on the page and in the terminal: what they are called, and what to expect of them. Commands and
### logs have the ids.

level-random = Random
    .about = Draws lots. For trying things out.
level-novice = Beginner
    .about = Plays as in a first game.
level-player = Casual
    .about = Thinks one turn ahead, and misses what people miss.
level-adept = Skilled
    .about = Weighs every option of its turn.
level-master = Expert
    .about = Plays hundreds of games in its head; takes a second to think.
level-bot = Bot: { $level }
