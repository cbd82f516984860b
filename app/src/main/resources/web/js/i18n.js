import { en } from "./words/en.js";
import { fr } from "./words/fr.js";
import { remember } from "./store.js";

/** @type {Record<string, Record<string, string>>} */
const BUNDLES = { en: { ...en }, fr: { ...fr } };

/** More words, of pages that not everybody opens. @param {Record<string, Record<string, string>>} words */
export function addWords(words) {
  for (const [lang, more] of Object.entries(words)) Object.assign(BUNDLES[lang], more);
}

/** @returns {string} */
export function language() {
  return document.documentElement.lang === "fr" ? "fr" : "en";
}

/** @param {string} lang */
export function speak(lang) {
  document.documentElement.lang = lang;
  remember("lang", lang);
  dispatchEvent(new Event("damier-language"));
}

/**
 * The sentence of this key with {0}, {1}… filled in; {0|tile|tiles} chooses by that number, as the language does.
 * @param {string} key @param {...(string|number)} args @returns {string}
 */
export function t(key, ...args) {
  const pattern = BUNDLES[language()][key] ?? BUNDLES.en[key];
  if (pattern === undefined) {
    console.error("no words for " + key);
    return key;
  }
  const one = (/** @type {string|number} */ n) => (language() === "fr" ? Math.abs(Number(n)) < 2 : Number(n) === 1);
  return pattern
    .replace(/\{(\d)\|([^|}]*)\|([^}]*)\}/g, (_, i, single, many) => (one(args[Number(i)]) ? single : many))
    .replace(/\{(\d)\}/g, (_, i) => String(args[Number(i)] ?? ""));
}

/** Words as they stand on a button. @param {string} words */
export const capital = (words) => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);

/** @param {number} n @returns {string} */
export function number(n) {
  return n.toLocaleString(language(), { maximumFractionDigits: n < 10 && n % 1 !== 0 ? 2 : 0 });
}

/** 14,200,000 as "14.2 M". @param {number} n @returns {string} */
export function short(n) {
  for (const [size, unit] of /** @type {[number,string][]} */ ([
    [1e9, "G"],
    [1e6, "M"],
    [1e3, "k"],
  ])) {
    if (n >= size) return (n / size).toLocaleString(language(), { maximumSignificantDigits: 3 }) + " " + unit;
  }
  return number(n);
}
