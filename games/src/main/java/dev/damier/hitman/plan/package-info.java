/**
 * Phase 2: the mission of least penalty. {@link dev.damier.hitman.plan.MissionPlanner} is A* over whole states guided by
 * the {@link dev.damier.hitman.plan.ProjectionHeuristic}. {@link dev.damier.hitman.plan.MissionSpace} is the same mission
 * for the generic engines, and {@link dev.damier.hitman.plan.MissionStrips} the same again for planners that know nothing
 * of it; all three must agree with the referee and with each other.
 *
 * <p>The door is the {@link dev.damier.hitman.plan.MissionTask}, a situation compiled for planning.
 */
package dev.damier.hitman.plan;
