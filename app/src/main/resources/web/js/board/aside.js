import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { starting, turn } from "./gestures.js";
import { piece } from "./shapes.js";

/**
 * What a board shows beside its drawing: the bubble at a wall that is proposed, and big buttons when cells are too
 * small for a finger.
 */

/** Cells narrower than this, in pixels, are hard to hit with a finger. */
const FINGER = 44;
/** @type {[string, string][]} */
const WAYS = [
  ["W", "left"],
  ["N", "up"],
  ["S", "down"],
  ["E", "right"],
];

/** @param {import("./board.js").Board} board */
export function bubble(board) {
  const ghost = board.ghost;
  if (!ghost || (ghost.by !== "touch" && !board.reason)) return nothing;
  const { scene } = board.view();
  const words = board.reason || (ghost.move ? ghost.move.words : t("wall.illegal"));
  return html`
    <div class="bubble ${ghost.move ? "" : "refusing"}" role="group" aria-label="${t("wall.label")}">
      ${
        words
          ? html`
              <p>${words}</p>
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
                  @click=${() => board.propose(turn(scene, ghost.to), "touch")}
                >
                  ${icon("turn")}
                </button>
                <button class="btn main" ?disabled=${!ghost.move} @click=${() => board.confirm()}>
                  ${icon("check")}${t("wall.place")}
                </button>
                <button class="round line" aria-label="${t("wall.cancel")}" @click=${() => board.withdraw()}>
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
 * Sends the chosen piece this way, if it can go there by then.
 * @param {import("./board.js").Board} board @param {string} way
 */
function send(board, way) {
  const at = board.selected();
  const move = at && starting(board.view().moves, at).find((m) => m.way === way);
  if (move) board.play(move);
}

/**
 * Pieces to choose and ways to send them, where the cells are too small to be hit.
 * @param {import("./board.js").Board} board
 */
export function chooser(board) {
  const { scene, moves } = board.view();
  const movable = scene.pieces.filter(
    (p) => p.label && (board.waiting() || starting(moves, { kind: "CELL", x: p.x, y: p.y }).some((m) => m.way !== " ")),
  );
  const tight = board.width > 0 && board.pixels() < FINGER && matchMedia("(pointer: coarse)").matches;
  if (!tight || movable.length < 2 || movable.length > 6) return nothing;
  const at = board.selected();
  const tone = board.pieceAt(at)?.tone ?? "ink";
  return html`
    <div class="choose" role="group" aria-label="${t("board.choose")}">
      <div class="chooser">
        ${movable.map(
          (p) => html`
            <button
              class="choice t-${p.tone}"
              aria-pressed="${p.id === board.chosen}"
              aria-label="${p.name}"
              @click=${() => board.soon(() => (board.chosen = p.id))}
            >
              <svg viewBox="-20 -20 40 40" aria-hidden="true">${piece(p)}</svg>
            </button>
          `,
        )}
      </div>
      <div class="chooser">
        ${WAYS.map(([way, name]) => {
          const move = at && starting(moves, at).find((m) => m.way === way);
          return html`
            <button
              class="choice t-${tone}"
              ?disabled=${!move && !board.waiting()}
              aria-label="${t("way." + way)}"
              @click=${() => board.soon(() => send(board, way))}
            >
              ${icon(name)}
            </button>
          `;
        })}
      </div>
    </div>
  `;
}
