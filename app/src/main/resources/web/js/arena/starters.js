import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { sharedOrigin } from "../room/invite.js";
import "../words/arena.js";

/** @typedef {{file: string, language: string, command: string}} Starter */

/** The text in a starter that stands for the address of the contest and the token. */
const ADDRESS = "http://HOST:PORT/arena/ID TOKEN";

/** The starters by game; null before they are requested. @type {Record<string, Starter[]>|null} */
let index = null;

/** Loads the starters once and then renders the page again. @param {{requestUpdate: () => void}} page */
async function load(page) {
  index = {};
  try {
    index = await (await fetch("/starters/index.json")).json();
    page.requestUpdate();
  } catch {
    index = null; // Retried when the page is rendered again.
  }
}

/**
 * Downloads a starter with the address of the contest filled in.
 * @param {Event} event @param {string} file @param {string} address
 */
async function download(event, file, address) {
  event.preventDefault();
  const source = await (await fetch(`/starters/${file}`)).text();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([source.replace(ADDRESS, address)], { type: "text/plain" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Renders links to the starter bots of the game of a contest.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
export function starters(page, view) {
  if (!index) load(page);
  const found = index?.[view.game] ?? [];
  const token = page.botToken || "TOKEN";
  const address = `${sharedOrigin(page)}/arena/${view.id} ${token}`;
  if (!found.length) return nothing;
  return html`
    <p class="arena-starters">
      ${t("arena.starters")}
      ${found.map(
        (starter) => html`
          <a href="/starters/${starter.file}" @click=${(/** @type {Event} */ e) => download(e, starter.file, address)}>
            ${starter.language}
          </a>
        `,
      )}
    </p>
  `;
}
