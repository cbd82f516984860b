/** A notation longer than this is no sign but a word of the protocol: people read the game's own words. */
const SHORT = 3;

/** A move as people read it. @param {import("./tree.js").Said} said */
export const moveWords = ({ text, words }) => (text.length > SHORT ? (words ?? text) : text);
