package dev.damier.web.work;

import dev.damier.run.Budget;
import java.time.Duration;

/**
 * How much may be under way at once. Each work is given a fixed share of the memory, so that the same question has the
 * same answer however busy the server is; what is started together never passes seven eighths of the heap.
 *
 * @param slots how many run at the same time
 * @param heap bytes of the virtual machine
 */
public record WorkLimits(int slots, long heap) {
    private static final long MEBIBYTE = 1 << 20;

    public static WorkLimits ofThisMachine() {
        Runtime machine = Runtime.getRuntime();
        return new WorkLimits(Math.max(1, machine.availableProcessors()), machine.maxMemory());
    }

    /** How many works of one client may be started and not finished. */
    int perClient(boolean deep) {
        return deep ? Math.max(2, slots) : 2 * Math.max(2, slots);
    }

    /** What all started works of the kind may hold. */
    long pool(boolean deep) {
        return deep ? heap / 2 : heap / 4;
    }

    /** Beyond what all quick works may hold, for whoever has none started: many who hold all of it keep out no newcomer. */
    long reserve() {
        return heap / 8;
    }

    /** What one of them may hold. */
    public long share(WorkKind kind) {
        return Math.max(kind.isLongRunning() ? 48 * MEBIBYTE : 16 * MEBIBYTE, pool(kind.isLongRunning()) / (4L * perClient(kind.isLongRunning())));
    }

    /** How many of such shares the memory holds. */
    public int maxConcurrent(WorkKind kind) {
        return (int) Math.max(1, pool(kind.isLongRunning()) / share(kind));
    }

    /** The budget of a work of this kind that may take so long. */
    public Budget budget(WorkKind kind, Duration time) {
        return Budget.UNLIMITED.withTime(time).withBytes(share(kind));
    }
}
