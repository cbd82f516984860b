import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { cost } from "../game.js";
import { drawn, progress, stars } from "./progress.js";

/**
 * The button that shares the result of a board of the day, once it is done.
 * @param {import("../api.js").Known|null} known @param {URLSearchParams} params the address: `day` and `par`
 * @param {string} start
 */
export function shareDay(known, params, start) {
  const paid = progress()[known?.card.id ?? ""]?.[start];
  const day = params.get("day");
  const par = Number(params.get("par"));
  if (!known || !day || !par || paid === undefined) return nothing;
  const share = async () => {
    const told = t("end.day-text", day, known.card.name, drawn(stars(paid, par)), cost(known, paid));
    await navigator.clipboard?.writeText(`${told}\n${location.origin}/`).catch(() => {});
    dispatchEvent(new CustomEvent("damier-say", { detail: told }));
  };
  return html`
    <button class="btn" @click=${share}>${t("end.day")}</button>
  `;
}
