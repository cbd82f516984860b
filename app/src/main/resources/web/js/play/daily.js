import { buildUrl } from "../route.js";
import { costOf, progress } from "./progress.js";

/**
 * The daily puzzles.
 * @typedef {import("../api.js").Daily} Daily
 */

/** Returns the URL of a daily puzzle; against an engine, the player gets the side to move. @param {Daily} daily */
export function dailyUrl({ game, position, day, par, seat, rival }) {
  const seats = rival && par ? { s1: seat ? rival : "human", s2: seat ? "human" : rival } : {};
  return buildUrl("/play/" + game, { p: position, day, par: par || undefined, ...seats });
}

/**
 * Returns the user's best cost on a daily puzzle, if it is solved.
 * @param {Daily} daily @returns {number|undefined}
 */
export const dailyCost = ({ game, position }) => costOf(progress()[game]?.[position]);
