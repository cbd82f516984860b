/**
 * Running anything: what a search is given and what it must say.
 *
 * <p>A {@link dev.damier.run.Solver} takes a problem and a {@link dev.damier.run.Control} and returns an {@link
 * dev.damier.run.Outcome}: solved, impossible, stopped or chosen. The control carries the {@link
 * dev.damier.run.Budget}, hears cancellation from any thread and costs one comparison per expansion. {@link
 * dev.damier.run.Counters} are the hot, mutable numbers of a running search; {@link dev.damier.run.Stats} the same
 * numbers once it ended, identical in shape for every engine, screen, line and row. {@link dev.damier.run.Trace} is the
 * search tree, kept only when asked for.
 */
@StableApi
package dev.damier.run;
