import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { buildUrl } from "../route.js";
import { savePng } from "../board-image.js";
import { exportRecord, saveGif, shareStudy } from "./share.js";
import "../play/more-menu.js";
import "../words/analysis.js";

/**
 * Actions on the whole analysis: share, export, save, picture, GIF, review, play from here.
 * @typedef {{game: string, startPosition: string, tags: Record<string, string>, tree:
 *   import("./study-tree.js").StudyTree, view: import("../api.js").View|null, reviewController:
 *   import("./review-controller.js").ReviewController, chapters: import("./chapters.js").Chapters, recordText: () =>
 *   string, boardSvg: () => SVGSVGElement, attempt: (work: () => unknown) =>
 *   Promise<void>, requestUpdate: () => void, saveUrl: () => void, openText: (text: string) => Promise<void>}} Study
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
  const { game, startPosition, tree, view, reviewController } = study;
  const line = () => tree.line().map((n) => n.text);
  const share = async () => {
    const { chapters } = study;
    chapters.save();
    const packed = { ...chapters.current(), chapters: chapters.list, chapter: chapters.index };
    await shareStudy(packed, game, tree.line().length);
    study.requestUpdate();
  };
  const item = (/** @type {string} */ words, /** @type {string} */ name, /** @type {() => unknown} */ act) => ({
    words: t(words),
    icon: name,
    act: () => void study.attempt(act),
  });
  return html`
    <div class="tools">
      <button
        class="btn icon"
        title="${t("play.share")}"
        aria-label="${t("play.share")}"
        @click=${() => study.attempt(share)}
      >
        ${icon("share")}
      </button>
      <damier-more
        .items=${[
          item("study.export", "clipboard", () => exportRecord(study.recordText(), game)),
          item("study.picture", "grid", () => savePng(study.boardSvg(), game)),
          item("study.gif", "play", () => saveGif(game, startPosition, line())),
        ]}
      ></damier-more>
      <button
        class="btn"
        ?disabled=${!tree.root.children.length || !reviewController.isPossible() || reviewController.review?.running}
        title="${reviewController.isPossible() ? t("review.start") : t("review.for-two")}"
        @click=${() => {
          reviewController.start();
          study.saveUrl();
        }}
      >
        ${icon("graph")}${t("review.start")}
      </button>
      <a class="btn main" href="${buildUrl("/play/" + game, { p: view?.position })}">${t("analysis.play")}</a>
    </div>
  `;
}
