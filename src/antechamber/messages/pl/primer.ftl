### How to play: what stands around the points of a title's primer, in the terminal and on the page.

primer-title = Jak grać
primer-part-aim = O co chodzi
primer-part-turn = Twoja tura
primer-part-end = Koniec gry
primer-part-missed = Co początkującym umyka
primer-first-game = Na pierwszą grę
