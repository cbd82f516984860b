"""Rules in pure Python for the sliding puzzle, Quoridor and Ricochet Robots, and rules through the engine."""
from __future__ import annotations

from typing import List, Protocol


class Unsupported(ValueError):
    """The pure Python rules do not cover this text. The engine may."""


class Rules(Protocol):
    """A game in progress. Moves and positions are text."""

    @property
    def to_move(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def winner(self) -> int: ...

    @property
    def cost(self) -> int: ...

    def legal(self) -> List[str]: ...

    def play(self, move: str) -> None: ...

    def undo(self) -> None: ...

    def text(self) -> str: ...
