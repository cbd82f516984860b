import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api, search } from "../api.js";
import { address, note } from "../route.js";
import { openPosition } from "../paste.js";
import { keptList } from "../keeping.js";
import { options, words } from "../lab/experiment.js";
import { icon } from "../icons.js";
import { explanation } from "../explain.js";
import { savePng } from "../export.js";
import { StudyTree } from "../analysis/tree.js";
import { studyAddress, studyText } from "../analysis/address.js";
import { studyMoves, steps } from "../analysis/moves.js";
import { remarks } from "../analysis/remarks.js";
import { EngineSession } from "../analysis/session.js";
import { engineBox, engineOptions } from "../analysis/engine-box.js";
import { answerTable, balanceBar, balanceSentence, counted, lineButtons, rankedLines } from "../analysis/lines.js";
import { Review } from "../analysis/review.js";
import { mistakeNote, reviewSummary } from "../analysis/review-view.js";
import { courseGraph } from "../analysis/graph.js";
import { Quest } from "../analysis/quest.js";
import { StudyKeys } from "../analysis/study-keys.js";
import { exportRecord, keepStudy, openKeptStudy, recordText, saveGif, shareStudy } from "../analysis/share.js";
import "../board/board.js";

const STANDARD = { lines: 3, time: 30 };
/** How long a review thinks about a position, in ms: of a game as long as that, of a puzzle until it is solved. */
const REVIEWING = { match: 500, puzzle: 10_000 };

/** A study board: any position with its tree of moves, an engine that follows, and a review of the whole. */
class Analysis extends Element {
  static properties = {
    params: { attribute: false },
    view: { state: true },
    engines: { state: true },
    error: { state: true },
    preview: { state: true },
    shown: { state: true },
    boards: { state: true },
    refused: { state: true },
    afterMove: { state: true },
    answers: { state: true },
    order: { state: true },
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
    /**
     * @type {{standard: string, engines: import("../api.js").EngineCard[],
     *   heuristics: {id: string, admissible: boolean}[]}|null}
     */
    this.engines = null;
    /** @type {import("../analysis/engine-box.js").Settings} */
    this.settings = { engine: "", heuristic: "", given: {}, ...STANDARD };
    this.session = new EngineSession(() => this.heard());
    /** @type {Review|null} */
    this.review = null;
    /** @type {Quest|null} */
    this.quest = null;
    this.keys = new StudyKeys(this);
    this.error = "";
    /** The board after the engine's move. @type {import("../api.js").View|null} */
    this.afterMove = null;
    /** A line shown on the board while the pointer is over it. @type {import("../api.js").View|null} */
    this.preview = null;
    /** The line that plays by itself, and how far it has come. @type {{line: string[], at: number}|null} */
    this.shown = null;
    /** The boards of a line, one after each move. @type {{line: string[], scenes: import("../api.js").Scene[]}|null} */
    this.boards = null;
    /** All shortest lines. @type {{moves: string[], pieces: number, turns: number}[]|null} */
    this.answers = null;
    this.moreAnswers = false;
    /** @type {import("../analysis/lines.js").Order} */
    this.order = { by: "pieces", down: false };
    /** Why the last gesture was no move. */
    this.refused = "";
    this.asked = 0;
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
    this.review?.stop();
    this.shown = null;
  }

  /** The server's sentences and words again, in the other language; what was found stays. */
  async translated() {
    this.preview = null;
    await this.load(false);
    this.session.asked = "";
    await this.look();
  }

