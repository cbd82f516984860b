import { t } from "../i18n.js";
import "./live.js";
import "../words/learn.js";

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
  const code = [...page.querySelectorAll("pre code")].find((c) => c.classList.contains("language-text"));
  const written = (code?.textContent ?? "").replace(/\n$/, "");
  const block = code?.parentElement;
  if (block?.previousElementSibling?.tagName === "H2") block.previousElementSibling.remove();
  block?.remove();
  return { text: page.body.innerHTML, code: written };
}

/** Puts living diagrams where their descriptions stand, solutions behind buttons. @param {ParentNode} article */
export function enliven(article) {
  for (const code of article.querySelectorAll("pre code.language-live"))
    code.parentElement?.replaceWith(diagram(code.textContent ?? ""));
  for (const code of article.querySelectorAll("pre code.language-solution"))
    code.parentElement?.replaceWith(solution(code.textContent ?? ""));
}

/** @param {string} source */
function diagram(source) {
  const live = /** @type {any} */ (document.createElement("damier-live"));
  live.source = source;
  return live;
}

/** Its first line is said; the rest is run when somebody opens it. @param {string} source */
function solution(source) {
  const [said, ...rest] = source.split("\n");
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const words = document.createElement("p");
  details.className = "solution note calm";
  summary.textContent = t("teach.solution");
  words.textContent = said;
  details.append(summary, words);
  details.addEventListener("toggle", () => details.append(diagram(rest.join("\n"))), { once: true });
  return details;
}
