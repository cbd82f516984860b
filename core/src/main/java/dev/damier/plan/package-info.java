/**
 * Classical planning: STRIPS tasks, their state space and domain-independent heuristics.
 *
 * <p>A {@link dev.damier.plan.Strips} task has fluents and grounded actions with preconditions, add effects, delete effects
 * and a cost, all as bit masks. {@link dev.damier.plan.StripsSpace} is its state space, so the searches of {@link
 * dev.damier.search} solve it. The heuristics {@link dev.damier.plan.HMax}, {@link dev.damier.plan.HAdd} and {@link
 * dev.damier.plan.LmCut} are computed from the delete relaxation of the task ({@link dev.damier.plan.Relaxation}). {@link
 * dev.damier.plan.Pddl} writes a task for other planners.
 *
 * <p>{@link dev.damier.plan.pddl} reads and grounds PDDL. {@link dev.damier.plan.Planner} solves a {@link
 * dev.damier.plan.GroundTask} on the packed states of {@link dev.damier.plan.packed}.
 */
@StableApi
package dev.damier.plan;

import dev.damier.run.StableApi;
