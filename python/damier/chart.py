"""Small charts for notebooks and reports: SVG without a library, Matplotlib if it is installed."""
from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Dict, Iterable, List, Mapping, Sequence, Tuple

from .results import Solution

_COLOURS = ("#1c6dc4", "#cf412d", "#2f9e44", "#e8a317", "#7d8590", "#7048a8")
_WIDTH, _HEIGHT, _MARGIN = 640, 320, 48


@dataclass(frozen=True)
class Chart:
    """Values of several series over the same points, for example expanded states per position and engine."""

    title: str
    points: Tuple[str, ...]
    series: Mapping[str, Tuple[float, ...]]
    log: bool = True

    @staticmethod
    def of(solutions: Iterable[Solution], value: str = "expanded", title: str = "", log: bool = True) -> "Chart":
        """Compares engines on the positions of Engine.lab. value is a field of Stats, or cost."""
        points: Dict[str, int] = {}
        rows: Dict[str, Dict[str, float]] = {}
        for solution in solutions:
            points.setdefault(solution.position, len(points) + 1)
            number = solution.cost if value == "cost" else getattr(solution.stats, value)
            rows.setdefault(solution.engine, {})[solution.position] = float("nan") if number is None else float(number)
        series = {name: tuple(row.get(p, float("nan")) for p in points) for name, row in rows.items()}
        return Chart(title or value, tuple(str(number) for number in points.values()), series, log)

    def __str__(self) -> str:
        """Returns a table with one row per point."""
        names = list(self.series)
        rows: List[Sequence[str]] = [["", *names]]
        for i, point in enumerate(self.points):
            rows.append([point, *[f"{self.series[name][i]:g}" for name in names]])
        widths = [max(len(row[column]) for row in rows) for column in range(len(names) + 1)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in rows]
        return "\n".join([self.title, *lines])

    def _scaled(self, value: float) -> float:
        return math.log10(max(value, 1.0)) if self.log else value

    def _repr_svg_(self) -> str:
        values = [self._scaled(v) for row in self.series.values() for v in row if not math.isnan(v)]
        top = max(values, default=1.0) or 1.0
        step = (_WIDTH - 2 * _MARGIN) / max(1, len(self.points) - 1)

        def y(value: float) -> float:
            return _HEIGHT - _MARGIN - self._scaled(value) / top * (_HEIGHT - 2 * _MARGIN)

        out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" '
            f'height="{_HEIGHT}" font-family="sans-serif" font-size="12">',
            f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
            f'<text x="{_WIDTH / 2}" y="20" text-anchor="middle">{escape(self.title)}</text>',
            f'<line x1="{_MARGIN}" y1="{_HEIGHT - _MARGIN}" x2="{_WIDTH - _MARGIN}" y2="{_HEIGHT - _MARGIN}" stroke="#333333"/>',
            f'<line x1="{_MARGIN}" y1="{_MARGIN}" x2="{_MARGIN}" y2="{_HEIGHT - _MARGIN}" stroke="#333333"/>',
        ]
        ticks = [10.0**i for i in range(int(top) + 1)] if self.log else [top * i / 4 for i in range(5)]
        for tick in ticks:
            out.append(f'<text x="{_MARGIN - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick:g}</text>')
        for i, point in enumerate(self.points):
            x = _MARGIN + i * step
            out.append(f'<text x="{x:.1f}" y="{_HEIGHT - _MARGIN + 18}" text-anchor="middle">{escape(point)}</text>')
        for number, (name, row) in enumerate(self.series.items()):
            colour = _COLOURS[number % len(_COLOURS)]
            dots = [(_MARGIN + i * step, y(v)) for i, v in enumerate(row) if not math.isnan(v)]
            path = " ".join(f"{x:.1f},{height:.1f}" for x, height in dots)
            out.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            out += [f'<circle cx="{x:.1f}" cy="{height:.1f}" r="3" fill="{colour}"/>' for x, height in dots]
            out.append(f'<text x="{_WIDTH - _MARGIN}" y="{40 + 16 * number}" text-anchor="end" fill="{colour}">{escape(name)}</text>')
        return "\n".join([*out, "</svg>"])

    def save(self, file: str) -> None:
        """Writes the chart to an SVG file."""
        Path(file).write_text(self._repr_svg_(), encoding="utf-8")

    def plot(self) -> Any:
        """Returns a Matplotlib figure. Raises ImportError if Matplotlib is not installed."""
        from matplotlib import pyplot  # type: ignore[import-not-found,unused-ignore]

        figure, axes = pyplot.subplots()
        for name, row in self.series.items():
            axes.plot(self.points, row, marker="o", label=name)
        axes.set_title(self.title)
        if self.log:
            axes.set_yscale("log")
        axes.legend()
        return figure
