/**
 * Matches and what they say of strength.
 *
 * <p>A {@link dev.damier.protocol.Bot} makes {@link dev.damier.protocol.Player}s; a {@link dev.damier.arena.Tournament}
 * pairs them over balanced {@link dev.damier.arena.Openings}, each played with both sides, and a {@link
 * dev.damier.arena.MatchGame} is one game under its {@link dev.damier.arena.MatchLimits}. A bot that fails loses that game with the
 * reason and the match goes on. {@link dev.damier.arena.Standings} add up, {@link dev.damier.arena.Elo} and {@link
 * dev.damier.arena.Sprt} judge. Games of one seat, puzzles and refereed missions, are a {@link dev.damier.arena.Race}.
 */
package dev.damier.arena;
