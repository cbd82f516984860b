import { html, nothing } from "lit";
import { Element } from "../element.js";
import { capitalise, t } from "../i18n.js";
import { api } from "../api.js";
import { buildUrl, navigate, updateUrl } from "../route.js";
import { actionButtons, isSubmitMove } from "../play/actions.js";
import { explorationEndCard, gameEndCard } from "../play/end-card.js";
import { Hints } from "../play/hints.js";
import { forgetLastGame, saveLastGame } from "../play/last-game.js";
import { legendPanel } from "../play/legend.js";
import { agentPanel } from "../play/agent-panel.js";
import { layerSwitch, layerExplanation, cellExplanation } from "../play/layers-panel.js";
import { confirmMove } from "../play/confirm-move.js";
import { Replay } from "../play/replay.js";
import { counterPanel } from "../play/counters.js";
import "../play/more-menu.js";
import { game } from "../game.js";
import { cellName } from "../board/descriptions.js";
import { isShortcutKey } from "../shortcut-key.js";
import { icon } from "../icons.js";
import { playSound } from "../sound.js";
import "../board/board.js";

/**
 * The page to explore a map under fog of war. The server keeps the map secret and sends only what has been observed.
 * Layers show what follows from the observations, and a click on a cell explains it.
 */
class Explore extends Element {
  static properties = {
    game: {},
    params: { attribute: false },
    view: { state: true },
    layer: { state: true },
    marks: { state: true },
    why: { state: true },
    error: { state: true },
    agents: { state: true },
    agentDelay: { state: true },
    agentId: { state: true },
    agentResult: { state: true },
    watched: { state: true },
    moveToConfirm: { state: true },
    legend: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.params = new URLSearchParams();
    this.id = "";
    this.gameName = "";
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.layer = "";
    /** @type {import("../api.js").Mark[]} */
    this.marks = [];
    /** @type {{where: string, sentences: string[]}|null} */
    this.why = null;
    this.error = "";
    /** All action buttons shown so far. @type {Map<string, import("../play/actions.js").Action>} */
    this.buttons = new Map();
    /** The running action of an agent. @type {object|undefined} */
    this.agentRun = undefined;
    this.hints = new Hints(this);
    this.replay = new Replay(this);
    /** @type {import("../api.js").Card[]} */
    this.agents = [];
    /** Delay between two actions of the running agent, in ms; 0 when no agent runs. */
    this.agentDelay = 0;
    /** Id of the selected agent. */
    this.agentId = "";
    /**
     * The result of the first agent on the same map, after the game.
     * @type {{name: string, cost: number, known: string, line: string[]}|null}
     */
    this.agentResult = null;
    /**
     * The agent being watched, on a copy of the map; the user's own exploration does not change.
     * @type {{agent: string, table: string, view: import("../api.js").View}|null}
     */
    this.watched = null;
    /** A move that waits for confirmation. @type {import("../api.js").Move|null} */
    this.moveToConfirm = null;
    /** The legend of the game. @type {{sample: import("../api.js").Scene, words: string}[]} */
    this.legend = [];
    /** The moves being sent. @type {Promise<void>} */
    this.moveQueue = Promise.resolve();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  connectedCallback() {
    super.connectedCallback();
    this.keyListener = (/** @type {KeyboardEvent} */ e) => this.onKey(e);
    document.addEventListener("keydown", this.keyListener);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.keyListener) document.removeEventListener("keydown", this.keyListener);
    clearTimeout(this.agentTimer);
    this.hints.clear();
    this.replay.stop();
  }

  onLanguageChange() {
    this.open();
  }

