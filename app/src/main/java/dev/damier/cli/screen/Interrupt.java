package dev.damier.cli.screen;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C (and a polite kill): asks the searches under way to stop, lets the command print the best so far, and ends the
 * program with the command's own exit code. Outside a search the program just ends.
 */
public final class Interrupt {
    private static final int PATIENCE_SECONDS = 5;
    private static final int KILLED = 130;

    private final Set<Runnable> stops = ConcurrentHashMap.newKeySet();
    private final Set<Runnable> ends = ConcurrentHashMap.newKeySet();
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile boolean asked;
    private volatile int code = KILLED;

    /** While this is open, Ctrl-C runs {@code stop} instead of ending the program. */
    public interface Scope extends AutoCloseable {
        @Override
        void close();
    }

    public Scope during(Runnable stop) {
        Runnable own = stop::run; // a new object: equal ones may be watched at a time
        stops.add(own);
        if (asked) stop.run();
        return () -> stops.remove(own);
    }

    /** Runs at the end of the command, however it comes: for what must not outlive it. */
    public void atEnd(Runnable end) {
        ends.add(end);
    }

    public void end() {
        ends.forEach(Runnable::run);
        ends.clear();
    }

    public boolean asked() {
        return asked;
    }

    public void install() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::shutdown, "interrupt"));
    }

    /** The normal end. When a signal came first the hook ends the program, so that it keeps this exit code. */
    public void exit(int value) {
        code = value;
        over.countDown();
        System.exit(value);
    }

    private void shutdown() {
        if (over.getCount() == 0) return;
        asked = true;
        boolean searching = !stops.isEmpty();
        stops.forEach(Runnable::run);
        boolean finished = searching && finishes();
        end();
        if (finished) Runtime.getRuntime().halt(code);
    }

    private boolean finishes() {
        try {
            return over.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            return false;
        }
    }
}
