// A starter bot for Quoridor in JavaScript (Node.js 16 or newer). Replace choose().
// Run: ./damier arena quoridor "cmd:node bot.mjs" greedy --games 2
// Contest: python3 connect.py http://HOST:PORT/arena/ID TOKEN node bot.mjs
import { createInterface } from "node:readline";

const STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const edge = (a, b) => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The pawns and walls of a game on 9×9, after its moves. A square is row * 9 + column. */
class Game {
  constructor(moves) {
    this.pawns = [4, 76];
    this.cut = new Set();
    this.turn = moves.length % 2;
    moves.forEach((move, ply) => {
      const at = (move.charCodeAt(1) - 49) * 9 + move.charCodeAt(0) - 97;
      if (move.length === 2) this.pawns[ply % 2] = at;
      else if (move[2] === "h") for (const s of [at, at + 1]) this.cut.add(edge(s, s + 9));
      else for (const s of [at, at + 9]) this.cut.add(edge(s, s + 1));
    });
  }

  neighbours(at) {
    return STEPS.filter(([dx, dy]) => {
      const [x, y] = [(at % 9) + dx, Math.floor(at / 9) + dy];
      return x >= 0 && x < 9 && y >= 0 && y < 9 && !this.cut.has(edge(at, at + dx + 9 * dy));
    }).map(([dx, dy]) => at + dx + 9 * dy);
  }

  distance(start, goalRow) {
    const steps = new Map([[start, 0]]);
    for (const at of steps.keys()) {
      if (Math.floor(at / 9) === goalRow) return steps.get(at);
      for (const to of this.neighbours(at)) if (!steps.has(to)) steps.set(to, steps.get(at) + 1);
    }
    return 99;
  }

  pawnMoves() {
    const [own, other] = [this.pawns[this.turn], this.pawns[1 - this.turn]];
    return this.neighbours(own).flatMap((to) => {
      if (to !== other) return [to];
      const beyond = this.neighbours(to);
      const behind = 2 * to - own;
      return beyond.includes(behind) ? [behind] : beyond.filter((square) => square !== own);
    });
  }
}

/** Returns the pawn move with the shortest way to the goal. */
function choose(game) {
  const goalRow = game.turn === 0 ? 8 : 0;
  const ranked = game.pawnMoves().map((square) => [game.distance(square, goalRow), square]);
  const square = ranked.reduce((best, one) => (one[0] < best[0] ? one : best))[1];
  return "abcdefghi"[square % 9] + (Math.floor(square / 9) + 1);
}

let moves = [];
createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rest] = line.trim().split(/\s+/);
  if (word === "damier") console.log("id name JavaScript starter\ngame quoridor\nready");
  else if (word === "new") console.log("ready");
  else if (word === "position") moves = rest.includes("moves") ? rest.slice(rest.indexOf("moves") + 1) : [];
  else if (word === "go") console.log(`best ${choose(new Game(moves))}`);
  else if (word === "ping") console.log("pong");
  else if (word === "quit") process.exit(0);
});
