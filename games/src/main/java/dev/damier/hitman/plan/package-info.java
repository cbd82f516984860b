/**
 * Planning for phase 2: missions of minimum penalty on a known map.
 *
 * <p>{@link dev.damier.hitman.plan.MissionTask} is the entry point: a situation prepared for planning. There are three
 * models of the same mission. Tests check that they agree with the referee and with each other.
 *
 * <ul>
 *   <li>{@link dev.damier.hitman.plan.MissionPlanner} is A* over complete states with the
 *       {@link dev.damier.hitman.plan.RemovalEstimates}: the {@link dev.damier.hitman.plan.ProjectionHeuristic} and, in
 *       long searches, the {@link dev.damier.hitman.plan.TollHeuristic}.
 *   <li>{@link dev.damier.hitman.plan.MissionSpace} is the state space for the generic engines.
 *   <li>{@link dev.damier.hitman.plan.MissionStrips} is the STRIPS task for domain-independent planners.
 * </ul>
 */
package dev.damier.hitman.plan;
