"""The class Bot: write move() or act(), call run(), and Damier can play it."""
from __future__ import annotations

import argparse
import json
import socket
import sys
import threading
import time
import traceback
from typing import Any, Callable, Dict, List, Mapping, NoReturn, Optional, Sequence, TextIO, Tuple, Union

from .connect import Closed, Refused, WebSocket, bot_socket, keep_connected
from .errors import BadInput, EngineError
from .position import GAMES, Position

MAX_LINE_BYTES = 60_000
MAX_INFO_LINES = 2_000
Answer = Union[None, str, Sequence[str]]
Action = Union[None, str, Tuple[str, Mapping[str, Any]]]


class Clock:
    """The limits of a request. Times are in seconds."""

    def __init__(self, words: Sequence[str] = (), seat: int = 0) -> None:
        self._start = time.monotonic()
        self.time: Optional[float] = None
        self.clocks: Tuple[float, ...] = ()
        self.increment = 0.0
        self.nodes: Optional[int] = None
        self.depth: Optional[int] = None
        self.infinite = False
        self.seat = seat
        self._stop = threading.Event()
        clocks: List[float] = []
        key = ""
        for word in words:
            if not word.isdigit():
                key = word
                self.infinite = self.infinite or word == "infinite"
            elif key == "time":
                self.time = int(word) / 1000
            elif key == "clock":
                clocks.append(int(word) / 1000)
            elif key == "inc":
                self.increment = int(word) / 1000
            elif key == "nodes":
                self.nodes = int(word)
            elif key == "depth":
                self.depth = int(word)
        self.clocks = tuple(clocks)

    @property
    def stopped(self) -> bool:
        """Whether the host requested the answer now. A long search should check it."""
        return self._stop.is_set()

    def stop(self) -> None:
        self._stop.set()

    @property
    def remaining(self) -> float:
        """The seconds left for this move: the move time, or a thirtieth of the clock plus the increment."""
        if self.time is not None:
            limit = self.time
        elif self.seat < len(self.clocks):
            own = self.clocks[self.seat]
            limit = min(own * 0.9, own / 30 + self.increment)
        else:
            limit = 3600.0 if self.infinite or self.nodes or self.depth else 1.0
        return max(0.0, limit * 0.95 - (time.monotonic() - self._start))


class BotError(EngineError):
    """The bot made an error that loses the game. The message explains it to the author."""


