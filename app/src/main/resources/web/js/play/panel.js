import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { cost } from "../game.js";
import { moveList } from "../movelist.js";
import { actions } from "./actions.js";
import { clockText } from "./clock.js";
import { counters } from "./counters.js";
import { shareDay } from "./daily.js";
import { gameCard, puzzleCard, roundCard } from "./end-card.js";
import { howTo } from "./how-to.js";
import { legend } from "./legend.js";
import { pictureChooser } from "./picture.js";
import { HOVER, wish } from "./preference.js";
import { roundHead } from "./round-view.js";
import { alike } from "./speed.js";
import { told } from "./stage.js";
import { tools } from "./tools.js";
import "./day-results.js";
import "./speed-view.js";

/** @typedef {import("../pages/play.js").Play} Play */

/** The panel beside a board: slots of which only the middle one scrolls. @param {Play} page */
export const panel = (page) => html`
  <aside class="card panel">
    ${page.rounds.match ? roundHead(page.rounds.match, page.rounds.rivalName()) : nothing}
    <section>${head(page)}</section>
    <section class="fill">${middle(page)}</section>
    <section class="foot">${tools(page)}</section>
  </aside>
`;

/** What stands, what went wrong, what is asked, the figures. @param {Play} page */
function head(page) {
  const { view, known } = page;
  return html`
    <div class="row spread">
      <h1>${known?.card.name ?? ""}</h1>
      <a class="sub" href="/rules/${page.game}">${t("home.rules")}</a>
    </div>
    ${
      page.several()
        ? html`
            <p class="status" role="status" aria-live="polite">${told(page)}</p>
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
    <p class="refused" role="alert">${page.refused}</p>
    ${alert("error", page.offline ? t("play.offline") : "")} ${alert("error", page.error)}
    ${view && !page.several() ? counters(view.scene, timer(page)) : nothing}
    ${view && page.shows("speed") ? speed(page, view) : nothing}
  `;
}

/** @param {string} kind @param {string} words */
const alert = (kind, words) =>
  words
    ? html`
        <p class="${kind}" role="alert">${words}</p>
      `
    : nothing;

/** @param {Play} page */
function timer(page) {
  if (page.rounds.match || page.shows("speed")) return nothing;
  return html`
    <div>
      <b role="timer">${clockText(page.watch.elapsed(page.time))}</b>
      <span>${t("play.timer")}</span>
    </div>
  `;
}

/** For fast hands. @param {Play} page @param {import("../api.js").View} view */
const speed = (page, view) => html`
  <damier-speed
    .watch=${page.watch}
    .time=${page.watch.time}
    .moves=${page.line.at}
    .kind=${alike(page.game, view.scene)}
  ></damier-speed>
  ${wish(HOVER, t("speed.hover"), () => page.requestUpdate())}
`;

/** @param {Play} page */
function middle(page) {
  const { view, known } = page;
  const over = page.rounds.match ? page.rounds.state() === "done" : page.ended();
  const acting = view && !page.ended() && !page.who(view.seat);
  return html`
    ${page.replay.controls()}${over ? endCard(page) : nothing}${over ? dayResults(page) : nothing}
    ${acting ? actions(page.playable() ? view.moves : [], (m) => page.play(m), page.buttons) : nothing}
    ${
      page.shows("pictures")
        ? html`
            <details class="card">
              <summary>${t("picture.title")}</summary>
              ${pictureChooser(() => page.requestUpdate())}
            </details>
          `
        : nothing
    }
    ${page.hints.told()} ${legend(known?.presentation.legend ?? [])}
    ${howTo(page.ended() ? [] : (view?.moves ?? []), () => page.requestUpdate())}
    ${moveList(page.line, (at) => page.jump(at), {
      words: page.typed.words(),
      tones: page.typed.tones(),
      first: beginner(page),
    })}
  `;
}

/** Whose the first move of a game of two was, from 0; -1 of any other game. @param {Play} page */
function beginner({ view }) {
  return view?.seats.length === 2 ? (((view.seat - view.played.length) % 2) + 2) % 2 : -1;
}

/** Of a board of the day that was done alone. @param {Play} page */
function dayResults(page) {
  const day = page.params.get("day");
  if (!day || page.rounds.match || page.several()) return nothing;
  return html`
    <damier-day-results
      game="${page.game}"
      day="${day}"
      .moves=${page.line.moves}
      .words=${(/** @type {number} */ n) => cost(page.known, n)}
      .replay=${(/** @type {string[]} */ moves) => page.replay.play(page.game, page.start, moves)}
    ></damier-day-results>
  `;
}

/** @param {Play} page */
function endCard(page) {
  const { known, start, game, line, params, rounds } = page;
  const words = (/** @type {number} */ n) => cost(known, n);
  const replay = (/** @type {string[]} */ moves) => page.replay.play(game, start, moves);
  const share = shareDay(known, params, start);
  if (rounds.match)
    return roundCard({
      match: rounds.match,
      rival: rounds.rivalName(),
      least: rounds.least,
      cost: words,
      replay,
    });
  if (page.several())
    return gameCard({
      sentence: page.sentence(),
      winner: winner(page),
      line: line.moves,
      share,
      replay,
    });
  return puzzleCard({
    yours: page.view?.status.cost ?? 0,
    best: page.best,
    paid: Number(params.get("paid") ?? 0),
    cost: words,
    line: line.moves,
    share,
    replay,
  });
}

/** The piece of whoever has won, if somebody has. @param {Play} page */
function winner({ view, params }) {
  if (!view) return undefined;
  const loser = Number(params.get("f") ?? params.get("r") ?? 0);
  const seat = loser && view.seats.length === 2 ? 2 - loser : loser ? -1 : view.status.winner;
  return view.scene.pieces.find((p) => p.tone === view.seats[seat]?.tone);
}
