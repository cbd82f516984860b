/**
 * The written part of a lesson, made alive after it was put on the page: the pseudo-code goes where it is followed, and
 * each diagram takes the place of its description.
 */

/**
 * Takes the pseudo-code out of a text; "" if it has none.
 * @param {string} html @returns {{text: string, code: string}}
 */
export function withoutCode(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const code = [...page.querySelectorAll("pre code")].find((c) => !c.classList.contains("language-live"));
  const written = (code?.textContent ?? "").replace(/\n$/, "");
  const block = code?.parentElement;
  if (block?.previousElementSibling?.tagName === "H2") block.previousElementSibling.remove();
  block?.remove();
  return { text: page.body.innerHTML, code: written };
}

/** Puts living diagrams where their descriptions stand. @param {ParentNode} article */
export function enliven(article) {
  for (const code of article.querySelectorAll("pre code.language-live")) {
    const live = /** @type {any} */ (document.createElement("damier-live"));
    live.source = code.textContent ?? "";
    code.parentElement?.replaceWith(live);
  }
}
