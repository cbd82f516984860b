import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api } from "../api.js";
import { buildUrl, updateUrl } from "../route.js";
import { openPosition } from "../open-position.js";
import { savedPageList } from "../save-to-server.js";
import { StudyTree } from "../analysis/study-tree.js";
import { studyParams, studyText } from "../analysis/study-params.js";
import { engineArrows } from "../analysis/engine-arrows.js";
import { EngineSettings } from "../analysis/engine-settings.js";
import { EngineSession } from "../analysis/engine-session.js";
import { OWN, OwnEngine } from "../analysis/own-engine.js";
import { enginePanel, engineOptions } from "../analysis/engine-panel.js";
import { engineLines, statusSentences } from "../analysis/engine-output.js";
import { positionForm, studyToolbar } from "../analysis/toolbar.js";
import { advantageBar } from "../analysis/engine-lines.js";
import { LinePreview } from "../analysis/line-preview.js";
import { LineTexts } from "../analysis/line-texts.js";
import { recordHeader } from "../analysis/record-header.js";
import { annotationTools } from "../analysis/annotation-tools.js";
import { Chapters } from "../analysis/chapters.js";
import { OpeningExplorer } from "../analysis/opening-explorer.js";
import { ReviewController } from "../analysis/review-controller.js";
import { openSavedStudy, recordText } from "../analysis/share.js";
import { ShapeDrawing } from "../analysis/shape-drawing.js";
import { ShortestLines } from "../analysis/shortest-lines.js";
import { StudyKeys } from "../analysis/study-keys.js";
import { addEngineNames } from "../lab/engine-names.js";
import { scrollToCurrent, studyMoves, stepButtons } from "../analysis/study-moves.js";
import "../board/board.js";
import "../words/analysis.js";

/**
 * The analysis page: any position with its tree of moves, an engine that follows the position, and a review of the
 * game.
 */
class Analysis extends Element {
  static properties = {
    params: { attribute: false },
    view: { state: true },
    error: { state: true },
    refusal: { state: true },
    afterMove: { state: true },
  };

  constructor() {
    super();
    this.params = new URLSearchParams();
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.tree = new StudyTree();
    /** Tags of the record: players, date. @type {Record<string, string>} */
    this.tags = {};
    this.game = "";
    this.startPosition = "";
    /** The seat that moves first. */
    this.firstSeat = 0;
    this.engineSettings = new EngineSettings();
    this.session = new EngineSession(() => this.onEngineUpdate());
    this.ownEngine = new OwnEngine(() => this.onOwnEngineChange());
    this.reviewController = new ReviewController(this);
    this.linePreview = new LinePreview(this);
    this.lineTexts = new LineTexts(this);
    this.shortestLines = new ShortestLines(this);
    this.studyKeys = new StudyKeys(this);
    this.shapeDrawing = new ShapeDrawing(this);
    this.chapters = new Chapters(this);
    this.openings = new OpeningExplorer(this);
    /** The move that the list has scrolled to. @type {import("../analysis/study-tree.js").TreeNode|null} */
    this.scrolledTo = null;
    /** Height of the list at that time, in pixels. */
    this.scrolledHeight = 0;
    this.error = "";
    /** The board after the engine's move. @type {import("../api.js").View|null} */
    this.afterMove = null;
    /** Why the last gesture was no legal move. */
    this.refusal = "";
    this.requestId = 0;
    this.openText = (/** @type {string} */ text) =>
      this.attempt(() => openPosition(text, this.game, this.startPosition));
  }

  /** @param {Error} reason */
  onError(reason) {
    this.error = reason.message;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.open();
  }

