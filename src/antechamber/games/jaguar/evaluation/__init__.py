"""What bots think of a table: what it is worth, what is worth a thought, and why."""

from antechamber.games.jaguar.evaluation.weighing import JaguarEvaluation

EVALUATION = JaguarEvaluation
