package dev.damier.run;

/** Holds the {@link TimeSlice} of each thread. */
final class CurrentSlice {
    private static final ThreadLocal<TimeSlice> CURRENT = ThreadLocal.withInitial(() -> TimeSlice.UNSHARED);

    private CurrentSlice() {}

    static TimeSlice get() {
        return CURRENT.get();
    }

    static void runWith(TimeSlice slice, Runnable task) {
        TimeSlice before = CURRENT.get();
        CURRENT.set(slice);
        try {
            task.run();
        } finally {
            CURRENT.set(before);
        }
    }
}
