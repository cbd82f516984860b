/** What stands in the field that an event comes from. @param {Event} e */
export function entered(e) {
  return /** @type {HTMLInputElement|HTMLSelectElement} */ (e.target).value;
}
