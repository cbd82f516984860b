"""Tests bots: the protocol, failures, transports and the starters."""
import io
import json
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from support import DAMIER, ENVIRONMENT, ROOT, Contest, TestServer, wait_until

from damier import Bot, BotError, Clock, Position
from damier.connect import Closed, Refused, WebSocket

STARTERS = ROOT / "app/src/main/resources/web/starters"


class FirstMove(Bot):
    name = "First move"
    games = ["quoridor", "taquin", "ricochet"]

    def move(self, position, clock):
        return position.legal()[0]


def converse(bot, *lines):
    """Sends lines to a bot and returns its answers."""
    out = io.StringIO()
    bot.run_on_streams(io.StringIO("\n".join(lines) + "\n"), out)
    return out.getvalue().splitlines()


class Host:
    """A host that talks to a bot over a TCP connection, line by line."""

    def __init__(self, bot):
        ports = []
        threading.Thread(target=self.serve, args=(bot, ports), daemon=True).start()
        wait_until(lambda: bool(ports))
        self.socket = socket.create_connection(("127.0.0.1", ports[0]), timeout=20)
        self.lines = self.socket.makefile("r", encoding="utf-8")

    @staticmethod
    def serve(bot, ports):
        saved = sys.stderr
        try:
            bot.listen(0, started=ports.append)
        finally:
            sys.stderr = saved

    def ask(self, line, until):
        self.socket.sendall((line + "\n").encode())
        seen = []
        while not seen or not seen[-1].startswith(until):
            answer = self.lines.readline()
            if not answer:
                raise EOFError(seen)
            seen.append(answer.strip())
        return seen

    def close(self):
        self.lines.close()
        self.socket.close()


def arena(*words):
    result = subprocess.run(
        [DAMIER, "arena", *words], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, timeout=120, encoding="utf-8"
    )
    return result.stdout + result.stderr


class BotTest(unittest.TestCase):
    def test_protocol(self):
        answers = converse(
            FirstMove(), "damier 1", "set a b", "new quoridor size=5 walls=0", "position start moves c2", "go time 100"
        )
        self.assertEqual(
            ["id name First move", "game quoridor", "game taquin", "game ricochet", "ready", "ready"], answers[:6]
        )
        self.assertEqual("best d5", answers[6])
        self.assertEqual(["error unknown command 'fly'", "pong"], converse(FirstMove(), "fly", "ping"))
        self.assertEqual(["error no position; send position first"], converse(FirstMove(), "go"))
        self.assertRegex(converse(FirstMove(), "new quoridor", "position start moves e7")[1], "error .*'e7' is not legal")

    def test_a_solution_of_a_puzzle_is_reported_as_a_line(self):
        class Solver(FirstMove):
            def move(self, position, clock):
                return ["7R", "8L"] if not position.over else None

        board = "position 1,2,3/4,5,6/0,7,8"
        self.assertEqual(["ready", "error no position; send position first"], converse(Solver(), "new taquin", "go"))
        with self.assertRaisesRegex(BotError, "8L"):
            converse(Solver(), "new taquin", "position 1,2,3/4,5,6/7,8,0 moves 8R", "go")
        solver = Solver()
        solver.move = lambda position, clock: ["7L", "8L"]
        self.assertEqual(["ready", "info value 2 line 7L 8L", "best 7L"], converse(solver, "new taquin", board, "go"))

    def test_failures_are_explained_to_the_author(self):
        for answer, message in (("e5", "move.. returned 'e5'.*legal moves: e2"), (7, "expected a move"), ([7], "expected a move")):
            bot = FirstMove()
            bot.move = lambda position, clock, answer=answer: answer
            with self.subTest(answer=answer), self.assertRaisesRegex(BotError, message):
                converse(bot, "new quoridor", "position start", "go")
        bot = FirstMove()
        bot.move = lambda position, clock: 1 // 0
        saved, sys.stderr = sys.stderr, io.StringIO()
        try:
            with self.assertRaisesRegex(BotError, "ZeroDivisionError.*quoridor start moves e2"):
                converse(bot, "new quoridor", "position start moves e2", "go")
            self.assertIn("Traceback", sys.stderr.getvalue())
        finally:
            sys.stderr = saved

    def test_ping_and_stop_during_a_search(self):
        class Thinker(FirstMove):
            def move(self, position, clock):
                self.report(depth=1, line=["e2"], text="two\nlines")
                while not clock.stopped:
                    time.sleep(0.01)
                return "f1"

        host = Host(Thinker())
        try:
            host.ask("new quoridor", "ready")
            host.ask("position start\ngo infinite", "info depth 1 line e2 text two lines")
            self.assertEqual(["pong"], host.ask("ping", "pong"))
            self.assertRegex(host.ask("go", "error")[0], "a search is running")
            self.assertEqual(["best e2"], host.ask("stop", "best"))
            self.assertEqual(["pong"], host.ask("ping", "pong"))
            self.assertEqual(["best e2"], host.ask("position start\ngo infinite\nstop", "best")[-1:])
        finally:
            host.close()

    def test_clock(self):
        clock = Clock("clock 60000 30000 inc 1000".split(), seat=1)
        self.assertEqual(((60.0, 30.0), 1.0), (clock.clocks, clock.increment))
        self.assertTrue(1.5 < clock.remaining < 2)
        self.assertTrue(0.4 < Clock(["time", "500"]).remaining < 0.5)

    def test_arena_over_streams_and_tcp(self):
        with tempfile.TemporaryDirectory() as name:
            bad = Path(name) / "bad.py"
            bad.write_text("from damier import Bot\nclass Bad(Bot):\n    def move(self, p, c):\n        print('not a line of the protocol')\n        return 'e5'\nBad().run()\n")
            walker = ROOT / "python/examples/walker.py"
            listening = subprocess.Popen(
                [sys.executable, str(walker), "--listen", "0"], env=ENVIRONMENT, stderr=subprocess.PIPE, text=True
            )
            try:
                port = re.search(r":(\d+)$", listening.stderr.readline().strip()).group(1)
                out = arena("quoridor", f"walker=tcp:127.0.0.1:{port}", f"bad=cmd:{sys.executable} {bad}", "--games", "2", "--time", "5s")
            finally:
                listening.kill()
                listening.communicate()
            self.assertRegex(out, r"walker +2/2", out)
            self.assertIn("returned 'e5'", out)

    def test_web_socket(self):
        address = TestServer.shared().address.replace("http", "ws")
        wire = WebSocket(address + "/api/engine")
        wire.send("damier 1")
        lines = []
        while not lines or lines[-1] != "ready":
            lines.append(wire.receive())
        self.assertIn("game quoridor", lines)
        wire.send("x" * 60_000)  # a frame with a 16-bit length
        self.assertTrue(wire.receive().startswith("error"))
        wire.close()
        with self.assertRaises((Closed, OSError, ValueError)):
            wire.receive()
        with self.assertRaisesRegex(Refused, "the address is wrong"):
            WebSocket(address + "/api/nothing")
        with self.assertRaisesRegex(Refused, "invalid address"):
            WebSocket("ftp://x")

    def test_contest_with_an_exception(self):
        contest = Contest(TestServer.shared())
        with tempfile.TemporaryDirectory() as name:
            bot = Path(name) / "bot.py"
            bot.write_text(
                "from damier import Bot\nclass Faulty(Bot):\n    def move(self, p, c): raise ValueError('my mistake')\nFaulty().run()\n"
            )
            words = [sys.executable, str(bot), "--connect", contest.address, "--token", contest.token]
            process = subprocess.Popen(words, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True)
            try:
                view = contest.play()
            finally:
                process.kill()
                errors = process.communicate()[1]
        self.assertEqual(2, view["played"])
        self.assertIn("ValueError: my mistake", errors)
        own = contest.server.call(f"/api/arena/{contest.id}", token=contest.token)
        self.assertIn("my mistake", str(own["games"]))
        refused = subprocess.run(
            [*words[:1], str(ROOT / "python/examples/walker.py"), "--connect", contest.address, "--token", "wrong"],
            env=ENVIRONMENT, capture_output=True, text=True, timeout=30,
        )
        self.assertEqual(1, refused.returncode)
        self.assertNotIn("Traceback", refused.stderr)


