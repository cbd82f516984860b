import { html, nothing } from "lit";
import { capitalise, t } from "../i18n.js";
import { icon } from "../icons.js";
import { buildUrl } from "../route.js";
import { newGameUrl } from "./game-params.js";
import { actionButtons, isSubmitMove } from "./actions.js";
import { agentPanel } from "./agent-panel.js";
import { confirmMove } from "./confirm-move.js";
import { counterPanel } from "./counters.js";
import { explorationEndCard, gameEndCard } from "./end-card.js";
import { hintText } from "./hint-text.js";
import { cellExplanation, layerExplanation, layerSwitch } from "./layers-panel.js";
import { legendPanel } from "./legend.js";
import { replayControls } from "./replay-controls.js";
import "./more-menu.js";
import "../board/board.js";

/**
 * @typedef {import("../control/explore-controller.js").ExploreController} ExploreController
 * @typedef {import("../api.js").View} View
 */

/** Renders a game with secret information; there must be a board. @param {ExploreController} explore */
export function exploreView(explore) {
  const view = /** @type {View} */ (explore.shownView());
  const { over } = view.status;
  const watching = explore.agents.watched !== null;
  return html`
    <div class="play with-layers">
      <section class="board-area" aria-label="${t("board.label")}">
        <div class="status-bar">
          <p class="status-text status" role="status" aria-live="polite">${statusText(explore, view)}</p>
        </div>
        <div class="board-box">${gameBoard(explore, view)}</div>
        ${
          view.layers.length && !over
            ? layerSwitch(view.layers, explore.layer, (id) => explore.selectLayer(id))
            : nothing
        }
      </section>
      <aside class="card panel">
        <section>${panelHead(explore, view)}</section>
        ${over || watching ? nothing : actionSection(explore)}
        <section class="fill">${panelBody(explore, view)}</section>
        <section class="foot">${watching ? backButton(explore) : panelFoot(explore, over)}</section>
      </aside>
    </div>
  `;
}

/** @param {ExploreController} explore @param {View} view */
const statusText = ({ replay, agents }, view) =>
  replay.shown?.words ?? (agents.watched ? t("stealth.watching", agents.name()) : view.status.sentence);

/** @param {ExploreController} explore @param {View} view */
function gameBoard(explore, view) {
  const { replay, hints, marks } = explore;
  const { shown } = replay;
  const watching = explore.agents.watched !== null;
  return html`
    <damier-board
      .scene=${shown?.scene ?? view.scene}
      .moves=${view.status.over || watching ? [] : view.moves}
      .marks=${shown ? [] : watching ? marks : [...marks, ...hints.marks()]}
      .arrows=${shown ? replay.arrows() : watching ? [] : hints.arrows()}
      label="${explore.gameName}"
      @damier-move=${(/** @type {CustomEvent} */ e) => explore.play(e.detail)}
      @damier-illegal=${(/** @type {CustomEvent} */ e) => explore.explainRefusal(e.detail)}
      @damier-cell-click=${(/** @type {CustomEvent} */ e) => explore.explainCell(e.detail)}
    ></damier-board>
  `;
}

/** @param {ExploreController} explore @param {View} view */
function panelHead({ game, gameName, error }, view) {
  return html`
    <div class="row spread">
      <h1>${gameName}</h1>
      <a class="sub" href="/rules/${game}">${t("home.rules")}</a>
    </div>
    ${
      error
        ? html`
            <p class="error" role="alert">${error}</p>
          `
        : nothing
    }
    ${counterPanel(view.scene)}
    <div class="quick-actions" role="group" aria-label="${t("play.actions")}">
      <a class="btn small" href="${newGameUrl(game)}">${icon("plus")}${t("play.new-game")}</a>
    </div>
  `;
}

/** @param {ExploreController} explore @param {View} view */
function panelBody(explore, view) {
  const { over } = view.status;
  const { agents, layer } = explore;
  const watching = agents.watched !== null;
  return html`
    ${replayControls(explore.replay)}${over && !watching ? endCard(explore, view) : nothing}
    ${watching ? agentCard(view) : hintText(explore.hints)}
    ${over ? nothing : layerExplanation(view.layers, layer, (id) => explore.selectLayer(id))}
    ${view.layers.length && !over ? cellExplanation(explore.why) : nothing}
    ${agents.agents.length && (!over || watching) ? agentControls(explore) : nothing}
    ${legendPanel(explore.legend, { secret: true, layer })}
  `;
}

