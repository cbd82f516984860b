package dev.damier.web.lab;

import java.util.HashMap;
import java.util.Map;

/**
 * Counts the memory of the positions of running experiments, in total and per client. The last quarter is a reserve for
 * clients without an experiment. Thread-safe.
 */
public final class PlanMemory {
    private static final int SHARE_DIVISOR = 4;

    private final long maxBytes;
    private final Map<String, Long> bytesByClient = new HashMap<>();
    private long usedBytes;

    public PlanMemory(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Reserves memory for an experiment. Returns false if the limits do not allow it. */
    public synchronized boolean tryReserve(String client, long bytes) {
        long share = maxBytes / SHARE_DIVISOR;
        long own = bytesByClient.getOrDefault(client, 0L);
        long max = own == 0 ? maxBytes : maxBytes - share;
        if (own > 0 && own + bytes > share || usedBytes > 0 && usedBytes + bytes > max) return false;
        bytesByClient.put(client, own + bytes);
        usedBytes += bytes;
        return true;
    }

    public synchronized void release(String client, long bytes) {
        usedBytes -= bytes;
        bytesByClient.computeIfPresent(client, (c, own) -> own <= bytes ? null : Long.valueOf(own - bytes));
    }

    synchronized long usedBytes() {
        return usedBytes;
    }
}
