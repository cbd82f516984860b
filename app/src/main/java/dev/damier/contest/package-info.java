/**
 * Tournaments and contests hosted by a server.
 *
 * <p>A {@link dev.damier.contest.LiveContest} consists of its configuration ({@link dev.damier.contest.ContestConfig}),
 * its entrants and the games played so far. {@code Schedule} computes the due games from these alone, so a contest
 * continues after a restart. {@link dev.damier.contest.Contests} holds all contests of a server. An entrant is an
 * engine of this server, a program configured by the operator, or an external bot that connects and identifies itself
 * with a token ({@link dev.damier.contest.RemoteBotSeat}).
 */
package dev.damier.contest;
