import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/**
 * The most used actions besides undo and hint, always visible.
 * @typedef {import("../control/play-controller.js").PlayController} PlayController
 * @typedef {{words: string, icon: string, act: () => void, pressed?: boolean}} Action
 */

/** @param {PlayController} play @returns {Action[]} */
function actions(play) {
  const over = play.isOver();
  const all = [
    { words: t("play.new-game"), icon: "plus", act: () => play.showStartForm(true) },
    !play.hasSeats() && !over && { words: t("play.solve"), icon: "play", act: () => play.assistance.showSolution() },
    play.canArrange() && {
      words: t("play.arrange"),
      icon: "hand",
      pressed: play.arranging,
      act: () => play.setArranging(!play.arranging),
    },
    ...(play.view?.layers ?? []).map((l) => ({
      words: l.kind === l.name ? l.name : `${l.kind}: ${l.name}`,
      icon: "eye",
      pressed: play.board.layer === l.id,
      act: () => play.toggleLayer(l.id),
    })),
  ];
  return all.flatMap((action) => action || []);
}

/** Renders the actions as small buttons. During a match there are none. @param {PlayController} play */
export const quickActions = (play) =>
  play.rounds.match || !play.view
    ? nothing
    : html`
        <div class="quick-actions" role="group" aria-label="${t("play.actions")}">
          ${actions(play).map(
            (a) => html`
              <button class="btn small" aria-pressed="${a.pressed ?? nothing}" @click=${a.act}>
                ${icon(a.icon)}
                <span>${a.words}</span>
              </button>
            `,
          )}
        </div>
      `;
