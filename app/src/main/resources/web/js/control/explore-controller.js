import { api } from "../api.js";
import { cellName } from "../board/descriptions.js";
import { game } from "../game.js";
import { t } from "../i18n.js";
import { buildUrl } from "../route.js";
import { playSound } from "../sound.js";
import { dealOptions } from "../play/game-params.js";
import { Hints } from "../play/hints.js";
import { forgetLastGame, saveLastGame } from "../play/last-game.js";
import { Replay } from "../play/replay.js";
import { AgentWatch } from "./agent-watch.js";
import { Confirmation } from "./confirmation.js";

/**
 * @typedef {import("../api.js").View} View
 * @typedef {import("../api.js").Spot} Spot
 * @typedef {Pick<import("./play-controller.js").PlayHost, "requestUpdate"|"updateUrl"|"navigate"|"notify">} ExploreHost
 */

/**
 * The state of a game with secret information. The server keeps the position secret and sends only what has been
 * observed.
 */
export class ExploreController {
  /** @param {ExploreHost} host */
  constructor(host) {
    this.host = host;
    /** Whether the page is shown. */
    this.isConnected = false;
    this.game = "";
    this.gameName = "";
    /** The legend of the game. @type {import("../api.js").Presentation["legend"]} */
    this.legend = [];
    /** Id of the game on the server. */
    this.table = "";
    /** @type {View|null} */
    this.view = null;
    /** Id of the layer shown, or "". */
    this.layer = "";
    /** The marks of the layer. @type {import("../api.js").Mark[]} */
    this.marks = [];
    /** The explanation of a cell. @type {{where: string, sentences: string[]}|null} */
    this.why = null;
    this.error = "";
    /** All action buttons shown so far. @type {Map<string, import("../play/actions.js").Action>} */
    this.buttons = new Map();
    this.hints = new Hints(this);
    this.replay = new Replay(this);
    this.confirmation = new Confirmation();
    this.agents = new AgentWatch(this);
    /** The moves being sent. @type {Promise<void>} */
    this.moveQueue = Promise.resolve();
  }

  requestUpdate() {
    this.host.requestUpdate();
  }

  /** Ends all that runs, because the page is no longer shown. */
  close() {
    this.isConnected = false;
    this.agents.pause();
    this.hints.clear();
    this.replay.stop();
  }

  /** Opens the game of a URL. @param {string} id @param {URLSearchParams} params */
  async open(id, params) {
    this.isConnected = true;
    this.game = id;
    this.agents.stop();
    this.replay.stop();
    try {
      const [mode, agents] = await Promise.all([this.loadMode(), api.agents(id, 1)]);
      this.agents.setAgents(agents);
      await this.openTable(params, mode?.deal ?? {});
      this.host.updateUrl(this.url());
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    this.requestUpdate();
  }

  /**
   * Opens the stored game of the URL, or a new one.
   * @param {URLSearchParams} params @param {Record<string, string>} deal
   */
  async openTable(params, deal) {
    const stored = params.get("t");
    if (stored) {
      this.table = stored;
      return this.showView(await api.table(stored));
    }
    const like = params.get("like");
    const request = like ? { like } : { game: this.game, options: { ...deal, ...dealOptions(params) } };
    const { id, view } = await api.openTable(request);
    this.table = id;
    return this.showView(view);
  }

  /** Loads the game and returns its secret mode. */
  async loadMode() {
    const gameCard = await game(this.game);
    this.gameName = gameCard.card.name;
    this.legend = gameCard.presentation.legend;
    return gameCard.presentation.modes.find((m) => m.secret);
  }

  url() {
    return buildUrl("/explore/" + this.game, { t: this.table });
  }

  /** @param {View} view */
  async showView(view) {
    // An agent that plays both phases ends with the mission, which has no sequel.
    const ends = view.status.over && view.sequel && !this.view?.status.over;
    this.view = view;
    if (ends) this.agents.compare();
    this.error = "";
    this.why = null;
    this.hints.reset();
    if (view.status.over) forgetLastGame("/explore/" + this.game);
    else saveLastGame({ url: this.url(), name: this.gameName, sentence: view.status.sentence, scene: view.scene });
    await this.loadMarks();
  }

  async loadMarks() {
    const view = this.shownView();
    this.requestUpdate();
    const { marks } =
      this.layer && view && !view.status.over
        ? await api.layer(this.shownTable(), this.layer).catch(() => ({ marks: [] }))
        : { marks: [] };
    if (this.shownView() !== view) return;
    this.marks = marks;
    this.requestUpdate();
  }

  /** Returns the view on the board: the watched agent's or the user's own. */
  shownView() {
    return this.agents.watched?.view ?? this.view;
  }

  /** Returns the id of the game on the board. */
  shownTable() {
    return this.agents.watched?.table ?? this.table;
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
    if (!this.confirmation.accepts(move)) return this.requestUpdate();
    try {
      await this.showView(await api.playMove(this.table, move.text));
    } catch (e) {
      playSound("refused");
      this.error = /** @type {Error} */ (e).message;
      this.requestUpdate();
    }
  }

  /** Discards a move that waits for confirmation. */
  cancelMove() {
    this.confirmation.cancel();
    this.requestUpdate();
  }

  /** @param {Spot} cell */
  async explainCell(cell) {
    const view = this.shownView();
    if (!view?.layers.length || view.status.over) return;
    const { why } = await api.explainCell(this.shownTable(), cell).catch(() => ({ why: [] }));
    this.why = { where: cellName(view.scene, cell.x, cell.y), sentences: why };
    this.requestUpdate();
  }

  /** Shows why a gesture or key is not possible now. @param {{from: Spot|null, to: Spot}|{key: string}} gesture */
  async explainRefusal(gesture) {
    await this.moveQueue;
    const { refusal } = await api.tableRefusal(this.table, gesture).catch(() => ({ refusal: t("error.offline") }));
    if (!refusal) return;
    playSound("refused");
    this.host.notify(refusal);
  }

  /** Requests a hint; each further request returns a more detailed one. */
  requestHint() {
    this.hints.request((grade, signal) => api.tableHint(this.table, grade, signal));
  }

  /** @param {string} id */
  selectLayer(id) {
    this.layer = id;
    this.loadMarks();
  }

  /** Opens another map. */
  newWorld() {
    this.host.navigate("/explore/" + this.game + "?" + Math.random().toString(36).slice(2, 6));
  }

  /** Returns the URL of the same map, without any result. */
  sharedUrl() {
    return buildUrl("/explore/" + this.game, { like: this.table });
  }
}
