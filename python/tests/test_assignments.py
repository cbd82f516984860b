"""Runs `./damier grade` on the ready assignments: references pass, typical wrong solutions fail with the right explanation."""
import csv
import io
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import DAMIER, ENVIRONMENT, ROOT

BLOCK = re.compile(r"^```(\w+)(?: ([^\n]*))?\n(.*?)^```", re.MULTILINE | re.DOTALL)
ASSIGNMENTS = ROOT / "python/assignments"


def grade(*arguments):
    result = subprocess.run(
        [DAMIER, "grade", *map(str, arguments)], capture_output=True, text=True, encoding="utf-8", env=ENVIRONMENT, timeout=300
    )
    if result.returncode == 2:
        raise AssertionError(result.stderr)
    return result


class AssignmentsTest(unittest.TestCase):
    def test_references_pass_and_wrong_solutions_fail_with_the_right_explanation(self):
        folders = sorted(file.parent for file in ASSIGNMENTS.glob("*/assignment.json"))
        self.assertEqual(6, len(folders))
        for folder in folders:
            with self.subTest(folder.name), tempfile.TemporaryDirectory() as name:
                submissions = sorted(folder.glob("*.py"))
                self.assertGreater(len(submissions), 2)
                for file in submissions:
                    (Path(name) / file.name).symlink_to(file)
                result = grade(
                    folder / "assignment.json", "--json", "--lang", "en", "--show-hidden", "--submissions", name, "--", sys.executable, "{}"
                )
                rows = [json.loads(line) for line in result.stdout.splitlines()]
                self.assertEqual(len(submissions), len(rows))
                for file, row in zip(submissions, rows):
                    self.check(file, row)

    def check(self, file, row):
        texts = [test["output"] for test in row["tests"] if test["status"] == "failed"]
        if file.name == "reference.py":
            self.assertEqual([], texts, file)
            self.assertEqual(sum(test["max_score"] for test in row["tests"]), row["score"])
            return
        expected = re.search(r"Expected: (.*?)\.?\"\"\"", file.read_text(encoding="utf-8")).group(1)
        self.assertTrue(any(expected in text for text in texts), f"{file}: {texts}")
        hidden = [test for test in row["tests"] if test["visibility"] == "hidden"]
        self.assertTrue(hidden)

    def test_a_class_as_csv_and_gradescope_files(self):
        folder = ASSIGNMENTS / "alpha-beta"
        with tempfile.TemporaryDirectory() as name:
            root = Path(name)
            for student, source in {"Ada": "reference", "=Bob, Jr": "wrong_no_pruning"}.items():
                (root / "class" / student).mkdir(parents=True)
                (root / "class" / student / "search.py").write_text((folder / f"{source}.py").read_text(encoding="utf-8"))
            grade(
                folder / "assignment.json", "--submissions", root / "class", "--csv", root / "grades.csv", "--results", root / "results",
                "--", sys.executable, "{}/search.py",
            )
            rows = list(csv.DictReader(io.StringIO((root / "grades.csv").read_text(encoding="utf-8"))))
            self.assertEqual({"'=Bob, Jr": "3", "Ada": "8"}, {row["submission"]: row["score"] for row in rows})
            self.assertEqual("expanded", rows[0]["Depth 3 (result)"])
            saved = json.loads((root / "results/Ada.json").read_text(encoding="utf-8"))
            self.assertEqual(8, saved["score"])
            self.assertEqual({"passed"}, {test["status"] for test in saved["tests"]})


    def test_every_block_of_the_page_works(self):
        page = (ROOT / "docs/contest.md").read_text(encoding="utf-8")
        section = page[page.index("## Graded assignments") : page.index("## Tournaments without a class")]
        blocks = BLOCK.findall(section)
        self.assertEqual(4, len(blocks))
        with tempfile.TemporaryDirectory() as name:
            root = Path(name)
            for entry in ("damier", "python"):
                (root / entry).symlink_to(ROOT / entry)
            (root / "class/Ada").mkdir(parents=True)
            for _, detail, text in blocks:
                for target in (root, root / "class/Ada") if detail.startswith("file=") else ():
                    (target / detail[5:]).write_text(text, encoding="utf-8")
            for language, _, text in blocks:
                if language == "sh":
                    result = subprocess.run(["bash", "-e"], input=text, cwd=root, env=ENVIRONMENT, capture_output=True, text=True)
                    self.assertEqual(0, result.returncode, result.stdout + result.stderr)
            self.assertIn("Ada,5,5,2,passed,3,passed", (root / "grades.csv").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
