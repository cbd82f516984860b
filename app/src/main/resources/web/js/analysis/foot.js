import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { address } from "../route.js";
import { savePng } from "../export.js";
import { exportRecord, keepStudy, recordText, saveGif, shareStudy } from "./share.js";

/**
 * What can be done with a study as a whole: texts in and out, pictures, a review, a game from here.
 * @typedef {{game: string, start: string, tags: Record<string, string>, tree: import("./tree.js").StudyTree, view:
 *   import("../api.js").View|null, reviewing: import("./reviewing.js").Reviewing, drawing: () => SVGSVGElement,
 *   attempt: (work: () => unknown) => Promise<void>, requestUpdate: () => void,
 *   paste: (text: string) => Promise<void>}} Study
 */

/** The position as text, and where another one or a record is pasted. @param {Study} study */
export const positionForm = ({ game, view, paste }) => html`
  <details>
    <summary>${t("study.text")}</summary>
    <form
      @submit=${(/** @type {SubmitEvent} */ e) => {
        e.preventDefault();
        void paste(String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("position")));
      }}
    >
      <label for="position">${t("study.paste")}</label>
      <textarea id="position" name="position" rows="3" spellcheck="false" .value=${view?.position ?? ""}></textarea>
      <div class="row">
        <button class="btn small">${t("home.open")}</button>
        <a class="btn small" href="${address("/editor", { g: game, p: view?.position })}">
          ${icon("edit")}${t("nav.editor")}
        </a>
      </div>
    </form>
    ${
      view?.remarks.map(
        (r) => html`
          <p class="sub">${r}</p>
        `,
      ) ?? nothing
    }
  </details>
`;

/** @param {Study} study */
export function studyFoot(study) {
  const { game, start, tree, tags, view, reviewing } = study;
  const text = () => recordText(game, start, tree, tags);
  const line = () => tree.line().map((n) => n.text);
  const tool = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => unknown} */ act) => html`
    <button class="btn icon" title="${t(name)}" aria-label="${t(name)}" @click=${() => study.attempt(act)}>
      ${icon(sign)}
    </button>
  `;
  return html`
    <div class="tools">
      ${tool("play.share", "share", () => shareStudy(text(), game))}
      ${tool("study.export", "clipboard", () => exportRecord(text(), game))}
      ${tool("kept.keep", "star", async () => {
        await keepStudy(text(), game, tree.line().length);
        study.requestUpdate();
      })}
      ${tool("study.picture", "grid", () => savePng(study.drawing(), game))}
      ${tool("study.gif", "play", () => saveGif(game, start, line()))}
      <button
        class="btn"
        ?disabled=${!tree.root.children.length || !reviewing.possible() || reviewing.review?.running}
        title="${reviewing.possible() ? t("review.start") : t("review.for-two")}"
        @click=${() => reviewing.begin()}
      >
        ${icon("graph")}${t("review.start")}
      </button>
    </div>
    <a class="btn main" href="${address("/play/" + game, { p: view?.position })}">${t("analysis.play")}</a>
  `;
}
