"""Wrong: a stack instead of a queue. Expected: not optimal."""
from damier.task import Task

task = Task()
paths = {task.start: []}
stack = [task.start]
while stack:
    state = stack.pop()
    if state.goal:
        task.answer(paths[state])
    for successor in task.expand(state):
        if successor not in paths:
            paths[successor] = paths[state] + [successor.move]
            stack.append(successor)
task.answer(None)
