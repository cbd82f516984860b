import { t } from "../i18n.js";
import "../words/arena.js";

/**
 * Returns the title of a contest; the ladder has a title in the user's language.
 * @param {{format: string, title: string}} contest
 */
export const contestTitle = ({ format, title }) => (format === "ladder" ? t("ladder.title") : title);
