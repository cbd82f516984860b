import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { moveFace } from "./move-face.js";

/**
 * The moves of a study: numbered pairs where players take turns, coloured chips where pieces are moved by one hand, and
 * variations below the move they replace.
 * @typedef {import("./tree.js").StudyTree} StudyTree
 * @typedef {import("./tree.js").TreeNode} TreeNode
 * @typedef {{seats: number, first: number, go: (node: TreeNode) => void}} Table who takes turns, who begins
 */

/** The present move is kept in sight. @param {Element} [button] */
function follow(button) {
  const slot = button?.closest(".fill, .study-moves");
  if (!(button instanceof HTMLElement) || !(slot instanceof HTMLElement)) return;
  const top = button.getBoundingClientRect().top - slot.getBoundingClientRect().top;
  if (top < 0 || top > slot.clientHeight - 40) slot.scrollTop += top - slot.clientHeight / 2;
}

/** @param {string} sign */
export const signTone = (sign) => (sign === "!" || sign === "!!" ? "good" : sign === "??" ? "bad" : sign ? "warn" : "");

/** @param {TreeNode} node @param {StudyTree} tree @param {Table} table @param {string} kind */
const button = (node, tree, table, kind) => html`
  <button
    class="${kind}"
    data-ply="${node.ply}"
    aria-current="${tree.current === node}"
    title="${node.words}"
    ${tree.current === node ? ref(follow) : nothing}
    @click=${() => table.go(node)}
  >
    ${moveFace(node)}
    ${
      node.sign
        ? html`
            <b class="sign ${signTone(node.sign)}">${node.sign}</b>
          `
        : nothing
    }
  </button>
`;

/** @param {TreeNode} node @param {Table} table */
const numbered = (node, table) => {
  const ply = table.first + node.ply - 1;
  return { number: Math.floor(ply / table.seats) + 1, seat: ply % table.seats };
};

/**
 * Variations of a move, and what is said of it.
 * @param {TreeNode} node @param {StudyTree} tree @param {Table} table
 * @returns {import("lit").TemplateResult|typeof nothing}
 */
function below(node, tree, table) {
  const beside = node.parent?.children ?? [];
  const others = beside[0] === node ? beside.slice(1) : [];
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
          <div class="variation">${inline(other, tree, table)}</div>
        `,
      )}
    </div>
  `;
}

/**
 * A line in running text.
 * @param {TreeNode} first @param {StudyTree} tree @param {Table} table @returns {unknown[]}
 */
function inline(first, tree, table) {
  const parts = [];
  let resumed = true;
  for (let n = first; n; n = n.children[0]) {
    const { number, seat } = numbered(n, table);
    if (seat === 0 || resumed)
      parts.push(html`
        <small>${number}${seat === 0 ? "." : "…"}</small>
      `);
    parts.push(button(n, tree, table, "inline"));
    const more = below(n, tree, table);
    resumed = more !== nothing;
    parts.push(more);
  }
  return parts;
}

/** @param {StudyTree} tree @param {Table} table */
function pairs(tree, table) {
  const rows = [];
  let open = false;
  for (let n = tree.root.children[0]; n; n = n.children[0]) {
    const { number, seat } = numbered(n, table);
    if (seat === 0 || !open) {
      rows.push(html`
        <span class="number">${number}</span>
      `);
      for (let i = 0; i < seat; i++)
        rows.push(html`
          <span class="sub">…</span>
        `);
    }
    rows.push(button(n, tree, table, "pair"));
    open = seat < table.seats - 1;
    const more = below(n, tree, table);
    if (more === nothing) continue;
    for (let i = seat + 1; i < table.seats; i++)
      rows.push(html`
        <span class="sub">${n.children.length ? "…" : ""}</span>
      `);
    rows.push(more);
    open = false;
  }
  return html`
    <div class="study-moves pairs s-${table.seats}">${rows}</div>
  `;
}

/** @param {StudyTree} tree @param {Table} table */
function chips(tree, table) {
  const line = [];
  for (let n = tree.root.children[0]; n; n = n.children[0]) {
    line.push(html`
      <button
        class="move-chip small t-${n.tone || "ink"}"
        data-ply="${n.ply}"
        aria-current="${tree.current === n}"
        title="${n.words}"
        ${tree.current === n ? ref(follow) : nothing}
        @click=${() => table.go(n)}
      >
        <small>${n.ply}</small>
        ${moveFace(n)}
        ${
          n.sign
            ? html`
                <b class="sign ${signTone(n.sign)}">${n.sign}</b>
              `
            : nothing
        }
      </button>
      ${below(n, tree, table)}
    `);
  }
  return html`
    <div class="study-moves chips">${line}</div>
  `;
}

/** @param {StudyTree} tree @param {Table} table */
export function studyMoves(tree, table) {
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
    ${table.seats > 1 ? pairs(tree, table) : chips(tree, table)}
  `;
}

/** Buttons along the line. @param {StudyTree} tree @param {(by: number) => void} step */
export const steps = (tree, step) => html`
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
