package dev.damier.arena;

import dev.damier.protocol.Player;
import java.time.Duration;

/** What a player takes from now on, by the wall clock or by its own processor time. */
final class Stopwatch {
    private final Player player;
    private final boolean onCpu;
    private final Duration start;

    Stopwatch(Player player, boolean onCpu) {
        this.player = player;
        this.onCpu = onCpu;
        start = now();
    }

    private Duration now() {
        return onCpu ? player.cpu() : Duration.ofNanos(System.nanoTime());
    }

    Duration elapsed() {
        return now().minus(start);
    }
}
