import { t } from "../i18n.js";
import { movesTo, nodeName } from "../lab/tree.js";
import { nodesAt } from "./steps.js";

/**
 * Questions about the next step of a search.
 * @typedef {import("../lab/tree.js").Tree} Tree
 * @typedef {{id: number, text: string}} Choice
 * @typedef {{question: string, choices: Choice[], right: number}} Prediction `right` is the id of the right choice
 */

/** Number of nodes to choose from. */
const MAX_CHOICES = 4;

/** Values of at least this size mean that a bound is infinite. */
const INFINITE = 900_000;

/**
 * Returns the question about a step; null if there is nothing to choose. A search with a frontier and a tree search
 * choose the next node, alpha-beta continues or cuts off, and a SAT solver finds a world or none.
 * @param {Tree} tree @param {number[][]} kids @param {number} step number of the next step, from 1
 * @returns {Prediction|null}
 */
export function predictionAt(tree, kids, step) {
  const kind = tree.steps.what[step - 1];
  const node = tree.steps.at[step - 1];
  if (kind === "take")
    return nextNode(
      tree,
      step,
      [...nodesAt(tree, step - 1)].flatMap((s, id) => (s === 1 ? [id] : [])),
    );
  if (kind === "select" && tree.parent[node] >= 0) return nextNode(tree, step, kids[tree.parent[node]]);
  if (kind === "cut" || kind === "try") return cutoff(tree, step);
  if (kind === "world" || kind === "no-world")
    return {
      question: nodeName(tree, node),
      choices: [
        { id: 1, text: t("moment.world") },
        { id: 0, text: t("moment.no-world") },
      ],
      right: kind === "world" ? 1 : 0,
    };
  return null;
}

/** @param {Tree} tree @param {number} step @param {number[]} nodes @returns {Prediction|null} */
function nextNode(tree, step, nodes) {
  const right = tree.steps.at[step - 1];
  if (nodes.length < 2 || !nodes.includes(right)) return null;
  const choices = someNodes(nodes, right, step).map((id) => ({
    id,
    text: movesTo(tree, id).join(" ") || t("lab.root"),
  }));
  return { question: t("learn.predict-which"), choices, right };
}

/**
 * Asks whether alpha-beta cuts off after the value of a move. It is asked where the value could matter: beta is finite,
 * or the move raised alpha.
 * @param {Tree} tree @param {number} step @returns {Prediction|null}
 */
function cutoff(tree, step) {
  const { what, at, variables, values } = tree.steps;
  const back = step - 2;
  if (what[back] !== "back") return null;
  const [alpha, beta] = ["alpha", "beta"].map((name) => values[variables.indexOf(name)]);
  let tried = back - 1;
  while (tried > 0 && (what[tried] !== "try" || at[tried] !== at[back])) tried--;
  if (beta[back] >= INFINITE && alpha[back] <= alpha[tried]) return null;
  return {
    question: t("learn.predict-cut", nodeName(tree, at[back])),
    choices: [
      { id: 0, text: t("learn.predict-next-move") },
      { id: 1, text: t("learn.predict-cutoff") },
    ],
    right: what[step - 1] === "cut" ? 1 : 0,
  };
}

/**
 * Returns a few nodes in a fixed order that does not reveal the right one.
 * @param {number[]} all @param {number} right @param {number} seed
 */
function someNodes(all, right, seed) {
  const scatter = (/** @type {number} */ id) => ((id + 1) * 2654435761 + seed * 40503) % 1009;
  const others = all.filter((id) => id !== right).sort((a, b) => scatter(a) - scatter(b) || a - b);
  return [right, ...others.slice(0, MAX_CHOICES - 1)].sort((a, b) => scatter(a) - scatter(b) || a - b);
}
