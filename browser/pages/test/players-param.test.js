import assert from "node:assert/strict";
import { test } from "node:test";
import { playerFromSpec, playerNames } from "../../../app/src/main/resources/web/js/play/players-param.js";

const third = {
  id: "damier-3",
  engine: "damier",
  options: { level: "3" },
  name: "Damier, niveau 3",
  strength: "",
};

test("an engine with the options of an opponent gets the name of that opponent", () => {
  assert.equal(playerFromSpec("damier-3", [third])?.name, "Damier, niveau 3");
  assert.deepEqual(playerFromSpec("damier:level=3", [third]), { ...third, id: "damier:level=3" });
});

test("other options are shown in the name", () => {
  assert.equal(playerFromSpec("damier:level=4", [third])?.name, "damier, level 4");
  assert.equal(playerFromSpec("damier:level=3:threads=2", [third])?.name, "damier, level 3, threads 2");
  assert.equal(playerFromSpec("human", [third]), null);
});

test("each player has one name", () => {
  const seats = ["Red", "Blue"];
  assert.deepEqual(playerNames(seats, ["", "Damier, level 3"], "You"), ["You", "Damier, level 3"]);
  assert.deepEqual(playerNames(seats, ["", ""], "You"), ["Red", "Blue"]);
  assert.deepEqual(playerNames(seats, ["Greedy", "Greedy"], "You"), ["Red (Greedy)", "Blue (Greedy)"]);
});
