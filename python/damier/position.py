"""Positions that can be played, for all four games."""
from __future__ import annotations

import atexit
import threading
from typing import Any, Callable, Dict, List, Optional

from .engine import Engine
from .errors import BadInput, EngineError
from .rules import Rules, Unsupported
from .rules.by_engine import EngineRules
from .rules.quoridor import QuoridorRules
from .rules.ricochet import RicochetRules
from .rules.taquin import TaquinRules

PURE: Dict[str, Callable[[str], Rules]] = {
    "quoridor": QuoridorRules,
    "ricochet": RicochetRules,
    "taquin": TaquinRules,
}
GAMES = ("hitman", "quoridor", "ricochet", "taquin")

_default: Optional[Engine] = None
_default_lock = threading.Lock()


def default_engine() -> Engine:
    """Returns the engine that positions use if none is given. It is started once and ends with the program."""
    global _default
    with _default_lock:
        if _default is None:
            _default = Engine()
            atexit.register(_default.close)
        return _default


class Position:
    """A game in progress.

    The rules of the sliding puzzle, Quoridor and Ricochet Robots are pure Python and need no Damier. Hitman and the
    rule variants of Ricochet Robots ask an engine.

    >>> position = Position("taquin", "1,2,3/4,5,6/7,0,8")
    >>> position.legal()
    ['7R', '5D', '8L']
    >>> position.play("8L").over
    True
    >>> position.undo()
    '8L'
    """

    def __init__(self, game: str, text: Optional[str] = None, engine: Optional[Engine] = None) -> None:
        if game not in GAMES:
            raise BadInput(f"unknown game '{game}'. Available: {', '.join(GAMES)}")
        if text is None and game != "quoridor":
            raise BadInput(f"{game} needs the text of a position, for example from Engine.deal('{game}')")
        start, _, moves = (text or "start").partition(" moves ")
        self.game = game
        self.start = start.strip()
        self.moves: List[str] = []
        self.engine = engine
        self._rules = self._make_rules(self.start)
        for move in moves.split():
            self.play(move)

    def _make_rules(self, text: str) -> Rules:
        if self.game in PURE:
            try:
                return PURE[self.game](text)
            except Unsupported as e:
                try:
                    return EngineRules(self.engine or default_engine(), self.game, text)
                except BadInput:
                    raise
                except EngineError:
                    raise BadInput(f"{self.game}: {e}") from None
        return EngineRules(self.engine or default_engine(), self.game, text)

    def legal(self) -> List[str]:
        """Returns the legal moves."""
        return self._rules.legal()

    def play(self, move: str) -> "Position":
        """Plays a move and returns this position. Raises IllegalMove if it is not legal."""
        self._rules.play(move)
        self.moves.append(move)
        return self

    def undo(self) -> str:
        """Takes the last move back and returns it."""
        if not self.moves:
            raise BadInput("there is no move to take back")
        self._rules.undo()
        return self.moves.pop()

    def copy(self) -> "Position":
        """Returns an independent position with the same moves."""
        return Position(self.game, self.line, self.engine)

    @property
    def rules(self) -> Any:
        """The object that implements the rules, with the details of the game (pawns, walls, robots, cells)."""
        return self._rules

    @property
    def text(self) -> str:
        """The canonical text of the current position."""
        return self._rules.text()

    @property
    def line(self) -> str:
        """The start and the moves, as in the command `position` of the protocol."""
        return self.start + (" moves " + " ".join(self.moves) if self.moves else "")

    @property
    def to_move(self) -> int:
        """The side to move, counted from 0."""
        return self._rules.to_move

    @property
    def over(self) -> bool:
        """Whether the game is over or the puzzle is solved."""
        return self._rules.over

    @property
    def winner(self) -> int:
        """The winner, counted from 0, or -1."""
        return self._rules.winner

    @property
    def cost(self) -> int:
        """The cost since the start: moves of a puzzle, penalties of a mission, plies of a game."""
        return self._rules.cost

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Position({self.game!r}, {self.line!r})"

    def _repr_svg_(self) -> str:
        return (self.engine or default_engine()).show(self.game, self.line).svg
