"""Aztec: the rules, chapter by chapter.

`words` names things, `state` holds them, `setup` lays them out; `round` is the contents page of play, and `reveal`,
`artefacts`, `effects` and `scoring` are its chapters. `memory` says who knows which card of the deck.
"""

from antechamber.games.aztec import title as title  # whoever imports a chapter first, they are entered in one order
