import { html, nothing } from "lit";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";

/**
 * The invitation to a room: link, QR code, and a notice if other machines cannot open the link.
 * @typedef {import("../control/room-controller.js").RoomController} RoomController
 * @typedef {{reachable: boolean, addresses: string[]}} Network
 * @typedef {{network: Network|null, sharedAddress: string, setSharedAddress: (address: string) => void}} Sharing a page
 *   with a link to share: the addresses of the server, if the page was opened on its machine, and the chosen one
 */

/** Whether a host name means the machine of the browser itself. @param {string} host */
export const isLocalHost = (host) => /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(host);

/** Returns the origin of the link to share. @param {Sharing} sharing */
export function sharedOrigin({ network, sharedAddress }) {
  if (!network?.reachable || !network.addresses.length) return location.origin;
  return `${location.protocol}//${sharedAddress || network.addresses[0]}${location.port ? ":" + location.port : ""}`;
}

/** Returns the link to share. @param {RoomController} room */
const roomLink = (room) => `${sharedOrigin(room)}/room/${room.id}`;

/** Copies the link to the clipboard. @param {RoomController} room */
export async function copyLink(room) {
  await navigator.clipboard?.writeText(roomLink(room));
  dispatchEvent(new CustomEvent("damier-toast", { detail: t("room.copied") }));
}

/** @param {RoomController} room */
export const invitation = (room) => html`
  <section class="room-invite">
    <img
      src="/api/rooms/${room.id}/code.svg?origin=${encodeURIComponent(sharedOrigin(room))}"
      alt="${t("room.code")}"
      width="132"
      height="132"
    />
    <div>
      <h2>${t("room.invite")}</h2>
      <p class="sub">${t("room.invite-sub")}</p>
    </div>
  </section>
  <section>
    <div class="room-link">
      <span>${sharedOrigin(room).replace(/^https?:\/\//, "")}/room/${room.id.slice(0, 6)}…</span>
      <button class="btn small" @click=${() => copyLink(room)}>${icon("copy")}${t("room.copy")}</button>
    </div>
    ${localNotice(room)}
  </section>
`;

/** Returns the option of the command line for the port of this page; "" for the default port. */
const portOption = () => (location.port === "7070" || !location.port ? "" : ` --port ${location.port}`);

/** Explains that only this machine can open the link, and what to do. @param {Sharing} sharing */
export function localNotice(sharing) {
  const { network } = sharing;
  if (!network) return nothing;
  const address = sharing.sharedAddress || network.addresses[0];
  const choice = html`
    <label class="row">
      <span class="sub">${t("room.address")}</span>
      <select @change=${(/** @type {Event} */ e) => sharing.setSharedAddress(fieldValue(e))}>
        ${network.addresses.map(
          (a) => html`
            <option ?selected=${a === address}>${a}</option>
          `,
        )}
      </select>
    </label>
  `;
  if (network.reachable)
    return network.addresses.length > 1
      ? html`
          <div class="room-local">${choice}</div>
        `
      : nothing;
  return html`
    <div class="room-local note" role="note">
      <div>
        <p>${t("room.local")}</p>
        ${
          address
            ? html`
                <p>${t("room.local-how")}</p>
                ${network.addresses.length > 1 ? choice : nothing}
                <code>./damier serve --host 0.0.0.0 --name ${address.replace(/[[\]]/g, "")}${portOption()}</code>
              `
            : html`
                <p>${t("room.local-no-network")}</p>
              `
        }
      </div>
    </div>
  `;
}
