package dev.damier.web.work;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Progress;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A job to be submitted to the queue.
 *
 * @param client the client, as used for fairness
 * @param budget limits of the job; its time limit counts running time only, not waiting between time slices
 * @param traceLimit how many nodes of the search tree to record, 0 for none
 * @param listener receives the progress of a running search, on its thread; it must not block
 * @param work the function to run
 */
public record WorkRequest<T>(
        String client,
        WorkKind kind,
        Budget budget,
        int traceLimit,
        Consumer<Progress> listener,
        Function<Control, T> work) {

    public WorkRequest(String client, WorkKind kind, Budget budget, Function<Control, T> work) {
        this(client, kind, budget, 0, progress -> {}, work);
    }
}
