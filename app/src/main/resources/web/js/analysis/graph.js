import { html, svg, nothing } from "lit";
import { t } from "../i18n.js";
import { signTone } from "./moves.js";

const W = 600;
const H = 80;

/**
 * The course of a game: how likely the first seat is to win, or how much of a puzzle was left, after each move.
 * @param {import("./review.js").Review} review @param {number} at the present ply, or -1 @param {string[]} tones
 * @param {string[]} names of the seats @param {(ply: number) => void} go
 */
export function courseGraph(review, at, tones, names, go) {
  const last = Math.max(1, review.positions.length - 1);
  const most = Math.max(1, ...review.positions.map((p) => (p && p.left !== Infinity ? p.left : 0)));
  const x = (/** @type {number} */ i) => (i / last) * W;
  const y = (/** @type {import("./review.js").Position} */ p) =>
    review.of.match ? H - p.chance * H : H - (Math.min(p.left, most) / most) * H;
  const known = review.positions.map((p, i) => (p ? { i, x: x(i), y: y(p) } : null)).filter((p) => p !== null);
  const signed = review.verdicts().flatMap((v) => {
    const p = v?.sign && known.find((k) => k.i === v.ply);
    return p ? [{ ...p, sign: v.sign }] : [];
  });
  const click = (/** @type {MouseEvent} */ e) => {
    const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
    go(Math.round(((e.clientX - box.left) / box.width) * last));
  };
  return html`
    <div class="course card">
      <svg
        viewBox="0 0 ${W} ${H}"
        preserveAspectRatio="none"
        role="img"
        aria-label="${t(review.of.match ? "review.graph" : "review.graph-puzzle")}"
        @click=${click}
      >
        ${
          review.of.match
            ? svg`<rect class="half t-${tones[0]}" width="${W}" height="${H / 2}"/>
              <rect class="half t-${tones[1]}" y="${H / 2}" width="${W}" height="${H / 2}"/>`
            : nothing
        }
        <line class="even" x2="${W}" y1="${H / 2}" y2="${H / 2}"></line>
        <polyline class="value" points="${known.map((p) => `${p.x},${p.y}`).join(" ")}"></polyline>
        ${at >= 0 ? svg`<line class="now" x1="${x(at)}" x2="${x(at)}" y2="${H}"/>` : nothing}
      </svg>
      ${
        review.of.match
          ? names.map(
              (name) => html`
                <small>${t("review.ahead", name)}</small>
              `,
            )
          : nothing
      }
      <div class="course-signs">
        ${signed.map(
          (p) => html`
            <button
              class="sign ${signTone(p.sign)}"
              .style=${`left:${(100 * p.x) / W}%;top:${(100 * p.y) / H}%`}
              aria-label="${t("review.goto", p.i, t("study.sign." + p.sign))}"
              title="${t("review.goto", p.i, t("study.sign." + p.sign))}"
              @click=${() => go(p.i)}
            >
              ${p.sign}
            </button>
          `,
        )}
      </div>
    </div>
  `;
}
