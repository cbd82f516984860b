package dev.damier.web.work;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Progress;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Something to do for somebody.
 *
 * @param client who asks, for fairness
 * @param budget counts from the moment the work starts, and stands still while it waits for a turn
 * @param traceLimit how many nodes of a search tree to keep
 * @param listener hears of a running search, on its thread: it must not wait for anything
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
