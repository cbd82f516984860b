package dev.damier.arena;

import dev.damier.protocol.Player;
import java.time.Duration;

/**
 * What a player takes from now on, by the wall clock or by its own processor time. When its processor is out of sight the
 * wall clock stands in for it: a bot elsewhere gets no time for nothing.
 */
final class Stopwatch {
    private final Player player;
    private final boolean onCpu;
    private final Duration start;

    Stopwatch(Player player, boolean onCpu) {
        this.player = player;
        this.onCpu = onCpu && player.cpu().isPresent();
        start = now();
    }

    private Duration now() {
        return onCpu ? player.cpu().orElseThrow() : Duration.ofNanos(System.nanoTime());
    }

    boolean onCpu() {
        return onCpu;
    }

    Duration elapsed() {
        return now().minus(start);
    }
}
