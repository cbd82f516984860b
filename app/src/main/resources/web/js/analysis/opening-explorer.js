import { html, nothing } from "lit";
import { api } from "../api.js";
import { formatPercent, t } from "../i18n.js";
import { formatEvaluation } from "./engine-lines.js";
import "../words/analysis.js";

/**
 * The opening explorer: the name of the opening, and the moves that the engine played in the position against itself.
 * @typedef {{move: string, games: number, firstWins: number, value: number, inBook: boolean}} OpeningMove
 * @typedef {{offered: boolean, name: string|null, moves: OpeningMove[]}} Opening
 * @typedef {{game: string, play: (move: string) => void, requestUpdate: () => void}} Study
 */
export class OpeningExplorer {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    /** @type {Opening|null} */
    this.opening = null;
    /** Games without an opening explorer. @type {Set<string>} */
    this.without = new Set();
    this.requestId = 0;
  }

  /** Loads the opening of a position; the page is updated when it arrives. @param {string} position */
  async load(position) {
    const request = ++this.requestId;
    const { game } = this.study;
    if (this.without.has(game)) return;
    const opening = await api.openings(game, position).catch(() => null);
    if (request !== this.requestId) return;
    if (opening && !opening.offered) this.without.add(game);
    this.opening = opening?.offered ? opening : null;
    this.study.requestUpdate();
  }

  /** Renders the name and a table of the moves. @param {string[]} names names of the seats @param {string[]} tones */
  render(names, tones) {
    const { opening } = this;
    if (!opening || this.without.has(this.study.game) || (!opening.name && !opening.moves.length)) return nothing;
    return html`
      <details class="openings" open>
        <summary>${opening.name ? t("openings.named", opening.name) : t("openings.title")}</summary>
        ${opening.moves.length ? this.table(opening.moves, names, tones) : nothing}
      </details>
    `;
  }

  /** @param {OpeningMove[]} moves @param {string[]} names @param {string[]} tones */
  table(moves, names, tones) {
    const total = moves.reduce((sum, m) => sum + m.games, 0);
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${t("openings.move")}</th>
            <th scope="col">${t("openings.games")}</th>
            <th scope="col">${t("openings.wins", names[0])}</th>
            <th scope="col">${t("openings.value")}</th>
          </tr>
        </thead>
        <tbody>${moves.map((m) => this.row(m, total, tones))}</tbody>
      </table>
      <p class="sub">${t("openings.source")}</p>
    `;
  }

  /** @param {OpeningMove} m @param {number} total games in this position @param {string[]} tones */
  row(m, total, tones) {
    const share = m.firstWins / m.games;
    return html`
      <tr>
        <td>
          <button class="btn small" @click=${() => this.study.play(m.move)}>${m.move}</button>
          ${
            m.inBook
              ? html`
                  <span class="pill">${t("openings.book")}</span>
                `
              : nothing
          }
        </td>
        <td>${m.games} (${formatPercent(m.games / total)})</td>
        <td>
          <svg class="result-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect class="t-${tones[0]}" width="${100 * share}" height="8" />
            <rect class="t-${tones[1]}" x="${100 * share}" width="${100 - 100 * share}" height="8" />
          </svg>
          ${formatPercent(share)}
        </td>
        <td>${formatEvaluation(m.value)}</td>
      </tr>
    `;
  }
}
