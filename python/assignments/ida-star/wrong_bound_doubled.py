"""Wrong: doubles the bound instead of taking the lowest value above it. Expected: not optimal."""
from damier.task import Task

task = Task()
path = [task.start]


def search(cost, bound):
    state = path[-1]
    if cost + state.value > bound:
        return False
    if state.goal:
        return True
    for successor in task.expand(state):
        if successor not in path:
            path.append(successor)
            if search(cost + successor.cost, bound):
                return True
            path.pop()
    return False


bound = task.start.value
while not search(0, bound):
    bound *= 2
task.answer([state.move for state in path[1:]])
