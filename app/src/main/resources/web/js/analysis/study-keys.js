/**
 * Keyboard and mouse wheel on the analysis page: arrow keys step through the moves and switch variations, Home and End
 * go to the ends, `e` toggles the engine. The board gets the keys instead while a piece is selected, a wall or the
 * cursor is being moved, or the board was focused by the Tab key.
 * @typedef {{tree: import("./study-tree.js").StudyTree, changeTree: (what: () => void) => Promise<void>, session: {on:
 *   boolean}, toggleEngine: (on: boolean) => void}} Study
 */
export class StudyKeys {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    this.wheelDelta = 0;
    /** Whether the current focus was set by a pointer. */
    this.focusedByPointer = false;
    /** @param {KeyboardEvent} e */
    this.listener = (e) => this.onKey(e);
    this.pointerListener = () => (this.focusedByPointer = true);
  }

  connect() {
    // In the capture phase, before the board: stepping through an analysis is more common than playing.
    document.addEventListener("keydown", this.listener, true);
    document.addEventListener("pointerdown", this.pointerListener, true);
  }

  disconnect() {
    document.removeEventListener("keydown", this.listener, true);
    document.removeEventListener("pointerdown", this.pointerListener, true);
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    if (e.key === "Tab") this.focusedByPointer = false;
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    const target = /** @type {HTMLElement} */ (e.target);
    if (
      target.closest?.("input:not([type=checkbox]), textarea, select, dialog, [role=tree]") ||
      this.boardHasKeys(target)
    )
      return;
    const act = this.actionFor(e.key);
    if (!act && e.key !== "e") return;
    e.preventDefault();
    e.stopPropagation();
    if (act) this.study.changeTree(act);
    else this.study.toggleEngine(!this.study.session.on);
  }

  /** Whether the board gets the keys. @param {HTMLElement} target */
  boardHasKeys(target) {
    if (target.closest?.("damier-board") && !this.focusedByPointer) return true;
    const board = /** @type {import("../board/board.js").Board|null} */ (
      document.querySelector(".study-board damier-board")
    );
    return Boolean(board && (board.selectedId || board.cursor || board.ghost?.by === "key"));
  }

  /** Returns the action of a key, or null. @param {string} key @returns {(() => void)|null} */
  actionFor(key) {
    const tree = this.study.tree;
    switch (key) {
      case "ArrowLeft":
        return () => tree.step(-1);
      case "ArrowRight":
        return () => tree.step(1);
      case "ArrowUp":
        return () => tree.switchBranch(-1);
      case "ArrowDown":
        return () => tree.switchBranch(1);
      case "Home":
        return () => tree.step(-1e6);
      case "End":
        return () => tree.step(1e6);
      default:
        return null;
    }
  }

  /** Steps one move per notch of the mouse wheel. @param {WheelEvent} e */
  wheel(e) {
    if (e.ctrlKey || !e.deltaY) return;
    e.preventDefault();
    this.wheelDelta += e.deltaMode === 0 ? e.deltaY / 60 : e.deltaY;
    const by = Math.trunc(this.wheelDelta);
    if (!by) return;
    this.wheelDelta = 0;
    this.study.changeTree(() => this.study.tree.step(Math.sign(by)));
  }
}
