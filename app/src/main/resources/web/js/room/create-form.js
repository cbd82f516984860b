import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { navigate } from "../route.js";
import { icon } from "../icons.js";
import { getItem, setItem } from "../local-storage.js";
import { chips } from "../play/form-controls.js";
import { dealOptions } from "../play/game-params.js";

/** Returns the stored nickname, or a random animal as a suggestion. */
export function nickname() {
  const animals = t("room.animals").split(" ");
  return getItem("nickname") || animals[Math.floor(Math.random() * animals.length)];
}

/** The form to create a room: game, multiplayer mode, and nickname. */
class RoomCreateForm extends Element {
  static properties = {
    params: { attribute: false },
    gameCards: { state: true },
    game: { state: true },
    roomStyle: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {import("../api.js").GameCard[]} */
    this.gameCards = [];
    this.game = "";
    this.roomStyle = "";
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
    this.game = game;
    this.roomStyle = this.selectedGame()?.gatherings[0]?.style ?? "";
  }

  selectedGame() {
    return this.gameCards.find((k) => k.card.id === this.game);
  }

  /** @param {SubmitEvent} e */
  async createRoom(e) {
    e.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("name")).trim();
    // The board, deal options and clocks given in the URL apply only to the game given there.
    const given = this.game === this.params.get("g") ? this.params : new URLSearchParams();
    const position = given.get("p");
    try {
      setItem("nickname", name);
      const { id } = await api.createRoom({
        game: this.game,
        style: this.roomStyle,
        name,
        options: dealOptions(given),
        ...(position ? { position } : {}),
      });
      for (const [key, value] of given)
        if (key.startsWith("set.")) await api.actInRoom(id, "set", { name: key.slice(4), value });
      navigate("/room/" + id);
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
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
