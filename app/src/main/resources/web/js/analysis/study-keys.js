/**
 * Keys and wheel of a study: arrows step and change the branch, Home and End go to the ends. A board that is in hand
 * keeps them: a piece is chosen, a wall or the frame is steered, or somebody came to it by the Tab key.
 * @typedef {{tree: import("./tree.js").StudyTree, change: (what: () => void) => Promise<void>,
 *   session: {on: boolean}, toggle: (on: boolean) => void}} Study
 */
export class StudyKeys {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    this.turned = 0;
    /** Whether the focus is where a pointer has put it. */
    this.pointed = false;
    /** @param {KeyboardEvent} e */
    this.listener = (e) => this.key(e);
    this.pointing = () => (this.pointed = true);
  }

  connect() {
    // before the board hears it: a study is walked through more often than played
    document.addEventListener("keydown", this.listener, true);
    document.addEventListener("pointerdown", this.pointing, true);
  }

  disconnect() {
    document.removeEventListener("keydown", this.listener, true);
    document.removeEventListener("pointerdown", this.pointing, true);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.key === "Tab") this.pointed = false;
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    const target = /** @type {HTMLElement} */ (e.target);
    if (target.closest?.("input, textarea, select, dialog, [role=tree]") || this.inHand(target)) return;
    const act = this.meant(e.key);
    if (!act && e.key !== "e") return;
    e.preventDefault();
    e.stopPropagation();
    if (act) this.study.change(act);
    else this.study.toggle(!this.study.session.on);
  }

  /** Whether the board has the keys. @param {HTMLElement} target */
  inHand(target) {
    if (target.closest?.("damier-board") && !this.pointed) return true;
    const board = /** @type {import("../board/board.js").Board|null} */ (
      document.querySelector(".study-board damier-board")
    );
    return Boolean(board && (board.chosen || board.cursor || board.ghost?.by === "key"));
  }

  /** @param {string} key @returns {(() => void)|null} */
  meant(key) {
    const tree = this.study.tree;
    switch (key) {
      case "ArrowLeft":
        return () => tree.step(-1);
      case "ArrowRight":
        return () => tree.step(1);
      case "ArrowUp":
        return () => tree.branch(-1);
      case "ArrowDown":
        return () => tree.branch(1);
      case "Home":
        return () => tree.step(-1e6);
      case "End":
        return () => tree.step(1e6);
      default:
        return null;
    }
  }

  /** A notch of the wheel is a move. @param {WheelEvent} e */
  wheel(e) {
    if (e.ctrlKey || !e.deltaY) return;
    e.preventDefault();
    this.turned += e.deltaMode === 0 ? e.deltaY / 60 : e.deltaY;
    const by = Math.trunc(this.turned);
    if (!by) return;
    this.turned = 0;
    this.study.change(() => this.study.tree.step(Math.sign(by)));
  }
}
