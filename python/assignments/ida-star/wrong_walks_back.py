"""Wrong: undoes its own moves, because it does not check the states of its path. Expected: expanded more than."""
from damier.task import DEAD_END, Task

task = Task()


def search(state, cost, bound, moves):
    if cost + state.value > bound:
        return cost + state.value
    if state.goal:
        task.answer(moves)
    return min(search(s, cost + s.cost, bound, moves + [s.move]) for s in task.expand(state))


bound = task.start.value
while bound < DEAD_END:
    bound = search(task.start, 0, bound, [])
