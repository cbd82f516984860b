import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { buildUrl } from "../route.js";
import { savePng } from "../board-image.js";
import { exportRecord, saveStudy, recordText, saveGif, shareStudy } from "./share.js";

/**
 * Actions on the whole analysis: share, export, save, picture, GIF, review, play from here.
 * @typedef {{game: string, startPosition: string, tags: Record<string, string>, tree:
 *   import("./study-tree.js").StudyTree, view: import("../api.js").View|null, reviewController:
 *   import("./review-controller.js").ReviewController, boardSvg: () => SVGSVGElement, attempt: (work: () => unknown) =>
 *   Promise<void>, requestUpdate: () => void, openText: (text: string) => Promise<void>}} Study
 */

/** Renders the position as text, and a field to paste another position or record. @param {Study} study */
export const positionForm = ({ game, view, openText }) => html`
  <details>
    <summary>${t("study.text")}</summary>
    <form
      @submit=${(/** @type {SubmitEvent} */ e) => {
        e.preventDefault();
        void openText(String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get("position")));
      }}
    >
      <label for="position">${t("study.paste")}</label>
      <textarea id="position" name="position" rows="3" spellcheck="false" .value=${view?.position ?? ""}></textarea>
      <div class="row">
        <button class="btn small">${t("home.open")}</button>
        <a class="btn small" href="${buildUrl("/editor", { g: game, p: view?.position })}">
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

/** Renders the toolbar. @param {Study} study */
export function studyToolbar(study) {
  const { game, startPosition, tree, tags, view, reviewController } = study;
  const text = () => recordText(game, startPosition, tree, tags);
  const line = () => tree.line().map((n) => n.text);
  const toolButton = (
    /** @type {string} */ name,
    /** @type {string} */ iconName,
    /** @type {() => unknown} */ act,
  ) => html`
    <button class="btn icon" title="${t(name)}" aria-label="${t(name)}" @click=${() => study.attempt(act)}>
      ${icon(iconName)}
    </button>
  `;
  return html`
    <div class="tools">
      ${toolButton("play.share", "share", () => shareStudy(text(), game))}
      ${toolButton("study.export", "clipboard", () => exportRecord(text(), game))}
      ${toolButton("kept.keep", "star", async () => {
        await saveStudy(text(), game, tree.line().length);
        study.requestUpdate();
      })}
      ${toolButton("study.picture", "grid", () => savePng(study.boardSvg(), game))}
      ${toolButton("study.gif", "play", () => saveGif(game, startPosition, line()))}
      <button
        class="btn"
        ?disabled=${!tree.root.children.length || !reviewController.isPossible() || reviewController.review?.running}
        title="${reviewController.isPossible() ? t("review.start") : t("review.for-two")}"
        @click=${() => reviewController.start()}
      >
        ${icon("graph")}${t("review.start")}
      </button>
    </div>
    <a class="btn main" href="${buildUrl("/play/" + game, { p: view?.position })}">${t("analysis.play")}</a>
  `;
}
