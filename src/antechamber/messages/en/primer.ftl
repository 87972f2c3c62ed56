### How to play: what stands around the points of a title's primer, in the terminal and on the page.

primer-title = How to play
primer-part-aim = What it is about
primer-part-turn = Your turn
primer-part-end = The end
primer-part-missed = What newcomers overlook
primer-first-game = For a first game
