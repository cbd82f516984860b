import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { costText } from "../game.js";
import { moveList } from "../move-list.js";
import { isLetter } from "../board/gestures.js";
import { actionButtons } from "./actions.js";
import { clockText } from "./clock.js";
import { counterPanel } from "./counters.js";
import { shareDailyButton } from "./share-daily.js";
import { gameEndCard, puzzleEndCard, roundEndCard } from "./end-card.js";
import { wallHelp } from "./wall-help.js";
import { hintText } from "./hint-text.js";
import { legendPanel } from "./legend.js";
import { pieceIcon } from "./piece-icon.js";
import { puzzleInfo } from "./puzzle-info.js";
import { pictureChooser } from "./picture.js";
import { HOVER_KEY, preferenceToggle } from "./preferences.js";
import { replayControls } from "./replay-controls.js";
import { matchHeader } from "./round-view.js";
import { boardKind } from "./solve-times.js";
import { statusText } from "./board-area.js";
import { toolbar } from "./toolbar.js";
import { quickActions } from "./quick-actions.js";
import { raceBars } from "./race-bars.js";
import "./piece-row.js";
import "./daily-results.js";
import "./speed-stats.js";

/** @typedef {import("../control/play-controller.js").PlayController} PlayController */

/** Renders the panel beside the board. Only its middle section scrolls. @param {PlayController} play */
export const gamePanel = (play) => html`
  <aside class="card panel">
    ${play.rounds.match ? matchHeader(play.rounds.match, play.rounds.opponentName()) : nothing}
    <section>${panelHead(play)}${quickActions(play)}</section>
    ${
      play.view && !play.isOver() && !play.hasSeats()
        ? html`
            <section class="pieces">
              <damier-piece-row .scene=${play.board.optimistic.scene} .moves=${play.view.moves}></damier-piece-row>
            </section>
          `
        : nothing
    }
    ${play.isOver() ? nothing : raceBars(play.view, play.players.names())}
    <section class="fill">${panelBody(play)}</section>
    <section class="foot">${toolbar(play)}</section>
  </aside>
`;

/** Renders the buttons of the moves without a place on the board. @param {PlayController} play */
function actions(play) {
  const { view } = play;
  if (!view || play.isOver() || play.players.engineAt(view.seat)) return nothing;
  return actionButtons(play.canPlay() ? view.moves : [], (m) => play.play(m), play.buttons, true);
}

/** Renders the top of the panel: title, status, errors and counters. @param {PlayController} play */
function panelHead(play) {
  const { view, gameCard } = play;
  return html`
    <div class="row spread">
      <h1>${gameCard?.card.name ?? ""}</h1>
      <a class="sub" href="/rules/${play.game}">${t("home.rules")}</a>
    </div>
    ${puzzleInfo(play)}
    ${
      play.hasSeats()
        ? html`
            <p class="status" role="status" aria-live="polite">${statusText(play)}</p>
          `
        : nothing
    }
    ${
      play.remarks.length && !play.rounds.match
        ? html`
            <details>
              <summary>${t("play.about")}</summary>
              ${play.remarks.map(
                (r) => html`
                  <p class="sub">${r}</p>
                `,
              )}
            </details>
          `
        : nothing
    }
    <p class="refused" role="alert">${play.board.refusal}</p>
    ${alertText("error", play.board.offline ? t("play.offline") : "")} ${alertText("error", play.board.error)}
    ${view && !play.hasSeats() ? counterPanel(view.scene, timer(play)) : nothing}
    ${view && play.hasPanel("speed") ? speedStats(play, view) : nothing}
  `;
}

/** @param {string} kind @param {string} text */
const alertText = (kind, text) =>
  text
    ? html`
        <p class="${kind}" role="alert">${text}</p>
      `
    : nothing;

/** @param {PlayController} play */
function timer(play) {
  if (play.rounds.match || play.hasPanel("speed")) return nothing;
  return html`
    <div>
      <b role="timer">${clockText(play.attempt.stopwatch.elapsed(play.now))}</b>
      <span>${t("play.timer")}</span>
    </div>
  `;
}

