import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { hold, requests, resetServer, setUnreachable } from "./recorded-server.js";

/** A substitute for local storage. @type {Map<string, string>} */
const storage = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (k) => storage.get(k) ?? null,
  setItem: (k, v) => storage.set(k, v),
});

const WEB = "../../../app/src/main/resources/web/js/";
const { PlayController } = await import(WEB + "control/play-controller.js");
const { createMatch, loadMatch, startRound } = await import(WEB + "play/match.js");
const { progress } = await import(WEB + "play/progress.js");

const TWO_AWAY = "1,2,3/4,5,6/0,7,8";
const CENTRE = "1,2,3,4/5,6,0,8/9,10,7,12/13,14,11,15";
const SCRAMBLED = "15,14,8,12/10,11,13,9/6,2,5,1/3,7,4,0";
const WALLS = "-_-_e1.e9_10.10_1";

/** A page that records what the controller asks for. */
class Host {
  urls = [];
  pages = [];
  messages = [];
  updates = 0;
  celebrations = 0;
  requestUpdate = () => this.updates++;
  rendered = () => Promise.resolve();
  updateUrl = (url) => this.urls.push(url);
  navigate = (url) => this.pages.push(url);
  notify = (text) => this.messages.push(text);
  celebrate = () => this.celebrations++;
}

