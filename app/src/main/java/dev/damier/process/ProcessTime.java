package dev.damier.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Measures the processor time of a process. On Linux this includes its child processes that have ended. */
final class ProcessTime {
    /** The unit of times in {@code proc(5)}, assumed to be 10 ms. */
    private static final Duration CLOCK_TICK = Duration.ofMillis(10);

    /**
     * Index in {@code stat}, after the process name, of the first of four fields: user and system time, then both for
     * ended child processes.
     */
    private static final int FIRST_TIME_FIELD = 11;

    private static final int LAST_TIME_FIELD = 14;

    private ProcessTime() {}

    /** Returns the processor time of a process, or zero if it has ended. */
    static Duration of(ProcessHandle process) {
        if (!process.isAlive()) return Duration.ZERO;
        Path stat = Path.of("/proc", Long.toString(process.pid()), "stat");
        try {
            String text = Files.readString(stat);
            String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
            long ticks = 0;
            for (int i = FIRST_TIME_FIELD; i <= LAST_TIME_FIELD; i++) ticks += Long.parseLong(fields[i]);
            return CLOCK_TICK.multipliedBy(ticks);
        } catch (IOException e) {
            return process.info().totalCpuDuration().orElse(Duration.ZERO);
        }
    }
}
