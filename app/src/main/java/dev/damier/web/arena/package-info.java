/**
 * Tournaments and contests in the browser: {@link dev.damier.web.arena.ArenaApi} creates and shows contests, and bots
 * connect to {@link dev.damier.web.arena.ContestBots}. The server's own engines run in the work queue.
 */
package dev.damier.web.arena;
