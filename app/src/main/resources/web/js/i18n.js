import { en } from "./words/en.js";
import { setItem } from "./local-storage.js";

/** @type {Record<string, Record<string, string>>} */
const BUNDLES = { en: { ...en }, fr: {} };

/** Adds messages that only some pages need. @param {Record<string, Record<string, string>>} bundles */
export function addMessages(bundles) {
  for (const [lang, messages] of Object.entries(bundles)) Object.assign(BUNDLES[lang], messages);
}

/** Returns the language of the document; outside of a browser, English. @returns {string} */
export function language() {
  return globalThis.document?.documentElement.lang === "fr" ? "fr" : "en";
}

/**
 * Loads the messages of a language. English is always loaded: its messages are shown if others cannot be loaded.
 * @param {string} lang
 */
export async function loadMessages(lang) {
  if (lang === "fr") await import("./words/french.js").catch(() => {});
}

/** Changes the language and stores it. @param {string} lang */
export async function setLanguage(lang) {
  await loadMessages(lang);
  document.documentElement.lang = lang;
  setItem("lang", lang);
  dispatchEvent(new Event("damier-language"));
}

/**
 * Returns the message of a key with {0}, {1}… replaced. {0|tile|tiles} selects the singular or plural form by that
 * number.
 * @param {string} key @param {...(string|number)} args @returns {string}
 */
export function t(key, ...args) {
  const pattern = BUNDLES[language()][key] ?? BUNDLES.en[key];
  if (pattern === undefined) {
    console.error("no words for " + key);
    return key;
  }
  const one = (/** @type {string|number} */ n) => (language() === "fr" ? Math.abs(Number(n)) < 2 : Number(n) === 1);
  return setSpaces(pattern)
    .replace(/\{(\d)\|([^|}]*)\|([^}]*)\}/g, (_, i, single, many) => (one(args[Number(i)]) ? single : many))
    .replace(/\{(\d)\}/g, (_, i) => argumentText(args[Number(i)] ?? ""));
}

/** Writes a number with decimals in the current language. @param {string|number} value */
const argumentText = (value) =>
  typeof value === "number" && value % 1 !== 0 ? value.toLocaleString(language()) : String(value);

/** Sets no-break spaces before punctuation marks in French, so that no line starts with one. @param {string} text */
const setSpaces = (text) =>
  language() === "fr" ? text.replace(/ (?=[:;?!»](?:[\s.,)]|$))/g, "\u00a0").replace(/« /g, "«\u00a0") : text;

/** @param {string} text */
export const capitalise = (text) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** @param {number} n @returns {string} */
export function formatNumber(n) {
  return n.toLocaleString(language(), { maximumFractionDigits: n < 10 && n % 1 !== 0 ? 2 : 0 });
}

/** Formats a share, such as 0.5 as "50%". @param {number} share @returns {string} */
export function formatPercent(share) {
  return share.toLocaleString(language(), { style: "percent", maximumFractionDigits: 0 });
}

/** Formats a large number, such as 14,200,000 as "14.2 M". @param {number} n @returns {string} */
export function formatCompact(n) {
  for (const [size, unit] of /** @type {[number,string][]} */ ([
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
  ])) {
    if (n >= size) return (n / size).toLocaleString(language(), { maximumSignificantDigits: 3 }) + " " + unit;
  }
  return formatNumber(n);
}
