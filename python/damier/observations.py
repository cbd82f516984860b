"""Observations of positions as planes of numbers: nested lists, or NumPy arrays if NumPy is installed."""
from __future__ import annotations

import re
from typing import Any, List

from .position import Position

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

Plane = List[List[int]]
CONTENTS = ".#NESWneswTDP"


def as_array(values: Any) -> Any:
    """Returns a NumPy array of 32-bit integers if NumPy is installed, otherwise the lists."""
    return values if numpy is None else numpy.array(values, dtype=numpy.int32)


def observe(position: Position) -> Any:
    """Returns the planes of a position: [plane][row][column], or [row][column] for the sliding puzzle."""
    makers = {"taquin": _taquin, "quoridor": _quoridor, "ricochet": _ricochet, "hitman": _hitman}
    return as_array(makers[position.game](position))


def _taquin(position: Position) -> Plane:
    rules = position.rules
    return [list(rules.cells[i : i + rules.columns]) for i in range(0, len(rules.cells), rules.columns)]


def _plane(rows: int, columns: int, value: int = 0) -> Plane:
    return [[value] * columns for _ in range(rows)]


def _quoridor(position: Position) -> List[Plane]:
    """Planes: one per pawn, horizontal walls, vertical walls, walls left of each player, player to move.

    Row 0 is rank 1."""
    rules = position.rules
    n = rules.size
    planes = [_plane(n, n) for _ in range(rules.players + 2)]
    for player, square in enumerate(rules.pawns):
        planes[player][square // n][square % n] = 1
    for plane, anchors in zip(planes[rules.players :], (rules.h, rules.v)):
        for anchor in anchors:
            plane[anchor // n][anchor % n] = 1
    return planes + [_plane(n, n, left) for left in rules.walls_left] + [_plane(n, n, rules.to_move)]


def _ricochet(position: Position) -> List[Plane]:
    """Planes: closed sides (bits N E S W), diagonals, robots (1 to 5), target (1 + colour, 6 for any robot).

    A diagonal is 1 + 2 * colour for / and 2 + 2 * colour for a backslash."""
    rules = position.rules
    if not hasattr(rules, "board"):
        from .rules.ricochet import RicochetRules

        rules = RicochetRules(re.sub(r"_m[^_+]*", "", position.text.split("+")[0]))
    columns, rows = rules.board.columns, rules.board.rows
    planes = [_plane(rows, columns) for _ in range(4)]
    for cell, closed in enumerate(rules.board.closed):
        planes[0][cell // columns][cell % columns] = closed
    for cell, (colour, slash) in rules.board.diagonals.items():
        planes[1][cell // columns][cell % columns] = 1 + 2 * colour + (slash != "/")
    for robot, cell in enumerate(rules.robots):
        planes[2][cell // columns][cell % columns] = robot + 1
    planes[3][rules.target // columns][rules.target % columns] = rules.active + 1 if rules.active >= 0 else 6
    return planes


def _hitman(position: Position) -> List[Plane]:
    """Planes: contents (index in CONTENTS), Hitman (1 to 4 for N E S W), has the wire, has the suit, wears it,
    target down. Row 0 is the top."""
    text, *suffixes = position.text.split("_")
    rows = text.split("/")
    height, width = len(rows), len(rows[0])
    contents = [[CONTENTS.find(sign) for sign in row] for row in rows]
    hitman = _plane(height, width)
    x, y, heading = 0, 0, "N"
    for suffix in suffixes:
        place = re.fullmatch(r"(\d+)\.(\d+)([NESW])", suffix)
        if place:
            x, y, heading = int(place.group(1)), int(place.group(2)), place.group(3)
    hitman[height - 1 - y][x] = "NESW".index(heading) + 1
    flags = ["wire" in suffixes, "suit" in suffixes or "on" in suffixes, "on" in suffixes, "down" in suffixes]
    return [contents, hitman] + [_plane(height, width, int(flag)) for flag in flags]
