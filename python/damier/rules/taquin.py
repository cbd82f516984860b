"""The rules of the sliding puzzle."""
from __future__ import annotations

from typing import List, Optional, Tuple

from ..errors import BadInput, IllegalMove
from . import Unsupported

DIRECTIONS = "URDL"
_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _grid(text: str) -> Tuple[int, int, List[int]]:
    rows = [row.split(",") for row in text.split("/")]
    if len(rows) < 2 or len({len(row) for row in rows}) != 1 or not all(c.isdigit() for row in rows for c in row):
        raise Unsupported(f"expected rows such as 1,2,3/4,5,6/7,8,0, but got '{text}'")
    cells = [int(cell) for row in rows for cell in row]
    tiles = [tile for tile in cells if tile]
    if not tiles or len(tiles) == len(cells) or sorted(tiles) != list(range(1, len(tiles) + 1)):
        raise BadInput(f"taquin: expected each of the tiles 1, 2, … once and at least one 0, but got '{text}'")
    return len(rows), len(rows[0]), cells


def goal_cells(name: str, rows: int, columns: int, holes: int) -> List[int]:
    """Returns a named goal: holes-last, holes-first or spiral."""
    tiles = rows * columns - holes
    if name == "holes-last":
        return [*range(1, tiles + 1), *[0] * holes]
    if name == "holes-first":
        return [*[0] * holes, *range(1, tiles + 1)]
    if name != "spiral":
        raise BadInput(f"taquin: unknown goal '{name}': expected holes-last, holes-first or spiral")
    cells = [-1] * (rows * columns)
    row, column, down, right = 0, 0, 0, 1
    for i in range(rows * columns):
        cells[row * columns + column] = i + 1 if i < tiles else 0
        r, c = row + down, column + right
        if not (0 <= r < rows and 0 <= c < columns) or cells[r * columns + c] >= 0:
            down, right = right, -down
        row, column = row + down, column + right
    return cells


class TaquinRules:
    """A board with one or more holes, in the single-tile or the multi-tile metric (+slides)."""

    to_move = 0

    def __init__(self, text: str) -> None:
        body = text.strip().lower()
        self.slides = body.endswith("+slides")
        if self.slides:
            body = body[: -len("+slides")]
        start, _, goal = body.partition("_goal=")
        self.rows, self.columns, self.cells = _grid(start)
        holes = self.cells.count(0)
        self._goal_text = "_goal=" + goal if goal and goal != "holes-last" else ""
        if goal[:1].isdigit():
            rows, columns, self.goal = _grid(goal)
            if (rows, columns, self.goal.count(0)) != (self.rows, self.columns, holes):
                raise BadInput(f"taquin: the goal must have the size and the holes of the board, but got '{goal}'")
            for name in ("holes-last", "holes-first", "spiral"):
                if goal_cells(name, rows, columns, holes) == self.goal:
                    self._goal_text = "" if name == "holes-last" else "_goal=" + name
                    break
        else:
            self.goal = goal_cells(goal or "holes-last", self.rows, self.columns, holes)
        self._undo: List[Tuple[int, str]] = []

    @property
    def cost(self) -> int:
        return len(self._undo)

    @property
    def over(self) -> bool:
        """Whether every tile is on its goal cell."""
        return self.cells == self.goal

    @property
    def winner(self) -> int:
        return 0 if self.over else -1

    def _neighbour(self, cell: int, direction: int) -> Optional[int]:
        row = cell // self.columns + _STEPS[direction][0]
        column = cell % self.columns + _STEPS[direction][1]
        return row * self.columns + column if 0 <= row < self.rows and 0 <= column < self.columns else None

    def legal(self) -> List[str]:
        moves = []
        for hole in (cell for cell, tile in enumerate(self.cells) if tile == 0):
            for direction in range(4):
                cell = self._neighbour(hole, direction ^ 2)
                while cell is not None and self.cells[cell]:
                    moves.append(f"{self.cells[cell]}{DIRECTIONS[direction]}")
                    cell = self._neighbour(cell, direction ^ 2) if self.slides else None
        return moves

    def play(self, move: str) -> None:
        back = self._slide(move)
        self._undo.append(back)

    def _slide(self, move: str) -> Tuple[int, str]:
        word = move.upper()
        direction = DIRECTIONS.find(word[-1:]) if word[:-1].isdigit() else -1
        tile = int(word[:-1]) if direction >= 0 else 0
        if tile == 0 or tile not in self.cells:
            raise IllegalMove(f"taquin: '{move}' is not a move: expected a tile and U, R, D or L, for example 7U")
        start = self.cells.index(tile)
        path, cell = [start], self._neighbour(start, direction)
        while self.slides and cell is not None and self.cells[cell]:
            path.append(cell)
            cell = self._neighbour(cell, direction)
        if cell is None or self.cells[cell]:
            raise IllegalMove(f"taquin: '{move}' is not legal in {self.text()}: no hole in this direction")
        first = self.cells[path[-1]]
        for source in reversed(path):
            self.cells[cell], self.cells[source] = self.cells[source], 0
            cell = source
        return first, DIRECTIONS[direction ^ 2]

    def undo(self) -> None:
        tile, direction = self._undo.pop()
        self._slide(f"{tile}{direction}")

    def text(self) -> str:
        rows = [self.cells[i : i + self.columns] for i in range(0, len(self.cells), self.columns)]
        board = "/".join(",".join(map(str, row)) for row in rows)
        return board + self._goal_text + ("+slides" if self.slides else "")
