import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { remember } from "../store.js";
import { nickname } from "../room/opening.js";

/** @typedef {{name: string, cost: number, you: boolean, moves: string[]}} Best */

/**
 * Everybody's best on the board of the day, for whoever has finished it: to add one's own, and to watch how others did
 * it. A server that keeps nothing has none, and then nothing is shown.
 */
class DayResults extends Element {
  static properties = {
    game: {},
    day: {},
    moves: { attribute: false },
    words: { attribute: false },
    replay: { attribute: false },
    results: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.day = "";
    /** @type {string[]} */
    this.moves = [];
    /** @type {(n: number) => string} */
    this.words = String;
    /** @type {(line: string[]) => void} */
    this.replay = () => {};
    /** @type {{day: string, finished: boolean, best: Best[]}|null} */
    this.results = null;
    this.error = "";
    /** To begin with; what is typed stays. */
    this.name = nickname();
  }

  connectedCallback() {
    super.connectedCallback();
    api.dayResults(this.game).then(
      (found) => (this.results = found),
      () => (this.results = null),
    );
  }

  /** @param {SubmitEvent} e */
  async add(e) {
    e.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("name")).trim();
    remember("nickname", name);
    this.error = "";
    try {
      this.results = await api.finishDay(this.game, name, this.moves);
    } catch (refused) {
      this.error = /** @type {Error} */ (refused).message;
    }
  }

  render() {
    const results = this.results;
    // The board of another day is over: nobody can add to it.
    if (!results || results.day !== this.day) return nothing;
    return html`
      <section class="card day-results" aria-label="${t("day.title")}">
        <h2>${t("day.title")}</h2>
        ${
          results.finished
            ? nothing
            : html`
                <form class="row" @submit=${this.add}>
                  <label>
                    <span class="sub">${t("room.name")}</span>
                    <input name="name" required maxlength="24" autocomplete="nickname" .value=${this.name} />
                  </label>
                  <button class="btn">${t("day.add")}</button>
                </form>
              `
        }
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        ${
          results.best.length
            ? html`
                <ol>
                  ${results.best.map((one) => this.one(one))}
                </ol>
              `
            : html`
                <p class="sub">${t("day.none")}</p>
              `
        }
      </section>
    `;
  }

  /** @param {Best} one */
  one(one) {
    return html`
      <li class="row">
        <span class="${one.you ? "yours" : ""}">${one.name}</span>
        <span class="sub">${this.words(one.cost)}</span>
        ${
          one.moves.length
            ? html`
                <button class="btn" @click=${() => this.replay(one.moves)}>${t("end.replay")}</button>
              `
            : nothing
        }
      </li>
    `;
  }
}

customElements.define("damier-day-results", DayResults);
