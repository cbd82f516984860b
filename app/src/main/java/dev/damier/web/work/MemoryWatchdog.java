package dev.damier.web.work;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * Cancels all running jobs, and in the end exits the process, when the heap is nearly full in spite of all budgets. A
 * server without free memory cannot answer requests and may not even handle signals. The exit status lets a supervisor
 * restart the process.
 */
public final class MemoryWatchdog {
    /** The exit status used by the virtual machine itself for {@code -XX:+ExitOnOutOfMemoryError}. */
    public static final int EXIT_STATUS = 3;

    private static final double CRITICAL_FRACTION = 0.95;
    /**
     * Number of consecutive critical checks before the process exits. The checks before that cancel the running jobs.
     */
    private static final int CHECKS_BEFORE_EXIT = 8;

    private final Runnable cancelJobs;
    private final Runnable exitProcess;
    private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(p -> p.getType() == MemoryType.HEAP && p.isCollectionUsageThresholdSupported())
            .toList();
    private int criticalChecks;

    /**
     * @param cancelJobs cancels all started jobs
     * @param exitProcess exits the process
     */
    public MemoryWatchdog(Runnable cancelJobs, Runnable exitProcess) {
        this.cancelJobs = cancelJobs;
        this.exitProcess = exitProcess;
    }

    /** Checks the memory once. The caller must call it about once per second. */
    public void check() {
        try {
            check(pools.stream().anyMatch(p -> isCritical(p.getCollectionUsage())));
        } catch (OutOfMemoryError e) {
            exitProcess.run();
        }
    }

    void check(boolean critical) {
        criticalChecks = critical ? criticalChecks + 1 : 0;
        if (criticalChecks == CHECKS_BEFORE_EXIT) exitProcess.run();
        else if (criticalChecks > 0) cancelJobs.run();
    }

    /** Returns whether the last garbage collection left the main heap pool nearly full. Small pools are ignored. */
    static boolean isCritical(MemoryUsage afterCollection) {
        return afterCollection != null
                && afterCollection.getMax() > Runtime.getRuntime().maxMemory() / 2
                && afterCollection.getUsed() > afterCollection.getMax() * CRITICAL_FRACTION;
    }
}
