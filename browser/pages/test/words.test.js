import assert from "node:assert/strict";
import { test } from "node:test";
import { readdirSync, readFileSync } from "node:fs";
import { en, fr } from "./all-words.js";
import { t } from "../../../app/src/main/resources/web/js/i18n.js";
import "../../../app/src/main/resources/web/js/words/lab.js";
import "../../../app/src/main/resources/web/js/words/learn.js";

const JS = new URL("../../../app/src/main/resources/web/js/", import.meta.url);

test("both languages have the same sentences with the same places to fill", () => {
  assert.deepEqual(Object.keys(fr).sort(), Object.keys(en).sort());
  for (const key of Object.keys(en)) {
    assert.deepEqual(fr[key].match(/\{\d\}/g)?.sort(), en[key].match(/\{\d\}/g)?.sort(), key);
  }
});

test("every sentence that the pages ask for exists", () => {
  const files = readdirSync(JS, { recursive: true }).filter((f) => f.endsWith(".js") && !f.startsWith("words"));
  for (const file of files) {
    for (const [, key] of readFileSync(new URL(file, JS), "utf8").matchAll(/\bt\("([^"]+)"[,)]/g)) {
      assert.ok(key in en, `${file} asks for '${key}'`);
    }
  }
});

/** The words for several that some sentence knows, by language. */
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
  test(`0, 1, 2 and 5 are said as ${language} says them`, () => {
    globalThis.document = /** @type {any} */ ({ documentElement: { lang: language } });
    const wrong = new RegExp(`(?<!\\d)${singular} (${[...plurals(words)].join("|")})\\b`);
    for (const key of Object.keys(words)) {
      for (const n of [0, 1, 2, 5]) {
        const said = t(key, n, n, n, n);
        assert.doesNotMatch(said, wrong, key);
        assert.doesNotMatch(said, /[{}|]/, key);
      }
    }
  });
}
