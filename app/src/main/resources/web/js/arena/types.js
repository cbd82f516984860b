/**
 * Types of the tournament data that the server sends.
 * @typedef {{id: string, title: string, game: string, format: string, state: string, hidden: boolean, created: number}}
 *   ContestSummary
 * @typedef {{kind: string, id: string, options: Record<string, string>, name: string, about: string}} ServerBot
 * @typedef {{number: number, name: string, kind: string, here: boolean, program: string}} Entrant
 * @typedef {{group: number, name: string, kind: string, games: number, points: number, elo: number, error: number}}
 *   RatedBot
 * @typedef {{number: number, points: number, byes: number, games: number, elo: number|null, error: number|null, halves:
 *   number[], met: number[], won: number, done: number, cost: number, score: number|null, millis: number}} Row
 * @typedef {{number: number, first: number, second: number, scene: import("../api.js").Scene|null, plies: number,
 *   clocks: number[], values: (number|null)[], turn: number}} LiveBoard
 * @typedef {{number: number, first: number, second: number, result: string, reason: string, detail: string, cost:
 *   number, score: number|null, position: string, moves: string[]}} ContestGame
 * @typedef {{id: string, title: string, game: string, format: string, state: "open"|"running"|"over", hidden: boolean,
 *   published: boolean, role: "owner"|"entrant"|"guest", you: number, now: number, closes: number, visitors: boolean,
 *   secret: boolean, planned: number, played: number, entrants: Entrant[], rows: Row[], growth: {games: number, elo:
 *   (number|null)[]}[], sprt: {elo0: number, elo1: number, ratio: number, lower: number, upper: number, verdict:
 *   string}|null,
 *   live: LiveBoard[], games: ContestGame[], tests: ContestGame[]}} ContestView
 * @typedef {{number: number, name: string, history: {games: number, elo: number}[], openings: {opening: number, moves:
 *   string[], games: number, points: number}[], time: {games: number, moves: number, perMove: number, perGame: number,
 *   longestGame: number, lostOnTime: number}}} BotPage
 */
export {};
