"""Rules in pure Python for the sliding puzzle, Quoridor and Ricochet Robots, and rules through the engine."""
from __future__ import annotations

from typing import List, Protocol


class Unsupported(ValueError):
    """The pure Python rules do not cover this text. The engine may."""


class Rules(Protocol):
    """A game in progress. Moves and positions are text."""

    to_move: int
    over: bool
    winner: int
    cost: int

    def legal(self) -> List[str]: ...

    def play(self, move: str) -> None: ...

    def undo(self) -> None: ...

    def text(self) -> str: ...
