import { html, nothing } from "lit";
import { api } from "../api.js";
import { copyButton } from "../copy-button.js";
import { EventStream } from "../event-stream.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { getItem, setItem } from "../local-storage.js";
import "../words/analysis.js";

/** The id of the user's own engine in requests and in the URL. */
export const OWN = "own";

/** The value of the list entry that opens the panel. */
export const CONNECT_ENTRY = "connect-own";

/** Set while this browser has a token, so that other browsers need no event stream. */
const STORAGE_KEY = "own-engine";

/**
 * The engine that the user runs on another machine: its state, and the panel that shows how to connect it.
 * @typedef {{token: string, connected: boolean, name: string, games: string[]}} OwnEngineState
 */
export class OwnEngine {
  /** @param {() => void} onChange called when the engine connects or disconnects, or the panel changes */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {OwnEngineState} */
    this.state = { token: "", connected: false, name: "", games: [] };
    this.panelOpen = false;
    this.error = "";
    /** @type {EventStream|null} */
    this.stream = null;
  }

  /** Follows the state if this browser has a token. */
  connect() {
    if (!this.stream && getItem(STORAGE_KEY)) this.openStream();
  }

  disconnect() {
    this.stream?.close();
    this.stream = null;
  }

  openStream() {
    this.disconnect();
    this.stream = new EventStream(
      () => "/api/own-engine/events",
      { state: (state) => this.setState(state) },
      {
        onConnection: (connected) => {
          if (!connected && this.state.connected) this.setState({ ...this.state, connected: false });
        },
        onRefused: () => {
          setItem(STORAGE_KEY, "");
          this.stream = null;
        },
      },
    );
  }

  /** @param {OwnEngineState} state */
  setState(state) {
    this.state = state;
    this.onChange();
  }

  /** Opens the panel and requests a token. @param {boolean} [renew] whether the old token becomes invalid */
  async open(renew = false) {
    this.panelOpen = true;
    this.error = "";
    try {
      this.state = await api.createOwnEngine(renew);
      setItem(STORAGE_KEY, "1");
      this.openStream();
    } catch (e) {
      this.error = /** @type {Error} */ (e).message;
    }
    this.onChange();
  }

  close() {
    this.panelOpen = false;
    this.onChange();
  }

  /**
   * Returns the engines of a position with the user's own engine, if it is connected and plays this game, or is chosen.
   * @param {import("./engine-settings.js").AvailableEngines} available @param {string} game @param {boolean} chosen
   * @returns {import("./engine-settings.js").AvailableEngines}
   */
  addTo(available, game, chosen) {
    const { connected, name, games } = this.state;
    const usable = connected && (!games.length || games.includes(game));
    const engines = available.engines.filter((engine) => engine.id !== OWN);
    if (!usable && !chosen) return { ...available, engines };
    const shown = usable ? t("own.name", name) : t("own.offline");
    return {
      ...available,
      engines: [...engines, { id: OWN, name: shown, about: t("own.about"), options: [], abilities: [] }],
    };
  }

  /** Renders how to connect the engine. */
  panel() {
    if (!this.panelOpen) return nothing;
    const { token, connected, name } = this.state;
    const here = `${location.origin} --token ${token}`;
    const commands = [
      [t("own.any"), `./damier engine --connect ${here} -- python3 bot.py`],
      [t("own.python"), `python3 mybot.py --connect ${here}`],
    ];
    return html`
      <div class="own-engine" role="group" aria-label="${t("own.connect")}">
        <div class="row spread">
          <h2>${t("own.connect")}</h2>
          <button class="btn icon small" aria-label="${t("own.close")}" @click=${() => this.close()}>
            ${icon("cross")}
          </button>
        </div>
        <p class="sub">${t("own.explain")}</p>
        ${
          this.error
            ? html`
                <p class="error" role="alert">${this.error}</p>
              `
            : commands.map(
                ([label, command]) => html`
                  <p class="own-label">${label}</p>
                  <div class="token-row">
                    <code>${command}</code>
                    ${copyButton(command, t("arena.copy-command"))}
                  </div>
                `,
              )
        }
        <p role="status" class="own-state ${connected ? "on" : ""}">
          ${connected ? t("own.connected", name) : t("own.waiting")}
        </p>
        <p class="sub">
          ${t("own.secret")}
          <button class="btn small" @click=${() => this.open(true)}>${t("own.renew")}</button>
        </p>
      </div>
    `;
  }
}