  async open() {
    this.session.rest();
    this.review?.stop();
    this.review = null;
    this.quest = null;
    this.game = this.params.get("g") ?? "";
    this.start = this.params.get("p") ?? "";
    this.settings = {
      engine: this.params.get("e") ?? "",
      heuristic: this.params.get("h") ?? "",
      given: options(this.params.get("o") ?? ""),
      lines: Number(this.params.get("n") ?? STANDARD.lines),
      time: Number(this.params.get("t") ?? STANDARD.time),
    };
    this.session.on = this.params.get("on") === "1";
    try {
      const kept = this.params.get("kept");
      if (kept) return await openKeptStudy(kept);
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
      if (this.params.get("review") === "1" && this.tree.root.children.length) this.startReview();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    return undefined;
  }

  /** The tree that the address means, or the present one in the present language. @param {boolean} fresh */
  async load(fresh) {
    const place = fresh ? this.params.get("at") : this.tree.place();
    const text = fresh ? studyText(this.params) : this.tree.write();
    const begin = await api.look(this.game, this.start);
    this.game = begin.game;
    this.first = begin.seat;
    this.tree = new StudyTree();
    if (!text) return;
    const record = await api.record(text.startsWith("[") ? text : "1. " + text, this.game, this.start);
    if (fresh) this.tags = record.tags;
    this.tree = StudyTree.fromRecord(record);
    if (place) this.tree.goto(place);
    else this.tree.step(1e6);
  }

  url() {
    return address("/analysis", {
      g: this.game,
      p: this.start,
      ...studyAddress(this.tree, this.tags),
      e: this.settings.engine,
      h: this.settings.heuristic,
      o: words(this.settings.given) || undefined,
      n: this.settings.lines === STANDARD.lines ? undefined : this.settings.lines,
      t: this.settings.time === STANDARD.time ? undefined : this.settings.time,
      on: this.session.on ? 1 : undefined,
    });
  }

  /** Whether two or more take turns here. */
  match() {
    return (this.view?.seats.length ?? 0) > 1;
  }

  async look() {
    const asked = ++this.asked;
    note(this.url(), true);
    try {
      const view = await api.look(this.game, this.start, this.tree.played());
      if (asked !== this.asked) return;
      this.view = view;
      this.error = "";
      this.refused = "";
      this.preview = null;
      this.shown = null;
      this.boards = null;
      this.answers = null;
      this.afterMove = null;
      const engines = await api.engines(this.game, view.position);
      if (asked !== this.asked) return;
      this.engines = engines;
      const question = this.question();
      if (question) this.session.follow(question);
      else this.session.rest();
    } catch (e) {
      if (asked === this.asked) this.error = /** @type {Error} */ (e).message;
    }
    this.requestUpdate();
  }

  /**
   * What the engine is asked here; nothing once it is over.
   * @returns {import("../analysis/session.js").Question|null}
   */
  question() {
    const view = this.view;
    if (!view || view.status.over) return null;
    const { given, heuristic, lines, time } = this.settings;
    const set = Object.fromEntries(Object.entries(given).filter(([id]) => this.takes(id)));
    if (heuristic && this.takes("heuristic")) set.heuristic = heuristic;
    const match = this.match();
    const played = this.tree.played();
    return {
      game: this.game,
      position: match && played.length ? `${this.start} moves ${played.join(" ")}` : view.position,
      engine: this.settings.engine,
      options: set,
      lines: match ? Math.max(1, lines) : 0,
      time: time * 1000,
      seated: match,
    };
  }

  /** Something new of the engine. */
  heard() {
    const result = this.session.result;
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
    if (this.quest) {
      this.quest.tryMove(text);
      return undefined;
    }
    return this.change(() => this.tree.play(move ? this.said(move) : { text }));
  }

  /** What there is to choose from here. */
  offered() {
    return {
      cards: this.engines?.engines ?? [],
      heuristics: this.engines?.heuristics ?? [],
      standard: this.engines?.standard ?? "",
    };
  }

  /** The chosen engine. */
  chosen() {
    const id = this.settings.engine || this.engines?.standard;
    return this.engines?.engines.find((e) => e.id === id);
  }

  /** Whether the chosen engine has this option. @param {string} option */
  takes(option) {
    return this.chosen()?.options.some((o) => o.id === option) ?? false;
  }

  /** Shows the board after part of the engine's line. @param {string[]} moves */
  async show(moves) {
    if (!this.view) return;
    const at = this.view.position;
    const view = await api.look(this.game, at, moves).catch(() => null);
    if (this.view?.position === at) this.preview = view;
  }

  /** Plays a line on the board by itself, or stops it. @param {string[]} line */
  async demonstrate(line) {
    if (this.shown) {
      this.shown = null;
      this.preview = null;
      return;
    }
    const mine = (this.shown = { line, at: 0 });
    const pause = line.length > 40 ? 200 : 500;
    for (let at = 1; at <= line.length && this.shown?.line === mine.line; at++) {
      this.shown = { line, at };
      await this.show(line.slice(0, at));
      await new Promise((next) => setTimeout(next, pause));
    }
    if (this.shown?.line !== mine.line) return;
    await new Promise((next) => setTimeout(next, 800));
    if (this.shown?.line !== mine.line) return;
    this.shown = null;
    this.preview = null;
  }

  /** The boards of a line side by side, or away with them. @param {string[]} line */
  async list(line) {
    if (this.boards) this.boards = null;
    else if (this.view)
      this.boards = { line, scenes: await api.boards(this.game, this.view.position, line).catch(() => []) };
  }

  /** Every shortest line with the pieces it takes. */
  async allAnswers() {
    const view = this.view;
    if (!view) return;
    try {
      const result = await search({ game: this.game, position: view.position, options: { all: "yes" }, time: 30_000 })
        .result;
      const lines = /** @type {string[][]} */ (result.all?.length ? result.all : [result.moves]);
      const others = lines.slice(1).map((line) => `(${line.join(" ")})`);
      const [head, ...rest] = lines[0];
      const text = `1. ${head} ${others.join(" ")} ${rest.join(" ")}`;
      const record = await api.record(text, this.game, view.position);
      if (this.view !== view) return;
      this.moreAnswers = Boolean(result.more);
      this.answers = [record.moves, ...record.moves[0].instead].map((line) => counted(line));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
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
    if (moves.length) this.adopt(moves);
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

  /** Judges the main line, or the one that one stands in. */
  startReview() {
    this.review?.stop();
    const line = this.tree.line();
    this.review = new Review(
      {
        game: this.game,
        start: this.start,
        moves: line.map((n) => n.text),
        first: this.first,
        match: this.match(),
        millis: REVIEWING[this.match() ? "match" : "puzzle"],
      },
      () => this.reviewed(line),
    );
    this.review.start();
  }

  /** What is found is written at the moves. @param {import("../analysis/tree.js").TreeNode[]} line */
  reviewed(line) {
    for (const v of this.review?.verdicts() ?? []) {
      const node = v && line[v.ply - 1];
      if (node && !node.sign) node.sign = v.sign;
    }
    if (!this.review?.running) note(this.url(), true);
    this.requestUpdate();
  }

  /** What the review says of the present move. */
  verdict() {
    const ply = this.tree.current.ply;
    const review = this.review;
    if (!review || !ply || review.of.moves.slice(0, ply).join(" ") !== this.tree.played().join(" ")) return null;
    return review.verdicts()[ply - 1];
  }

  /** The line that should have been played, as a branch. @param {import("../analysis/judge.js").Verdict} v */
  async better(v) {
    this.tree.current = this.tree.current.parent ?? this.tree.root;
    await this.adopt(v.best, 1);
  }

  /**
   * Back before the mistake: the reader looks for the better move.
   * @param {import("../analysis/judge.js").Verdict} v
   */
  async find(v) {
    await this.change(() => this.tree.step(-1));
    this.quest = new Quest(this, v);
    this.requestUpdate();
  }

  render() {
    const match = this.match();
    const tones = (this.view?.seats ?? []).map((s) => s.tone);
    const names = (this.view?.seats ?? []).map((s) => s.name);
    const said = this.session.shown();
    const view = this.preview ?? this.view;
    return html`
      <div class="play study ${this.review ? "reviewed" : ""}">
        <section class="stage" aria-label="${t("board.label")}">
          <div class="study-board" @wheel=${(/** @type {WheelEvent} */ e) => this.keys.wheel(e)}>
            ${match && tones.length === 2 ? balanceBar(said?.balance ?? null, tones) : nothing}
            <damier-board
              .scene=${view?.scene ?? null}
              .moves=${this.preview ? [] : (view?.moves ?? [])}
              .arrows=${this.arrows(said)}
              @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail.text)}
              @damier-refused=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail.from, e.detail.to)}
              @damier-cell=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail, e.detail)}
            ></damier-board>
          </div>
          ${this.review ? courseGraph(this.review, this.tree.current.ply, tones, (ply) => this.toPly(ply)) : nothing}
        </section>
        <aside class="card panel">
          <section>
            <h1 class="sr-only">${t("nav.analysis")}</h1>
            ${engineBox(this.session, this.offered(), this.settings, match, {
              toggle: (on) => this.toggle(on),
              set: (settings) => this.set(settings),
            })}
          </section>
          <section class="fill">
            ${this.sentences(said, names)} ${this.lines(said)}
            ${
              this.review
                ? reviewSummary(this.review, names, {
                    go: (ply) => this.toPly(ply),
                    stop: () => this.review?.stop(),
                    close: () => {
                      this.review = null;
                      this.requestUpdate();
                    },
                  })
                : nothing
            }
            ${this.mistake()} ${this.quest?.render() ?? nothing}
            <div class="row spread">
              <h2>${t("moves.title")}</h2>
              ${steps(this.tree, (by) => this.change(() => this.tree.step(by)))}
            </div>
            ${studyMoves(this.tree, {
              seats: Math.max(1, this.view?.seats.length ?? 1),
              first: this.first,
              go: (node) => this.change(() => (this.tree.current = node)),
            })}
            ${remarks(this.tree, () => this.look())} ${this.positionForm()} ${keptList("analysis")}
            ${engineOptions(this.offered(), this.settings, (settings) => this.set(settings))}
          </section>
          <section class="foot">${this.tools()}</section>
        </aside>
      </div>
    `;
  }

  /** @param {any} said @param {string[]} names */
  sentences(said, names) {
    const verdict = said === this.session.result ? this.session.result?.verdict : null;
    return html`
      <p class="status" role="status">${this.view?.status.sentence ?? ""}</p>
      ${
        this.refused
          ? html`
              <p class="refused" role="alert">${this.refused}</p>
            `
          : nothing
      }
      ${
        this.error || this.session.error
          ? html`
              <p class="error" role="alert">${this.error || this.session.error}</p>
            `
          : nothing
      }
      <div aria-live="polite">
        ${said?.balance && names.length === 2 ? balanceSentence(said.balance, names) : nothing}
        ${
          verdict && !said?.balance
            ? html`
                <p class="verdict ${verdict.tone}">${verdict.sentence}</p>
                <p class="sub">${verdict.proof}</p>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {any} said */
  lines(said) {
    const board = {
      show: (/** @type {string[]} */ moves) => void this.show(moves),
      hide: () => {
        if (!this.shown) this.preview = null;
      },
      adopt: (/** @type {string[]} */ moves) => void this.adopt(moves),
    };
    if (said?.lines?.length) return rankedLines(said.lines, board);
    if (!said?.moves?.length) return nothing;
    const first = /** @type {string[]} */ (said.moves);
    const solved = this.session.result?.outcome === "solved";
    return html`
      <div class="row spread">
        <h2>${t("analysis.line")}</h2>
        ${
          this.session.result && first.length > 1
            ? html`
                <span class="row tight">
                  <button class="btn small" @click=${() => this.demonstrate(first)}>
                    ${this.shown ? t("analysis.pause") : t("analysis.animate")}
                  </button>
                  <button class="btn small" aria-pressed="${this.boards !== null}" @click=${() => this.list(first)}>
                    ${t("analysis.boards")}
                  </button>
                  ${
                    solved && this.chosen()?.abilities.includes("listing")
                      ? html`
                          <button class="btn small" @click=${() => this.allAnswers()}>${t("answers.all")}</button>
                        `
                      : nothing
                  }
                </span>
              `
            : nothing
        }
      </div>
      ${
        this.answers
          ? answerTable(this.answers, this.moreAnswers, this.order, (order) => (this.order = order), board)
          : lineButtons(first, board, this.shown?.line === first ? this.shown.at : 0)
      }
      ${this.boards ? this.sideBySide(this.boards) : nothing}
      ${this.session.result ? explanation(this.session.result, this.view, this.afterMove) : nothing}
    `;
  }

  /** @param {{line: string[], scenes: import("../api.js").Scene[]}} boards */
  sideBySide({ line, scenes }) {
    return html`
      <ol class="boards">
        ${scenes.map(
          (scene, i) => html`
            <li>
              <button @click=${() => this.adopt(line.slice(0, i))}>
                <damier-board still .scene=${scene} label="${t("analysis.board-after", i)}"></damier-board>
                <small>${i ? `${i}. ${line[i - 1]}` : t("analysis.board-start")}</small>
              </button>
            </li>
          `,
        )}
      </ol>
    `;
  }

  mistake() {
    const v = this.verdict();
    if (!this.review || !v?.sign || this.quest) return nothing;
    return mistakeNote(this.review, v, { better: (w) => void this.better(w), find: (w) => void this.find(w) });
  }

  positionForm() {
    return html`
      <details>
        <summary>${t("study.text")}</summary>
        <form @submit=${this.paste}>
          <label for="position">${t("study.paste")}</label>
          <textarea
            id="position"
            name="position"
            rows="3"
            spellcheck="false"
            .value=${this.view?.position ?? ""}
          ></textarea>
          <div class="row">
            <button class="btn small">${t("home.open")}</button>
            <a class="btn small" href="${address("/editor", { g: this.game, p: this.view?.position })}">
              ${icon("edit")}${t("nav.editor")}
            </a>
          </div>
        </form>
        ${
          this.view?.remarks.map(
            (r) => html`
              <p class="sub">${r}</p>
            `,
          ) ?? nothing
        }
      </details>
    `;
  }

  tools() {
    const text = () => recordText(this.game, this.start, this.tree, this.tags);
    const tool = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => unknown} */ act) => html`
      <button class="btn icon" title="${t(name)}" aria-label="${t(name)}" @click=${act}>${icon(sign)}</button>
    `;
    const failing = (/** @type {Promise<unknown>} */ work) =>
      work.catch((/** @type {Error} */ e) => (this.error = e.message));
    return html`
      <div class="tools">
        ${tool("play.share", "share", () => failing(shareStudy(text(), this.game)))}
        ${tool("study.export", "clipboard", () => failing(exportRecord(text(), this.game)))}
        ${tool("kept.keep", "star", () =>
          failing(keepStudy(text(), this.game, this.tree.line().length)).then(() => this.requestUpdate()),
        )}
        ${tool("study.picture", "grid", () => savePng(this.drawing(), this.game))}
        ${tool("study.gif", "play", () =>
          failing(
            saveGif(
              this.game,
              this.start,
              this.tree.line().map((n) => n.text),
            ),
          ),
        )}
        <button
          class="btn"
          ?disabled=${!this.tree.root.children.length || this.review?.running}
          @click=${() => this.startReview()}
        >
          ${icon("graph")}${t("review.start")}
        </button>
      </div>
      <a class="btn main" href="${address("/play/" + this.game, { p: this.view?.position })}">${t("analysis.play")}</a>
    `;
  }

  drawing() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }

  /** @param {number} ply of the line that was reviewed */
  toPly(ply) {
    return this.change(() => {
      const line = this.tree.line();
      this.tree.current = ply > 0 ? (line[ply - 1] ?? this.tree.current) : this.tree.root;
    });
  }

  /** The engine's next moves as arrows, the best one strong. @param {any} said */
  arrows(said) {
    if (this.preview || this.quest || !this.session.on) return [];
    const firsts = /** @type {string[]} */ (
      said?.lines?.map((/** @type {any} */ l) => l.moves[0]) ?? [said?.moves?.[0]]
    );
    return firsts
      .slice(0, 1)
      .map((text) => this.view?.moves.find((m) => m.text === text))
      .flatMap((move) => (move?.to ? [{ from: move.from ?? move.to, to: move.to, tone: "accent" }] : []));
  }

  /** @param {boolean} on */
  toggle(on) {
    this.session.toggle(on, this.question());
    note(this.url(), true);
  }

  /** @param {Partial<import("../analysis/engine-box.js").Settings>} settings */
  set(settings) {
    this.settings = { ...this.settings, ...settings };
    note(this.url(), true);
    const question = this.question();
    if (question) this.session.follow(question);
    this.requestUpdate();
  }

  /** @param {SubmitEvent} e */
  async paste(e) {
    e.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("position"));
    try {
      await openPosition(text, this.game, this.start);
    } catch (error) {
      this.error = /** @type {Error} */ (error).message;
    }
  }
}

customElements.define("damier-analysis", Analysis);
