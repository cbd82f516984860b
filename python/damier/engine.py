"""The class Engine: requests to a local Damier process or to a server."""
from __future__ import annotations

import json
import re
from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from . import results
from .errors import BadInput, NotSupported
from .process import Call, Session, checked, find_damier
from .remote import Server
from .results import Board, Card, Deal, Hint, Legal, Perft, Progress, Solution
from .tree import Tree

Listener = Callable[[Progress], None]
Time = Union[None, float, int, str]
_UNITS = {"ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000}


def milliseconds(time: Time) -> Optional[int]:
    """Returns a time limit in milliseconds: a number of seconds, or text such as "200ms", "10s" or "5m".

    >>> milliseconds(1.5), milliseconds("200ms"), milliseconds(None)
    (1500, 200, None)
    """
    if time is None:
        return None
    if isinstance(time, (int, float)):
        millis = round(time * 1000)
    else:
        match = re.fullmatch(r"(\d+)(ms|s|m|h)", time)
        if match is None:
            raise BadInput(f"invalid time {time!r}: expected seconds, or for example '200ms', '10s' or '5m'")
        millis = int(match.group(1)) * _UNITS[match.group(2)]
    if millis <= 0:
        raise BadInput(f"invalid time {time!r}: expected more than 0")
    return millis


def position_text(position: Any) -> str:
    """Returns the text of a position: a str, or an object with the attribute line (Position) or position (Deal)."""
    if isinstance(position, str):
        return position
    text = getattr(position, "line", None) or getattr(position, "position", None)
    if not isinstance(text, str):
        raise BadInput(f"invalid position {position!r}: expected text, a Position or a Deal")
    return text


class Engine:
    """Answers questions about positions. One process serves all requests.

    Engine() starts ./damier. Engine(home=FOLDER) starts it from a folder. Engine("http://HOST:PORT") uses a server.
    Use it in a with statement, or call close().
    """

    def __init__(self, address: Optional[str] = None, *, home: Optional[str] = None, language: str = "en") -> None:
        self._server: Optional[Server] = None
        self._process: Optional[Session] = None
        if address is not None:
            if not address.startswith(("http://", "https://")):
                raise BadInput(f"invalid address {address!r}: expected for example http://localhost:7070")
            self._server = Server(address)
            self._server.get("/api/health", {})
        else:
            self._process = Session(find_damier(home), language)

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process. Running searches are cancelled."""
        if self._process is not None:
            self._process.close()

    def session(self, request: str) -> Session:
        """Returns the session of the local process. Raises NotSupported for a server."""
        if self._process is None:
            raise NotSupported(f"a server cannot answer '{request}'; use a local engine: Engine()")
        return self._process

    def games(self) -> List[Card]:
        """Lists the games with their generation options."""
        if self._server is not None:
            return [results.card(row["card"], "id") for row in self._server.get("/api/games", {})]
        return [results.card(row, "game") for row in self.session("games").rows("games")]

    def engines(self, game: str) -> List[Card]:
        """Lists the engines of a game, the default engine first."""
        return [results.card(row, "engine") for row in self.session("engines").rows("engines", game)]

    def deal(self, game: str, count: int = 1, seed: Optional[int] = None, **options: Any) -> List[Deal]:
        """Generates positions. The options are those of games(), for example size=3."""
        texts = results.option_arguments(options)
        if self._server is not None:
            rows = [
                self._server.post(
                    "/api/deal", {"game": game, "options": texts, **({} if seed is None else {"seed": seed + i})}
                )
                for i in range(count)
            ]
        else:
            words = ["deal", game, "--count", str(count), *_sets(texts)]
            rows = self.session("deal").rows(*words, *([] if seed is None else ["--seed", str(seed)]))
        return [Deal(row["game"], row["position"], int(row["seed"])) for row in rows]

    def legal(self, game: str, position: Any) -> Legal:
        """Returns the legal moves of a position. The text may end with ` moves M1 M2 …`."""
        text = position_text(position)
        if self._server is not None:
            start, _, moves = text.partition(" moves ")
            row = self._server.post("/api/look", {"game": game, "position": start, "moves": moves.split()})
            status = row["status"]
            texts = tuple(move["text"] for move in row["moves"])
            return Legal(
                game, row["position"], texts, row["seat"], status["over"], status["winner"], status.get("cost", 0)
            )
        row = self.session("legal").rows("legal", game, text)[0]
        return Legal(
            row["game"], row["position"], tuple(row["moves"]), row["toMove"], row["over"], row["winner"], row["cost"]
        )

    def show(self, game: str, position: Any, svg: bool = True) -> Board:
        """Draws a position as text and, unless svg is false, as SVG."""
        session = self.session("show")
        text = position_text(position)
        row = session.rows("show", game, text)[0]
        picture = "\n".join(session.lines("show", game, text, "--svg", "-")) if svg else ""
        return Board(row["game"], row["position"], row["board"], row["status"], row["over"], picture)

    def hint(self, game: str, position: Any, level: int = 1) -> Hint:
        """Gives a hint, from level 1 (least) to 4 (the next move)."""
        text = position_text(position)
        if self._server is not None:
            answer = self._server.get("/api/hint", {"game": game, "position": text, "grade": level})
            return Hint(game, text, level, str(answer["hint"]))
        row = self.session("hint").rows("hint", game, text, "--grade", str(level))[0]
        return Hint(row["game"], row["position"], row["grade"], row["hint"])

    def perft(self, game: str, position: Any, depth: int) -> Perft:
        """Counts the move sequences of exactly depth moves."""
        row = self.session("perft").rows("perft", game, position_text(position), str(depth))[0]
        return Perft(row["game"], row["position"], row["depth"], row["nodes"])

    def solve(
        self,
        game: str,
        position: Any,
        engine: str = "",
        time: Time = None,
        nodes: Optional[int] = None,
        memory: Optional[str] = None,
        threads: int = 1,
        seed: int = 0,
        progress: Optional[Listener] = None,
        **options: Any,
    ) -> Solution:
        """Solves a puzzle, or chooses a move in a game. Further arguments are options of the engine.

        progress is called with a Progress about five times per second. time is in seconds, or text such as "10s".
        """
        result: Optional[Solution] = None
        for item in self.search(
            game, position, engine=engine, time=time, nodes=nodes, memory=memory, threads=threads, seed=seed, **options
        ):
            if isinstance(item, Solution):
                result = item
            elif progress is not None:
                progress(item)
        assert result is not None
        return result

    def search(
        self,
        game: str,
        position: Any,
        engine: str = "",
        time: Time = None,
        nodes: Optional[int] = None,
        memory: Optional[str] = None,
        threads: int = 1,
        seed: int = 0,
        **options: Any,
    ) -> Iterator[Union[Progress, Solution]]:
        """Like solve, as an iterator of Progress and finally the Solution. Leaving the loop stops the search."""
        texts = results.option_arguments(options)
        if self._server is not None:
            yield from self._search_on_server(game, position_text(position), engine, time, nodes, seed, texts)
            return
        limits = _limits(time, nodes, memory, threads, seed)
        words = ["solve", game, position_text(position), *_engine(engine), *limits, *_sets(texts), "--json"]
        call = self.session("solve").start(*words)
        try:
            for kind, value in call.events():
                if kind == "progress":
                    yield results.progress(value)
                else:
                    yield results.solution(checked(json.loads(value)))
        finally:
            if call.exit_code is None:
                call.cancel()
        _require_success(call)

    def _search_on_server(
        self,
        game: str,
        text: str,
        engine: str,
        time: Time,
        nodes: Optional[int],
        seed: int,
        texts: Mapping[str, str],
    ) -> Iterator[Union[Progress, Solution]]:
        assert self._server is not None
        start, _, moves = text.partition(" moves ")
        if moves:
            text = self.legal(game, text).position
        query: Dict[str, Any] = {
            "game": game,
            "position": text,
            "engine": engine,
            "time": milliseconds(time),
            "nodes": nodes,
            "seed": seed,
            "set": [f"{key}={value}" for key, value in texts.items()],
        }
        for event, fields in self._server.events("/api/solve", query):
            if event == "progress":
                yield results.progress(fields)
            elif event == "result":
                yield results.solution(checked({"game": game, "position": text, "engine": engine, **fields}))

    def solve_all(
        self, game: str, positions: Iterable[Any], engine: str = "", jobs: Optional[int] = None, **arguments: Any
    ) -> Iterator[Solution]:
        """Solves many positions in parallel in one process and yields the solutions in the given order.

        arguments are those of solve, except progress. An invalid position raises BadInput at its place.
        """
        texts = [position_text(position) for position in positions]
        if self._server is not None:
            for text in texts:
                yield self.solve(game, text, engine=engine, **arguments)
            return
        limits = _limits(
            arguments.pop("time", None),
            arguments.pop("nodes", None),
            arguments.pop("memory", None),
            arguments.pop("threads", 1),
            arguments.pop("seed", 0),
        )
        words = ["solve", game, "-", *_engine(engine), *limits, *_sets(results.option_arguments(arguments))]
        call = self.session("solve").start(*words, *([] if jobs is None else ["--jobs", str(jobs)]), "--json")
        for text in texts:
            call.write_line(text)
        call.end_input()
        count = 0
        try:
            for kind, value in call.events():
                if kind == "out":
                    count += 1
                    yield results.solution(checked(json.loads(value)))
        finally:
            if call.exit_code is None:
                call.cancel()
        if count < len(texts):
            _require_success(call)

    def lab(
        self,
        game: str,
        positions: Sequence[Any],
        engines: Sequence[str],
        time: Time = None,
        nodes: Optional[int] = None,
        jobs: int = 1,
    ) -> Iterator[Solution]:
        """Runs every engine on every position and yields the results as they arrive.

        An engine is an id with its options, for example "astar:heuristic=W". The field engine of a result is this text.
        """
        words = ["lab", game, *[position_text(position) for position in positions]]
        for name in engines:
            words += ["--engine", name]
        call = self.session("lab").start(*words, *_limits(time, nodes, None, 1, 0), "--jobs", str(jobs), "--json")
        try:
            for kind, value in call.events():
                row = json.loads(value) if kind == "out" else {}
                if "outcome" in row:
                    yield results.solution(checked(row))
        finally:
            if call.exit_code is None:
                call.cancel()
        if call.exit_code == 2:
            raise BadInput(call.message())

    def tree(
        self,
        game: str,
        position: Any,
        engine: str = "",
        time: Time = 3,
        nodes: Optional[int] = None,
        **options: Any,
    ) -> Tree:
        """Returns the first 5,000 nodes of a search tree."""
        texts = results.option_arguments(options)
        text = position_text(position)
        if self._server is not None:
            sets = [f"{key}={value}" for key, value in texts.items()]
            query = {"game": game, "position": text, "engine": engine, "set": sets, "nodes": nodes}
            return Tree.of(self._server.get("/api/tree", {**query, "time": milliseconds(time)}))
        words = ["tree", game, text, *_engine(engine), *_limits(time, nodes, None, 1, 0), *_sets(texts)]
        return Tree.of(self.session("tree").rows(*words)[0])


def _engine(engine: str) -> List[str]:
    return ["--engine", engine] if engine else []


def _sets(texts: Mapping[str, str]) -> List[str]:
    words: List[str] = []
    for key, value in texts.items():
        words += ["--set", f"{key}={value}"]
    return words


def _limits(time: Time, nodes: Optional[int], memory: Optional[str], threads: int, seed: int) -> List[str]:
    millis = milliseconds(time)
    values: List[Tuple[str, Any]] = [
        ("--time", None if millis is None else f"{millis}ms"),
        ("--nodes", nodes),
        ("--memory", memory),
        ("--threads", None if threads == 1 else threads),
        ("--seed", seed or None),
    ]
    return [word for name, value in values if value is not None for word in (name, str(value))]


def _require_success(call: Call) -> None:
    if call.exit_code and call.errors:
        raise BadInput(call.message())
