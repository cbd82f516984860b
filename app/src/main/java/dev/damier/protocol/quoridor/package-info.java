/**
 * Protocols of other Quoridor programs: the Quoridor text protocol from Athens ({@link
 * dev.damier.protocol.quoridor.Qtp}) and the XML-RPC interface of a course framework ({@link
 * dev.damier.protocol.quoridor.CourseRpc}). Each is supported as a host and as a bot. Both are services of
 * {@link dev.damier.protocol.Dialect}; no other class of this package is used outside.
 *
 * <p>Positions and moves are text in the notation of the game, so this package does not depend on the classes of the
 * game.
 */
package dev.damier.protocol.quoridor;
