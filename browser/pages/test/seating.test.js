import assert from "node:assert/strict";
import { test } from "node:test";
import { seated } from "../../../app/src/main/resources/web/js/play/seating.js";

const third = {
  id: "damier-3",
  engine: "damier",
  options: { level: "3" },
  name: "Damier, niveau 3",
  strength: "",
};

test("whom the address names by engine and options is the opponent of the same, with its name", () => {
  assert.equal(seated("damier-3", [third])?.name, "Damier, niveau 3");
  assert.deepEqual(seated("damier:level=3", [third]), { ...third, id: "damier:level=3" });
});

test("other options are told as they are", () => {
  assert.equal(seated("damier:level=4", [third])?.name, "damier, level 4");
  assert.equal(seated("damier:level=3:threads=2", [third])?.name, "damier, level 3, threads 2");
  assert.equal(seated("human", [third]), null);
});
