import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { address } from "../route.js";

/** @typedef {import("../pages/play.js").Play} Play */

/** What can be done besides moving; in a round one main button and nothing that helps. @param {Play} page */
export function tools(page) {
  return html`
    <div>
      ${
        page.rounds.match
          ? inRound(page)
          : html`
              <div class="row">${back(page)}${quiet(page)}</div>
            `
      }
    </div>
  `;
}

/** @param {Play} page */
function inRound(page) {
  const state = page.rounds.state();
  return html`
    <div class="row">${state === "running" ? back(page) : nothing}</div>
    ${
      state === "ready" && !page.rounds.count
        ? html`
            <button class="btn main big" @click=${() => page.rounds.start()}>${t("round.start")}</button>
          `
        : nothing
    }
    ${state === "running" ? stopping(page) : nothing}
  `;
}

/** The button that ends a round before its time. @param {Play} page */
function stopping({ rounds }) {
  const solved = rounds.round().yours !== null;
  return html`
    <button class="btn ${solved ? "main" : ""}" @click=${() => rounds.end()}>
      ${t(solved ? "round.done" : "round.give-up")}
    </button>
  `;
}

/** @param {Play} page */
const back = (page) => html`
  <button class="btn" ?disabled=${page.line.at === 0 || page.params.has("f")} @click=${() => page.undo()} title="u">
    ${icon("undo")}${t("play.undo")}
  </button>
  <button class="btn" ?disabled=${page.line.at === page.line.moves.length} @click=${() => page.redo()} title="⇧U">
    ${icon("redo")}${t("play.redo")}
  </button>
  <button class="btn" ?disabled=${page.line.at === 0} @click=${() => page.jump(0)} title="0">
    ${icon("reset")}${t("play.reset")}
  </button>
`;

/** @param {Play} page */
function quiet(page) {
  const over = page.ended();
  return html`
    <button class="btn" ?disabled=${over} @click=${() => page.help()} title="i">
      ${icon("hint")}${t("play.hint")}
    </button>
    ${
      page.several()
        ? nothing
        : html`
            <button class="btn" ?disabled=${over} @click=${() => page.solve()}>
              ${icon("play")}${t("play.solve")}
            </button>
          `
    }
    ${
      page.several()
        ? html`
            <button class="btn" ?disabled=${over} @click=${() => page.resign()}>${t("play.resign")}</button>
            <button class="btn" aria-pressed="${page.turned}" @click=${() => (page.turned = !page.turned)}>
              ${t("play.turn")}
            </button>
          `
        : nothing
    }
    <a class="btn" href="${address("/analysis", { g: page.game, p: page.start, ...page.line.params() })}">
      ${t("play.analyse")}
    </a>
    <button class="btn" @click=${() => page.share()}>${icon("share")}${t("play.share")}</button>
    ${
      over
        ? nothing
        : html`
            <button class="btn" @click=${() => page.next()} title="n">${t("play.next")}</button>
          `
    }
    <button class="btn" @click=${() => (page.starting = true)}>${t("play.new-game")}</button>
    ${
      page.arrangeable()
        ? html`
            <button class="btn" aria-pressed="${page.arranging}" @click=${() => (page.arranging = !page.arranging)}>
              ${t("play.arrange")}
            </button>
          `
        : nothing
    }
    ${page.view?.layers.map(
      (l) => html`
        <button class="btn" aria-pressed="${page.layer === l.id}" @click=${() => page.show(l.id)}>${l.name}</button>
      `,
    )}
  `;
}
