package dev.damier.web.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** So much a second for each, and a little more at once: a bucket that fills again as time passes. */
public final class RateLimiter {
    /** How many are remembered; who was seen longest ago has a full bucket again. */
    private static final int MAX_CLIENTS = 10_000;

    private static final class Bucket {
        double left;
        long seen;
    }

    private final double perSecond;
    private final double burst;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MAX_CLIENTS;
        }
    };

    public RateLimiter(double perSecond, double atOnce) {
        this.perSecond = perSecond;
        this.burst = atOnce;
    }

    /** Whether this one may, now; if so it counts. */
    public boolean tryAcquire(String who) {
        return tryAcquire(who, System.nanoTime());
    }

    public boolean tryAcquire(String who, long nanos) {
        return grants(who, 1, nanos);
    }

    /** Whether this one may have so much of it, now; if so it counts. */
    public boolean grants(String who, double amount) {
        return grants(who, amount, System.nanoTime());
    }

    private synchronized boolean grants(String who, double amount, long nanos) {
        Bucket bucket = buckets.computeIfAbsent(who, w -> {
            Bucket full = new Bucket();
            full.left = burst;
            full.seen = nanos;
            return full;
        });
        bucket.left = Math.min(burst, bucket.left + (nanos - bucket.seen) / 1e9 * perSecond);
        bucket.seen = nanos;
        if (bucket.left < amount) return false;
        bucket.left -= amount;
        return true;
    }
}
