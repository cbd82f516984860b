"""Wrong: ignores the heuristic. Expected: expanded more than."""
import heapq

from damier.task import Task

task = Task()
costs, paths = {task.start: 0}, {task.start: []}
frontier = [(0, task.start.number, task.start)]
while frontier:
    cost, _, state = heapq.heappop(frontier)
    if state.goal:
        task.answer(paths[state])
    for successor in task.expand(state):
        if successor not in costs:
            costs[successor], paths[successor] = cost + successor.cost, paths[state] + [successor.move]
            heapq.heappush(frontier, (costs[successor], successor.number, successor))
task.answer(None)
