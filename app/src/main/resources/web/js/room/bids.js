import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { avatar, name, nameOf, nearness, reactions, removalOfAbsent } from "./people.js";

/**
 * A bid race: the sand, the bids going down, who is at the table, and the one thing to do now.
 * @typedef {import("./feed.js").RoomView} RoomView
 * @typedef {import("../pages/room.js").Room} Room
 */

/** How many numbers the track shows. */
const TRACK = 8;
/** What a first bid begins with. */
const USUAL = 8;

/** A glass whose sand runs down. @param {number} rest 1 full, 0 run out */
const glass = (rest) => svg`
  <svg class="glass" viewBox="0 0 64 104" aria-hidden="true">
    <path class="rim" d="M4 6h56M4 98h56" />
    <path class="sand" d="M${14 + 16 * (1 - rest)} ${14 + 34 * (1 - rest)}H${50 - 16 * (1 - rest)}L32 50z" />
    <path class="sand" d="M14 94Q32 ${94 - 44 * (1 - rest)} 50 94z" />
    <path class="wall" d="M12 8c0 24 18 30 18 44S12 72 12 96M52 8c0 24-18 30-18 44s18 20 18 44" />
  </svg>
`;

/** What the lowest bid of the table is, or 0. @param {RoomView} view */
function lowest(view) {
  const all = view.play.bids.flatMap((/** @type {{bids: number[]}} */ b) => b.bids);
  return all.length ? Math.min(...all) : 0;
}

/** @param {RoomView} view @param {number} seat @returns {number[]} */
const bidsOf = (view, seat) => view.play.bids.find((/** @type {{seat: number}} */ b) => b.seat === seat)?.bids ?? [];

/** The last bid of a seat, or 0. @param {RoomView} view @param {number} seat */
const bidOf = (view, seat) => bidsOf(view, seat).at(-1) ?? 0;

/** @param {RoomView} view */
function sentence(view) {
  const { phase, leads, shows, last } = view.play;
  switch (phase) {
    case "think":
      return t("bids.think");
    case "sand":
      return t("bids.sand", name(view, leads), lowest(view));
    case "show":
      return shows === view.you
        ? t("bids.your-show", bidOf(view, shows))
        : t("bids.show", name(view, shows), bidOf(view, shows));
    default:
      return last?.seat >= 0 ? t("bids.won", name(view, last.seat), last.moves.length) : t("bids.nobody");
  }
}

/** @param {Room} page @param {RoomView} view */
export function bidPanel(page, view) {
  const { phase, ends, length, round, of } = view.play;
  const left = ends ? Math.max(0, ends - page.now()) : 0;
  return html`
    <section class="room-head ${phase === "sand" ? "running" : ""}">
      ${glass(length ? left / length : 1)}
      <div>
        <b class="display" role="timer">
          ${ends ? t("room.seconds", Math.ceil(left / 1000)) : t("bids.round", round, of)}
        </b>
        <p role="status">${sentence(view)}</p>
      </div>
    </section>
    <section>
      <div class="row spread">
        <h2>${t("bids.title")}</h2>
        <span class="sub">${t("bids.lower")}</span>
      </div>
      ${track(view)}
    </section>
    <section class="fill">
      <table class="room-score">
        <thead>
          <tr>
            <th>${t("room.at-table")}</th>
            <th>${t("bids.bids")}</th>
            <th>${t("bids.targets")}</th>
          </tr>
        </thead>
        <tbody>
          ${view.seats
            .filter((s) => !s.left)
            .map((s) => {
              const own = view.play.bids.find((/** @type {{seat: number}} */ b) => b.seat === s.seat);
              const bids = own?.bids ?? [];
              return html`
                <tr class="${s.seat === view.play.leads ? "leads" : ""}">
                  <td>
                    ${avatar(s)} ${nameOf(view, s)} ${nearness(s, page.presence)} ${removalOfAbsent(page, view, s)}
                  </td>
                  <td>
                    ${bids.slice(0, -1).map(
                      (/** @type {number} */ b) => html`
                        <s>${b}</s>
                      `,
                    )}
                    <b>${bids.at(-1) ?? ""}</b>
                    ${
                      s.kind === "engine" && !bids.length && (phase === "think" || phase === "sand")
                        ? html`
                            <span class="sub">${t("bids.thinking")}</span>
                          `
                        : nothing
                    }
                    ${own?.content ? icon("check") : nothing}
                  </td>
                  <td><b>${s.points}</b></td>
                </tr>
              `;
            })}
        </tbody>
      </table>
      ${
        phase === "think" || phase === "sand"
          ? html`
              <p class="note calm">
                ${icon("eye")}
                <span>${t("bids.private")}</span>
              </p>
            `
          : nothing
      }
    </section>
    <section class="foot">
      ${reactions(view, page.said, (s) => page.say(s))} ${view.you < 0 ? nothing : todo(page, view)}
    </section>
  `;
}

