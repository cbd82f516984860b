import assert from "node:assert/strict";
import { test } from "node:test";
import { readdirSync, readFileSync } from "node:fs";
import { en, fr } from "./all-words.js";
import { t } from "../../../app/src/main/resources/web/js/i18n.js";
import "../../../app/src/main/resources/web/js/words/analysis.js";
import "../../../app/src/main/resources/web/js/words/french.js";
import "../../../app/src/main/resources/web/js/words/arena.js";
import "../../../app/src/main/resources/web/js/words/lab.js";
import "../../../app/src/main/resources/web/js/words/learn.js";

const JS = new URL("../../../app/src/main/resources/web/js/", import.meta.url);

test("both languages have the same keys and placeholders", () => {
  assert.deepEqual(Object.keys(fr).sort(), Object.keys(en).sort());
  for (const key of Object.keys(en)) {
    assert.deepEqual(fr[key].match(/\{\d\}/g)?.sort(), en[key].match(/\{\d\}/g)?.sort(), key);
  }
});

test("every message used by the pages exists", () => {
  const files = readdirSync(JS, { recursive: true }).filter((f) => f.endsWith(".js") && !f.startsWith("words"));
  for (const file of files) {
    for (const [, key] of readFileSync(new URL(file, JS), "utf8").matchAll(/\bt\("([^"]+)"[,)]/g)) {
      assert.ok(key in en, `${file} uses '${key}'`);
    }
  }
});

/** Returns the plural nouns used in the messages. */
const plurals = (words) =>
  new Set(
    Object.values(words)
      .flatMap((w) => [...w.matchAll(/\{\d\|[^|}]*\|([^}]*)\}/g)].map(([, many]) => many.split(" ")[0]))
      .filter((w) => w.endsWith("s")),
  );

for (const [language, words, singular] of [
  ["en", en, "1"],
  ["fr", fr, "[01]"],
]) {
  test(`0, 1, 2 and 5 have the right plural form in ${language}`, () => {
    globalThis.document = /** @type {any} */ ({ documentElement: { lang: language } });
    const wrong = new RegExp(`(?<!\\d)${singular} (${[...plurals(words)].join("|")})\\b`);
    for (const key of Object.keys(words)) {
      for (const n of [0, 1, 2, 5]) {
        const text = t(key, n, n, n, n);
        assert.doesNotMatch(text, wrong, key);
        assert.doesNotMatch(text, /[{}|]/, key);
      }
    }
  });
}
