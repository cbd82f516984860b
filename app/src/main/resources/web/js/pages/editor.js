import { html } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api, search } from "../api.js";
import { address, note } from "../route.js";
import { endOf, isRecord } from "../paste.js";
import { icon } from "../icons.js";
import { savePng, saveSvg } from "../export.js";
import { entered } from "../entered.js";
import { HAND, palette } from "../editor/palette.js";
import "../board/board.js";

/** Text and board in step, with a badge that says at once whether the position is valid, solvable, and how long. */
class Editor extends Element {
  static properties = {
    params: { attribute: false },
    view: { state: true },
    text: { state: true },
    tools: { state: true },
    tool: { state: true },
    fault: { state: true },
    badge: { state: true },
    games: { state: true },
    known: { state: true },
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
    /** @type {import("../api.js").Refused|null} */
    this.fault = null;
    /** @type {{tone: string, sentence: string, proof: string}|null} */
    this.badge = null;
    /** @type {import("../api.js").Card[]} */
    this.games = [];
    /** @type {import("../api.js").Known|null} */
    this.known = null;
    /** Positions before each change. @type {string[]} */
    this.past = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.run?.abandon();
    clearTimeout(this.wait);
  }

  /** The words again in the other language; the position stays as it was edited. */
  translated() {
    return this.attempt(async () => {
      await this.name(this.game);
      await this.look();
    });
  }

  open() {
    return this.attempt(async () => {
      await this.name(this.params.get("g") ?? "");
      this.text = this.params.get("p") ?? (await api.deal(this.game, {}, 1)).position;
      this.tool = this.tools[0]?.id ?? HAND;
      await this.look();
    });
  }

  /** @param {Error} reason */
  failed(reason) {
    this.fault = /** @type {import("../api.js").Refused} */ (reason);
  }

  /** What there is to choose from, in words. @param {string} game the first one when it is empty */
  async name(game) {
    const all = await api.games();
    this.games = all.map((g) => g.card);
    this.game = game || this.games[0].id;
    this.known = all.find((g) => g.card.id === this.game) ?? null;
    this.tools = await api.tools(this.game);
  }

  /** Reads the text: a valid one is drawn and judged, a faulty one says where. */
  async look() {
    this.run?.abandon();
    this.badge = null;
    const text = this.text;
    note(address("/editor", { g: this.game, p: text }));
    try {
      const view = await api.check(this.game, text);
      if (text !== this.text) return;
      this.view = view;
      this.fault = null;
      this.judge();
    } catch (e) {
      if (text === this.text) this.fault = /** @type {import("../api.js").Refused} */ (e);
    }
  }

  /** Solvable? How long? A few seconds are enough for a badge. */
  async judge() {
    const position = this.view?.position ?? "";
    this.run = search({ game: this.game, position, time: 4000 });
    try {
      const r = await this.run.result;
      if (this.view?.position === position) this.badge = r.verdict;
    } catch {
      // a newer edit took its place
    }
  }

  /** @param {string} text */
  type(text) {
    this.past.push(this.text);
    this.text = text;
    clearTimeout(this.wait);
    this.wait = setTimeout(() => (isRecord(text) ? this.recorded(text) : this.look()), 150);
  }

  /** A pasted game: what is edited is the board it came to. @param {string} text */
  recorded(text) {
    return this.attempt(async () => {
      const { game, position } = await endOf(text, this.game);
      if (text === this.text) this.params = new URLSearchParams({ g: game, p: position });
    });
  }

  /** Uses the chosen tool. @param {import("../api.js").Spot} at */
  put(at) {
    return this.change(api.edit(this.game, this.view?.position ?? this.text, this.tool, at));
  }

  /** Something was put elsewhere by hand. @param {CustomEvent} e */
  arrange(e) {
    const { from, to } = e.detail;
    return this.change(api.arrange(this.game, this.view?.position ?? this.text, from, to));
  }

  /** @param {Promise<{position: string}>} edit */
  change(edit) {
    return this.attempt(async () => {
      const { position } = await edit;
      this.past.push(this.text);
      this.text = position;
      await this.look();
    });
  }

