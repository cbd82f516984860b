/**
 * Access to the game state of a room by its style. There must be a running or finished game of that style.
 * @typedef {import("../room/room-stream.js").RoomView} RoomView
 */

/** @param {RoomView} view of the style bids */
export const bidState = ({ play }) => /** @type {Api.BidRace} */ (play);

/** @param {RoomView} view of the style match */
export const matchState = ({ play }) => /** @type {Api.ClockedMatch} */ (play);

/** @param {RoomView} view of the styles fewest or fastest */
export const raceState = ({ play }) => /** @type {Api.PuzzleRace} */ (play);

/** Returns the racer of a seat. @param {RoomView} view @param {number} seat */
export const racer = (view, seat) => raceState(view).lanes.find((lane) => lane.seat === seat);

/** Whether the position is hidden. @param {RoomView} view */
export const isSecret = ({ play }) => play !== null && "secret" in play && play.secret;

/** Whether the map is hidden from the user as a spectator: the game is not over. @param {RoomView} view */
export const isMapHidden = (view) => view.you < 0 && isSecret(view) && view.phase !== "over";

/** Returns the end of the phase in ms since 1970; 0 without a time limit. @param {RoomView} view */
export const phaseEnd = ({ play }) => (play !== null && "ends" in play ? play.ends : 0);

/** Returns the round and phase of the game, which change the board and the bid. @param {RoomView|null} view */
export const roundOf = (view) => ({
  round: view?.play && "round" in view.play ? view.play.round : undefined,
  phase: view?.play && "phase" in view.play ? view.play.phase : undefined,
});

/**
 * Returns the position on the board and the moves after it.
 * @param {RoomView} view @param {string[]} triedMoves moves of a bid race that were tried here
 * @returns {{position: string, moves: string[]}}
 */
export function currentLine(view, triedMoves) {
  if (view.style === "match") return matchState(view);
  if (view.style === "bids") {
    const { phase, position, shown, last } = bidState(view);
    if (phase === "show") return { position, moves: shown };
    return (phase === "result" || phase === "over") && last ? last : { position, moves: triedMoves };
  }
  const { position, played } = raceState(view);
  const own = racer(view, view.you);
  return { position, moves: own?.line.length ? own.line : played };
}

/** Whether the user can move now. @param {RoomView} view */
export function canMove(view) {
  if (!view.play || view.you < 0) return false;
  if (view.style === "match") {
    const { ending, chairs, turn } = matchState(view);
    return !ending && chairs[turn] === view.you;
  }
  if (view.style === "bids") {
    const { phase, shows } = bidState(view);
    return phase === "think" || phase === "sand" || (phase === "show" && shows === view.you);
  }
  return raceState(view).phase === "race" && !(racer(view, view.you)?.content ?? true);
}
