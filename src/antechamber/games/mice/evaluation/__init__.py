"""What bots think of a table: what it is worth, what is worth a thought, and why."""

from antechamber.games.mice.evaluation.weighing import MiceEvaluation

EVALUATION = MiceEvaluation