/** Waits until a condition holds; fails if it does not within many turns of the event loop. */
async function until(condition) {
  for (let turns = 0; !condition(); turns++) {
    assert.ok(turns < 20_000, `never fulfilled: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function open(game, params) {
  const host = new Host();
  const play = new PlayController(host);
  await play.open(game, new URLSearchParams(params));
  assert.equal(play.board.error, "");
  return { play, host };
}

const move = (play, text) => play.board.optimistic.moves.find((m) => m.text === text);
const confirmed = (play) => until(() => !play.board.sendingMoves && play.board.optimistic.isConfirmed());
const looks = () => requests.filter((r) => r.includes("/api/look")).length;

beforeEach(() => {
  storage.clear();
  resetServer();
});

test("a solved puzzle is saved and compared with the optimum", async () => {
  const { play, host } = await open("taquin", { p: TWO_AWAY });
  assert.equal(play.canPlay(), true);
  play.play(move(play, "7L"));
  play.play(move(play, "8L"));
  await confirmed(play);
  assert.equal(play.isOver(), true);
  assert.equal(play.canPlay(), false);
  assert.equal(host.celebrations, 1);
  assert.match(host.urls.at(-1), /^\/play\/taquin\?p=.*&m=7L\+8L$/);
  assert.equal(progress().taquin[TWO_AWAY], 2);
  await until(() => play.attempt.optimum);
  assert.equal(play.attempt.optimum.cost, 2);
  assert.equal(play.attempt.optimum.optimal, true);
});

test("moves are shown before the server responds, and sent together", async () => {
  const { play } = await open("taquin", { p: CENTRE });
  const before = looks();
  const release = hold(/look/);
  for (const text of ["7U", "11U", "15L"]) {
    play.play(move(play, text));
    assert.equal(play.line.moves.at(-1), text);
  }
  const tile = play.board.optimistic.scene.pieces.find((p) => p.label === "15");
  assert.deepEqual([tile.x, tile.y], [2, 3]);
  assert.equal(play.view.played.length, 0);
  release();
  await confirmed(play);
  assert.deepEqual(play.view.played, ["7U", "11U", "15L"]);
  assert.equal(looks() - before, 1);
});

test("ten moves are shown within one response of the server, as in 300 ms at 30 moves per second", async () => {
  const { play } = await open("taquin", { p: SCRAMBLED });
  const before = looks();
  const release = hold(/look/);
  const sequence = ["S", "S", "S", "E", "N", "N", "E", "S", "W", "N"];
  for (const way of sequence) play.play(play.board.optimistic.moves.find((m) => m.way === way));
  assert.equal(play.line.moves.length, 10);
  assert.equal(play.view.played.length, 0);
  const { scene } = play.board.optimistic;
  release();
  await confirmed(play);
  assert.deepEqual(play.view.played, play.line.moves);
  const cells = (pieces) => Object.fromEntries(pieces.map((p) => [p.id, `${p.x},${p.y}`]));
  assert.deepEqual(cells(scene.pieces), cells(play.view.scene.pieces));
  assert.deepEqual(play.board.lineWords.words, play.view.words);
  assert.equal(looks() - before, 1);
});

test("ten moves near the goal are shown within one response of the server, and none after the goal", async () => {
  const { play } = await open("taquin", { p: TWO_AWAY });
  const before = looks();
  const release = hold(/look/);
  for (const way of ["W", "E", "W", "E", "W", "S", "N", "E", "W", "W"])
    play.play(play.board.optimistic.moves.find((m) => m.way === way));
  assert.equal(play.line.moves.length, 10);
  const { scene, moves } = play.board.optimistic;
  assert.deepEqual(
    scene.pieces.filter((p) => p.y === 2).map((p) => `${p.label} ${p.x}`),
    ["7 0", "8 1"],
  );
  // The board element waits for the server, because the array of moves is the same as before the last move.
  assert.ok(moves.some((m) => m.text === "8L"));
  release();
  await confirmed(play);
  assert.deepEqual(play.view.played, play.line.moves);
  assert.equal(play.isOver(), true);
  assert.equal(looks() - before, 1);
});

test("a gesture of several moves is undone and redone at once", async () => {
  const { play } = await open("taquin", { p: TWO_AWAY });
  const cell = { kind: "CELL", x: 2, y: 2 };
  await play.gesture(cell, cell);
  assert.deepEqual(play.view.played, ["7L", "8L"]);
  play.undo();
  await play.board.loaded;
  assert.equal(play.line.at, 0);
  play.redo();
  await play.board.loaded;
  assert.equal(play.line.at, 2);
  assert.equal(play.isOver(), true);
});

test("a gesture that means nothing is refused, with the reason", async () => {
  const { play } = await open("taquin", { p: CENTRE });
  const corner = { kind: "CELL", x: 0, y: 0 };
  await play.gesture(corner, corner);
  assert.notEqual(play.board.refusal, "");
  assert.equal(play.line.moves.length, 0);
  play.play(move(play, "7U"));
  await confirmed(play);
  assert.equal(play.board.refusal, "");
});

test("hints become more detailed up to the fourth; a move starts again", async () => {
  const { play } = await open("taquin", { p: CENTRE });
  for (let level = 1; level <= 4; level++) {
    await play.assistance.requestHint();
    assert.equal(play.hints.level, level);
  }
  const sent = requests.length;
  await play.assistance.requestHint();
  assert.equal(requests.length, sent);
  assert.equal(play.attempt.log.maxStars(), 1);
  play.play(move(play, "7U"));
  assert.equal(play.hints.level, 0);
  assert.equal(play.hints.hint, null);
  await confirmed(play);
});

test("the engine answers, and undo goes back to the user's decision", async () => {
  const { play } = await open("quoridor", { p: WALLS, s2: "level-2" });
  assert.equal(play.players.engineAt(0), null);
  play.play(move(play, "e2"));
  await until(() => play.view.played.length === 2 && !play.busy);
  assert.equal(play.view.seat, 0);
  assert.equal(play.canPlay(), true);
  play.undo();
  await play.board.loaded;
  assert.equal(play.line.at, 0);
});

test("an unknown engine in the URL is reported, and the default one plays", async () => {
  const { play, host } = await open("quoridor", { p: WALLS, s2: "no-such-engine" });
  assert.equal(host.messages.length, 1);
  assert.match(host.messages[0], /no-such-engine/);
  assert.notEqual(play.players.engineAt(1), null);
});

test("a player whose time is up has lost", async () => {
  const { play, host } = await open("quoridor", { p: WALLS, s2: "human", sc: "1", si: "2" });
  play.play(move(play, "e2"));
  await confirmed(play);
  assert.equal(play.players.clocks.seat, 1);
  play.tick(Date.now() + 59_000);
  assert.equal(play.isOver(), false);
  play.tick(Date.now() + 61_000);
  assert.equal(play.isOver(), true);
  assert.equal(play.params.get("f"), "2");
  assert.match(host.urls.at(-1), /f=2/);
  play.undo();
  assert.equal(play.line.at, 1);
});

test("a round ends with the results of both sides", async () => {
  const settings = { game: "taquin", opponent: "", of: 2, seconds: 0, deal: { size: "3" }, seed: 5 };
  const match = startRound(createMatch(settings, TWO_AWAY), Date.now());
  const { play } = await open("taquin", { match: match.id });
  assert.equal(play.rounds.state(), "running");
  play.play(move(play, "7L"));
  play.play(move(play, "8L"));
  await confirmed(play);
  assert.equal(play.rounds.round().yours, 2);
  await play.rounds.end();
  assert.equal(play.rounds.state(), "done");
  assert.equal(play.rounds.round().theirs, 2);
  assert.deepEqual(loadMatch(match.id).rounds[0].reply, ["7L", "8L"]);
});

test("a match of another browser is dropped, with a message", async () => {
  const { play, host } = await open("taquin", { match: "unknown", p: TWO_AWAY, m: "7L" });
  assert.equal(host.messages.length, 1);
  assert.equal(play.params.has("match"), false);
  assert.equal(play.line.moves.length, 0);
});

test("the replay of the solution does not change the game", async () => {
  const { play } = await open("taquin", { p: TWO_AWAY });
  await play.assistance.showSolution();
  assert.notEqual(play.replay.shown, null);
  assert.equal(play.canPlay(), false);
  play.replay.step(1);
  await until(() => play.replay.index === 1);
  assert.equal(play.line.moves.length, 0);
  play.replay.stop();
  assert.equal(play.canPlay(), true);
  assert.equal(play.attempt.log.maxStars(), 1);
});

test("moves made without a connection are sent when the server responds again", async () => {
  const { play } = await open("taquin", { p: CENTRE });
  setUnreachable(true);
  play.play(move(play, "7U"));
  await until(() => play.board.offline);
  assert.deepEqual(play.line.moves, ["7U"]);
  assert.equal(play.canPlay(), false);
  setUnreachable(false);
  await until(() => !play.board.offline);
  assert.deepEqual(play.view.played, ["7U"]);
  assert.equal(play.canPlay(), true);
});

test("only the last of several quick changes of the board is shown", async () => {
  const { play } = await open("taquin", { p: TWO_AWAY, m: "7L 8L" });
  const release = hold(/look/);
  play.jump(0);
  play.jump(1);
  release();
  await play.board.loaded;
  assert.deepEqual(play.view.played, ["7L"]);
});

test("a shared puzzle contains the result of the player, but opens unsolved", async () => {
  const { play } = await open("taquin", { p: TWO_AWAY, day: "2026-01-01", par: "2" });
  play.play(move(play, "7L"));
  play.play(move(play, "8L"));
  await confirmed(play);
  const shared = new URL(play.sharedUrl(), "http://localhost").searchParams;
  assert.equal(shared.get("m"), null);
  assert.equal(shared.get("bc"), "2");
  assert.equal(shared.get("bm"), "7L 8L");
});

test("a closed page starts nothing and leaves the URL alone", async () => {
  const { play, host } = await open("taquin", { p: CENTRE });
  const release = hold(/look/);
  play.play(move(play, "7U"));
  const { length } = host.urls;
  play.close();
  release();
  await confirmed(play);
  assert.equal(host.urls.length, length);
});
