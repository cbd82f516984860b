import { html } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api, search } from "../api.js";
import { buildUrl, updateUrl } from "../route.js";
import { finalView, isRecord } from "../open-position.js";
import { icon } from "../icons.js";
import { savePng, saveSvg } from "../board-image.js";
import { fieldValue } from "../field-value.js";
import { MOVE_TOOL, toolPalette } from "../editor/palette.js";
import "../board/board.js";

/**
 * The position editor: text and board are kept in sync, and a badge shows whether the position is valid and solvable.
 */
class Editor extends Element {
  static properties = {
    params: { attribute: false },
    view: { state: true },
    text: { state: true },
    tools: { state: true },
    tool: { state: true },
    error: { state: true },
    verdict: { state: true },
    games: { state: true },
    gameCard: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** The last valid board. @type {import("../api.js").View|null} */
    this.view = null;
    this.game = "";
    this.text = "";
    /** @type {import("../api.js").Tool[]} */
    this.tools = [];
    this.tool = "";
    /** @type {import("../api.js").ApiError|null} */
    this.error = null;
    /** @type {{tone: string, sentence: string, proof: string}|null} */
    this.verdict = null;
    /** @type {import("../api.js").Card[]} */
    this.games = [];
    /** @type {import("../api.js").GameCard|null} */
    this.gameCard = null;
    /** The positions before each change. @type {string[]} */
    this.undoStack = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.verdictSearch?.cancel();
    clearTimeout(this.inputTimer);
  }

  /** Loads all texts in the new language; the position remains. */
  onLanguageChange() {
    return this.attempt(async () => {
      await this.loadTools(this.game);
      await this.refresh();
    });
  }

  open() {
    return this.attempt(async () => {
      await this.loadTools(this.params.get("g") ?? "");
      this.text = this.params.get("p") ?? (await api.deal(this.game, {}, 1)).position;
      this.tool = this.tools[0]?.id ?? MOVE_TOOL;
      await this.refresh();
    });
  }

  /** @param {Error} reason */
  onError(reason) {
    this.error = /** @type {import("../api.js").ApiError} */ (reason);
  }

  /** Loads the games and the tools of one game. @param {string} game id of the game; "" for the first one */
  async loadTools(game) {
    const all = await api.games();
    this.games = all.map((g) => g.card);
    this.game = game || this.games[0].id;
    this.gameCard = all.find((g) => g.card.id === this.game) ?? null;
    this.tools = await api.editorTools(this.game);
  }

  /** Checks the text. A valid position is drawn and searched; an invalid one shows its error. */
  async refresh() {
    this.verdictSearch?.cancel();
    this.verdict = null;
    const text = this.text;
    updateUrl(buildUrl("/editor", { g: this.game, p: text }));
    try {
      const view = await api.checkPosition(this.game, text);
      if (text !== this.text) return;
      this.view = view;
      this.error = null;
      this.findVerdict();
    } catch (e) {
      if (text === this.text) this.error = /** @type {import("../api.js").ApiError} */ (e);
    }
  }

  /** Searches for a few seconds whether the position is solvable, and in how many moves. */
  async findVerdict() {
    const position = this.view?.position ?? "";
    this.verdictSearch = search({ game: this.game, position, time: 4000 });
    try {
      const r = await this.verdictSearch.result;
      if (this.view?.position === position) this.verdict = r.verdict;
    } catch {
      // A newer edit has cancelled this search.
    }
  }

  /** Handles input in the text field, after a short delay. @param {string} text */
  onInput(text) {
    this.undoStack.push(this.text);
    this.text = text;
    clearTimeout(this.inputTimer);
    this.inputTimer = setTimeout(() => (isRecord(text) ? this.openRecord(text) : this.refresh()), 150);
  }

  /** Opens the final position of a pasted game record. @param {string} text */
  openRecord(text) {
    return this.attempt(async () => {
      const { game, position } = await finalView(text, this.game);
      if (text === this.text) this.params = new URLSearchParams({ g: game, p: position });
    });
  }

  /** Applies the selected tool. @param {import("../api.js").Spot} at */
  applyTool(at) {
    return this.applyEdit(api.editPosition(this.game, this.view?.position ?? this.text, this.tool, at));
  }

  /** Handles a piece that was dragged. @param {CustomEvent} e */
  arrange(e) {
    const { from, to } = e.detail;
    return this.applyEdit(api.arrangePiece(this.game, this.view?.position ?? this.text, from, to));
  }

  /** @param {Promise<{position: string}>} edit */
  applyEdit(edit) {
    return this.attempt(async () => {
      const { position } = await edit;
      this.undoStack.push(this.text);
      this.text = position;
      await this.refresh();
    });
  }

