import { t } from "../i18n.js";
import "./live-diagram.js";
import "../words/learn.js";

/**
 * Processes the text of a lesson: extracts the pseudo-code and replaces the descriptions of diagrams by interactive
 * ones.
 */

/**
 * Removes the pseudo-code from a text and returns both; `code` is "" if there is none.
 * @param {string} html @returns {{text: string, code: string}}
 */
export function extractCode(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const code = [...page.querySelectorAll("pre code")].find((c) => c.classList.contains("language-text"));
  const codeText = (code?.textContent ?? "").replace(/\n$/, "");
  const block = code?.parentElement;
  if (block?.previousElementSibling?.tagName === "H2") block.previousElementSibling.remove();
  block?.remove();
  return { text: page.body.innerHTML, code: codeText };
}

/**
 * Replaces descriptions by interactive diagrams, and puts solutions into collapsible sections.
 * @param {ParentNode} article
 */
export function activate(article) {
  for (const code of article.querySelectorAll("pre code.language-live"))
    code.parentElement?.replaceWith(diagram(code.textContent ?? ""));
  for (const code of article.querySelectorAll("pre code.language-solution"))
    code.parentElement?.replaceWith(solutionDetails(code.textContent ?? ""));
}

/** @param {string} source */
function diagram(source) {
  const live = /** @type {any} */ (document.createElement("damier-live"));
  live.source = source;
  return live;
}

/**
 * Creates a collapsible solution. Its first line is text; the rest is a diagram, created when the section is opened.
 * @param {string} source
 */
function solutionDetails(source) {
  const [answer, ...rest] = source.split("\n");
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const paragraph = document.createElement("p");
  details.className = "solution note info";
  summary.textContent = t("teach.solution");
  paragraph.textContent = answer;
  details.append(summary, paragraph);
  details.addEventListener("toggle", () => details.append(diagram(rest.join("\n"))), { once: true });
  return details;
}
