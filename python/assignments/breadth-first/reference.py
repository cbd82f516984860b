"""Breadth-first search with an explored set."""
from collections import deque

from damier.task import Task

task = Task()
paths = {task.start: []}
queue = deque([task.start])
while queue:
    state = queue.popleft()
    if state.goal:
        task.answer(paths[state])
    for successor in task.expand(state):
        if successor not in paths:
            paths[successor] = paths[state] + [successor.move]
            queue.append(successor)
task.answer(None)