  undo() {
    const last = this.undoStack.pop();
    if (last === undefined) return;
    this.text = last;
    this.refresh();
  }

  /** Whether pieces can be dragged. */
  canArrange() {
    return this.gameCard?.presentation.panels.includes("arrange") ?? false;
  }

  /** Returns a pseudo-move for every wall slot, so that tools for edges can be used there. */
  slotMoves() {
    const tool = this.tools.find((x) => x.id === this.tool);
    const scene = this.view?.scene;
    if (!tool?.edges || !scene) return [];
    const slots = [];
    for (let y = 0; y <= scene.rows; y++) {
      for (let x = 0; x <= scene.columns; x++) {
        for (const kind of /** @type {("H"|"V")[]} */ (["H", "V"])) {
          slots.push({ code: slots.length, text: "", from: null, to: { kind, x, y }, way: " " });
        }
      }
    }
    return slots;
  }

  render() {
    const marks = (this.error?.spots ?? [])
      .filter((s) => s.kind === "CELL")
      .map((s) => ({ x: s.x, y: s.y, kind: "fault", tone: "bad", label: "", weight: 100 }));
    return html`
      <div class="columns">
        <section class="board-area" aria-label="${t("board.label")}">
          <div class="fit">
            <damier-board
              .scene=${this.view?.scene ?? null}
              .moves=${this.slotMoves()}
              .marks=${marks}
              .arranging=${this.tool === MOVE_TOOL}
              @damier-arrange=${(/** @type {CustomEvent} */ e) => this.arrange(e)}
              @damier-cell-click=${(/** @type {CustomEvent} */ e) => this.applyTool(e.detail)}
              @damier-move=${(/** @type {CustomEvent} */ e) => this.applyTool(e.detail.to)}
            ></damier-board>
          </div>
        </section>
        <aside>
          <div class="card">
            <div class="row spread">
              <h1>${t("nav.editor")}</h1>
              <label>
                ${t("editor.game")}
                <select
                  @change=${(/** @type {Event} */ e) => (this.params = new URLSearchParams({ g: fieldValue(e) }))}
                >
                  ${this.games.map(
                    (g) => html`
                      <option value="${g.id}" ?selected=${g.id === this.game}>${g.name}</option>
                    `,
                  )}
                </select>
              </label>
            </div>
            <div aria-live="polite" class="badge">${this.error ? this.errorText(this.error) : this.verdictText()}</div>
          </div>
          ${toolPalette(this.tools, this.tool, this.canArrange(), (tool) => (this.tool = tool))}
          <div class="card">
            <label for="text">${t("analysis.position")}</label>
            <textarea
              id="text"
              rows="3"
              spellcheck="false"
              .value=${this.text}
              @input=${(/** @type {Event} */ e) => this.onInput(/** @type {HTMLTextAreaElement} */ (e.target).value)}
            ></textarea>
            <div class="row">
              <button class="btn" ?disabled=${!this.undoStack.length} @click=${() => this.undo()}>
                ${icon("undo")}${t("play.undo")}
              </button>
              <a class="btn main" href="${buildUrl("/play/" + this.game, { p: this.text })}">${t("home.play-now")}</a>
              <a class="btn" href="${buildUrl("/analysis", { g: this.game, p: this.text })}">${t("play.analyse")}</a>
              <button class="btn" @click=${() => this.share()}>${icon("share")}${t("play.share")}</button>
              <button class="btn" @click=${() => saveSvg(this.boardSvg(), this.game)}>SVG</button>
              <button class="btn" @click=${() => savePng(this.boardSvg(), this.game)}>PNG</button>
            </div>
          </div>
        </aside>
      </div>
    `;
  }

  /** Renders the error of an invalid text. @param {import("../api.js").ApiError} fault */
  errorText(fault) {
    return html`
      <p class="verdict bad">${t("editor.invalid")}</p>
      <p class="error">${fault.message}</p>
    `;
  }

  /**
   * Renders the verdict and the remarks on the position. The remarks come first if they explain why it is unsolvable.
   */
  verdictText() {
    const remarks = (this.view?.remarks ?? []).map(
      (r) => html`
        <p class="sub">${r}</p>
      `,
    );
    if (!this.verdict)
      return html`
        <p class="verdict">${t("editor.valid")}</p>
        <p class="sub">${t("play.thinking")}</p>
        ${remarks}
      `;
    const verdict = html`
      <p class="verdict ${this.verdict.tone}">${this.verdict.sentence}</p>
      <p class="sub">${this.verdict.proof}</p>
    `;
    return this.verdict.tone === "bad" ? [remarks, verdict] : [verdict, remarks];
  }

  boardSvg() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }

  async share() {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    dispatchEvent(new CustomEvent("damier-toast", { detail: t("play.shared") }));
  }
}

customElements.define("damier-editor", Editor);
