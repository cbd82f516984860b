import { html, nothing } from "lit";
import { Element } from "../element.js";
import { number, t } from "../i18n.js";
import { api, search } from "../api.js";
import { entered } from "../entered.js";
import { askNames, engineName, optionNames, valueName } from "../lab/names.js";
import "../board/board.js";
import "../words/learn.js";

/**
 * A small living diagram in a text: one thing to change, and what the real engine makes of it. It is written as lines
 * of `name: value`:
 *
 *   run: GAME POSITION ENGINE OPTION=VALUE…    with * where the value goes that is changed; nodes=N is the budget
 *   over: 1 1.5 2 3                            the values to choose from
 *   says: Weight                               what they are called
 *   board: yes                                 whether the position is drawn
 *
 * @typedef {{run: string, over: string[], says: string, board: boolean}} Diagram
 */

/** @param {string} text @returns {Diagram} */
export function readDiagram(text) {
  const fields = Object.fromEntries(
    text
      .split("\n")
      .filter((l) => l.includes(":"))
      .map((l) => [l.slice(0, l.indexOf(":")).trim(), l.slice(l.indexOf(":") + 1).trim()]),
  );
  return {
    run: fields.run ?? "",
    over: (fields.over ?? "").split(/\s+/),
    says: fields.says ?? "",
    board: fields.board === "yes",
  };
}

/** The search of a diagram at one of its values. @param {Diagram} d @param {string} value */
export function searchOf(d, value) {
  const [game, position, engine, ...given] = d.run.split(/\s+/).map((w) => w.replaceAll("*", value));
  const { nodes, ...options } = Object.fromEntries(
    given.map((o) => [o.slice(0, o.indexOf("=")), o.slice(o.indexOf("=") + 1)]),
  );
  return { game, position, engine, options, ...(nodes ? { nodes: Number(nodes) } : {}) };
}

class LiveDiagram extends Element {
  static properties = { source: {}, at: { state: true }, found: { state: true }, view: { state: true } };

  constructor() {
    super();
    this.source = "";
    this.at = 0;
    /** Reports by value. @type {Record<string, any>} */
    this.found = {};
    /** @type {import("../api.js").View|null} */
    this.view = null;
    this.diagram = readDiagram("");
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("source")) return;
    this.diagram = readDiagram(this.source);
    this.at = 0;
    this.found = {};
    this.choose(0);
    this.name();
  }

  translated() {
    this.name();
  }

  /** What the engine and its values are called. */
  async name() {
    const { game, position } = searchOf(this.diagram, this.diagram.over[0]);
    await askNames(game, position).catch(() => {});
    this.requestUpdate();
  }

  /** A value in words. @param {string} value */
  said(value) {
    const { engine, options } = searchOf(this.diagram, "*");
    const option = Object.keys(options).find((id) => options[id] === "*");
    return option ? valueName(engine, option, value) : value;
  }

  /** @param {number} at */
  async choose(at) {
    this.at = at;
    const value = this.diagram.over[at];
    const asked = searchOf(this.diagram, value);
    if (this.diagram.board) {
      api.look(asked.game, asked.position).then((view) => this.diagram.over[this.at] === value && (this.view = view));
    }
    if (this.found[value]) return;
    try {
      const report = await search({ ...asked, time: 8000 }).result;
      this.found = { ...this.found, [value]: report };
    } catch (e) {
      this.found = { ...this.found, [value]: { error: /** @type {Error} */ (e).message } };
    }
  }

  render() {
    const { over, says, board } = this.diagram;
    const most = Math.max(1, ...Object.values(this.found).map((r) => r.stats?.expanded ?? 0));
    const asked = searchOf(this.diagram, over[this.at]);
    const id = "live-" + says.replace(/\W+/g, "");
    return html`
      <div class="live card">
        <div class="live-head">
          <label for="${id}">${says}</label>
          ${
            over.length > 2
              ? html`
                  <input
                    id="${id}"
                    type="range"
                    min="0"
                    max="${over.length - 1}"
                    .value=${String(this.at)}
                    aria-valuetext="${this.said(over[this.at])}"
                    @input=${(/** @type {Event} */ e) => this.choose(Number(entered(e)))}
                  />
                  <output for="${id}">${this.said(over[this.at])}</output>
                `
              : html`
                  <span class="segment" role="group" id="${id}" aria-label="${says}">
                    ${over.map(
                      (v, i) => html`
                        <button aria-pressed="${i === this.at}" @click=${() => this.choose(i)}>${this.said(v)}</button>
                      `,
                    )}
                  </span>
                `
          }
        </div>
        <div class="live-body">
          ${
            board
              ? html`
                  <damier-board still .scene=${this.view?.scene ?? null} label="${says}"></damier-board>
                `
              : nothing
          }
          <ol class="live-bars" aria-live="polite">
            ${over.filter((v) => this.found[v]).map((v) => this.bar(v, most))}
          </ol>
        </div>
        <p class="sub">${t("live.engine", engineName(asked.engine), optionNames(asked.engine, asked.options))}</p>
      </div>
    `;
  }

  /** @param {string} value @param {number} most */
  bar(value, most) {
    const r = this.found[value];
    if (r.error)
      return html`
        <li class="error">${r.error}</li>
      `;
    return html`
      <li class="${this.diagram.over[this.at] === value ? "now" : ""}">
        <b>${this.said(value)}</b>
        <meter min="0" max="${most}" value="${r.stats.expanded}" aria-label="${value}"></meter>
        <span>
          ${t("live.states", number(r.stats.expanded))}${r.cost === null || r.cost === undefined ? (r.worth ? " · " + r.worth : "") : " · " + t("quiz.cost", r.cost)}
        </span>
      </li>
    `;
  }
}

customElements.define("damier-live", LiveDiagram);
