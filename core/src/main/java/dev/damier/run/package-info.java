/**
 * The common interface of all solvers: input, limits, results and statistics.
 *
 * <p>A {@link dev.damier.run.Solver} takes a problem and a {@link dev.damier.run.Control} and returns an {@link
 * dev.damier.run.Outcome}: solved, impossible, stopped or chosen. The control holds the {@link dev.damier.run.Budget},
 * accepts cancellation from any thread and costs one comparison per expansion. {@link dev.damier.run.Counters} are the
 * mutable numbers of a running search. {@link dev.damier.run.Stats} are the same numbers after its end, with the same
 * fields for every engine. {@link dev.damier.run.Trace} is the search tree, recorded only on request.
 */
@StableApi
package dev.damier.run;
