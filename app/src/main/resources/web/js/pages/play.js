import { html, nothing } from "lit";
import { Element } from "../element.js";
import { t } from "../i18n.js";
import { api, search } from "../api.js";
import { buildUrl, navigate, updateUrl, shareableUrl } from "../route.js";
import { MoveLine } from "../move-line.js";
import { playSound } from "../sound.js";
import { game } from "../game.js";
import { getItem } from "../local-storage.js";
import { isShortcutKey } from "../shortcut-key.js";
import { without } from "../objects.js";
import { wallEffect } from "../play/counter-changes.js";
import { Clocks } from "../play/clock.js";
import { rotateSeats } from "../play/players-param.js";
import { dealOptions, dealParams, seatParams, gameParams } from "../play/game-params.js";
import { dailyCost, dailyUrl } from "../play/daily.js";
import { LineWords } from "../play/line-words.js";
import { PlayLog } from "../play/play-log.js";
import { saveResult } from "../play/progress.js";
import { isPuzzle } from "../play/puzzle-info.js";
import { Hints } from "../play/hints.js";
import { forgetLastGame, saveLastGame } from "../play/last-game.js";
import { Opponents } from "../play/opponents.js";
import { Replay } from "../play/replay.js";
import { Rounds } from "../play/rounds.js";
import { boardKind, saveTime } from "../play/solve-times.js";
import { Stopwatch } from "../play/stopwatch.js";
import { OptimisticBoard } from "../play/optimistic-board.js";
import { createMatch, isFinished, randomSeed } from "../play/match.js";
import { boardArea } from "../play/board-area.js";
import { gamePanel } from "../play/panel.js";
import "../play/start-form.js";

/** @typedef {import("../api.js").View} View */

/** Delay before a failed request is repeated, in ms. */
const RETRY_MILLIS = 1000;

/** Delay before the server is asked about a wall preview, in ms. */
const WALL_DELAY_MILLIS = 80;

/** URL parameters of a puzzle that are kept while it is played. */
const PUZZLE_PARAMS = ["day", "par", "pack", "n", "by", "bc", "bm"];

/** HTTP status codes after which a request is repeated: no connection, too many requests, unavailable. */
const RETRYABLE_STATUS = [0, 429, 503];

