"""Search trees and their drawing."""
from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Dict, List, Mapping, Tuple

MAX_DRAWN = 400
_STEP_X, _STEP_Y, _RADIUS = 26, 44, 9


@dataclass(frozen=True)
class Tree:
    """A search tree as columns, one entry per node in order of generation.

    parent is -1 for the root, order is the order of expansion or -1, g is the path cost, h the heuristic.
    """

    parent: Tuple[int, ...]
    moves: Tuple[str, ...]
    g: Tuple[int, ...]
    h: Tuple[int, ...]
    order: Tuple[int, ...]
    solution: Tuple[str, ...] = ()

    @staticmethod
    def of(row: Mapping[str, Any]) -> "Tree":
        report = row.get("report") or {}
        parent, moves, g, h, order = (tuple(row[name]) for name in ("parent", "moves", "g", "h", "order"))
        return Tree(parent, moves, g, h, order, tuple(report.get("moves") or ()))

    def __len__(self) -> int:
        return len(self.parent)

    def children(self) -> Dict[int, List[int]]:
        """Returns the children of each node that has any."""
        children: Dict[int, List[int]] = {}
        for node, parent in enumerate(self.parent):
            if parent >= 0:
                children.setdefault(parent, []).append(node)
        return children

    def solution_nodes(self) -> List[int]:
        """Returns the nodes on the path of the solution that belong to the tree."""
        path, node, children = [0], 0, self.children()
        for move in self.solution:
            following = [child for child in children.get(node, ()) if self.moves[child] == move]
            if not following:
                break
            node = following[0]
            path.append(node)
        return path if self.solution else []

    def _repr_svg_(self) -> str:
        """Draws the first nodes. Expanded nodes are filled, and the solution is red."""
        count = min(len(self), MAX_DRAWN)
        children = self.children()
        place: Dict[int, Tuple[float, int]] = {}
        next_leaf = 0
        depth = [0] * count
        for node in range(1, count):
            depth[node] = depth[self.parent[node]] + 1 if self.parent[node] >= 0 else 0
        stack: List[Tuple[int, bool]] = [(node, False) for node in range(count - 1, -1, -1) if self.parent[node] < 0]
        while stack:
            node, placed = stack.pop()
            drawn = [child for child in children.get(node, ()) if child < count]
            if placed or not drawn:
                if drawn:
                    x = (place[drawn[0]][0] + place[drawn[-1]][0]) / 2
                else:
                    x, next_leaf = float(next_leaf), next_leaf + 1
                place[node] = (x, depth[node])
            else:
                stack.append((node, True))
                stack += [(child, False) for child in reversed(drawn)]
        path = set(self.solution_nodes())
        width = max(1, next_leaf) * _STEP_X + 20
        height = (max(depth, default=0) + 1) * _STEP_Y + 30
        out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="sans-serif" font-size="9">'
        ]

        def xy(node: int) -> Tuple[float, float]:
            return place[node][0] * _STEP_X + 20, place[node][1] * _STEP_Y + 20

        for node in range(count):
            if self.parent[node] >= 0:
                (x1, y1), (x2, y2) = xy(self.parent[node]), xy(node)
                colour = "#cf412d" if node in path else "#999999"
                out.append(f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}"/>')
        for node in range(count):
            x, y = xy(node)
            colour = "#cf412d" if node in path else "#1c6dc4" if self.order[node] >= 0 else "#ffffff"
            label = escape(f"{self.moves[node] or 'start'}: g={self.g[node]} h={self.h[node]}")
            text = "#ffffff" if colour != "#ffffff" else "#333333"
            out.append(f'<circle cx="{x:g}" cy="{y:g}" r="{_RADIUS}" fill="{colour}" stroke="#555555">'
                       f"<title>{label}</title></circle>")
            number = self.order[node] if self.order[node] >= 0 else ""
            out.append(f'<text x="{x:g}" y="{y + 3:g}" text-anchor="middle" fill="{text}">{number}</text>')
            out.append(f'<text x="{x:g}" y="{y + 18:g}" text-anchor="middle">{escape(self.moves[node])}</text>')
        if count < len(self):
            out.append(f'<text x="10" y="{height - 4}">the first {count} of {len(self)} nodes</text>')
        out.append("</svg>")
        return "\n".join(out)
