import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { connectHelp, contestLink, tokenNote } from "./tokens.js";
import "../words/arena.js";

/**
 * Renders the participants, the registration form, and the actions available to this viewer.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
export function participants(page, view) {
  const ladder = view.format === "ladder" && view.state === "running";
  const open = view.state === "open" && (!view.closes || view.now < view.closes);
  const canRegister =
    (open || ladder) && view.visitors && (view.role === "owner" || (!view.hidden && view.role === "guest"));
  return html`
    <section class="card arena-participants">
      <header><h2>${t(ladder ? "ladder.join" : "arena.entrants")}</h2></header>
      ${
        ladder
          ? html`
              <p class="sub">${t("ladder.about")}</p>
            `
          : nothing
      }
      ${
        view.closes
          ? html`
              <p class="sub">${t("arena.until", new Date(view.closes).toLocaleString())}</p>
            `
          : nothing
      }
      <ul>
        ${(ladder ? view.entrants.filter((e) => e.number === view.you) : view.entrants).map(
          (e) => html`
            <li class="${e.number === view.you ? "you" : ""}">
              <span>
                ${e.name}
                ${
                  e.program && e.program !== e.name
                    ? html`
                        <small class="sub">${e.program}</small>
                      `
                    : nothing
                }
              </span>
              <span class="pill ${e.here ? "good" : "warn"}">
                ${t(e.kind === "visitor" ? (e.here ? "arena.connected" : "arena.away") : "arena.resident")}
              </span>
            </li>
          `,
        )}
      </ul>
      ${canRegister ? registerForm(page, view) : nothing} ${tokenNote(page, view)}
      ${
        view.visitors && view.state !== "over"
          ? html`
              ${contestLink(page, view)} ${connectHelp(page, view)}
            `
          : nothing
      }
      ${view.role === "guest" && view.visitors ? signInForm(page) : nothing}
      ${
        view.role === "entrant" && open
          ? html`
              <button class="btn" @click=${() => page.doAction("test")}>${icon("play")}${t("arena.test")}</button>
            `
          : nothing
      }
      ${view.role === "owner" ? ownerButton(page, view) : nothing}
      ${
        view.secret
          ? html`
              <p class="note info">${t("arena.secret")}</p>
            `
          : nothing
      }
    </section>
  `;
}

/**
 * Renders the form to register bots. The owner may enter several names.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
function registerForm(page, view) {
  const isOwner = view.role === "owner";
  return html`
    <form class="arena-register" @submit=${(/** @type {SubmitEvent} */ e) => page.registerBots(e)}>
      <label>
        <span class="sub">${t(isOwner ? "arena.enter-names" : "arena.enter-name")}</span>
        ${
          isOwner
            ? html`
                <textarea name="names" rows="3" required></textarea>
              `
            : html`
                <input name="names" required maxlength="24" />
              `
        }
      </label>
      <button class="btn">${icon("link")}${t(isOwner ? "arena.enter-all" : "arena.enter")}</button>
    </form>
  `;
}

/** Renders the form to sign in with a token. @param {import("../pages/arena.js").Arena} page */
const signInForm = (page) => html`
  <details>
    <summary>${t("arena.prove")}</summary>
    <form class="arena-register" @submit=${(/** @type {SubmitEvent} */ e) => page.signIn(e)}>
      <input name="token" required maxlength="64" autocomplete="off" aria-label="${t("arena.prove")}" />
      <button class="btn">${t("arena.prove-do")}</button>
    </form>
  </details>
`;

/**
 * Renders the owner's action in the current state: start, stop or publish.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
function ownerButton(page, view) {
  const button = (/** @type {"start"|"stop"|"publish"} */ action, /** @type {string} */ style) => html`
    <button class="btn ${style}" @click=${() => page.doAction(action)}>${t("arena." + action)}</button>
  `;
  if (view.state === "open") return button("start", "main");
  if (view.state === "running") return button("stop", "");
  return view.hidden && !view.published ? button("publish", "main") : nothing;
}