/** Renders the state of the watched agent. @param {View} view */
const agentCard = ({ status }) => html`
  <p class="note" role="status">${t("stealth.watch-note")} ${status.over ? status.sentence : ""}</p>
`;

/** @param {ExploreController} explore */
const backButton = ({ agents }) => html`
  <button class="btn main big block" @click=${() => agents.stop()}>${icon("undo")}${t("stealth.watch-back")}</button>
`;

/** @param {ExploreController} explore */
function actionSection(explore) {
  const moves = (explore.view?.moves ?? []).filter((m) => !isSubmitMove(m));
  return html`
    <section class="actions-section">${actionButtons(moves, (m) => explore.play(m), explore.buttons)}</section>
  `;
}

/**
 * Renders the bottom of the panel: buttons and one main button.
 * @param {ExploreController} explore @param {boolean} over
 */
function panelFoot(explore, over) {
  const { move } = explore.confirmation;
  if (move)
    return confirmMove(
      move,
      () => explore.play(move),
      () => explore.cancelMove(),
    );
  const items = [{ words: t("play.next"), icon: "forward", key: "n", act: () => explore.newWorld() }];
  return html`
    <div class="tools">
      ${over ? endButtons(explore) : hintButton(explore)}
      <damier-more .items=${items}></damier-more>
    </div>
    ${over ? nextButton(explore) : submitButton(explore)}
  `;
}

/** @param {ExploreController} explore */
const hintButton = (explore) => html`
  <button class="btn" ?disabled=${explore.hints.isLast()} @click=${() => explore.requestHint()} title="i">
    ${icon("hint")}
    <span>${t("play.hint")}</span>
  </button>
`;

/** @param {ExploreController} explore */
function endButtons(explore) {
  const sequel = explore.view?.sequel;
  return html`
    ${
      sequel
        ? html`
            <a class="btn" href="${buildUrl("/analysis", { g: explore.game, p: sequel.position })}">
              ${icon("graph")}
              <span>${t("play.analyse")}</span>
            </a>
          `
        : nothing
    }
    <button class="btn" @click=${() => share(explore)}>
      ${icon("share")}
      <span>${t("play.share")}</span>
    </button>
  `;
}

/** Copies a link to the same map. @param {ExploreController} explore */
async function share(explore) {
  await navigator.clipboard?.writeText(location.origin + explore.sharedUrl()).catch(() => {});
  explore.host.notify(t("play.shared"));
}

/** @param {ExploreController} explore */
function submitButton(explore) {
  const last = explore.view?.moves.find(isSubmitMove);
  return last
    ? html`
        <button class="btn main big block" data-move="${last.text}" @click=${() => explore.play(last)}>
          ${icon("send")}${capitalise(last.words)}
        </button>
      `
    : nothing;
}

/** Renders the link to the next phase on the same map. @param {ExploreController} explore */
function nextButton({ game, view }) {
  if (!view?.sequel) return nothing;
  const url = buildUrl("/play/" + game, { p: view.sequel.position, paid: view.status.cost });
  return html`
    <a class="btn main big block" href="${url}">${view.sequel.name}</a>
  `;
}

/** Renders the controls of the agent. @param {ExploreController} explore */
const agentControls = ({ agents }) =>
  agentPanel({
    agents: agents.agents,
    selected: agents.selectedId,
    delay: agents.delay,
    select: (id) => agents.select(id),
    run: (delay) => agents.step(delay),
    stop: () => agents.pause(),
  });

/** @param {ExploreController} explore @param {View} view */
function endCard(explore, view) {
  const replay = (/** @type {string[]} */ moves) => explore.replay.play(explore.game, view.start, moves);
  if (!view.sequel)
    return gameEndCard({
      sentence: view.status.sentence,
      winner: undefined,
      line: view.played,
      share: nothing,
      replay,
    });
  return explorationEndCard({
    yours: view.status.cost,
    line: view.played,
    agent: explore.agents.result,
    nextStep: t("stealth.then"),
    replay,
  });
}
