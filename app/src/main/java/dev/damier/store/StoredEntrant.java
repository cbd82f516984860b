package dev.damier.store;

/**
 * A stored entrant of a contest.
 *
 * @param number number within the contest, starting at 0
 * @param word the program that plays, as JSON
 * @param token hash of the token of an external bot; empty for other entrants
 */
public record StoredEntrant(String contest, int number, String name, String word, String token) {}
