"""A* with late goal test; reopens a state when a cheaper path is found."""
import heapq

from damier.task import Task

task = Task()
costs, paths = {task.start: 0}, {task.start: []}
frontier = [(task.start.value, 0, task.start.number, task.start)]
while frontier:
    f, minus_g, _, state = heapq.heappop(frontier)
    if -minus_g > costs[state]:
        continue  # a cheaper path was found meanwhile
    if state.goal:
        task.answer(paths[state])
    for successor in task.expand(state):
        cost = costs[state] + successor.cost
        if cost < costs.get(successor, cost + 1):
            costs[successor], paths[successor] = cost, paths[state] + [successor.move]
            heapq.heappush(frontier, (cost + successor.value, -cost, successor.number, successor))
task.answer(None)
