import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { address, go } from "../route.js";
import { icon } from "../icons.js";
import "../board/board.js";

/** What is done one after the other: plates, pieces, the target. */
const STEPS = [0, 1, 2];

/** The board that lies on one's own table, put together from the plates of its box. */
class PlatesPage extends Element {
  static properties = {
    game: {},
    step: { state: true },
    place: { state: true },
    places: { state: true },
    plates: { state: true },
    laid: { state: true },
    view: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.step = 0;
    /** Which place is being laid. */
    this.place = 0;
    /** @type {string[]} */
    this.places = [];
    /** As they look at this place. @type {import("../api.js").Plate[]} */
    this.plates = [];
    /** What lies at each place. @type {import("../api.js").Plate[]} */
    this.laid = [];
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.error = "";
    /** What is being put where it belongs. @type {Promise<void>} */
    this.arranging = Promise.resolve();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) this.open();
  }

  translated() {
    this.turn(this.place);
  }

  async open() {
    await this.turn(0);
    await this.lay(firsts(this.plates, this.places.length));
  }

  /** The plates at another place. @param {number} place */
  async turn(place) {
    await this.attempt(async () => {
      const { places, plates } = await api.plates(this.game, place);
      Object.assign(this, { place, places, plates });
    });
  }

  /** @param {import("../api.js").Plate[]} laid */
  async lay(laid) {
    await this.attempt(async () => {
      const { position } = await api.lay(
        this.game,
        laid.map((plate) => plate.id),
      );
      this.laid = laid;
      await this.look(position);
    });
  }

  /** @param {string} position */
  async look(position) {
    this.view = await api.look(this.game, position);
  }

  /** Something was put elsewhere, or chosen. @param {CustomEvent} e */
  arrange(e) {
    const { from, to } = e.detail;
    const arrange = async () => {
      const { position } = await api.arrange(this.game, this.view?.position ?? "", from, to);
      await this.look(position);
    };
    this.arranging = this.arranging.then(() => this.attempt(arrange));
  }

  /** @param {() => unknown} work */
  attempt(work) {
    this.error = "";
    return super.attempt(work);
  }

  /** @param {Error} reason */
  failed(reason) {
    this.error = reason.message;
  }

  /**
   * A plate is laid here; if another side of it lay elsewhere, what lay here goes there.
   * @param {import("../api.js").Plate} plate
   */
  put(plate) {
    const elsewhere = this.laid.findIndex((other, i) => other.piece === plate.piece && i !== this.place);
    if (elsewhere >= 0 && elsewhere < this.place) return undefined;
    const laid = [...this.laid];
    if (elsewhere >= 0) laid[elsewhere] = laid[this.place];
    laid[this.place] = plate;
    return this.lay(laid);
  }

  /** Other plates, in another order. */
  mix() {
    const sides = [...this.plates].sort(() => Math.random() - 0.5);
    return this.lay(firsts(sides, this.places.length));
  }

  /** What the main button does now. */
  async next() {
    await this.arranging;
    if (this.step === 0 && this.place < this.places.length - 1) return this.turn(this.place + 1);
    if (this.step < STEPS.length - 1) return this.goTo(this.step + 1);
    return go(address("/play/" + this.game, { p: this.view?.position }));
  }

  /** @param {number} step */
  goTo(step) {
    this.step = step;
    return step === 0 ? this.turn(0) : undefined;
  }

  nextWords() {
    if (this.step === 0) return t(this.place < this.places.length - 1 ? "plates.next" : "plates.to-pieces");
    return t(this.step === 1 ? "plates.to-target" : "plates.play");
  }

  render() {
    return html`
      <div class="table-board">
        <div class="row spread">
          <div>
            <h1>${t("plates.title")}</h1>
            <p class="sub">${t("plates.sub")}</p>
          </div>
          <div class="segment" role="group" aria-label="${t("plates.steps")}">
            ${STEPS.map(
              (step) => html`
                <button aria-pressed="${step === this.step}" @click=${() => this.goTo(step)}>
                  ${t("plates.step-" + step)}
                </button>
              `,
            )}
          </div>
        </div>
        <div class="table-columns">
          <section class="card">${this.step === 0 ? this.choice() : this.advice()}</section>
          <section>
            <div class="place ${this.step === 0 ? "laying-" + this.place : ""}">
              <damier-board
                ?still=${this.step === 0}
                .free=${this.step > 0}
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
              <button class="btn" ?disabled=${this.step > 0} @click=${() => this.mix()}>
                ${icon("dice")}${t("plates.mix")}
              </button>
              <span class="row">
                <a class="btn quiet" href="/play/${this.game}">${t("plates.cancel")}</a>
                <button class="btn main big" ?disabled=${!this.view} @click=${() => this.next()}>
                  ${this.nextWords()}${icon("forward")}
                </button>
              </span>
            </div>
          </section>
        </div>
      </div>
    `;
  }

  /** The sides to choose from at this place. */
  choice() {
    return html`
      <div class="row spread">
        <h2>${this.places[this.place] ?? ""}</h2>
        <span class="sub">${t("plates.choose")}</span>
      </div>
      <div class="plate-grid" role="radiogroup" aria-label="${this.places[this.place] ?? ""}">
        ${this.plates.map((plate) => this.side(plate))}
      </div>
      <p class="note calm">${icon("hint")}${t("plates.tip")}</p>
    `;
  }

  /** @param {import("../api.js").Plate} plate */
  side(plate) {
    const here = this.laid[this.place]?.id === plate.id;
    // Places before this one are done; what lies at a later one may still be taken from there.
    const used = this.laid.some((other, i) => i < this.place && other.piece === plate.piece);
    return html`
      <button
        class="thumb plate-side"
        role="radio"
        data-plate="${plate.id}"
        aria-checked="${here}"
        ?disabled=${used}
        @click=${() => this.put(plate)}
      >
        <damier-board still .scene=${plate.picture} label="${t("plates.plate", plate.id)}"></damier-board>
        <span>${plate.id}</span>
        ${
          here || used
            ? html`
                <span class="pill ${here ? "good" : ""}">${t(here ? "plates.here" : "plates.used")}</span>
              `
            : nothing
        }
      </button>
    `;
  }

  /** What to do on the board. */
  advice() {
    return html`
      <h2>${t("plates.step-" + this.step)}</h2>
      <p class="note calm">${icon("hand")}${t(this.step === 1 ? "plates.pieces" : "plates.target")}</p>
    `;
  }
}

/** A side of each of the first so many plates. @param {import("../api.js").Plate[]} sides @param {number} n */
function firsts(sides, n) {
  const pieces = [...new Set(sides.map((side) => side.piece))].slice(0, n);
  return pieces.map((piece) => /** @type {import("../api.js").Plate} */ (sides.find((side) => side.piece === piece)));
}

customElements.define("damier-plates", PlatesPage);
