import { t } from "../i18n.js";
import { getItem } from "../local-storage.js";

/** Returns the stored nickname, or a random animal as a suggestion. */
export function nickname() {
  const animals = t("room.animals").split(" ");
  return getItem("nickname") || animals[Math.floor(Math.random() * animals.length)];
}
