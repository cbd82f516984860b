#!/usr/bin/env python3
"""Connects a bot that uses the line protocol on standard input and output to a contest.

    python3 connect.py http://HOST:PORT/arena/ID TOKEN PROGRAM ARGS...

Needs only the Python standard library. If the program crashes, it loses its game and its last error line is reported;
it is restarted for the next game. After a lost connection, this script tries to reconnect for one minute.
"""
import base64, os, socket, ssl, struct, subprocess, sys, threading, time
from urllib.parse import urlsplit


class Closed(Exception):
    pass


class Wire:
    """A WebSocket (RFC 6455) that carries one line per message."""

    def __init__(self, address, token):
        url = urlsplit(address)
        secure = url.scheme in ("https", "wss")
        port = url.port or (443 if secure else 80)
        self.socket = socket.create_connection((url.hostname, port), timeout=10)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.lock = threading.Lock()
        contest = url.path.rstrip("/").split("/")[-1]
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/arena/{contest}/bot HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline().decode()
        while self.stream.readline() not in (b"\r\n", b""):
            pass
        if " 101 " not in status:
            raise SystemExit("the server refused the connection: " + status.strip())
        self.socket.settimeout(None)

    def frame(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + struct.pack("!H", size) if size < 65536 \
            else bytes([128 | 127]) + struct.pack("!Q", size)
        body = bytes(b ^ mask[i % 4] for i, b in enumerate(payload))
        with self.lock:
            self.socket.sendall(bytes([128 | kind]) + length + mask + body)

    def say(self, line):
        self.frame(1, line.encode())

    def exactly(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise Closed("connection lost")
        return data

    def hear(self):
        text = b""
        while True:
            first, second = self.exactly(2)
            size = second & 127
            if size == 126:
                size = struct.unpack("!H", self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.exactly(8))[0]
            payload = self.exactly(size)
            kind = first & 15
            if kind == 8:
                code = struct.unpack("!H", payload[:2])[0] if len(payload) > 1 else 1005
                if code == 1008:
                    raise SystemExit("the server closed the connection: " + payload[2:].decode())
                raise Closed("the server closed the connection")
            if kind == 9:
                self.frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if first & 128:
                    return text.decode()

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        self.socket.close()


def converse(wire, command):
    """Starts the program and forwards lines in both directions until one side ends."""
    bot = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    last, dismissed = [""], threading.Event()

    def complaints():
        for line in bot.stderr:
            sys.stderr.write(line)
            last[0] = line.strip() or last[0]

    def answers():
        try:
            for line in bot.stdout:
                wire.say(line.rstrip("\n"))
            code = bot.wait()
            listener.join(1)
            if not dismissed.is_set():
                wire.say(f"crashed with code {code}: {last[0][:200]}")
        except OSError:
            pass

    listener = threading.Thread(target=complaints, daemon=True)
    speaker = threading.Thread(target=answers, daemon=True)
    listener.start()
    speaker.start()
    try:
        while True:
            line = wire.hear()
            if line == "quit":
                dismissed.set()
            try:
                bot.stdin.write(line + "\n")
                bot.stdin.flush()
            except OSError:
                speaker.join(5)  # the other thread reports the exit code; the server then closes the connection
    finally:
        dismissed.set()
        bot.kill()
        bot.wait()
        wire.close()


def main():
    if len(sys.argv) < 4:
        raise SystemExit(__doc__)
    address, token, command = sys.argv[1], sys.argv[2], sys.argv[3:]
    tried = time.monotonic()
    while True:
        try:
            wire = Wire(address, token)
            print("connected; your bot will be asked for a move when it is its turn", flush=True)
            try:
                converse(wire, command)
            finally:
                tried = time.monotonic()
        except (Closed, OSError) as cut:
            if time.monotonic() - tried > 60:
                raise SystemExit(f"gave up after one minute: {cut}")
            time.sleep(0.5)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
