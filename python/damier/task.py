"""The class Task: write a search for a graded assignment without writing the game.

    from damier.task import Task

    task = Task()
    for state in task.expand(task.start):
        print(state.move, state.cost, file=sys.stderr)
    task.answer(["l", "u"])

`./damier grade ASSIGNMENT.json -- python3 search.py` runs the program (docs/contest.md).
"""
from __future__ import annotations

import json
import sys
from typing import Any, Dict, List, NamedTuple, NoReturn, Optional, Sequence, TextIO, Union

from .errors import BadInput


class State(NamedTuple):
    """A state. Two states are equal if they have the same number."""

    number: int
    move: str
    """The move that leads to the state."""
    cost: int
    """The cost of that move."""
    value: Optional[int]
    """The heuristic of a puzzle, or the value of a game position for the side to move; None if none is given."""
    goal: bool
    """Whether the state is a goal of the puzzle, or the end of the game."""
    text: str
    """The position in Damier's notation."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and other.number == self.number

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return self.number


DEAD_END = 10**9
"""The value of a state from which no goal can be reached."""


class Task:
    """One case of an assignment, received from Damier on standard input."""

    def __init__(self, source: Optional[TextIO] = None, target: Optional[TextIO] = None) -> None:
        self._in = source or sys.stdin
        self._out = target or sys.stdout
        if target is None:
            sys.stdout = sys.stderr  # print() must not disturb the protocol
        self.game = ""
        self.ask = ""
        self.depth = 0
        self.time = 10.0
        self.max_expanded: Optional[int] = None
        self.max_cost: Optional[int] = None
        self._start: Optional[State] = None
        word, rest = self._receive()
        if word != "grade":
            raise BadInput(f"expected 'grade 1' from Damier, but got '{word} {rest}'; run the program with ./damier grade")
        while word != "go":
            word, rest = self._receive()
            if word == "game":
                self.game = rest
            elif word == "ask":
                self.ask, _, depth = rest.partition(" ")
                self.depth = int(depth or 0)
            elif word == "limit":
                self._read_limit(rest)
            elif word == "state":
                self._start = _state(rest)

    def _read_limit(self, text: str) -> None:
        name, _, value = text.partition(" ")
        if name == "time":
            self.time = int(value) / 1000
        elif name == "expanded":
            self.max_expanded = int(value)
        elif name == "cost":
            self.max_cost = int(value)

    @property
    def start(self) -> State:
        """The initial state. An exploration has none."""
        if self._start is None:
            raise BadInput("this case is an exploration: use act() instead of expand()")
        return self._start

    def expand(self, state: State) -> List[State]:
        """Returns the successors of a state. Damier counts every call."""
        self._send(f"expand {state.number}")
        successors = []
        while True:
            word, rest = self._receive()
            if word == "end":
                return successors
            successors.append(_state(rest))

    def act(self, action: str, **arguments: Any) -> Dict[str, Any]:
        """Performs an action of an exploration and returns the answer of the referee."""
        self._send(f"act {action}" + (" " + json.dumps(arguments) if arguments else ""))
        _, rest = self._receive()
        answer: Dict[str, Any] = json.loads(rest)
        return answer

    def answer(self, moves: Union[None, str, Sequence[str]] = (), value: Optional[int] = None) -> NoReturn:
        """Sends the answer and ends the program: the moves of a solution, None if there is none, or a move and its value."""
        words = ["none"] if moves is None else [moves] if isinstance(moves, str) else list(moves)
        self._send(" ".join(["answer", *words] + ([str(value)] if value is not None else [])))
        raise SystemExit(0)

    def _send(self, line: str) -> None:
        self._out.write(line + "\n")
        self._out.flush()

    def _receive(self) -> "tuple[str, str]":
        line = self._in.readline()
        if not line or line.strip() == "quit":
            raise SystemExit(0)  # Damier has decided the case, for example because a limit was exceeded
        word, _, rest = line.strip().partition(" ")
        return word, rest


def _state(text: str) -> State:
    number, move, cost, value, kind, position = text.split(" ", 5)
    estimate = None if value == "-" else DEAD_END if value == "dead" else int(value)
    return State(int(number), move, int(cost), estimate, kind != "-", position)
