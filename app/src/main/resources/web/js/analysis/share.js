import { api } from "../api.js";
import { save } from "../export.js";
import { game } from "../game.js";
import { t } from "../i18n.js";
import { keepPage } from "../keeping.js";
import { studyOf } from "../paste.js";
import { goInstead } from "../route.js";
import { holdsStudy, tagTexts } from "./address.js";

/** Addresses longer than this are cut by mail programs and chats. */
export const LONGEST_ADDRESS = 2000;

/** @param {string} words */
const say = (words) => dispatchEvent(new CustomEvent("damier-say", { detail: words }));

/** A record with its tags, as a text to paste or to save. @param {string} game @param {string} start
 *  @param {import("./tree.js").StudyTree} tree @param {Record<string, string>} tags */
export function recordText(game, start, tree, tags) {
  const head = tagTexts(Object.entries({ ...tags, Game: game, Start: start }));
  return [...head, "", tree.write(), "*"].join("\n");
}

/** Saves the study as a file that the server has written. @param {string} text @param {string} game */
export async function exportRecord(text, game) {
  const record = await api.record(text);
  save(new Blob([record.text], { type: "text/plain" }), `${game}.damier.txt`);
}

/** The address where it holds all, else a file. @param {string} text @param {string} game */
export async function shareStudy(text, game) {
  if (location.href.length > LONGEST_ADDRESS || !holdsStudy(new URLSearchParams(location.search))) {
    await exportRecord(text, game);
    say(t("study.shared-file"));
    return;
  }
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  say(t("play.shared"));
}

/** Keeps the study on the server. @param {string} text @param {string} of the game @param {number} moves of its line */
export async function keepStudy(text, of, moves) {
  await keepPage("analysis", t("kept.study", (await game(of)).card.name, moves), { record: text });
}

/** Shows a study that the server has kept. @param {string} id */
export async function openKeptStudy(id) {
  const { content } = await api.kept(id);
  goInstead(await studyOf(content.record));
}

/** @param {string} game @param {string} position @param {string[]} moves */
export async function saveGif(game, position, moves) {
  const { gif } = await api.gif(game, position, moves);
  const bytes = Uint8Array.from(atob(gif), (c) => c.charCodeAt(0));
  save(new Blob([bytes], { type: "image/gif" }), `${game}.gif`);
}
