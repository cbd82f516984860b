package dev.damier.store;

/**
 * Somebody who takes part.
 *
 * @param number 0, 1, 2… within its contest
 * @param word what plays there, as the contest writes it
 * @param token hash of the token that proves it; empty for one that needs none
 */
public record StoredEntrant(String contest, int number, String name, String word, String token) {}
