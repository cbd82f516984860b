import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { costText } from "../game.js";
import { costOf, progress, resultStars, starText } from "./progress.js";

/**
 * Renders the button that shares the result of a solved daily puzzle.
 * @param {import("../api.js").GameCard|null} gameCard @param {URLSearchParams} params URL parameters `day` and `par`
 * @param {string} start @param {string} link path of the puzzle with this result
 */
export function shareDailyButton(gameCard, params, start, link) {
  const best = progress()[gameCard?.card.id ?? ""]?.[start];
  const day = params.get("day");
  const par = Number(params.get("par"));
  if (!gameCard || !day || !par || best === undefined) return nothing;
  const share = async () => {
    const text = t(
      "end.day-text",
      day,
      gameCard.card.name,
      starText(resultStars(best, par)),
      costText(gameCard, costOf(best) ?? 0),
    );
    await navigator.clipboard?.writeText(`${text}\n${location.origin}${link}`).catch(() => {});
    dispatchEvent(new CustomEvent("damier-toast", { detail: text }));
  };
  return html`
    <button class="btn" @click=${share}>${t("end.day")}</button>
  `;
}