  undo() {
    const last = this.past.pop();
    if (last === undefined) return;
    this.text = last;
    this.look();
  }

  /** Whether pieces can be dragged. */
  byHand() {
    return this.known?.presentation.panels.includes("arrange") ?? false;
  }

  /** Every cell and slot can be edited: gestures for the chosen tool. */
  gestures() {
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
    const marks = (this.fault?.spots ?? [])
      .filter((s) => s.kind === "CELL")
      .map((s) => ({ x: s.x, y: s.y, kind: "fault", tone: "bad", label: "", weight: 100 }));
    return html`
      <div class="columns">
        <section class="stage" aria-label="${t("board.label")}">
          <div class="fit">
            <damier-board
              .scene=${this.view?.scene ?? null}
              .moves=${this.gestures()}
              .marks=${marks}
              .free=${this.tool === HAND}
              @damier-arrange=${(/** @type {CustomEvent} */ e) => this.arrange(e)}
              @damier-cell=${(/** @type {CustomEvent} */ e) => this.put(e.detail)}
              @damier-move=${(/** @type {CustomEvent} */ e) => this.put(e.detail.to)}
            ></damier-board>
          </div>
        </section>
        <aside>
          <div class="card">
            <div class="row spread">
              <h1>${t("nav.editor")}</h1>
              <label>
                ${t("editor.game")}
                <select @change=${(/** @type {Event} */ e) => (this.params = new URLSearchParams({ g: entered(e) }))}>
                  ${this.games.map(
                    (g) => html`
                      <option value="${g.id}" ?selected=${g.id === this.game}>${g.name}</option>
                    `,
                  )}
                </select>
              </label>
            </div>
            <div aria-live="polite" class="badge">${this.fault ? this.faulty(this.fault) : this.judged()}</div>
          </div>
          ${palette(this.tools, this.tool, this.byHand(), (tool) => (this.tool = tool))}
          <div class="card">
            <label for="text">${t("analysis.position")}</label>
            <textarea
              id="text"
              rows="3"
              spellcheck="false"
              .value=${this.text}
              @input=${(/** @type {Event} */ e) => this.type(/** @type {HTMLTextAreaElement} */ (e.target).value)}
            ></textarea>
            <div class="row">
              <button class="btn" ?disabled=${!this.past.length} @click=${() => this.undo()}>
                ${icon("undo")}${t("play.undo")}
              </button>
              <a class="btn main" href="${address("/play/" + this.game, { p: this.text })}">${t("home.play-now")}</a>
              <a class="btn" href="${address("/analysis", { g: this.game, p: this.text })}">${t("play.analyse")}</a>
              <button class="btn" @click=${() => this.share()}>${icon("share")}${t("play.share")}</button>
              <button class="btn" @click=${() => saveSvg(this.drawing(), this.game)}>SVG</button>
              <button class="btn" @click=${() => savePng(this.drawing(), this.game)}>PNG</button>
            </div>
          </div>
        </aside>
      </div>
    `;
  }

  /** What is said of the board does not hold for a text that is none. @param {import("../api.js").Refused} fault */
  faulty(fault) {
    return html`
      <p class="verdict bad">${t("editor.invalid")}</p>
      <p class="error">${fault.message}</p>
    `;
  }

  /** The verdict, and what else is worth saying; where it cannot be done, the reason stands first. */
  judged() {
    const remarks = (this.view?.remarks ?? []).map(
      (r) => html`
        <p class="sub">${r}</p>
      `,
    );
    if (!this.badge)
      return html`
        <p class="verdict">${t("editor.valid")}</p>
        <p class="sub">${t("play.thinking")}</p>
        ${remarks}
      `;
    const verdict = html`
      <p class="verdict ${this.badge.tone}">${this.badge.sentence}</p>
      <p class="sub">${this.badge.proof}</p>
    `;
    return this.badge.tone === "bad" ? [remarks, verdict] : [verdict, remarks];
  }

  drawing() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }

  async share() {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    dispatchEvent(new CustomEvent("damier-say", { detail: t("play.shared") }));
  }
}

customElements.define("damier-editor", Editor);
