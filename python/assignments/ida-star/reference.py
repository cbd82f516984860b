"""IDA*: depth-first search under a bound on g + h, raised to the lowest value that exceeded it."""
import sys

from damier.task import DEAD_END, Task

sys.setrecursionlimit(10_000)
task = Task()
path = [task.start]


def search(cost, bound):
    """Returns None if a goal is reached, else the lowest f above the bound."""
    state = path[-1]
    if cost + state.value > bound:
        return cost + state.value
    if state.goal:
        return None
    lowest = DEAD_END
    for successor in task.expand(state):
        if successor not in path:
            path.append(successor)
            value = search(cost + successor.cost, bound)
            if value is None:
                return None
            lowest = min(lowest, value)
            path.pop()
    return lowest


bound = task.start.value
while bound < DEAD_END:
    bound = search(0, bound)
    if bound is None:
        task.answer([state.move for state in path[1:]])
task.answer(None)
