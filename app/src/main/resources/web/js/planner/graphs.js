import { html, nothing, svg } from "lit";
import { t } from "../i18n.js";

/**
 * Drawings of a planning task: the state space near the plan, and the landmarks.
 * @typedef {import("../api.js").PlanGraph} PlanGraph
 */

const STATE_GAP_X = 54;
const STATE_GAP_Y = 26;
const STATE_RADIUS = 8;
const BOX_HEIGHT = 26;
const BOX_GAP = 14;
const LEVEL_GAP = 44;
const CHARACTER_WIDTH = 7.2;

/**
 * Draws the states by their distance from the initial state. The plan is the thick line; goals have a ring.
 * @param {PlanGraph} graph @param {number} step number of executed plan steps @param {(step: number) => void} goTo
 */
export function stateGraph(graph, step, goTo) {
  const places = statePlaces(graph);
  const width = Math.max(...places.map((p) => p.x)) + 40;
  const height = Math.max(...places.map((p) => p.y)) + 30;
  return html`
    <p class="sub">
      ${t(graph.complete ? "planner.states-all" : "planner.states-part", graph.states.length)}
      ${t("planner.states-look")}
    </p>
    <div class="scroll planner-graph" tabindex="0" role="group" aria-label="${t("planner.tab.states")}">
      <svg width="${width}" height="${height}" role="img" aria-label="${t("planner.states-alt", graph.states.length)}">
        ${graph.edges.map((e) => edgeLine(places[e.from], places[e.to], e))}
        ${graph.states.map((state, i) => stateCircle(graph, state, places[i], step, goTo))}
      </svg>
    </div>
  `;
}

/** Returns the places of the states: one column per depth, states of the plan on top. @param {PlanGraph} graph */
export function statePlaces({ states }) {
  /** @type {Record<number, number>} */
  const used = {};
  const order = states
    .map((_, i) => i)
    .sort((a, b) => Number(states[b].planStep >= 0) - Number(states[a].planStep >= 0));
  /** @type {{x: number, y: number}[]} */
  const places = [];
  for (const i of order) {
    const { depth } = states[i];
    const row = (used[depth] = (used[depth] ?? -1) + 1);
    places[i] = { x: 24 + depth * STATE_GAP_X, y: 24 + row * STATE_GAP_Y };
  }
  return places;
}

/** @typedef {{x: number, y: number}} Place */

/** @param {Place} a @param {Place} b @param {{action: string, onPlan: boolean}} edge */
const edgeLine = (a, b, { action, onPlan }) => svg`
  <line class="${onPlan ? "on-plan" : ""}" x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}">
    <title>${action}</title>
  </line>
`;

/**
 * @param {PlanGraph} graph @param {PlanGraph["states"][0]} state @param {{x: number, y: number}} place
 * @param {number} step @param {(step: number) => void} goTo
 */
function stateCircle(graph, state, { x, y }, step, goTo) {
  const onPlan = state.planStep >= 0;
  const kind = `${onPlan ? "on-plan" : ""} ${state.planStep === step ? "now" : ""} ${state.goal ? "goal" : ""}`;
  return svg`
    <g class="state ${kind}" @click=${() => onPlan && goTo(state.planStep)}>
      ${state.goal ? svg`<circle class="ring" cx="${x}" cy="${y}" r="${STATE_RADIUS + 4}"></circle>` : nothing}
      <circle cx="${x}" cy="${y}" r="${STATE_RADIUS}"><title>${factTexts(graph, state.facts)}</title></circle>
      ${onPlan ? svg`<text x="${x}" y="${y + 4}" text-anchor="middle">${state.planStep}</text>` : nothing}
    </g>
  `;
}

/** @param {PlanGraph} graph @param {number[]} facts */
const factTexts = (graph, facts) =>
  facts
    .map((f) => graph.atoms[f])
    .filter((fact) => !fact.startsWith("(not "))
    .join("\n");

/**
 * Draws the landmarks in the order in which every plan reaches them. Those that the plan has reached are filled.
 * @param {PlanGraph} graph @param {number} step number of executed plan steps
 */
export function landmarkGraph(graph, step) {
  if (!graph.landmarks.length)
    return html`
      <p class="sub">${t("planner.no-landmarks")}</p>
    `;
  const places = landmarkPlaces(graph);
  const reached = reachedFacts(graph, step);
  const width = Math.max(...places.map((p) => p.x + p.width)) + 16;
  const height = Math.max(...places.map((p) => p.y)) + BOX_HEIGHT + 16;
  return html`
    <p class="sub">
      ${t("planner.landmarks", graph.landmarks.length)} ${graph.landmarksComplete ? "" : t("planner.landmarks-part")}
    </p>
    <div class="scroll planner-graph" tabindex="0" role="group" aria-label="${t("planner.tab.landmarks")}">
      <svg
        width="${width}"
        height="${height}"
        role="img"
        aria-label="${t("planner.landmarks", graph.landmarks.length)}"
      >
        <defs>
          <marker
            id="landmark-arrow"
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z"></path>
          </marker>
        </defs>
        ${graph.orders.map(([from, to]) => orderLine(places[from], places[to]))}
        ${graph.landmarks.map((fact, i) => landmarkBox(graph, fact, places[i], reached.has(fact)))}
      </svg>
    </div>
  `;
}

/** Returns the facts that were true at some time until this step. @param {PlanGraph} graph @param {number} step */
function reachedFacts({ states }, step) {
  return new Set(states.filter((s) => s.planStep >= 0 && s.planStep <= step).flatMap((s) => s.facts));
}

/**
 * Returns the boxes of the landmarks: a landmark is one level below the lowest one that comes before it.
 * @param {Pick<PlanGraph, "landmarks"|"orders"|"atoms">} graph
 */
export function landmarkPlaces({ landmarks, orders, atoms }) {
  const levels = landmarks.map(() => 0);
  // Facts can need each other; the number of rounds is limited so that such a cycle ends.
  for (let round = 0, changed = true; changed && round < landmarks.length; round++) {
    changed = false;
    for (const [from, to] of orders)
      if (levels[to] <= levels[from] && levels[from] + 1 < landmarks.length) {
        levels[to] = levels[from] + 1;
        changed = true;
      }
  }
  /** @type {Record<number, number>} */
  const ends = {};
  return landmarks.map((fact, i) => {
    const width = atoms[fact].length * CHARACTER_WIDTH + 16;
    const x = ends[levels[i]] ?? 10;
    ends[levels[i]] = x + width + BOX_GAP;
    return { x, y: 10 + levels[i] * (BOX_HEIGHT + LEVEL_GAP), width };
  });
}

/** @typedef {{x: number, y: number, width: number}} Box */

/** @param {Box} a @param {Box} b */
const orderLine = (a, b) => svg`
  <line
    class="order"
    x1="${a.x + a.width / 2}"
    y1="${a.y + BOX_HEIGHT}"
    x2="${b.x + b.width / 2}"
    y2="${b.y}"
    marker-end="url(#landmark-arrow)"
  ></line>
`;

/** @param {PlanGraph} graph @param {number} fact @param {Box} box @param {boolean} reached */
const landmarkBox = (graph, fact, { x, y, width }, reached) => svg`
  <g class="landmark ${reached ? "reached" : ""} ${graph.goal.includes(fact) ? "goal" : ""}">
    <rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="6"></rect>
    <text x="${x + width / 2}" y="${y + 17}" text-anchor="middle">${graph.atoms[fact]}</text>
  </g>
`;
