package dev.damier.quoridor.champion;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * The limit per move: {@code nodes=N}, {@code time=MS} of wall-clock time, or {@code cpu=MS} of processor time of its
 * thread, which does not depend on other work of the machine.
 */
record MoveLimit(Budget budget, long cpuNanos) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    /** A very long time limit; without any limit the engine champion would set its own. */
    private static final Duration LONG_TIME = Duration.ofDays(1);

    static MoveLimit parse(String text) {
        String[] parts = text.split("=");
        long n = Long.parseLong(parts[1]);
        return switch (parts[0]) {
            case "nodes" -> new MoveLimit(Budget.UNLIMITED.withNodes(n), 0);
            case "time" -> new MoveLimit(Budget.UNLIMITED.withTime(Duration.ofMillis(n)), 0);
            case "cpu" -> new MoveLimit(Budget.UNLIMITED.withTime(LONG_TIME), n * 1_000_000);
            default -> throw new IllegalArgumentException("expected nodes=N, time=MS or cpu=MS, but got " + text);
        };
    }

    /** Starts the limit of one move on the calling thread; close the result when the search ends. */
    TimedSearch start() {
        return new TimedSearch(new Control(budget));
    }

    final class TimedSearch implements AutoCloseable {
        final Control control;
        private volatile boolean finished;

        private TimedSearch(Control control) {
            this.control = control;
            if (cpuNanos == 0) return;
            long thread = Thread.currentThread().getId();
            long end = THREADS.getThreadCpuTime(thread) + cpuNanos;
            Thread watcher = new Thread(() -> cancelAt(thread, end), "cpu-watch");
            watcher.setDaemon(true);
            watcher.start();
        }

        private void cancelAt(long thread, long end) {
            try {
                while (!finished && THREADS.getThreadCpuTime(thread) < end) Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            control.cancel();
        }

        @Override
        public void close() {
            finished = true;
        }
    }
}
