import { html, nothing } from "lit";
import { Element } from "../element.js";
import { language, number, t } from "../i18n.js";
import { averageOf5, times } from "./speed.js";
import { hundredths } from "./stopwatch.js";

/** Between two looks at the running watch, in ms. */
const BEAT = 40;

/** Hundredths behind what the language puts before them. @param {number} millis */
const told = (millis) => hundredths(millis).replace(".", language() === "fr" ? "," : ".");

/** The figures of fast hands: time in hundredths, moves a second, the best time and the average of five. */
class Speed extends Element {
  static properties = {
    watch: { attribute: false },
    time: { attribute: false },
    moves: { attribute: false },
    kind: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("./stopwatch.js").Stopwatch|null} */
    this.watch = null;
    /** What it shows: another one when it starts or stops. @type {import("./stopwatch.js").Time|null} */
    this.time = null;
    /** Moves made. */
    this.moves = 0;
    /** Boards alike, whose times are compared. */
    this.kind = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.beat = setInterval(() => this.watch?.running() && this.requestUpdate(), BEAT);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.beat);
  }

  render() {
    const elapsed = this.watch?.elapsed() ?? 0;
    const kept = times(this.kind);
    const average = averageOf5(kept);
    return html`
      <div class="counters speed">
        ${figure(
          html`
            <b role="timer">${told(elapsed)}</b>
          `,
          t("play.timer"),
        )}
        ${figure(
          html`
            <b>${elapsed ? number((1000 * this.moves) / elapsed) : "–"}</b>
          `,
          t("speed.moves"),
        )}
        ${figure(
          html`
            <b>${kept ? told(kept.best) : "–"}</b>
          `,
          t("speed.best"),
        )}
        ${figure(
          html`
            <b>${average === null ? "–" : told(average)}</b>
          `,
          t("speed.average"),
          t("speed.average-is"),
        )}
      </div>
    `;
  }
}

/** @param {unknown} value @param {string} name @param {string} [about] */
const figure = (value, name, about = "") => html`
  <div title="${about || nothing}">
    ${value}
    <span>${name}</span>
  </div>
`;

customElements.define("damier-speed", Speed);
