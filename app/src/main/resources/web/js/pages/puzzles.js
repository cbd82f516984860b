import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { cost, games } from "../game.js";
import { address } from "../route.js";
import { drawn, progress, stars, takeIn } from "../play/progress.js";

/** The packs of a game: what is solved, with how many stars. */
class Puzzles extends Element {
  static properties = { game: {}, known: { state: true }, packs: { state: true }, error: { state: true } };

  constructor() {
    super();
    this.game = "";
    /** @type {import("../api.js").Known|null} */
    this.known = null;
    /** @type {import("../api.js").Pack[]} */
    this.packs = [];
    this.error = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) this.load();
  }

  translated() {
    this.load();
  }

  async load() {
    try {
      const [known, packs] = await Promise.all([games(), api.packs(this.game)]);
      this.known = known.find((k) => k.card.id === this.game) ?? null;
      this.packs = packs;
      this.error = "";
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Where a task is played: against an engine, the task's side is yours. @param {import("../api.js").Task} task */
  where(task) {
    const rival = this.known?.presentation.rival;
    return address("/play/" + this.game, {
      p: task.position,
      ...(rival ? { s1: task.seat ? rival : "human", s2: task.seat ? "human" : rival } : {}),
    });
  }

  save() {
    const file = new Blob([JSON.stringify({ progress: progress() }, null, 1)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "damier-progress.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** @param {Event} e */
  async open(e) {
    const input = /** @type {HTMLInputElement} */ (e.target);
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    this.error = takeIn(await file.text()) ? "" : t("puzzles.not-ours", file.name);
    this.requestUpdate();
  }

  render() {
    const own = progress()[this.game] ?? {};
    return html`
      <div class="puzzles">
        <div class="row spread">
          <h1>${t("puzzles.title", this.known?.card.name ?? "")}</h1>
          <div class="row">
            <button class="btn" @click=${this.save}>${t("puzzles.save")}</button>
            <label class="btn">
              ${t("puzzles.open")}
              <input class="sr-only" type="file" accept=".json,application/json" @change=${this.open} />
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
        ${this.packs.map((pack) => this.pack(pack, own))}
      </div>
    `;
  }

  /** @param {import("../api.js").Pack} pack @param {Record<string, number>} own */
  pack(pack, own) {
    const done = pack.tasks.filter((task) => own[task.position] !== undefined);
    const sum = done.reduce((n, task) => n + stars(own[task.position], task.par), 0);
    return html`
      <section class="card">
        <h2>
          ${pack.name}
          <small class="sub">
            ${t("puzzles.done", done.length, pack.tasks.length)} · ★ ${sum} / ${3 * pack.tasks.length}
          </small>
        </h2>
        <ol class="tasks">
          ${pack.tasks.map((task, i) => this.task(task, i + 1, own[task.position]))}
        </ol>
      </section>
    `;
  }

  /** @param {import("../api.js").Task} task @param {number} number @param {number|undefined} best */
  task(task, number, best) {
    const n = best === undefined ? 0 : stars(best, task.par);
    const told =
      best === undefined ? t("puzzles.unsolved", number) : t("puzzles.solved", number, cost(this.known, best), n);
    return html`
      <li>
        <a class="task ${n ? "solved" : ""}" href="${this.where(task)}" aria-label="${told}">
          <b>${number}</b>
          <span class="stars" aria-hidden="true">${drawn(n)}</span>
        </a>
      </li>
    `;
  }
}

customElements.define("damier-puzzles", Puzzles);
