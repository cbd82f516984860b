import { t } from "./i18n.js";
import { getItem, setItem } from "./local-storage.js";

/**
 * Text files as values of options. Their content is stored in this browser, because a URL is too short; the value in
 * the URL contains their names.
 */

/** Prefix of such a value, before the names. */
const PREFIX = "kept:";

/** Larger files are truncated. */
const MAX_FILE_BYTES = 90_000;

/** Stores files. @param {File[]} files @returns {Promise<string>} the value with their names */
export async function storeFiles(files) {
  const texts = await Promise.all(
    files.map(async (f) => `file ${f.name}\n${await f.slice(0, MAX_FILE_BYTES).text()}\n`),
  );
  const names = files.map((f) => f.name).join(", ");
  setItem("files:" + names, texts.join(""));
  return PREFIX + names;
}

/** Returns the text shown for a value. @param {string} value */
export const displayName = (value) => (value.startsWith(PREFIX) ? value.slice(PREFIX.length) : value);

/** Replaces file names by the content of the files, for the server. @param {Record<string, string>} options */
export function resolveFiles(options) {
  return Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      if (!value.startsWith(PREFIX)) return [id, value];
      const text = getItem("files:" + displayName(value));
      if (!text) throw new Error(t("files.gone", displayName(value)));
      return [id, text];
    }),
  );
}
