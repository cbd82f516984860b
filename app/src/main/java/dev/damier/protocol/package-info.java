/**
 * Protocols between this program and other programs that play, in both directions.
 *
 * <p>As a bot, a {@link dev.damier.protocol.Session} answers the commands of a host in Damier's own protocol, for any
 * registered game. As a host, this program requests moves from a {@link dev.damier.protocol.Player}. A player is an
 * engine in this process, or a bot behind a {@link dev.damier.protocol.BotLink} (a child process, a socket or a
 * WebSocket). {@link dev.damier.protocol.RemoteSolver} makes such a bot usable as an engine, which a
 * {@link dev.damier.protocol.BotResolver} finds by its address. Every error of a bot is a
 * {@link dev.damier.protocol.BotException} with its reason, and the process of the bot is killed with all its children.
 *
 * <p>All positions and moves are text in the notation of their game, and no class depends on a particular game. Other
 * protocols, which belong to one game, are {@link dev.damier.protocol.Dialect}s in separate packages.
 */
package dev.damier.protocol;
