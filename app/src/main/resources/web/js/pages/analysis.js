import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { address, note } from "../route.js";
import { openPosition } from "../paste.js";
import { keptList } from "../keeping.js";
import { StudyTree } from "../analysis/tree.js";
import { studyAddress, studyText } from "../analysis/address.js";
import { arrows } from "../analysis/arrows.js";
import { EngineChoice } from "../analysis/engine-choice.js";
import { EngineSession } from "../analysis/session.js";
import { engineBox, engineOptions } from "../analysis/engine-box.js";
import { foundLines, sentences } from "../analysis/found.js";
import { positionForm, studyFoot } from "../analysis/foot.js";
import { balanceBar } from "../analysis/lines.js";
import { LineShow } from "../analysis/line-show.js";
import { LineWords } from "../analysis/line-words.js";
import { recordHead } from "../analysis/record-head.js";
import { remarks } from "../analysis/remarks.js";
import { Reviewing } from "../analysis/reviewing.js";
import { openKeptStudy } from "../analysis/share.js";
import { ShortestLines } from "../analysis/shortest.js";
import { StudyKeys } from "../analysis/study-keys.js";
import { learnNames } from "../lab/names.js";
import { studyMoves, steps } from "../analysis/moves.js";
import "../board/board.js";

/** A study board: any position with its tree of moves, an engine that follows, and a review of the whole. */
class Analysis extends Element {
  static properties = {
    params: { attribute: false },
    view: { state: true },
    error: { state: true },
    refused: { state: true },
    afterMove: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.tree = new StudyTree();
    /** Of the record: who played, when. @type {Record<string, string>} */
    this.tags = {};
    this.game = "";
    this.start = "";
    /** The seat that begins. */
    this.first = 0;
    this.choice = new EngineChoice();
    this.session = new EngineSession(() => this.heard());
    this.reviewing = new Reviewing(this);
    this.show = new LineShow(this);
    this.words = new LineWords(this);
    this.shortest = new ShortestLines(this);
    this.keys = new StudyKeys(this);
    this.error = "";
    /** The board after the engine's move. @type {import("../api.js").View|null} */
    this.afterMove = null;
    /** Why the last gesture was no move. */
    this.refused = "";
    this.asked = 0;
    this.paste = (/** @type {string} */ text) => this.attempt(() => openPosition(text, this.game, this.start));
  }

