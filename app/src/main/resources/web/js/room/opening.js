import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { games } from "../game.js";
import { go } from "../route.js";
import { icon } from "../icons.js";
import { recall, remember } from "../store.js";
import { chips } from "../play/controls.js";
import { dealOptions } from "../play/terms.js";

/** A name to begin with: nobody should have to think of one. */
export function nickname() {
  const animals = t("room.animals").split(" ");
  return recall("nickname") || animals[Math.floor(Math.random() * animals.length)];
}

/** Opens a room: which game, which way to play it together, under which name. */
class Opening extends Element {
  static properties = {
    params: { attribute: false },
    known: { state: true },
    game: { state: true },
    way: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {import("../api.js").Known[]} */
    this.known = [];
    this.game = "";
    this.way = "";
    this.error = "";
    this.name = nickname();
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  translated() {
    this.load();
  }

  async load() {
    try {
      this.known = await games();
      this.choose(this.game || this.params.get("g") || this.known[0].card.id);
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {string} game */
  choose(game) {
    this.game = game;
    this.way = this.chosen()?.gatherings[0]?.style ?? "";
  }

  chosen() {
    return this.known.find((k) => k.card.id === this.game);
  }

  /** @param {SubmitEvent} e */
  async open(e) {
    e.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("name")).trim();
    // What was chosen where the invitation was asked for: the board, how to deal one, the clocks.
    const asked = this.game === this.params.get("g") ? this.params : new URLSearchParams();
    const position = asked.get("p");
    try {
      remember("nickname", name);
      const { id } = await api.openRoom({
        game: this.game,
        style: this.way,
        name,
        options: dealOptions(asked),
        ...(position ? { position } : {}),
      });
      for (const [key, value] of asked)
        if (key.startsWith("set.")) await api.actInRoom(id, "set", { name: key.slice(4), value });
      go("/room/" + id);
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const ways = this.chosen()?.gatherings ?? [];
    return html`
      <form class="room-open card" @submit=${this.open}>
        <h1>${t("room.open-title")}</h1>
        <p class="sub">${t("room.open-sub")}</p>
        <div class="start-line">
          <span class="sub">${t("room.which")}</span>
          ${chips(
            this.known.map((k) => ({ id: k.card.id, name: k.card.name })),
            this.game,
            (id) => this.choose(id),
            t("room.which"),
          )}
        </div>
        ${
          ways.length
            ? html`
                <div class="start-line">
                  <span class="sub">${t("room.way")}</span>
                  ${chips(
                    ways.map((w) => ({ id: w.style, name: w.name })),
                    this.way,
                    (id) => (this.way = id),
                    t("room.way"),
                  )}
                  <small class="sub">${ways.find((w) => w.style === this.way)?.about ?? ""}</small>
                </div>
              `
            : nothing
        }
        <label class="start-line">
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

customElements.define("damier-room-opening", Opening);
