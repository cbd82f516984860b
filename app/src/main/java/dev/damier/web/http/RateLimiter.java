package dev.damier.web.http;

import dev.damier.background.BoundedMap;
import java.util.Map;

/** A token-bucket rate limiter per client. */
public final class RateLimiter {
    /**
     * Maximum number of buckets in memory. The least recently used bucket is evicted; such a client starts with a full
     * bucket again.
     */
    private static final int MAX_CLIENTS = 10_000;

    private static final class Bucket {
        double tokens;
        long updatedAtNanos;
    }

    private final double tokensPerSecond;
    private final double burst;
    private final Map<String, Bucket> buckets = new BoundedMap<>(MAX_CLIENTS);

    /**
     * @param tokensPerSecond refill rate of a bucket
     * @param burst capacity of a bucket
     */
    public RateLimiter(double tokensPerSecond, double burst) {
        this.tokensPerSecond = tokensPerSecond;
        this.burst = burst;
    }

    /** Takes one token from the client's bucket and returns true, or returns false if the bucket is empty. */
    public boolean tryAcquire(String client) {
        return tryAcquire(client, System.nanoTime());
    }

    public boolean tryAcquire(String client, long nanos) {
        return tryConsume(client, 1, nanos);
    }

    /** Takes an amount of tokens and returns true, or returns false and takes nothing if the bucket has less. */
    public boolean tryConsume(String client, double amount) {
        return tryConsume(client, amount, System.nanoTime());
    }

    private synchronized boolean tryConsume(String client, double amount, long nanos) {
        Bucket bucket = buckets.computeIfAbsent(client, c -> {
            Bucket full = new Bucket();
            full.tokens = burst;
            full.updatedAtNanos = nanos;
            return full;
        });
        bucket.tokens = Math.min(burst, bucket.tokens + (nanos - bucket.updatedAtNanos) / 1e9 * tokensPerSecond);
        bucket.updatedAtNanos = nanos;
        if (bucket.tokens < amount) return false;
        bucket.tokens -= amount;
        return true;
    }
}
