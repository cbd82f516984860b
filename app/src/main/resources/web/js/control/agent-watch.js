import { api } from "../api.js";

/**
 * @typedef {import("../api.js").View} View
 * @typedef {{name: string, cost: number, known: string, line: string[]}} AgentResult
 */

/**
 * Agents that explore the same map: one that the user watches, and one for comparison after the game. Both run on a
 * copy of the map; the user's own exploration does not change.
 */
export class AgentWatch {
  /** @param {import("./explore-controller.js").ExploreController} explore */
  constructor(explore) {
    this.explore = explore;
    /** @type {import("../api.js").Card[]} */
    this.agents = [];
    /** Id of the selected agent. */
    this.selectedId = "";
    /** Delay between two actions of the running agent, in ms; 0 when no agent runs. */
    this.delay = 0;
    /** The agent being watched. @type {{agent: string, table: string, view: View}|null} */
    this.watched = null;
    /** The result of the first agent on the same map, after the game. @type {AgentResult|null} */
    this.result = null;
    /** The running action of an agent. @type {object|undefined} */
    this.run = undefined;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
  }

  /** @param {import("../api.js").Card[]} agents */
  setAgents(agents) {
    this.agents = agents;
    if (!agents.some((a) => a.id === this.selectedId)) this.selectedId = agents[0]?.id ?? "";
  }

  /** @param {string} id */
  select(id) {
    this.selectedId = id;
    this.explore.requestUpdate();
  }

  /** Returns the name of the watched agent. */
  name() {
    return this.agents.find((a) => a.id === this.watched?.agent)?.name ?? "";
  }

  /** Runs one action of the selected agent, and schedules the next one. @param {number} delay 0 for a single action */
  async step(delay) {
    const { explore } = this;
    const agent = this.selectedId;
    clearTimeout(this.timer);
    this.setDelay(delay);
    const run = (this.run = {});
    try {
      const table =
        this.watched?.agent === agent ? this.watched.table : (await api.openTable({ like: explore.table })).id;
      const view = await api.agentStep(table, agent);
      // The user has gone back or started another agent.
      if (this.run !== run || !explore.isConnected) return;
      this.watched = { agent, table, view };
      this.setDelay(view.status.over ? 0 : delay);
    } catch (e) {
      if (this.run !== run) return;
      explore.error = /** @type {Error} */ (e).message;
      this.setDelay(0);
      return;
    }
    if (this.delay) this.timer = setTimeout(() => this.step(delay), delay);
    await explore.loadMarks();
  }

  /** @param {number} delay */
  setDelay(delay) {
    this.delay = delay;
    this.explore.requestUpdate();
  }

  pause() {
    clearTimeout(this.timer);
    this.setDelay(0);
  }

  /** Goes back to the user's own exploration. */
  stop() {
    this.pause();
    this.run = undefined;
    if (!this.watched) return;
    this.watched = null;
    this.explore.why = null;
    this.explore.loadMarks();
  }

  /** Runs the first agent on the same map after the game, for comparison. */
  async compare() {
    const { explore } = this;
    const { view: world } = explore;
    const agent = this.agents[0];
    this.result = null;
    if (!agent || !world) return;
    try {
      const other = await api.openTable({ like: explore.table });
      let view = other.view;
      while (!view.status.over && explore.view === world && explore.isConnected)
        view = await api.agentStep(other.id, agent.id);
      if (!view.status.over || explore.view !== world) return;
      this.result = { name: agent.name, cost: view.status.cost, known: view.status.sentence, line: view.played };
      explore.requestUpdate();
    } catch {
      // The game is over; only the comparison is missing.
    }
  }
}
