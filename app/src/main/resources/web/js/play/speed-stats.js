import { html, nothing } from "lit";
import { Element } from "../element.js";
import { language, formatNumber, t } from "../i18n.js";
import { averageOf5, timesOf } from "./solve-times.js";
import { formatHundredths } from "./stopwatch.js";

/** Refresh interval of the running stopwatch, in ms. */
const REFRESH_MILLIS = 40;

/** Formats a time with the decimal separator of the language. @param {number} millis */
const formatTime = (millis) => formatHundredths(millis).replace(".", language() === "fr" ? "," : ".");

/** Statistics for speed solvers: time in hundredths, moves per second, best time, average of five. */
class SpeedStats extends Element {
  static properties = {
    stopwatch: { attribute: false },
    time: { attribute: false },
    moves: { attribute: false },
    boardKind: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("./stopwatch.js").Stopwatch|null} */
    this.stopwatch = null;
    /** The state of the stopwatch; a new object when it starts or stops. @type {import("./stopwatch.js").Time|null} */
    this.time = null;
    /** Number of moves. */
    this.moves = 0;
    /** Key of similar boards, whose times are compared. */
    this.boardKind = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.refreshTimer = setInterval(() => this.stopwatch?.running() && this.requestUpdate(), REFRESH_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.refreshTimer);
  }

  render() {
    const elapsed = this.stopwatch?.elapsed() ?? 0;
    const times = timesOf(this.boardKind);
    const average = averageOf5(times);
    return html`
      <div class="counters speed">
        ${figure(
          html`
            <b role="timer">${formatTime(elapsed)}</b>
          `,
          t("play.timer"),
        )}
        ${figure(
          html`
            <b>${elapsed ? formatNumber((1000 * this.moves) / elapsed) : "–"}</b>
          `,
          t("speed.moves"),
        )}
        ${figure(
          html`
            <b>${times ? formatTime(times.best) : "–"}</b>
          `,
          t("speed.best"),
        )}
        ${figure(
          html`
            <b>${average === null ? "–" : formatTime(average)}</b>
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

customElements.define("damier-speed", SpeedStats);
