### How to play: what stands around the points of a title's primer, in the terminal and on the page.

primer-title = Comment jouer
primer-part-aim = Le but
primer-part-turn = Votre tour
primer-part-end = La fin
primer-part-missed = Ce qui échappe aux débutants
primer-first-game = Pour une première partie
