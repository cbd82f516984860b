/**
 * Whether a key is a shortcut of the page: no modifier is held, and the target is no form field or dialog.
 * @param {KeyboardEvent} e
 */
export function isShortcutKey(e) {
  const target = /** @type {HTMLElement} */ (e.target);
  const modified = e.ctrlKey || e.metaKey || e.altKey;
  return !e.defaultPrevented && !modified && !target.closest?.("input, textarea, select, dialog");
}