class StartersTest(unittest.TestCase):
    def test_starters_are_short_and_play(self):
        bots = {"python": f"{sys.executable} {STARTERS / 'bot.py'}"}
        listed = [starter["file"] for starter in json.loads((STARTERS / "index.json").read_text(encoding="utf-8"))["quoridor"]]
        self.assertEqual(sorted(listed), sorted(file.name for file in STARTERS.iterdir() if file.name != "index.json"))
        for file in map(STARTERS.joinpath, listed):
            self.assertIn("http://HOST:PORT/arena/ID TOKEN", file.read_text(encoding="utf-8"))  # filled in by the arena page
            self.assertLess(len(file.read_text(encoding="utf-8").splitlines()), 80, file.name)
        with tempfile.TemporaryDirectory() as folder:
            commands = {
                "bot.cpp": ("g++", ["-O2", "-std=c++17", "-Wall", "-Werror", "-o", f"{folder}/cpp", str(STARTERS / "bot.cpp")], f"{folder}/cpp"),
                "bot.rs": ("rustc", ["-O", "-D", "warnings", "-o", f"{folder}/rust", str(STARTERS / "bot.rs")], f"{folder}/rust"),
                "StarterBot.java": ("javac", ["-Xlint:all", "-Werror", "-d", folder, str(STARTERS / "StarterBot.java")], f"java -cp {folder} StarterBot"),
                "bot.mjs": ("node", ["--check", str(STARTERS / "bot.mjs")], f"node {STARTERS / 'bot.mjs'}"),
            }
            for name, (compiler, words, command) in commands.items():
                if shutil.which(compiler) is None:
                    print(f"{compiler} is not installed: {name} is not tested", file=sys.stderr)
                    continue
                result = subprocess.run([compiler, *words], capture_output=True, text=True, timeout=120)
                self.assertEqual(0, result.returncode, result.stderr)
                bots[name] = command
            addresses = [f"{name}=cmd:{command}" for name, command in bots.items()]
            out = arena("quoridor", "random", *addresses, "--format", "gauntlet", "--games", "4", "--time", "10s")
        finished = re.findall(r"goal reached", out)
        self.assertEqual(4 * len(bots), len(finished), out)
        self.assertRegex(out, rf"random +0/{4 * len(bots)}")

    def test_starters_choose_a_shortest_way_in_every_random_position(self):
        choices = random.Random(3)
        requests, positions = ["damier 1"], []
        for _ in range(20):
            position = Position("quoridor")
            for _ in range(choices.randrange(4, 30)):
                if position.over:
                    break
                position.play(choices.choice(position.legal()[: choices.choice((3, 200))]))
            if not position.over:
                positions.append(position)
                requests += [f"position {position.line}", "go"]
        result = subprocess.run([sys.executable, str(STARTERS / "bot.py")], input="\n".join(requests) + "\n", capture_output=True, text=True)
        answers = [line.split()[1] for line in result.stdout.splitlines() if line.startswith("best ")]
        self.assertEqual(len(positions), len(answers), result.stderr)
        for position, answer in zip(positions, answers):
            self.assertIn(answer, position.legal(), position.line)


if __name__ == "__main__":
    unittest.main()
