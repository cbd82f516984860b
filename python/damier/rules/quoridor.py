"""The rules of Quoridor for two and four players."""
from __future__ import annotations

import re
from collections import deque
from typing import Dict, FrozenSet, List, Optional, Set, Tuple

from ..errors import BadInput, IllegalMove
from . import Unsupported

Key = Tuple[Tuple[int, ...], Tuple[int, ...], FrozenSet[int], FrozenSet[int], int]
MAX_PLIES = 200
_SUFFIX = re.compile(r"(size|players|walls)=?([0-9]{1,3})")
_WALL = re.compile(r"([a-z])([1-9][0-9]?)")


def default_walls(size: int, players: int) -> int:
    """Returns the default number of walls per player."""
    two_players = size * size * 10 // 81
    return two_players if players == 2 else (two_players + 1) // 2


class QuoridorRules:
    """A game. A square is row * size + column, players are counted from 0."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in re.split("[/_]", text.strip().lower())]
        words = parts[0].split()
        if words[:1] == ["start"]:
            self._read_rules(words[1:] + parts[1:], 0)
            self.pawns = [self._start_square(player) for player in range(self.players)]
            self.walls_left = [self.walls] * self.players
            self.to_move = 0
            self.h: Set[int] = set()
            self.v: Set[int] = set()
        elif len(parts) >= 5:
            pawns = re.split(r"[\s.]+", parts[2])
            self._read_rules(parts[5:], len(pawns))
            self.pawns = [self._square(name) for name in pawns]
            if len(set(self.pawns)) < len(self.pawns):
                raise BadInput(f"quoridor: two pawns on one square in '{text}'")
            left = re.split(r"[\s.]+", parts[3])
            if len(left) != self.players or not all(word.isdigit() for word in left + [parts[4]]):
                raise BadInput(f"quoridor: expected the walls left of {self.players} players, but got '{parts[3]}'")
            self.walls_left = [int(word) for word in left]
            self.to_move = int(parts[4]) - 1
            if not 0 <= self.to_move < self.players:
                raise BadInput(f"quoridor: expected the player to move from 1 to {self.players}, but got '{parts[4]}'")
            self.h, self.v = self._read_walls(parts[0]), self._read_walls(parts[1])
        else:
            raise Unsupported(f"expected start or a position such as e3g6_d6_e4.e6_8.9_1, but got '{text}'")
        self.north_closed: Set[int] = set()
        self.east_closed: Set[int] = set()
        for anchor in self.h:
            self._close(anchor, "h", True)
        for anchor in self.v:
            self._close(anchor, "v", True)
        self._history: List[Tuple[str, int, int, Key]] = []
        self.winner = -1
        for player in range(self.players):
            if self.is_goal(player, self.pawns[player]):
                self.winner = player

    def _read_rules(self, suffixes: List[str], pawns: int) -> None:
        values: Dict[str, int] = {"size": 9, "players": pawns or 2, "walls": -1}
        self.side_step = self.draws = True
        for suffix in suffixes:
            match = _SUFFIX.fullmatch(suffix)
            if match:
                values[match.group(1)] = int(match.group(2))
            elif suffix == "noside":
                self.side_step = False
            elif suffix == "nodraw":
                self.draws = False
            elif suffix:
                raise BadInput(f"quoridor: unknown suffix '{suffix}': expected size, players, walls, noside or nodraw")
        self.size, self.players = values["size"], values["players"]
        if self.size not in (3, 5, 7, 9, 11):
            raise BadInput(f"quoridor: invalid size {self.size}: expected 3, 5, 7, 9 or 11")
        if self.players not in (2, 4) or pawns not in (0, self.players):
            raise BadInput(f"quoridor: invalid number of players {self.players}: expected 2 or 4")
        default = default_walls(self.size, self.players)
        self.walls = default if values["walls"] < 0 else values["walls"]

    def _read_walls(self, names: str) -> Set[int]:
        if names == "-":
            return set()
        found = _WALL.findall(names)
        if "".join(column + row for column, row in found) != names or not names:
            raise BadInput(f"quoridor: invalid walls '{names}': expected for example e3g6, or - for none")
        return {self._square(column + row) for column, row in found}

    def _square(self, name: str) -> int:
        match = _WALL.fullmatch(name)
        column = ord(match.group(1)) - ord("a") if match else self.size
        row = int(match.group(2)) - 1 if match else self.size
        if column >= self.size or row >= self.size:
            last = self.name(self.size * self.size - 1)
            raise BadInput(f"quoridor: invalid square '{name}': expected a1 to {last}")
        return row * self.size + column

    def name(self, square: int) -> str:
        """Returns the name of a square, for example e2."""
        return f"{chr(ord('a') + square % self.size)}{square // self.size + 1}"

    def _side(self, player: int) -> int:
        return player * 2 if self.players == 2 else player

    def _start_square(self, player: int) -> int:
        middle, size = self.size // 2, self.size
        return (middle, middle * size, (size - 1) * size + middle, middle * size + size - 1)[self._side(player)]

    def is_goal(self, player: int, square: int) -> bool:
        row, column = divmod(square, self.size)
        last = self.size - 1
        return (row == last, column == last, row == 0, column == 0)[self._side(player)]

    def neighbour(self, square: int, direction: int) -> Optional[int]:
        """Returns the next square to the north (0), east, south or west, or None at a wall or the edge."""
        row, column = divmod(square, self.size)
        if direction == 0:
            return square + self.size if row < self.size - 1 and square not in self.north_closed else None
        if direction == 1:
            return square + 1 if column < self.size - 1 and square not in self.east_closed else None
        if direction == 2:
            return square - self.size if row and square - self.size not in self.north_closed else None
        return square - 1 if column and square - 1 not in self.east_closed else None

    def path(self, player: int) -> Optional[List[int]]:
        """Returns the squares of a shortest path of a pawn to its goal, without other pawns, or None."""
        start = self.pawns[player]
        before: Dict[int, int] = {start: start}
        queue = deque([start])
        while queue:
            square = queue.popleft()
            if self.is_goal(player, square):
                path = [square]
                while path[-1] != start:
                    path.append(before[path[-1]])
                return path[::-1]
            for direction in range(4):
                to = self.neighbour(square, direction)
                if to is not None and to not in before:
                    before[to] = square
                    queue.append(to)
        return None

    def _close(self, anchor: int, kind: str, close: bool) -> None:
        edges = self.north_closed if kind == "h" else self.east_closed
        pair = {anchor, anchor + (1 if kind == "h" else self.size)}
        if close:
            edges |= pair
        else:
            edges -= pair

    def _pawn_moves(self) -> List[int]:
        moves: List[int] = []
        occupied = set(self.pawns)
        for direction in range(4):
            to = self.neighbour(self.pawns[self.to_move], direction)
            if to is None:
                continue
            if to not in occupied:
                candidates: List[Optional[int]] = [to]
            else:
                behind = self.neighbour(to, direction)
                if behind is not None and behind not in occupied:
                    candidates = [behind]
                elif behind is None or self.side_step:
                    candidates = [self.neighbour(to, (direction + turn) % 4) for turn in (1, 3)]
                else:
                    candidates = []
            moves += [c for c in candidates if c is not None and c not in occupied and c not in moves]
        return moves

    def _is_free(self, anchor: int, kind: str) -> bool:
        """Returns whether a wall there overlaps and crosses no other."""
        own, step = (self.h, 1) if kind == "h" else (self.v, self.size)
        along = anchor % self.size if kind == "h" else anchor // self.size
        inside = anchor % self.size < self.size - 1 and anchor // self.size < self.size - 1
        taken = anchor in self.h or anchor in self.v or anchor + step in own or along > 0 and anchor - step in own
        return inside and not taken

    def _wall_moves(self) -> List[str]:
        paths = [self.path(player) or [] for player in range(self.players)]
        edges = {frozenset(pair) for path in paths for pair in zip(path, path[1:])}
        moves = []
        for kind in "hv":
            step, across = (1, self.size) if kind == "h" else (self.size, 1)
            for anchor in range(self.size * (self.size - 1)):
                if not self._is_free(anchor, kind):
                    continue
                cut = {frozenset((square, square + across)) for square in (anchor, anchor + step)}
                if not cut & edges or self._keeps_paths(anchor, kind):
                    moves.append(self.name(anchor) + kind)
        return moves

    def _keeps_paths(self, anchor: int, kind: str) -> bool:
        self._close(anchor, kind, True)
        try:
            return all(self.path(player) is not None for player in range(self.players))
        finally:
            self._close(anchor, kind, False)

    def _key(self) -> Key:
        return tuple(self.pawns), tuple(self.walls_left), frozenset(self.h), frozenset(self.v), self.to_move

    @property
    def cost(self) -> int:
        return len(self._history)

    @property
    def drawn(self) -> bool:
        """Whether the position occurred for the third time, or 200 plies were played."""
        if not self.draws or self.winner >= 0:
            return False
        key = self._key()
        return len(self._history) >= MAX_PLIES or sum(entry[3] == key for entry in self._history) >= 2

    @property
    def over(self) -> bool:
        return self.winner >= 0 or self.drawn

    def legal(self) -> List[str]:
        if self.over:
            return []
        moves = [self.name(square) for square in self._pawn_moves()]
        if self.walls_left[self.to_move] > 0:
            moves += self._wall_moves()
        return moves or ["pass"]

    def _is_legal(self, word: str) -> bool:
        """Returns whether a move is legal, without generating all wall moves."""
        wall = word[-1:] in ("h", "v") and len(word) > 2
        name = _WALL.fullmatch(word[:-1] if wall else word)
        if self.over:
            return False
        if name is None:
            return word == "pass" and self.legal() == ["pass"]
        column, row = ord(name.group(1)) - ord("a"), int(name.group(2)) - 1
        if column >= self.size or row >= self.size:
            return False
        square = row * self.size + column
        if not wall:
            return square in self._pawn_moves()
        free = self.walls_left[self.to_move] > 0 and self._is_free(square, word[-1])
        return free and self._keeps_paths(square, word[-1])

    def play(self, move: str) -> None:
        word = move.lower()
        if not self._is_legal(word):
            raise IllegalMove(f"quoridor: '{move}' is not legal in {self.text()}")
        self._history.append((word, self.to_move, self.pawns[self.to_move], self._key()))
        if word[-1] in "hv":
            anchor = self._square(word[:-1])
            (self.h if word[-1] == "h" else self.v).add(anchor)
            self._close(anchor, word[-1], True)
            self.walls_left[self.to_move] -= 1
        elif word != "pass":
            self.pawns[self.to_move] = self._square(word)
            if self.is_goal(self.to_move, self.pawns[self.to_move]):
                self.winner = self.to_move
        self.to_move = (self.to_move + 1) % self.players

    def undo(self) -> None:
        word, self.to_move, square, _ = self._history.pop()
        if word[-1] in "hv":
            anchor = self._square(word[:-1])
            (self.h if word[-1] == "h" else self.v).discard(anchor)
            self._close(anchor, word[-1], False)
            self.walls_left[self.to_move] += 1
        else:
            self.pawns[self.to_move] = square
            self.winner = -1

    def text(self) -> str:
        def walls(anchors: Set[int]) -> str:
            ordered = sorted(anchors, key=lambda a: (a % self.size, a // self.size))
            return "".join(map(self.name, ordered)) or "-"

        text = "_".join(
            [
                walls(self.h),
                walls(self.v),
                ".".join(map(self.name, self.pawns)),
                ".".join(map(str, self.walls_left)),
                str(self.to_move + 1),
            ]
        )
        if self.size != 9:
            text += f"_size{self.size}"
        if self.walls != default_walls(self.size, self.players):
            text += f"_walls{self.walls}"
        return text + ("" if self.side_step else "_noside") + ("" if self.draws else "_nodraw")
