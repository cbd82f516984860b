/**
 * Talking to other programs that play, in both directions.
 *
 * <p>As a bot: a {@link dev.damier.protocol.Session} answers the lines of a host in the project's own protocol, for any
 * game of the registry. As a host: a {@link dev.damier.protocol.Player} is somebody who can be asked for a move, an
 * engine here or a bot at the other end of a {@link dev.damier.protocol.BotLink} (a child process, a socket or a
 * WebSocket). {@link dev.damier.protocol.RemoteSolver} makes such a bot an ordinary engine, for whoever asks a {@link
 * dev.damier.protocol.BotResolver}. A bot gets the benefit of nothing: whatever it does wrong is a {@link
 * dev.damier.protocol.BotException} with its reason, and its process is ended with all its children.
 *
 * <p>Everything here is text of the games' notations; no class knows a game. Other protocols, which belong to one game,
 * are {@link dev.damier.protocol.Dialect}s in packages of their own.
 */
package dev.damier.protocol;
