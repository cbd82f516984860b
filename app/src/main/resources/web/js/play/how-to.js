import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { placing } from "../board/gestures.js";
import { wished } from "./preference.js";
import { remember } from "../store.js";

/** Whether one has been told. */
const KNOWN = "walls-known";

/**
 * How walls are placed, until somebody says that it is known.
 * @param {import("../api.js").Move[]} moves @param {() => void} changed
 */
export function howTo(moves, changed) {
  if (!placing(moves) || wished(KNOWN)) return nothing;
  const known = () => {
    remember(KNOWN, "on");
    changed();
  };
  return html`
    <div class="note how-to">
      ${icon("hand")}
      <div class="grow">
        <div class="row spread">
          <b>${t("walls.title")}</b>
          <button class="btn small quiet" @click=${known}>${t("walls.known")}</button>
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
