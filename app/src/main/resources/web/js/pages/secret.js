import { html, nothing } from "lit";
import { Element } from "../element.js";
import { capital, t } from "../i18n.js";
import { api } from "../api.js";
import { address, go, note } from "../route.js";
import { actions, concluding } from "../play/actions.js";
import { exploredCard } from "../play/end-card.js";
import { Hints } from "../play/hints.js";
import { keepLast } from "../play/last-game.js";
import { legend } from "../play/legend.js";
import { agentGuide } from "../play/agent-guide.js";
import { layerSwitch, meaning, reasons } from "../play/clues.js";
import { question } from "../play/question.js";
import { Replay } from "../play/replay.js";
import { counters } from "../play/counters.js";
import "../play/more.js";
import { game } from "../game.js";
import { place } from "../board/speech.js";
import { plainKey } from "../plain-key.js";
import { icon } from "../icons.js";
import { sound } from "../sound.js";
import "../board/board.js";

/**
 * Exploring under fog: the server keeps the world and shows what has been seen. Layers show what follows from the
 * observations, and a click on a cell asks why.
 */
class Secret extends Element {
  static properties = {
    game: {},
    params: { attribute: false },
    view: { state: true },
    layer: { state: true },
    marks: { state: true },
    why: { state: true },
    error: { state: true },
    agents: { state: true },
    watching: { state: true },
    watched: { state: true },
    rival: { state: true },
    caution: { state: true },
    legend: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.params = new URLSearchParams();
    this.id = "";
    this.name = "";
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.layer = "";
    /** @type {import("../api.js").Mark[]} */
    this.marks = [];
    /** @type {{where: string, sentences: string[]}|null} */
    this.why = null;
    this.error = "";
    /** Actions that have had a button. @type {Map<string, {words: string, key: string}>} */
    this.buttons = new Map();
    this.hints = new Hints(this);
    this.replay = new Replay(this);
    /** @type {import("../api.js").Card[]} */
    this.agents = [];
    /** Milliseconds between an agent's acts while it runs, 0 when it does not. */
    this.watching = 0;
    /** The agent that acts. */
    this.watched = "";
    /**
     * What the first agent pays in the world that was just explored.
     * @type {{name: string, cost: number, known: string, line: string[]}|null}
     */
    this.rival = null;
    /** A move that asks before it is played. @type {import("../api.js").Move|null} */
    this.caution = null;
    /** What the drawings mean. @type {{sample: import("../api.js").Scene, words: string}[]} */
    this.legend = [];
    /** The acts under way. @type {Promise<void>} */
    this.acts = Promise.resolve();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  connectedCallback() {
    super.connectedCallback();
    this.keys = (/** @type {KeyboardEvent} */ e) => this.key(e);
    document.addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.keys) document.removeEventListener("keydown", this.keys);
    clearTimeout(this.turn);
    this.replay.stop();
  }

  translated() {
    this.open();
  }

