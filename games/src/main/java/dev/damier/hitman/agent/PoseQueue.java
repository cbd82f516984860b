package dev.damier.hitman.agent;

import java.util.Arrays;

/**
 * Poses by their price in buckets, and the cheapest ways found: what a search of Dijkstra's needs, kept from one search to
 * the next.
 */
final class PoseQueue {
    /** An action costs at most 21, so that no two prices in the queue share a bucket. */
    private static final int BUCKETS = 32;

    /** Of each pose, the least price found; {@link Integer#MAX_VALUE} where none is. */
    final int[] price;

    private final int[] from;
    private final int[][] buckets = new int[BUCKETS][16];
    private final int[] filled = new int[BUCKETS];
    private int left;
    private long settled;

    PoseQueue(int poses) {
        price = new int[poses];
        from = new int[poses];
    }

    void begin(int pose) {
        Arrays.fill(price, Integer.MAX_VALUE);
        Arrays.fill(filled, 0);
        left = 0;
        reach(pose, pose, 0);
    }

    boolean isEmpty() {
        return left == 0;
    }

    void reach(int to, int at, int cost) {
        if (cost >= price[to]) return;
        price[to] = cost;
        from[to] = at;
        int bucket = cost % BUCKETS;
        if (filled[bucket] == buckets[bucket].length)
            buckets[bucket] = Arrays.copyOf(buckets[bucket], 2 * filled[bucket]);
        buckets[bucket][filled[bucket]++] = to;
        left++;
    }

    /** A pose of this price, each once; -1 if no more is left. All cheaper ones must have been taken out before. */
    int poll(int cost) {
        int bucket = cost % BUCKETS;
        while (filled[bucket] > 0) {
            left--;
            int pose = buckets[bucket][--filled[bucket]];
            if (price[pose] != cost) continue;
            settled++;
            return pose;
        }
        return -1;
    }

    /** How many poses were taken out in all searches: the same on every machine, unlike time. */
    long settled() {
        return settled;
    }

    /** The poses on the way to one. */
    PosePath way(int target) {
        int length = 0;
        for (int p = target; from[p] != p; p = from[p]) length++;
        int[] way = new int[length];
        for (int p = target; from[p] != p; p = from[p]) way[--length] = p;
        return new PosePath(way);
    }
}
