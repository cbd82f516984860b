import { t } from "../i18n.js";
import {
  arrowMove,
  arrowMoves,
  neighbourCell,
  commonOrigin,
  hasWallMoves,
  isLetter,
  movesFrom,
  shiftSlot,
  rotateSlot,
} from "./gestures.js";

/**
 * Handles the keyboard for a board. It listens on the document, so that keys work anywhere on the page except in form
 * fields.
 * @typedef {import("../api.js").Spot} Spot
 */
export class Keyboard {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @param {KeyboardEvent} e */
    this.listener = (e) => this.onKey(e);
  }

  connect() {
    document.addEventListener("keydown", this.listener);
  }

  disconnect() {
    document.removeEventListener("keydown", this.listener);
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || this.belongsElsewhere(e)) return undefined;
    const board = this.board;
    if (board.camera.onKey(e)) return e.preventDefault();
    // While the board waits for the server, keys are queued.
    if (board.isWaiting()) {
      board.whenReady(() => this.press(e.key));
      if (!this.isBoardKey(e.key)) return undefined;
    } else if (!this.press(e.key)) return undefined;
    return e.preventDefault();
  }

  /** Whether the key belongs to a form field, a dialog, a focused button or another board. @param {KeyboardEvent} e */
  belongsElsewhere(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    if (this.board.readonly || !this.board.scene || !this.board.moves.length) return true;
    if (target.closest?.("input, textarea, select, [contenteditable], dialog, [role=slider], [role=tree]")) return true;
    if (["Enter", " "].includes(e.key) && target.closest?.("a, button, summary")) return true;
    const focused = target.closest?.("damier-board");
    return focused ? focused !== this.board : document.querySelector("damier-board:not([readonly])") !== this.board;
  }

  /** Whether only the board uses this key; other keys may also be shortcuts of the page. @param {string} key */
  isBoardKey(key) {
    return key.startsWith("Arrow") || ["Enter", " ", "Escape"].includes(key) || this.pieceByKey(key) !== undefined;
  }

  /** Handles a key; returns false if it has no effect. @param {string} key */
  press(key) {
    const board = this.board;
    const { scene, moves } = board.displayed();
    if (board.ghost?.by === "key") return this.steerGhost(key);
    if (key.toLowerCase() === "w" && hasWallMoves(moves)) {
      board.proposeWall(
        shiftSlot(scene, { kind: "H", x: Math.floor(scene.columns / 2) - 1, y: Math.floor(scene.rows / 2) }, ""),
        "key",
      );
      board.announce(t("wall.mode"));
      return true;
    }
    if (key.startsWith("Arrow")) return this.onArrow(key);
    if (key === "Escape") return this.escape();
    if (key === "Enter" || key === " ") {
      if (!board.cursor) return false;
      board.clickCell(board.cursor);
      return true;
    }
    const action = moves.find((m) => m.key && m.key !== " " && m.key.toLowerCase() === key.toLowerCase());
    if (action) {
      board.play(action);
      return true;
    }
    const piece = this.pieceByKey(key);
    if (piece) board.selectedId = piece.id;
    return !!piece;
  }

  escape() {
    const board = this.board;
    const active = board.selectedId ?? board.cursor ?? board.ghost;
    board.clearSelection();
    return !!active;
  }

  /** Returns the piece with this letter, if it can move. @param {string} key */
  pieceByKey(key) {
    const { scene, moves } = this.board.displayed();
    return scene.pieces.find(
      (p) =>
        p.label.toLowerCase() === key.toLowerCase() && movesFrom(moves, { kind: "CELL", x: p.x, y: p.y }).length > 0,
    );
  }

  /** Moves the wall preview: arrow keys shift it, `r` rotates it, Enter places it. @param {string} key */
  steerGhost(key) {
    const board = this.board;
    const { scene } = board.displayed();
    const at = /** @type {Spot} */ (board.ghost?.to);
    if (key.startsWith("Arrow")) board.proposeWall(shiftSlot(scene, at, key), "key");
    else if (key.toLowerCase() === "r") board.proposeWall(rotateSlot(scene, at), "key");
    else if (key === "Enter" || key === " ") board.confirmGhost();
    else if (key === "Escape" || key.toLowerCase() === "w") {
      board.withdrawGhost();
      board.announce(t("wall.left"));
    } else return false;
    return true;
  }

  /** @param {string} key */
  onArrow(key) {
    const board = this.board;
    const { scene, moves } = board.displayed();
    if (board.cursor) {
      board.cursor = this.moveCursor(board.cursor, key);
      return true;
    }
    const selected = board.selectedSpot();
    const move = arrowMove(moves, selected, key);
    if (move) {
      board.play(move);
      return true;
    }
    const candidates = arrowMoves(moves, selected, key);
    const from = selected ?? commonOrigin(moves);
    if (candidates.length)
      this.announceSeveral(
        candidates[0].from,
        candidates.map((m) => board.pieceAt(m.from)?.label),
      );
    else if (from) board.emitIllegal(from, neighbourCell(from, key));
    else if (moves.some((m) => m.way !== " ")) board.showToast(t("board.none"));
    else
      board.cursor = this.moveCursor(
        { kind: "CELL", x: Math.floor(scene.columns / 2), y: Math.floor(scene.rows / 2) },
        key,
      );
    return true;
  }

  /**
   * Reports that several pieces could move in that direction, and shows the cursor if letters cannot select one.
   * @param {Spot|null} cursor @param {(string|undefined)[]} labels
   */
  announceSeveral(cursor, labels) {
    const names = [...new Set(labels.filter(Boolean))];
    this.board.showToast(t(names.length > 1 ? "board.several" : "board.several-ways", names.join(", ")));
    if (!names.some(isLetter)) this.board.cursor = cursor;
  }

  /** Returns the cell to which an arrow key moves the cursor. @param {Spot} from @param {string} key @returns {Spot} */
  moveCursor(from, key) {
    const { scene } = this.board.displayed();
    const to = neighbourCell(from, key);
    const clamp = (/** @type {number} */ n, /** @type {number} */ max) => Math.max(0, Math.min(max, n));
    return { kind: "CELL", x: clamp(to.x, scene.columns - 1), y: clamp(to.y, scene.rows - 1) };
  }
}
