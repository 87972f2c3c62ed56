"""Mystery of the Temples: the rules, chapter by chapter.

`words` names things, `state` holds them, `setup` lays them out; `turn` is the contents page of play, and `movement`,
`crystals`, `collecting`, `charms`, `curses` and `scoring` are its chapters.
"""

from antechamber.games.mystery import title as title  # whoever imports a chapter first, they are entered in one order