  async open() {
    this.stopWatching();
    this.replay.stop();
    const id = this.params.get("t") ?? "";
    try {
      const [mode, agents] = await Promise.all([this.loadMode(), api.agents(this.game, 1)]);
      this.agents = agents;
      if (!agents.some((a) => a.id === this.agentId)) this.agentId = agents[0]?.id ?? "";
      if (id) {
        this.table = id;
        this.showView(await api.table(id));
      } else {
        /** @type {Record<string, string>} */
        const options = { ...mode?.deal };
        for (const [k, v] of this.params) if (k.startsWith("o.")) options[k.slice(2)] = v;
        const like = this.params.get("like");
        const opened = await api.openTable(like ? { like } : { game: this.game, options });
        this.table = opened.id;
        this.showView(opened.view);
      }
      updateUrl(buildUrl("/explore/" + this.game, { t: this.table }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Loads the game and returns its secret mode. */
  async loadMode() {
    const gameCard = await game(this.game);
    this.gameName = gameCard.card.name;
    this.legend = gameCard.presentation.legend;
    return gameCard.presentation.modes.find((m) => m.secret);
  }

  /** @param {import("../api.js").View} view */
  async showView(view) {
    // An agent that plays both phases ends with the mission, which has no sequel.
    const ends = view.status.over && view.sequel && !this.view?.status.over;
    this.view = view;
    if (ends) this.runAgent();
    this.error = "";
    this.why = null;
    this.hints.reset();
    const url = buildUrl("/explore/" + this.game, { t: this.table });
    if (view.status.over) forgetLastGame("/explore/" + this.game);
    else saveLastGame({ url, name: this.gameName, sentence: view.status.sentence, scene: view.scene });
    await this.loadMarks();
  }

  /** Runs an agent on the same map after the game, for comparison. */
  async runAgent() {
    this.agentResult = null;
    const agent = this.agents[0];
    const world = this.view;
    if (!agent || !world) return;
    try {
      const other = await api.openTable({ like: this.table });
      let view = other.view;
      while (!view.status.over && this.view === world && this.isConnected)
        view = await api.agentStep(other.id, agent.id);
      if (view.status.over && this.view === world)
        this.agentResult = { name: agent.name, cost: view.status.cost, known: view.status.sentence, line: view.played };
    } catch {
      // The game is over; only the comparison is missing.
    }
  }

  async loadMarks() {
    const view = this.shownView();
    const { marks } =
      this.layer && view && !view.status.over
        ? await api.layer(this.shownTable(), this.layer).catch(() => ({ marks: [] }))
        : { marks: [] };
    if (this.shownView() === view) this.marks = marks;
  }

  /** Returns the view on the board: the watched agent's or the user's own. */
  shownView() {
    return this.watched?.view ?? this.view;
  }

  /** Returns the id of the game on the board. */
  shownTable() {
    return this.watched?.table ?? this.table ?? "";
  }

  /**
   * Sends moves one after the other, because late responses would show an old board.
   * @param {import("../api.js").Move} move
   */
  play(move) {
    this.moveQueue = this.moveQueue.then(() => this.playMove(move));
  }

  /** @param {import("../api.js").Move} move */
  async playMove(move) {
    if (move.caution && this.moveToConfirm?.text !== move.text) {
      this.moveToConfirm = move;
      return;
    }
    this.moveToConfirm = null;
    try {
      await this.showView(await api.playMove(this.table ?? "", move.text));
    } catch (e) {
      playSound("refused");
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {import("../api.js").Spot} cell */
  async explainCell(cell) {
    const view = this.shownView();
    if (!view?.layers.length || view.status.over) return;
    const { why } = await api.explainCell(this.shownTable(), cell).catch(() => ({ why: [] }));
    this.why = { where: cellName(view.scene, cell.x, cell.y), sentences: why };
  }

  /**
   * Shows why a gesture or key is not possible now.
   * @param {{from: import("../api.js").Spot|null, to: import("../api.js").Spot}|{key: string}} gesture
   */
  async explainRefusal(gesture) {
    await this.moveQueue;
    const { refusal } = await api
      .tableRefusal(this.table ?? "", gesture)
      .catch(() => ({ refusal: t("error.offline") }));
    if (!refusal) return;
    playSound("refused");
    dispatchEvent(new CustomEvent("damier-toast", { detail: refusal }));
  }

  /** Requests a hint; each further request returns a more detailed one. */
  requestHint() {
    this.hints.request((grade, signal) => api.tableHint(this.table ?? "", grade, signal));
  }

  /**
   * Runs one action of an agent on a copy of the map, and schedules the next one.
   * @param {string} agent @param {number} delay
   */
  async stepAgent(agent, delay) {
    clearTimeout(this.agentTimer);
    this.agentId = agent;
    this.agentDelay = delay;
    const run = (this.agentRun = {});
    try {
      const table = this.watched?.agent === agent ? this.watched.table : (await api.openTable({ like: this.table })).id;
      const view = await api.agentStep(table, agent);
      // The user has gone back or started another agent.
      if (this.agentRun !== run || !this.isConnected) return;
      this.watched = { agent, table, view };
      this.agentDelay = view.status.over ? 0 : delay;
    } catch (e) {
      if (this.agentRun !== run) return;
      this.error = /** @type {Error} */ (e).message;
      this.agentDelay = 0;
      return;
    }
    if (this.agentDelay) this.agentTimer = setTimeout(() => this.stepAgent(agent, delay), delay);
    await this.loadMarks();
  }

  /** Goes back to the user's own exploration. */
  stopWatching() {
    clearTimeout(this.agentTimer);
    this.agentRun = undefined;
    this.agentDelay = 0;
    if (!this.watched) return;
    this.watched = null;
    this.why = null;
    this.loadMarks();
  }

  render() {
    const view = this.shownView();
    if (!view) return this.error ? this.errorCard() : nothing;
    const over = view.status.over;
    const watching = this.watched !== null;
    const shown = this.replay.shown;
    return html`
      <div class="play with-layers">
        <section class="board-area" aria-label="${t("board.label")}">
          <div class="status-bar">
            <p class="status-text status" role="status" aria-live="polite">
              ${shown?.words ?? (watching ? t("stealth.watching", this.agentName()) : view.status.sentence)}
            </p>
          </div>
          <div class="board-box">
            <damier-board
              .scene=${shown?.scene ?? view.scene}
              .moves=${over || watching ? [] : view.moves}
              .marks=${shown ? [] : watching ? this.marks : [...this.marks, ...this.hints.marks()]}
              .arrows=${shown ? this.replay.arrows() : watching ? [] : this.hints.arrows()}
              label="${this.gameName}"
              @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail)}
              @damier-illegal=${(/** @type {CustomEvent} */ e) => this.explainRefusal(e.detail)}
              @damier-cell-click=${(/** @type {CustomEvent} */ e) => this.explainCell(e.detail)}
            ></damier-board>
          </div>
          ${view.layers.length && !over ? layerSwitch(view.layers, this.layer, (id) => this.selectLayer(id)) : nothing}
        </section>
        <aside class="card panel">
          <section>${this.header()}</section>
          ${over || watching ? nothing : this.actionSection()}
          <section class="fill">
            ${this.replay.controls()}${over && !watching ? this.endCard(view) : nothing}
            ${watching ? this.agentCard(view) : this.hints.render()}
            ${over ? nothing : layerExplanation(view.layers, this.layer, (id) => this.selectLayer(id))}
            ${view.layers.length && !over ? cellExplanation(this.why) : nothing}
            ${this.agents.length && (!over || watching) ? this.agentControls() : nothing}
            ${legendPanel(this.legend, { secret: true, layer: this.layer })}
          </section>
          <section class="foot">${watching ? this.backButton() : this.footer(over)}</section>
        </aside>
      </div>
    `;
  }

  agentName() {
    return this.agents.find((a) => a.id === this.watched?.agent)?.name ?? "";
  }

  /** Renders the state of the watched agent. @param {import("../api.js").View} view */
  agentCard(view) {
    return html`
      <p class="note" role="status">${t("stealth.watch-note")} ${view.status.over ? view.status.sentence : ""}</p>
    `;
  }

  backButton() {
    return html`
      <button class="btn main big block" @click=${() => this.stopWatching()}>
        ${icon("undo")}${t("stealth.watch-back")}
      </button>
    `;
  }

  /** Renders the error if the game does not exist or the server is not reachable. */
  errorCard() {
    return html`
      <div class="card" role="alert">
        <h1>${this.gameName}</h1>
        <p>${this.error}</p>
        <a class="btn main" href="/play/${this.game}">${t("home.new")}</a>
      </div>
    `;
  }

  header() {
    return html`
      <div class="row spread">
        <h1>${this.gameName}</h1>
        <a class="sub" href="/rules/${this.game}">${t("home.rules")}</a>
      </div>
      ${
        this.error
          ? html`
              <p class="error" role="alert">${this.error}</p>
            `
          : nothing
      }
      ${this.view ? counterPanel((this.shownView() ?? this.view).scene) : nothing}
    `;
  }

  actionSection() {
    const moves = (this.view?.moves ?? []).filter((m) => !isSubmitMove(m));
    return html`
      <section class="actions-section">${actionButtons(moves, (m) => this.play(m), this.buttons)}</section>
    `;
  }

  /** Renders the bottom of the panel: buttons and one main button. @param {boolean} over */
  footer(over) {
    const move = this.moveToConfirm;
    if (move)
      return confirmMove(
        move,
        () => this.play(move),
        () => (this.moveToConfirm = null),
      );
    const items = [
      { words: t("play.next"), icon: "forward", key: "n", act: () => this.newWorld() },
      { words: t("play.new-game"), icon: "plus", href: "/play/" + this.game },
    ];
    return html`
      <div class="tools">
        ${over ? this.endButtons() : this.hintButton()}
        <damier-more .items=${items}></damier-more>
      </div>
      ${over ? this.nextButton() : this.submitButton()}
    `;
  }

  hintButton() {
    return html`
      <button class="btn" ?disabled=${this.hints.isLast()} @click=${() => this.requestHint()} title="i">
        ${icon("hint")}
        <span>${t("play.hint")}</span>
      </button>
    `;
  }

  endButtons() {
    const sequel = this.view?.sequel;
    return html`
      ${
        sequel
          ? html`
              <a class="btn" href="${buildUrl("/analysis", { g: this.game, p: sequel.position })}">
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

  submitButton() {
    const last = this.view?.moves.find(isSubmitMove);
    return last
      ? html`
          <button class="btn main big block" data-move="${last.text}" @click=${() => this.play(last)}>
            ${icon("send")}${capitalise(last.words)}
          </button>
        `
      : nothing;
  }

  /** Renders the link to the next phase on the same map. */
  nextButton() {
    const sequel = this.view?.sequel;
    if (!sequel) return nothing;
    const url = buildUrl("/play/" + this.game, { p: sequel.position, paid: this.view?.status.cost });
    return html`
      <a class="btn main big block" href="${url}">${sequel.name}</a>
    `;
  }

  /** Renders the controls of the agent. */
  agentControls() {
    return agentPanel({
      agents: this.agents,
      selected: this.agentId,
      delay: this.agentDelay,
      select: (id) => (this.agentId = id),
      run: (delay) => this.stepAgent(this.agentId, delay),
      stop: () => {
        clearTimeout(this.agentTimer);
        this.agentDelay = 0;
      },
    });
  }

  /** @param {string} id */
  selectLayer(id) {
    this.layer = id;
    this.loadMarks();
  }

  newWorld() {
    navigate("/explore/" + this.game + "?" + Math.random().toString(36).slice(2, 6));
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (!isShortcutKey(e) || this.watched) return;
    if (e.key === "i" && !this.view?.status.over) this.requestHint();
    else if (e.key === "n") this.newWorld();
    else if (/^[a-z]$/i.test(e.key) && !this.view?.status.over) this.explainRefusal({ key: e.key.toLowerCase() });
  }

  /** Copies a link to the same map, without any result. */
  async share() {
    const url = location.origin + buildUrl("/explore/" + this.game, { like: this.table });
    await navigator.clipboard?.writeText(url).catch(() => {});
    dispatchEvent(new CustomEvent("damier-toast", { detail: t("play.shared") }));
  }

  /** @param {import("../api.js").View} view */
  endCard(view) {
    const replay = (/** @type {string[]} */ moves) => this.replay.play(this.game, view.start, moves);
    if (!view.sequel)
      return gameEndCard({
        sentence: view.status.sentence,
        winner: undefined,
        line: view.played,
        share: nothing,
        replay,
      });
    return explorationEndCard({
      yours: view.status.cost,
      line: view.played,
      agent: this.agentResult,
      nextStep: t("stealth.then"),
      replay,
    });
  }
}

customElements.define("damier-explore", Explore);
