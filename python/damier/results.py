"""The results of an engine as immutable dataclasses."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Mapping, Optional, Tuple


@dataclass(frozen=True)
class Stats:
    """The statistics of a search."""

    expanded: int = 0
    generated: int = 0
    depth: int = 0
    millis: float = 0.0
    bytes: int = 0


@dataclass(frozen=True)
class Progress:
    """A progress report of a running search. text is a note, for example that a table is being built."""

    expanded: int = 0
    depth: int = 0
    lower_bound: int = 0
    best: Optional[int] = None
    value: Optional[int] = None
    millis: float = 0.0
    text: str = ""


@dataclass(frozen=True)
class Solution:
    """The result of a search.

    outcome is "solved", "finished", "impossible", "stopped" or "chosen". cost is the cost of moves, and optimal is true if it is
    proved to be minimal. lower_bound is a proved lower bound. value is the evaluation of a chosen move.
    """

    game: str
    position: str
    engine: str
    outcome: str
    moves: Tuple[str, ...] = ()
    cost: Optional[int] = None
    optimal: bool = False
    lower_bound: Optional[int] = None
    value: Optional[int] = None
    reason: Optional[str] = None
    stats: Stats = field(default_factory=Stats)

    @property
    def move(self) -> Optional[str]:
        """The first move, or None."""
        return self.moves[0] if self.moves else None


@dataclass(frozen=True)
class Deal:
    """A generated position and its random seed."""

    game: str
    position: str
    seed: int


@dataclass(frozen=True)
class Legal:
    """The legal moves of a position, and its state. position is the canonical text after all moves."""

    game: str
    position: str
    moves: Tuple[str, ...]
    to_move: int = 0
    over: bool = False
    winner: int = -1
    cost: int = 0


@dataclass(frozen=True)
class Hint:
    """A hint of a level from 1 to 4."""

    game: str
    position: str
    level: int
    text: str


@dataclass(frozen=True)
class Perft:
    """The number of move sequences of exactly depth moves."""

    game: str
    position: str
    depth: int
    nodes: int


@dataclass(frozen=True)
class Board:
    """The drawing of a position: text for a terminal and, if requested, SVG."""

    game: str
    position: str
    text: str = ""
    status: str = ""
    over: bool = False
    svg: str = ""

    def __str__(self) -> str:
        return self.text + self.status

    def _repr_svg_(self) -> Optional[str]:
        return self.svg or None


@dataclass(frozen=True)
class Option:
    """An option of a game or of an engine."""

    id: str
    about: str
    type: str
    default: str
    values: Tuple[str, ...] = ()


@dataclass(frozen=True)
class Card:
    """The description of a game or of an engine."""

    id: str
    name: str
    about: str
    options: Tuple[Option, ...] = ()


def _optional(value: Any) -> Optional[int]:
    return None if value is None or value == -1 else int(value)


def stats(row: Mapping[str, Any]) -> Stats:
    return Stats(
        int(row.get("expanded", 0)),
        int(row.get("generated", 0)),
        int(row.get("depth", 0)),
        float(row.get("millis", 0.0)),
        int(row.get("bytes", 0)),
    )


def progress(row: Mapping[str, Any]) -> Progress:
    return Progress(
        int(row.get("expanded", 0)),
        int(row.get("depth", 0)),
        int(row.get("lowerBound", 0)),
        _optional(row.get("best")),
        row.get("value"),
        float(row.get("millis", 0.0)),
        str(row.get("text", "")),
    )


def solution(row: Mapping[str, Any]) -> Solution:
    return Solution(
        str(row["game"]),
        str(row["position"]),
        str(row["engine"]),
        str(row["outcome"]),
        tuple(row.get("moves") or ()),
        _optional(row.get("cost")),
        bool(row.get("optimal")),
        _optional(row.get("lowerBound")),
        row.get("value"),
        row.get("reason"),
        stats(row.get("stats") or {}),
    )


def card(row: Mapping[str, Any], id_field: str) -> Card:
    options = tuple(
        Option(o["id"], o.get("about", ""), o.get("type", ""), str(o.get("standard", "")), tuple(o.get("values") or ()))
        for o in row.get("options") or ()
    )
    return Card(str(row[id_field]), str(row.get("name", "")), str(row.get("about", "")), options)


def option_arguments(options: Mapping[str, Any]) -> Dict[str, str]:
    """Returns options as text: True is on, False is off, and an underscore in a name is a hyphen."""
    texts = {True: "on", False: "off"}
    return {
        key.replace("_", "-"): texts[value] if isinstance(value, bool) else str(value) for key, value in options.items()
    }
