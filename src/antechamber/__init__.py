"""Antechamber: four published board games, complete and faithful, on one Python engine."""

__version__ = "0.6.0"
