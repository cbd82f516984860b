package dev.damier.store;

/**
 * A stored game of a contest.
 *
 * @param number number within the contest, starting at 1; negative for a test run
 * @param record the game as JSON
 * @param at time in milliseconds since 1970
 */
public record StoredContestGame(String contest, int number, String record, long at) {}
