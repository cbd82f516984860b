import { parseShapes, withShapes } from "./shapes.js";

/**
 * A move as the server sends it: `words` is its localised text, `tone` the tone of its piece, `slot` is "H" or "V" for
 * a wall.
 * @typedef {{text: string, words?: string, tone?: string, slot?: string, sign?: string, seconds?: number, comment?:
 *   string}} TreeMove
 * @typedef {TreeMove & {instead: RecordedMove[][]}} RecordedMove
 * @typedef {{game: string, start: string, tags: Record<string, string>, comment: string, moves: RecordedMove[], text:
 *   string}} GameRecord
 */

/**
 * A node of the analysis tree: the move that leads to its position, and the moves that follow. The first child
 * continues the main line.
 */
export class TreeNode {
  /** @param {TreeNode|null} parent @param {TreeMove} move */
  constructor(parent, move) {
    this.parent = parent;
    this.text = move.text;
    this.words = move.words ?? move.text;
    this.tone = move.tone ?? "";
    this.slot = move.slot ?? "";
    this.sign = move.sign ?? "";
    this.seconds = move.seconds ?? 0;
    const { text: comment, shapes } = parseShapes(move.comment ?? "");
    this.comment = comment;
    /** Circles and arrows drawn on the position. @type {import("./shapes.js").Shape[]} */
    this.shapes = shapes;
    /** @type {TreeNode[]} */
    this.children = [];
    /** Number of moves from the root. @type {number} */
    this.ply = parent ? parent.ply + 1 : 0;
  }

  /** Adds a move after this one. @param {TreeMove} move */
  add(move) {
    const child = new TreeNode(this, move);
    this.children.push(child);
    return child;
  }
}

/** The moves of an analysis with all variations, and the current node. */
export class StudyTree {
  constructor() {
    this.root = new TreeNode(null, { text: "" });
    this.current = this.root;
  }

  /** Creates a tree from a game record. @param {{comment: string, moves: RecordedMove[]}} record */
  static fromRecord(record) {
    const tree = new StudyTree();
    const { text, shapes } = parseShapes(record.comment);
    tree.root.comment = text;
    tree.root.shapes = shapes;
    addMoves(tree.root, record.moves);
    return tree;
  }

  /** Returns the moves from the root to a node. @param {TreeNode} [node] @returns {TreeNode[]} */
  path(node = this.current) {
    const path = [];
    for (let n = node; n.parent; n = n.parent) path.unshift(n);
    return path;
  }

  /** Returns the path to a node and the main line after it. @param {TreeNode} [node] */
  line(node = this.current) {
    const line = this.path(node);
    for (let n = node.children[0]; n; n = n.children[0]) line.push(n);
    return line;
  }

  /** Returns the notations of the moves up to the current node. */
  played() {
    return this.path().map((n) => n.text);
  }

  /** Plays a move: follows an existing move, or adds a variation. @param {TreeMove} move */
  play(move) {
    const known = this.current.children.find((n) => n.text === move.text);
    this.current = known ?? this.current.add(move);
    return this.current;
  }

  /** Goes a number of moves forward along the main line; a negative number goes back. @param {number} by */
  step(by) {
    for (; by > 0 && this.current.children.length; by--) this.current = this.current.children[0];
    for (; by < 0 && this.current.parent; by++) this.current = this.current.parent;
  }

  /** Goes to a neighbouring variation. @param {number} by 1 for the next, -1 for the previous */
  switchBranch(by) {
    const siblings = this.current.parent?.children ?? [];
    this.current = siblings[siblings.indexOf(this.current) + by] ?? this.current;
  }

  /** Makes the variation of this node the main line, at the point where it branches off. @param {TreeNode} [node] */
  promote(node = this.current) {
    for (let n = node; n.parent; n = n.parent) {
      const siblings = n.parent.children;
      const at = siblings.indexOf(n);
      if (at > 0) {
        siblings.unshift(...siblings.splice(at, 1));
        return;
      }
    }
  }

  /** Whether the current node is in a variation. */
  isInVariation() {
    return this.path().some((n) => n.parent?.children[0] !== n);
  }

  /** Deletes a move and everything after it. @param {TreeNode} [node] */
  remove(node = this.current) {
    if (!node.parent) return;
    node.parent.children = node.parent.children.filter((n) => n !== node);
    if (this.path().includes(node)) this.current = node.parent;
  }

  /** Whether the tree is a single line without comments, annotations and times. */
  isPlain() {
    for (let n = this.root; ; n = n.children[0]) {
      if (n.sign || n.comment || n.shapes.length || n.seconds || n.children.length > 1) return false;
      if (!n.children.length) return true;
    }
  }

  /** Returns the current node as text: the ply, and the branch taken wherever it is not the main line. */
  placeText() {
    const turns = this.path()
      .map((n) => `${n.ply}.${n.parent?.children.indexOf(n)}`)
      .filter((turn) => !turn.endsWith(".0"));
    return [this.current.ply, ...turns].join("~");
  }

  /** Goes to a node written by `placeText`, as far as it exists. @param {string} text */
  goToPlace(text) {
    const [plies, ...turns] = text.split("~");
    const chosen = new Map(turns.map((turn) => /** @type {[number, number]} */ (turn.split(".").map(Number))));
    this.current = this.root;
    while (this.current.ply < Number(plies)) {
      const next = this.current.children[chosen.get(this.current.ply + 1) ?? 0];
      if (!next) return;
      this.current = next;
    }
  }

  /** Returns the moves in record notation, without move numbers. */
  toText() {
    const full = withShapes(this.root.comment, this.root.shapes);
    const comment = full ? [commentText(full)] : [];
    const first = this.root.children[0];
    return [...comment, ...(first ? [lineText(first)] : [])].join(" ");
  }
}

/** Adds recorded moves and their variations. @param {TreeNode} node @param {RecordedMove[]} moves */
function addMoves(node, moves) {
  for (const move of moves) {
    const next = node.add(move);
    for (const other of move.instead) addMoves(node, other);
    node = next;
  }
}

/** Writes a comment as in a record. @param {string} comment */
const commentText = (comment) =>
  `{${comment.replace(/[\\}]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r")}}`;

/**
 * Writes a line from a move on. At a main-line move, its variations follow in parentheses.
 * @param {TreeNode} first @returns {string}
 */
function lineText(first) {
  const parts = [];
  for (let n = first; n; n = n.children[0]) {
    parts.push(n.text + n.sign);
    if (n.seconds) parts.push(`@${n.seconds}s`);
    const comment = withShapes(n.comment, n.shapes);
    if (comment) parts.push(commentText(comment));
    const siblings = n.parent?.children ?? [];
    if (siblings[0] === n) parts.push(...siblings.slice(1).map((other) => `(${lineText(other)})`));
  }
  return parts.join(" ");
}
