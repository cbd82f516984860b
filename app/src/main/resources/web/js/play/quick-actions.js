import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/**
 * The most used actions besides undo and hint, always visible.
 * @typedef {import("../pages/play.js").Play} Play
 * @typedef {{words: string, icon: string, act: () => void, pressed?: boolean}} Action
 */

/** @param {Play} page @returns {Action[]} */
function actions(page) {
  const over = page.isOver();
  const all = [
    { words: t("play.new-game"), icon: "plus", act: () => (page.showsStartForm = true) },
    !page.hasSeats() && !over && { words: t("play.solve"), icon: "play", act: () => page.showSolution() },
    page.canArrange() && {
      words: t("play.arrange"),
      icon: "hand",
      pressed: page.arranging,
      act: () => (page.arranging = !page.arranging),
    },
    ...(page.view?.layers ?? []).map((l) => ({
      words: l.kind === l.name ? l.name : `${l.kind}: ${l.name}`,
      icon: "eye",
      pressed: page.layer === l.id,
      act: () => page.toggleLayer(l.id),
    })),
  ];
  return all.flatMap((action) => action || []);
}

/** Renders the actions as small buttons. During a match there are none. @param {Play} page */
export const quickActions = (page) =>
  page.rounds.match || !page.view
    ? nothing
    : html`
        <div class="quick-actions" role="group" aria-label="${t("play.actions")}">
          ${actions(page).map(
            (a) => html`
              <button class="btn small" aria-pressed="${a.pressed ?? nothing}" @click=${a.act}>
                ${icon(a.icon)}
                <span>${a.words}</span>
              </button>
            `,
          )}
        </div>
      `;
