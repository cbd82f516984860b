import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { isFinished, currentRound, score, totals, roundResult } from "./match.js";

/**
 * Renders the top of a match: its rounds as dots, and the score.
 * @param {import("./match.js").Match} match @param {string} opponent
 */
export function matchHeader(match, opponent) {
  const { you, them } = match.opponent ? score(match) : totals(match);
  return html`
    <section class="match" aria-label="${t("round.match")}">
      <div class="row spread">
        <b class="eyebrow">${t("round.of", match.rounds.length, match.of)}</b>
        <ol class="rounds">
          ${Array.from({ length: match.of }, (_, i) => {
            const result = i < match.rounds.length ? roundResult(match.rounds[i]) || "now" : "";
            return html`
              <li class="${result}" aria-label="${result ? t("round.dot-" + result) : ""}">
                ${roundSymbol(result, i)}
              </li>
            `;
          })}
        </ol>
      </div>
      <div class="row spread">
        <b>${t("round.you")}</b>
        <b class="display" role="status">${you} : ${them}</b>
        <b>${opponent}</b>
      </div>
    </section>
  `;
}

/** @param {string} v @param {number} i */
const roundSymbol = (v, i) => (v === "won" ? "✓" : v === "lost" ? "–" : v === "even" ? "=" : i + 1);

/**
 * Renders the result of a round, and of the match after its last round.
 * @param {import("./match.js").Match} match @param {string} opponent @param {(n: number) => string} cost
 */
export function roundSummary(match, opponent, cost) {
  const round = currentRound(match);
  const result = roundResult(round);
  const theirs = round.theirs === null ? t("round.nothing", opponent) : t("round.theirs", opponent, cost(round.theirs));
  return html`
    <p class="verdict ${result === "lost" ? "warn" : "good"}">
      ${t((match.opponent ? "round." : "round.alone-") + result)}
    </p>
    <p>${round.yours === null ? t("round.you-nothing") : t("round.yours", cost(round.yours))} ${theirs}</p>
    ${
      isFinished(match)
        ? html`
            <p class="verdict">${matchResult(match, cost)}</p>
          `
        : nothing
    }
  `;
}

/**
 * Returns the result of the match as text.
 * @param {import("./match.js").Match} match @param {(n: number) => string} cost
 */
function matchResult(match, cost) {
  if (!match.opponent) {
    const { solved, you, them } = totals(match);
    return t("round.result-alone", solved, match.of, cost(you), cost(them));
  }
  const { you, them } = score(match);
  return t("round.result-" + (you > them ? "won" : you < them ? "lost" : "even"), you, them);
}
