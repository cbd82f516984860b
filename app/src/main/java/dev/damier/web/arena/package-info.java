/**
 * The arena in the browser: {@link dev.damier.web.arena.ArenaApi} opens contests and shows them, {@link
 * dev.damier.web.arena.ArenaSocket} is where bots come in, and engines of contests think in the one queue of work.
 */
package dev.damier.web.arena;
