import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { lastGameUrl } from "../play/last-game.js";
import { buildUrl, navigate } from "../route.js";
import { icon } from "../icons.js";
import "../board/board.js";

/** Steps: board sections, pieces, target. */
const STEPS = [0, 1, 2];

/** The page that composes a board from the sections of the physical game. */
class BoardSectionsPage extends Element {
  static properties = {
    game: {},
    step: { state: true },
    corner: { state: true },
    cornerNames: { state: true },
    sides: { state: true },
    placed: { state: true },
    view: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.step = 0;
    /** The corner being edited. */
    this.corner = 0;
    /** @type {string[]} */
    this.cornerNames = [];
    /** The section sides to choose from, as they look in this corner. @type {import("../api.js").Plate[]} */
    this.sides = [];
    /** The side placed in each corner. @type {import("../api.js").Plate[]} */
    this.placed = [];
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.error = "";
    /** The running placement requests. @type {Promise<void>} */
    this.arranging = Promise.resolve();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) this.open();
  }

  onLanguageChange() {
    this.selectCorner(this.corner);
  }

  async open() {
    await this.selectCorner(0);
    await this.compose(firstSides(this.sides, this.cornerNames.length));
  }

  /** Selects a corner and loads the sides as they look there. @param {number} corner */
  async selectCorner(corner) {
    await this.attempt(async () => {
      const { places, plates } = await api.boardSections(this.game, corner);
      this.corner = corner;
      this.cornerNames = places;
      this.sides = plates;
    });
  }

  /** Composes the board from the placed sides. @param {import("../api.js").Plate[]} placed */
  async compose(placed) {
    await this.attempt(async () => {
      const { position } = await api.composeBoard(
        this.game,
        placed.map((side) => side.id),
      );
      this.placed = placed;
      await this.showPosition(position);
    });
  }

  /** @param {string} position */
  async showPosition(position) {
    this.view = await api.view(this.game, position);
  }

  /** Handles a piece or target placed on the board. @param {CustomEvent} e */
  arrange(e) {
    const { from, to } = e.detail;
    const arrange = async () => {
      const { position } = await api.arrangePiece(this.game, this.view?.position ?? "", from, to);
      await this.showPosition(position);
    };
    this.arranging = this.arranging.then(() => this.attempt(arrange));
  }

  /** @param {() => unknown} work */
  attempt(work) {
    this.error = "";
    return super.attempt(work);
  }

  /** @param {Error} reason */
  onError(reason) {
    this.error = reason.message;
  }

  /**
   * Places a side in the current corner. If the same section is used in a later corner, the two are swapped.
   * @param {import("../api.js").Plate} side
   */
  placeSide(side) {
    const elsewhere = this.placed.findIndex((other, i) => other.piece === side.piece && i !== this.corner);
    if (elsewhere >= 0 && elsewhere < this.corner) return undefined;
    const placed = [...this.placed];
    if (elsewhere >= 0) placed[elsewhere] = placed[this.corner];
    placed[this.corner] = side;
    return this.compose(placed);
  }

  /** Places random sides. */
  shuffle() {
    const sides = [...this.sides].sort(() => Math.random() - 0.5);
    return this.compose(firstSides(sides, this.cornerNames.length));
  }

  /** Performs the action of the main button: next corner, next step, or play. */
  async nextStep() {
    await this.arranging;
    if (this.step === 0 && this.corner < this.cornerNames.length - 1) return this.selectCorner(this.corner + 1);
    if (this.step < STEPS.length - 1) return this.goToStep(this.step + 1);
    return navigate(buildUrl("/play/" + this.game, { p: this.view?.position }));
  }

  /** @param {number} step */
  goToStep(step) {
    this.step = step;
    return step === 0 ? this.selectCorner(0) : undefined;
  }

  nextLabel() {
    if (this.step === 0) return t(this.corner < this.cornerNames.length - 1 ? "plates.next" : "plates.to-pieces");
    return t(this.step === 1 ? "plates.to-target" : "plates.play");
  }

  render() {
    return html`
      <div class="sections-page">
        <div class="row spread">
          <div>
            <h1>${t("plates.title")}</h1>
            <p class="sub">${t("plates.sub")}</p>
          </div>
          <div class="segment" role="group" aria-label="${t("plates.steps")}">
            ${STEPS.map(
              (step) => html`
                <button aria-pressed="${step === this.step}" @click=${() => this.goToStep(step)}>
                  ${t("plates.step-" + step)}
                </button>
              `,
            )}
          </div>
        </div>
        <div class="sections-columns">
          <section class="card">${this.step === 0 ? this.sideChoice() : this.instructions()}</section>
          <section>
            <div class="board-box ${this.step === 0 ? "editing-" + this.corner : ""}">
              <damier-board
                ?readonly=${this.step === 0}
                .arranging=${this.step > 0}
                .scene=${this.view?.scene ?? null}
                label="${t("start.picture")}"
                @damier-arrange=${(/** @type {CustomEvent} */ e) => this.arrange(e)}
              ></damier-board>
            </div>
            ${
              this.error
                ? html`
                    <p class="error" role="alert">${this.error}</p>
                  `
                : nothing
            }
            <div class="row spread">
              <button class="btn" ?disabled=${this.step > 0} @click=${() => this.shuffle()}>
                ${icon("dice")}${t("plates.mix")}
              </button>
              <span class="row">
                <a class="btn quiet" href="${lastGameUrl("/play/" + this.game)}">${t("plates.cancel")}</a>
                <button class="btn main big" ?disabled=${!this.view} @click=${() => this.nextStep()}>
                  ${this.nextLabel()}${icon("forward")}
                </button>
              </span>
            </div>
          </section>
        </div>
      </div>
    `;
  }

  /** Renders the sides to choose from. */
  sideChoice() {
    return html`
      <div class="row spread">
        <h2>${this.cornerNames[this.corner] ?? ""}</h2>
        <span class="sub">${t("plates.choose")}</span>
      </div>
      <div class="section-grid" role="radiogroup" aria-label="${this.cornerNames[this.corner] ?? ""}">
        ${this.sides.map((side) => this.sideButton(side))}
      </div>
      <p class="note info">${icon("hint")}${t("plates.tip")}</p>
    `;
  }

  /** @param {import("../api.js").Plate} side */
  sideButton(side) {
    const isPlaced = this.placed[this.corner]?.id === side.id;
    // Sections of earlier corners are taken; those of later corners can still be swapped.
    const isUsed = this.placed.some((other, i) => i < this.corner && other.piece === side.piece);
    return html`
      <button
        class="thumb section-side"
        role="radio"
        data-section="${side.id}"
        aria-checked="${isPlaced}"
        ?disabled=${isUsed}
        @click=${() => this.placeSide(side)}
      >
        <damier-board readonly .scene=${side.picture} label="${t("plates.plate", side.id)}"></damier-board>
        <span>${side.id}</span>
        ${
          isPlaced || isUsed
            ? html`
                <span class="pill ${isPlaced ? "good" : ""}">${t(isPlaced ? "plates.here" : "plates.used")}</span>
              `
            : nothing
        }
      </button>
    `;
  }

  /** Renders the instructions of the current step. */
  instructions() {
    return html`
      <h2>${t("plates.step-" + this.step)}</h2>
      <p class="note info">${icon("hand")}${t(this.step === 1 ? "plates.pieces" : "plates.target")}</p>
    `;
  }
}

/** Returns one side of each of the first n sections. @param {import("../api.js").Plate[]} sides @param {number} n */
function firstSides(sides, n) {
  const pieces = [...new Set(sides.map((side) => side.piece))].slice(0, n);
  return pieces.map((piece) => /** @type {import("../api.js").Plate} */ (sides.find((side) => side.piece === piece)));
}

customElements.define("damier-board-sections", BoardSectionsPage);
