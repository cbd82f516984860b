import { html, nothing } from "lit";
import { formatNumber, formatPercent, t } from "../i18n.js";
import { progressBar } from "../progress-bar.js";
import "../words/analysis.js";

/**
 * Renders the progress and the results of a review.
 * @param {import("./review.js").Review} review @param {string[]} names names of the seats
 * @param {number} exercises number of mistakes to practise
 * @param {{go: (ply: number) => void, stop: () => void, close: () => void, practise: () => void}} actions
 */
export function reviewSummary(review, names, exercises, actions) {
  const mistakes = review.verdicts().filter((v) => v?.sign);
  const keyPlies = review.turningPoints();
  const seatOf = (/** @type {number} */ ply) => (review.line.first + ply - 1) % 2;
  const count = (/** @type {number} */ seat, /** @type {string} */ symbol) =>
    mistakes.filter((v) => v?.sign === symbol && seatOf(v.ply) === seat).length;
  return html`
    <div class="review" role="status">
      <div class="row spread">
        <h2>${t("review.title")}</h2>
        <span class="row tight">
          ${
            exercises && !review.running
              ? html`
                  <button class="btn small" @click=${actions.practise}>${t("review.practise", exercises)}</button>
                `
              : nothing
          }
          ${
            review.running
              ? html`
                  <button class="btn small" @click=${actions.stop}>${t("analysis.stop")}</button>
                `
              : html`
                  <button class="btn small" @click=${actions.close}>${t("keys.close")}</button>
                `
          }
        </span>
      </div>
      ${
        review.running || review.done < review.positions.length
          ? progressBar(
              review.done,
              review.positions.length,
              t("review.progress", review.done, review.positions.length),
            )
          : nothing
      }
      ${
        review.error
          ? html`
              <p class="error" role="alert">${review.error}</p>
            `
          : nothing
      }
      ${
        review.line.match
          ? html`
              <table class="accuracy">
                <thead>
                  <tr>
                    <td></td>
                    <th scope="col">${t("review.accuracy")}</th>
                    ${["?!", "?", "??"].map(
                      (symbol) => html`
                        <th scope="col" title="${t("review.many." + symbol)}">
                          <span aria-hidden="true">${symbol}</span>
                          <span class="sr-only">${t("review.many." + symbol)}</span>
                        </th>
                      `,
                    )}
                  </tr>
                </thead>
                <tbody>
                  ${names.map((name, seat) => {
                    const accuracy = review.accuracy(seat);
                    return html`
                      <tr>
                        <th scope="row">${name}</th>
                        <td>${accuracy === null ? "–" : formatPercent(accuracy / 100)}</td>
                        ${["?!", "?", "??"].map(
                          (symbol) => html`
                            <td>${count(seat, symbol)}</td>
                          `,
                        )}
                      </tr>
                    `;
                  })}
                </tbody>
              </table>
            `
          : html`
              <p>
                ${t("review.detours", formatNumber(mistakes.reduce((sum, v) => sum + (v && v.loss < 1e6 ? v.loss : 0), 0)))}
              </p>
            `
      }
      ${
        keyPlies.length
          ? html`
              <p class="sub key-moments">
                ${t("review.turns")}
                ${keyPlies.map(
                  (ply) => html`
                    <button class="btn small" @click=${() => actions.go(ply)}>${moveLabel(review, ply)}</button>
                  `,
                )}
              </p>
            `
          : nothing
      }
    </div>
  `;
}

/** Returns the number and notation of a move. @param {import("./review.js").Review} review @param {number} ply */
function moveLabel(review, ply) {
  const plyIndex = review.line.first + ply - 1;
  const move = review.line.moves[ply - 1];
  return review.line.match ? `${Math.floor(plyIndex / 2) + 1}${plyIndex % 2 ? "…" : "."} ${move}` : `${ply}. ${move}`;
}

/**
 * Renders the explanation of a mistake and the line that refutes it, with buttons to show or find the better move. The
 * better move itself is shown only on request.
 * @param {import("./review.js").Review} review @param {import("./move-evaluation.js").MoveVerdict} verdict
 * @param {boolean} revealed whether the better move is shown
 * @param {{better: (v: import("./move-evaluation.js").MoveVerdict) => void, find: (v:
 *   import("./move-evaluation.js").MoveVerdict) => void, refute: (moves: string[]) => void}} actions
 */
export function mistakeNote(review, verdict, revealed, actions) {
  const refutation = review.line.match ? (review.positions[verdict.ply]?.best.slice(0, 4) ?? []) : [];
  const sentence = review.line.match
    ? t(
        "review.lost-chance",
        moveLabel(review, verdict.ply),
        t("review.one." + verdict.sign),
        Math.round(verdict.loss * 100),
      )
    : verdict.loss === Infinity
      ? t("review.lost-all", moveLabel(review, verdict.ply))
      : t("review.lost-moves", moveLabel(review, verdict.ply), verdict.loss);
  return html`
    <div class="note mistake">
      <p>${sentence} ${revealed && verdict.best.length ? t("review.instead", verdict.best[0]) : nothing}</p>
      <div class="row tight">
        ${
          refutation.length
            ? html`
                <button class="btn small" @click=${() => actions.refute(refutation)}>
                  ${t("review.refutation", refutation.join(" "))}
                </button>
              `
            : nothing
        }
        <button class="btn small" @click=${() => actions.better(verdict)}>${t("review.better")}</button>
        <button class="btn small" @click=${() => actions.find(verdict)}>${t("review.find")}</button>
      </div>
    </div>
  `;
}
