import { html } from "lit";
import { api } from "../api.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { entered } from "../entered.js";
import { chips } from "./controls.js";
import { nextStep } from "./next-step.js";

/** Between two moves, in ms, by the name of the speed. @type {Record<string, number>} */
const PACES = { "×1": 600, "×3": 200, "×10": 60 };

/** A line that is played on the board, move by move; the game stays as it is. */
export class Replay {
  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.host = host;
    /** The board as it is then. @type {{scene: import("../api.js").Scene, words: string}|null} */
    this.shown = null;
    /** @type {{game: string, start: string, moves: string[]}} */
    this.line = { game: "", start: "", moves: [] };
    /** The boards that have come. @type {import("../api.js").Scene[]} */
    this.scenes = [];
    this.at = 0;
    this.pace = "×1";
    this.running = false;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.next = undefined;
  }

  /** @param {string} game @param {string} start @param {string[]} moves */
  async play(game, start, moves) {
    const line = (this.line = { game, start, moves });
    const scenes = await api.boards(game, start, moves);
    if (this.line !== line) return;
    this.scenes = scenes;
    this.running = true;
    this.show(0);
  }

  /** Shows the board after so many moves; running, the next one comes by itself. @param {number} at */
  async show(at) {
    clearTimeout(this.next);
    const line = this.line;
    const { game, start, moves } = line;
    const to = Math.max(0, Math.min(at, moves.length));
    // The board after it as well: it tells the arrow of what comes next.
    while (Math.min(to + 1, moves.length) >= this.scenes.length) {
      const more = await api.boards(game, start, moves, this.scenes.length);
      if (this.line !== line) return;
      this.scenes = [...this.scenes, ...more];
    }
    this.at = to;
    this.shown = { scene: this.scenes[to], words: t("replay.at", to, moves.length) };
    this.running = this.running && to < moves.length;
    if (this.running) this.next = setTimeout(() => this.show(to + 1), PACES[this.pace]);
    this.host.requestUpdate();
  }

  /** Goes on, from the start when it was at the end, or pauses. */
  toggle() {
    this.running = !this.running;
    this.show(this.running && this.at === this.line.moves.length ? 0 : this.at);
  }

  /** @param {number} by */
  step(by) {
    this.running = false;
    this.show(this.at + by);
  }

  /** @param {string} pace */
  speed(pace) {
    this.pace = pace;
    this.show(this.at);
  }

  stop() {
    clearTimeout(this.next);
    this.line = { game: "", start: "", moves: [] };
    this.shown = null;
    this.running = false;
    this.host.requestUpdate();
  }

  /** What the next move will do, on the board that is shown. */
  arrows() {
    return this.shown ? nextStep(this.shown.scene, this.scenes[this.at + 1]) : [];
  }

  /** The buttons of what is shown. */
  controls() {
    if (!this.shown) return "";
    return html`
      <div class="card row tight player" role="group" aria-label="${t("replay.title")}">
        ${button("back", t("moves.back"), this.at === 0, () => this.step(-1))}
        ${button(this.running ? "pause" : "play", t(this.running ? "replay.pause" : "replay.go"), false, () => this.toggle())}
        ${button("forward", t("moves.forward"), this.at === this.line.moves.length, () => this.step(1))}
        <input
          type="range"
          min="0"
          max="${this.line.moves.length}"
          .value=${String(this.at)}
          aria-label="${t("moves.scrub")}"
          @input=${(/** @type {InputEvent} */ e) => this.step(Number(entered(e)) - this.at)}
        />
        ${chips(
          Object.keys(PACES).map((id) => ({ id, name: id })),
          this.pace,
          (pace) => this.speed(pace),
          t("replay.speed"),
        )}
        <button class="btn" @click=${() => this.stop()}>${t("replay.close")}</button>
      </div>
    `;
  }
}

/** @param {string} sign @param {string} name @param {boolean} disabled @param {() => void} act */
const button = (sign, name, disabled, act) => html`
  <button class="btn icon" ?disabled=${disabled} aria-label="${name}" title="${name}" @click=${act}>
    ${icon(sign)}
  </button>
`;
