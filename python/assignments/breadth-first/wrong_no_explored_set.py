"""Wrong: no explored set. Expected: store the explored states."""
from collections import deque

from damier.task import Task

task = Task()
queue = deque([(task.start, [])])
while queue:
    state, path = queue.popleft()
    if state.goal:
        task.answer(path)
    for successor in task.expand(state):
        queue.append((successor, path + [successor.move]))
task.answer(None)
