### The levels of bots, on the page and in the terminal: what they are called, and what to expect of them. Commands and
### logs have the ids.

level-random = Hasard
    .about = Tire au sort. Pour faire des essais.
level-novice = Débutant
    .about = Joue comme lors d’une première partie.
level-player = Amateur
    .about = Pense un tour à l’avance, et laisse passer ce qui échappe à tout le monde.
level-adept = Confirmé
    .about = Pèse toutes les options de son tour.
level-master = Expert
    .about = Joue des centaines de parties dans sa tête ; réfléchit une seconde.
level-bot = Bot : { $level }
