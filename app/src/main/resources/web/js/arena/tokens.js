import { html, nothing } from "lit";
import { copyButton, copyText } from "../copy-button.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { saveText } from "../lab/save-file.js";
import { localNotice, sharedOrigin } from "../room/invite.js";
import { starters } from "./starters.js";
import { commandLine, inviteLink, tokensCsv } from "./token-file.js";
import "../words/arena.js";

/**
 * Renders the tokens of the owner and of new bots. They are shown only once.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
export function tokenNote(page, view) {
  if (!page.tokens.length && !page.ownerToken) return nothing;
  return html`
    <div class="arena-tokens">
      ${
        page.ownerToken
          ? html`
              <p>${t("arena.teacher-token")}</p>
              <div class="token-row">
                <code>${page.ownerToken}</code>
                ${copyButton(page.ownerToken, t("arena.copy-organiser"))}
              </div>
            `
          : nothing
      }
      ${page.tokens.length ? botTokens(page, view) : nothing}
    </div>
  `;
}

/** @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view */
function botTokens(page, view) {
  const several = page.tokens.length > 1 || view.role === "owner";
  const csv = () => tokensCsv(sharedOrigin(page), view.id, page.tokens);
  return html`
    <p>${t(several ? "arena.tokens" : "arena.your-token")}</p>
    <ul>
      ${page.tokens.map(
        (x) => html`
          <li>
            <b>${x.name}</b>
            <code>${x.token}</code>
            ${copyButton(x.token, t("arena.copy-token", x.name))}
            <button
              class="btn small"
              aria-label="${t("arena.copy-link", x.name)}"
              title="${t("arena.copy-link", x.name)}"
              @click=${() => copyText(inviteLink(sharedOrigin(page), view.id, x.token))}
            >
              ${icon("link")}${t("arena.link")}
            </button>
          </li>
        `,
      )}
    </ul>
    ${
      several
        ? html`
            <div class="token-row">
              <button class="btn" @click=${() => saveText(csv(), "text/csv", "tokens.csv")}>
                ${icon("down")}${t("arena.tokens-file")}
              </button>
              <button class="btn" @click=${() => copyText(csv())}>${icon("copy")}${t("arena.tokens-copy")}</button>
            </div>
            <p class="sub">${t("arena.tokens-link")}</p>
          `
        : nothing
    }
  `;
}

/**
 * Renders how to connect a bot: the program that connects it, starters, and the command.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
export function connectHelp(page, view) {
  const command = commandLine(sharedOrigin(page), view.id, page.botToken || "TOKEN");
  return html`
    <details class="arena-connect" ?open=${view.role === "entrant"}>
      <summary>${t("arena.connect")}</summary>
      <ol>
        <li>${starters(page, view)}</li>
        <li>
          ${t("arena.connect-script")}
          <a download href="/connect.py">connect.py</a>
        </li>
        <li>
          ${t("arena.how")}
          <div class="token-row">
            <code>${command}</code>
            ${copyButton(command, t("arena.copy-command"))}
          </div>
        </li>
      </ol>
    </details>
  `;
}

/**
 * Renders the link of the contest and its QR code.
 * @param {import("../pages/arena.js").Arena} page @param {import("./types.js").ContestView} view
 */
export function contestLink(page, view) {
  const origin = sharedOrigin(page);
  const link = `${origin}/arena/${view.id}`;
  return html`
    <details class="arena-invite" ?open=${view.role === "owner" && view.state === "open"}>
      <summary>${t("arena.invite")}</summary>
      <div class="token-row">
        <code>${link}</code>
        ${copyButton(link, t("arena.copy-contest"))}
      </div>
      <img
        src="/api/arena/${view.id}/code.svg?origin=${encodeURIComponent(origin)}"
        alt="${t("arena.qr")}"
        width="160"
        height="160"
        loading="lazy"
      />
      ${localNotice(page)}
    </details>
  `;
}
