package dev.damier.run;

/** Which share of the machine a thread works on. */
final class CurrentSlice {
    private static final ThreadLocal<TimeSlice> CURRENT = ThreadLocal.withInitial(() -> TimeSlice.WHOLE);

    private CurrentSlice() {}

    static TimeSlice of() {
        return CURRENT.get();
    }

    static void within(TimeSlice slice, Runnable work) {
        TimeSlice before = CURRENT.get();
        CURRENT.set(slice);
        try {
            work.run();
        } finally {
            CURRENT.set(before);
        }
    }
}
