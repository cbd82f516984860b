import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { faceDown } from "./face-down.js";
import { goal } from "./goal.js";
import { pictureFor } from "./picture.js";
import { HOVER, wished } from "./preference.js";
import { plate } from "./plates.js";
import "../board/board.js";

/** @typedef {import("../pages/play.js").Play} Play */

/** Nothing may be played. @type {import("../api.js").Move[]} */
const NONE = [];

/** The board between its plates; it never scrolls. @param {Play} page */
export const stage = (page) => html`
  <section class="stage" aria-label="${t("board.label")}">
    ${page.several() ? plates(page, !page.turned) : goal(page, told(page))}
    <div class="place">
      ${board(page)}
      ${
        page.rounds.count
          ? html`
              <div class="countdown" role="status">${page.rounds.count}</div>
            `
          : nothing
      }
    </div>
    ${page.several() ? plates(page, page.turned) : nothing}
  </section>
`;

/** How it stands, or what is under way. @param {Play} page */
export const told = (page) => page.replay.shown?.words || page.busy || page.sentence();

/** @param {Play} page */
function board(page) {
  const { view } = page;
  const yours = page.playable() && view && !page.who(view.seat);
  const still = page.replay.shown !== null;
  return html`
    <damier-board
      .scene=${scene(page)}
      .moves=${yours ? page.typed.moves : NONE}
      .marks=${still ? [] : [...(view?.marks ?? []), ...page.hints.marks()]}
      .arrows=${still ? page.replay.arrows() : page.hints.arrows()}
      .turned=${page.turned}
      .free=${page.arranging}
      .ask=${page.why}
      label="${page.known?.card.name ?? ""}"
      .picture=${page.shows("pictures") && view ? pictureFor(view.scene.columns) : null}
      .hover=${page.shows("speed") && wished(HOVER)}
      @damier-move=${(/** @type {CustomEvent} */ e) => page.play(e.detail)}
      @damier-refused=${(/** @type {CustomEvent} */ e) => page.gesture(e.detail.from, e.detail.to)}
      @damier-arrange=${(/** @type {CustomEvent} */ e) => page.arrange(e)}
      @damier-cell=${(/** @type {CustomEvent} */ e) => page.gesture(e.detail, e.detail)}
    ></damier-board>
  `;
}

/** The board as it may be seen now. @param {Play} page */
function scene({ replay, typed, rounds }) {
  const shown = replay.shown?.scene ?? typed.scene;
  return shown && rounds.state() === "ready" ? faceDown(shown) : shown;
}

/** The plates above the board, of the far players, or below it. @param {Play} page @param {boolean} far */
function plates(page, far) {
  const view = /** @type {import("../api.js").View} */ (page.view);
  const shown = view.seats.map((place, seat) => ({ place, seat })).filter(({ seat }) => (seat === 0) !== far);
  return html`
    <div class="plates">
      ${shown.map(({ place, seat }) =>
        plate({
          seat,
          place,
          piece: view.scene.pieces.find((p) => p.tone === place.tone),
          who: page.who(seat),
          turn: !page.ended() && view.seat === seat,
          counters: view.scene.counters.filter((c) => c.seat === seat),
          left: page.clocks?.of(seat, page.time) ?? null,
        }),
      )}
    </div>
  `;
}
