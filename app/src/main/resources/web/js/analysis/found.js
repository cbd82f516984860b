import { html, nothing } from "lit";
import { number, t } from "../i18n.js";
import { explanation } from "../explain.js";
import { balanceSentence, lineButtons, rankedLines } from "./lines.js";
import { READ } from "./line-words.js";

/**
 * What the engine has found: the value in a sentence, its lines, and why.
 * @typedef {{view: import("../api.js").View|null, afterMove: import("../api.js").View|null, error: string,
 *   refused: string, session: import("./session.js").EngineSession,
 *   choice: import("./engine-choice.js").EngineChoice, show: import("./line-show.js").LineShow,
 *   words: import("./line-words.js").LineWords, shortest: import("./shortest.js").ShortestLines}} Study
 */

/** @param {Study} study @param {string[]} names of the seats */
export function sentences({ view, refused, error, session }, names) {
  const said = session.shown();
  const verdict = said === session.result ? session.result?.verdict : null;
  const fault = error || session.error;
  return html`
    <p class="status" role="status">${view?.status.sentence ?? ""}</p>
    ${
      refused
        ? html`
            <p class="refused" role="alert">${refused}</p>
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
      ${said?.balance && names.length === 2 ? balanceSentence(said.balance, names) : nothing}
      ${
        verdict && !said?.balance
          ? html`
              <p class="verdict ${verdict.tone}">${verdict.sentence}</p>
              <p class="sub">${verdict.proof}</p>
            `
          : nothing
      }
    </div>
  `;
}

/** @param {Study} study @param {string[]} names */
export function foundLines(study, names) {
  const said = study.session.shown();
  if (said?.lines?.length)
    return html`
      ${rankedLines(said.lines, study.show, study.words)}
      ${
        names.length === 2
          ? html`
              <p class="sub scale">${t("study.scale", names[0], names[1])}</p>
            `
          : nothing
      }
    `;
  if (!said?.moves?.length) return nothing;
  const { show, shortest, session } = study;
  const line = /** @type {string[]} */ (said.moves);
  const now = show.playing?.line === line ? show.playing.at : 0;
  return html`
    <div class="row spread">
      <h2>${t("analysis.line")}</h2>
      ${session.result && line.length > 1 ? lineTools(study, line) : nothing}
    </div>
    ${shortest.lines ? shortest.render(show) : lineButtons(study.words.of(line.slice(0, READ)), show, now)}
    ${
      line.length > READ
        ? html`
            <p class="sub">${t("analysis.more-moves", number(line.length - READ))}</p>
          `
        : nothing
    }
    ${show.boards ? sideBySide(show, show.boards) : nothing}
    ${session.result ? explanation(session.result, study.view, study.afterMove) : nothing}
  `;
}

/** @param {Study} study @param {string[]} line */
const lineTools = ({ show, shortest, session, choice }, line) => html`
  <span class="row tight">
    <button class="btn small" @click=${() => show.play(line)}>
      ${show.playing ? t("analysis.pause") : t("analysis.animate")}
    </button>
    <button class="btn small" aria-pressed="${show.boards !== null}" @click=${() => show.list(line)}>
      ${t("analysis.boards")}
    </button>
    ${
      session.result.outcome === "solved" && choice.can("listing")
        ? html`
            <button class="btn small" @click=${() => shortest.find()}>${t("answers.all")}</button>
          `
        : nothing
    }
  </span>
`;

/**
 * @param {import("./line-show.js").LineShow} show
 * @param {{line: string[], scenes: import("../api.js").Scene[]}} boards
 */
const sideBySide = (show, { line, scenes }) => html`
  <ol class="boards">
    ${scenes.map(
      (scene, i) => html`
        <li>
          <button @click=${() => show.adopt(line.slice(0, i))}>
            <damier-board still .scene=${scene} label="${t("analysis.board-after", i)}"></damier-board>
            <small>${i ? `${i}. ${line[i - 1]}` : t("analysis.board-start")}</small>
          </button>
        </li>
      `,
    )}
  </ol>
`;
