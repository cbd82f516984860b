import assert from "node:assert/strict";
import { test } from "node:test";
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
