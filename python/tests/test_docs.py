"""Executes docs/python.md, the doctests and the notebooks, and checks the sources."""
import compileall
import doctest
import importlib.util
import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from support import DAMIER, ENVIRONMENT, ROOT, Contest, TestServer
from notebook_runner import run_notebook

import damier

BLOCK = re.compile(r"^```(\w+)(?: ([^\n]*))?\n(.*?)^```", re.MULTILINE | re.DOTALL)


class DocsTest(unittest.TestCase):
    def test_every_block_of_the_page_works(self):
        blocks = BLOCK.findall((ROOT / "docs/python.md").read_text(encoding="utf-8"))
        self.assertGreater(len(blocks), 8)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for entry in ("damier", "python"):
                (folder / entry).symlink_to(ROOT / entry)
            for language, detail, text in blocks:
                with self.subTest(block=text[:60]):
                    self.run_block(folder, language, detail, text)
            self.assertIn("<svg", (folder / "astar-against-bfs.svg").read_text(encoding="utf-8"))

    def run_block(self, folder, language, detail, text):
        if detail.startswith("file="):
            (folder / detail[5:]).write_text(text, encoding="utf-8")
        elif language == "python":
            self.check(subprocess.run([sys.executable, "-"], input=text, cwd=folder, **OPTIONS))
        elif detail == "install":
            self.install(folder, text)
        elif detail == "contest":
            contest = Contest(TestServer.shared())
            words = text.replace("http://localhost:7070/arena/ID", contest.address).replace("TOKEN", contest.token).split()
            bot = subprocess.Popen([sys.executable, *words[1:]], cwd=folder, env=ENVIRONMENT, stderr=subprocess.DEVNULL)
            try:
                view = contest.play()
            finally:
                bot.kill()
                bot.wait()
            self.assertEqual({"Ada": 2}, {
                view["entrants"][row["number"]]["name"]: row["points"] for row in view["rows"][:1]}, view["rows"])
        else:
            result = subprocess.run(["bash", "-e"], input=text, cwd=folder, **OPTIONS)
            self.check(result)
            for fault in ("illegal", "protocol-error", "exit", "error"):
                self.assertNotIn(fault, result.stdout.lower().replace('"exit":0', ""))

    def install(self, folder, text):
        """Installs the package into a folder. Without an index, an installation that needs the network fails."""
        target = folder / "installed"
        if importlib.util.find_spec("pip"):
            words = [*text.split(), "--no-index", "--quiet", "--target", str(target)]
            self.check(subprocess.run([sys.executable, "-m", *words], cwd=folder, **OPTIONS))
        else:  # Debian's python3 has no pip: build the wheel as pip does, and unpack it
            build = f"import wheel_backend; print(wheel_backend.build_wheel({str(folder)!r}))"
            wheel = subprocess.run([sys.executable, "-c", build], cwd=folder / "python", **OPTIONS)
            self.check(wheel)
            zipfile.ZipFile(folder / wheel.stdout.strip()).extractall(target)
        code = "import damier; print(damier.__file__, len(damier.Position('ricochet', '1A-2A-3A-4A_r14.9_g13.7_b7.2_y6.6_t3.6.blue').legal()))"
        installed = {**OPTIONS, "env": {**ENVIRONMENT, "PYTHONPATH": str(target)}}
        result = subprocess.run([sys.executable, "-c", code], cwd=folder, **installed)
        self.check(result)
        self.assertIn("/installed/damier/", result.stdout)

    def check(self, result):
        self.assertEqual(0, result.returncode, result.stdout + result.stderr)

    def test_notebooks(self):
        files = sorted((ROOT / "python/notebooks").glob("*.ipynb"))
        self.assertEqual(6, len(files))
        here = os.getcwd()
        os.chdir(ROOT / "python/notebooks")
        try:
            for file in files:
                with self.subTest(file=file.name), open(os.devnull, "w") as quiet:
                    saved, sys.stdout = sys.stdout, quiet
                    try:
                        shown = run_notebook(file)
                    finally:
                        sys.stdout = saved
                    self.assertTrue(all(text.startswith("<svg") for text in shown))
        finally:
            os.chdir(here)

    def test_doctests(self):
        for module in pkgutil.walk_packages(damier.__path__, "damier."):
            self.assertEqual(0, doctest.testmod(importlib.import_module(module.name)).failed)

    def test_all_sources_compile(self):
        with tempfile.TemporaryDirectory() as name:
            copy = Path(name) / "python"
            shutil.copytree(ROOT / "python", copy, ignore=shutil.ignore_patterns("__pycache__"))
            self.assertTrue(compileall.compile_dir(str(copy), quiet=1))

    def test_shared_files_are_the_same_source(self):
        pairs = {
            "python/damier/rules/quadrants.txt": "games/src/main/resources/dev/damier/ricochet/box/quadrants.txt",
        }
        for copy, source in pairs.items():
            same = (ROOT / copy).read_bytes() == (ROOT / source).read_bytes()
            self.assertTrue(same, f"{copy} differs: run cp {source} {copy}")


OPTIONS = {"env": ENVIRONMENT, "capture_output": True, "text": True, "timeout": 120, "encoding": "utf-8"}

if __name__ == "__main__":
    unittest.main()
