import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { hasWallMoves } from "../board/gestures.js";
import { isEnabled } from "./preferences.js";
import { setItem } from "../local-storage.js";

/** Local storage key: whether the user has closed the help. */
const DISMISSED_KEY = "walls-known";

/**
 * Renders the help on placing walls, until the user closes it.
 * @param {import("../api.js").Move[]} moves @param {() => void} onChange
 */
export function wallHelp(moves, onChange) {
  if (!hasWallMoves(moves) || isEnabled(DISMISSED_KEY)) return nothing;
  const dismiss = () => {
    setItem(DISMISSED_KEY, "on");
    onChange();
  };
  return html`
    <div class="note how-to">
      ${icon("hand")}
      <div class="grow">
        <div class="row spread">
          <b>${t("walls.title")}</b>
          <button class="btn small quiet" @click=${dismiss}>${t("walls.known")}</button>
        </div>
        <ol>
          <li>${t("walls.point")}</li>
          <li>${t("walls.drag")}</li>
          <li>${t("walls.keys")}</li>
        </ol>
      </div>
    </div>
  `;
}
