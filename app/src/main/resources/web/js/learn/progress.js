import { recall, remember } from "../store.js";

/** How far this browser's reader has come: the lessons whose questions were all answered rightly. */
const KEY = "learned";

/** @returns {string[]} */
export const learned = () => recall(KEY).split(" ").filter(Boolean);

/** @param {string} topic */
export function learn(topic) {
  if (!learned().includes(topic)) remember(KEY, [...learned(), topic].join(" "));
}
