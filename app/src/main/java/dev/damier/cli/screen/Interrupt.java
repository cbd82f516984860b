package dev.damier.cli.screen;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Handles Ctrl-C and SIGTERM. Cancels the running searches, lets the command print the best result so far, and exits
 * with the command's exit code. If no search runs, the program exits immediately.
 */
public final class Interrupt {
    private static final int STOP_TIMEOUT_SECONDS = 5;
    private static final int SIGINT_EXIT_CODE = 130;

    private final Set<Runnable> cancelActions = ConcurrentHashMap.newKeySet();
    private final Set<Runnable> endActions = ConcurrentHashMap.newKeySet();
    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile boolean interrupted;
    private volatile int exitCode = SIGINT_EXIT_CODE;

    /** While this scope is open, Ctrl-C runs its cancel action instead of ending the program. */
    public interface Scope extends AutoCloseable {
        @Override
        void close();
    }

    public Scope onInterrupt(Runnable stop) {
        Runnable registered = stop::run; // a new object, because the same action may be registered twice
        cancelActions.add(registered);
        if (interrupted) stop.run();
        return () -> cancelActions.remove(registered);
    }

    /** Registers an action that runs at the end of the command in every case, for example to stop child processes. */
    public void onEnd(Runnable end) {
        endActions.add(end);
    }

    public void runEndActions() {
        endActions.forEach(Runnable::run);
        endActions.clear();
    }

    /** Cancels the running searches. The command then prints its best result so far and ends. */
    public void cancel() {
        interrupted = true;
        cancelActions.forEach(Runnable::run);
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public void install() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::shutdown, "interrupt"));
    }

    /** Exits normally. If a signal came first, the shutdown hook ends the program with this exit code. */
    public void exit(int value) {
        exitCode = value;
        finished.countDown();
        System.exit(value);
    }

    private void shutdown() {
        if (finished.getCount() == 0) return;
        boolean searching = !cancelActions.isEmpty();
        cancel();
        boolean commandEnded = searching && awaitFinish();
        runEndActions();
        if (commandEnded) Runtime.getRuntime().halt(exitCode);
    }

    private boolean awaitFinish() {
        try {
            return finished.await(STOP_TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            return false;
        }
    }
}
