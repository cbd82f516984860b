/**
 * Keys and wheel of a study: arrows step and change the branch, Home and End go to the ends. On the board itself arrows
 * move pieces, as everywhere.
 * @typedef {{tree: import("./tree.js").StudyTree, change: (what: () => void) => Promise<void>,
 *   session: {on: boolean}, toggle: (on: boolean) => void}} Study
 */
export class StudyKeys {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    this.turned = 0;
    /** @param {KeyboardEvent} e */
    this.listener = (e) => this.key(e);
  }

  connect() {
    // before the board hears it: a study is walked through more often than played
    document.addEventListener("keydown", this.listener, true);
  }

  disconnect() {
    document.removeEventListener("keydown", this.listener, true);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    const target = /** @type {HTMLElement} */ (e.target);
    if (target.closest?.("input, textarea, select, dialog, damier-board, [role=tree]")) return;
    const act = this.meant(e.key);
    if (!act && e.key !== "e") return;
    e.preventDefault();
    e.stopPropagation();
    if (act) this.study.change(act);
    else this.study.toggle(!this.study.session.on);
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
