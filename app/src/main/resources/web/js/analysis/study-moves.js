import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { moveLabel } from "./move-label.js";
import "../words/analysis.js";

/**
 * Move list of an analysis: numbered pairs if players take turns, coloured chips for one player. Variations are shown
 * below the move that they replace.
 * @typedef {import("./study-tree.js").StudyTree} StudyTree
 * @typedef {import("./study-tree.js").TreeNode} TreeNode
 * @typedef {{seats: number, first: number, go: (node: TreeNode) => void}} MoveListOptions number of seats, the first
 *   seat to move, and the click handler
 */

/** Scrolls the list so that the current move is in view. @param {HTMLElement} page */
export function scrollToCurrent(page) {
  const slot = page.querySelector(".fill");
  if (!slot) return;
  const button = slot.querySelector('.study-moves [aria-current="true"]');
  if (!button) {
    slot.scrollTop = 0;
    return;
  }
  const box = button.getBoundingClientRect();
  const top = box.top - slot.getBoundingClientRect().top;
  if (top < 0) slot.scrollTop += top;
  else if (top + box.height > slot.clientHeight) slot.scrollTop += top + box.height - slot.clientHeight;
}

/** Returns the tone of an annotation. @param {string} symbol */
export const annotationTone = (symbol) =>
  symbol === "!" || symbol === "!!" ? "good" : symbol === "??" ? "bad" : symbol ? "warn" : "";

/**
 * Renders the button of a move.
 * @param {TreeNode} node @param {StudyTree} tree @param {MoveListOptions} options @param {string} kind
 */
const moveButton = (node, tree, options, kind) => html`
  <button
    class="${kind}"
    data-ply="${node.ply}"
    aria-current="${tree.current === node}"
    title="${node.words}"
    @click=${() => options.go(node)}
  >
    ${moveLabel(node)}
    ${
      node.sign
        ? html`
            <b class="annotation ${annotationTone(node.sign)}">${node.sign}</b>
          `
        : nothing
    }
  </button>
`;

/** Returns the move number and the seat of a move. @param {TreeNode} node @param {MoveListOptions} options */
const moveNumber = (node, options) => {
  const ply = options.first + node.ply - 1;
  return { number: Math.floor(ply / options.seats) + 1, seat: ply % options.seats };
};

/**
 * Renders the comment and the variations of a move.
 * @param {TreeNode} node @param {StudyTree} tree @param {MoveListOptions} options
 * @returns {import("lit").TemplateResult|typeof nothing}
 */
function variations(node, tree, options) {
  const siblings = node.parent?.children ?? [];
  const others = siblings[0] === node ? siblings.slice(1) : [];
  if (!others.length && !node.comment) return nothing;
  return html`
    <div class="below">
      ${
        node.comment
          ? html`
              <p class="comment">${node.comment}</p>
            `
          : nothing
      }
      ${others.map(
        (other) => html`
          <div class="variation">${inlineMoves(other, tree, options)}</div>
        `,
      )}
    </div>
  `;
}

/**
 * Renders a line as running text.
 * @param {TreeNode} first @param {StudyTree} tree @param {MoveListOptions} options @returns {unknown[]}
 */
function inlineMoves(first, tree, options) {
  const parts = [];
  let needsNumber = true;
  for (let n = first; n; n = n.children[0]) {
    const { number, seat } = moveNumber(n, options);
    if (seat === 0 || needsNumber)
      parts.push(html`
        <small>${number}${seat === 0 ? "." : "…"}</small>
      `);
    parts.push(moveButton(n, tree, options, "inline"));
    const more = variations(n, tree, options);
    needsNumber = more !== nothing;
    parts.push(more);
  }
  return parts;
}

/** Renders the main line in numbered pairs. @param {StudyTree} tree @param {MoveListOptions} options */
function movePairs(tree, options) {
  const rows = [];
  let rowOpen = false;
  for (let n = tree.root.children[0]; n; n = n.children[0]) {
    const { number, seat } = moveNumber(n, options);
    if (seat === 0 || !rowOpen) {
      rows.push(html`
        <span class="number">${number}</span>
      `);
      for (let i = 0; i < seat; i++)
        rows.push(html`
          <span class="sub">…</span>
        `);
    }
    rows.push(moveButton(n, tree, options, "pair"));
    rowOpen = seat < options.seats - 1;
    const more = variations(n, tree, options);
    if (more === nothing) continue;
    for (let i = seat + 1; i < options.seats; i++)
      rows.push(html`
        <span class="sub">${n.children.length ? "…" : ""}</span>
      `);
    rows.push(more);
    rowOpen = false;
  }
  return html`
    <div class="study-moves pairs s-${options.seats}">${rows}</div>
  `;
}

/**
 * Renders the main line as chips in the colours of the pieces.
 * @param {StudyTree} tree @param {MoveListOptions} options
 */
function moveChips(tree, options) {
  const line = [];
  for (let n = tree.root.children[0]; n; n = n.children[0]) {
    line.push(html`
      <button
        class="move-chip small t-${n.tone || "ink"}"
        data-ply="${n.ply}"
        aria-current="${tree.current === n}"
        title="${n.words}"
        @click=${() => options.go(n)}
      >
        <small>${n.ply}</small>
        ${moveLabel(n)}
        ${
          n.sign
            ? html`
                <b class="annotation ${annotationTone(n.sign)}">${n.sign}</b>
              `
            : nothing
        }
      </button>
      ${variations(n, tree, options)}
    `);
  }
  return html`
    <div class="study-moves chips">${line}</div>
  `;
}

/** Renders all moves of the analysis. @param {StudyTree} tree @param {MoveListOptions} options */
export function studyMoves(tree, options) {
  if (!tree.root.children.length)
    return html`
      <p class="sub">${t("study.no-moves")}</p>
    `;
  return html`
    ${
      tree.root.comment
        ? html`
            <p class="comment">${tree.root.comment}</p>
          `
        : nothing
    }
    ${options.seats > 1 ? movePairs(tree, options) : moveChips(tree, options)}
  `;
}

/** Renders the buttons that step through the line. @param {StudyTree} tree @param {(by: number) => void} step */
export const stepButtons = (tree, step) => html`
  <span class="row tight">
    ${[
      ["first", -1e6, !tree.current.parent],
      ["back", -1, !tree.current.parent],
      ["forward", 1, !tree.current.children.length],
      ["last", 1e6, !tree.current.children.length],
    ].map(
      ([name, by, off]) => html`
        <button
          class="btn icon small"
          ?disabled=${Boolean(off)}
          aria-label="${t("moves." + name)}"
          title="${t("moves." + name)}"
          @click=${() => step(Number(by))}
        >
          ${icon(String(name))}
        </button>
      `,
    )}
  </span>
`;
