package dev.damier.web.work;

import java.util.Map;

/**
 * How a queue stands.
 *
 * @param counts by kind: waiting, running, paused
 * @param clients who wait for something or have something running
 * @param free slots nobody wants
 * @param oldestSeconds how long the oldest of those waiting has waited
 * @param stuck works past their time that no longer hear
 * @param bytes promised to what is started
 */
public record QueueStatus(Map<WorkKind, int[]> counts, int clients, int free, double oldestSeconds, int stuck, long bytes) {
    public int waiting() {
        return counts.values().stream().mapToInt(c -> c[0]).sum();
    }

    public int running() {
        return counts.values().stream().mapToInt(c -> c[1]).sum();
    }

    public int paused() {
        return counts.values().stream().mapToInt(c -> c[2]).sum();
    }
}
