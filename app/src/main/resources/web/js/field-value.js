/** Returns the value of the form field that fired an event. @param {Event} e */
export function fieldValue(e) {
  return /** @type {HTMLInputElement|HTMLSelectElement} */ (e.target).value;
}
