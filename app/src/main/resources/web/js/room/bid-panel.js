import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { bidState } from "../control/room-state.js";
import { endPanel } from "./end-panel.js";
import {
  avatar,
  seatName,
  displayName,
  connectionStatus,
  endGameButton,
  reactionBar,
  removeAbsentButton,
} from "./players.js";

/**
 * The panel of a bid race: timer, bids, players, and the user's actions.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 */

/** Number of bids shown on the track. */
const TRACK_LENGTH = 8;
/** Initial value of the first bid. */
const DEFAULT_BID = 8;

/** Draws the sand timer. @param {number} fraction remaining fraction, from 1 to 0 */
function sandGlass(fraction) {
  const gone = 1 - fraction;
  return svg`
    <svg class="glass" viewBox="0 0 64 104" aria-hidden="true">
      <path class="rim" d="M4 6h56M4 98h56" />
      <path class="sand" d="M${14 + 16 * gone} ${14 + 34 * gone}H${50 - 16 * gone}L32 50z" />
      <path class="sand" d="M14 94Q32 ${94 - 44 * gone} 50 94z" />
      <path class="wall" d="M12 8c0 24 18 30 18 44S12 72 12 96M52 8c0 24-18 30-18 44s18 20 18 44" />
    </svg>
  `;
}

/** Returns the lowest bid of all players, or 0. @param {RoomView} view */
function lowestBid(view) {
  const all = bidState(view).bids.flatMap((b) => b.bids);
  return all.length ? Math.min(...all) : 0;
}

/** @param {RoomView} view @param {number} seat @returns {number[]} */
const bidsOf = (view, seat) => bidState(view).bids.find((b) => b.seat === seat)?.bids ?? [];

/** Returns the last bid of a seat, or 0. @param {RoomView} view @param {number} seat */
const lastBid = (view, seat) => bidsOf(view, seat).at(-1) ?? 0;

/** Says why the last demonstration failed; "" if none failed. @param {RoomView} view */
function failureSentence(view) {
  const seat = bidState(view).failed.at(-1) ?? -1;
  const failure = bidState(view).bids.find((b) => b.seat === seat)?.failure;
  return failure ? t("bids.failed-" + failure, seatName(view, seat), lastBid(view, seat)) : "";
}

/** Says who demonstrates first and why if the lowest bids are equal. @param {RoomView} view */
function tieSentence(view) {
  const { tie } = bidState(view);
  if (!tie) return "";
  const names = tie.seats.map((seat) => seatName(view, seat)).join(t("room.and"));
  return t("bids.tie-" + tie.by, names, tie.bid, seatName(view, tie.seats[0]));
}

/** Says what a player did besides bidding. @param {RoomView} view @param {Api.PlayerBids|undefined} playerBids */
function bidStatus(view, playerBids) {
  const { phase, shows } = bidState(view);
  if (!playerBids) return "";
  if (playerBids.failure) return t("failure." + playerBids.failure);
  if (phase === "show" && shows === playerBids.seat) return t("bids.shows");
  if ((phase === "think" || phase === "sand") && playerBids.content)
    return t(playerBids.bids.length ? "bids.stays" : "bids.passes");
  return phase === "result" && playerBids.content ? t("room.is-ready") : "";
}

/** @param {RoomView} view */
function statusSentence(view) {
  const { phase, leads, shows, last } = bidState(view);
  switch (phase) {
    case "think":
      return t("bids.think");
    case "sand":
      return tieSentence(view) || t("bids.sand", seatName(view, leads), lowestBid(view));
    case "show":
      return [
        failureSentence(view),
        tieSentence(view),
        shows === view.you
          ? t("bids.your-show", lastBid(view, shows))
          : t("bids.show", seatName(view, shows), lastBid(view, shows)),
      ]
        .filter(Boolean)
        .join(" ");
    default:
      return last && last.seat >= 0
        ? t("bids.won", seatName(view, last.seat), last.moves.length)
        : [failureSentence(view), t("bids.nobody")].filter(Boolean).join(" ");
  }
}

