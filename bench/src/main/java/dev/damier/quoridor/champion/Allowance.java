package dev.damier.quoridor.champion;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * What a player may spend on a move: {@code nodes=N}, {@code time=MS} by the wall clock, or {@code cpu=MS} of its
 * thread, which other work on the machine does not shorten.
 */
record Allowance(Budget budget, long cpuNanos) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    /** Far away, but not for ever: a champion without any limit would set itself one. */
    private static final Duration LONG = Duration.ofDays(1);

    static Allowance of(String text) {
        String[] parts = text.split("=");
        long n = Long.parseLong(parts[1]);
        return switch (parts[0]) {
            case "nodes" -> new Allowance(Budget.UNLIMITED.withNodes(n), 0);
            case "time" -> new Allowance(Budget.UNLIMITED.withTime(Duration.ofMillis(n)), 0);
            case "cpu" -> new Allowance(Budget.UNLIMITED.withTime(LONG), n * 1_000_000);
            default -> throw new IllegalArgumentException("expected nodes=N, time=MS or cpu=MS, but got " + text);
        };
    }

    /** The control of one move on the calling thread; to be closed when it is over. */
    TimedSearch start() {
        return new TimedSearch(new Control(budget));
    }

    final class TimedSearch implements AutoCloseable {
        final Control control;
        private volatile boolean over;

        private TimedSearch(Control control) {
            this.control = control;
            if (cpuNanos == 0) return;
            long thread = Thread.currentThread().getId();
            long end = THREADS.getThreadCpuTime(thread) + cpuNanos;
            Thread watch = new Thread(() -> watch(thread, end), "cpu-watch");
            watch.setDaemon(true);
            watch.start();
        }

        private void watch(long thread, long end) {
            try {
                while (!over && THREADS.getThreadCpuTime(thread) < end) Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            control.cancel();
        }

        @Override
        public void close() {
            over = true;
        }
    }
}
