/**
 * A move as the pages get it: `words` and `tone` are for people, `slot` is H or V for a wall.
 * @typedef {{text: string, words?: string, tone?: string, slot?: string, sign?: string, seconds?: number, comment?:
 *   string}} Said
 * @typedef {Said & {instead: RecordedMove[][]}} RecordedMove
 * @typedef {{game: string, start: string, tags: Record<string, string>, comment: string, moves: RecordedMove[], text:
 *   string}} GameRecord
 */

/** A position of a study: the move that led to it and what may follow, the main line first. */
export class TreeNode {
  /** @param {TreeNode|null} parent @param {Said} said */
  constructor(parent, said) {
    this.parent = parent;
    this.text = said.text;
    this.words = said.words ?? said.text;
    this.tone = said.tone ?? "";
    this.slot = said.slot ?? "";
    this.sign = said.sign ?? "";
    this.seconds = said.seconds ?? 0;
    this.comment = said.comment ?? "";
    /** @type {TreeNode[]} */
    this.children = [];
    /** How many moves lead here. @type {number} */
    this.ply = parent ? parent.ply + 1 : 0;
  }

  /** @param {Said} said */
  add(said) {
    const child = new TreeNode(this, said);
    this.children.push(child);
    return child;
  }
}

/** The moves of a study with all their variations, and the place where one stands. */
export class StudyTree {
  constructor() {
    this.root = new TreeNode(null, { text: "" });
    this.current = this.root;
  }

  /** @param {{comment: string, moves: RecordedMove[]}} record */
  static fromRecord(record) {
    const tree = new StudyTree();
    tree.root.comment = record.comment;
    grow(tree.root, record.moves);
    return tree;
  }

  /** The moves up to a node. @param {TreeNode} [node] @returns {TreeNode[]} */
  path(node = this.current) {
    const path = [];
    for (let n = node; n.parent; n = n.parent) path.unshift(n);
    return path;
  }

  /** The path here and the main line from here on. @param {TreeNode} [node] */
  line(node = this.current) {
    const line = this.path(node);
    for (let n = node.children[0]; n; n = n.children[0]) line.push(n);
    return line;
  }

  /** Texts of the moves that lead here. */
  played() {
    return this.path().map((n) => n.text);
  }

  /** Plays a move here: one that is there already is followed, another opens a branch. @param {Said} said */
  play(said) {
    const known = this.current.children.find((n) => n.text === said.text);
    this.current = known ?? this.current.add(said);
    return this.current;
  }

  /** Goes so many moves along the line; negative is back. @param {number} by */
  step(by) {
    for (; by > 0 && this.current.children.length; by--) this.current = this.current.children[0];
    for (; by < 0 && this.current.parent; by++) this.current = this.current.parent;
  }

  /** Goes to the branch beside this one. @param {number} by */
  branch(by) {
    const beside = this.current.parent?.children ?? [];
    this.current = beside[beside.indexOf(this.current) + by] ?? this.current;
  }

  /** Makes the variation that this node is in the main one where it branches off. @param {TreeNode} [node] */
  promote(node = this.current) {
    for (let n = node; n.parent; n = n.parent) {
      const beside = n.parent.children;
      const at = beside.indexOf(n);
      if (at > 0) {
        beside.unshift(...beside.splice(at, 1));
        return;
      }
    }
  }

  /** Whether there is a variation to make the main one. */
  aside() {
    return this.path().some((n) => n.parent?.children[0] !== n);
  }

  /** Takes a move and all that follows away. @param {TreeNode} [node] */
  remove(node = this.current) {
    if (!node.parent) return;
    node.parent.children = node.parent.children.filter((n) => n !== node);
    if (this.path().includes(node)) this.current = node.parent;
  }

  /** Whether the moves alone say all. */
  plain() {
    for (let n = this.root; ; n = n.children[0]) {
      if (n.sign || n.comment || n.seconds || n.children.length > 1) return false;
      if (!n.children.length) return true;
    }
  }

  /** The place as text: the number of moves, and where the way is not the main one. */
  place() {
    const turns = this.path()
      .map((n) => `${n.ply}.${n.parent?.children.indexOf(n)}`)
      .filter((turn) => !turn.endsWith(".0"));
    return [this.current.ply, ...turns].join("~");
  }

  /** Goes to a place, as far as it is there. @param {string} place */
  goto(place) {
    const [plies, ...turns] = place.split("~");
    const chosen = new Map(turns.map((turn) => /** @type {[number, number]} */ (turn.split(".").map(Number))));
    this.current = this.root;
    while (this.current.ply < Number(plies)) {
      const next = this.current.children[chosen.get(this.current.ply + 1) ?? 0];
      if (!next) return;
      this.current = next;
    }
  }

  /** The moves as a record writes them, without numbers. */
  write() {
    const comment = this.root.comment ? [quoted(this.root.comment)] : [];
    const first = this.root.children[0];
    return [...comment, ...(first ? [written(first)] : [])].join(" ");
  }
}

/** @param {TreeNode} node @param {RecordedMove[]} moves */
function grow(node, moves) {
  for (const move of moves) {
    const next = node.add(move);
    for (const other of move.instead) grow(node, other);
    node = next;
  }
}

/** @param {string} comment */
const quoted = (comment) => `{${comment.replace(/[\\}]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r")}}`;

/**
 * A line from a move on; where it is the main one, with what could be played instead.
 * @param {TreeNode} first @returns {string}
 */
function written(first) {
  const words = [];
  for (let n = first; n; n = n.children[0]) {
    words.push(n.text + n.sign);
    if (n.seconds) words.push(`@${n.seconds}s`);
    if (n.comment) words.push(quoted(n.comment));
    const beside = n.parent?.children ?? [];
    if (beside[0] === n) words.push(...beside.slice(1).map((other) => `(${written(other)})`));
  }
  return words.join(" ");
}
