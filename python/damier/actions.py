"""Fixed integer ids of the moves, for learning. docs/python.md describes them.

| Game | Id | Number of ids |
|---|---|---|
| taquin | (tile - 1) * 4 + direction, directions U R D L | 4 * tiles |
| ricochet | robot * 4 + direction, robots r g b y s, directions N E S W | 4 * robots |
| quoridor | pawn to square row * size + column; then horizontal walls, then vertical walls, each by row * (size - 1) + column; then pass | size² + 2 (size - 1)² + 1 |
| hitman | index in HITMAN | 9 |
"""
from __future__ import annotations

from typing import Any

from .errors import BadInput
from .position import Position

HITMAN = (
    "move", "turn_clockwise", "turn_anti_clockwise", "take_suit", "take_weapon", "put_on_suit", "kill_target",
    "neutralize_guard", "neutralize_civil",
)


class Actions:
    """The ids of a game on a board.

    >>> actions = Actions(Position("quoridor"))
    >>> actions.count, actions.id("e2"), actions.id("a1h"), actions.id("a1v"), actions.id("pass")
    (210, 13, 81, 145, 209)
    >>> actions.move(13)
    'e2'
    """

    def __init__(self, position: Position) -> None:
        self.game = position.game
        self.count: int
        rules: Any = position.rules
        if self.game == "quoridor":
            self._size = int(rules.size)
            self.count = self._size**2 + 2 * (self._size - 1) ** 2 + 1
        elif self.game == "taquin":
            self.count = 4 * sum(1 for cell in rules.cells if cell)
        elif self.game == "ricochet":
            robots = [field for field in position.text.split("+")[0].split("_")[1:] if field[0] in "rgbys"]
            self.count = 4 * len(robots)
        else:
            self.count = len(HITMAN)

    def id(self, move: str) -> int:
        """Returns the id of a move."""
        try:
            number = self._id(move)
        except ValueError:
            number = -1
        if not 0 <= number < self.count:
            raise BadInput(f"'{move}' is not a move of {self.game} on this board")
        return number

    def _id(self, move: str) -> int:
        if self.game == "taquin":
            return (int(move[:-1]) - 1) * 4 + "URDL".index(move[-1])
        if self.game == "ricochet":
            return "rgbys".index(move[0]) * 4 + "NESW".index(move[1:])
        if self.game == "hitman":
            return HITMAN.index(move)
        if move == "pass":
            return self.count - 1
        n, wall = self._size, move[-1] in "hv"
        column, row = ord(move[0]) - ord("a"), int(move[1:-1] if wall else move[1:]) - 1
        limit = n - 1 if wall else n
        if not (0 <= column < limit and 0 <= row < limit):
            return -1
        offset = 0 if not wall else n * n if move[-1] == "h" else n * n + (n - 1) ** 2
        return offset + row * limit + column

    def move(self, number: int) -> str:
        """Returns the move with this id."""
        if not 0 <= number < self.count:
            raise BadInput(f"invalid action {number}: expected 0 to {self.count - 1}")
        number = int(number)
        if self.game == "taquin":
            return f"{number // 4 + 1}{'URDL'[number % 4]}"
        if self.game == "ricochet":
            return "rgbys"[number // 4] + "NESW"[number % 4]
        if self.game == "hitman":
            return HITMAN[number]
        n = self._size
        if number == self.count - 1:
            return "pass"
        if number < n * n:
            return f"{chr(ord('a') + number % n)}{number // n + 1}"
        kind, rest = divmod(number - n * n, (n - 1) ** 2)
        return f"{chr(ord('a') + rest % (n - 1))}{rest // (n - 1) + 1}{'hv'[kind]}"
