import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { without } from "../objects.js";
import { chips, optionControl, stepper } from "./form-controls.js";
import { HUMAN, playerSpec } from "./players-param.js";
import { fieldValue } from "../field-value.js";
import { buildUrl } from "../route.js";
import { icon } from "../icons.js";
import { hideTarget } from "./hide-target.js";
import { dealParams, isRandomDeal, presetOf } from "./game-params.js";
import "../board/board.js";

const MINUTES = ["", "1", "3", "5", "10"];
const INCREMENTS = ["", "2", "5", "10"];
const SECONDS = ["", "30", "60", "120", "300"];
const ROUND_LIMITS = { least: 1, most: 20, standard: "1" };
/** Default number of rounds of a match. */
const DEFAULT_ROUNDS = 5;

/**
 * The form to start a game: mode, difficulty, players, clocks, and a preview of the board. Further options are in a
 * collapsible section. Fires `damier-start` with the choice.
 * @typedef {{mode: string, options: Record<string, string>, position: string, seats: string[], minutes: string,
 *   increment: string, opponent: string, seconds: number, roundCount: number}} Choice
 */
class StartForm extends Element {
  static properties = {
    gameCard: { attribute: false },
    options: { attribute: false },
    params: { attribute: false },
    onBack: { attribute: false },
    mode: { state: true },
    selected: { state: true },
    view: { state: true },
    opponents: { state: true },
    seats: { state: true },
    minutes: { state: true },
    increment: { state: true },
    opponent: { state: true },
    seconds: { state: true },
    roundCount: { state: true },
    error: { state: true },
    position: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../api.js").GameCard|null} */
    this.gameCard = null;
    /** Initial deal options. @type {Record<string, string>} */
    this.options = {};
    this.params = new URLSearchParams();
    /** Returns to the running game, if there is one. @type {(() => void)|null} */
    this.onBack = null;
    this.mode = "";
    /** @type {Record<string, string>} */
    this.selected = {};
    /** The previewed board. @type {import("../api.js").View|null} */
    this.view = null;
    this.position = "";
    /** @type {import("../api.js").Opponent[]} */
    this.opponents = [];
    /** @type {string[]} */
    this.seats = [];
    this.minutes = "";
    this.increment = "";
    /** The opponent of a match; "" for none. */
    this.opponent = "";
    this.seconds = "";
    /** Number of rounds. */
    this.roundCount = 1;
    this.error = "";
    this.requestId = 0;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("gameCard") || !this.gameCard) return;
    this.selected = { ...this.options };
    const { modes } = this.gameCard.presentation;
    // A running game of the play page has no secret information.
    this.mode = (this.onBack && modes.find((m) => !m.secret)?.id) || (modes[0]?.id ?? "");
    this.minutes = this.params.get("sc") ?? "";
    this.increment = this.params.get("si") ?? "";
    this.preview();
  }

  /** Returns the selected mode. */
  selectedMode() {
    return this.gameCard?.presentation.modes.find((m) => m.id === this.mode);
  }

  dealOptions() {
    return { ...this.selected, ...this.selectedMode()?.deal };
  }

  /** Deals a board with the selected options and shows it, unless it is secret. */
  async preview() {
    const request = ++this.requestId;
    this.error = "";
    // The form cannot be submitted before the new board is dealt; the old one stays visible until then.
    this.position = "";
    if (this.selectedMode()?.secret) {
      this.view = null;
      return;
    }
    try {
      const id = /** @type {import("../api.js").GameCard} */ (this.gameCard).card.id;
      const { position } = await api.deal(id, this.dealOptions());
      const [view, engines] = await Promise.all([api.view(id, position), api.engines(id, position)]);
      if (request !== this.requestId) return;
      this.position = position;
      this.view = view;
      this.opponents = engines.opponents;
      const defaultOpponent = /** @type {import("../api.js").GameCard} */ (this.gameCard).presentation.rival;
      this.seats = view.seats.map((_, i) => playerSpec(this.params, i, defaultOpponent, this.opponents));
    } catch (e) {
      if (request === this.requestId) this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Whether rounds are played; the target is hidden then. */
  isMatch() {
    return this.opponent !== "" || this.roundCount > 1;
  }

  previewScene() {
    const scene = this.view?.scene ?? null;
    return scene && this.isMatch() ? hideTarget(scene) : scene;
  }

  /** Whether pieces can be placed freely on the preview. */
  canArrange() {
    return this.gameCard?.presentation.panels.includes("arrange") ?? false;
  }

  /** @param {{from: import("../api.js").Spot, to: import("../api.js").Spot}} ends */
  async arrange({ from, to }) {
    if (!this.position) return;
    const id = /** @type {import("../api.js").GameCard} */ (this.gameCard).card.id;
    try {
      this.error = "";
      const { position } = await api.arrangePiece(id, this.position, from, to);
      this.view = await api.view(id, position);
      this.position = position;
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {Record<string, string>} options */
  selectOptions(options) {
    this.selected = options;
    this.preview();
  }

  start() {
    const { mode, position, seats, minutes, increment, opponent, seconds, roundCount } = this;
    /** @type {Choice} */
    const detail = {
      mode,
      options: this.selected,
      position,
      seats,
      minutes,
      increment,
      opponent,
      seconds: Number(seconds),
      roundCount,
    };
    this.dispatchEvent(new CustomEvent("damier-start", { detail, bubbles: true }));
  }

  /** Returns the URL that creates a room with this board. */
  roomUrl() {
    const clocks = this.seats.length ? { "set.minutes": this.minutes, "set.increment": this.increment } : {};
    return buildUrl("/room", { g: this.gameCard?.card.id, p: this.position, ...dealParams(this.selected), ...clocks });
  }

  render() {
    if (!this.gameCard) return nothing;
    const { card, presentation } = this.gameCard;
    const preset = presetOf(this.gameCard, this.selected);
    const presetGroups = groupPresets(presentation.presets);
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
                ? this.formRow(
                    t("start.mode"),
                    chips(presentation.modes, this.mode, (id) => this.selectMode(id), t("start.mode")),
                    this.selectedMode()?.about,
                  )
                : nothing
            }
            ${presetGroups.map(([group, presets]) =>
              this.formRow(
                group || t("start.board"),
                chips(
                  presets,
                  preset?.id ?? "",
                  (id) => this.selectOptions({ ...presets.find((p) => p.id === id)?.deal }),
                  group || t("start.board"),
                ),
                preset && presets.includes(preset) ? preset.about : "",
              ),
            )}
            ${this.seats.map((_, seat) => this.seatRow(seat))} ${this.seats.length ? this.clockRows() : nothing}
            ${presentation.panels.includes("rounds") && this.opponents.length ? this.roundRows() : nothing}
            <details>
              <summary>${t("start.advanced")}</summary>
              ${card.options
                .filter((o) => !(o.id in (this.selectedMode()?.deal ?? {})))
                .map((o) =>
                  this.formRow(
                    o.label,
                    optionControl(o, this.selected[o.id] ?? o.standard, (v) => this.setOption(o, v)),
                  ),
                )}
            </details>
          </div>
          ${
            this.selectedMode()?.secret
              ? nothing
              : html`
                  <div class="preview">
                    <damier-board
                      class="thumb"
                      ?readonly=${!this.canArrange()}
                      ?arranging=${this.canArrange()}
                      .scene=${this.previewScene()}
                      label="${t("start.picture")}"
                      @damier-arrange=${(/** @type {CustomEvent} */ e) => this.arrange(e.detail)}
                    ></damier-board>
                    ${
                      this.canArrange()
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
        <div class="row start-footer">
          ${
            this.selectedMode()?.secret || !isRandomDeal(this.gameCard, this.selected)
              ? nothing
              : html`
                  <button type="button" class="btn" @click=${() => this.preview()}>${t("start.another")}</button>
                `
          }
          ${
            presentation.panels.includes("plates")
              ? html`
                  <a class="btn" href="/plates/${card.id}">${icon("grid")}${t("plates.own")}</a>
                `
              : nothing
          }
          <a class="btn" href="${this.roomUrl()}">${icon("people")}${t("room.friends")}</a>
          ${
            this.onBack
              ? html`
                  <button type="button" class="btn quiet" @click=${this.onBack}>${t("start.back")}</button>
                `
              : nothing
          }
          <button class="btn main big" ?disabled=${!this.position && !this.selectedMode()?.secret}>
            ${t("start.go")}
          </button>
        </div>
      </form>
    `;
  }

  /** @param {string} id */
  selectMode(id) {
    this.mode = id;
    this.preview();
  }

  /** @param {import("../api.js").Option} o @param {string} value */
  setOption(o, value) {
    const others = without(this.selected, o.id);
    this.selectOptions(value === o.standard ? others : { ...others, [o.id]: value });
  }

  /** @param {string} name @param {unknown} control @param {string} [about] */
  formRow(name, control, about = "") {
    return html`
      <div class="start-row">
        <span class="sub">${name}</span>
        ${control}
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
  seatRow(seat) {
    const side = this.view?.seats[seat];
    const choose = (/** @type {Event} */ e) =>
      (this.seats = this.seats.map((s, i) => (i === seat ? fieldValue(e) : s)));
    return this.formRow(
      side?.name ?? "",
      html`
        <select aria-label="${t("seat.who", side?.name ?? "")}" @change=${choose}>
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

  clockRows() {
    const minutes = MINUTES.map((m) => ({ id: m, name: m ? t("seat.minutes", m) : t("seat.no-clock") }));
    const increments = INCREMENTS.map((s) => ({ id: s, name: s ? t("seat.increment", s) : t("seat.no-increment") }));
    return html`
      ${this.formRow(
        t("seat.clocks"),
        chips(minutes, this.minutes, (m) => (this.minutes = m), t("seat.clocks")),
      )}
      ${
        this.minutes
          ? this.formRow(
              "",
              chips(increments, this.increment, (s) => (this.increment = s), t("seat.increments")),
            )
          : nothing
      }
    `;
  }

  /** Selects the opponent. The first selection sets the default number of rounds and time limit. @param {string} id */
  selectOpponent(id) {
    if (id && !this.isMatch()) {
      this.roundCount = DEFAULT_ROUNDS;
      this.seconds = "60";
    }
    this.opponent = id;
  }

  roundRows() {
    const opponents = [{ id: "", name: t("round.alone") }, ...this.opponents];
    const seconds = SECONDS.map((s) => ({ id: s, name: s ? t("round.seconds", s) : t("round.no-limit") }));
    return html`
      ${this.formRow(
        t("round.against"),
        chips(opponents, this.opponent, (id) => this.selectOpponent(id), t("round.against")),
        this.opponents.find((o) => o.id === this.opponent)?.strength,
      )}
      ${this.formRow(
        t("round.rounds"),
        stepper(ROUND_LIMITS, String(this.roundCount), (n) => (this.roundCount = Number(n)), t("round.rounds")),
        this.roundCount > 1 ? t("round.one-board") : "",
      )}
      ${
        this.isMatch()
          ? this.formRow(
              t("round.count"),
              chips(seconds, this.seconds, (s) => (this.seconds = s), t("round.count")),
            )
          : nothing
      }
    `;
  }
}

/**
 * Returns the presets by their heading, in order.
 * @param {import("../api.js").Preset[]} presets @returns {[string, import("../api.js").Preset[]][]}
 */
function groupPresets(presets) {
  /** @type {Map<string, import("../api.js").Preset[]>} */
  const groups = new Map();
  for (const p of presets) groups.set(p.group, [...(groups.get(p.group) ?? []), p]);
  return [...groups];
}

customElements.define("damier-start", StartForm);