/** The play page of all games without secret information: board, players, moves, undo, hints, end of the game. */
export class Play extends Element {
  static properties = {
    game: {},
    params: { attribute: false },
    gameCard: { state: true },
    view: { state: true },
    line: { state: true },
    busy: { state: true },
    error: { state: true },
    offline: { state: true },
    refusal: { state: true },
    optimum: { state: true },
    now: { state: true },
    showsStartForm: { state: true },
    flipped: { state: true },
    arranging: { state: true },
    moveToConfirm: { state: true },
    pack: { state: true },
    nextDaily: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.params = new URLSearchParams();
    /** @type {import("../api.js").GameCard|null} */
    this.gameCard = null;
    /** @type {View|null} */
    this.view = null;
    this.line = new MoveLine();
    this.startPosition = "";
    this.hints = new Hints(this);
    this.replay = new Replay(this);
    this.rounds = new Rounds(this);
    this.opponents = new Opponents();
    /** Number of board requests; only the response to the latest one is shown. */
    this.requestId = 0;
    /** The board with moves that are not confirmed yet. */
    this.optimistic = new OptimisticBoard();
    /** The latest board request. @type {Promise<void>} */
    this.refreshed = Promise.resolve();
    /** The running transfer of moves to the server. @type {Promise<void>|undefined} */
    this.sendingMoves = undefined;
    /** Remarks on this board, from before the first move. @type {string[]} */
    this.remarks = [];
    /** Id of the layer shown, or "". */
    this.layer = "";
    this.busy = "";
    this.error = "";
    this.offline = false;
    /** Why the last gesture was no legal move. */
    this.refusal = "";
    /** All action buttons shown so far. @type {Map<string, import("../play/actions.js").Action>} */
    this.buttons = new Map();
    /** The optimal solution of a solved puzzle. @type {any} */
    this.optimum = null;
    /** The current time, for clocks and timers. */
    this.now = Date.now();
    /** Measures the solving time. */
    this.stopwatch = new Stopwatch("");
    /** The texts of the moves, also of undone ones. */
    this.lineWords = new LineWords();
    /** The moves made in this browser. */
    this.log = new PlayLog("", "");
    /** The pack of the puzzle, if it is from one. @type {import("../api.js").Pack|null} */
    this.pack = null;
    /** Another daily puzzle that is not solved yet. @type {import("../api.js").Daily|null} */
    this.nextDaily = null;
    /** Time of the last move. */
    this.lastMoveAt = 0;
    /** The search of the "show solution" action. @type {ReturnType<typeof search>|undefined} */
    this.solutionSearch = undefined;
    /** Gestures being interpreted by the server, one after the other. @type {Promise<void>} */
    this.gestureQueue = Promise.resolve();
    /** @type {Clocks|null} */
    this.clocks = null;
    /** Whether the start form is shown. */
    this.showsStartForm = false;
    this.flipped = false;
    /** Whether pieces are placed freely. */
    this.arranging = false;
    /** Number of wall previews; only the latest one is described. */
    this.wallRequestId = 0;
    /** A move that waits for confirmation. @type {import("../api.js").Move|null} */
    this.moveToConfirm = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.tickTimer = setInterval(() => this.tick(), 250);
    this.keyListener = (/** @type {KeyboardEvent} */ e) => this.onKey(e);
    document.addEventListener("keydown", this.keyListener);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.tickTimer);
    if (this.keyListener) document.removeEventListener("keydown", this.keyListener);
    this.cancelSearches();
    this.rounds.cancel();
    this.replay.stop();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params") || changed.has("game")) this.open();
  }

  onLanguageChange() {
    this.open();
  }

  /** Updates clocks and countdowns. */
  tick() {
    this.now = Date.now();
    if (this.clocks && !this.isOver() && this.clocks.flaggedSeat() >= 0)
      this.endGame({ f: this.clocks.flaggedSeat() + 1 });
    this.rounds.tick(this.now);
  }

  async open() {
    this.cancelSearches();
    this.rounds.cancel();
    this.replay.stop();
    this.hints.reset();
    this.lastMoveAt = 0;
    this.error = "";
    this.optimum = null;
    this.arranging = false;
    this.remarks = [];
    this.clocks = null;
    this.optimistic = new OptimisticBoard();
    this.lineWords = new LineWords();
    this.line = MoveLine.fromParams(this.params);
    const request = ++this.requestId;
    try {
      const gameCard = await game(this.game);
      if (request !== this.requestId) return;
      this.gameCard = gameCard;
      this.rounds.open(this.params.get("match"));
      if (this.params.has("match") && !this.rounds.match) this.dropUnknownMatch();
      this.startPosition = this.rounds.match ? this.rounds.round().position : (this.params.get("p") ?? "");
      // After going back in the browser history, the URL may contain the moves of an earlier round.
      if (this.rounds.match && this.rounds.roundNumber() !== Number(this.params.get("round") ?? 1))
        this.line = new MoveLine();
      // If the game has modes, the user chooses one before any board is shown.
      this.showsStartForm = !this.startPosition && gameCard.presentation.modes.length > 0;
      if (this.showsStartForm) {
        this.view = null;
        return;
      }
      if (!this.startPosition) this.startPosition = (await api.deal(this.game, dealOptions(this.params))).position;
      this.stopwatch = new Stopwatch(`${this.game} ${this.startPosition}`);
      this.log = new PlayLog(this.game, this.startPosition);
      this.loadPack();
      this.loadUndoneWords();
      await this.loadOpponents(gameCard);
      await this.refresh();
      if (request + 1 === this.requestId) this.flipped = this.isSeenFromSecondSeat();
      if (this.rounds.state() === "running") this.rounds.startOpponentSearch();
      this.rounds.compare();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** Loads the texts of the moves that are undone when the page is opened. */
  async loadUndoneWords() {
    const { line, lineWords } = this;
    if (line.at === line.moves.length) return;
    const view = await api.view(this.game, this.startPosition, line.moves).catch(() => null);
    if (!view || lineWords !== this.lineWords || line.moves !== this.line.moves) return;
    const tones = view.movers.map((id) => view.scene.pieces.find((p) => p.id === id)?.tone ?? "");
    lineWords.update(view.played, view.words, tones);
    this.requestUpdate();
  }

  /** Loads the pack of the puzzle, for its name and the next puzzle. */
  async loadPack() {
    const id = this.params.get("pack");
    this.pack = null;
    this.nextDaily = null;
    if (!id) return;
    const packs = await api.packs(this.game).catch(() => []);
    if (this.params.get("pack") === id) this.pack = packs.find((p) => p.id === id) ?? null;
  }

  /** Whether the only human of two players has the second seat, and so sits at the top of the board. */
  isSeenFromSecondSeat() {
    return this.view?.seats.length === 2 && this.engineAt(0) !== null && this.engineAt(1) === null;
  }

  /** Removes an unknown match from the parameters: a match is stored only in the browser that plays it. */
  dropUnknownMatch() {
    this.params.delete("match");
    this.params.delete("round");
    this.line = new MoveLine();
    dispatchEvent(new CustomEvent("damier-toast", { detail: t("round.elsewhere") }));
  }

  /** Loads the opponents of the game. @param {import("../api.js").GameCard} gameCard */
  async loadOpponents({ presentation }) {
    if (presentation.kind !== "match" && !this.rounds.match) return;
    const engines = await api.engines(this.game, this.startPosition);
    this.opponents.assign(this.params, presentation.rival, engines);
    this.rounds.opponents = engines.opponents;
  }

  url() {
    return buildUrl("/play/" + this.game, {
      ...gameParams(this.params),
      p: this.rounds.match ? undefined : this.startPosition,
      round: this.rounds.roundNumber() > 1 ? this.rounds.roundNumber() : undefined,
      ...this.puzzleParams(),
      ...this.line.params(),
    });
  }

  /** Returns the URL parameters of a puzzle: day, par, pack and number, and the result of the player who shared it. */
  puzzleParams() {
    return Object.fromEntries([...this.params].filter(([key]) => PUZZLE_PARAMS.includes(key)));
  }

  /** Loads the board after the current moves; if an engine is to move, it plays. */
  refresh() {
    return (this.refreshed = this.loadView());
  }

  async loadView() {
    if (!this.startPosition) return;
    const request = ++this.requestId;
    const pending = this.optimistic.pending.length;
    try {
      const view = await api.view(this.game, this.startPosition, this.line.played(), this.layer, true);
      if (request !== this.requestId) return;
      this.optimistic.update(view, pending);
      // A hint belongs to one board.
      if (view.position !== this.view?.position) this.hints.reset();
      this.view = view;
      this.lineWords.update(view.played, view.words, this.optimistic.tones());
      if (view.remarks.length) this.remarks = view.remarks;
      this.error = "";
      this.offline = false;
      this.refusal = "";
      if (!this.optimistic.isConfirmed()) return;
      if (this.line.at) this.stopwatch.start(false);
      this.createClocks(view);
      updateUrl(this.url());
      this.saveLastGame(view);
      this.afterUpdate(view);
    } catch (e) {
      if (request !== this.requestId) return;
      if (RETRYABLE_STATUS.includes(/** @type {import("../api.js").ApiError} */ (e).status)) {
        // The moves remain; the request is repeated.
        this.offline = true;
        setTimeout(() => this.isConnected && request === this.requestId && this.refresh(), RETRY_MILLIS);
        return;
      }
      this.error = /** @type {Error} */ (e).message;
      playSound("refused");
    }
  }

  /** Stores this game as the last one, unless it is over. @param {View} view */
  saveLastGame(view) {
    const { match } = this.rounds;
    if (match ? isFinished(match) : this.isOver()) return forgetLastGame("/play/" + this.game);
    const name = this.gameCard?.card.name ?? "";
    return saveLastGame({ url: this.url(), name, sentence: this.statusSentence(), scene: view.scene });
  }

  /**
   * Creates the clocks, if the URL has a time control. The clocks belong to this game only, even if another game starts
   * from the same position.
   * @param {View} view
   */
  createClocks(view) {
    const minutes = Number(this.params.get("sc") ?? 0);
    if (!minutes || this.clocks) return;
    const id = this.params.get("sg") ?? randomSeed().toString(36);
    this.params.set("sg", id);
    this.clocks = new Clocks(id, view.seats.length, minutes, Number(this.params.get("si") ?? 0));
  }

  /** Handles a new board: clocks, end of the game, the engine's turn. @param {View} view */
  afterUpdate(view) {
    const last = this.line.at === this.line.moves.length;
    if (last) this.clocks?.startTurn(this.isOver() ? -1 : this.line.moves.length ? view.seat : -1);
    if (view.status.over && this.rounds.match) {
      this.rounds.recordSolution(view.status.cost, this.line.played());
    } else if (view.status.over && this.line.moves.length) {
      this.saveResult(view);
      this.findOptimum();
    }
    if (view.status.over && last && this.line.moves.length && !this.hasSeats()) this.celebrate();
    if (!this.isOver() && last && this.engineAt(view.seat)) this.playEngineMove();
  }

  /** Stores the result of a solved puzzle, or of a game won by a human. @param {View} view */
  saveResult(view) {
    const { winner, cost } = view.status;
    if (this.stopwatch.stop(this.lastMoveAt || Date.now()))
      saveTime(boardKind(this.game, view.scene), this.stopwatch.elapsed());
    // A line opened from a link is no result of this player.
    if (!this.log.contains(this.line.played())) return;
    const result = this.hasSeats() ? this.line.moves.length : cost;
    if (this.hasSeats() && (winner < 0 || this.engineAt(winner))) return;
    saveResult(this.game, this.startPosition, result, this.log.maxStars());
    if (this.params.has("day")) this.findNextDaily();
  }

  /** Looks for another daily puzzle of today that is not solved yet. */
  async findNextDaily() {
    const all = await api.today().catch(() => []);
    this.nextDaily = all.find((daily) => daily.game !== this.game && dailyCost(daily) === undefined) ?? null;
  }

  /** Returns the engine of a seat; null for a human. @param {number} seat */
  engineAt(seat) {
    return this.view?.seats.length ? this.opponents.player(seat) : null;
  }

  /** Gives a seat to another player; the game continues. @param {number} seat @param {string} spec */
  setPlayer(seat, spec) {
    this.cancelSearches();
    this.params.set("s" + (seat + 1), spec);
    this.opponents.dropSession(seat);
    updateUrl(this.url());
    this.refresh();
    this.requestUpdate();
  }

  hasSeats() {
    return (this.view?.seats.length ?? 0) > 0;
  }

  /** Whether the game is over: by the rules, resignation or time. */
  isOver() {
    return (this.view?.status.over ?? false) || this.params.has("r") || this.params.has("f");
  }

  /** Whether the user can move now. */
  canPlay() {
    if (!this.view || this.busy || this.offline || this.isOver() || this.replay.shown || this.arranging) return false;
    return !this.rounds.match || this.rounds.state() === "running";
  }

  /** @param {import("../api.js").Move} move */
  play(move) {
    if (!this.canPlay()) return;
    if (move.caution && this.moveToConfirm !== move) {
      this.moveToConfirm = move;
      return;
    }
    this.moveToConfirm = null;
    this.beforeMove();
    this.log.record(this.line.at, move.text);
    this.line = this.line.play(move.text);
    updateUrl(this.url());
    this.optimistic.play(move);
    this.hints.reset();
    this.sendMoves();
  }

  /** Records the time of a move; the first move starts the stopwatch. */
  beforeMove() {
    this.lastMoveAt = Date.now();
    this.stopwatch.start(!this.line.moves.length, this.lastMoveAt);
  }

  /** Sends the pending moves to the server, unless this is already running. */
  sendMoves() {
    this.sendingMoves ??= this.sendAllMoves();
  }

  async sendAllMoves() {
    // Moves played meanwhile are drawn first, then sent in the same request.
    const nextFrame = () => new Promise((resolve) => setTimeout(resolve));
    for (await nextFrame(); !this.optimistic.isConfirmed() && !this.offline && !this.error; await nextFrame())
      await this.refresh();
    this.sendingMoves = undefined;
  }

  /**
   * Handles a gesture that is no legal move: the server returns the moves it means, or why it is refused. The promise
   * is fulfilled when the board shows the result.
   * @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to
   */
  gesture(from, to) {
    this.gestureQueue = this.gestureQueue.then(() => this.interpretGesture(from, to));
    return this.gestureQueue.then(() => this.updateComplete);
  }

  /** @param {import("../api.js").Spot|null} from @param {import("../api.js").Spot} to */
  async interpretGesture(from, to) {
    await this.sendingMoves;
    const line = this.line;
    if (!this.canPlay()) return;
    try {
      const { moves, refusal } = await api.gesture(this.game, this.startPosition, line.played(), from, to);
      if (this.line !== line || !this.canPlay()) return;
      if (refusal) {
        this.refusal = refusal;
        playSound("refused");
      }
      if (!moves.length) return;
      this.beforeMove();
      this.hints.reset();
      this.optimistic.block();
      moves.forEach((move, i) => this.log.record(line.at + i, move));
      this.line = line.playAll(moves);
      await this.refresh();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /**
   * Returns what a wall changes, or why it is illegal.
   * @param {import("../api.js").Spot} to @param {import("../api.js").Move|null} move
   */
  describeWall = async (to, move) => {
    const view = this.view;
    const request = ++this.wallRequestId;
    if (!view) return "";
    // A pointer that moves on sends no request.
    const { line: before } = this;
    await new Promise((resolve) => setTimeout(resolve, WALL_DELAY_MILLIS));
    // The wall was placed, or another one is previewed.
    if (request !== this.wallRequestId || before !== this.line) return move?.words ?? "";
    if (!move) return (await api.gesture(this.game, this.startPosition, this.line.played(), null, to)).refusal ?? "";
    const line = [...this.line.played(), move.text];
    const [after = view.scene] = await api.boards(this.game, this.startPosition, line, line.length).catch(() => []);
    return wallEffect(view.scene, after, view.seats) || move.words;
  };

  /** Lets the engine play its move. */
  async playEngineMove() {
    const view = /** @type {View} */ (this.view);
    const engine = /** @type {import("../api.js").Opponent} */ (this.engineAt(view.seat));
    this.busy = t("play.thinking-who", engine.name);
    const position = [this.startPosition, ...(this.line.at ? ["moves"] : []), ...this.line.played()].join(" ");
    try {
      const r = await this.opponents.chooseMove(this.game, position, view.seat);
      if (this.view !== view) return;
      this.busy = "";
      if (!r.moves?.length) throw new Error(r.error ?? t("error.server"));
      this.log.record(this.line.at, r.moves[0]);
      this.line = this.line.play(r.moves[0]);
      await this.refresh();
    } catch (e) {
      if (this.view !== view) return;
      this.busy = "";
      this.opponents.dropSession(view.seat);
      this.error = /** @type {Error} */ (e).message;
    }
  }

  /** @param {number} at */
  jump(at) {
    if (this.params.has("f")) return;
    this.cancelSearches();
    this.replay.stop();
    this.hints.reset();
    this.moveToConfirm = null;
    this.optimistic.block();
    this.line = this.line.jumpTo(at);
    this.refresh();
  }

  /** Starts another attempt from the start position, with a new time. */
  startOver() {
    this.stopwatch.restart();
    this.optimum = null;
    this.jump(0);
  }

  /** Goes back to the user's last decision. */
  undo() {
    let at = this.line.undoIndex();
    const seats = this.view?.seats.length ?? 0;
    const mover = (/** @type {number} */ n) => ((this.view?.seat ?? 0) - (this.line.at - n) + 64 * seats) % seats;
    while (seats && at > 0 && this.engineAt(mover(at))) at--;
    if (this.line.at) this.jump(at);
  }

  redo() {
    if (this.line.at < this.line.moves.length) this.jump(this.line.redoIndex());
  }

  /** @param {string} layer */
  toggleLayer(layer) {
    this.layer = this.layer === layer ? "" : layer;
    this.refresh();
  }

  /** Requests a hint; each further request returns a more detailed one. */
  async requestHint() {
    // The hint must be for the board shown.
    await this.sendingMoves;
    await this.refreshed;
    const view = this.view;
    if (!view || this.isOver() || this.rounds.match) return;
    this.stopwatch.markAssisted();
    if (await this.hints.request((grade, signal) => api.hint(this.game, view.position, grade, signal)))
      this.log.addHint(this.hints.isLast());
    this.requestUpdate();
  }

  /** Replays the solution from here; the game does not change. */
  async showSolution() {
    const view = this.view;
    if (!view || this.isOver() || this.busy) return;
    this.stopwatch.markAssisted();
    this.log.markSolutionShown();
    this.busy = t("play.solving");
    const running = (this.solutionSearch = search({ game: this.game, position: view.position, time: 10_000 }));
    try {
      const solution = await running.result;
      if (this.solutionSearch !== running) return;
      if (!solution.moves?.length) throw new Error(t("play.unsolved"));
      await this.replay.play(this.game, view.position, solution.moves);
    } catch (e) {
      if (this.solutionSearch === running) this.refusal = /** @type {Error} */ (e).message;
    }
    if (this.solutionSearch === running) this.busy = "";
  }

  /** Cancels all searches. */
  cancelSearches() {
    this.opponents.cancel();
    this.solutionSearch?.cancel();
    this.solutionSearch = undefined;
    this.busy = "";
  }

  /** Ends a multiplayer game by resignation or time. @param {Record<string, number>} outcome */
  endGame(outcome) {
    this.cancelSearches();
    for (const [k, v] of Object.entries(outcome)) this.params.set(k, String(v));
    this.clocks?.startTurn(-1);
    this.hints.clear();
    forgetLastGame("/play/" + this.game);
    updateUrl(this.url(), true);
    this.requestUpdate();
  }

  resign() {
    if (this.view && !this.isOver()) this.endGame({ r: (this.engineAt(this.view.seat) ? 0 : this.view.seat) + 1 });
  }

  /** Celebrates a solved puzzle: applause, and an animation on the board. */
  celebrate() {
    playSound("applause");
    const box = this.querySelector(".board-area .board-box");
    box?.classList.remove("won");
    // Restarts the animation.
    box?.getBoundingClientRect();
    box?.classList.add("won");
  }

  /** Searches the optimum of a solved puzzle, for comparison. */
  async findOptimum() {
    if (this.hasSeats() || this.optimum) return;
    const line = this.line;
    const yours = this.view?.status.cost ?? 0;
    try {
      const best = await search({ game: this.game, position: this.startPosition, time: 10_000 }).result;
      if (this.line !== line) return;
      this.optimum = best;
      if (best.cost !== null && yours <= best.cost) playSound("win");
    } catch {
      // The game is over; only the comparison is missing.
    }
  }

  /** Deals another board with the same parameters. @param {Record<string, string|undefined>} [changes] */
  async nextBoard(changes = {}) {
    try {
      const { position } = await api.deal(this.game, dealOptions(this.params));
      const params = without(gameParams(this.params), "r", "f", "match", "paid", "sg");
      navigate(buildUrl("/play/" + this.game, { ...params, ...changes, p: position }));
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
  }

  rematch() {
    this.nextBoard(seatParams(rotateSeats((this.view?.seats ?? []).map((_, i) => this.opponents.playerSpec(i)))));
  }

  /** Handles a piece placed before the first move. @param {CustomEvent} e */
  async arrangePiece(e) {
    try {
      this.startPosition = (await api.arrangePiece(this.game, this.startPosition, e.detail.from, e.detail.to)).position;
      await this.refresh();
    } catch (error) {
      this.refusal = /** @type {Error} */ (error).message;
      playSound("refused");
    }
  }

  /** Whether pieces can be placed freely now. */
  canArrange() {
    return !this.rounds.match && !this.line.moves.length && this.hasPanel("arrange");
  }

  /** Starts the game chosen in the start form. @param {CustomEvent} e */
  onStart(e) {
    const { mode, options, position, seats, minutes, increment, opponent, seconds, roundCount } = e.detail;
    this.showsStartForm = false;
    const gameCard = /** @type {import("../api.js").GameCard} */ (this.gameCard);
    const deal = dealParams(options);
    const secret = gameCard.presentation.modes.find((m) => m.id === mode)?.secret;
    if (secret) return navigate(buildUrl("/explore/" + this.game, deal));
    if (opponent || roundCount > 1) {
      const match = createMatch(
        { game: this.game, opponent, of: roundCount, seconds, deal: options, seed: randomSeed() },
        position,
      );
      return navigate(buildUrl("/play/" + this.game, { ...deal, match: match.id }));
    }
    const clock = { sc: minutes, si: minutes ? increment : "" };
    navigate(buildUrl("/play/" + this.game, { ...deal, ...seatParams(seats), ...clock, p: position }));
  }

  async nextRound() {
    const round = await this.rounds.next();
    const match = round ? undefined : await this.rounds.createRematch();
    navigate(buildUrl("/play/" + this.game, { ...gameParams(this.params), ...(round ? { round } : { match }) }));
  }

  /** Opens the next puzzle of the pack or of the day. */
  nextPuzzle() {
    const number = Number(this.params.get("n"));
    const task = this.pack?.tasks[number];
    if (this.nextDaily) return navigate(dailyUrl(this.nextDaily));
    if (!task || !this.pack) return this.nextBoard();
    const rival = this.gameCard?.presentation.rival;
    const seats = rival ? { s1: task.seat ? rival : "human", s2: task.seat ? "human" : rival } : {};
    return navigate(
      buildUrl("/play/" + this.game, { p: task.position, par: task.par, pack: this.pack.id, n: number + 1, ...seats }),
    );
  }

  /**
   * Returns the URL to share. A puzzle opens unsolved, with the result of this player; its solution is shown after the
   * end. A game opens with its moves.
   */
  sharedUrl() {
    if (this.hasSeats() && !isPuzzle(this.params)) return this.url();
    const all = Object.fromEntries(new URL(this.url(), location.origin).searchParams);
    const params = without(all, "m", "at", "in", "by", "bc", "bm");
    const solved = this.view?.status.over && this.log.contains(this.line.played()) && !this.hasSeats();
    const result = solved
      ? { by: getItem("nickname"), bc: this.view?.status.cost, bm: this.line.played().join(" ") }
      : {};
    return buildUrl("/play/" + this.game, { ...params, ...result });
  }

  async share() {
    const url = await shareableUrl(this.sharedUrl());
    await navigator.clipboard?.writeText(url).catch(() => {});
    dispatchEvent(new CustomEvent("damier-toast", { detail: t("play.shared") }));
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (this.showsStartForm || !isShortcutKey(e)) return;
    if (e.key === "u") this.undo();
    else if (e.key === "U") this.redo();
    else if (e.key === "i") this.requestHint();
    else if (e.key === "0" && this.line.at) this.startOver();
    else if (e.key === "n" && !this.rounds.match) this.nextBoard();
    else if (/^[a-z]$/i.test(e.key)) this.explainKey(e.key.toLowerCase());
  }

  /** Explains why the action of a letter key is not possible now. @param {string} key */
  async explainKey(key) {
    const view = this.view;
    const legal = view?.moves.some((m) => m.key.toLowerCase() === key);
    if (!view || legal || !this.buttons.size || !this.canPlay()) return;
    const { refusal } = await api.keyRefusal(this.game, this.startPosition, this.line.played(), key).catch(() => ({
      refusal: null,
    }));
    if (!refusal || this.view !== view) return;
    this.refusal = refusal;
    playSound("refused");
  }

  render() {
    if (this.showsStartForm) return this.startForm();
    // The layout depends on the players, so nothing is rendered before they are known.
    if (!this.view && !this.error && !this.offline) return nothing;
    return html`
      <div class="play ${this.playersClass()}">${boardArea(this)}${gamePanel(this)}</div>
    `;
  }

  /** Returns the CSS class for the number of player bars. */
  playersClass() {
    const seats = this.view?.seats.length ?? 0;
    return seats > 2 ? "many-players" : seats ? "two-players" : "no-players";
  }

  startForm() {
    return html`
      <div class="start">
        <div class="card">
          <damier-start
            .gameCard=${this.gameCard}
            .options=${dealOptions(this.params)}
            .params=${this.params}
            .onBack=${this.startPosition ? () => (this.showsStartForm = false) : null}
            @damier-start=${(/** @type {CustomEvent} */ e) => this.onStart(e)}
          ></damier-start>
        </div>
      </div>
    `;
  }

  /** Whether this game has an optional panel. @param {string} panel */
  hasPanel(panel) {
    return this.gameCard?.presentation.panels.includes(panel) ?? false;
  }

  /** Returns the status of the game as a sentence. */
  statusSentence() {
    const name = (/** @type {number} */ n) => this.view?.seats[n - 1]?.name ?? "";
    const end = this.params.has("f") ? "f" : this.params.has("r") ? "r" : "";
    if (end) {
      const loser = Number(this.params.get(end));
      const winner = this.view?.seats.length === 2 ? this.view.seats[2 - loser].name : "";
      return t((end === "f" ? "seat.flag" : "seat.resigned") + (winner ? "-wins" : ""), name(loser), winner);
    }
    if (this.rounds.state() === "ready") return t("round.ready");
    if (this.arranging) return t("play.arranging");
    return (this.hasSeats() && this.turnSentence()) || (this.view?.status.sentence ?? "");
  }

  /** Returns whose turn it is or who has won; "" for a draw, which the server explains. */
  turnSentence() {
    const { status, seats, seat } = /** @type {View} */ (this.view);
    const onlyHuman = seats.filter((_, i) => !this.engineAt(i)).length === 1;
    const seatNumber = status.over ? status.winner : seat;
    if (seatNumber < 0) return "";
    const engine = this.engineAt(seatNumber);
    const key = status.over ? "seat.won" : "seat.turn";
    return onlyHuman && !engine ? t(key + "-you") : t(key, engine?.name ?? seats[seatNumber].name);
  }
}

customElements.define("damier-play", Play);
