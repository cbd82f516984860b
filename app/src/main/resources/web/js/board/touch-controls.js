import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { movesFrom, rotateSlot } from "./gestures.js";
import { pieceShape } from "./piece-shapes.js";

/** Controls beside the drawing: the bubble at a wall preview, and large buttons if the cells are too small to tap. */

/** Smaller cells are hard to tap, in pixels. */
const MIN_TOUCH_PIXELS = 44;
/** @type {[string, string][]} */
const DIRECTIONS = [
  ["W", "left"],
  ["N", "up"],
  ["S", "down"],
  ["E", "right"],
];

/**
 * Renders the bubble at a wall preview: its text, and on touch screens buttons to rotate, place or cancel it.
 * @param {import("./board.js").Board} board
 */
export function wallBubble(board) {
  const ghost = board.ghost;
  if (!ghost || (ghost.by !== "touch" && !board.ghostText)) return nothing;
  const { scene } = board.displayed();
  const text = board.ghostText || (ghost.move ? ghost.move.words : t("wall.illegal"));
  return html`
    <div class="bubble ${ghost.move ? "" : "refusing"}" role="group" aria-label="${t("wall.label")}">
      ${
        text
          ? html`
              <p>${text}</p>
            `
          : nothing
      }
      ${
        ghost.by === "touch"
          ? html`
              <div class="row">
                <button
                  class="round line"
                  aria-label="${t("wall.turn")}"
                  @click=${() => board.proposeWall(rotateSlot(scene, ghost.to), "touch")}
                >
                  ${icon("turn")}
                </button>
                <button class="btn main" ?disabled=${!ghost.move} @click=${() => board.confirmGhost()}>
                  ${icon("check")}${t("wall.place")}
                </button>
                <button class="round line" aria-label="${t("wall.cancel")}" @click=${() => board.withdrawGhost()}>
                  ${icon("cross")}
                </button>
              </div>
            `
          : nothing
      }
    </div>
  `;
}

/**
 * Moves the selected piece in a direction, if that is legal.
 * @param {import("./board.js").Board} board @param {string} direction
 */
function moveSelected(board, direction) {
  const at = board.selectedSpot();
  const move = at && movesFrom(board.displayed().moves, at).find((m) => m.way === direction);
  if (move) board.play(move);
}

/**
 * Renders buttons to select a piece and a direction, if the cells are too small to tap.
 * @param {import("./board.js").Board} board
 */
export function touchControls(board) {
  const { scene, moves } = board.displayed();
  const movable = scene.pieces.filter(
    (p) =>
      p.label && (board.isWaiting() || movesFrom(moves, { kind: "CELL", x: p.x, y: p.y }).some((m) => m.way !== " ")),
  );
  const tooSmall = board.width > 0 && board.cellPixels() < MIN_TOUCH_PIXELS && matchMedia("(pointer: coarse)").matches;
  if (!tooSmall || movable.length < 2 || movable.length > 6) return nothing;
  const at = board.selectedSpot();
  const tone = board.pieceAt(at)?.tone ?? "ink";
  return html`
    <div class="touch-controls" role="group" aria-label="${t("board.choose")}">
      <div class="chooser">
        ${movable.map(
          (p) => html`
            <button
              class="choice t-${p.tone}"
              aria-pressed="${p.id === board.selectedId}"
              aria-label="${p.name}"
              @click=${() => board.whenReady(() => (board.selectedId = p.id))}
            >
              <svg viewBox="-20 -20 40 40" aria-hidden="true">${pieceShape(p)}</svg>
            </button>
          `,
        )}
      </div>
      <div class="chooser">
        ${DIRECTIONS.map(([direction, name]) => {
          const move = at && movesFrom(moves, at).find((m) => m.way === direction);
          return html`
            <button
              class="choice t-${tone}"
              ?disabled=${!move && !board.isWaiting()}
              aria-label="${t("way." + direction)}"
              @click=${() => board.whenReady(() => moveSelected(board, direction))}
            >
              ${icon(name)}
            </button>
          `;
        })}
      </div>
    </div>
  `;
}
