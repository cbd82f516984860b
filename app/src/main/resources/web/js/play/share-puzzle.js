import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { costText } from "../game.js";
import { getItem } from "../local-storage.js";
import { without } from "../objects.js";
import { buildUrl } from "../route.js";
import { gameParams } from "./game-params.js";
import { starText, progress, stars } from "./progress.js";

/**
 * Shares puzzles and results. A link to a puzzle contains the player's name and result, but never the solution.
 * @typedef {import("../pages/play.js").Play} Play
 */

/** Longest name shown, in characters. */
const MAX_NAME = 24;

/** Whether the page shows a daily puzzle or one of a collection. @param {URLSearchParams} params */
export const isSharedPuzzle = (params) => params.has("day") || params.has("par");

/** Returns the user's best cost on this puzzle, if it is solved. @param {Play} page @returns {number|undefined} */
const bestCost = (page) => progress()[page.game]?.[page.startPosition];

/** Returns the URL of the unsolved puzzle, with the user's result. @param {Play} page */
export function puzzleUrl(page) {
  const best = bestCost(page);
  return buildUrl("/play/" + page.game, {
    ...without(gameParams(page.params), "r", "f"),
    p: page.startPosition,
    day: page.params.get("day") ?? undefined,
    par: page.params.get("par") ?? undefined,
    by: best === undefined ? undefined : getItem("nickname") || undefined,
    got: best,
  });
}

/** Renders the result of the player who shared this puzzle. @param {Play} page */
export function sharedResult({ params, gameCard, rounds }) {
  const cost = Number(params.get("got"));
  if (!isSharedPuzzle(params) || rounds.match || !Number.isInteger(cost) || cost <= 0) return nothing;
  const name = (params.get("by") ?? "").slice(0, MAX_NAME) || t("day.friend");
  return html`
    <p class="note">${t("day.friend-solved", name, costText(gameCard, cost))}</p>
  `;
}

/** Renders the button that shares the result of a solved daily puzzle. @param {Play} page */
export function shareDailyButton(page) {
  const { gameCard, params } = page;
  const best = bestCost(page);
  const day = params.get("day");
  const par = Number(params.get("par"));
  if (!gameCard || !day || !par || best === undefined) return nothing;
  const share = async () => {
    const text = t("end.day-text", day, gameCard.card.name, starText(stars(best, par)), costText(gameCard, best));
    await navigator.clipboard?.writeText(`${text}\n${location.origin}${puzzleUrl(page)}`).catch(() => {});
    dispatchEvent(new CustomEvent("damier-toast", { detail: text }));
  };
  return html`
    <button class="btn" @click=${share}>${t("end.day")}</button>
  `;
}
