/**
 * Planning: a task in STRIPS, as a state space and as heuristics.
 *
 * <p>A {@link dev.damier.plan.Strips} task is fluents and ground actions with preconditions, adds, deletes and a cost,
 * all as bit masks. {@link dev.damier.plan.StripsSpace} makes it a state space, so planning needs no search of its own.
 * What planning adds are estimates that are read off any task: {@link dev.damier.plan.HMax}, {@link
 * dev.damier.plan.HAdd} and {@link dev.damier.plan.LmCut} all solve a {@link dev.damier.plan.Relaxation} in which
 * nothing is ever deleted. {@link dev.damier.plan.Pddl} writes a task for other planners.
 */
@StableApi
package dev.damier.plan;

import dev.damier.run.StableApi;
