package dev.damier.protocol;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;

/**
 * Waits until a thread has used some processor time. Unlike a fixed delay, this does not depend on the load of the
 * machine.
 */
final class CpuTimeWaiter {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CpuTimeWaiter() {}

    /** Waits until a thread with this name has used this much processor time. */
    static void await(String name, Duration cpuTime) throws InterruptedException {
        while (Arrays.stream(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
                .filter(Objects::nonNull)
                .filter(thread -> thread.getThreadName().equals(name))
                .noneMatch(thread -> THREADS.getThreadCpuTime(thread.getThreadId()) >= cpuTime.toNanos()))
            Thread.sleep(5);
    }
}
