"""A long-lived Damier process: `./damier session`, with one JSON object per line in both directions."""
from __future__ import annotations

import itertools
import json
import os
import queue
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .errors import BadInput, EngineClosed, EngineError, EngineNotFound

Event = Tuple[str, Any]


def find_damier(home: Optional[str] = None) -> List[str]:
    """Returns the command that starts Damier: from home, DAMIER_HOME, the parent of this folder, or PATH."""
    name = "damier.cmd" if os.name == "nt" else "damier"
    folders = [home, os.environ.get("DAMIER_HOME")]
    for folder in folders:
        if not folder:
            continue
        program = Path(folder) / name
        if not program.is_file():
            raise EngineNotFound(f"no Damier in '{folder}': expected the file '{program}'")
        return [str(program)]
    beside = Path(__file__).resolve().parents[2] / name
    if beside.is_file():
        return [str(beside)]
    on_path = shutil.which(name)
    if on_path:
        return [on_path]
    raise EngineNotFound(
        "Damier was not found: set the environment variable DAMIER_HOME to its folder, add it to PATH, "
        "or connect to a server with Engine('http://HOST:PORT')"
    )


class Call:
    """A running command of a session."""

    def __init__(self, session: "Session", number: int) -> None:
        self._session = session
        self.number = number
        self._events: "queue.Queue[Event]" = queue.Queue()
        self.errors: List[str] = []
        self.exit_code: Optional[int] = None

    def put(self, kind: str, value: Any) -> None:
        self._events.put((kind, value))

    def events(self) -> Iterator[Event]:
        """Yields ("out", line) and ("progress", fields) until the command ends."""
        while self.exit_code is None:
            event = self.next_event()
            if event is not None:
                yield event

    def next_event(self) -> Optional[Event]:
        """Waits for an event. Returns None for a line of standard error and for the end."""
        kind, value = self._events.get()
        if kind == "exit":
            self.exit_code = int(value)
        elif kind == "err":
            self.errors.append(str(value))
        elif kind == "closed":
            self.exit_code = 1
            raise EngineClosed(str(value))
        else:
            return kind, value
        return None

    def read_line(self) -> str:
        """Waits for a line of standard output."""
        for kind, value in self.events():
            if kind == "out":
                return str(value)
        raise EngineClosed("the command ended: " + self.message())

    def write_line(self, line: str) -> None:
        self._session.send({"id": self.number, "input": line})

    def end_input(self) -> None:
        self._session.send({"id": self.number, "end": True})

    def cancel(self) -> None:
        """Stops the search of the command. Its best result so far follows."""
        self._session.send({"id": self.number, "cancel": True})

    def message(self) -> str:
        lines = [line for line in self.errors if not line.startswith("See: ")]
        text = " ".join(lines).strip()
        return text[len("damier: "):] if text.startswith("damier: ") else text or "no output"


class Session:
    """Starts the process and distributes its events to the calls. Can be used from several threads."""

    def __init__(self, command: Sequence[str], language: str = "en") -> None:
        self._calls: Dict[int, Call] = {}
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self._last_error = ""
        self._closed = False
        try:
            self._process = subprocess.Popen(
                [*command, "session", "--lang", language],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as e:
            raise EngineNotFound(f"cannot start {' '.join(command)}: {e}") from e
        self._threads = [
            threading.Thread(target=self._read_errors, daemon=True),
            threading.Thread(target=self._read_events, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._last_error = line.strip() or self._last_error

    def _read_events(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            event = json.loads(line)
            with self._lock:
                call = self._calls.get(event.get("id"))
                if call is not None and "exit" in event:
                    del self._calls[call.number]
            if call is not None:
                for kind in ("out", "err", "progress", "exit"):
                    if kind in event:
                        call.put(kind, event[kind])
            elif "error" in event:
                self._last_error = str(event["error"])
        self._process.wait()
        self._threads[0].join(1)
        with self._lock:
            self._closed = True
            calls = list(self._calls.values())
        for call in calls:
            call.put("closed", self._closed_message())

    def _closed_message(self) -> str:
        code = self._process.returncode
        return f"the Damier process ended with code {code}" + (f": {self._last_error}" if self._last_error else "")

    def send(self, message: Dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            with self._lock:
                if self._closed:
                    raise EngineClosed(self._closed_message() + "; create a new Engine")
                self._process.stdin.write(json.dumps(message) + "\n")
                self._process.stdin.flush()
        except (OSError, ValueError) as e:
            raise EngineClosed("the Damier process ended; create a new Engine") from e

    def start(self, *args: str) -> Call:
        """Starts a command, for example start("legal", "taquin", "1,2/3,0")."""
        call = Call(self, next(self._numbers))
        with self._lock:
            self._calls[call.number] = call
        self.send({"id": call.number, "args": list(args)})
        return call

    def lines(self, *args: str) -> List[str]:
        """Runs a command and returns its output. Raises BadInput if it failed without output."""
        call = self.start(*args)
        lines = [str(value) for kind, value in call.events() if kind == "out"]
        if call.exit_code and not lines:
            raise (BadInput if call.exit_code == 2 else EngineError)(call.message())
        return lines

    def rows(self, *args: str) -> List[Dict[str, Any]]:
        """Runs a command with --json and returns its rows. Raises BadInput for a row with an error."""
        return [checked(json.loads(line)) for line in self.lines(*args, "--json")]

    def close(self) -> None:
        """Cancels all commands and ends the process."""
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
            except OSError:
                pass
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(5)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()


def checked(row: Dict[str, Any]) -> Dict[str, Any]:
    """Returns the row. Raises BadInput if it reports an error."""
    if row.get("outcome") == "error":
        raise BadInput(str(row.get("error")))
    return row
