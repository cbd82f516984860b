import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { nodesAt } from "./steps.js";
import { RADIUS, TREE_WIDTH, treeFigure } from "./figure-layout.js";

/**
 * Draws a search at one of its steps: rings around the start for a search with a frontier, the growing tree for a game.
 * @typedef {import("../lab/tree.js").Tree} Tree
 * @typedef {ReturnType<import("./figure-layout.js").ringLayout>} Rings
 */

const STATES = ["", "open", "done", "now"];
const MARGIN = 8;

/**
 * @param {Tree} tree @param {Rings} layout @param {number} step @param {Set<number>|null} solution nodes of the path to
 *   the goal, at the end
 */
export function ringFigure(tree, layout, step, solution) {
  const states = nodesAt(tree, step);
  const size = 2 * (RADIUS + MARGIN);
  const radius = Math.max(1.6, Math.min(6, 70 / Math.sqrt(tree.parent.length)));
  const drawn = layout.places.filter((p) => states[p.id]);
  const lit = (/** @type {number} */ id) => Boolean(solution?.has(id));
  return html`
    <svg
      class="search-figure rings"
      viewBox="${-size / 2} ${-size / 2} ${size} ${size}"
      role="img"
      aria-label="${t("learn.rings", drawn.length, layout.rings.length)}"
    >
      ${layout.rings.map(
        (r, i) => svg`
        <circle class="ring-line" r="${r}" />
        <text class="ring-depth" y="${-r + 3}">${i + 1}</text>
      `,
      )}
      ${drawn.map((p) => {
        const parent = layout.places[tree.parent[p.id]];
        if (!parent) return nothing;
        const both = lit(p.id) && lit(parent.id);
        return svg`<path class="${both ? "link lit" : "link"}" d="M${parent.x} ${parent.y}L${p.x} ${p.y}" />`;
      })}
      ${drawn.map(
        (p) => svg`<circle class="node ${lit(p.id) ? "lit" : STATES[states[p.id]]}" cx="${p.x}" cy="${p.y}"
          r="${states[p.id] === 3 || lit(p.id) ? radius + 2 : radius}" />`,
      )}
    </svg>
  `;
}

/**
 * @param {Tree} tree @param {number[][]} kids @param {number} step
 * @param {number[]|null} solution the best line, at the end
 */
export function gameTreeFigure(tree, kids, step, solution) {
  const { dots, links, height, hidden } = treeFigure(tree, kids, step, solution);
  return html`
    <svg
      class="search-figure game-tree"
      viewBox="0 0 ${TREE_WIDTH} ${height}"
      role="img"
      aria-label="${t("learn.tree", dots.length)}"
    >
      ${hidden.map((h) => svg`<text class="hidden" x="${TREE_WIDTH - 2}" y="${h.y + 4}">+${h.count}</text>`)}
      ${links.map(
        (l) => svg`<path class="${l.onPath ? "link lit" : "link"}" d="M${l.from.x} ${l.from.y}L${l.to.x} ${l.to.y}" />`,
      )}
      ${dots.map(
        (d) => svg`
          <circle class="node ${d.state} ${d.onPath && solution ? "lit" : ""}" cx="${d.x}" cy="${d.y}"
            r="${4 + 7 * d.weight}" />
          <text class="move" x="${d.x}" y="${d.y - 13}">${d.label}</text>
          <text class="value" x="${d.x}" y="${d.y + 22}">${d.value}</text>
        `,
      )}
    </svg>
  `;
}
