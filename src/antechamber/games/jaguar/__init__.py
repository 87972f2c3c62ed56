"""Shards of the Jaguar: the rules, chapter by chapter.

`words` names things, `state` holds them, `temple` knows the walls, `setup` lays everything out. `round` is the contents
page of play, and `refresh`, `setting`, `turn`, `taking`, `activation`, `water`, `doors` and `escape` are its chapters;
`fortune` is what health, curses, glory and levels bring, `solo` and `jaguar` are the game for one.
"""

from antechamber.games.jaguar import title as title  # whoever imports a chapter first, they are entered in one order
