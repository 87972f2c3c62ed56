"""Of Mice & Mazes: the rules, chapter by chapter.

`words` names things, `state` holds them, `setup` lays them out; `turn` is the contents page of play, `placing` and
`removing` its two actions. `language` reads what cards do into short programs, `effects` carries them out and lets
assistants react; `operations`, `opening`, `hiring`, `camping` and `special` are the verbs of that language. `payment`
and `legality` are queries.
"""

from antechamber.games.mice import title as title  # whoever imports a chapter first, they are entered in one order
