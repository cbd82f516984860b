"""Executes the code cells of a notebook, as Jupyter does, without Jupyter."""
from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any, Dict, List


def run_notebook(file: Path) -> List[str]:
    """Runs all code cells in one namespace and returns what the cells show: SVG or text."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    names: Dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for number, cell in enumerate(notebook["cells"], 1):
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]), f"{file.name}, cell {number}")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{file.name}, cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"{file.name}, cell {number}", "eval"), names)
            if value is not None:
                shown.append(value._repr_svg_() if hasattr(value, "_repr_svg_") else repr(value))
    return shown
