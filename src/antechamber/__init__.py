"""Antechamber: four published board games, complete and faithful, on one Python engine."""
