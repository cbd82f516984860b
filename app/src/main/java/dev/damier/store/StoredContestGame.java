package dev.damier.store;

/**
 * A game that was played.
 *
 * @param number from 1 within its contest, below zero for a test run
 * @param record as the contest writes it
 * @param at in milliseconds since 1970
 */
public record StoredContestGame(String contest, int number, String record, long at) {}
