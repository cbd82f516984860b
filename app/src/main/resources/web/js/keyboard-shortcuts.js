import { html, nothing } from "lit";
import { Element } from "./element.js";
import { t } from "./i18n.js";
import { selectablePieces } from "./board/gestures.js";

const GAME_KEYS = ["?", "←↑→↓", "A–Z 1–9", "Enter", "Esc", "w", "u", "⇧U", "0", "i", "n", "Ctrl+V"];
/** Keys that only some boards use. */
const LETTER_KEY = "A–Z 1–9";
const WALL_KEY = "w";
/** Keys on the analysis page, while the board does not use them. */
const ANALYSIS_KEYS = ["←→", "↑↓", "Home End", "e"];

/** The dialog that lists all keyboard shortcuts; `?` opens it on every page. The keys of the game shown come first. */
class KeyboardShortcuts extends Element {
  static properties = { boardKeys: { state: true } };

  constructor() {
    super();
    /** Keys of the pieces and moves on the board, with their meaning. @type {[string, string][]} */
    this.boardKeys = [];
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("damier-shortcuts", () => this.show());
    addEventListener("keydown", (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.key === "?" && !target.closest("input, textarea, select")) this.show();
    });
  }

  show() {
    this.boardKeys = boardKeys();
    /** @type {HTMLDialogElement} */ (this.querySelector("dialog")).showModal();
  }

  /** Returns the keys of games; if a board is shown, without those that it does not use. */
  gameKeys() {
    const board = shownBoard();
    if (!board?.scene) return GAME_KEYS;
    const unused = [
      ...(selectablePieces(board.scene, board.moves).length ? [] : [LETTER_KEY]),
      ...(board.scene.stocks.length ? [] : [WALL_KEY]),
    ];
    return GAME_KEYS.filter((key) => !unused.includes(key));
  }

  /** @param {string[]} keys */
  list(keys) {
    return html`
      <dl>
        ${keys.map(
          (k) => html`
            <dt><kbd>${k}</kbd></dt>
            <dd>${t("keys." + k)}</dd>
          `,
        )}
      </dl>
    `;
  }

  render() {
    return html`
      <dialog aria-label="${t("keys.title")}">
        <h2>${t("keys.title")}</h2>
        ${
          this.boardKeys.length
            ? html`
                <h3>${t("keys.board")}</h3>
                <dl>
                  ${this.boardKeys.map(
                    ([key, words]) => html`
                      <dt><kbd>${key}</kbd></dt>
                      <dd>${words}</dd>
                    `,
                  )}
                </dl>
              `
            : nothing
        }
        ${this.list(this.gameKeys())}
        <h3>${t("keys.study")}</h3>
        ${this.list(ANALYSIS_KEYS)}
        <form method="dialog"><button class="btn main">${t("keys.close")}</button></form>
      </dialog>
    `;
  }
}

/** Returns the board that is played on this page. */
const shownBoard = () =>
  /** @type {import("./board/board.js").Board|null} */ (document.querySelector("damier-board:not([readonly])"));

/** Returns the keys of the board on this page: letters of pieces, then keys of moves. @returns {[string, string][]} */
function boardKeys() {
  const board = shownBoard();
  if (!board?.scene) return [];
  const moves = board.moves.filter((m) => m.key.trim());
  return [
    ...selectablePieces(board.scene, board.moves).map((p) => /** @type {[string, string]} */ ([p.label, p.name])),
    ...moves.map((m) => /** @type {[string, string]} */ ([m.key, m.words])),
  ];
}

customElements.define("damier-shortcuts", KeyboardShortcuts);
