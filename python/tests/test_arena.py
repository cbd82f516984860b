"""Tests `./damier arena` as a process: the match in the browser, and the blocks of docs/bots.md."""
import json
import re
import socket
import subprocess
import sys
import tempfile
import unittest
import urllib.request
from pathlib import Path

from support import DAMIER, ENVIRONMENT, ROOT, TestServer, wait_until

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


class BrowserMatchTest(unittest.TestCase):
    def test_the_page_shows_the_match_and_stays_until_the_user_stops_it(self):
        with tempfile.TemporaryDirectory() as folder:
            words = ["arena", "quoridor", "greedy", f"starter=cmd:{sys.executable} {ROOT}/app/src/main/resources/web/starters/bot.py"]
            command = [DAMIER, *words, "--games", "2", "--time", "5s", "--browser", "--save", f"{folder}/games.txt", "--lang", "en"]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=ENVIRONMENT)
            try:
                first = process.stdout.readline()
                page = re.search(r"http://127\.0\.0\.1:\d+/arena/\w+", first).group(0)
                api = page.replace("/arena/", "/api/arena/")
                lines = [process.stdout.readline() for _ in range(3)]
                self.assertIn("its page stays at " + page, lines[2].lower().replace(page.lower(), page), lines)
                with urllib.request.urlopen(api) as response:
                    view = json.loads(response.read())
                self.assertEqual(("over", 2), (view["state"], view["played"]))
                self.assertEqual({"greedy", "starter"}, {entrant["name"] for entrant in view["entrants"]})
                with urllib.request.urlopen(page) as response:
                    self.assertEqual(200, response.status)
                self.assertEqual(2, (Path(folder) / "games.txt").read_text(encoding="utf-8").count("[Result "))
            finally:
                process.terminate()  # a test that runs in the background ignores SIGINT
                self.assertEqual(0, process.wait(30))
                process.stdout.close()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class BotsPageTest(unittest.TestCase):
    def test_every_block_of_the_page_works(self):
        blocks = BLOCK.findall((ROOT / "docs/bots.md").read_text(encoding="utf-8"))
        names = iter(["walker.py", "looker.py", "webhook.py"])
        ports = {"8080": str(free_port()), "8081": str(free_port())}
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "damier").symlink_to(DAMIER)
            for language, text in blocks:
                for port, other in ports.items():
                    text = text.replace(port, other)
                if language == "python":
                    (folder / next(names)).write_text(text, encoding="utf-8")
                elif language == "sh":
                    with self.subTest(block=text[:60]):
                        self.run_block(folder, text)
            self.assertIsNone(next(names, None))

    def test_own_engine_on_the_analysis_page(self):
        page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
        command = re.search(r"^```sh own-engine\n(.*?)^```", page, re.MULTILINE | re.DOTALL).group(1)
        server = TestServer.shared()
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

        def call(path, body=None):
            request = urllib.request.Request(server.address + path, body, {"Content-Type": "application/json"})
            return browser.open(request, timeout=60).read().decode()

        token = json.loads(call("/api/own-engine", b"{}"))["token"]
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "damier").symlink_to(DAMIER)
            (Path(folder) / "walker.py").write_text(BLOCK.findall(page)[0][1], encoding="utf-8")
            words = command.replace("http://localhost:7070", server.address).replace("TOKEN", token).split()
            program = subprocess.Popen(words, cwd=folder, env=ENVIRONMENT, stderr=subprocess.DEVNULL)
            try:
                wait_until(lambda: json.loads(call("/api/own-engine"))["name"] == "Walker")
                self.assertIn('"moves":["e2"]', call("/api/solve?game=quoridor&position=start&engine=own"))
            finally:
                program.terminate()
                program.wait(10)

    def run_block(self, folder, text):
        script = folder / "block.sh"
        script.write_text(text, encoding="utf-8")
        result = subprocess.run(
            ["bash", "-e", str(script)], cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=240
        )
        self.assertEqual(0, result.returncode, result.stdout + result.stderr)
        for fault in ("protocol-error", "cannot reach", '"ok":false'):
            self.assertNotIn(fault, result.stdout)


if __name__ == "__main__":
    unittest.main()
