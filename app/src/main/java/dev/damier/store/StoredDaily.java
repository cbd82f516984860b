package dev.damier.store;

/**
 * The stored best result of a player on a daily puzzle.
 *
 * @param day date in ISO format
 * @param player hash of the token of the player
 * @param millis time used by the player
 * @param moves moves separated by spaces
 * @param at time in milliseconds since 1970
 */
public record StoredDaily(
        String day, String game, String player, String name, int cost, long millis, String moves, long at) {}
