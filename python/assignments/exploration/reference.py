"""Exploration: walk to the nearest pose from which an unknown cell is visible, until every cell is known."""
from collections import deque

from damier.task import Task

WAYS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ORDER = "NESW"
task = Task()
known = {}


def observe(answer):
    """Stores what Hitman sees and returns his pose."""
    status = answer["status"]
    x, y = status["position"]
    known.setdefault((x, y), ".")
    for cell, content in status["vision"]:
        known[tuple(cell)] = content
    return x, y, status["orientation"]


def sees_unknown(x, y, way, columns, rows):
    """Returns whether an unknown cell is in view: at most three cells ahead, up to the first that is not empty."""
    for _ in range(3):
        x, y = x + WAYS[way][0], y + WAYS[way][1]
        if not (0 <= x < columns and 0 <= y < rows):
            return False
        if (x, y) not in known:
            return True
        if known[x, y] != ".":
            return False
    return False


def successors(x, y, way):
    at = ORDER.index(way)
    yield "turn_clockwise", (x, y, ORDER[(at + 1) % 4])
    yield "turn_anti_clockwise", (x, y, ORDER[at - 1])
    ahead = x + WAYS[way][0], y + WAYS[way][1]
    if known.get(ahead, "#") not in "#NESW":  # walls and guards cannot be entered
        yield "move", (*ahead, way)


def nearest_look(pose, columns, rows):
    """Returns the actions to the nearest pose with an unknown cell in view; empty if there is none."""
    paths, queue = {pose: []}, deque([pose])
    while queue:
        at = queue.popleft()
        if sees_unknown(*at, columns, rows):
            return paths[at]
        for action, after in successors(*at):
            if after not in paths:
                paths[after] = paths[at] + [action]
                queue.append(after)
    return []


first = task.act("start_phase1")
columns, rows = first["status"]["n"], first["status"]["m"]
pose = observe(first)
while actions := nearest_look(pose, columns, rows):
    for action in actions:
        pose = observe(task.act(action))
task.act("send_content", content=[[list(cell), content] for cell, content in known.items()])
task.act("end_phase1")
task.answer()
