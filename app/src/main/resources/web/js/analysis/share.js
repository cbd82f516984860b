import { api } from "../api.js";
import { saveBlob } from "../board-image.js";
import { game } from "../game.js";
import { t } from "../i18n.js";
import { savePage } from "../save-to-server.js";
import { redirect, shareableUrl } from "../route.js";
import { openChapters, placeUrl, toChapters } from "./chapters.js";
import { toPackedReview } from "./review-store.js";
import { isSelfContained, tagTexts } from "./study-params.js";
import "../words/analysis.js";

/** URLs longer than this are often truncated by mail and chat programs. */
export const MAX_URL_LENGTH = 2000;

/** @param {string} text */
const showToast = (text) => dispatchEvent(new CustomEvent("damier-toast", { detail: text }));

/**
 * Returns the game record with its tags, as text to paste or save.
 * @param {string} game @param {string} start @param {import("./study-tree.js").StudyTree} tree
 * @param {Record<string, string>} tags
 */
export function recordText(game, start, tree, tags) {
  const head = tagTexts(Object.entries({ ...tags, Game: game, Start: start }));
  return [...head, "", tree.toText(), "*"].join("\n");
}

/** Saves the analysis as a file. The server writes the text of the record. @param {string} text @param {string} game */
export async function exportRecord(text, game) {
  const record = await api.parseRecord(text);
  saveBlob(new Blob([record.text], { type: "text/plain" }), `${game}.damier.txt`);
}

/**
 * Everything that a shared analysis contains: the game on the page and, if it has chapters, all of them with the number
 * of the current one.
 * @typedef {import("./chapters.js").Place & {chapters: import("./chapters.js").Chapter[], chapter: number}} SharedStudy
 */

/**
 * Saves the analysis on the server and copies its short link. Without storage on the server, copies the URL if it
 * contains the whole analysis, otherwise saves a file.
 * @param {SharedStudy} study @param {string} gameId @param {number} moves number of moves of the line
 */
export async function shareStudy(study, gameId, moves) {
  try {
    await saveStudy(study, gameId, moves);
  } catch (e) {
    if (/** @type {import("../api.js").ApiError} */ (e).status !== 503) throw e;
    await copyUrl(study.record, gameId);
  }
}

/** @param {string} text @param {string} game */
async function copyUrl(text, game) {
  const url = await shareableUrl();
  if (url.length > MAX_URL_LENGTH || !isSelfContained(new URLSearchParams(location.search))) {
    await exportRecord(text, game);
    showToast(t("study.shared-file"));
    return;
  }
  await navigator.clipboard?.writeText(url).catch(() => {});
  showToast(t("play.shared"));
}

/**
 * Saves the analysis on the server.
 * @param {SharedStudy} study @param {string} gameId id of the game @param {number} moves number of moves of the line
 */
async function saveStudy(study, gameId, moves) {
  await savePage("analysis", t("kept.study", (await game(gameId)).card.name, moves), study);
}

/**
 * Opens an analysis that was saved on the server.
 * @typedef {{chapters?: unknown, chapter?: number, record: string, at?: string|number,
 *   review?: {moves?: unknown, positions?: unknown}}} SavedStudy
 * @param {string} id
 */
export async function openSavedStudy(id) {
  const content = /** @type {SavedStudy} */ ((await api.savedPage(id)).content);
  const chapters = toChapters(content.chapters);
  const index = Math.min(Math.max(0, Number(content.chapter) || 0), chapters.length - 1);
  const place = { record: content.record, at: String(content.at ?? ""), review: toPackedReview(content.review) };
  redirect(await (chapters.length ? openChapters(chapters, index) : placeUrl(place)));
}

/** Saves a line as an animated GIF. @param {string} game @param {string} position @param {string[]} moves */
export async function saveGif(game, position, moves) {
  const { gif } = await api.gif(game, position, moves);
  const bytes = Uint8Array.from(atob(gif), (c) => c.charCodeAt(0));
  saveBlob(new Blob([bytes], { type: "image/gif" }), `${game}.gif`);
}
