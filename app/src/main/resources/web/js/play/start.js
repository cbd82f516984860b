import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { without } from "../objects.js";
import { chips, control, stepper } from "./controls.js";
import { HUMAN, seatOf } from "./seating.js";
import { entered } from "../entered.js";
import { address } from "../route.js";
import { icon } from "../icons.js";
import { faceDown } from "./face-down.js";
import { dealParams } from "./terms.js";
import "../board/board.js";

const MINUTES = ["", "1", "3", "5", "10"];
const INCREMENTS = ["", "2", "5", "10"];
const SECONDS = ["", "30", "60", "120", "300"];
const ROUNDS = { least: 1, most: 20, standard: "1" };
/** As many as a match usually has. */
const USUAL_ROUNDS = 5;

/**
 * The start of a game: difficulty in words, who sits where, clocks, a live picture; the rest under Advanced, from the
 * game's typed options. Fires `damier-start` with what was chosen: `{mode, options, position, seats, minutes,
 * increment, rival, seconds, of}`.
 */
class Start extends Element {
  static properties = {
    known: { attribute: false },
    options: { attribute: false },
    params: { attribute: false },
    back: { attribute: false },
    mode: { state: true },
    chosen: { state: true },
    view: { state: true },
    opponents: { state: true },
    seats: { state: true },
    minutes: { state: true },
    increment: { state: true },
    rival: { state: true },
    seconds: { state: true },
    of: { state: true },
    error: { state: true },
    position: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../api.js").Known|null} */
    this.known = null;
    /** Deal options to begin with. @type {Record<string, string>} */
    this.options = {};
    this.params = new URLSearchParams();
    /** Leads back to the game that goes on, if one does. @type {(() => void)|null} */
    this.back = null;
    this.mode = "";
    /** @type {Record<string, string>} */
    this.chosen = {};
    /** The board that would be played. @type {import("../api.js").View|null} */
    this.view = null;
    this.position = "";
    /** @type {import("../api.js").Opponent[]} */
    this.opponents = [];
    /** @type {string[]} */
    this.seats = [];
    this.minutes = "";
    this.increment = "";
    /** Against whom rounds are played; "" alone. */
    this.rival = "";
    this.seconds = "";
    /** How many rounds. */
    this.of = 1;
    this.error = "";
    this.asked = 0;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("known") || !this.known) return;
    this.chosen = { ...this.options };
    this.mode = this.known.presentation.modes[0]?.id ?? "";
    this.minutes = this.params.get("sc") ?? "";
    this.increment = this.params.get("si") ?? "";
    this.preview();
  }

  /** The mode that is chosen. */
  way() {
    return this.known?.presentation.modes.find((m) => m.id === this.mode);
  }

  deal() {
    return { ...this.chosen, ...this.way()?.deal };
  }

  /** Deals what the options say and shows it, unless it is a secret. */
  async preview() {
    const asked = ++this.asked;
    this.error = "";
    // Nothing can be started before it is dealt; what was dealt for other wishes is only still shown.
    this.position = "";
    if (this.way()?.secret) {
      this.view = null;
      return;
    }
    try {
      const id = /** @type {import("../api.js").Known} */ (this.known).card.id;
      const { position } = await api.deal(id, this.deal());
      const [view, engines] = await Promise.all([api.look(id, position), api.engines(id, position)]);
      if (asked !== this.asked) return;
      this.position = position;
      this.view = view;
      this.opponents = engines.opponents;
      const rival = /** @type {import("../api.js").Known} */ (this.known).presentation.rival;
      this.seats = view.seats.map((_, i) => seatOf(this.params, i, rival, this.opponents));
    } catch (e) {
      if (asked === this.asked) this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Whether rounds are played, so that nobody knows yet what will be asked. */
  match() {
    return this.rival !== "" || this.of > 1;
  }

  scene() {
    const scene = this.view?.scene ?? null;
    return scene && this.match() ? faceDown(scene) : scene;
  }

  /** Whether pieces may be placed on the picture. */
  byHand() {
    return this.known?.presentation.panels.includes("arrange") ?? false;
  }

  /** @param {{from: import("../api.js").Spot, to: import("../api.js").Spot}} what */
  async arrange({ from, to }) {
    if (!this.position) return;
    const id = /** @type {import("../api.js").Known} */ (this.known).card.id;
    try {
      this.error = "";
      const { position } = await api.arrange(id, this.position, from, to);
      this.view = await api.look(id, position);
      this.position = position;
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {Record<string, string>} options */
  choose(options) {
    this.chosen = options;
    this.preview();
  }

  start() {
    const { mode, position, seats, minutes, increment, rival, seconds, of } = this;
    const detail = {
      mode,
      options: this.chosen,
      position,
      seats,
      minutes,
      increment,
      rival,
      seconds: Number(seconds),
      of,
    };
    this.dispatchEvent(new CustomEvent("damier-start", { detail, bubbles: true }));
  }

  /** Where the same board waits for friends. */
  invitation() {
    const clocks = this.seats.length ? { "set.minutes": this.minutes, "set.increment": this.increment } : {};
    return address("/room", { g: this.known?.card.id, p: this.position, ...dealParams(this.chosen), ...clocks });
  }

  render() {
    if (!this.known) return nothing;
    const { card, presentation } = this.known;
    const same = (/** @type {Record<string, string>} */ a) =>
      JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(this.chosen).sort());
    const preset = presentation.presets.find((p) => same(p.deal))?.id ?? "";
    return html`
      <form
        class="start-form"
        aria-label="${t("start.title", card.name)}"
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault();
          this.start();
        }}
      >
        <h2>${t("start.title", card.name)}</h2>
        <div class="row">
          <div class="grow">
            ${
              presentation.modes.length
                ? this.line(
                    t("start.mode"),
                    chips(presentation.modes, this.mode, (id) => this.turn(id), t("start.mode")),
                    this.way()?.about,
                  )
                : nothing
            }
            ${
              presentation.presets.length
                ? this.line(
                    t("start.board"),
                    chips(
                      presentation.presets,
                      preset,
                      (id) => this.choose({ ...presentation.presets.find((p) => p.id === id)?.deal }),
                      t("start.board"),
                    ),
                    presentation.presets.find((p) => p.id === preset)?.about,
                  )
                : nothing
            }
            ${this.seats.map((_, seat) => this.seat(seat))} ${this.seats.length ? this.clocks() : nothing}
            ${presentation.panels.includes("rounds") && this.opponents.length ? this.rounds() : nothing}
            <details>
              <summary>${t("start.advanced")}</summary>
              ${card.options
                .filter((o) => !(o.id in (this.way()?.deal ?? {})))
                .map((o) =>
                  this.line(
                    o.label,
                    control(o, this.chosen[o.id] ?? o.standard, (v) => this.set(o, v)),
                  ),
                )}
            </details>
          </div>
          ${
            this.way()?.secret
              ? nothing
              : html`
                  <div class="preview">
                    <damier-board
                      class="thumb"
                      ?still=${!this.byHand()}
                      ?free=${this.byHand()}
                      .scene=${this.scene()}
                      label="${t("start.picture")}"
                      @damier-arrange=${(/** @type {CustomEvent} */ e) => this.arrange(e.detail)}
                    ></damier-board>
                    ${
                      this.byHand()
                        ? html`
                            <small class="sub">${t("play.arranging")}</small>
                          `
                        : nothing
                    }
                  </div>
                `
          }
        </div>
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        <div class="row start-foot">
          <button type="button" class="btn" ?disabled=${this.way()?.secret} @click=${() => this.preview()}>
            ${t("start.another")}
          </button>
          ${
            presentation.panels.includes("plates")
              ? html`
                  <a class="btn" href="/plates/${card.id}">${icon("grid")}${t("plates.own")}</a>
                `
              : nothing
          }
          <a class="btn" href="${this.invitation()}">${icon("people")}${t("room.friends")}</a>
          ${
            this.back
              ? html`
                  <button type="button" class="btn quiet" @click=${this.back}>${t("start.back")}</button>
                `
              : nothing
          }
          <button class="btn main big" ?disabled=${!this.position && !this.way()?.secret}>${t("start.go")}</button>
        </div>
      </form>
    `;
  }

  /** @param {string} id */
  turn(id) {
    this.mode = id;
    this.preview();
  }

  /** @param {import("../api.js").Option} o @param {string} value */
  set(o, value) {
    const others = without(this.chosen, o.id);
    this.choose(value === o.standard ? others : { ...others, [o.id]: value });
  }

  /** @param {string} name @param {unknown} what @param {string} [about] */
  line(name, what, about = "") {
    return html`
      <div class="start-line">
        <span class="sub">${name}</span>
        ${what}
        ${
          about
            ? html`
                <small class="sub">${about}</small>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {number} seat */
  seat(seat) {
    const place = this.view?.seats[seat];
    const choose = (/** @type {Event} */ e) => (this.seats = this.seats.map((s, i) => (i === seat ? entered(e) : s)));
    return this.line(
      place?.name ?? "",
      html`
        <select aria-label="${t("seat.who", place?.name ?? "")}" @change=${choose}>
          <option value="${HUMAN}" ?selected=${this.seats[seat] === HUMAN}>${t("seat.human")}</option>
          ${this.opponents.map(
            (o) => html`
              <option value="${o.id}" ?selected=${this.seats[seat] === o.id}>${o.name}</option>
            `,
          )}
        </select>
      `,
      this.opponents.find((o) => o.id === this.seats[seat])?.strength,
    );
  }

  clocks() {
    const minutes = MINUTES.map((m) => ({ id: m, name: m ? t("seat.minutes", m) : t("seat.no-clock") }));
    const increments = INCREMENTS.map((s) => ({ id: s, name: s ? t("seat.increment", s) : t("seat.no-increment") }));
    return html`
      ${this.line(
        t("seat.clocks"),
        chips(minutes, this.minutes, (m) => (this.minutes = m), t("seat.clocks")),
      )}
      ${
        this.minutes
          ? this.line(
              "",
              chips(increments, this.increment, (s) => (this.increment = s), t("seat.increments")),
            )
          : nothing
      }
    `;
  }

  /** A first opponent comes with a match and a countdown as usual. @param {string} id */
  against(id) {
    if (id && !this.match()) {
      this.of = USUAL_ROUNDS;
      this.seconds = "60";
    }
    this.rival = id;
  }

  rounds() {
    const rivals = [{ id: "", name: t("round.alone") }, ...this.opponents];
    const seconds = SECONDS.map((s) => ({ id: s, name: s ? t("round.seconds", s) : t("round.no-limit") }));
    return html`
      ${this.line(
        t("round.against"),
        chips(rivals, this.rival, (id) => this.against(id), t("round.against")),
        this.opponents.find((o) => o.id === this.rival)?.strength,
      )}
      ${this.line(
        t("round.rounds"),
        stepper(ROUNDS, String(this.of), (n) => (this.of = Number(n)), t("round.rounds")),
        this.of > 1 ? t("round.one-board") : "",
      )}
      ${
        this.match()
          ? this.line(
              t("round.count"),
              chips(seconds, this.seconds, (s) => (this.seconds = s), t("round.count")),
            )
          : nothing
      }
    `;
  }
}

customElements.define("damier-start", Start);
