"""Wrong: minimax without pruning. Expected: expanded more than."""
from damier.task import Task

task = Task()


def search(state, depth):
    if depth == 0 or state.goal:
        return state.value, ""
    return max((-search(successor, depth - 1)[0], successor.move) for successor in task.expand(state))


value, move = search(task.start, task.depth)
task.answer(move, value)
