package dev.damier.store;

/**
 * The best that somebody did on a board of the day.
 *
 * @param day as ISO writes it
 * @param player hash of the token that proves who it is
 * @param moves separated by spaces
 * @param at in milliseconds since 1970
 */
public record StoredDaily(
        String day, String game, String player, String name, int cost, long millis, String moves, long at) {}