/** @param {RoomView} view */
function track(view) {
  const low = lowest(view);
  const from = Math.max(TRACK, low ? low + TRACK - 4 : USUAL + 2);
  return html`
    <ol class="bid-track">
      ${Array.from({ length: TRACK }, (_, i) => {
        const n = from - i;
        const at = view.seats.filter((s) => !s.left && bidsOf(view, s.seat).includes(n));
        const who = at.filter((s) => bidOf(view, s.seat) === n);
        return html`
          <li
            class="${n === low ? "lowest" : n < low || !low ? "open" : ""}"
            aria-label="${t("bids.at", n, who.map((s) => s.name).join(", "))}"
          >
            <b>${n}</b>
            ${who.map((s) => avatar(s))} ${at.filter((s) => !who.includes(s)).map((s) => avatar(s, true))}
          </li>
        `;
      })}
    </ol>
  `;
}

/** What I can do now. @param {Room} page @param {RoomView} view */
function todo(page, view) {
  const { phase, shows } = view.play;
  if (phase === "think" || phase === "sand") return bidding(page, view);
  if (phase === "show" && shows === view.you)
    return html`
      <button class="btn" @click=${() => page.act("pass")}>${t("bids.pass")}</button>
    `;
  if (phase === "result")
    return html`
      <button class="btn main big block" @click=${() => page.act("next")}>${t("bids.next")}</button>
    `;
  return nothing;
}

/** @param {Room} page @param {RoomView} view */
function bidding(page, view) {
  const own = bidOf(view, view.you);
  const most = own ? own - 1 : 99;
  const low = lowest(view);
  const usual = Math.max(1, Math.min(most, page.thinking.length || (low ? low - 1 : USUAL)));
  const bid = Math.max(1, Math.min(most, page.bid || usual));
  return html`
    <div class="row">
      <button class="btn small" ?disabled=${!page.thinking.length} @click=${() => page.unthink(1)}>
        ${icon("undo")}${t("play.undo")}
      </button>
      <button class="btn small" ?disabled=${!page.thinking.length} @click=${() => page.unthink(page.thinking.length)}>
        ${icon("reset")}${t("bids.again")}
      </button>
      <button class="btn small" @click=${() => page.act("content")}>
        ${icon("check")}${t(low ? "bids.content" : "bids.skip")}
      </button>
    </div>
    ${
      most < 1
        ? nothing
        : html`
            <div class="room-bid">
              <span class="stepper">
                <button aria-label="${t("bids.fewer")}" ?disabled=${bid <= 1} @click=${() => (page.bid = bid - 1)}>
                  −
                </button>
                <output class="display">${bid}</output>
                <button aria-label="${t("bids.more")}" ?disabled=${bid >= most} @click=${() => (page.bid = bid + 1)}>
                  +
                </button>
              </span>
              <button class="btn main big" data-enter @click=${() => page.offer(bid)}>
                ${icon("hand")}${t("bids.do", bid)}
                <kbd class="kbd" aria-hidden="true">↵</kbd>
              </button>
            </div>
          `
    }
  `;
}
