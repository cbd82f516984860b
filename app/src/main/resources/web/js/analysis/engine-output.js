import { html, nothing } from "lit";
import { formatNumber, t } from "../i18n.js";
import { resultExplanation } from "../explain.js";
import { advantageText, lineButtons, rankedLines } from "./engine-lines.js";
import { MAX_MOVES } from "./line-texts.js";
import "../words/analysis.js";

/**
 * Views of the engine's output: the evaluation as a sentence, the lines, and their explanation.
 * @typedef {{view: import("../api.js").View|null, afterMove: import("../api.js").View|null, error: string, refusal:
 *   string, session: import("./engine-session.js").EngineSession, engineSettings:
 *   import("./engine-settings.js").EngineSettings, linePreview: import("./line-preview.js").LinePreview, lineTexts:
 *   import("./line-texts.js").LineTexts, shortestLines: import("./shortest-lines.js").ShortestLines}} Study
 */

/**
 * Renders the game status, errors, and the evaluation or verdict.
 * @param {Study} study @param {string[]} names names of the seats
 */
export function statusSentences({ view, refusal, error, session }, names) {
  const output = session.output();
  const verdict = output === session.result ? session.result?.verdict : null;
  const fault = error || session.error;
  return html`
    <p class="status" role="status">${view?.status.sentence ?? ""}</p>
    ${
      refusal
        ? html`
            <p class="refused" role="alert">${refusal}</p>
          `
        : nothing
    }
    ${
      fault
        ? html`
            <p class="error" role="alert">${fault}</p>
          `
        : nothing
    }
    <div aria-live="polite">
      ${output?.balance && names.length === 2 ? advantageText(output.balance, names) : nothing}
      ${
        verdict && !output?.balance
          ? html`
              <p class="verdict ${verdict.tone}">${verdict.sentence}</p>
              <p class="sub">${verdict.proof}</p>
            `
          : nothing
      }
    </div>
  `;
}

/**
 * Renders the lines found by the engine: ranked lines, or one line with its tools and explanation.
 * @param {Study} study @param {string[]} names
 */
export function engineLines(study, names) {
  const output = study.session.output();
  if (output?.lines?.length)
    return html`
      ${rankedLines(output.lines, study.linePreview, study.lineTexts)}
      ${
        names.length === 2
          ? html`
              <p class="sub scale">${t("study.scale", names[0], names[1])}</p>
            `
          : nothing
      }
    `;
  if (!output?.moves?.length) return nothing;
  const { linePreview, shortestLines, session } = study;
  const line = /** @type {string[]} */ (output.moves);
  const position = linePreview.animation?.line === line ? linePreview.animation.at : 0;
  const texts = study.lineTexts.textsOf(line.slice(0, MAX_MOVES));
  return html`
    <div class="row spread">
      <h2>${t("analysis.line")}</h2>
      ${session.result && line.length > 1 ? lineTools(study, line) : nothing}
    </div>
    ${shortestLines.lines ? shortestLines.render(linePreview) : lineButtons(texts, linePreview, position)}
    ${
      line.length > MAX_MOVES
        ? html`
            <p class="sub">${t("analysis.more-moves", formatNumber(line.length - MAX_MOVES))}</p>
          `
        : nothing
    }
    ${linePreview.boards ? boardsInRow(linePreview, linePreview.boards) : nothing}
    ${session.result ? resultExplanation(session.result, study.view, study.afterMove) : nothing}
  `;
}

/**
 * Renders the buttons of a line: animate it, show its boards, list all shortest lines.
 * @param {Study} study @param {string[]} line
 */
const lineTools = ({ linePreview, shortestLines, session, engineSettings }, line) => html`
  <span class="row tight">
    <button class="btn small" @click=${() => linePreview.toggleAnimation(line)}>
      ${linePreview.animation ? t("analysis.pause") : t("analysis.animate")}
    </button>
    <button
      class="btn small"
      aria-pressed="${linePreview.boards !== null}"
      @click=${() => linePreview.toggleBoards(line)}
    >
      ${t("analysis.boards")}
    </button>
    ${
      session.result?.outcome === "solved" && engineSettings.hasAbility("listing")
        ? html`
            <button class="btn small" @click=${() => shortestLines.find()}>${t("answers.all")}</button>
          `
        : nothing
    }
  </span>
`;

/**
 * Renders the boards of a line in a row. A click on a board plays the line up to there.
 * @param {import("./line-preview.js").LinePreview} linePreview
 * @param {{line: string[], scenes: import("../api.js").Scene[]}} boards
 */
const boardsInRow = (linePreview, { line, scenes }) => html`
  <ol class="boards">
    ${scenes.map(
      (scene, i) => html`
        <li>
          <button @click=${() => linePreview.playLine(line.slice(0, i))}>
            <damier-board readonly .scene=${scene} label="${t("analysis.board-after", i)}"></damier-board>
            <small>${i ? `${i}. ${line[i - 1]}` : t("analysis.board-start")}</small>
          </button>
        </li>
      `,
    )}
  </ol>
`;
