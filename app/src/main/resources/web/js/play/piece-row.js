import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { selectablePieces } from "../board/gestures.js";
import { pieceIcon } from "./piece-icon.js";

/** @typedef {import("../board/board.js").Board} Board */

/** The pieces that are selected by a letter, with their keys; a click selects one on the board. */
class PieceRow extends Element {
  static properties = { scene: { attribute: false }, moves: { attribute: false }, selectedId: { state: true } };

  constructor() {
    super();
    /** @type {import("../api.js").Scene|null} */
    this.scene = null;
    /** The legal moves. @type {import("../api.js").Move[]} */
    this.moves = [];
    /** @type {string|null} */
    this.selectedId = null;
    /** @param {Event} e */
    this.onSelect = (e) => (this.selectedId = /** @type {CustomEvent} */ (e).detail);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("damier-selected", this.onSelect);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("damier-selected", this.onSelect);
  }

  /** @param {string} id */
  select(id) {
    const board = /** @type {Board|null} */ (document.querySelector("damier-board:not([readonly])"));
    board?.whenReady(() => (board.selectedId = id));
  }

  render() {
    const pieces = this.scene ? selectablePieces(this.scene, this.moves) : [];
    if (!pieces.length) return nothing;
    return html`
      <div class="row spread">
        <h2 class="eyebrow">${t("pieces.title")}</h2>
        <span class="sub">
          ${t("pieces.then")}
          ${["↑", "←", "↓", "→"].map(
            (k) => html`
              <kbd class="kbd">${k}</kbd>
            `,
          )}
        </span>
      </div>
      <div class="chooser" role="group" aria-label="${t("board.choose")}">
        ${pieces.map(
          (p) => html`
            <button
              class="choice t-${p.tone}"
              aria-pressed="${p.id === this.selectedId}"
              aria-label="${p.name}"
              @click=${() => this.select(p.id)}
            >
              ${pieceIcon(p)}
              <kbd class="kbd" aria-hidden="true">${p.label}</kbd>
            </button>
          `,
        )}
      </div>
    `;
  }
}

customElements.define("damier-piece-row", PieceRow);
