import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";
import { fieldValue } from "./field-value.js";

/** Scrolls the list to the current move, without scrolling the page. @param {Element} [button] */
function scrollIntoList(button) {
  // A new move is not in the document yet.
  queueMicrotask(() => {
    const list = button?.closest("ol");
    const item = button?.closest("li");
    if (list && item) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
  });
}

/**
 * Renders the move list with the current move, and the slider above it.
 * @param {{moves: string[], at: number}} line @param {(at: number) => void} jump
 * @param {{words?: string[], tones?: string[], first?: number, pieceIcon?: (tone: string) => unknown}} [played] the
 *   texts of the moves, the tones of the moved pieces, the first seat in a two-player game, which shows the moves in
 *   pairs, and the icon of a piece
 */
export function moveList(line, jump, { words = [], tones = [], first = -1, pieceIcon = () => nothing } = {}) {
  const paired = first >= 0;
  // A pair has its number at the first move.
  const moveNumber = (/** @type {number} */ i) =>
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
        @input=${(/** @type {InputEvent} */ e) => jump(Number(fieldValue(e)))}
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
                      ${line.at === i + 1 ? ref(scrollIntoList) : nothing}
                      @click=${() => jump(i + 1)}
                    >
                      <small>${moveNumber(i)}</small>
                      ${pieceIcon(tones[i])}${words[i] ?? m}
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
