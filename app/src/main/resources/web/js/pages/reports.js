import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { Element } from "../element.js";
import { api } from "../api.js";
import { PRESETS, presetTexts } from "../lab/presets.js";

/** The page about the student reports: docs/reports.md, rendered by the server. */
class Reports extends Element {
  static properties = { content: { state: true } };

  constructor() {
    super();
    this.content = "";
    this.load();
  }

  onLanguageChange() {
    this.load();
  }

  async load() {
    try {
      this.content = withWorkingLinks((await api.reports()).html);
    } catch (e) {
      dispatchEvent(new CustomEvent("damier-toast", { detail: /** @type {Error} */ (e).message }));
    }
  }

  render() {
    return html`
      <article class="prose wide">${unsafeHTML(this.content)}</article>
    `;
  }
}

/**
 * Links the ready-made experiments that the text names. Keeps only the text of links to files of the project, which
 * this server does not have.
 * @param {string} content
 */
function withWorkingLinks(content) {
  const page = new DOMParser().parseFromString(content, "text/html");
  for (const link of page.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    const game = /dev\/damier\/(\w+)\/rules(_fr)?\.md$/.exec(href)?.[1];
    if (game) link.setAttribute("href", "/rules/" + game);
    else if (!/^https?:/.test(href)) link.replaceWith(link.textContent ?? "");
  }
  for (const name of page.querySelectorAll("td em")) {
    const preset = PRESETS.find(({ id }) => presetTexts(id).name.endsWith(name.textContent ?? ""));
    if (!preset) continue;
    const link = document.createElement("a");
    link.href = `/lab?preset=${preset.id}`;
    name.replaceWith(link);
    link.append(name);
  }
  for (const table of page.querySelectorAll("table")) {
    const box = document.createElement("div");
    box.className = "table-box";
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
  return page.body.innerHTML;
}

customElements.define("damier-reports", Reports);
