import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { hideTarget } from "./hide-target.js";
import { statusBar } from "./status-bar.js";
import { pictureFor } from "./picture.js";
import { HOVER_KEY, isEnabled } from "./preferences.js";
import { playerBar } from "./player-bar.js";
import { HUMAN } from "./players-param.js";
import "../board/board.js";

/**
 * @typedef {import("../pages/play.js").Play} Play
 * @typedef {import("../board/board.js").GestureEvent} GestureEvent
 */

/** An empty list of moves. @type {import("../api.js").Move[]} */
const NO_MOVES = [];

/** Renders the board between the player bars or below the status bar. This area never scrolls. @param {Play} page */
export const boardArea = (page) => html`
  <section class="board-area" aria-label="${t("board.label")}">
    ${page.hasSeats() ? playerBars(page, !page.flipped) : statusBar(page, statusText(page))}
    <div class="board-box">
      ${gameBoard(page)}
      ${
        page.rounds.count
          ? html`
              <div class="countdown" role="status">${page.rounds.count}</div>
            `
          : nothing
      }
    </div>
    ${page.hasSeats() ? playerBars(page, page.flipped) : nothing}
  </section>
`;

/** Returns the status of the game, or of the running activity. @param {Play} page */
export const statusText = (page) => page.replay.shown?.words || page.busy || page.statusSentence();

/** @param {Play} page */
function gameBoard(page) {
  const { view } = page;
  const canMove = page.canPlay() && view && !page.engineAt(view.seat);
  const replaying = page.replay.shown !== null;
  return html`
    <damier-board
      .scene=${shownScene(page)}
      .moves=${canMove ? page.optimistic.moves : NO_MOVES}
      .marks=${replaying ? [] : [...(view?.marks ?? []), ...page.hints.marks()]}
      .arrows=${replaying ? page.replay.arrows() : page.hints.arrows()}
      .flipped=${page.flipped}
      .arranging=${page.arranging}
      .describeWall=${page.describeWall}
      label="${page.gameCard?.card.name ?? ""}"
      .picture=${page.hasPanel("pictures") && view ? pictureFor(view.scene.columns) : null}
      .hover=${page.hasPanel("speed") && isEnabled(HOVER_KEY)}
      @damier-move=${(/** @type {CustomEvent} */ e) => page.play(e.detail)}
      @damier-illegal=${(/** @type {GestureEvent} */ e) => e.waitUntil(page.gesture(e.detail.from, e.detail.to))}
      @damier-arrange=${(/** @type {CustomEvent} */ e) => page.arrangePiece(e)}
      @damier-cell-click=${(/** @type {GestureEvent} */ e) => e.waitUntil(page.gesture(e.detail, e.detail))}
    ></damier-board>
  `;
}

/** Returns the scene as it may be shown now; before a round starts, the target is hidden. @param {Play} page */
function shownScene({ replay, optimistic, rounds }) {
  const shown = replay.shown?.scene ?? optimistic.scene;
  return shown && rounds.state() === "ready" ? hideTarget(shown) : shown;
}

/** Renders the player bars above the board (opponents) or below it. @param {Play} page @param {boolean} opponents */
function playerBars(page, opponents) {
  const view = /** @type {import("../api.js").View} */ (page.view);
  const shown = view.seats.map((side, seat) => ({ side, seat })).filter(({ seat }) => (seat === 0) !== opponents);
  return html`
    <div class="player-bars">
      ${shown.map(({ side, seat }) =>
        playerBar({
          seat,
          side,
          piece: view.scene.pieces.find((p) => p.tone === side.tone),
          engine: page.engineAt(seat),
          turn: !page.isOver() && view.seat === seat,
          counters: view.scene.counters.filter((c) => c.seat === seat),
          remaining: page.clocks?.remaining(seat, page.now) ?? null,
          choices: page.isOver() ? [] : playerChoices(page, seat),
        }),
      )}
    </div>
  `;
}

/** Returns the menu of the players that can take a seat. @param {Play} page @param {number} seat */
function playerChoices(page, seat) {
  const current = page.opponents.playerSpec(seat);
  const choice = (/** @type {string} */ id, /** @type {string} */ words, /** @type {string} */ iconName) => ({
    words,
    icon: iconName,
    pressed: id === current,
    act: () => page.setPlayer(seat, id),
  });
  return [
    choice(HUMAN, t("seat.human"), "hand"),
    ...page.opponents.available.map((o) => choice(o.id, o.strength ? `${o.name} · ${o.strength}` : o.name, "flask")),
  ];
}
