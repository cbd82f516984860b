package dev.damier.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Processor time of a process and, where there is a {@code /proc}, of those of its children that it has outlived. */
final class ProcessTime {
    /** {@code proc(5)} counts in these; the same on every Linux. */
    private static final Duration TICK = Duration.ofMillis(10);

    /** In {@code stat} behind the name: user and system time, then those of children that ended and were waited for. */
    private static final int FIRST = 11;

    private static final int LAST = 14;

    private ProcessTime() {}

    /** Nothing once it has ended. */
    static Duration of(ProcessHandle process) {
        if (!process.isAlive()) return Duration.ZERO;
        Path stat = Path.of("/proc", Long.toString(process.pid()), "stat");
        try {
            String text = Files.readString(stat);
            String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
            long ticks = 0;
            for (int i = FIRST; i <= LAST; i++) ticks += Long.parseLong(fields[i]);
            return TICK.multipliedBy(ticks);
        } catch (IOException e) {
            return process.info().totalCpuDuration().orElse(Duration.ZERO);
        }
    }
}
