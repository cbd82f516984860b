package dev.damier.protocol;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;

/** Waits for work under way instead of for time to pass: however busy the machine, it then has been done. */
final class Busy {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Busy() {}

    /** Until a thread of this name has had so much of the processor. */
    static void await(String name, Duration cpu) throws InterruptedException {
        while (Arrays.stream(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
                .filter(Objects::nonNull)
                .filter(thread -> thread.getThreadName().equals(name))
                .noneMatch(thread -> THREADS.getThreadCpuTime(thread.getThreadId()) >= cpu.toNanos())) Thread.sleep(5);
    }
}
