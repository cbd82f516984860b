"""Wrong: orders by h instead of g + h. Expected: not optimal."""
import heapq

from damier.task import Task

task = Task()
paths = {task.start: []}
frontier = [(task.start.value, task.start.number, task.start)]
while frontier:
    _, _, state = heapq.heappop(frontier)
    if state.goal:
        task.answer(paths[state])
    for successor in task.expand(state):
        if successor not in paths:
            paths[successor] = paths[state] + [successor.move]
            heapq.heappush(frontier, (successor.value, successor.number, successor))
task.answer(None)