class Bot:
    """A bot. Subclass it, set name and games, and implement move() or, for Hitman, act().

    move() returns a move, or a list of moves that solves a puzzle, or None if there is none.
    """

    name = "Python bot"
    author = ""
    games: Sequence[str] = ("quoridor",)
    options: Dict[str, str] = {}

    def move(self, position: Position, clock: Clock) -> Answer:
        """Returns the move to play."""
        raise NotImplementedError(f"{type(self).__name__} must implement move(self, position, clock)")

    def act(self, observation: Optional[Dict[str, Any]]) -> Action:
        """Returns the next action of an agent: its name, or (name, arguments). None ends the mission.

        observation is the answer of the referee to the last action; None at the start of a mission.
        """
        raise NotImplementedError(f"{type(self).__name__} must implement act(self, observation)")

    def new_game(self, game: str, options: Dict[str, str]) -> None:
        """Called at the start of a game. Override it to reset what the bot remembers."""

    def report(self, **fields: Any) -> None:
        """Reports progress to the host: depth, nodes, value, line (moves). The first move of line is kept for `stop`."""
        conversation = self._conversation
        if conversation is not None:
            conversation.report(fields)

    _conversation: Optional["Conversation"] = None

    def run(self, args: Optional[Sequence[str]] = None) -> None:
        """Runs the bot as the command line says: standard streams, --listen PORT, or --connect ADDRESS."""
        parser = argparse.ArgumentParser(description=f"{self.name}: a bot for Damier")
        parser.add_argument("--listen", type=int, metavar="PORT", help="wait for hosts on this TCP port")
        parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
        parser.add_argument(
            "--connect", metavar="ADDRESS", help="a contest (http://HOST:PORT/arena/ID), the analysis page (http://HOST:PORT), ws://HOST:PORT/PATH or tcp:HOST:PORT"
        )
        parser.add_argument("--token", default="", help="the token that the page of the contest or the analysis page shows")
        given = parser.parse_args(args)
        try:
            if given.connect:
                self.connect(given.connect, given.token)
            elif given.listen is not None:
                self.listen(given.listen, given.host)
            else:
                self.run_on_streams()
        except KeyboardInterrupt:
            pass
        except (BotError, Closed, Refused, OSError) as e:
            print(f"{self.name}: {e}", file=sys.stderr)
            raise SystemExit(1) from None

    def run_on_streams(self, source: Optional[TextIO] = None, target: Optional[TextIO] = None) -> None:
        """Speaks the protocol on standard input and output. print() of the bot goes to standard error."""
        lines, out = source or sys.stdin, target or sys.stdout
        if target is None:
            sys.stdout = sys.stderr

        def send(line: str) -> None:
            out.write(line + "\n")
            out.flush()

        try:
            self._converse(lambda: lines.readline() or None, send)
        finally:
            if target is None:
                sys.stdout = out

    def listen(self, port: int, host: str = "127.0.0.1", started: Optional[Callable[[int], None]] = None) -> None:
        """Serves one host after the other on a TCP port; 0 is any free port. started receives the port."""
        with socket.create_server((host, port)) as server:
            actual = server.getsockname()[1]
            print(f"listening on {host}:{actual}", file=sys.stderr, flush=True)
            if started is not None:
                started(actual)
            while True:
                connection, _ = server.accept()
                try:
                    self._over_socket(connection)
                except (BotError, OSError) as e:
                    print(f"{self.name}: {e}", file=sys.stderr)

    def connect(self, address: str, token: str = "") -> None:
        """Connects to a contest, the analysis page, a WebSocket or a TCP port, and plays until the host ends the connection."""
        if address.startswith("tcp:"):
            host, _, port = address[4:].rpartition(":")
            if not port.isdigit():
                raise BotError(f"invalid address '{address}': expected tcp:HOST:PORT")
            self._over_socket(socket.create_connection((host, int(port))))
            return
        if address.startswith(("ws://", "wss://")):
            wire = WebSocket(address, token)
            try:
                self._over_web_socket(wire)
            except Closed:
                pass
            finally:
                wire.close()
            return
        keep_connected(bot_socket(address), token, self._play_contest)

    def _over_socket(self, connection: socket.socket) -> None:
        with connection, connection.makefile("r", encoding="utf-8", newline="\n") as lines:

            def send(line: str) -> None:
                connection.sendall((line + "\n").encode())

            self._converse(lambda: lines.readline() or None, send)

    def _over_web_socket(self, wire: WebSocket) -> None:
        self._converse(wire.receive, wire.send)

    def _play_contest(self, wire: WebSocket) -> None:
        try:
            self._over_web_socket(wire)
        except BotError as e:
            print(f"{self.name}: {e}", file=sys.stderr, flush=True)
            wire.send(f"crashed: {str(e).splitlines()[0][:200]}")
        raise Closed("the game is over; the bot connects again for the next one")

    def _converse(self, receive: Callable[[], Optional[str]], send: Callable[[str], None]) -> None:
        self._conversation = Conversation(self, send)
        try:
            self._conversation.run(receive)
        finally:
            self._conversation = None


