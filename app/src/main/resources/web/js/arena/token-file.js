/**
 * Links and files that an organiser gives to participants.
 * @typedef {{name: string, token: string}} BotToken
 */

/** Prefix of the token in the fragment of an invitation. Browsers do not send the fragment to a server. */
const FRAGMENT = "#token=";

/**
 * Returns the address that opens the contest signed in.
 * @param {string} origin @param {string} id @param {string} token
 */
export const inviteLink = (origin, id, token) => `${origin}/arena/${id}${FRAGMENT}${encodeURIComponent(token)}`;

/** Returns the token of an invitation, or an empty string. @param {string} fragment such as location.hash */
export function invitedToken(fragment) {
  return fragment.startsWith(FRAGMENT) ? decodeURIComponent(fragment.slice(FRAGMENT.length)) : "";
}

/** Returns the command that connects a bot. @param {string} origin @param {string} id @param {string} token */
export const commandLine = (origin, id, token) => `python3 connect.py ${origin}/arena/${id} ${token} python3 bot.py`;

/** Quotes a CSV field. A spreadsheet must not read a leading sign as a formula. @param {string} text */
const field = (text) => `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;

/** Returns the tokens of a class as a table. @param {string} origin @param {string} id @param {BotToken[]} tokens */
export function tokensCsv(origin, id, tokens) {
  const rows = tokens.map((x) => [x.name, x.token, inviteLink(origin, id, x.token), commandLine(origin, id, x.token)]);
  return [["name", "token", "link", "command"], ...rows].map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
}
