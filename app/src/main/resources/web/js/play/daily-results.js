import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { setItem } from "../local-storage.js";
import { nickname } from "../room/nickname.js";

/** @typedef {Api.DailyResults["best"][number]} DailyResult */

/**
 * The best results of all players on the daily puzzle, shown once it is solved: a form to submit the own result, and
 * buttons to watch the others' solutions. Shows nothing if the server has no storage.
 */
class DailyResults extends Element {
  static properties = {
    game: {},
    day: {},
    moves: { attribute: false },
    times: { attribute: false },
    costText: { attribute: false },
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
    /** Times of the moves in ms since the first one. @type {number[]} */
    this.times = [];
    /** @type {(n: number) => string} */
    this.costText = String;
    /** @type {(line: string[]) => void} */
    this.replay = () => {};
    /** @type {Api.DailyResults|null} */
    this.results = null;
    this.error = "";
    /** Initial value of the name field. */
    this.name = nickname();
  }

  connectedCallback() {
    super.connectedCallback();
    api.dailyResults(this.game).then(
      (results) => (this.results = results),
      () => (this.results = null),
    );
  }

  /** Submits the own result. @param {SubmitEvent} e */
  async submit(e) {
    e.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("name")).trim();
    setItem("nickname", name);
    this.error = "";
    try {
      this.results = await api.submitDailyResult(this.game, name, this.moves, this.times);
    } catch (refused) {
      this.error = /** @type {Error} */ (refused).message;
    }
  }

  render() {
    const results = this.results;
    // Results of another day cannot be extended.
    if (!results || results.day !== this.day) return nothing;
    return html`
      <section class="card daily-results" aria-label="${t("day.title")}">
        <h2>${t("day.title")}</h2>
        ${
          results.finished
            ? nothing
            : html`
                <form class="row" @submit=${this.submit}>
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
                  ${results.best.map((one) => this.resultRow(one))}
                </ol>
              `
            : html`
                <p class="sub">${t("day.none")}</p>
              `
        }
      </section>
    `;
  }

  /** @param {DailyResult} result */
  resultRow(result) {
    return html`
      <li class="row">
        <span class="${result.you ? "yours" : ""}">${result.name}</span>
        <span class="sub">${this.costText(result.cost)}</span>
        ${
          result.moves.length
            ? html`
                <button class="btn" @click=${() => this.replay(result.moves)}>${t("end.replay")}</button>
              `
            : nothing
        }
      </li>
    `;
  }
}

customElements.define("damier-daily-results", DailyResults);
