import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/**
 * Who takes part, how to let a bot in, and what this viewer may do.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
export function people(page, view) {
  const open = view.state === "open" && (!view.closes || view.now < view.closes);
  const mayEnter = open && view.visitors && (view.role === "owner" || (!view.hidden && view.role === "guest"));
  return html`
    <section class="card arena-people">
      <header><h2>${t("arena.entrants")}</h2></header>
      ${
        view.closes
          ? html`
              <p class="sub">${t("arena.until", new Date(view.closes).toLocaleString())}</p>
            `
          : nothing
      }
      <ul>
        ${view.entrants.map(
          (e) => html`
            <li class="${e.number === view.you ? "you" : ""}">
              <span>${e.name}</span>
              <span class="pill ${e.here ? "good" : "warn"}">
                ${t(e.kind === "visitor" ? (e.here ? "arena.connected" : "arena.away") : "arena.resident")}
              </span>
            </li>
          `,
        )}
      </ul>
      ${mayEnter ? entering(page, view) : nothing} ${tokens(page, view)}
      ${view.role === "guest" && view.visitors ? proving(page) : nothing}
      ${
        view.role === "entrant" && open
          ? html`
              <button class="btn" @click=${() => page.act("test")}>${icon("play")}${t("arena.test")}</button>
            `
          : nothing
      }
      ${view.role === "owner" ? ruling(page, view) : nothing}
      ${
        view.secret
          ? html`
              <p class="note calm">${t("arena.secret")}</p>
            `
          : nothing
      }
    </section>
  `;
}

/** @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view */
function entering(page, view) {
  const many = view.role === "owner";
  return html`
    <form class="arena-enter" @submit=${(/** @type {SubmitEvent} */ e) => page.enter(e)}>
      <label>
        <span class="sub">${t(many ? "arena.enter-names" : "arena.enter-name")}</span>
        ${
          many
            ? html`
                <textarea name="names" rows="3" required></textarea>
              `
            : html`
                <input name="names" required maxlength="24" />
              `
        }
      </label>
      <button class="btn">${icon("link")}${t("arena.enter")}</button>
    </form>
  `;
}

/**
 * What is told only once.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
function tokens(page, view) {
  if (!page.tokens.length && !page.own) return nothing;
  const command = (/** @type {string} */ token) =>
    `python3 connect.py ${location.origin}/arena/${view.id} ${token} python3 bot.py`;
  return html`
    <div class="note arena-tokens">
      ${
        page.own
          ? html`
              <p>${t("arena.teacher-token")}</p>
              <code>${page.own}</code>
            `
          : nothing
      }
      ${
        page.tokens.length
          ? html`
              <p>${t(page.tokens.length > 1 || view.role === "owner" ? "arena.tokens" : "arena.your-token")}</p>
              <ul>
                ${page.tokens.map(
                  (x) => html`
                    <li>
                      <b>${x.name}</b>
                      <code>${x.token}</code>
                    </li>
                  `,
                )}
              </ul>
              <p>
                ${t("arena.how")}
                <a download href="/connect.py">connect.py</a>
              </p>
              <code>${command(page.tokens[0].token)}</code>
            `
          : nothing
      }
    </div>
  `;
}

/** @param {import("../pages/arena.js").Arena} page */
const proving = (page) => html`
  <details>
    <summary>${t("arena.prove")}</summary>
    <form class="arena-enter" @submit=${(/** @type {SubmitEvent} */ e) => page.prove(e)}>
      <input name="token" required maxlength="64" autocomplete="off" aria-label="${t("arena.prove")}" />
      <button class="btn">${t("arena.prove-do")}</button>
    </form>
  </details>
`;

/** @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view */
function ruling(page, view) {
  const button = (/** @type {"start"|"stop"|"publish"} */ what, /** @type {string} */ look) => html`
    <button class="btn ${look}" @click=${() => page.act(what)}>${t("arena." + what)}</button>
  `;
  if (view.state === "open") return button("start", "main");
  if (view.state === "running") return button("stop", "");
  return view.hidden && !view.published ? button("publish", "main") : nothing;
}
