import { t } from "./i18n.js";
import { recall, remember } from "./store.js";

/**
 * Text files that are an option's value. They stay in this browser, because an address has not room enough; the value
 * in the address names them.
 */

/** What such a value begins with; the names follow. */
const KEPT = "kept:";

/** Larger files are cut; what is meant to be read here is smaller by far. */
const MOST_BYTES = 90_000;

/** @param {File[]} files @returns {Promise<string>} the value that names them */
export async function keep(files) {
  const texts = await Promise.all(files.map(async (f) => `file ${f.name}\n${await f.slice(0, MOST_BYTES).text()}\n`));
  const names = files.map((f) => f.name).join(", ");
  remember("files:" + names, texts.join(""));
  return KEPT + names;
}

/** What is shown of a value. @param {string} value */
export const shownName = (value) => (value.startsWith(KEPT) ? value.slice(KEPT.length) : value);

/**
 * Options as the server wants them: the text of the files instead of their names.
 * @param {Record<string, string>} options
 */
export function withFiles(options) {
  return Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      if (!value.startsWith(KEPT)) return [id, value];
      const text = recall("files:" + shownName(value));
      if (!text) throw new Error(t("files.gone", shownName(value)));
      return [id, text];
    }),
  );
}
