#!/usr/bin/env python3
"""Connects a bot that uses the line protocol on standard input and output to a contest or to the analysis page.

    python3 connect.py http://HOST:PORT/arena/ID TOKEN PROGRAM ARGS...   for a contest
    python3 connect.py http://HOST:PORT TOKEN PROGRAM ARGS...            for the engine list of your analysis page

Needs only the Python standard library. If the program crashes, it loses its game and its last error line is reported;
it is restarted for the next game. After a lost connection, this script tries to reconnect for one minute.

This file is also the module damier.connect of the Python package (docs/python.md).
"""
import base64
import hashlib
import os
import socket
import ssl
import struct
import subprocess
import sys
import threading
import time
from typing import Callable, List
from urllib.parse import urlsplit

RECONNECT_SECONDS = 60
REFUSAL_SECONDS = 0.5
MAX_MESSAGE_BYTES = 16 << 20
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Closed(Exception):
    """The connection ended. A new connection may succeed."""


class Refused(Exception):
    """The server refused the connection. A new attempt is useless."""


def bot_socket(address: str) -> str:
    """Returns the WebSocket address for a page: http://HOST:PORT/arena/ID, or http://HOST:PORT for the analysis page."""
    url = urlsplit(address)
    folders = [part for part in url.path.split("/") if part]
    if folders in ([], ["analysis"]):
        path = "own-engine"
    elif len(folders) == 2 and folders[0] == "arena":
        path = "arena/" + folders[1]
    else:
        path = ""
    if url.scheme not in ("http", "https") or not url.netloc or not path:
        raise Refused(
            f"invalid address '{address}': expected http://HOST:PORT/arena/ID for a contest,"
            " or http://HOST:PORT for the analysis page")
    return f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}/api/{path}/bot"


class WebSocket:
    """A WebSocket client (RFC 6455) that carries one line per message."""

    def __init__(self, address: str, token: str = "") -> None:
        url = urlsplit(address)
        secure = url.scheme in ("https", "wss")
        if not url.hostname or url.scheme not in ("http", "https", "ws", "wss"):
            raise Refused(f"invalid address '{address}': expected for example ws://HOST:PORT/PATH")
        self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=10)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.lock = threading.Lock()
        self.stream = self.socket.makefile("rb")
        self._open(url.path + ("?" + url.query if url.query else "") or "/", url.netloc, token)
        self.socket.settimeout(None)

    def _open(self, path: str, host: str, token: str) -> None:
        key = base64.b64encode(os.urandom(16))
        headers = ["Host: " + host, "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        headers.append("Sec-WebSocket-Key: " + key.decode())
        if token:
            headers.append("Authorization: Bearer " + token)
        self.socket.sendall((f"GET {path} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n").encode())
        status = self.stream.readline(4096).decode("latin-1")
        accept = b""
        for raw in iter(lambda: self.stream.readline(65536), b"\r\n"):
            if not raw:
                raise Closed("connection lost")
            name, _, value = raw.partition(b":")
            if name.strip().lower() == b"sec-websocket-accept":
                accept = value.strip()
        if " 101 " not in status:
            self.close()
            raise Refused(
                f"no Damier server answers at {host}, or the address is wrong: {status.strip()}")
        if accept != base64.b64encode(hashlib.sha1(key + _GUID).digest()):
            self.close()
            raise Refused("the server did not open a WebSocket: wrong Sec-WebSocket-Accept")

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            length = bytes([128 | size])
        elif size < 65536:
            length = bytes([128 | 126]) + struct.pack("!H", size)
        else:
            length = bytes([128 | 127]) + struct.pack("!Q", size)
        mask = os.urandom(4)
        repeated = (mask * (size // 4 + 1))[:size]
        body = (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
        with self.lock:
            self.socket.sendall(bytes([128 | kind]) + length + mask + body)

    def send(self, line: str) -> None:
        self._frame(1, line.encode())

    def _exactly(self, count: int) -> bytes:
        data = self.stream.read(count)
        if data is None or len(data) < count:
            raise Closed("connection lost")
        return data

    def receive(self) -> str:
        """Waits for a line. Raises Closed at the end of the connection."""
        text = b""
        while True:
            first, second = self._exactly(2)
            size = second & 127
            if size == 126:
                size = struct.unpack("!H", self._exactly(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self._exactly(8))[0]
            if size + len(text) > MAX_MESSAGE_BYTES:
                raise Refused(f"the server sent a message of more than {MAX_MESSAGE_BYTES} bytes")
            payload = self._exactly(size)
            kind = first & 15
            if kind == 8:
                code = struct.unpack("!H", payload[:2])[0] if len(payload) > 1 else 1005
                if code == 1008:
                    raise Refused("the server closed the connection: " + payload[2:].decode())
                raise Closed("the server closed the connection")
            if kind == 9:
                self._frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if first & 128:
                    return text.decode()

    def close(self) -> None:
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.stream.close()
        self.socket.close()


def greet() -> None:
    print("connected; the server asks your bot when it needs a move", file=sys.stderr, flush=True)


def keep_connected(address: str, token: str, converse: Callable[[WebSocket], None]) -> None:
    """Connects and calls converse until it returns. After a lost connection, reconnects for one minute.

    A server that cannot be reached at the first attempt is reported at once.
    """
    last, connected = time.monotonic(), False
    while True:
        try:
            wire = WebSocket(address, token)
            connected = True
            # The server refuses a wrong token at once, after it has opened the WebSocket.
            greeting = threading.Timer(REFUSAL_SECONDS, greet)
            greeting.daemon = True
            greeting.start()
            try:
                converse(wire)
                return
            finally:
                greeting.cancel()
                last = time.monotonic()
                wire.close()
        except (Closed, OSError) as lost:
            if not connected:
                hint = "; if the server does not use HTTPS, write http://" if isinstance(lost, ssl.SSLError) else ""
                raise Refused(f"cannot reach the server at {urlsplit(address).netloc}: {lost}{hint}") from lost
            if time.monotonic() - last > RECONNECT_SECONDS:
                raise Closed(f"gave up after one minute: {lost}") from lost
            time.sleep(0.5)


def forward(wire: WebSocket, command: List[str]) -> None:
    """Starts the program and forwards lines in both directions until one side ends."""
    bot = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert bot.stdin and bot.stdout and bot.stderr
    last, dismissed = [""], threading.Event()

    def forward_errors() -> None:
        for line in bot.stderr or ():
            sys.stderr.write(line)
            last[0] = line.strip() or last[0]

    def forward_answers() -> None:
        try:
            for line in bot.stdout or ():
                wire.send(line.rstrip("\n"))
            code = bot.wait()
            errors.join(1)
            if not dismissed.is_set():
                wire.send(f"crashed with code {code}: {last[0][:200]}")
        except OSError:
            pass

    errors = threading.Thread(target=forward_errors, daemon=True)
    answers = threading.Thread(target=forward_answers, daemon=True)
    errors.start()
    answers.start()
    try:
        while True:
            line = wire.receive()
            if line == "quit":
                dismissed.set()
            try:
                bot.stdin.write(line + "\n")
                bot.stdin.flush()
            except OSError:
                answers.join(5)  # the other thread reports the exit code; the server then closes the connection
    finally:
        dismissed.set()
        bot.kill()
        bot.wait()


def main(args: List[str]) -> None:
    if len(args) < 3:
        raise SystemExit(__doc__)
    try:
        keep_connected(bot_socket(args[0]), args[1], lambda wire: forward(wire, args[2:]))
    except (Closed, Refused) as e:
        raise SystemExit(str(e))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        pass
