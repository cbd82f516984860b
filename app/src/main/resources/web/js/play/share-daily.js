import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { costText } from "../game.js";
import { starText, progress, stars } from "./progress.js";

/**
 * Renders the button that shares the result of a solved daily puzzle.
 * @param {import("../api.js").GameCard|null} gameCard @param {URLSearchParams} params URL parameters `day` and `par`
 * @param {string} start
 */
export function shareDailyButton(gameCard, params, start) {
  const best = progress()[gameCard?.card.id ?? ""]?.[start];
  const day = params.get("day");
  const par = Number(params.get("par"));
  if (!gameCard || !day || !par || best === undefined) return nothing;
  const share = async () => {
    const text = t("end.day-text", day, gameCard.card.name, starText(stars(best, par)), costText(gameCard, best));
    await navigator.clipboard?.writeText(`${text}\n${location.origin}/`).catch(() => {});
    dispatchEvent(new CustomEvent("damier-toast", { detail: text }));
  };
  return html`
    <button class="btn" @click=${share}>${t("end.day")}</button>
  `;
}
