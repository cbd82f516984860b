/**
 * How other Quoridor programs are spoken to: the text protocol of Athens ({@link dev.damier.protocol.quoridor.Qtp}) and
 * the XML-RPC calls of a course framework ({@link dev.damier.protocol.quoridor.CourseRpc}), each as a bot's host and as a
 * bot. Both are found as services of {@link dev.damier.protocol.Dialect}; nothing else of this package is seen outside.
 *
 * <p>Everything is text of the game's notation: no class of the game is known here either.
 */
package dev.damier.protocol.quoridor;
