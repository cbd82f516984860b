import { html, svg, nothing } from "lit";
import { t } from "../i18n.js";
import { annotationTone } from "./study-moves.js";
import "../words/analysis.js";

const WIDTH = 600;
const HEIGHT = 80;

/**
 * Draws the evaluation after each move: the first seat's winning chances, or the remaining cost of a puzzle.
 * @param {import("./review.js").Review} review @param {number} ply the current ply, or -1 @param {string[]} tones
 * @param {string[]} names names of the seats @param {(ply: number) => void} goToPly
 */
export function evaluationGraph(review, ply, tones, names, goToPly) {
  const last = Math.max(1, review.positions.length - 1);
  const max = Math.max(1, ...review.positions.map((p) => (p && p.left !== Infinity ? p.left : 0)));
  const x = (/** @type {number} */ i) => (i / last) * WIDTH;
  const y = (/** @type {import("./review.js").ReviewedPosition} */ p) =>
    review.line.match ? HEIGHT - p.chance * HEIGHT : HEIGHT - (Math.min(p.left, max) / max) * HEIGHT;
  const known = review.positions.map((p, i) => (p ? { i, x: x(i), y: y(p) } : null)).filter((p) => p !== null);
  const annotated = review.verdicts().flatMap((v) => {
    const p = v?.sign && known.find((k) => k.i === v.ply);
    return p ? [{ ...p, sign: v.sign }] : [];
  });
  const click = (/** @type {MouseEvent} */ e) => {
    const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
    goToPly(Math.round(((e.clientX - box.left) / box.width) * last));
  };
  return html`
    <div class="evaluation-graph card">
      <svg
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
        role="img"
        aria-label="${t(review.line.match ? "review.graph" : "review.graph-puzzle")}"
        @click=${click}
      >
        ${
          review.line.match
            ? svg`<rect class="half t-${tones[0]}" width="${WIDTH}" height="${HEIGHT / 2}"/>
              <rect class="half t-${tones[1]}" y="${HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT / 2}"/>`
            : nothing
        }
        <line class="even" x2="${WIDTH}" y1="${HEIGHT / 2}" y2="${HEIGHT / 2}"></line>
        <polyline class="value" points="${known.map((p) => `${p.x},${p.y}`).join(" ")}"></polyline>
        ${ply >= 0 ? svg`<line class="now" x1="${x(ply)}" x2="${x(ply)}" y2="${HEIGHT}"/>` : nothing}
      </svg>
      ${
        review.line.match
          ? names.map(
              (name) => html`
                <small>${t("review.ahead", name)}</small>
              `,
            )
          : nothing
      }
      <div class="graph-annotations">
        ${annotated.map(
          (p) => html`
            <button
              class="annotation ${annotationTone(p.sign)}"
              .style=${`left:${(100 * p.x) / WIDTH}%;top:${(100 * p.y) / HEIGHT}%`}
              aria-label="${t("review.goto", p.i, t("study.sign." + p.sign))}"
              title="${t("review.goto", p.i, t("study.sign." + p.sign))}"
              @click=${() => goToPly(p.i)}
            >
              ${p.sign}
            </button>
          `,
        )}
      </div>
    </div>
  `;
}
