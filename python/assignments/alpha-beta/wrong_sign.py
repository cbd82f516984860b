"""Wrong: does not negate the values of the opponent. Expected: the minimax value."""
from damier.task import Task

task = Task()
best = max(task.expand(task.start), key=lambda successor: successor.value)
task.answer(best.move, best.value)
