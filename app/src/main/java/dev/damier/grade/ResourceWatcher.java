package dev.damier.grade;

import dev.damier.background.DaemonThreads;
import dev.damier.process.ProcessTree;
import java.util.Optional;

/**
 * Polls the memory and the number of processes of a program, and kills all its processes when it exceeds a limit. The
 * limits apply to the sum of all processes, so that a program cannot avoid them with child processes.
 */
final class ResourceWatcher implements AutoCloseable {
    /** Enough for a compiler or an interpreter with helpers; a fork bomb exceeds it at once. */
    static final int MAX_PROCESSES = 64;

    private static final int POLL_INTERVAL_MILLIS = 20;

    private final ProcessTree tree;
    private final long maxBytes;
    private final Thread thread = DaemonThreads.create("grade-resources", this::run);
    private volatile Judgement exceeded;

    ResourceWatcher(ProcessTree tree, long maxBytes) {
        this.tree = tree;
        this.maxBytes = maxBytes;
        thread.start();
    }

    private void run() {
        try {
            while (tree.process().isAlive() && exceeded == null) {
                check();
                Thread.sleep(POLL_INTERVAL_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void check() {
        ProcessTree.Usage usage = tree.usage();
        if (usage.bytes() > maxBytes) exceeded = Judgement.failed(Fault.MEMORY, "limit.memory", maxBytes >> 20);
        else if (usage.processes() > MAX_PROCESSES)
            exceeded = Judgement.failed(Fault.RESOURCES, "limit.processes", MAX_PROCESSES);
        if (exceeded != null) tree.killAll();
    }

    /** Returns the limit that the program has exceeded, if any. */
    Optional<Judgement> exceeded() {
        return Optional.ofNullable(exceeded);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
