import { html, nothing } from "lit";
import { api } from "./api.js";
import { t } from "./i18n.js";
import { address } from "./route.js";
import { recall, remember } from "./store.js";

/**
 * Pages that the server keeps under addresses of their own, where anybody who has the address finds them. Which ones
 * were kept from here this browser remembers.
 * @typedef {"analysis"|"experiment"} Kind
 * @typedef {{id: string, name: string, at: number}} Kept
 */

/** So many are remembered, the newest. */
const MOST = 20;

/** Where each kind is shown. @type {Record<Kind, string>} */
const PAGES = { analysis: "/analysis", experiment: "/lab" };

/** @param {Kind} kind @returns {Kept[]} the newest first */
function keptPages(kind) {
  try {
    const kept = JSON.parse(recall("pages:" + kind, "[]"));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps a page, and copies its address. @param {Kind} kind @param {string} name @param {object} content */
export async function keepPage(kind, name, content) {
  const { id } = await api.keep(kind, content);
  remember("pages:" + kind, JSON.stringify([{ id, name, at: Date.now() }, ...keptPages(kind)].slice(0, MOST)));
  await navigator.clipboard?.writeText(location.origin + keptAddress(kind, id)).catch(() => {});
  dispatchEvent(new CustomEvent("damier-say", { detail: t("kept.done") }));
}

/** @param {Kind} kind @param {string} id */
const keptAddress = (kind, id) => address(PAGES[kind], { kept: id });

/** What was kept from here. @param {Kind} kind */
export function keptList(kind) {
  const kept = keptPages(kind);
  if (!kept.length) return nothing;
  return html`
    <details class="kept-pages">
      <summary>${t("kept.list")}</summary>
      <ul>
        ${kept.map(
          (k) => html`
            <li>
              <a href="${keptAddress(kind, k.id)}">${k.name}</a>
              <small class="sub">${new Date(k.at).toLocaleString()}</small>
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}
