import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { finished, now } from "./match.js";
import { roundEnd } from "./round-view.js";

/**
 * The card that ends a game: one sentence, what can be replayed, one main button.
 * @param {unknown} verdict
 * @param {unknown} quiet buttons beside the main one
 * @param {string} main
 * @param {() => void} go
 */
const card = (verdict, quiet, main, go) => html`
  <div class="card end-card" role="status">
    ${verdict}
    <div class="row">${quiet}</div>
    <button class="btn main big" @click=${go}>${main}</button>
  </div>
`;

/**
 * A button for a line, if there is one.
 * @param {string[]|undefined} line @param {string} words @param {Replayer} replay
 */
const replayed = (line, words, replay) =>
  line?.length
    ? html`
        <button class="btn" @click=${() => replay(line)}>${words}</button>
      `
    : nothing;

/**
 * @typedef {(line: string[]) => void} Replayer
 * @typedef {(n: number) => string} Cost a cost in words
 */

/**
 * The end of a round, and with the last one of the match.
 * @param {{match: import("./match.js").Match, rival: string, cost: Cost, replay: Replayer, next: () => void}} end
 */
export function roundCard({ match, rival, cost, replay, next }) {
  const round = now(match);
  return card(
    roundEnd(match, rival, cost),
    html`
      ${replayed(round.line, t("end.replay-yours"), replay)}${replayed(round.reply, t("round.replay", rival), replay)}
    `,
    finished(match) ? t("round.again") : t("round.next", match.rounds.length + 1),
    next,
  );
}

/**
 * The end of a game of several.
 * @param {{sentence: string, line: string[], share: unknown, replay: Replayer, rematch: () => void}} end
 */
export const gameCard = ({ sentence, line, share, replay, rematch }) =>
  card(
    html`
      <p class="verdict">${sentence}</p>
    `,
    html`
      <button class="btn" @click=${() => replay(line)}>${t("end.replay")}</button>
      ${share}
    `,
    t("end.rematch"),
    rematch,
  );

/**
 * The end of a puzzle: how far from the optimum.
 * @param {{yours: number, best: {cost: number|null, optimal: boolean, moves: string[]}|null, paid: number, cost: Cost,
 *   line: string[], share: unknown, replay: Replayer, next: () => void}} end paid before in another part
 */
export function puzzleCard({ yours, best, paid, cost, line, share, replay, next }) {
  const least = best?.cost != null && yours <= best.cost;
  return card(
    html`
      <p class="verdict ${least ? "good" : ""}">${least ? t("end.least", cost(yours)) : t("end.yours", cost(yours))}</p>
      <p class="sub">
        ${best?.cost == null ? t("end.comparing") : t(best.optimal ? "end.optimum" : "end.best", cost(best.cost))}
      </p>
      ${
        paid
          ? html`
              <p>${t("end.both", cost(paid + yours))}</p>
            `
          : nothing
      }
    `,
    html`
      <button class="btn" @click=${() => replay(line)}>${t("end.replay-yours")}</button>
      ${replayed(best?.moves, t("end.replay-best"), replay)}${share}
    `,
    t("play.next"),
    next,
  );
}
