package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;

/**
 * A cache of evaluated positions, as proposed in the report. A new position replaces the one with the same index. A
 * cache belongs to one agent in one game. Not thread-safe.
 */
final class ScoreCache {
    /** Number of entries; a power of 2. */
    private static final int SIZE = 1 << 15;

    private final long[] keys;
    private final int[] scores;
    private int hits;

    /** @param enabled false for a cache that stores nothing */
    ScoreCache(boolean enabled) {
        keys = new long[enabled ? SIZE : 0];
        scores = new int[keys.length];
    }

    /** Returns the value of a position for the agent, from the cache if it is there. */
    int get(Board board, int agent, ClassicSearch search) {
        if (keys.length == 0) return search.score(board, agent);
        // A position is evaluated for both agents if one player plays both sides. Key 0 marks an empty entry.
        long key = board.key() * 2 + agent | 1L << 63;
        int index = (int) (key ^ key >>> 32) & SIZE - 1;
        if (keys[index] == key) {
            hits++;
            return scores[index];
        }
        keys[index] = key;
        return scores[index] = search.score(board, agent);
    }

    /** Returns how many values came from the cache. */
    int hits() {
        return hits;
    }
}