  /** @param {Error} reason */
  failed(reason) {
    this.error = reason.message;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  connectedCallback() {
    super.connectedCallback();
    this.keys.connect();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.keys.disconnect();
    this.session.rest();
    this.reviewing.close();
    this.show.clear();
  }

  /** The server's sentences and words again, in the other language; what was found stays. */
  async translated() {
    await this.attempt(() => this.load(false));
    this.session.asked = "";
    await this.look();
  }

  async open() {
    this.session.rest();
    this.reviewing.close();
    this.game = this.params.get("g") ?? "";
    this.start = this.params.get("p") ?? "";
    this.choice = new EngineChoice(this.params);
    this.session.on = this.params.get("on") === "1";
    await this.attempt(async () => {
      const kept = this.params.get("kept");
      if (kept) {
        await openKeptStudy(kept);
        return;
      }
      if (!this.start) {
        const dealt = await api.deal(this.game || (await api.games())[0].card.id, {}, 1);
        this.game = dealt.game;
        this.start = dealt.position;
      }
      // A link whose moves cannot be read still has its start to show.
      const fault = await this.load(true).then(
        () => "",
        (/** @type {Error} */ e) => e.message,
      );
      await this.look();
      this.error ||= fault;
      if (this.params.get("review") === "1" && this.tree.root.children.length) this.reviewing.begin();
    });
  }

  /** The tree that the address means, or the present one in the present language. @param {boolean} fresh */
  async load(fresh) {
    const place = fresh ? this.params.get("at") : this.tree.place();
    const text = fresh ? studyText(this.params) : this.tree.write();
    const begin = await api.look(this.game, this.start);
    this.game = begin.game;
    this.first = begin.seat;
    this.tree = new StudyTree();
    if (fresh) this.tags = {};
    if (!text) return;
    const record = await api.record(text.startsWith("[") ? text : "1. " + text, this.game, this.start);
    if (fresh) this.tags = record.tags;
    this.tree = StudyTree.fromRecord(record);
    if (place) this.tree.goto(place);
    else this.tree.step(1e6);
  }

  /** The address holds the whole study. */
  noteAddress() {
    const study = {
      g: this.game,
      p: this.start,
      ...studyAddress(this.tree, this.tags),
      ...this.choice.address(),
      on: this.session.on ? 1 : undefined,
    };
    if (this.isConnected) note(address("/analysis", study), true);
  }

  /** How many take turns here. */
  seats() {
    return this.view?.seats.length ?? 0;
  }

  match() {
    return this.seats() > 1;
  }

  async look() {
    const asked = ++this.asked;
    this.noteAddress();
    try {
      const view = await api.look(this.game, this.start, this.tree.played());
      if (asked !== this.asked) return;
      this.view = view;
      this.error = "";
      this.refused = "";
      this.afterMove = null;
      this.show.clear();
      this.words.clear();
      this.shortest.clear();
      const offered = await api.engines(this.game, view.position);
      if (asked !== this.asked) return;
      this.choice.offered = offered;
      learnNames(offered.engines);
      const question = this.question();
      if (question) this.session.follow(question);
      else this.session.rest();
      this.heard();
    } catch (e) {
      if (asked === this.asked) this.error = /** @type {Error} */ (e).message;
    }
    this.requestUpdate();
  }

  /** What the engine is asked here; nothing once it is over. */
  question() {
    if (!this.view || this.view.status.over) return null;
    const played = this.tree.played();
    const gone = this.match() && played.length;
    const position = gone ? `${this.start} moves ${played.join(" ")}` : this.view.position;
    return this.choice.question(this.game, position, this.match());
  }

  /** Something new of the engine. */
  heard() {
    const result = this.session.result;
    if (result && !this.session.glimpse)
      this.words.learn(result.lines?.map((/** @type {any} */ l) => l.moves) ?? [result.moves]);
    if (result?.outcome === "chosen" && !this.session.glimpse && !this.afterMove && this.view) {
      const at = this.view.position;
      api
        .look(this.game, at, result.moves.slice(0, 1))
        .then((view) => this.view?.position === at && (this.afterMove = view))
        .catch(() => {});
    }
    this.requestUpdate();
  }

  /** Does something with the tree, and shows where it leads. @param {() => void} what */
  change(what) {
    what();
    return this.look();
  }

  /** @param {import("../api.js").Move} move */
  said(move) {
    const piece = move.effect?.moved[0]?.piece;
    const tone = this.view?.scene.pieces.find((p) => p.id === piece)?.tone ?? "";
    const slot = move.to && move.to.kind !== "CELL" ? move.to.kind : "";
    return { text: move.text, words: move.words, tone, slot };
  }

  /** @param {string} text */
  play(text) {
    const move = this.view?.moves.find((m) => m.text === text);
    const { quest } = this.reviewing;
    if (quest) return quest.tryMove(text);
    return this.change(() => this.tree.play(move ? this.said(move) : { text }));
  }

  /** What the board has painted was not played. */
  takeBack() {
    if (this.view) this.view = { ...this.view, scene: { ...this.view.scene }, moves: [...this.view.moves] };
  }

  /**
   * A gesture that is no legal move.
   * @param {import("../api.js").Spot|null} from
   * @param {import("../api.js").Spot} to
   */
  async gesture(from, to) {
    const view = this.view;
    if (!view || view.status.over) return;
    const { moves, refusal } = await api
      .gesture(this.game, view.position, [], from, to)
      .catch((e) => ({ moves: [], refusal: e.message }));
    if (this.view !== view) return;
    this.refused = refusal ?? "";
    if (!moves.length) return;
    if (this.reviewing.quest) await this.play(moves[0]);
    else await this.adopt(moves);
  }

  /** Takes a line over into the tree and goes to one of its moves. @param {string[]} moves @param {number} [at] */
  async adopt(moves, at = moves.length) {
    const from = this.tree.current;
    const played = this.tree.played();
    const record = await api.record("1. " + [...played, ...moves].join(" "), this.game, this.start).catch(() => null);
    /** @type {import("../analysis/tree.js").Said[]} */
    const said = record?.moves.slice(played.length) ?? moves.map((text) => ({ text }));
    await this.change(() => {
      this.tree.current = from;
      for (const { text, words, tone, slot } of said) this.tree.play({ text, words, tone, slot });
      this.tree.step(at - moves.length);
    });
  }

  /** @param {boolean} on */
  toggle(on) {
    this.session.toggle(on, this.question());
    this.noteAddress();
  }

  /** @param {Partial<import("../analysis/engine-choice.js").Settings>} settings */
  set(settings) {
    this.choice.set(settings);
    this.noteAddress();
    const question = this.question();
    if (question) this.session.follow(question);
    this.requestUpdate();
  }

  render() {
    const tones = (this.view?.seats ?? []).map((s) => s.tone);
    const names = (this.view?.seats ?? []).map((s) => s.name);
    return html`
      <div class="play study ${this.reviewing.review ? "reviewed" : ""}">
        <section class="stage" aria-label="${t("board.label")}">${this.stage(tones, names)}</section>
        <aside class="card panel">
          <section>
            <h1 class="sr-only">${t("nav.analysis")}</h1>
            ${engineBox(this.session, this.choice, this.match(), {
              toggle: (on) => this.toggle(on),
              set: (settings) => this.set(settings),
            })}
          </section>
          <section class="fill">
            ${sentences(this, names)} ${this.reviewing.quest ? nothing : foundLines(this, names)}
            ${this.reviewing.summary(names)} ${this.reviewing.note()}
            <div class="row spread">
              <h2>${t("moves.title")}</h2>
              ${steps(this.tree, (by) => this.change(() => this.tree.step(by)))}
            </div>
            ${recordHead(this.tags)}
            ${studyMoves(this.tree, {
              seats: Math.max(1, this.seats()),
              first: this.first,
              go: (node) => this.change(() => (this.tree.current = node)),
            })}
            ${remarks(this.tree, () => this.look())} ${positionForm(this)} ${keptList("analysis")}
            ${engineOptions(this.choice, (settings) => this.set(settings))}
          </section>
          <section class="foot">${studyFoot(this)}</section>
        </aside>
      </div>
    `;
  }

  /** The board with who stands better beside it, and the course of a reviewed game below. @param {string[]} tones
   *  @param {string[]} names */
  stage(tones, names) {
    const said = this.session.shown();
    const shown = this.show.preview ?? this.view;
    const moves = this.show.preview ? [] : (this.view?.moves ?? []);
    return html`
      <div class="study-board" @wheel=${(/** @type {WheelEvent} */ e) => this.keys.wheel(e)}>
        ${tones.length === 2 ? balanceBar(said?.balance ?? null, tones) : nothing}
        <damier-board
          .scene=${shown?.scene ?? null}
          .moves=${moves}
          .arrows=${this.session.on && !this.reviewing.quest ? arrows(said, moves) : []}
          @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail.text)}
          @damier-refused=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail.from, e.detail.to)}
          @damier-cell=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail, e.detail)}
        ></damier-board>
      </div>
      ${this.reviewing.graph(tones, names)}
    `;
  }

  drawing() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }
}

customElements.define("damier-analysis", Analysis);
