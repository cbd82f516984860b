import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { search } from "../api.js";
import { clockText } from "./seats.js";

const RIVALS = ["easy", "medium", "hardcore", "human-like"];

/**
 * A match of rounds against the machine: a countdown, its answer kept secret until the round ends, the score.
 * Fires `damier-round` with what the address should remember, `damier-show` with the machine's line, `damier-next` for the next mission.
 */
class Rounds extends Element {
  static properties = {
    game: {},
    start: {},
    cost: { type: Number },
    over: { type: Boolean },
    settings: { attribute: false },
    left: { state: true },
    theirs: { state: true },
    verdict: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.start = "";
    this.cost = 0;
    this.over = false;
    /** @type {{vs: string, of: number, round: number, you: number, them: number, seconds: number}} */
    this.settings = { vs: "", of: 5, round: 1, you: 0, them: 0, seconds: 60 };
    this.left = 0;
    /** The machine's answer. @type {any} */
    this.theirs = null;
    /** "" while the round runs, then who won it. */
    this.verdict = "";
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.tick);
    this.run?.abandon();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("start") && this.start && this.settings.vs) this.begin();
    if (changed.has("over") && this.over) this.end();
  }

  begin() {
    clearInterval(this.tick);
    this.run?.abandon();
    this.verdict = "";
    this.theirs = null;
    this.left = this.settings.seconds * 1000;
    this.run = search({ game: this.game, position: this.start, engine: this.settings.vs, time: 10_000 });
    this.run.result.then(
      (r) => (this.theirs = r),
      () => {},
    );
    this.tick = setInterval(() => {
      this.left -= 250;
      if (this.left <= 0) this.end();
    }, 250);
  }

  async end() {
    clearInterval(this.tick);
    if (this.verdict || !this.settings.vs) return;
    this.verdict = "…";
    const theirs = await this.run?.result.catch(() => null);
    const cost = theirs?.cost ?? Infinity;
    const yours = this.over ? this.cost : Infinity;
    this.verdict = yours < cost ? "won" : yours === cost ? "even" : "lost";
    const s = this.settings;
    this.tell({
      ...s,
      you: s.you + (this.verdict === "won" ? 1 : 0),
      them: s.them + (this.verdict === "lost" ? 1 : 0),
    });
  }

  /** @param {object} settings */
  tell(settings) {
    this.dispatchEvent(new CustomEvent("damier-round", { detail: settings }));
  }

  next() {
    const s = this.settings;
    const finished = s.round >= s.of;
    this.dispatchEvent(
      new CustomEvent("damier-next", {
        detail: finished ? { ...s, round: 1, you: 0, them: 0 } : { ...s, round: s.round + 1 },
      }),
    );
  }

  render() {
    const s = this.settings;
    const rival = html`
      <label>
        ${t("round.against")}
        <select @change=${(/** @type {Event} */ e) => this.rival(e)}>
          <option value="" ?selected=${!s.vs}>${t("round.alone")}</option>
          ${RIVALS.map(
            (r) => html`
              <option value="${r}" ?selected=${s.vs === r}>${t("round." + r)}</option>
            `,
          )}
        </select>
      </label>
    `;
    if (!s.vs)
      return html`
        <div class="card row">${rival}</div>
      `;
    return html`
      <div class="card">
        <div class="row spread">
          ${rival}
          <label>
            ${t("round.count")}
            <select @change=${(/** @type {Event} */ e) => this.seconds(e)}>
              ${[30, 60, 120, 300].map(
                (n) => html`
                  <option value="${n}" ?selected=${s.seconds === n}>${n} s</option>
                `,
              )}
            </select>
          </label>
        </div>
        <div class="counters">
          <div>
            <b>${s.round}/${s.of}</b>
            <span>${t("round.round")}</span>
          </div>
          <div>
            <b role="timer">${clockText(this.left)}</b>
            <span>${t("round.left")}</span>
          </div>
          <div>
            <b>${s.you} : ${s.them}</b>
            <span>${t("round.score")}</span>
          </div>
        </div>
        ${
          this.verdict
            ? html`
                <p class="verdict ${this.verdict === "lost" ? "bad" : "good"}" role="status">
                  ${this.verdict === "…" ? t("play.thinking") : t("round." + this.verdict, this.theirs?.cost ?? "–")}
                </p>
                <div class="row">
                  ${
                    this.theirs?.moves?.length
                      ? html`
                          <button
                            class="btn"
                            @click=${() => this.dispatchEvent(new CustomEvent("damier-show", { detail: this.theirs.moves }))}
                          >
                            ${t("round.replay")}
                          </button>
                        `
                      : nothing
                  }
                  <button class="btn main" @click=${() => this.next()}>
                    ${s.round >= s.of ? t("round.again") : t("round.next")}
                  </button>
                </div>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {Event} e */
  rival(e) {
    this.tell({ ...this.settings, vs: /** @type {HTMLSelectElement} */ (e.target).value, round: 1, you: 0, them: 0 });
    this.updateComplete.then(() => this.settings.vs && this.begin());
  }

  /** @param {Event} e */
  seconds(e) {
    this.tell({ ...this.settings, seconds: Number(/** @type {HTMLSelectElement} */ (e.target).value) });
    this.updateComplete.then(() => this.begin());
  }
}

customElements.define("damier-rounds", Rounds);
