import { moveList } from "../move-list.js";

/**
 * A line of moves that the user looks at instead of the current position: earlier moves of a running game, or a line of
 * a finished round.
 * @typedef {{position: string, moves: string[], at: number, name: string}} LookBack
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 */

/**
 * Shows the position after some moves of the running line. The last position is the current one, so that the board
 * follows the game again.
 * @param {RoomController} room @param {string} position @param {string[]} moves @param {number} at
 */
export function lookAt(room, position, moves, at) {
  show(room, at >= moves.length ? null : { position, moves: [...moves], at, name: "" });
}

/**
 * Shows a line of a finished round from its start.
 * @param {RoomController} room @param {string} position @param {string[]} moves @param {string} name
 */
export function replayLine(room, position, moves, name) {
  show(room, { position, moves, at: 0, name });
}

/** Returns to the current position. @param {RoomController} room */
export function stopLookingBack(room) {
  show(room, null);
}

/** @param {RoomController} room @param {LookBack|null} lookBack */
function show(room, lookBack) {
  room.setLookBack(lookBack);
}

/**
 * Renders the moves of the running game; a click or the arrows show earlier positions.
 * @param {RoomController} room @param {string} position @param {string[]} moves
 * @param {{words?: string[], tones?: string[], first?: number}} [played]
 */
export function runningMoves(room, position, moves, played) {
  const at = room.lookBack ? Math.min(room.lookBack.at, moves.length) : moves.length;
  return moveList({ moves, at }, (to) => lookAt(room, position, moves, to), played);
}

/** Renders the moves of the line that is replayed. @param {RoomController} room @param {LookBack} line */
export const replayedMoves = (room, line) =>
  moveList(line, (at) => show(room, { ...line, at: Math.max(0, Math.min(line.moves.length, at)) }));
