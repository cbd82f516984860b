"""Alpha-beta search in negamax form. Successors are searched in order of their values."""
from damier.task import Task

INFINITE = 10**9
task = Task()


def search(state, depth, alpha, beta):
    """Returns the value for the side to move and the best successor."""
    if depth == 0 or state.goal:
        return state.value, None
    best, choice = -INFINITE, None
    for successor in sorted(task.expand(state), key=lambda s: s.value):
        value = -search(successor, depth - 1, -beta, -max(alpha, best))[0]
        if value > best:
            best, choice = value, successor
        if best >= beta:
            break
    return best, choice


value, choice = search(task.start, task.depth, -INFINITE, INFINITE)
task.answer(choice.move, value)