class Conversation:
    """The protocol with one host. Searches run in their own thread, so that ping and stop are answered meanwhile."""

    def __init__(self, bot: Bot, send: Callable[[str], None]) -> None:
        self._bot = bot
        self._send_raw = send
        self._lock = threading.Lock()
        self._game = bot.games[0] if bot.games else "quoridor"
        self._start = "start"
        self._position: Optional[Position] = None
        self._line = ""
        self._observation: Optional[Dict[str, Any]] = None
        self._clock = Clock()
        self._best: Optional[str] = None
        self._asked = False
        self._info_lines = 0
        self._worker: Optional[threading.Thread] = None
        self._failure: Optional[BaseException] = None

    def run(self, receive: Callable[[], Optional[str]]) -> None:
        """Answers commands until quit or the end of the input. Raises BotError if the bot failed."""
        lines = _Inbox(receive)
        while True:
            line = lines.next(lambda: self._failure is not None)
            if self._failure is not None:
                self._fail(self._failure)
            if line is None or not self._handle(line.strip()):
                break
        if self._worker is not None and line is None:
            self._worker.join()  # the input ended: finish the current search
            if self._failure is not None:
                self._fail(self._failure)

    def _fail(self, failure: BaseException) -> NoReturn:
        if isinstance(failure, BotError):
            raise failure
        where = "".join(traceback.format_exception(type(failure), failure, failure.__traceback__))
        sys.stderr.write(where)
        what = f"{type(failure).__name__}: {failure}"
        raise BotError(f"{what} in {self._game} {self._line or 'mission'}") from failure

    def _send(self, line: str) -> None:
        if len(line.encode()) > MAX_LINE_BYTES:
            raise BotError(f"the bot sent a line of {len(line)} characters; the maximum is {MAX_LINE_BYTES}")
        self._send_raw(line)

    def _handle(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word == "damier":
            self._greet()
        elif word == "set":
            key, _, value = rest.partition(" ")
            self._bot.options = {**self._bot.options, key: value}
        elif word == "new":
            self._new(rest.split())
        elif word == "position":
            self._read_position(rest)
        elif word == "observe":
            self._observation = json.loads(rest)
        elif word == "go":
            self._go(rest.split())
        elif word == "stop":
            self._clock.stop()
            if self._best is not None:
                self._answer(self._best)
        elif word == "ping":
            self._send("pong")
        elif word == "quit":
            self._clock.stop()
            return False
        elif word:
            self._send(f"error unknown command '{word}'")
        return True

    def _greet(self) -> None:
        self._send(f"id name {self._bot.name}")
        if self._bot.author:
            self._send(f"id author {self._bot.author}")
        for game in self._bot.games:
            if game not in GAMES:
                raise BotError(f"the bot lists the unknown game '{game}'. Available: {', '.join(GAMES)}")
            self._send(f"game {game}")
        for key, value in self._bot.options.items():
            self._send(f"option name {key} type text default {value}")
        self._send("ready")

    def _new(self, words: List[str]) -> None:
        self._game = words[0] if words else self._game
        options = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        self._start = _start_text(self._game, options)
        self._position, self._line, self._observation = None, "", None
        try:
            self._bot.new_game(self._game, options)
        except Exception as e:
            self._fail(e)
        self._send("ready")

    def _read_position(self, text: str) -> None:
        start, _, moves = text.partition(" moves ")
        line = (self._start if start.strip() == "start" else start.strip()) + (" moves " + moves if moves else "")
        try:
            last, played = self._position, moves.split()
            if last is not None and last.start == line.partition(" moves ")[0] and last.moves == played[: len(last.moves)]:
                for move in played[len(last.moves) :]:
                    last.play(move)
            else:
                self._position = Position(self._game, line)
            self._line = line
        except BadInput as e:
            self._position = None
            self._send(f"error {e}")

    def _go(self, words: List[str]) -> None:
        if self._asked:
            self._send("error a search is running; send stop first")
            return
        refereed = self._position is None
        if refereed and self._game != "hitman":
            self._send("error no position; send position first")
            return
        if self._worker is not None:
            self._worker.join()
        seat = self._position.to_move if self._position is not None else 0
        self._clock, self._best, self._asked, self._info_lines = Clock(words, seat), None, True, 0
        target = self._act if refereed else self._move
        self._worker = threading.Thread(target=self._guard, args=(target,), daemon=True)
        self._worker.start()

    def _guard(self, work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as e:
            self._failure = e

    def _move(self) -> None:
        position = self._position
        assert position is not None
        line = position.line
        answer = self._bot.move(position.copy(), self._clock)
        moves: List[Any] = [answer] if isinstance(answer, str) else []
        if isinstance(answer, (list, tuple)):
            moves = list(answer)
        if answer is not None and not isinstance(answer, (str, list, tuple)) or not all(isinstance(move, str) for move in moves):
            raise BotError(f"move() returned {answer!r}: expected a move such as '{_example(position)}', or a list of moves")
        check = position.copy()
        for move in moves:
            try:
                check.play(move)
            except BadInput as e:
                legal = " ".join(check.legal()[:20])
                raise BotError(f"move() returned {answer!r} in {line}: {e}; legal moves: {legal}") from None
        if len(moves) > 1:
            self._send_info(f"info value {check.cost - position.cost} line {' '.join(moves)}")
        self._answer(moves[0] if moves else "none")

    def _act(self) -> None:
        action = self._bot.act(self._observation)
        name, arguments = action if isinstance(action, tuple) else (action, None)
        if name is not None and not isinstance(name, str):
            raise BotError(f"act() returned {action!r}: expected a name, (name, arguments) or None")
        self._answer((name or "none") + (" " + json.dumps(dict(arguments)) if arguments else ""))

    def _answer(self, text: str) -> None:
        with self._lock:
            if not self._asked:
                return  # the host sent stop and has already received the best move
            self._asked = False
            self._send(f"best {text}")

    def _send_info(self, line: str) -> None:
        with self._lock:
            self._info_lines += 1
            if self._asked and self._info_lines <= MAX_INFO_LINES:
                self._send(line)

    def report(self, fields: Mapping[str, Any]) -> None:
        words = ["info"]
        for key in ("depth", "nodes", "value", "bound", "line", "text"):
            value = fields.get(key)
            if value is not None:
                words += [key, " ".join(value) if isinstance(value, (list, tuple)) else str(value).replace("\n", " ")]
        line = fields.get("line") or ()
        if line:
            self._best = line.split()[0] if isinstance(line, str) else str(line[0])
        self._send_info(" ".join(words))
        if self._clock.stopped and self._best is not None:
            self._answer(self._best)


class _Inbox:
    """Reads lines in a thread, so that a failure of the bot ends the conversation without waiting for the host."""

    def __init__(self, receive: Callable[[], Optional[str]]) -> None:
        self._receive = receive
        self._ready = threading.Condition()
        self._lines: List[Union[Optional[str], BaseException]] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while True:
            line: Union[Optional[str], BaseException]
            try:
                line = self._receive()
            except Exception as e:
                line = e
            with self._ready:
                self._lines.append(line)
                self._ready.notify()
            if not isinstance(line, str):
                return

    def next(self, failed: Callable[[], bool]) -> Optional[str]:
        with self._ready:
            while not self._lines and not failed():
                self._ready.wait(0.05)
            line = self._lines.pop(0) if self._lines else ""
        if isinstance(line, BaseException):
            raise line
        return line


def _example(position: Position) -> str:
    return next(iter(position.legal()), "none")


def _start_text(game: str, options: Mapping[str, str]) -> str:
    """Returns the text of `start` with the options of `new`."""
    if game != "quoridor":
        return "start"
    text = "start"
    for key in ("size", "players", "walls"):
        if options.get(key, "usual").isdigit():
            text += f"_{key}{options[key]}"
    return text + ("_noside" if options.get("behind") == "blocked" else "") + (
        "_nodraw" if options.get("draws") == "off" else ""
    )
