package dev.damier.hitman.agent;

import java.util.Arrays;

/**
 * A bucket queue of poses and the cheapest paths found, for Dijkstra's algorithm. The arrays are reused by the
 * following searches.
 */
final class PoseQueue {
    /** Number of buckets. An action costs at most 21, so different prices in the queue have different buckets. */
    private static final int BUCKET_COUNT = 32;

    /** The minimum price found for each pose, or {@link Integer#MAX_VALUE}. */
    final int[] price;

    /** The previous pose on the cheapest path; the start is its own parent. */
    private final int[] parent;

    private final int[][] buckets = new int[BUCKET_COUNT][16];
    private final int[] bucketSizes = new int[BUCKET_COUNT];
    private int size;
    private long polledPoses;

    PoseQueue(int poses) {
        price = new int[poses];
        parent = new int[poses];
    }

    /** Clears the queue and adds the start pose with price 0. */
    void startSearch(int pose) {
        Arrays.fill(price, Integer.MAX_VALUE);
        Arrays.fill(bucketSizes, 0);
        size = 0;
        relax(pose, pose, 0);
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Records a path to a pose if it is cheaper than the best one so far. */
    void relax(int to, int at, int cost) {
        if (cost >= price[to]) return;
        price[to] = cost;
        parent[to] = at;
        int bucket = cost % BUCKET_COUNT;
        if (bucketSizes[bucket] == buckets[bucket].length)
            buckets[bucket] = Arrays.copyOf(buckets[bucket], 2 * bucketSizes[bucket]);
        buckets[bucket][bucketSizes[bucket]++] = to;
        size++;
    }

    /** Removes a pose of this price and returns it, or returns -1. All cheaper poses must have been removed before. */
    int poll(int cost) {
        int bucket = cost % BUCKET_COUNT;
        while (bucketSizes[bucket] > 0) {
            size--;
            int pose = buckets[bucket][--bucketSizes[bucket]];
            if (price[pose] != cost) continue;
            polledPoses++;
            return pose;
        }
        return -1;
    }

    /** Returns the number of poses removed in all searches. It measures work independently of the machine. */
    long polledPoses() {
        return polledPoses;
    }

    /** Returns the cheapest path to a pose. */
    PosePath pathTo(int target) {
        int length = 0;
        for (int p = target; parent[p] != p; p = parent[p]) length++;
        int[] path = new int[length];
        for (int p = target; parent[p] != p; p = parent[p]) path[--length] = p;
        return new PosePath(path);
    }
}
