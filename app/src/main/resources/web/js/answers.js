/**
 * Answers of the server that can be shown again when it is silent: what is the same for everybody, and boards that were
 * seen. Everything else needs the server.
 */
const STORE = "damier-answers";
const MOST = 300;
const KEEPABLE = /^\/api\/(games|today|packs|engines|tools|look|rules\/|learn\/)/;

/**
 * @param {string} path @param {RequestInit} init @param {string} language
 * @returns {string|null} under which name an answer is kept; null if it is not
 */
export function answerName(path, init, language) {
  if (!KEEPABLE.test(path) || typeof caches === "undefined") return null;
  return `/kept/${language}/${encodeURIComponent(path)}/${encodeURIComponent(String(init.body ?? ""))}`;
}

/** Those that came first go first. @param {string|null} name @param {object} body */
export async function keepAnswer(name, body) {
  if (!name) return;
  const store = await caches.open(STORE);
  await store.put(name, new Response(JSON.stringify(body)));
  const all = await store.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => store.delete(old)));
}

/** @param {string|null} name @returns {Promise<any>} undefined if there is none */
export async function keptAnswer(name) {
  if (!name) return undefined;
  const kept = await (await caches.open(STORE)).match(name);
  return kept?.json();
}