  /** Keeps the current move in view when it changes and when the space for the list changes. */
  updated() {
    const height = this.querySelector(".fill")?.clientHeight ?? 0;
    if (this.scrolledTo === this.tree.current && this.scrolledHeight === height) return;
    this.scrolledTo = this.tree.current;
    this.scrolledHeight = height;
    scrollToCurrent(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.studyKeys.connect();
    this.ownEngine.connect();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.studyKeys.disconnect();
    this.ownEngine.disconnect();
    this.session.cancel();
    this.reviewController.close();
    this.linePreview.clear();
  }

  /** Loads all texts in the new language; the engine's results remain. */
  async onLanguageChange() {
    await this.attempt(() => this.loadTree(false));
    this.session.queryKey = "";
    await this.refresh();
  }

  async open() {
    this.session.cancel();
    this.reviewController.close();
    this.game = this.params.get("g") ?? "";
    this.startPosition = this.params.get("p") ?? "";
    this.engineSettings = new EngineSettings(this.params);
    this.chapters.open(this.params);
    this.session.on = this.params.get("on") === "1";
    await this.attempt(async () => {
      const savedId = this.params.get("kept");
      if (savedId) {
        await openSavedStudy(savedId);
        return;
      }
      if (!this.startPosition) {
        const dealt = await api.deal(this.game || (await api.games())[0].card.id, {}, 1);
        this.game = dealt.game;
        this.startPosition = dealt.position;
      }
      // If the moves in the URL are invalid, the start position is shown with the error.
      const fault = await this.loadTree(true).then(
        () => "",
        (/** @type {Error} */ e) => e.message,
      );
      this.chapters.ready = true;
      await this.refresh();
      this.error ||= fault;
      if (this.params.get("review") === "1" && this.tree.root.children.length) this.reviewController.reopen();
    });
  }

  /** Loads the tree in the URL, or the current tree again in the current language. @param {boolean} fromUrl */
  async loadTree(fromUrl) {
    const place = fromUrl ? this.params.get("at") : this.tree.placeText();
    const text = fromUrl ? studyText(this.params) : this.tree.toText();
    const startView = await api.view(this.game, this.startPosition);
    this.game = startView.game;
    this.firstSeat = startView.seat;
    this.tree = new StudyTree();
    if (fromUrl) this.tags = {};
    if (!text) return;
    const record = await api.parseRecord(text.startsWith("[") ? text : "1. " + text, this.game, this.startPosition);
    if (fromUrl) this.tags = record.tags;
    this.tree = StudyTree.fromRecord(record);
    if (place) this.tree.goToPlace(place);
    else this.tree.step(1e6);
  }

  /** Writes the whole analysis to the URL. */
  saveUrl() {
    const study = {
      g: this.game,
      p: this.startPosition,
      ...studyParams(this.tree, this.tags),
      ...this.engineSettings.params(),
      on: this.session.on ? 1 : undefined,
      review: this.reviewController.review ? 1 : undefined,
      ...this.chapters.params(),
    };
    this.chapters.save();
    if (this.isConnected) updateUrl(buildUrl("/analysis", study), true);
  }

  /** Returns the analysis as a game record. */
  recordText() {
    return recordText(this.game, this.startPosition, this.tree, this.tags);
  }

  /** Returns the number of players who take turns. */
  seatCount() {
    return this.view?.seats.length ?? 0;
  }

  isMatch() {
    return this.seatCount() > 1;
  }

  async refresh() {
    const request = ++this.requestId;
    this.saveUrl();
    try {
      const view = await api.view(this.game, this.startPosition, this.tree.played());
      if (request !== this.requestId) return;
      this.view = view;
      this.error = "";
      this.refusal = "";
      this.afterMove = null;
      this.linePreview.clear();
      this.lineTexts.clear();
      this.shortestLines.clear();
      if (this.isMatch()) this.openings.load(this.linePosition());
      const offered = await api.engines(this.game, view.position);
      if (request !== this.requestId) return;
      this.engineSettings.available = this.withOwnEngine(offered);
      addEngineNames(offered.engines);
      const question = this.engineQuery();
      if (question) this.session.follow(question);
      else this.session.cancel();
      this.onEngineUpdate();
    } catch (e) {
      if (request === this.requestId) this.error = /** @type {Error} */ (e).message;
    }
    this.requestUpdate();
  }

  /** @param {import("../analysis/engine-settings.js").AvailableEngines} available */
  withOwnEngine(available) {
    return this.ownEngine.addTo(available, this.game, this.engineSettings.values.engine === OWN);
  }

  /** Shows the user's own engine after it has connected or disconnected, and asks it again after a reconnect. */
  onOwnEngineChange() {
    const { available, values } = this.engineSettings;
    this.engineSettings.available = this.withOwnEngine(available);
    const question = this.engineQuery();
    if (values.engine === OWN && this.ownEngine.state.connected && this.session.error && question) {
      this.session.queryKey = "";
      this.session.error = "";
      this.session.follow(question);
    }
    this.requestUpdate();
  }

  /** Returns the query for the engine; null when the game is over. */
  engineQuery() {
    if (!this.view || this.view.status.over) return null;
    return this.engineSettings.query(this.game, this.linePosition(), this.isMatch());
  }

  /** Returns the current position; in a match with the moves that led to it, because repetitions are counted. */
  linePosition() {
    const played = this.tree.played();
    const sendLine = this.isMatch() && played.length;
    return sendLine ? `${this.startPosition} moves ${played.join(" ")}` : (this.view?.position ?? "");
  }

  /** Handles new output of the engine. */
  onEngineUpdate() {
    const result = this.session.result;
    this.refineReview();
    if (result && !this.session.progress)
      this.lineTexts.load(result.lines?.map((l) => l.moves) ?? [result.moves ?? []]);
    if (result?.outcome === "chosen" && !this.session.progress && !this.afterMove && this.view) {
      const at = this.view.position;
      api
        .view(this.game, at, (result.moves ?? []).slice(0, 1))
        .then((view) => this.view?.position === at && (this.afterMove = view))
        .catch(() => {});
    }
    this.requestUpdate();
  }

  /** Uses a finished search of the engine in the review, whichever of both ends first. */
  refineReview() {
    const { result, on, progress } = this.session;
    if (result && on && !progress) this.reviewController.refine(result);
  }

  /** Changes the tree and shows the resulting position. @param {() => void} change */
  changeTree(change) {
    change();
    return this.refresh();
  }

  /** Converts a legal move to a move of the tree. @param {import("../api.js").Move} move */
  toTreeMove(move) {
    const piece = move.effect?.moved[0]?.piece;
    const tone = this.view?.scene.pieces.find((p) => p.id === piece)?.tone ?? "";
    const slot = move.to && move.to.kind !== "CELL" ? move.to.kind : "";
    return { text: move.text, words: move.words, tone, slot };
  }

  /** Plays a move, or tries it in the exercise. @param {string} text */
  play(text) {
    const move = this.view?.moves.find((m) => m.text === text);
    const { exercise } = this.reviewController;
    if (exercise) return exercise.tryMove(text);
    return this.changeTree(() => this.tree.play(move ? this.toTreeMove(move) : { text }));
  }

  /** Redraws the board without the move drawn last. */
  repaintBoard() {
    if (this.view) this.view = { ...this.view, scene: { ...this.view.scene }, moves: [...this.view.moves] };
  }

  /**
   * Handles a gesture that is no legal move: asks the server what it means.
   * @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to
   */
  async gesture(from, to) {
    const view = this.view;
    if (!view || view.status.over) return;
    const { moves, refusal } = await api
      .gesture(this.game, view.position, [], from, to)
      .catch((e) => ({ moves: [], refusal: e.message }));
    if (this.view !== view) return;
    this.refusal = refusal ?? "";
    if (!moves.length) return;
    if (this.reviewController.exercise) await this.play(moves[0]);
    else await this.playLine(moves);
  }

  /**
   * Adds a line to the tree and goes to one of its moves.
   * @param {string[]} moves @param {number} [at] number of the move to show
   */
  async playLine(moves, at = moves.length) {
    const from = this.tree.current;
    const played = this.tree.played();
    const record = await api
      .parseRecord("1. " + [...played, ...moves].join(" "), this.game, this.startPosition)
      .catch(() => null);
    /** @type {import("../analysis/study-tree.js").TreeMove[]} */
    const moveTexts = record?.moves.slice(played.length) ?? moves.map((text) => ({ text }));
    await this.changeTree(() => {
      this.tree.current = from;
      for (const { text, words, tone, slot } of moveTexts) this.tree.play({ text, words, tone, slot });
      this.tree.step(at - moves.length);
    });
  }

  /** @param {boolean} on */
  toggleEngine(on) {
    this.session.toggle(on, this.engineQuery());
    this.saveUrl();
  }

  /** @param {Partial<import("../analysis/engine-settings.js").SettingValues>} settings */
  changeSettings(settings) {
    this.engineSettings.set(settings);
    this.saveUrl();
    const question = this.engineQuery();
    if (question) this.session.follow(question);
    this.requestUpdate();
  }

  render() {
    const tones = (this.view?.seats ?? []).map((s) => s.tone);
    const names = (this.view?.seats ?? []).map((s) => s.name);
    return html`
      <div class="play study ${this.reviewController.review ? "reviewed" : ""}">
        <section class="board-area" aria-label="${t("board.label")}">${this.boardArea(tones, names)}</section>
        <aside class="card panel">
          <section>
            <h1 class="sr-only">${t("nav.analysis")}</h1>
            ${enginePanel(this.session, this.engineSettings, this.isMatch(), {
              toggle: (on) => this.toggleEngine(on),
              set: (settings) => this.changeSettings(settings),
              connectOwn: () => void this.ownEngine.open(),
            })}
            ${this.ownEngine.panel()}
          </section>
          <section class="insight">
            ${statusSentences(this, names)} ${this.reviewController.exercise ? nothing : engineLines(this, names)}
            ${this.reviewController.currentNote()}
            ${this.reviewController.exercise ? nothing : this.reviewController.summary(names)}
          </section>
          <section class="moves-head row spread">
            <h2>${t("moves.title")}</h2>
            ${stepButtons(this.tree, (by) => this.changeTree(() => this.tree.step(by)))}
          </section>
          <section class="fill">
            ${recordHeader(this.tags)}
            ${studyMoves(this.tree, {
              seats: Math.max(1, this.seatCount()),
              first: this.firstSeat,
              go: (node) => this.changeTree(() => (this.tree.current = node)),
            })}
            ${this.reviewController.exercise ? nothing : this.openings.render(names, tones)}
            <div class="study-extras">
              ${this.chapters.render()} ${positionForm(this)} ${savedPageList("analysis")}
              <button class="btn small" @click=${() => this.ownEngine.open()}>${t("own.connect")}</button>
              ${engineOptions(this.engineSettings, (settings) => this.changeSettings(settings))}
            </div>
          </section>
          <section class="annotate">${annotationTools(this.tree, this.shapeDrawing, () => this.refresh())}</section>
          <section class="foot">${studyToolbar(this)}</section>
        </aside>
      </div>
    `;
  }

  /**
   * Renders the board, the advantage bar beside it, and the evaluation graph below it.
   * @param {string[]} tones @param {string[]} names
   */
  boardArea(tones, names) {
    const output = this.session.output();
    const shown = this.linePreview.view ?? this.view;
    const moves = this.linePreview.view ? [] : (this.view?.moves ?? []);
    return html`
      <div
        class="study-board ${this.shapeDrawing.on ? "drawing" : ""}"
        @wheel=${(/** @type {WheelEvent} */ e) => this.studyKeys.wheel(e)}
        @contextmenu=${(/** @type {Event} */ e) => e.preventDefault()}
        @pointerdown=${{ handleEvent: (/** @type {PointerEvent} */ e) => this.shapeDrawing.down(e), capture: true }}
        @pointermove=${{ handleEvent: (/** @type {PointerEvent} */ e) => this.shapeDrawing.move(e), capture: true }}
        @pointerup=${{ handleEvent: (/** @type {PointerEvent} */ e) => this.shapeDrawing.up(e), capture: true }}
      >
        ${tones.length === 2 ? advantageBar(this.shownBalance(output), tones) : nothing}
        <damier-board
          .scene=${shown?.scene ?? null}
          .moves=${moves}
          .marks=${this.shapeDrawing.marks()}
          .arrows=${[
            ...(this.session.on && !this.reviewController.exercise ? engineArrows(output, moves) : []),
            ...this.shapeDrawing.arrows(),
          ]}
          @damier-move=${(/** @type {CustomEvent} */ e) => this.play(e.detail.text)}
          @damier-illegal=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail.from, e.detail.to)}
          @damier-cell-click=${(/** @type {CustomEvent} */ e) => this.gesture(e.detail, e.detail)}
        ></damier-board>
      </div>
      ${this.reviewController.graph(tones, names)}
    `;
  }

  /**
   * Returns the evaluation of the bar. On a reviewed line it is the value of the graph and the list.
   * @param {import("../api.js").Report|import("../api.js").Progress|null} output of the engine
   */
  shownBalance(output) {
    const status = this.view?.status;
    if (status?.over) {
      const chance = status.winner < 0 ? 0.5 : status.winner === 0 ? 1 : 0;
      return { chance, sentence: status.sentence, first: null };
    }
    const reviewed = this.reviewController.currentPosition();
    if (!reviewed) return this.reviewController.exercise ? null : (output?.balance ?? null);
    const agrees = Math.abs((output?.balance?.chance ?? -1) - reviewed.chance) < 1e-9;
    return { chance: reviewed.chance, sentence: "", first: agrees ? (output?.balance?.first ?? null) : null };
  }

  boardSvg() {
    return /** @type {SVGSVGElement} */ (this.querySelector("svg.board"));
  }
}

customElements.define("damier-analysis", Analysis);
