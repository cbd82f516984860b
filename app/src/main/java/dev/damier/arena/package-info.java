/**
 * Matches between bots, and statistics of their playing strength.
 *
 * <p>A {@link dev.damier.protocol.Bot} creates {@link dev.damier.protocol.Player}s. A
 * {@link dev.damier.arena.Tournament} pairs them over balanced {@link dev.damier.arena.Openings}, and each opening is
 * played with both sides. A {@link dev.damier.arena.MatchGame} plays one game under its
 * {@link dev.damier.arena.MatchLimits}. If a bot fails, it loses that game with the reason, and the match continues.
 * {@link dev.damier.arena.Standings} collects the results. {@link dev.damier.arena.Elo} computes ratings, and
 * {@link dev.damier.arena.Sprt} tests whether one bot is stronger. A {@link dev.damier.arena.Race} compares bots in
 * single-player games: puzzles and refereed missions.
 */
package dev.damier.arena;
