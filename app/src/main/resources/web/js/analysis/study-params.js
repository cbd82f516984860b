/**
 * The analysis as URL parameters: `m` contains the moves if there is nothing else, `r` the whole record. A record too
 * long for a URL is stored in session storage, and `k` contains its key.
 */

/** Longest record in a URL. Browsers and servers accept URLs of about 8,000 characters. */
const MAX_URL_LENGTH = 4000;

/** Tags that other URL parameters contain. */
const EXCLUDED_TAGS = ["Game", "Start"];

/**
 * Returns the URL parameters of an analysis.
 * @param {import("./study-tree.js").StudyTree} tree @param {Record<string, string>} tags
 * @returns {Record<string, string|undefined>}
 */
export function studyParams(tree, tags) {
  const shownTags = Object.entries(tags).filter(([name]) => !EXCLUDED_TAGS.includes(name));
  const line = tree.line(tree.root);
  const at = tree.current === (line[line.length - 1] ?? tree.root) ? undefined : tree.placeText();
  if (tree.isPlain() && !shownTags.length) return { m: line.map((n) => n.text).join(" ") || undefined, at };
  const text = [...tagTexts(shownTags), tree.toText()].join(" ");
  if (text.length <= MAX_URL_LENGTH) return { r: text, at };
  return { k: storeStudy(text), at };
}

/** The tags of the players, in the order of the seats. */
export const PLAYER_TAGS = ["First", "Second", "Third", "Fourth"];

/**
 * Returns the record of a finished game for the URL, with players, date and result as tags.
 * @param {string[]} moves @param {string[]} players @param {{Date?: string, Result?: string}} tags
 */
export const gameRecord = (moves, players, tags) =>
  [
    ...tagTexts(
      Object.entries({ ...Object.fromEntries(players.map((name, i) => [PLAYER_TAGS[i], name])), ...tags }).filter(
        ([, value]) => value,
      ),
    ),
    ...moves,
  ].join(" ");

/** Returns the result of a two-player game. @param {number} winner the seat, negative for a draw */
export const resultOf = (winner) => ["1/2-1/2", "1-0", "0-1"][winner + 1];

/** Formats tags as in a record. @param {[string, string][]} tags */
export const tagTexts = (tags) =>
  tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"]`);

/** Returns the text of the analysis in these URL parameters. @param {URLSearchParams} params */
export function studyText(params) {
  const key = params.get("k");
  if (key) return storedStudy(key);
  return params.get("r") ?? params.get("m") ?? "";
}

/** Whether the URL contains the whole analysis, so that others can open it. @param {URLSearchParams} params */
export const isSelfContained = (params) => !params.has("k");

/** Stores a record in session storage and returns its key. Older records are removed. @param {string} text */
function storeStudy(text) {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  const key = (hash >>> 0).toString(36);
  try {
    for (const old of Object.keys(sessionStorage)) if (old.startsWith("study:")) sessionStorage.removeItem(old);
    sessionStorage.setItem("study:" + key, text);
  } catch {
    // Without session storage, a reload shows the start position.
  }
  return key;
}

/** Returns the stored record, or "". @param {string} key */
function storedStudy(key) {
  try {
    return sessionStorage.getItem("study:" + key) ?? "";
  } catch {
    return "";
  }
}
