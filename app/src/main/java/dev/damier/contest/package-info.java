/**
 * Tournaments and contests that a server holds. A {@link dev.damier.contest.LiveContest} is what was agreed ({@link
 * dev.damier.contest.ContestConfig}), who takes part and the games that were played; which are due is computed from these
 * alone ({@code Schedule}), so that a contest goes on after a restart as if nothing had been. {@link
 * dev.damier.contest.Contests} are all of a server. Who takes part is an engine here, a program of the operator's, or a bot
 * that came by itself and proves by a token whose it is ({@link dev.damier.contest.RemoteBotSeat}).
 */
package dev.damier.contest;
