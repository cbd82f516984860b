import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openapiFr } from "../../../app/src/main/resources/web/js/words/openapi-fr.js";

const path = new URL("../../../app/src/main/resources/web/openapi.json", import.meta.url);

/** Every sentence for people in the description. @returns {string[]} */
function sentences(node) {
  if (Array.isArray(node)) return node.flatMap(sentences);
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, value]) =>
    (key === "summary" || key === "description") && typeof value === "string" ? [value] : sentences(value),
  );
}

test("the interface for programs is all in French, and nothing is left over", () => {
  const said = new Set(sentences(JSON.parse(readFileSync(path, "utf8"))));
  assert.deepEqual(
    [...said].filter((s) => !openapiFr[s]),
    [],
    "sentences without their French in words/openapi-fr.js",
  );
  assert.deepEqual(
    Object.keys(openapiFr).filter((s) => !said.has(s)),
    [],
    "French for sentences that nobody says",
  );
});