  async open() {
    clearTimeout(this.turn);
    this.replay.stop();
    this.watching = 0;
    const id = this.params.get("t") ?? "";
    try {
      const [mode, agents] = await Promise.all([this.mode(), api.agents(this.game, 1)]);
      this.agents = agents;
      if (!agents.some((a) => a.id === this.watched)) this.watched = agents[0]?.id ?? "";
      if (id) {
        this.table = id;
        this.show(await api.table(id));
      } else {
        /** @type {Record<string, string>} */
        const options = { ...mode?.deal };
        for (const [k, v] of this.params) if (k.startsWith("o.")) options[k.slice(2)] = v;
        const like = this.params.get("like");
        const opened = await api.open(like ? { like } : { game: this.game, options });
        this.table = opened.id;
        this.show(opened.view);
      }
      note(address("/explore/" + this.game, { t: this.table }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** The mode of this game that is a secret. */
  async mode() {
    const known = await game(this.game);
    this.name = known.card.name;
    this.legend = known.presentation.legend;
    return known.presentation.modes.find((m) => m.secret);
  }

  /** @param {import("../api.js").View} view */
  async show(view) {
    const ends = view.status.over && !this.view?.status.over;
    this.view = view;
    if (ends) this.compare();
    this.error = "";
    this.why = null;
    this.hints.restart();
    const url = address("/explore/" + this.game, { t: this.table });
    keepLast({ url, name: this.name, sentence: view.status.sentence, scene: view.scene });
    await this.paint();
  }

  /** How an agent fares in the same world, once it is no secret. */
  async compare() {
    this.rival = null;
    const agent = this.agents[0];
    const world = this.view;
    if (!agent || !world) return;
    try {
      const other = await api.open({ like: this.table });
      let view = other.view;
      while (!view.status.over && this.view === world && this.isConnected) view = await api.step(other.id, agent.id);
      if (view.status.over && this.view === world)
        this.rival = { name: agent.name, cost: view.status.cost, known: view.status.sentence, line: view.played };
    } catch {
      // the game is over all the same; only the comparison is missing
    }
  }

  async paint() {
    this.marks =
      this.layer && this.view && !this.view.status.over
        ? (await api.layer(this.table ?? "", this.layer).catch(() => ({ marks: [] }))).marks
        : [];
  }

  /**
   * Acts follow one another: answers that overtake each other would show a past board.
   * @param {import("../api.js").Move} move
   */
  play(move) {
    this.acts = this.acts.then(() => this.act(move));
  }

  /** @param {import("../api.js").Move} move */
  async act(move) {
    if (move.caution && this.caution?.text !== move.text) {
      this.caution = move;
      return;
    }
    this.caution = null;
    try {
      await this.show(await api.move(this.table ?? "", move.text));
    } catch (e) {
      sound("refused");
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {import("../api.js").Spot} cell */
  async ask(cell) {
    if (!this.view?.layers.length || this.view.status.over) return;
    const { why } = await api.why(this.table ?? "", cell).catch(() => ({ why: [] }));
    this.why = { where: place(this.view.scene, cell.x, cell.y), sentences: why };
  }

  /**
   * Says why something cannot be done now.
   * @param {{from: import("../api.js").Spot|null, to: import("../api.js").Spot}|{key: string}} what
   */
  async refuse(what) {
    await this.acts;
    const { refusal } = await api.refusedAt(this.table ?? "", what).catch(() => ({ refusal: t("error.offline") }));
    if (!refusal) return;
    sound("refused");
    dispatchEvent(new CustomEvent("damier-say", { detail: refusal }));
  }

  /** A hint; asked again, one that tells more. */
  help() {
    this.hints.ask((grade) => api.tableHint(this.table ?? "", grade));
  }

  /** One act of an agent, and the next one if it runs. @param {string} agent @param {number} pace */
  async watch(agent, pace) {
    clearTimeout(this.turn);
    this.watched = agent;
    try {
      await this.show(await api.step(this.table ?? "", agent));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
      this.watching = 0;
      return;
    }
    this.watching = this.view?.status.over ? 0 : pace;
    if (this.watching) this.turn = setTimeout(() => this.watch(agent, pace), pace);
  }

  render() {
    const view = this.view;
    if (!view) return this.error ? this.lost() : nothing;
    const over = view?.status.over ?? false;
    const shown = this.replay.shown;
    return html`
      <div class="play switched">
        <section class="stage" aria-label="${t("board.label")}">
          <div class="goal">
            <p class="say status" role="status" aria-live="polite">${shown?.words ?? view?.status.sentence ?? ""}</p>
          </div>
          <div class="place">
            <damier-board
              .scene=${shown?.scene ?? view?.scene ?? null}
              .moves=${over ? [] : (view?.moves ?? [])}
              .marks=${shown ? [] : [...this.marks, ...this.hints.marks()]}
              .arrows=${shown ? this.replay.arrows() : this.hints.arrows()}
              label="${this.name}"
              @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail)}
              @damier-refused=${(/** @type {CustomEvent} */ e) => this.refuse(e.detail)}
              @damier-cell=${(/** @type {CustomEvent} */ e) => this.ask(e.detail)}
            ></damier-board>
          </div>
          ${view?.layers.length && !over ? layerSwitch(view.layers, this.layer, (id) => this.put(id)) : nothing}
        </section>
        <aside class="card panel">
          <section>${this.head()}</section>
          ${over ? nothing : this.actions()}
          <section class="fill">
            ${this.replay.controls()}${view && over ? this.endCard(view) : nothing} ${this.hints.told()}
            ${view && !over ? meaning(view.layers, this.layer, (id) => this.put(id)) : nothing}
            ${view?.layers.length && !over ? reasons(this.why) : nothing}
            ${this.agents.length && !over ? this.guide() : nothing}
            ${legend(this.legend, { secret: true, layer: this.layer })}
          </section>
          <section class="foot">${this.foot(over)}</section>
        </aside>
      </div>
    `;
  }

  /** There is no such table, or no server: why, and the way out. */
  lost() {
    return html`
      <div class="card" role="alert">
        <h1>${this.name}</h1>
        <p>${this.error}</p>
        <a class="btn main" href="/play/${this.game}">${t("home.new")}</a>
      </div>
    `;
  }

  head() {
    return html`
      <div class="row spread">
        <h1>${this.name}</h1>
        <a class="sub" href="/rules/${this.game}">${t("home.rules")}</a>
      </div>
      ${
        this.error
          ? html`
              <p class="error" role="alert">${this.error}</p>
            `
          : nothing
      }
      ${this.view ? counters(this.view.scene) : nothing}
    `;
  }

  actions() {
    const acts = (this.view?.moves ?? []).filter((m) => !concluding(m));
    return html`
      <section class="hands">${actions(acts, (m) => this.play(m), this.buttons)}</section>
    `;
  }

  /** What can be done besides, and the one main button: to hand in the answer, then to go on. @param {boolean} over */
  foot(over) {
    const asks = this.caution;
    if (asks)
      return question(
        asks,
        () => this.play(asks),
        () => (this.caution = null),
      );
    const items = [
      { words: t("play.next"), icon: "forward", key: "n", act: () => this.another() },
      { words: t("play.new-game"), icon: "plus", href: "/play/" + this.game },
    ];
    return html`
      <div class="tools">
        ${over ? this.afterwards() : this.hinting()}
        <damier-more .items=${items}></damier-more>
      </div>
      ${over ? this.goOn() : this.conclude()}
    `;
  }

  hinting() {
    return html`
      <button class="btn" @click=${() => this.help()} title="i">
        ${icon("hint")}
        <span>${t("play.hint")}</span>
      </button>
    `;
  }

  afterwards() {
    const sequel = this.view?.sequel;
    return html`
      ${
        sequel
          ? html`
              <a class="btn" href="${address("/analysis", { g: this.game, p: sequel.position })}">
                ${icon("graph")}
                <span>${t("play.analyse")}</span>
              </a>
            `
          : nothing
      }
      <button class="btn" @click=${() => this.share()}>
        ${icon("share")}
        <span>${t("play.share")}</span>
      </button>
    `;
  }

  conclude() {
    const last = this.view?.moves.find(concluding);
    return last
      ? html`
          <button class="btn main big block" data-move="${last.text}" @click=${() => this.play(last)}>
            ${icon("send")}${capital(last.words)}
          </button>
        `
      : nothing;
  }

  /** What follows in the same world. */
  goOn() {
    const sequel = this.view?.sequel;
    if (!sequel) return nothing;
    const there = address("/play/" + this.game, { p: sequel.position, paid: this.view?.status.cost });
    return html`
      <a class="btn main big block" href="${there}">${sequel.name}</a>
    `;
  }

  /** An agent that acts instead of you. */
  guide() {
    return agentGuide({
      agents: this.agents,
      chosen: this.watched,
      pace: this.watching,
      choose: (id) => (this.watched = id),
      watch: (pace) => this.watch(this.watched, pace),
      stop: () => {
        clearTimeout(this.turn);
        this.watching = 0;
      },
    });
  }

  /** Shows a layer. @param {string} id */
  put(id) {
    this.layer = id;
    this.paint();
  }

  another() {
    go("/explore/" + this.game + "?" + Math.random().toString(36).slice(2, 6));
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (!plainKey(e)) return;
    if (e.key === "i" && !this.view?.status.over) this.help();
    else if (e.key === "n") this.another();
    else if (/^[a-z]$/i.test(e.key) && !this.view?.status.over) this.refuse({ key: e.key.toLowerCase() });
  }

  /** The same world for somebody else, and nothing said of it. */
  async share() {
    const url = location.origin + address("/explore/" + this.game, { like: this.table });
    await navigator.clipboard?.writeText(url).catch(() => {});
    dispatchEvent(new CustomEvent("damier-say", { detail: t("play.shared") }));
  }

  /** @param {import("../api.js").View} view */
  endCard(view) {
    return exploredCard({
      yours: view.status.cost,
      line: view.played,
      rival: this.rival,
      then: t("stealth.then"),
      replay: (moves) => this.replay.play(this.game, view.start, moves),
    });
  }
}

customElements.define("damier-secret", Secret);
