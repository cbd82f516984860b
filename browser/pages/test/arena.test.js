import assert from "node:assert/strict";
import { test } from "node:test";
import { curveLabels, historyHeight } from "../../../app/src/main/resources/web/js/arena/history-layout.js";
import { inviteLink, invitedToken, tokensCsv } from "../../../app/src/main/resources/web/js/arena/token-file.js";

test("an invitation carries the token in the fragment", () => {
  const link = inviteLink("http://lab:7070", "abc", "t0k/n");
  assert.equal(link, "http://lab:7070/arena/abc#token=t0k%2Fn");
  assert.equal(invitedToken(new URL(link).hash), "t0k/n");
  assert.equal(invitedToken(""), "");
  assert.equal(invitedToken("#other"), "");
});

test("the token file is a table that a spreadsheet reads as text", () => {
  const csv = tokensCsv("http://lab", "c", [
    { name: 'Ada "A"', token: "x" },
    { name: "=HYPERLINK(1)", token: "y" },
  ]);
  const lines = csv.split("\r\n");
  assert.equal(lines[0], '"name","token","link","command"');
  assert.ok(lines[1].startsWith('"Ada ""A""","x","http://lab/arena/c#token=x","python3 connect.py '));
  assert.ok(lines[2].startsWith('"\'=HYPERLINK(1)","y",'));
  assert.equal(lines.length, 4);
});

test("the names of a rating history do not overlap and stay inside the chart", () => {
  for (const elos of [Array(26).fill(-400), Array.from({ length: 26 }, (_, i) => i), [0, 0, 300]]) {
    const entrants = elos.map((_, number) => ({ number, name: number ? `B${number}` : "A very long name" }));
    const view = { entrants, growth: [{ games: 1, elo: elos }] };
    const height = historyHeight(view);
    const labels = curveLabels(view, (elo) => height - 24 - (elo / 400) * (height - 40));
    for (let i = 1; i < labels.length; i++) assert.ok(labels[i].at - labels[i - 1].at >= 12 - 1e-9);
    assert.ok(labels[0].at >= 0 && labels[labels.length - 1].at <= height - 8, String(elos));
    assert.ok(labels.every((l) => l.name.length <= 12));
    assert.ok(labels.some((l) => l.name === "A very long…"));
  }
});
