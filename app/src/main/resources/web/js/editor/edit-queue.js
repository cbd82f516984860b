/**
 * The edits of a position in the order in which they were made. Each one is drawn at once; the server applies it to the
 * result of the edit before it.
 * @typedef {import("../api.js").Scene} Scene
 * @typedef {{draw: (scene: Scene) => Scene, apply: (position: string) => Promise<string>}|{text: string}} Edit `text`
 *   replaces the position
 */
export class EditQueue {
  /**
   * @param {{validate: (position: string) => Promise<boolean>, onError: (error: Error) => void, onChange: () => void,
   *   whenReachable?: () => Promise<unknown>}} handlers `validate` checks and shows a position; `whenReachable` is
   *   fulfilled once the server responds again
   */
  constructor({ validate, onError, onChange, whenReachable = async () => {} }) {
    this.validate = validate;
    this.onError = onError;
    this.onChange = onChange;
    this.whenReachable = whenReachable;
    /** The result of the edits applied so far. */
    this.position = "";
    /** The last result that was a valid position. */
    this.validPosition = "";
    /** Edits that the server has not applied yet. @type {Edit[]} */
    this.pending = [];
    /** The running transfer. @type {Promise<void>|undefined} */
    this.running = undefined;
    /** Number of positions opened; edits of an earlier one are dropped. */
    this.generation = 0;
  }

  /** Starts with another position and drops all pending edits. @param {string} position */
  open(position) {
    this.generation++;
    this.pending = [];
    this.running = undefined;
    this.position = this.validPosition = position;
  }

  /** @param {Edit} edit */
  add(edit) {
    this.pending = [...this.pending, edit];
    this.onChange();
    return (this.running ??= this.run(this.generation));
  }

  /** Returns a scene with the pending edits. @param {Scene} scene */
  draw(scene) {
    return this.pending.reduce((drawn, edit) => ("text" in edit ? drawn : edit.draw(drawn)), scene);
  }

  /** Applies the pending edits one after the other, then validates the result. @param {number} generation */
  async run(generation) {
    const isCurrent = () => generation === this.generation;
    while (isCurrent() && this.pending.length) {
      const result = await this.applyFirst().catch((/** @type {Error} */ error) => error);
      if (!isCurrent()) return;
      if (typeof result !== "string" && isUnreachable(result)) {
        // The edit stays drawn and is sent again.
        this.onError(result);
        await this.whenReachable();
        continue;
      }
      if (typeof result === "string") this.position = result;
      // The last edit stays drawn until the board contains it.
      if (this.pending.length === 1 && this.position !== this.validPosition) {
        const { position } = this;
        const valid = await this.validate(position);
        if (!isCurrent()) return;
        if (valid) this.validPosition = position;
      }
      this.pending = this.pending.slice(1);
      if (typeof result !== "string") this.onError(result);
      this.onChange();
    }
    if (isCurrent()) this.running = undefined;
  }

  /** Applies the first edit; if the position so far is incomplete, to the last valid one. */
  async applyFirst() {
    const [edit] = this.pending;
    if ("text" in edit) return edit.text;
    try {
      const result = await edit.apply(this.position);
      // The server accepts only valid positions.
      this.validPosition = this.position;
      return result;
    } catch (error) {
      if (this.position === this.validPosition) throw error;
      return edit.apply(this.validPosition);
    }
  }
}

/** Whether a request failed because the server did not respond. @param {Error} error */
const isUnreachable = (error) => "status" in error && error.status === 0;
