"""Pebbles: a title for Antechamber. Its rules are in `turn.py`."""
