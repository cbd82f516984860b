import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { finished, now, score, totals, verdict } from "./match.js";

/**
 * The head of a match: its rounds as dots, the score, the time that is left. It never holds a button.
 * @param {import("./match.js").Match} match @param {string} rival
 */
export function roundHead(match, rival) {
  const { you, them } = match.opponent ? score(match) : totals(match);
  return html`
    <section class="match" aria-label="${t("round.match")}">
      <div class="row spread">
        <b class="eyebrow">${t("round.of", match.rounds.length, match.of)}</b>
        <ol class="rounds">
          ${Array.from({ length: match.of }, (_, i) => {
            const v = i < match.rounds.length ? verdict(match.rounds[i]) || "now" : "";
            return html`
              <li class="${v}" aria-label="${v ? t("round.dot-" + v) : ""}">${sign(v, i)}</li>
            `;
          })}
        </ol>
      </div>
      <div class="row spread">
        <b>${t("round.you")}</b>
        <b class="display" role="status">${you} : ${them}</b>
        <b>${rival}</b>
      </div>
    </section>
  `;
}

/** @param {string} v @param {number} i */
const sign = (v, i) => (v === "won" ? "✓" : v === "lost" ? "–" : v === "even" ? "=" : i + 1);

/**
 * How a round ended, and at last the match.
 * @param {import("./match.js").Match} match @param {string} rival @param {(n: number) => string} cost
 */
export function roundEnd(match, rival, cost) {
  const round = now(match);
  const v = verdict(round);
  const theirs = round.theirs === null ? t("round.nothing", rival) : t("round.theirs", rival, cost(round.theirs));
  return html`
    <p class="verdict ${v === "lost" ? "warn" : "good"}">${t((match.opponent ? "round." : "round.alone-") + v)}</p>
    <p>${round.yours === null ? t("round.you-nothing") : t("round.yours", cost(round.yours))} ${theirs}</p>
    ${
      finished(match)
        ? html`
            <p class="verdict">${result(match, cost)}</p>
          `
        : nothing
    }
  `;
}

/** How the match ended. @param {import("./match.js").Match} match @param {(n: number) => string} cost */
function result(match, cost) {
  if (!match.opponent) {
    const { solved, you, them } = totals(match);
    return t("round.result-alone", solved, match.of, cost(you), cost(them));
  }
  const { you, them } = score(match);
  return t("round.result-" + (you > them ? "won" : you < them ? "lost" : "even"), you, them);
}
