import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api, search } from "../api.js";
import { buildUrl, updateUrl, shareableUrl } from "../route.js";
import { finalView, isRecord } from "../open-position.js";
import { icon } from "../icons.js";
import { savePng, saveSvg } from "../board-image.js";
import { fieldValue } from "../field-value.js";
import { EditQueue } from "../editor/edit-queue.js";
import { applyToolLocally, movePieceLocally } from "../editor/local-edit.js";
import { MOVE_TOOL, toolPalette } from "../editor/palette.js";
import "../board/board.js";

/** Delay after a key in the text field before the text is checked, in ms. */
const INPUT_DELAY_MILLIS = 150;

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
    refusal: { state: true },
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
    /** Why the last edit was not possible. */
    this.refusal = "";
    /** @type {{tone: string, sentence: string, proof: string, solved: boolean}|null} */
    this.verdict = null;
    /** @type {import("../api.js").Card[]} */
    this.games = [];
    /** @type {import("../api.js").GameCard|null} */
    this.gameCard = null;
    /** The positions before each change. @type {string[]} */
    this.undoStack = [];
    /** Text that was typed but not checked yet. @type {string|null} */
    this.typedText = null;
    this.edits = new EditQueue({
      validate: (position) => this.showPosition(position),
      onError: (error) => this.onError(error),
      onChange: () => this.requestUpdate(),
      whenReachable: () => new Promise((resolve) => addEventListener("damier-reachable", resolve, { once: true })),
    });
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
      await this.showPosition(this.text);
    });
  }

  open() {
    return this.attempt(async () => {
      await this.loadTools(this.params.get("g") ?? "");
      const position = this.params.get("p") ?? (await api.deal(this.game, {}, 1)).position;
      this.tool = this.tools[0]?.id ?? MOVE_TOOL;
      this.undoStack = [];
      this.edits.open(position);
      await this.showPosition(position);
    });
  }

  /** Shows why an edit was not possible; the position before it stays. @param {Error} reason */
  onError(reason) {
    this.refusal = reason.message;
  }

  /** Loads the games and the tools of one game. @param {string} game id of the game; "" for the first one */
  async loadTools(game) {
    const all = await api.games();
    this.games = all.map((g) => g.card);
    this.game = game || this.games[0].id;
    this.gameCard = all.find((g) => g.card.id === this.game) ?? null;
    this.tools = await api.editorTools(this.game);
  }

  /**
   * Shows and checks a position. A valid one is drawn and searched; an invalid one shows its error.
   * @param {string} position @returns {Promise<boolean>} whether it is valid
   */
  async showPosition(position) {
    this.verdictSearch?.cancel();
    this.verdict = null;
    this.refusal = "";
    // Text that the user is typing stays.
    if (this.typedText === null) this.text = position;
    const game = this.game;
    updateUrl(buildUrl("/editor", { g: game, p: position }));
    try {
      const view = await api.checkPosition(game, position);
      if (game !== this.game) return false;
      this.view = view;
      this.error = null;
      this.findVerdict();
      return true;
    } catch (e) {
      if (game === this.game) this.error = /** @type {import("../api.js").ApiError} */ (e);
      return false;
    }
  }

  /** Searches for a few seconds whether the position is solvable, and in how many moves. */
  async findVerdict() {
    const position = this.view?.position ?? "";
    this.verdictSearch = search({ game: this.game, position, time: 4000 });
    try {
      const r = await this.verdictSearch.result;
      if (this.view?.position === position) this.verdict = { ...r.verdict, solved: (r.cost ?? null) !== null };
    } catch {
      // A newer edit has cancelled this search.
    }
  }

  /** Handles input in the text field, after a short delay. @param {string} text */
  onInput(text) {
    if (this.typedText === null) this.undoStack.push(this.edits.position);
    this.typedText = this.text = text;
    clearTimeout(this.inputTimer);
    this.inputTimer = setTimeout(
      () => (isRecord(text) ? this.openRecord(text) : this.checkTypedText()),
      INPUT_DELAY_MILLIS,
    );
  }

  /** Replaces the position by the typed text. */
  checkTypedText() {
    clearTimeout(this.inputTimer);
    if (this.typedText === null) return;
    const text = this.typedText;
    this.typedText = null;
    this.edits.add({ text }).then(() => {
      if (this.error && this.text === text) this.openOtherGame(text);
    });
  }

  /** Opens a text that is a position of another game. @param {string} text */
  async openOtherGame(text) {
    const view = await api.checkPosition("", text.trim()).catch(() => null);
    if (view && view.game !== this.game && this.text === text)
      this.params = new URLSearchParams({ g: view.game, p: view.position });
  }

  /** Opens the final position of a pasted game record. @param {string} text */
  openRecord(text) {
    return this.attempt(async () => {
      const { game, position } = await finalView(text, this.game);
      if (text !== this.text) return;
      this.typedText = null;
      this.params = new URLSearchParams({ g: game, p: position });
    });
  }

  /** Applies the selected tool. @param {import("../api.js").Spot} at */
  applyTool(at) {
    const tool = this.tools.find((x) => x.id === this.tool);
    if (!tool) return;
    this.applyEdit(
      (scene) => applyToolLocally(scene, tool, at),
      (position) => api.editPosition(this.game, position, tool.id, at),
    );
  }

  /** Applies a tool to the whole board. @param {import("../api.js").Tool} tool */
  changeBoard(tool) {
    this.applyEdit(
      (scene) => scene,
      (position) => api.editPosition(this.game, position, tool.id, { kind: "CELL", x: 0, y: 0 }),
    );
  }

  /** Handles a piece that was dragged. @param {CustomEvent} e */
  arrange(e) {
    const { from, to } = e.detail;
    this.applyEdit(
      (scene) => movePieceLocally(scene, from, to),
      (position) => api.arrangePiece(this.game, position, from, to),
    );
  }

  /**
   * Draws an edit at once and sends it to the server after the earlier ones.
   * @param {(scene: import("../api.js").Scene) => import("../api.js").Scene} draw
   * @param {(position: string) => Promise<{position: string}>} request
   */
  applyEdit(draw, request) {
    this.checkTypedText();
    this.refusal = "";
    const apply = async (/** @type {string} */ before) => {
      const { position } = await request(before);
      this.undoStack.push(before);
      return position;
    };
    this.edits.add({ draw, apply });
  }

  async undo() {
    this.checkTypedText();
    await this.edits.running;
    const text = this.undoStack.pop();
    if (text !== undefined) this.edits.add({ text });
  }

  /** Returns the board with the edits that the server has not applied yet. */
  shownScene() {
    return this.view ? this.edits.draw(this.view.scene) : null;
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
              .scene=${this.shownScene()}
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
            <div aria-live="polite" class="badge">
              ${this.error ? this.errorText(this.error) : this.verdictText()}
              ${
                this.refusal
                  ? html`
                      <p class="error" role="alert">${this.refusal}</p>
                    `
                  : nothing
              }
            </div>
          </div>
          ${toolPalette(
            this.tools,
            this.tool,
            this.canArrange(),
            (tool) => (this.tool = tool),
            (tool) => this.changeBoard(tool),
          )}
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
              ${this.positionLink("main", buildUrl("/play/" + this.game, { p: this.text }), t("home.play-now"), this.verdict?.tone !== "bad")}
              ${this.positionLink("", buildUrl("/analysis", { g: this.game, p: this.text }), t("play.analyse"))}
              <button class="btn" @click=${() => this.share()}>${icon("share")}${t("play.share")}</button>
              <button class="btn" @click=${() => saveSvg(this.boardSvg(), this.game)}>SVG</button>
              <button class="btn" @click=${() => savePng(this.boardSvg(), this.game)}>PNG</button>
            </div>
          </div>
        </aside>
      </div>
    `;
  }

  /**
   * Renders a link that opens the position; disabled if it is invalid or not checked yet.
   * @param {string} kind @param {string} url @param {string} label @param {boolean} [possible]
   */
  positionLink(kind, url, label, possible = true) {
    return !possible || this.error || this.typedText !== null || this.edits.pending.length
      ? html`
          <button class="btn ${kind}" disabled>${label}</button>
        `
      : html`
          <a class="btn ${kind}" href="${url}">${label}</a>
        `;
  }

  /** Renders the error of an invalid text. @param {import("../api.js").ApiError} fault */
  errorText(fault) {
    return html`
      ${
        fault.status
          ? html`
              <p class="verdict bad">${t("editor.invalid")}</p>
            `
          : ""
      }
      <p class="error">${fault.message}</p>
    `;
  }

  /** Renders the verdict. Solution length and remarks are hidden, because the author may want to play. */
  verdictText() {
    const remarks = (this.view?.remarks ?? []).map(
      (r) => html`
        <p class="sub">${r}</p>
      `,
    );
    const { verdict } = this;
    const sentences = verdict
      ? html`
          <p class="verdict ${verdict.tone}">${verdict.sentence}</p>
          <p class="sub">${verdict.proof}</p>
        `
      : html`
          <p class="sub">${t("play.thinking")}</p>
        `;
    // The remarks explain why the position is unsolvable.
    if (verdict?.tone === "bad") return [remarks, sentences];
    const hasSeats = (this.view?.seats.length ?? 0) > 0;
    return html`
      <p class="verdict ${verdict?.tone ?? ""}">${t(verdict?.solved ? "editor.solvable" : "editor.valid")}</p>
      <details>
        <summary>${t(hasSeats ? "editor.reveal-game" : "editor.reveal")}</summary>
        ${sentences}${remarks}
      </details>
    `;
  }

  boardSvg() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }

  async share() {
    await navigator.clipboard?.writeText(await shareableUrl()).catch(() => {});
    dispatchEvent(new CustomEvent("damier-toast", { detail: t("play.shared") }));
  }
}

customElements.define("damier-editor", Editor);