/** @param {RoomController} room @param {RoomView} view */
export function bidPanel(room, view) {
  const { phase, ends, length, round, of } = bidState(view);
  if (phase === "over") return endPanel(room, view);
  const left = ends ? Math.max(0, ends - room.now()) : 0;
  return html`
    <section class="room-head ${phase === "sand" ? "running" : ""}">
      ${sandGlass(length ? left / length : 1)}
      <div>
        <b class="display" role="timer">
          ${ends ? t("room.seconds", Math.ceil(left / 1000)) : t("bids.round", round, of)}
        </b>
        <p role="status">${statusSentence(view)}</p>
      </div>
    </section>
    <section>
      <div class="row spread">
        <h2>${t("bids.title")}</h2>
        <span class="sub">${t("bids.lower")}</span>
      </div>
      ${bidTrack(view)}
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
              const playerBids = bidState(view).bids.find((b) => b.seat === s.seat);
              const bids = playerBids?.bids ?? [];
              return html`
                <tr class="${s.seat === bidState(view).leads ? "leads" : ""}">
                  <td>
                    ${avatar(s)} ${displayName(view, s)} ${connectionStatus(s, room.presence)}
                    ${removeAbsentButton(room, view, s)}
                  </td>
                  <td>
                    ${bids.slice(0, -1).map(
                      (b) => html`
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
                    <span class="sub" data-bid-status>${bidStatus(view, playerBids)}</span>
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
              <p class="note info">
                ${icon("eye")}
                <span>${t("bids.private")}</span>
              </p>
            `
          : nothing
      }
    </section>
    <section class="foot">
      ${reactionBar(view, room.recentReactions, (s) => room.react(s))}
      ${view.you < 0 ? nothing : playerActions(room, view)}
    </section>
  `;
}

/** @param {RoomView} view */
function bidTrack(view) {
  const low = lowestBid(view);
  const from = Math.max(TRACK_LENGTH, low ? low + TRACK_LENGTH - 4 : DEFAULT_BID + 2);
  return html`
    <ol class="bid-track">
      ${Array.from({ length: TRACK_LENGTH }, (_, i) => {
        const n = from - i;
        const bidders = view.seats.filter((s) => !s.left && bidsOf(view, s.seat).includes(n));
        const current = bidders.filter((s) => lastBid(view, s.seat) === n);
        return html`
          <li
            class="${n === low ? "lowest" : n < low || !low ? "open" : ""}"
            aria-label="${t("label.value", n, current.map((s) => s.name).join(", "))}"
          >
            <b>${n}</b>
            ${current.map((s) => avatar(s))} ${bidders.filter((s) => !current.includes(s)).map((s) => avatar(s, true))}
          </li>
        `;
      })}
    </ol>
  `;
}

/** Renders what the user can do now. @param {RoomController} room @param {RoomView} view */
function playerActions(room, view) {
  const { phase, shows } = bidState(view);
  if (phase === "think" || phase === "sand") return bidControls(room, view);
  if (phase === "show" && shows === view.you)
    return html`
      <damier-confirm
        label="${t("bids.pass")}"
        question="${t("bids.pass-ask")}"
        icon="flag"
        .act=${() => room.act("pass")}
      ></damier-confirm>
    `;
  if (phase === "result")
    return html`
      <button class="btn main big block" @click=${() => room.act("next")}>${t("bids.next")}</button>
    `;
  return nothing;
}

/** @param {RoomController} room @param {RoomView} view */
function bidControls(room, view) {
  const ownBid = lastBid(view, view.you);
  const maxBid = ownBid ? ownBid - 1 : 99;
  const low = lowestBid(view);
  const suggested = Math.max(1, Math.min(maxBid, room.triedMoves.length || (low ? low - 1 : DEFAULT_BID)));
  const bid = Math.max(1, Math.min(maxBid, room.bid || suggested));
  return html`
    <div class="row">
      <button class="btn small" ?disabled=${!room.triedMoves.length} @click=${() => room.undoTriedMoves(1)}>
        ${icon("undo")}${t("play.undo")}
      </button>
      <button
        class="btn small"
        ?disabled=${!room.triedMoves.length}
        @click=${() => room.undoTriedMoves(room.triedMoves.length)}
      >
        ${icon("reset")}${t("bids.again")}
      </button>
      <button class="btn small" @click=${() => room.act("content")}>
        ${icon("check")}${t(low ? "bids.content" : "bids.skip")}
      </button>
      ${endGameButton(room, view)}
    </div>
    ${
      maxBid < 1
        ? nothing
        : html`
            <div class="room-bid">
              <span class="stepper">
                <button aria-label="${t("bids.fewer")}" ?disabled=${bid <= 1} @click=${() => room.setBid(bid - 1)}>
                  −
                </button>
                <output class="display">${bid}</output>
                <button aria-label="${t("bids.more")}" ?disabled=${bid >= maxBid} @click=${() => room.setBid(bid + 1)}>
                  +
                </button>
              </span>
              <button class="btn main big" data-enter @click=${() => room.offer(bid)}>
                ${icon("hand")}${t("bids.do", bid)}
                <kbd class="kbd" aria-hidden="true">↵</kbd>
              </button>
            </div>
          `
    }
  `;
}
