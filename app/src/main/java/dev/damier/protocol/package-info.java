/**
 * Talking to other programs that play, in both directions.
 *
 * <p>As a bot: a {@link dev.damier.protocol.Session} answers the lines of a host in the project's own protocol, for any
 * game of the registry; a {@link dev.damier.protocol.QtpSession} does so in the Quoridor text protocol, and {@link
 * dev.damier.protocol.RpcServer} as an agent of the course framework. As a host: a {@link dev.damier.protocol.Player}
 * is somebody who can be asked for a move, an engine here or a bot at the other end of a {@link
 * dev.damier.protocol.Link} (a child process, a socket or a WebSocket). {@link dev.damier.protocol.RemoteSolver} makes
 * such a bot an ordinary engine, for whoever lets in {@link dev.damier.protocol.Guests}. A bot gets the benefit of nothing: whatever it does wrong is a {@link
 * dev.damier.protocol.Failure} with its reason, and its process is ended with all its children.
 *
 * <p>Everything here is text of the games' notations; no class knows a game, but for the dialects of Quoridor, which are
 * texts too.
 */
package dev.damier.protocol;
