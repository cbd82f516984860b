import { html, nothing } from "lit";
import { api } from "./api.js";
import { t } from "./i18n.js";
import { buildUrl } from "./route.js";
import { getItem, setItem } from "./local-storage.js";

/**
 * Pages saved on the server under their own URL. This browser stores which pages it has saved.
 * @typedef {"analysis"|"experiment"} Kind
 * @typedef {{id: string, name: string, at: number}} SavedPage
 */

/** Maximum number of pages listed. */
const MAX_REMEMBERED = 20;

/** The page that shows each kind. @type {Record<Kind, string>} */
const PAGES = { analysis: "/analysis", experiment: "/lab" };

/** @param {Kind} kind @returns {SavedPage[]} the newest first */
function savedPages(kind) {
  try {
    const saved = JSON.parse(getItem("pages:" + kind, "[]"));
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
}

/** Saves a page and copies its URL. @param {Kind} kind @param {string} name @param {object} content */
export async function savePage(kind, name, content) {
  const { id } = await api.savePage(kind, content);
  setItem(
    "pages:" + kind,
    JSON.stringify([{ id, name, at: Date.now() }, ...savedPages(kind)].slice(0, MAX_REMEMBERED)),
  );
  await navigator.clipboard?.writeText(location.origin + savedPageUrl(kind, id)).catch(() => {});
  dispatchEvent(new CustomEvent("damier-toast", { detail: t("kept.done") }));
}

/** @param {Kind} kind @param {string} id */
const savedPageUrl = (kind, id) => buildUrl(PAGES[kind], { kept: id });

/** Renders the list of pages saved from this browser. @param {Kind} kind */
export function savedPageList(kind) {
  const saved = savedPages(kind);
  if (!saved.length) return nothing;
  return html`
    <details class="saved-pages">
      <summary>${t("kept.list")}</summary>
      <ul>
        ${saved.map(
          (page) => html`
            <li>
              <a href="${savedPageUrl(kind, page.id)}">${page.name}</a>
              <small class="sub">${new Date(page.at).toLocaleString()}</small>
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}
