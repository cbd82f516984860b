import { html, nothing } from "lit";
import { number, t } from "../i18n.js";
import { meter } from "../meter.js";

/**
 * A review as it runs and what it found.
 * @param {import("./review.js").Review} review @param {string[]} names of the seats
 * @param {{go: (ply: number) => void, stop: () => void, close: () => void}} act
 */
export function reviewSummary(review, names, act) {
  const found = review.verdicts().filter((v) => v?.sign);
  const turned = review.turningPoints();
  const seatOf = (/** @type {number} */ ply) => (review.of.first + ply - 1) % 2;
  const count = (/** @type {number} */ seat, /** @type {string} */ sign) =>
    found.filter((v) => v?.sign === sign && seatOf(v.ply) === seat).length;
  return html`
    <div class="review" role="status">
      <div class="row spread">
        <h2>${t("review.title")}</h2>
        ${
          review.running
            ? html`
                <button class="btn small" @click=${act.stop}>${t("analysis.stop")}</button>
              `
            : html`
                <button class="btn small" @click=${act.close}>${t("keys.close")}</button>
              `
        }
      </div>
      ${meter(review.done, review.positions.length, t("review.progress", review.done, review.positions.length))}
      ${
        review.error
          ? html`
              <p class="error" role="alert">${review.error}</p>
            `
          : nothing
      }
      ${
        review.of.match
          ? html`
              <table class="accuracy">
                <thead>
                  <tr>
                    <td></td>
                    <th scope="col">${t("review.accuracy")}</th>
                    ${["?!", "?", "??"].map(
                      (sign) => html`
                        <th scope="col" title="${t("review.many." + sign)}">
                          <span aria-hidden="true">${sign}</span>
                          <span class="sr-only">${t("review.many." + sign)}</span>
                        </th>
                      `,
                    )}
                  </tr>
                </thead>
                <tbody>
                  ${names.map((name, seat) => {
                    const kept = review.accuracy(seat);
                    return html`
                      <tr>
                        <th scope="row">${name}</th>
                        <td>${kept === null ? "–" : `${Math.round(kept)} %`}</td>
                        ${["?!", "?", "??"].map(
                          (sign) => html`
                            <td>${count(seat, sign)}</td>
                          `,
                        )}
                      </tr>
                    `;
                  })}
                </tbody>
              </table>
            `
          : html`
              <p>${t("review.detours", number(found.reduce((sum, v) => sum + (v && v.loss < 1e6 ? v.loss : 0), 0)))}</p>
            `
      }
      ${
        turned.length
          ? html`
              <p class="sub">
                ${t("review.turns")}
                ${turned.map(
                  (ply) => html`
                    <button class="btn small" @click=${() => act.go(ply)}>${label(review, ply)}</button>
                  `,
                )}
              </p>
            `
          : nothing
      }
    </div>
  `;
}

/** @param {import("./review.js").Review} review @param {number} ply */
function label(review, ply) {
  const at = review.of.first + ply - 1;
  const move = review.of.moves[ply - 1];
  return review.of.match ? `${Math.floor(at / 2) + 1}${at % 2 ? "…" : "."} ${move}` : `${ply}. ${move}`;
}

/**
 * What was wrong with the present move.
 * @param {import("./review.js").Review} review @param {import("./judge.js").Verdict} v
 * @param {{better: (v: import("./judge.js").Verdict) => void, find: (v: import("./judge.js").Verdict) => void}} act
 */
export function mistakeNote(review, v, act) {
  const sentence = review.of.match
    ? t("review.lost-chance", label(review, v.ply), t("review.one." + v.sign), Math.round(v.loss * 100))
    : v.loss === Infinity
      ? t("review.lost-all", label(review, v.ply))
      : t("review.lost-moves", label(review, v.ply), v.loss);
  return html`
    <div class="note mistake">
      <p>${sentence} ${v.best.length ? t("review.instead", v.best[0]) : nothing}</p>
      <div class="row tight">
        <button class="btn small" @click=${() => act.better(v)}>${t("review.better")}</button>
        <button class="btn small" @click=${() => act.find(v)}>${t("review.find")}</button>
      </div>
    </div>
  `;
}
