package dev.damier.job;

import dev.damier.background.DaemonThreads;
import dev.damier.game.Setup;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Function;

/** Runs jobs on local threads. With one thread, the jobs run in order on the calling thread. */
public final class ThreadRunner {
    private final int threads;
    private final EngineResolver engines;
    private final Set<Control> running = ConcurrentHashMap.newKeySet();
    private volatile boolean cancelled;

    public ThreadRunner(int threads) {
        this(threads, EngineResolver.REGISTRY);
    }

    public ThreadRunner(int threads, EngineResolver engines) {
        if (threads <= 0) throw new BadInputException("threads must be positive, but got " + threads);
        this.threads = threads;
        this.engines = engines;
    }

    /**
     * Cancels the running jobs, which then report their best result so far, and starts no others. May be called from
     * any thread.
     */
    public void cancel() {
        cancelled = true;
        running.forEach(Control::cancel);
    }

    /** Runs jobs and passes each report to a consumer, one at a time, in order of completion. */
    public void run(List<Job> jobs, Consumer<Report> sink) {
        Queue<Job> queue = new ConcurrentLinkedQueue<>(jobs);
        Consumer<Report> oneAtATime = report -> {
            synchronized (this) {
                sink.accept(report);
            }
        };
        Thread[] helpers = new Thread[Math.max(Math.min(threads, jobs.size()) - 1, 0)];
        for (int i = 0; i < helpers.length; i++) {
            helpers[i] = DaemonThreads.start("job-" + i, () -> runAll(queue, oneAtATime));
        }
        runAll(queue, oneAtATime);
        for (Thread helper : helpers) join(helper);
    }

    /** Runs one job on the calling thread, for a position with its history. {@link #cancel} stops this job too. */
    public Report run(Job job, Setup setup) {
        return runCancellable(started -> job.run(setup, engines, started));
    }

    private void runAll(Queue<Job> queue, Consumer<Report> sink) {
        for (Job job = queue.poll(); job != null && !cancelled; job = queue.poll()) sink.accept(run(job));
    }

    private Report run(Job job) {
        return runCancellable(started -> job.run(engines, started));
    }

    private Report runCancellable(Function<Function<Budget, Control>, Report> run) {
        Control[] own = new Control[1];
        try {
            return run.apply(budget -> own[0] = newControl(budget));
        } finally {
            if (own[0] != null) running.remove(own[0]);
        }
    }

    private Control newControl(Budget budget) {
        Control control = new Control(budget);
        running.add(control);
        if (cancelled) control.cancel();
        return control;
    }

    private void join(Thread helper) {
        boolean interrupted = false;
        while (true) {
            try {
                helper.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
                cancel();
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
