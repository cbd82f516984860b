import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { navigate } from "../route.js";
import { icon } from "../icons.js";
import { setItem } from "../local-storage.js";
import { chips } from "../play/form-controls.js";
import { dealOptions } from "../play/game-params.js";
import { dealOptionControls } from "./deal-options.js";
import { nickname } from "./nickname.js";

/** Seconds before a game starts, unless the URL gives another number. */
const DEFAULT_COUNTDOWN = 3;

/** Returns the settings in the URL, such as `set.minutes=5`. @param {URLSearchParams} params */
const givenSettings = (params) =>
  Object.fromEntries([...params].filter(([k, v]) => k.startsWith("set.") && v).map(([k, v]) => [k.slice(4), v]));

/** The form to create a room: game, multiplayer mode, and nickname. */
class RoomCreateForm extends Element {
  static properties = {
    params: { attribute: false },
    gameCards: { state: true },
    game: { state: true },
    roomStyle: { state: true },
    options: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {import("../api.js").GameCard[]} */
    this.gameCards = [];
    this.game = "";
    this.roomStyle = "";
    /** The options of the random board. @type {Record<string, string>} */
    this.options = {};
    this.error = "";
    this.name = nickname();
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  onLanguageChange() {
    this.load();
  }

  async load() {
    try {
      this.gameCards = await games();
      this.selectGame(this.game || this.params.get("g") || this.gameCards[0].card.id);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {string} game */
  selectGame(game) {
    if (this.game !== game) this.options = dealOptions(this.givenParams(game));
    this.game = game;
    this.roomStyle = this.selectedGame()?.gatherings[0]?.style ?? "";
  }

  /** Returns the parameters of the URL, which apply only to the game given there. @param {string} game */
  givenParams(game) {
    return game === this.params.get("g") ? this.params : new URLSearchParams();
  }

  selectedGame() {
    return this.gameCards.find((k) => k.card.id === this.game);
  }

  /** @param {SubmitEvent} e */
  async createRoom(e) {
    e.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("name")).trim();
    const given = this.givenParams(this.game);
    const position = given.get("p");
    const settings = Object.entries({ countdown: String(DEFAULT_COUNTDOWN), ...givenSettings(given) });
    try {
      setItem("nickname", name);
      const { id } = await api.createRoom({
        game: this.game,
        style: this.roomStyle,
        name,
        options: this.options,
        ...(position ? { position } : {}),
      });
      for (const [key, value] of settings) await api.actInRoom(id, "set", { name: key, value });
      navigate("/room/" + id);
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
  }

  /** Renders the options of the board, unless the URL contains a board. @param {{secret: boolean}|undefined} mode */
  boardOptions(mode) {
    const card = this.selectedGame();
    if (!card || !mode || this.givenParams(this.game).get("p")) return nothing;
    const fixed = Object.keys(card.presentation.modes.find((m) => m.secret === mode.secret)?.deal ?? {});
    return dealOptionControls(card, this.options, fixed, (options) => (this.options = options));
  }

  render() {
    const modes = this.selectedGame()?.gatherings ?? [];
    return html`
      <form class="room-create card" @submit=${this.createRoom}>
        <h1>${t("room.open-title")}</h1>
        <p class="sub">${t("room.open-sub")}</p>
        <div class="start-row">
          <span class="sub">${t("room.which")}</span>
          ${chips(
            this.gameCards.map((k) => ({ id: k.card.id, name: k.card.name })),
            this.game,
            (id) => this.selectGame(id),
            t("room.which"),
          )}
        </div>
        ${
          modes.length
            ? html`
                <div class="start-row">
                  <span class="sub">${t("room.way")}</span>
                  ${chips(
                    modes.map((w) => ({ id: w.style, name: w.name })),
                    this.roomStyle,
                    (id) => (this.roomStyle = id),
                    t("room.way"),
                  )}
                  <small class="sub">${modes.find((w) => w.style === this.roomStyle)?.about ?? ""}</small>
                </div>
              `
            : nothing
        }
        ${this.boardOptions(modes.find((w) => w.style === this.roomStyle))}
        <label class="start-row">
          <span class="sub">${t("room.name")}</span>
          <input name="name" required maxlength="24" autocomplete="nickname" .value=${this.name} />
        </label>
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        <button class="btn main big block" ?disabled=${!this.game}>${icon("people")}${t("room.open")}</button>
      </form>
    `;
  }
}

customElements.define("damier-room-create", RoomCreateForm);
