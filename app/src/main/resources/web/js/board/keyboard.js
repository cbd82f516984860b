import { t } from "../i18n.js";
import { arrow, arrows, beside, onlyStart, placing, starting, steer, turn } from "./gestures.js";

/**
 * Keys for a board, wherever on the page they are typed: the board listens on the document unless somebody types into a
 * field.
 * @typedef {import("../api.js").Spot} Spot
 */
export class Keyboard {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @param {KeyboardEvent} e */
    this.listener = (e) => this.key(e);
  }

  connect() {
    document.addEventListener("keydown", this.listener);
  }

  disconnect() {
    document.removeEventListener("keydown", this.listener);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || this.elsewhere(e)) return;
    const board = this.board;
    // A quick hand types ahead of the server's answer: what it typed is done when the board has come.
    if (board.waiting()) {
      board.soon(() => this.press(e.key));
      if (!this.known(e.key)) return;
    } else if (!this.press(e.key)) return;
    e.preventDefault();
  }

  /**
   * Whether a key belongs to somebody else: a field, a dialog, a button that is pressed by it, another board.
   * @param {KeyboardEvent} e
   */
  elsewhere(e) {
    const target = /** @type {HTMLElement} */ (e.target);
    if (this.board.still || !this.board.scene || !this.board.moves.length) return true;
    if (target.closest?.("input, textarea, select, [contenteditable], dialog, [role=slider], [role=tree]")) return true;
    if (["Enter", " "].includes(e.key) && target.closest?.("a, button, summary")) return true;
    const focused = target.closest?.("damier-board");
    return focused ? focused !== this.board : document.querySelector("damier-board:not([still])") !== this.board;
  }

  /** Keys that are certainly the board's, whatever comes; others may be the page's as well. @param {string} key */
  known(key) {
    return key.startsWith("Arrow") || ["Enter", " ", "Escape"].includes(key) || this.named(key) !== undefined;
  }

  /** What a key does; false if nothing. @param {string} key */
  press(key) {
    const board = this.board;
    const { scene, moves } = board.view();
    if (board.ghost?.by === "key") return this.build(key);
    if (key.toLowerCase() === "w" && placing(moves)) {
      board.propose(
        steer(scene, { kind: "H", x: Math.floor(scene.columns / 2) - 1, y: Math.floor(scene.rows / 2) }, ""),
        "key",
      );
      board.announce(t("wall.mode"));
      return true;
    }
    if (key.startsWith("Arrow")) return this.arrow(key);
    if (key === "Escape") return this.escape();
    if (key === "Enter" || key === " ") {
      if (!board.cursor) return false;
      board.choose(board.cursor);
      return true;
    }
    const action = moves.find((m) => m.key && m.key !== " " && m.key.toLowerCase() === key.toLowerCase());
    if (action) {
      board.play(action);
      return true;
    }
    const piece = this.named(key);
    if (piece) board.chosen = piece.id;
    return !!piece;
  }

  escape() {
    const board = this.board;
    const something = board.chosen ?? board.cursor ?? board.ghost;
    board.letGo();
    return !!something;
  }

  /** The piece of this letter, if it can move. @param {string} key */
  named(key) {
    const { scene, moves } = this.board.view();
    return scene.pieces.find(
      (p) =>
        p.label.toLowerCase() === key.toLowerCase() && starting(moves, { kind: "CELL", x: p.x, y: p.y }).length > 0,
    );
  }

  /** A wall under the keys: arrows steer it, r turns it, Enter builds it. @param {string} key */
  build(key) {
    const board = this.board;
    const { scene } = board.view();
    const at = /** @type {Spot} */ (board.ghost?.to);
    if (key.startsWith("Arrow")) board.propose(steer(scene, at, key), "key");
    else if (key.toLowerCase() === "r") board.propose(turn(scene, at), "key");
    else if (key === "Enter" || key === " ") board.confirm();
    else if (key === "Escape" || key.toLowerCase() === "w") {
      board.withdraw();
      board.announce(t("wall.left"));
    } else return false;
    return true;
  }

  /** @param {string} key */
  arrow(key) {
    const board = this.board;
    const { scene, moves } = board.view();
    if (board.cursor) {
      board.cursor = this.walk(board.cursor, key);
      return true;
    }
    const selected = board.selected();
    const move = arrow(moves, selected, key);
    if (move) {
      board.play(move);
      return true;
    }
    const candidates = arrows(moves, selected, key);
    const from = selected ?? onlyStart(moves);
    if (candidates.length)
      this.several(
        candidates[0].from,
        candidates.map((m) => board.pieceAt(m.from)?.label),
      );
    else if (from) board.refuse(from, beside(from, key));
    else if (moves.some((m) => m.way !== " ")) board.say(t("board.none"));
    else
      board.cursor = this.walk({ kind: "CELL", x: Math.floor(scene.columns / 2), y: Math.floor(scene.rows / 2) }, key);
    return true;
  }

  /**
   * Several pieces could go that way: says so and offers a frame to choose with.
   * @param {Spot|null} first @param {(string|undefined)[]} labels
   */
  several(first, labels) {
    const names = [...new Set(labels.filter(Boolean))];
    this.board.say(t(names.length > 1 ? "board.several" : "board.several-ways", names.join(", ")));
    if (!names.some((n) => n && /^[a-z]$/i.test(n))) this.board.cursor = first;
  }

  /** @param {Spot} from @param {string} key @returns {Spot} */
  walk(from, key) {
    const { scene } = this.board.view();
    const to = beside(from, key);
    const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(0, Math.min(most, n));
    return { kind: "CELL", x: within(to.x, scene.columns - 1), y: within(to.y, scene.rows - 1) };
  }
}
