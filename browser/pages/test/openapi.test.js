import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openapiFr } from "../../../app/src/main/resources/web/js/words/openapi-fr.js";

const path = new URL("../../../app/src/main/resources/web/openapi.json", import.meta.url);

/** Returns every summary and description in the OpenAPI document. @returns {string[]} */
function sentences(node) {
  if (Array.isArray(node)) return node.flatMap(sentences);
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, value]) =>
    (key === "summary" || key === "description") && typeof value === "string" ? [value] : sentences(value),
  );
}

test("the API description is completely translated to French, without unused translations", () => {
  const used = new Set(sentences(JSON.parse(readFileSync(path, "utf8"))));
  assert.deepEqual(
    [...used].filter((s) => !openapiFr[s]),
    [],
    "sentences without a translation in words/openapi-fr.js",
  );
  assert.deepEqual(
    Object.keys(openapiFr).filter((s) => !used.has(s)),
    [],
    "translations that are not used",
  );
});
