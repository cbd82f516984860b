import { html, nothing } from "lit";
import { language, t } from "../i18n.js";
import { icon } from "../icons.js";
import { buildUrl } from "../route.js";
import { clockText } from "../play/clock.js";
import { replayLine, replayedMoves, stopLookingBack } from "./look-back.js";
import {
  avatar,
  displayName,
  reactionBar,
  removeAbsentButton,
  connectionPill,
  connectionStatus,
  countdown,
} from "./players.js";
import "../confirm-button.js";

/**
 * The panel after a game: the winner, the players, every round with its results, and another game with the same people.
 * @typedef {import("./room-stream.js").RoomView} RoomView
 * @typedef {import("./room-stream.js").GameRecord} GameRecord
 * @typedef {import("./room-stream.js").Round} Round
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 */

/** @param {GameRecord} game @param {number} seat */
const nameIn = (game, seat) => game.players.find((p) => p.seat === seat)?.name ?? "";

/** @param {RoomView} view @param {string[]} winners names of the winners */
function resultSentence(view, winners) {
  if (!winners.length) return t(view.style === "match" ? "room.draw" : "room.no-winner");
  return t(winners.length === 1 ? "room.winner" : "room.winners", winners.join(t("room.and")));
}

/** @param {RoomView} view */
const currentResult = (view) =>
  resultSentence(
    view,
    view.winners.map((seat) => displayName(view, view.seats[seat])),
  );

/** @param {RoomView} view @param {GameRecord} game */
const gameResult = (view, game) =>
  resultSentence(
    view,
    game.winners.map((seat) => nameIn(game, seat)),
  );

/** @param {RoomController} room @param {RoomView} view @param {string} [detail] how the game ended */
export function endPanel(room, view, detail = "") {
  return html`
    <section class="room-head room-end">
      <div>
        <span class="eyebrow">${t("room.eyebrow", view.name, t("style." + view.style))} · ${gameNumber(view)}</span>
        <b class="display" role="status">${currentResult(view)}</b>
        ${
          detail
            ? html`
                <p>${detail}</p>
              `
            : nothing
        }
        ${rematchSentence(view)} ${connectionPill(room)}
      </div>
    </section>
    <section class="fill">
      ${room.lookBack ? replaySection(room) : nothing} ${playerTable(room, view)}
      ${[...room.history.games].reverse().map((game) => gameSection(room, view, game))}
    </section>
    <section class="foot">
      ${reactionBar(view, room.recentReactions, (s) => room.react(s))} ${countdown(room, view)}
      ${view.you < 0 ? nothing : playerActions(room, view)}
    </section>
  `;
}

/** Returns "Game 2", or "Game 2 of 3" in a series. @param {RoomView} view */
function gameNumber(view) {
  const rounds = view.settings.find((s) => s.id === "rounds")?.value ?? 1;
  return rounds > 1
    ? t("room.game-of", ((view.gameNumber - 1) % rounds) + 1, rounds)
    : t("room.game-number", view.gameNumber);
}

/** Says who wants another game, or who declined. @param {RoomView} view */
function rematchSentence(view) {
  const ready = view.seats.filter((s) => s.ready && !s.left && s.kind === "person");
  if (view.declinedBy >= 0)
    return html`
      <p role="status">${t("room.declined", displayName(view, view.seats[view.declinedBy]))}</p>
    `;
  return ready.length
    ? html`
        <p role="status">${t("room.wants-rematch", ready.map((s) => displayName(view, s)).join(", "))}</p>
      `
    : nothing;
}

/** @param {RoomController} room */
function replaySection(room) {
  const line = /** @type {import("./look-back.js").LookBack} */ (room.lookBack);
  return html`
    <div class="room-replay">
      <div class="row spread">
        <b>${line.name}</b>
        <button class="btn small" @click=${() => stopLookingBack(room)}>
          ${icon("cross")}${t("room.close-replay")}
        </button>
      </div>
      ${replayedMoves(room, line)}
    </div>
  `;
}

/** @param {RoomController} room @param {RoomView} view */
function playerTable(room, view) {
  const several = view.gameNumber > 1 || view.style === "match";
  return html`
    <table class="room-score">
      <thead>
        <tr>
          <th>${t("room.at-table")}</th>
          <th>${view.style === "bids" ? t("bids.targets") : t("room.points-head")}</th>
          ${
            several
              ? html`
                  <th>${t("room.games-won")}</th>
                `
              : nothing
          }
        </tr>
      </thead>
      <tbody>
        ${view.seats
          .filter((s) => !s.left)
          .sort((a, b) => b.points - a.points)
          .map(
            (s) => html`
              <tr class="${view.winners.includes(s.seat) ? "leads" : ""}">
                <td>
                  ${avatar(s)} ${displayName(view, s)} ${s.ready && s.kind === "person" ? icon("check") : nothing}
                  ${connectionStatus(s, room.presence)} ${removeAbsentButton(room, view, s)}
                </td>
                <td><b>${s.points.toLocaleString(language())}</b></td>
                ${
                  several
                    ? html`
                        <td><b>${s.wins}</b></td>
                      `
                    : nothing
                }
              </tr>
            `,
          )}
      </tbody>
    </table>
  `;
}

