"""The rules of every game through the engine."""
from __future__ import annotations

from typing import Any, List

from ..errors import IllegalMove


class EngineRules:
    """A game whose moves are checked by an engine. The states since the start are kept, so undo needs no request."""

    def __init__(self, engine: Any, game: str, text: str) -> None:
        self._engine, self._game = engine, game
        self._start = text
        self._moves: List[str] = []
        self._states = [engine.legal(game, text)]

    @property
    def to_move(self) -> int:
        return int(self._states[-1].to_move)

    @property
    def over(self) -> bool:
        return bool(self._states[-1].over)

    @property
    def winner(self) -> int:
        return int(self._states[-1].winner)

    @property
    def cost(self) -> int:
        return int(self._states[-1].cost)

    def legal(self) -> List[str]:
        return list(self._states[-1].moves)

    def play(self, move: str) -> None:
        if move not in self._states[-1].moves:
            legal = " ".join(self._states[-1].moves[:20])
            raise IllegalMove(f"{self._game}: '{move}' is not legal in {self.text()}; legal moves: {legal or 'none'}")
        moves = [*self._moves, move]
        self._states.append(self._engine.legal(self._game, f"{self._start} moves {' '.join(moves)}"))
        self._moves = moves

    def undo(self) -> None:
        self._moves.pop()
        self._states.pop()

    def text(self) -> str:
        return str(self._states[-1].position)
