package dev.damier.background;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Logs and counts failures that no user reports: bugs in requests, failed periodic tasks and background threads. A log
 * entry has the class and the stack trace of the failure and of its causes, and an id (request, room or contest). It
 * never has the message of an exception, because a message can contain the hidden position of a game.
 *
 * <p>A failure that repeats, such as that of a periodic task, is logged at its 1st, 2nd, 4th, 8th … occurrence and
 * always counted.
 */
public final class FailureLog {
    /** The name of the logger. Loggers of the server are its children. */
    public static final String LOGGER_NAME = "dev.damier";

    /** Where a failure happened. */
    public enum Source {
        REQUEST,
        SCHEDULER,
        ROOM,
        CONTEST,
        STORE,
        ENGINE,
        TABLES,
        SHUTDOWN;

        /** Returns the label used in the log and in the metrics. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final System.Logger LOGGER = System.getLogger(LOGGER_NAME);
    /** Ids that grant access have 128 bits. The log contains only their beginning, which identifies them in the store. */
    private static final int SECRET_ID_LENGTH = 32;

    private static final int SHOWN_ID_LENGTH = 8;
    /** A stack overflow has thousands of frames. */
    private static final int MAX_FRAMES = 80;

    private static final int MAX_CAUSES = 5;
    /** Maximum number of different failures whose occurrences are counted for the log. */
    private static final int MAX_TRACKED = 500;

    private static final AtomicLongArray COUNTS = new AtomicLongArray(Source.values().length);
    private static final Map<String, Long> OCCURRENCES = new BoundedMap<>(MAX_TRACKED);

    private FailureLog() {}

    /**
     * Logs and counts a failure.
     *
     * @param id of the request, room or contest; "" if there is none
     */
    public static void report(Source source, String id, Throwable failure) {
        COUNTS.incrementAndGet(source.ordinal());
        String subject = source.id() + (id.isEmpty() ? "" : " " + shown(id));
        long occurrence = occurrence(subject, failure);
        if (Long.bitCount(occurrence) > 1) return;
        LOGGER.log(
                System.Logger.Level.WARNING,
                subject + " failed" + (occurrence == 1 ? "" : " (occurrence " + occurrence + ")"),
                LoggedFailure.of(failure, MAX_CAUSES));
    }

    /** Returns a task that reports the failures of another task instead of throwing them. */
    @SuppressWarnings("CatchThrowable") // a periodic task that throws anything would never run again
    public static Runnable guarded(Source source, Runnable task) {
        return () -> {
            try {
                task.run();
            } catch (Throwable e) {
                report(source, "", e);
            }
        };
    }

    /** Returns the number of failures since the process started. */
    public static long count(Source source) {
        return COUNTS.get(source.ordinal());
    }

    /** Returns the part of an id that may be logged. */
    public static String shown(String id) {
        return id.length() < SECRET_ID_LENGTH ? id : id.substring(0, SHOWN_ID_LENGTH);
    }

    private static long occurrence(String subject, Throwable failure) {
        StackTraceElement[] trace = failure.getStackTrace();
        String key = subject + " " + failure.getClass().getName() + (trace.length == 0 ? "" : " " + trace[0]);
        synchronized (OCCURRENCES) {
            return OCCURRENCES.merge(key, 1L, Long::sum);
        }
    }

    /** A copy of a failure without its message. */
    private static final class LoggedFailure extends Throwable {
        private static final long serialVersionUID = 1L;

        private final String type;

        private LoggedFailure(Throwable failure, Throwable cause) {
            super(null, cause, false, true);
            type = failure.getClass().getName();
            StackTraceElement[] trace = failure.getStackTrace();
            setStackTrace(Arrays.copyOf(trace, Math.min(trace.length, MAX_FRAMES)));
        }

        static LoggedFailure of(Throwable failure, int maxCauses) {
            Throwable cause = failure.getCause();
            return new LoggedFailure(failure, cause == null || maxCauses == 0 ? null : of(cause, maxCauses - 1));
        }

        @Override
        public String toString() {
            return type;
        }
    }
}
