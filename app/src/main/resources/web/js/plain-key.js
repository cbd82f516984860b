/**
 * Whether a key is meant for the page: nobody types into a field, no dialog is open, nothing is held.
 * @param {KeyboardEvent} e
 */
export function plainKey(e) {
  const target = /** @type {HTMLElement} */ (e.target);
  const held = e.ctrlKey || e.metaKey || e.altKey;
  return !e.defaultPrevented && !held && !target.closest?.("input, textarea, select, dialog");
}
