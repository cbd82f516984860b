import { getItem, setItem } from "../local-storage.js";

/** The lessons whose questions the user has all answered correctly, stored in this browser. */
const KEY = "learned";

/** @returns {string[]} */
export const learnedTopics = () => getItem(KEY).split(" ").filter(Boolean);

/** Marks a lesson as learned. @param {string} topic */
export function markLearned(topic) {
  if (!learnedTopics().includes(topic)) setItem(KEY, [...learnedTopics(), topic].join(" "));
}
