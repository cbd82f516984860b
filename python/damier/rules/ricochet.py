"""The rules of Ricochet Robots without rule variants."""
from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Dict, List, Optional, Set, Tuple

from ..errors import BadInput, IllegalMove
from . import Unsupported

ROBOTS = "rgbys"
COLOURS = ("red", "green", "blue", "yellow", "silver")
DIRECTIONS = "NESW"
_DX, _DY = (0, 1, 0, -1), (-1, 0, 1, 0)
_SLASH = {"/": (1, 0, 3, 2), "\\": (3, 2, 1, 0)}
_FIELD = re.compile(r"([rgbys])(\d+)\.(\d+)")
_TARGET = re.compile(r"t(\d+)\.(\d+)\.([a-z]+)(\.[a-z]+)?")


class Walls:
    """A board: closed sides as a bit mask per cell, and diagonals with colour and slash."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.closed = [0] * (columns * rows)
        self.blocked: Set[int] = set()
        self.diagonals: Dict[int, Tuple[int, str]] = {}
        for x in range(columns):
            self.wall(x, 0, 0)
            self.wall(x, rows - 1, 2)
        for y in range(rows):
            self.wall(0, y, 3)
            self.wall(columns - 1, y, 1)

    def wall(self, x: int, y: int, direction: int) -> None:
        """Closes a side of a cell and the facing side of its neighbour."""
        self.closed[y * self.columns + x] |= 1 << direction
        nx, ny = x + _DX[direction], y + _DY[direction]
        if 0 <= nx < self.columns and 0 <= ny < self.rows:
            self.closed[ny * self.columns + nx] |= 1 << (direction ^ 2)

    def block(self, x: int, y: int) -> None:
        self.blocked.add(y * self.columns + x)
        for direction in range(4):
            self.wall(x, y, direction)


@lru_cache(maxsize=None)
def _quadrants() -> Dict[str, List[List[str]]]:
    quadrants: Dict[str, List[List[str]]] = {}
    current: List[List[str]] = []
    for line in (Path(__file__).parent / "quadrants.txt").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "quadrant":
            current = quadrants.setdefault(words[1], [])
        elif words[0] != "end":
            current.append(words)
    return quadrants


def _printed(ids: List[str]) -> Walls:
    board = Walls(16, 16)
    for turns, name in enumerate(ids):

        def turned(x: int, y: int) -> Tuple[int, int]:
            for _ in range(turns):
                x, y = 15 - y, x
            return x, y

        for kind, *words in _quadrants()[name]:
            x, y = turned(int(words[0]), int(words[1]))
            if kind == "wall":
                for side in words[2]:
                    board.wall(x, y, (DIRECTIONS.index(side) + turns) % 4)
            elif kind == "diagonal":
                slash = words[3] if turns % 2 == 0 else "\\" if words[3] == "/" else "/"
                board.diagonals[y * 16 + x] = COLOURS.index(words[2]), slash
        board.block(*turned(7, 7))
    return board


def _run_length(text: str) -> Walls:
    size, *rows = text.split("-")
    columns, _, count = size.partition("x")
    board = Walls(int(columns), int(count))
    for y, row in enumerate(rows):
        x = 0
        for run, cell in re.findall(r"(\d*)(x|(?:[RGBYS][zn])?[oesj])", row):
            for _ in range(int(run or 1)):
                if x >= board.columns or y >= board.rows:
                    raise BadInput(f"ricochet: too many cells in row {y} of '{text}'")
                if cell == "x":
                    board.block(x, y)
                else:
                    if len(cell) == 3:
                        board.diagonals[y * board.columns + x] = "RGBYS".index(cell[0]), "/" if cell[1] == "z" else "\\"
                    if cell[-1] in "ej":
                        board.wall(x, y, 1)
                    if cell[-1] in "sj":
                        board.wall(x, y, 2)
                x += 1
    return board


def _cell_code(board: Walls, x: int, y: int) -> str:
    cell = y * board.columns + x
    if cell in board.blocked:
        return "x"
    east = x + 1 < board.columns and cell + 1 not in board.blocked and board.closed[cell] >> 1 & 1
    south = y + 1 < board.rows and cell + board.columns not in board.blocked and board.closed[cell] >> 2 & 1
    colour, slash = board.diagonals.get(cell, (-1, ""))
    diagonal = "" if colour < 0 else "RGBYS"[colour] + ("z" if slash == "/" else "n")
    return diagonal + "oesj"[(1 if east else 0) + (2 if south else 0)]


def _write_run_length(board: Walls) -> str:
    """Returns the canonical code: open cells at the end of a row and empty rows at the end are omitted."""
    rows = []
    for y in range(board.rows):
        runs = [(code, len(list(group))) for code, group in groupby(_cell_code(board, x, y) for x in range(board.columns))]
        if runs[-1][0] == "o":
            runs.pop()
        rows.append("".join((str(count) if count > 1 else "") + code for code, count in runs))
    while rows and not rows[-1]:
        rows.pop()
    return "-".join([f"{board.columns}x{board.rows}", *rows])


class RicochetRules:
    """A puzzle: robots slide until something stops them, and the active robot must stop on the target."""

    to_move = 0

    def __init__(self, text: str) -> None:
        fields = text.strip().split("_")
        if "+" in text or " " in text.strip() or len(fields) < 3:
            raise Unsupported("rule variants and other notations need the engine")
        if re.match(r"\d+x\d+", fields[0]):
            self.board = _run_length(fields[0])
            self._prefix = _write_run_length(self.board)
        else:
            ids = fields[0].upper().split("-")
            if len(ids) != 4 or any(name not in _quadrants() for name in ids):
                raise Unsupported(f"unknown board '{fields[0]}'")
            self.board = _printed(ids)
            self._prefix = "-".join(ids)
        self.robots: List[int] = []
        self._suffix = ""
        self.target: Optional[int] = None
        for field in fields[1:]:
            robot, target = _FIELD.fullmatch(field.lower()), _TARGET.fullmatch(field.lower())
            if robot and robot.group(1) == ROBOTS[len(self.robots) % 5] and self.target is None:
                self.robots.append(self._cell(robot.group(2), robot.group(3), field))
            elif target:
                self._suffix += "_" + field
                if self.target is None:
                    self.target = self._cell(target.group(1), target.group(2), field)
                    colour = target.group(3)
                    if colour not in COLOURS and colour != "any":
                        raise BadInput(f"ricochet: unknown colour '{colour}' in '{field}'")
                    self.active = COLOURS.index(colour) if colour != "any" else -1
            else:
                raise Unsupported(f"unknown field '{field}'")
        if not self.robots or self.target is None or self.active >= len(self.robots):
            raise BadInput(f"ricochet: expected robots and a target of one of them, but got '{text}'")
        if len(set(self.robots)) < len(self.robots):
            raise BadInput(f"ricochet: two robots on one cell in '{text}'")
        self._history: List[Tuple[int, int]] = []

    def _cell(self, x: str, y: str, field: str) -> int:
        if int(x) >= self.board.columns or int(y) >= self.board.rows:
            raise BadInput(f"ricochet: '{field}' is outside the board")
        return int(y) * self.board.columns + int(x)

    @property
    def cost(self) -> int:
        return len(self._history)

    @property
    def over(self) -> bool:
        """Whether the active robot, or any robot for the vortex, is on the target."""
        return self.target in self.robots if self.active < 0 else self.robots[self.active] == self.target

    @property
    def winner(self) -> int:
        return 0 if self.over else -1

    def slide(self, robot: int, direction: int) -> Optional[int]:
        """Returns the cell where a robot stops, or None if it cannot move or would slide for ever."""
        board, others = self.board, {cell for r, cell in enumerate(self.robots) if r != robot}
        start = first = (self.robots[robot], direction)
        cell, heading = start
        while True:
            if board.closed[cell] >> heading & 1:
                break
            to = cell + _DX[heading] + _DY[heading] * board.columns
            if to in others:
                break
            cell = to
            if to in board.diagonals and board.diagonals[to][0] != robot:
                heading = _SLASH[board.diagonals[to][1]][heading]
            if (cell, heading) == first:
                return None
        return None if cell == start[0] else cell

    def legal(self) -> List[str]:
        if self.over:
            return []
        return [
            ROBOTS[robot] + DIRECTIONS[direction]
            for robot in range(len(self.robots))
            for direction in range(4)
            if self.slide(robot, direction) is not None
        ]

    def play(self, move: str) -> None:
        robot = ROBOTS[: len(self.robots)].find(move[:1].lower()) if len(move) == 2 else -1
        direction = DIRECTIONS.find(move[1:].upper()) if robot >= 0 else -1
        if direction < 0:
            raise IllegalMove(f"ricochet: '{move}' is not a move: expected a robot and N, E, S or W, for example rN")
        stop = None if self.over else self.slide(robot, direction)
        if stop is None:
            raise IllegalMove(f"ricochet: '{move}' is not legal in {self.text()}: the robot cannot move there")
        self._history.append((robot, self.robots[robot]))
        self.robots[robot] = stop

    def undo(self) -> None:
        robot, cell = self._history.pop()
        self.robots[robot] = cell

    def text(self) -> str:
        columns = self.board.columns
        robots = [f"_{ROBOTS[r]}{cell % columns}.{cell // columns}" for r, cell in enumerate(self.robots)]
        return self._prefix + "".join(robots) + self._suffix
