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
 * @typedef {import("../control/play-controller.js").PlayController} PlayController
 * @typedef {import("../board/board.js").GestureEvent} GestureEvent
 */

/** An empty list of moves. @type {import("../api.js").Move[]} */
const NO_MOVES = [];

/**
 * Renders the board between the player bars or below the status bar. This area never scrolls.
 * @param {PlayController} play
 */
export const boardArea = (play) => html`
  <section class="board-area" aria-label="${t("board.label")}">
    ${play.hasSeats() ? playerBars(play, !play.flipped) : statusBar(play, statusText(play))}
    <div class="board-box">
      ${gameBoard(play)}
      ${
        play.rounds.count
          ? html`
              <div class="countdown" role="status">${play.rounds.count}</div>
            `
          : nothing
      }
    </div>
    ${play.hasSeats() ? playerBars(play, play.flipped) : nothing}
  </section>
`;

/** Returns the status of the game, or of the running activity. @param {PlayController} play */
export const statusText = (play) => play.replay.shown?.words || play.busy || play.statusSentence();

/** @param {PlayController} play */
function gameBoard(play) {
  const { view } = play;
  const canMove = play.canPlay() && view && !play.players.engineAt(view.seat);
  const replaying = play.replay.shown !== null;
  return html`
    <damier-board
      .scene=${shownScene(play)}
      .moves=${canMove ? play.board.optimistic.moves : NO_MOVES}
      .marks=${replaying ? [] : [...(view?.marks ?? []), ...play.hints.marks()]}
      .arrows=${replaying ? play.replay.arrows() : play.hints.arrows()}
      .flipped=${play.flipped}
      .arranging=${play.arranging}
      .describeWall=${play.describeWall}
      label="${play.gameCard?.card.name ?? ""}"
      .picture=${play.hasPanel("pictures") && view ? pictureFor(view.scene.columns) : null}
      .hover=${play.hasPanel("speed") && isEnabled(HOVER_KEY)}
      @damier-move=${(/** @type {CustomEvent} */ e) => play.play(e.detail)}
      @damier-illegal=${(/** @type {GestureEvent} */ e) => e.waitUntil(play.gesture(e.detail.from, e.detail.to))}
      @damier-arrange=${(/** @type {CustomEvent} */ e) => play.arrangePiece(e.detail.from, e.detail.to)}
      @damier-cell-click=${(/** @type {GestureEvent} */ e) => e.waitUntil(play.gesture(e.detail, e.detail))}
    ></damier-board>
  `;
}

/**
 * Returns the scene as it may be shown now; before a round starts, the target is hidden.
 * @param {PlayController} play
 */
function shownScene({ replay, board, rounds }) {
  const shown = replay.shown?.scene ?? board.optimistic.scene;
  return shown && rounds.state() === "ready" ? hideTarget(shown) : shown;
}

/**
 * Renders the player bars above the board (opponents) or below it.
 * @param {PlayController} play @param {boolean} opponents
 */
function playerBars(play, opponents) {
  const view = /** @type {import("../api.js").View} */ (play.view);
  const names = play.players.names();
  const shown = view.seats.map((side, seat) => ({ side, seat })).filter(({ seat }) => (seat === 0) !== opponents);
  return html`
    <div class="player-bars">
      ${shown.map(({ side, seat }) =>
        playerBar({
          seat,
          side,
          name: names[seat],
          piece: view.scene.pieces.find((p) => p.tone === side.tone),
          engine: play.players.engineAt(seat),
          turn: !play.isOver() && view.seat === seat,
          counters: view.scene.counters.filter((c) => c.seat === seat),
          remaining: play.players.clocks?.remaining(seat, play.now) ?? null,
          choices: play.isOver() ? [] : playerChoices(play, seat),
        }),
      )}
    </div>
  `;
}

/** Returns the menu of the players that can take a seat. @param {PlayController} play @param {number} seat */
function playerChoices(play, seat) {
  const current = play.players.opponents.playerSpec(seat);
  const choice = (/** @type {string} */ id, /** @type {string} */ words, /** @type {string} */ iconName) => ({
    words,
    icon: iconName,
    pressed: id === current,
    act: () => play.players.setPlayer(seat, id),
  });
  return [
    choice(HUMAN, t("seat.human"), "hand"),
    ...play.players.opponents.available.map((o) =>
      choice(o.id, o.strength ? `${o.name} · ${o.strength}` : o.name, "flask"),
    ),
  ];
}
