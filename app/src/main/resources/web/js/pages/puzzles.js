import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { costText, games } from "../game.js";
import { buildUrl } from "../route.js";
import { icon } from "../icons.js";
import { costOf, importProgress, progress, resultStars, starText } from "../play/progress.js";
import "../board/board.js";

/** The puzzle packs of a game, with the user's results as stars. */
class Puzzles extends Element {
  static properties = {
    game: {},
    gameCard: { state: true },
    packs: { state: true },
    scenes: { state: true },
    error: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    /** @type {import("../api.js").GameCard|null} */
    this.gameCard = null;
    /** @type {import("../api.js").Pack[]} */
    this.packs = [];
    /** Boards of the next unsolved puzzles, by position. @type {Map<string, import("../api.js").Scene>} */
    this.scenes = new Map();
    this.error = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) this.load();
  }

  onLanguageChange() {
    this.load();
  }

  async load() {
    try {
      const [cards, packs] = await Promise.all([games(), api.packs(this.game)]);
      this.gameCard = cards.find((k) => k.card.id === this.game) ?? null;
      this.packs = packs;
      this.error = "";
      await Promise.all(packs.map((pack) => this.loadScene(nextTask(pack, this.results()))));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {import("../api.js").Task|undefined} task */
  async loadScene(task) {
    if (!task) return;
    const { scene } = await api.view(this.game, task.position);
    this.scenes = new Map(this.scenes).set(task.position, scene);
  }

  /**
   * Returns the user's best result of each solved puzzle, by position.
   * @returns {Record<string, import("../play/progress.js").Result>}
   */
  results() {
    return progress()[this.game] ?? {};
  }

  /**
   * Returns the URL of a puzzle; against an engine, the player gets the side to move.
   * @param {import("../api.js").Pack} pack @param {import("../api.js").Task} task @param {number} number
   */
  playUrl(pack, task, number) {
    const rival = this.gameCard?.presentation.rival;
    return buildUrl("/play/" + this.game, {
      p: task.position,
      par: task.par,
      pack: pack.id,
      n: number,
      ...(rival ? { s1: task.seat ? rival : "human", s2: task.seat ? "human" : rival } : {}),
    });
  }

  exportProgress() {
    const file = new Blob([JSON.stringify({ progress: progress() }, null, 1)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "damier-progress.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** @param {Event} e */
  async importFile(e) {
    const input = /** @type {HTMLInputElement} */ (e.target);
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    this.error = importProgress(await file.text()) ? "" : t("puzzles.not-ours", file.name);
    this.requestUpdate();
  }

  render() {
    const results = this.results();
    return html`
      <div class="puzzles">
        <div class="row spread">
          <h1>${t("puzzles.title", this.gameCard?.card.name ?? "")}</h1>
          <div class="row">
            <button class="btn" @click=${this.exportProgress}>${t("puzzles.save")}</button>
            <label class="btn">
              ${t("puzzles.open")}
              <input class="sr-only" type="file" accept=".json,application/json" @change=${this.importFile} />
            </label>
          </div>
        </div>
        <p class="sub">${t("puzzles.sub")}</p>
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : nothing
        }
        ${this.packs.map((pack) => this.packCard(pack, results))}
      </div>
    `;
  }

  /** @param {import("../api.js").Pack} pack @param {Record<string, import("../play/progress.js").Result>} results */
  packCard(pack, results) {
    const done = pack.tasks.filter((task) => results[task.position] !== undefined);
    const sum = done.reduce((n, task) => n + resultStars(results[task.position], task.par), 0);
    return html`
      <section class="card">
        <h2>
          ${pack.name}
          <small class="sub">
            ${t("puzzles.done", done.length, pack.tasks.length)} · ★ ${sum} / ${3 * pack.tasks.length}
          </small>
        </h2>
        ${this.nextPuzzle(pack, results)}
        <ol class="tasks">
          ${pack.tasks.map((task, i) => this.taskLink(pack, i + 1, results[task.position]))}
        </ol>
      </section>
    `;
  }

  /**
   * Renders the first unsolved puzzle of a pack, with its board.
   * @param {import("../api.js").Pack} pack @param {Record<string, import("../play/progress.js").Result>} results
   */
  nextPuzzle(pack, results) {
    const task = nextTask(pack, results);
    if (!task) return nothing;
    const number = pack.tasks.indexOf(task) + 1;
    return html`
      <div class="next-puzzle">
        <damier-board
          class="thumb"
          readonly
          label="${t("puzzles.board")}"
          .scene=${this.scenes.get(task.position) ?? null}
        ></damier-board>
        <div>
          <b>${t("puzzles.number", number)}</b>
          <p class="sub">${t("puzzles.par", costText(this.gameCard, task.par))}</p>
          <a class="btn ${pack === this.packs[0] ? "main" : ""}" href="${this.playUrl(pack, task, number)}">
            ${icon("play")}${t("puzzles.next")}
          </a>
        </div>
      </div>
    `;
  }

  /**
   * @param {import("../api.js").Pack} pack @param {number} number
   * @param {import("../play/progress.js").Result|undefined} best
   */
  taskLink(pack, number, best) {
    const task = pack.tasks[number - 1];
    const n = best === undefined ? 0 : resultStars(best, task.par);
    const label =
      best === undefined
        ? t("puzzles.unsolved", number)
        : t("puzzles.solved", number, costText(this.gameCard, costOf(best) ?? 0), n);
    return html`
      <li>
        <a
          class="task ${n ? "solved" : ""}"
          href="${this.playUrl(pack, task, number)}"
          aria-label="${label}"
          title="${t("puzzles.par", costText(this.gameCard, task.par))}"
        >
          <b>${number}</b>
          <span class="stars" aria-hidden="true">${starText(n)}</span>
        </a>
      </li>
    `;
  }
}

/**
 * Returns the first unsolved puzzle of a pack.
 * @param {import("../api.js").Pack} pack @param {Record<string, unknown>} results
 */
const nextTask = (pack, results) => pack.tasks.find((task) => results[task.position] === undefined);

customElements.define("damier-puzzles", Puzzles);