/** @param {RoomController} room @param {RoomView} view @param {GameRecord} game */
function gameSection(room, view, game) {
  const open = game.number === view.gameNumber;
  return html`
    <details class="room-game" ?open=${open}>
      <summary>${t("label.value", t("room.game-number", game.number), gameResult(view, game))}</summary>
      <ol class="room-rounds">
        ${game.rounds.map((round, i) => roundItem(room, view, game, round, i))}
      </ol>
    </details>
  `;
}

/**
 * @param {RoomController} room @param {RoomView} view @param {GameRecord} game @param {Round} round @param {number} i
 */
function roundItem(room, view, game, round, i) {
  const title = view.style === "bids" || game.rounds.length > 1 ? t("room.target", i + 1) : t("room.whole-game");
  const best = room.history.optima.get(round.position);
  return html`
    <li>
      <div class="row spread">
        <b>${title}</b>
        <span>
          ${
            view.style === "match"
              ? nothing
              : round.winner >= 0
                ? t("room.solved-by", nameIn(game, round.winner), room.cost(roundCost(round)))
                : t("room.unsolved")
          }
        </span>
      </div>
      ${
        round.attempts.length
          ? html`
              <ul class="room-attempts">
                ${round.attempts.map(
                  (a) => html`
                    <li>${t("label.value", nameIn(game, a.seat), attemptText(room, view, round, a))}</li>
                  `,
                )}
                ${
                  best
                    ? html`
                        <li>${t(best.optimal ? "room.optimum" : "room.best-known", room.cost(best.cost ?? 0))}</li>
                      `
                    : nothing
                }
              </ul>
            `
          : nothing
      }
      <div class="row tight">
        ${round.moves.length ? replayButton(room, round, round.moves, t("room.replay-winner")) : nothing}
        ${best?.moves?.length ? replayButton(room, round, best.moves, t("room.replay-optimum")) : nothing}
        <a
          class="btn small"
          href="${buildUrl("/analysis", { g: view.game, p: round.position, m: round.moves.join(" ") })}"
        >
          ${icon("graph")}${t("room.analyse")}
        </a>
      </div>
    </li>
  `;
}

/** @param {Round} round */
const roundCost = (round) => round.attempts.find((a) => a.seat === round.winner)?.cost ?? round.moves.length;

/**
 * @param {RoomController} room @param {RoomView} view @param {Round} round
 * @param {import("./room-stream.js").Attempt} a
 */
function attemptText(room, view, round, a) {
  const bids = a.bids.length ? t("room.bids", a.bids.join(" → ")) : view.style === "bids" ? t("room.no-bid") : "";
  const result = a.failure
    ? t("failure." + a.failure)
    : a.seat === round.winner
      ? t("room.solved")
      : a.cost >= 0
        ? `${room.cost(a.cost)}${a.millis >= 0 ? ", " + clockText(a.millis) : ""}`
        : "";
  return [bids, result].filter(Boolean).join(" · ");
}

/** @param {RoomController} room @param {Round} round @param {string[]} moves @param {string} name */
const replayButton = (room, round, moves, name) => html`
  <button class="btn small" @click=${() => replayLine(room, round.position, moves, name)}>
    ${icon("play")}${name}
  </button>
`;

/** @param {RoomController} room @param {RoomView} view */
function playerActions(room, view) {
  const seated = view.seats.filter((s) => !s.left);
  const missing = view.style === "match" ? view.places - seated.length : seated.length < 2 ? 1 : 0;
  const own = view.seats[view.you];
  return html`
    ${
      missing > 0
        ? html`
            <p class="sub">${t("room.missing")}</p>
          `
        : nothing
    }
    <div class="row">
      ${
        view.you === 0
          ? html`
              <button class="btn" @click=${() => room.act("lobby")}>${icon("grid")}${t("room.change")}</button>
            `
          : nothing
      }
      ${
        seated.some((s) => s.kind === "person" && s.ready && s.seat !== view.you) && !own?.ready
          ? html`
              <button class="btn" @click=${() => room.act("decline")}>${icon("cross")}${t("match.decline")}</button>
            `
          : nothing
      }
      <damier-confirm
        label="${t("room.leave-seat")}"
        question="${t("room.leave-ask")}"
        icon="cross"
        .act=${() => room.act("leave")}
      ></damier-confirm>
    </div>
    <button class="btn main big block" data-enter ?disabled=${own?.ready} @click=${() => room.act("rematch")}>
      ${own?.ready ? t("room.waiting-for-others") : t(view.style === "match" ? "room.again-sides" : "room.again")}
    </button>
  `;
}
