import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { entered } from "./entered.js";

/** The present move is kept in sight; its list scrolls, the page does not. @param {Element} [button] */
function follow(button) {
  // A move that has just been made is not in its list yet.
  queueMicrotask(() => {
    const list = button?.closest("ol");
    const item = button?.closest("li");
    if (list && item) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
  });
}

/**
 * The moves with the present one marked, and the scrubber above them.
 * @param {import("./line.js").Line} line
 * @param {(at: number) => void} jump
 * @param {{words?: string[], tones?: string[], first?: number}} [played] the moves for people, the tones of what moved,
 *   and in a game of two whose the first move was: they stand in pairs then
 */
export function moveList(line, jump, { words = [], tones = [], first = -1 } = {}) {
  const paired = first >= 0;
  // The number of a pair stands before the first of it.
  const count = (/** @type {number} */ i) =>
    !paired ? i + 1 : i && (i + first) % 2 ? "" : Math.floor((i + first) / 2) + 1;
  const name = t("moves.title");
  const last = line.moves.length;
  return html`
    <div class="row tight">
      <button
        class="btn icon"
        ?disabled=${line.at === 0}
        @click=${() => jump(0)}
        aria-label="${t("moves.first")}"
        title="${t("moves.first")}"
      >
        ${icon("first")}
      </button>
      <button
        class="btn icon"
        ?disabled=${line.at === 0}
        @click=${() => jump(line.at - 1)}
        aria-label="${t("moves.back")}"
        title="${t("moves.back")}"
      >
        ${icon("back")}
      </button>
      <input
        type="range"
        min="0"
        max="${last}"
        .value=${String(line.at)}
        @input=${(/** @type {InputEvent} */ e) => jump(Number(entered(e)))}
        aria-label="${t("moves.scrub")}"
      />
      <button
        class="btn icon"
        ?disabled=${line.at === last}
        @click=${() => jump(line.at + 1)}
        aria-label="${t("moves.forward")}"
        title="${t("moves.forward")}"
      >
        ${icon("forward")}
      </button>
      <button
        class="btn icon"
        ?disabled=${line.at === last}
        @click=${() => jump(last)}
        aria-label="${t("moves.last")}"
        title="${t("moves.last")}"
      >
        ${icon("last")}
      </button>
    </div>
    ${
      last
        ? html`
            <ol class="moves ${paired ? "pairs" : ""} ${first === 1 ? "second" : ""}" aria-label="${name}">
              ${line.moves.map(
                (m, i) => html`
                  <li>
                    <button
                      class="${tones[i] ? "t-" + tones[i] : ""}"
                      aria-current="${line.at === i + 1}"
                      title="${m}"
                      ${line.at === i + 1 ? ref(follow) : nothing}
                      @click=${() => jump(i + 1)}
                    >
                      <small>${count(i)}</small>
                      ${words[i] ?? m}
                    </button>
                  </li>
                `,
              )}
            </ol>
          `
        : html`
            <p class="sub">${t("moves.none")}</p>
          `
    }
  `;
}
