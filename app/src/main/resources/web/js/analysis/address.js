/**
 * A study in the address: its moves alone where they say all, else the whole tree; one that is too long for an address
 * lies in the memory of the tab, and the address has its number.
 */

/** Browsers and servers take addresses of about eight thousand characters. */
const LONGEST = 4000;

/** Tags that the address has elsewhere or that say nothing of the game. */
const APART = ["Game", "Start"];

/** @param {import("./tree.js").StudyTree} tree @param {Record<string, string>} tags
 *  @returns {Record<string, string|undefined>} */
export function studyAddress(tree, tags) {
  const kept = Object.entries(tags).filter(([name]) => !APART.includes(name));
  const line = tree.line(tree.root);
  const at = tree.current === (line[line.length - 1] ?? tree.root) ? undefined : tree.place();
  if (tree.plain() && !kept.length) return { m: line.map((n) => n.text).join(" ") || undefined, at };
  const text = [...tagTexts(kept), tree.write()].join(" ");
  if (text.length <= LONGEST) return { r: text, at };
  return { k: stored(text), at };
}

/** The tags of those who played, in the order of their seats. */
export const PLAYERS = ["First", "Second", "Third", "Fourth"];

/**
 * A game that was played, for the address of its study: who sat where, when, and how it ended stand in its record.
 * @param {string[]} moves @param {string[]} players @param {{Date?: string, Result?: string}} more
 */
export const playedGame = (moves, players, more) =>
  [
    ...tagTexts(
      Object.entries({ ...Object.fromEntries(players.map((name, i) => [PLAYERS[i], name])), ...more }).filter(
        ([, value]) => value,
      ),
    ),
    ...moves,
  ].join(" ");

/** How a game for two ended. @param {number} winner the seat, below 0 for nobody */
export const resultOf = (winner) => ["1/2-1/2", "1-0", "0-1"][winner + 1];

/** Tags as a record writes them. @param {[string, string][]} tags */
export const tagTexts = (tags) =>
  tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"]`);

/** The text of the study that an address means. @param {URLSearchParams} params */
export function studyText(params) {
  const key = params.get("k");
  if (key) return recalled(key);
  return params.get("r") ?? params.get("m") ?? "";
}

/** Whether an address holds its study itself, so that others find it there. @param {URLSearchParams} params */
export const holdsStudy = (params) => !params.has("k");

/** @param {string} text */
function stored(text) {
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  const key = (sum >>> 0).toString(36);
  try {
    for (const old of Object.keys(sessionStorage)) if (old.startsWith("study:")) sessionStorage.removeItem(old);
    sessionStorage.setItem("study:" + key, text);
  } catch {
    // no memory: a reload shows the start
  }
  return key;
}

/** @param {string} key */
function recalled(key) {
  try {
    return sessionStorage.getItem("study:" + key) ?? "";
  } catch {
    return "";
  }
}
