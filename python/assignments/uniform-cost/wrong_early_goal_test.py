"""Wrong: accepts a goal when it is generated, and never replaces a path by a cheaper one. Expected: not optimal."""
import heapq

from damier.task import Task

task = Task()
costs, paths = {task.start: 0}, {task.start: []}
frontier = [(0, task.start.number, task.start)]
while frontier:
    cost, _, state = heapq.heappop(frontier)
    for successor in task.expand(state):
        if successor not in costs:
            costs[successor], paths[successor] = cost + successor.cost, paths[state] + [successor.move]
            if successor.goal:
                task.answer(paths[successor])
            heapq.heappush(frontier, (costs[successor], successor.number, successor))
task.answer(None)
