import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { costText } from "../game.js";
import { moveList } from "../move-list.js";
import { actionButtons } from "./actions.js";
import { clockText } from "./clock.js";
import { counterPanel } from "./counters.js";
import { shareDailyButton } from "./share-daily.js";
import { gameEndCard, puzzleEndCard, roundEndCard } from "./end-card.js";
import { wallHelp } from "./wall-help.js";
import { legendPanel } from "./legend.js";
import { puzzleInfo } from "./puzzle-info.js";
import { pictureChooser } from "./picture.js";
import { HOVER_KEY, preferenceToggle } from "./preferences.js";
import { matchHeader } from "./round-view.js";
import { boardKind } from "./solve-times.js";
import { statusText } from "./board-area.js";
import { toolbar } from "./toolbar.js";
import { quickActions } from "./quick-actions.js";
import { raceBars } from "./race-bars.js";
import "./piece-row.js";
import "./daily-results.js";
import "./speed-stats.js";

/** @typedef {import("../pages/play.js").Play} Play */

/** Renders the panel beside the board. Only its middle section scrolls. @param {Play} page */
export const gamePanel = (page) => html`
  <aside class="card panel">
    ${page.rounds.match ? matchHeader(page.rounds.match, page.rounds.opponentName()) : nothing}
    <section>${panelHead(page)}${quickActions(page)}</section>
    ${
      page.view && !page.isOver() && !page.hasSeats()
        ? html`
            <section class="pieces"><damier-piece-row .scene=${page.optimistic.scene}></damier-piece-row></section>
          `
        : nothing
    }
    ${page.isOver() ? nothing : raceBars(page.view)}
    <section class="fill">${panelBody(page)}</section>
    <section class="foot">${toolbar(page)}</section>
  </aside>
`;

/** Renders the buttons of the moves without a place on the board. @param {Play} page */
function actions(page) {
  const { view } = page;
  if (!view || page.isOver() || page.engineAt(view.seat)) return nothing;
  return actionButtons(page.canPlay() ? view.moves : [], (m) => page.play(m), page.buttons);
}

/** Renders the top of the panel: title, status, errors and counters. @param {Play} page */
function panelHead(page) {
  const { view, gameCard } = page;
  return html`
    <div class="row spread">
      <h1>${gameCard?.card.name ?? ""}</h1>
      <a class="sub" href="/rules/${page.game}">${t("home.rules")}</a>
    </div>
    ${puzzleInfo(page)}
    ${
      page.hasSeats()
        ? html`
            <p class="status" role="status" aria-live="polite">${statusText(page)}</p>
          `
        : nothing
    }
    ${
      page.remarks.length && !page.rounds.match
        ? html`
            <details>
              <summary>${t("play.about")}</summary>
              ${page.remarks.map(
                (r) => html`
                  <p class="sub">${r}</p>
                `,
              )}
            </details>
          `
        : nothing
    }
    <p class="refused" role="alert">${page.refusal}</p>
    ${alertText("error", page.offline ? t("play.offline") : "")} ${alertText("error", page.error)}
    ${view && !page.hasSeats() ? counterPanel(view.scene, timer(page)) : nothing}
    ${view && page.hasPanel("speed") ? speedStats(page, view) : nothing}
  `;
}

/** @param {string} kind @param {string} text */
const alertText = (kind, text) =>
  text
    ? html`
        <p class="${kind}" role="alert">${text}</p>
      `
    : nothing;

/** @param {Play} page */
function timer(page) {
  if (page.rounds.match || page.hasPanel("speed")) return nothing;
  return html`
    <div>
      <b role="timer">${clockText(page.stopwatch.elapsed(page.now))}</b>
      <span>${t("play.timer")}</span>
    </div>
  `;
}

/** Renders the statistics for speed solvers. @param {Play} page @param {import("../api.js").View} view */
const speedStats = (page, view) => html`
  <damier-speed
    .stopwatch=${page.stopwatch}
    .time=${page.stopwatch.time}
    .moves=${page.line.at}
    .boardKind=${boardKind(page.game, view.scene)}
  ></damier-speed>
  ${preferenceToggle(HOVER_KEY, t("speed.hover"), () => page.requestUpdate())}
`;

/** @param {Play} page */
function panelBody(page) {
  const { view, gameCard } = page;
  const over = page.rounds.match ? page.rounds.state() === "done" : page.isOver();
  return html`
    ${page.replay.controls()}${over ? endCard(page) : nothing}${over ? dailyResults(page) : nothing} ${actions(page)}
    ${
      page.hasPanel("pictures")
        ? html`
            <details class="card">
              <summary>${t("picture.title")}</summary>
              ${pictureChooser(() => page.requestUpdate())}
            </details>
          `
        : nothing
    }
    ${page.hints.render()} ${legendPanel(gameCard?.presentation.legend ?? [])}
    ${wallHelp(page.isOver() ? [] : (view?.moves ?? []), () => page.requestUpdate())}
    ${moveList(page.line, (at) => page.jump(at), {
      words: [...page.optimistic.words(), ...page.lineWords.words.slice(page.line.at)],
      tones: [...page.optimistic.tones(), ...page.lineWords.tones.slice(page.line.at)],
      first: firstSeat(page),
    })}
  `;
}

/** Returns the seat that moved first in a two-player game, otherwise -1. @param {Play} page */
function firstSeat({ view }) {
  return view?.seats.length === 2 ? (((view.seat - view.played.length) % 2) + 2) % 2 : -1;
}

/** Renders the results of the daily puzzle, if this is one. @param {Play} page */
function dailyResults(page) {
  const day = page.params.get("day");
  // Only a solution that was played here can be added.
  if (!day || page.rounds.match || page.hasSeats() || !page.log.contains(page.line.moves)) return nothing;
  return html`
    <damier-daily-results
      game="${page.game}"
      day="${day}"
      .moves=${page.line.moves}
      .times=${page.log.times(page.line.moves)}
      .costText=${(/** @type {number} */ n) => costText(page.gameCard, n)}
      .replay=${(/** @type {string[]} */ moves) => page.replay.play(page.game, page.startPosition, moves)}
    ></damier-daily-results>
  `;
}

/** @param {Play} page */
function endCard(page) {
  const { gameCard, startPosition, game, line, params, rounds } = page;
  const formatCost = (/** @type {number} */ n) => costText(gameCard, n);
  const replay = (/** @type {string[]} */ moves) => page.replay.play(game, startPosition, moves);
  const share = shareDailyButton(gameCard, params, startPosition, page.sharedUrl());
  if (rounds.match)
    return roundEndCard({
      match: rounds.match,
      opponent: rounds.opponentName(),
      optimum: rounds.optimum,
      cost: formatCost,
      replay,
    });
  if (page.hasSeats())
    return gameEndCard({
      sentence: page.statusSentence(),
      winner: winnerPiece(page),
      line: line.moves,
      share,
      replay,
    });
  return puzzleEndCard({
    yours: page.view?.status.cost ?? 0,
    best: page.optimum,
    paid: Number(params.get("paid") ?? 0),
    maxStars: page.log.contains(line.played()) ? page.log.maxStars() : 0,
    cost: formatCost,
    line: line.moves,
    share,
    replay,
  });
}

/** Returns the winner's piece, if there is a winner. @param {Play} page */
function winnerPiece({ view, params }) {
  if (!view) return undefined;
  const loser = Number(params.get("f") ?? params.get("r") ?? 0);
  const seat = loser && view.seats.length === 2 ? 2 - loser : loser ? -1 : view.status.winner;
  return view.scene.pieces.find((p) => p.tone === view.seats[seat]?.tone);
}
