"""Writes the public methods of a module that no test calls to target/uncovered-api.txt.

Usage: uncovered_api.py MODULE. Reads the JaCoCo report of the last `mvn verify`.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def uncovered_methods(report):
    """Returns the names of the methods without a covered instruction, by class."""
    text = report.read_text(encoding="utf-8")
    root = ElementTree.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", text))
    found = {}
    for each in root.iter("class"):
        covered, missed = set(), set()
        for method in each.iter("method"):
            counter = method.find("counter[@type='METHOD']")
            (covered if counter.get("covered") != "0" else missed).add(method.get("name"))
        if missed - covered:
            found[each.get("name")] = missed - covered
    return found


def public_methods(classes, names):
    """Returns the names of the public methods, by class."""
    files = [str(classes / (name + ".class")) for name in names]
    output = subprocess.run(["javap", "-public", *files], capture_output=True, text=True, check=True).stdout
    found = {}
    current = None
    for line in output.splitlines():
        header = re.match(r"(?:.* )?(?:class|interface) ([\w.$]+)", line)
        if not line.startswith(" ") and header:
            current = header.group(1).replace(".", "/") if line.startswith("public") else None
        method = re.search(r"([\w.$]+)\(", line)
        if current and line.startswith(" ") and method:
            simple = method.group(1)
            found.setdefault(current, set()).add("<init>" if "." in simple else simple)
    return found


def main():
    target = Path(sys.argv[1]) / "target"
    report = target / "site" / "jacoco" / "jacoco.xml"
    if not report.exists():
        print(f"verify: {report} is missing; coverage was not measured")
        return
    missed = uncovered_methods(report)
    public = public_methods(target / "classes", sorted(missed)) if missed else {}
    lines = [
        f"{name.replace('/', '.').replace('$', '.')}.{method}"
        for name in sorted(missed)
        for method in sorted(missed[name] & public.get(name, set()))
    ]
    (target / "uncovered-api.txt").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    print(f"verify: {len(lines)} public methods of {sys.argv[1]} are called by no test ({target}/uncovered-api.txt)")


main()