/** Renders the statistics for speed solvers. @param {PlayController} play @param {import("../api.js").View} view */
const speedStats = (play, view) => html`
  <damier-speed
    .stopwatch=${play.attempt.stopwatch}
    .time=${play.attempt.stopwatch.time}
    .moves=${play.line.at}
    .boardKind=${boardKind(play.game, view.scene)}
  ></damier-speed>
  ${preferenceToggle(HOVER_KEY, t("speed.hover"), () => play.requestUpdate())}
`;

/** @param {PlayController} play */
function panelBody(play) {
  const { view, gameCard } = play;
  const over = play.rounds.match ? play.rounds.state() === "done" : play.isOver();
  return html`
    ${replayControls(play.replay)}${over ? endCard(play) : nothing}${over ? dailyResults(play) : nothing}
    ${actions(play)}
    ${
      play.hasPanel("pictures")
        ? html`
            <details class="card">
              <summary>${t("picture.title")}</summary>
              ${pictureChooser(() => play.requestUpdate())}
            </details>
          `
        : nothing
    }
    ${hintText(play.hints)} ${legendPanel(gameCard?.presentation.legend ?? [])}
    ${wallHelp(play.isOver() ? [] : (view?.moves ?? []), () => play.requestUpdate())}
    ${moveList(play.line, (at) => play.jump(at), {
      words: [...play.board.optimistic.words(), ...play.board.lineWords.words.slice(play.line.at)],
      tones: [...play.board.optimistic.tones(), ...play.board.lineWords.tones.slice(play.line.at)],
      first: firstSeat(play),
      pieceIcon: (tone) => pieceIcon(view?.scene.pieces.find((p) => p.tone === tone && isLetter(p.label))),
    })}
  `;
}

/** Returns the seat that moved first in a two-player game, otherwise -1. @param {PlayController} play */
function firstSeat({ view }) {
  return view?.seats.length === 2 ? (((view.seat - view.played.length) % 2) + 2) % 2 : -1;
}

/** Renders the results of the daily puzzle, if this is one. @param {PlayController} play */
function dailyResults(play) {
  const day = play.params.get("day");
  // Only a solution that was played here can be added.
  if (!day || play.rounds.match || play.hasSeats() || !play.attempt.log.contains(play.line.moves)) return nothing;
  return html`
    <damier-daily-results
      game="${play.game}"
      day="${day}"
      .moves=${play.line.moves}
      .times=${play.attempt.log.times(play.line.moves)}
      .costText=${(/** @type {number} */ n) => costText(play.gameCard, n)}
      .replay=${(/** @type {string[]} */ moves) => play.assistance.replayLine(moves)}
    ></damier-daily-results>
  `;
}

/** @param {PlayController} play */
function endCard(play) {
  const { gameCard, board, line, params, rounds, attempt } = play;
  const formatCost = (/** @type {number} */ n) => costText(gameCard, n);
  const replay = (/** @type {string[]} */ moves) => play.assistance.replayLine(moves);
  const share = shareDailyButton(gameCard, params, board.start, play.sharedUrl());
  if (rounds.match)
    return roundEndCard({
      match: rounds.match,
      opponent: rounds.opponentName(),
      optimum: rounds.optimum,
      cost: formatCost,
      replay,
    });
  if (play.hasSeats())
    return gameEndCard({
      sentence: play.statusSentence(),
      winner: winnerPiece(play),
      line: line.moves,
      share,
      replay,
    });
  return puzzleEndCard({
    yours: play.view?.status.cost ?? 0,
    best: attempt.optimum,
    paid: Number(params.get("paid") ?? 0),
    maxStars: attempt.isOwn() ? attempt.log.maxStars() : 0,
    cost: formatCost,
    line: line.moves,
    share,
    replay,
  });
}

/** Returns the winner's piece, if there is a winner. @param {PlayController} play */
function winnerPiece({ view, params }) {
  if (!view) return undefined;
  const loser = Number(params.get("f") ?? params.get("r") ?? 0);
  const seat = loser && view.seats.length === 2 ? 2 - loser : loser ? -1 : view.status.winner;
  return view.scene.pieces.find((p) => p.tone === view.seats[seat]?.tone);
}
