package dev.damier.web.work;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/**
 * The last resort when the memory is gone in spite of all budgets: everything under way is ended, and if even that does not
 * help, the process, with a status that a supervisor starts it again for. A server without memory answers nobody and may not
 * even hear a signal.
 */
public final class MemoryWatchdog {
    /** The exit status of a process whose memory is gone, as the virtual machine's own. */
    public static final int STATUS = 3;

    private static final double CRITICAL_FRACTION = 0.95;
    /** Looks in a row: the first ones end works, the last one the process. */
    private static final int CHECKS_BEFORE_EXIT = 8;

    private final Runnable relieve;
    private final Runnable exit;
    private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(p -> p.getType() == MemoryType.HEAP && p.isCollectionUsageThresholdSupported())
            .toList();
    private int looks;

    /**
     * @param relieve ends what is under way
     * @param exit ends the process
     */
    public MemoryWatchdog(Runnable relieve, Runnable exit) {
        this.relieve = relieve;
        this.exit = exit;
    }

    /** To be called about every second. */
    public void check() {
        try {
            check(pools.stream().anyMatch(p -> gone(p.getCollectionUsage())));
        } catch (OutOfMemoryError e) {
            exit.run();
        }
    }

    void check(boolean gone) {
        looks = gone ? looks + 1 : 0;
        if (looks == CHECKS_BEFORE_EXIT) exit.run();
        else if (looks > 0) relieve.run();
    }

    /** What the last collection left of the largest pool. */
    private static boolean gone(MemoryUsage left) {
        return left != null
                && left.getMax() > Runtime.getRuntime().maxMemory() / 2
                && left.getUsed() > left.getMax() * CRITICAL_FRACTION;
    }
}
