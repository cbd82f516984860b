/** Notations longer than this are protocol words such as "turn_clockwise"; their localised text is shown instead. */
const MAX_NOTATION_LENGTH = 3;

/**
 * Returns a move as text: its notation, or the localised text if the notation is long.
 * @param {import("./study-tree.js").TreeMove} move
 */
export const moveText = ({ text, words }) => (text.length > MAX_NOTATION_LENGTH ? (words ?? text) : text);
