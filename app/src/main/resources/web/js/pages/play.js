import { html, nothing } from "lit";
import { Element } from "../element.js";
import { PlayController } from "../control/play-controller.js";
import { isShortcutKey } from "../shortcut-key.js";
import { navigate, updateUrl } from "../route.js";
import { dealOptions } from "../play/game-params.js";
import { boardArea } from "../play/board-area.js";
import { gamePanel } from "../play/panel.js";
import "../play/start-form.js";

/** Refresh interval of clocks and timers, in ms. */
const TICK_MILLIS = 250;

/** The play page of all games without secret information. Its state is in the controller. */
class Play extends Element {
  static properties = { game: {}, params: { attribute: false } };

  constructor() {
    super();
    this.game = "";
    this.params = new URLSearchParams();
    this.controller = new PlayController({
      requestUpdate: () => this.requestUpdate(),
      rendered: () => this.updateComplete,
      updateUrl,
      navigate,
      notify: (text) => dispatchEvent(new CustomEvent("damier-toast", { detail: text })),
      celebrate: () => this.celebrate(),
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.tickTimer = setInterval(() => this.controller.tick(), TICK_MILLIS);
    this.keyListener = (/** @type {KeyboardEvent} */ e) => this.onKey(e);
    document.addEventListener("keydown", this.keyListener);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.tickTimer);
    if (this.keyListener) document.removeEventListener("keydown", this.keyListener);
    this.controller.close();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params") || changed.has("game")) this.controller.open(this.game, this.params);
  }

  onLanguageChange() {
    this.controller.open(this.game, this.params);
  }

  /** Restarts the animation of a solved puzzle on the board. */
  celebrate() {
    const box = this.querySelector(".board-area .board-box");
    box?.classList.remove("won");
    // Restarts the animation.
    box?.getBoundingClientRect();
    box?.classList.add("won");
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    const { controller: play } = this;
    if (play.showsStartForm || !isShortcutKey(e)) return;
    if (e.key === "u") play.undo();
    else if (e.key === "U") play.redo();
    else if (e.key === "i") play.assistance.requestHint();
    else if (e.key === "0" && play.line.at) play.startOver();
    else if (e.key === "n" && !play.rounds.match && play.nextGame.isRandom()) play.nextGame.board();
    else if (/^[a-z]$/i.test(e.key)) play.explainKey(e.key.toLowerCase());
  }

  render() {
    const { controller: play } = this;
    if (play.showsStartForm) return startForm(play);
    // The layout depends on the players, so nothing is rendered before they are known.
    if (!play.view && !play.board.error && !play.board.offline) return nothing;
    return html`
      <div class="play ${playersClass(play)}">${boardArea(play)}${gamePanel(play)}</div>
    `;
  }
}

/** Returns the CSS class for the number of player bars. @param {PlayController} play */
function playersClass({ view }) {
  const seats = view?.seats.length ?? 0;
  return seats > 2 ? "many-players" : seats ? "two-players" : "no-players";
}

/** Renders the form that chooses the next game. @param {PlayController} play */
const startForm = (play) => html`
  <div class="start">
    <div class="card">
      <damier-start
        .gameCard=${play.gameCard}
        .options=${dealOptions(play.params)}
        .params=${play.params}
        .onBack=${play.board.start ? () => play.showStartForm(false) : null}
        @damier-start=${(/** @type {CustomEvent} */ e) => play.nextGame.start(e.detail)}
      ></damier-start>
    </div>
  </div>
`;

customElements.define("damier-play", Play);
