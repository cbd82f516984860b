"""What the tests share: one engine, the folders, and a server."""
from __future__ import annotations

import atexit
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Callable, Dict, Optional

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "python"), "PYTHONDONTWRITEBYTECODE": "1"}
DAMIER = str(ROOT / "damier")

from damier import Engine, default_engine  # noqa: E402


def engine() -> Engine:
    return default_engine()


class TestServer:
    """A `./damier serve` process on a free port, with its data in a temporary folder."""

    __test__ = False
    _shared: Optional["TestServer"] = None

    @classmethod
    def shared(cls) -> "TestServer":
        if cls._shared is None:
            cls._shared = cls()
            atexit.register(cls._shared.close)
        return cls._shared

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [DAMIER, "serve", "--port", "0", "--data", self.folder.name],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=ENVIRONMENT,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            match = re.search(r"http://[^\s/]+", line)
            if match:
                self.address = match.group(0)
                return
        raise AssertionError("the server printed no address")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.folder.cleanup()

    def call(self, path: str, body: Optional[Dict[str, Any]] = None, token: str = "") -> Any:
        request = urllib.request.Request(self.address + path)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", "Bearer " + token)
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.loads(response.read() or b"null")


class Contest:
    """A contest with the engine random and one external bot."""

    def __init__(self, server: TestServer) -> None:
        self.server = server
        config = {
            "title": "Python", "game": "quoridor", "format": "round-robin", "games": 2, "clock": 300_000, "time": 0,
            "visitors": True, "plies": 2, "bots": [{"kind": "engine", "id": "random", "name": "Random"}],
        }
        created = server.call("/api/arena", config)
        self.id, self.owner = created["id"], created["token"]
        entered = server.call(f"/api/arena/{self.id}/enter", {"names": ["Ada"]}, self.owner)
        self.token = entered[0]["token"]
        self.address = f"{server.address}/arena/{self.id}"

    def view(self) -> Any:
        return self.server.call(f"/api/arena/{self.id}", token=self.owner)

    def play(self) -> Any:
        """Waits for the bot, plays the contest and returns its view."""
        wait_until(lambda: self.view()["entrants"][1]["here"])
        self.server.call(f"/api/arena/{self.id}/start", {}, self.owner)
        wait_until(lambda: self.view()["state"] == "over")
        return self.view()


def wait_until(condition: Callable[[], bool], seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError("timeout")
        time.sleep(0.05)
