import { t } from "../i18n.js";
import { shareableUrl } from "../route.js";

/** Copies the URL of a game to the clipboard. @param {import("../control/play-controller.js").PlayController} play */
export async function shareGame(play) {
  const url = await shareableUrl(play.sharedUrl());
  await navigator.clipboard?.writeText(url).catch(() => {});
  dispatchEvent(new CustomEvent("damier-toast", { detail: t("play.shared") }));
}
