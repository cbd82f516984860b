/**
 * Hitman: a stealth game under partial information, after the project of the course IA02 (UTC, spring 2023).
 *
 * <p>A {@link dev.damier.hitman.WorldMap} is a world as drawn; a {@link dev.damier.hitman.World} is one in which things
 * vanish. The {@link dev.damier.hitman.Referee} holds a world, applies the rules action by action as the course's
 * referee 1.0.0 does, and shows only what an agent may know: explorers and players work through it alone. Positions are
 * text, see {@link dev.damier.hitman.Notation}: {@code ...DS##/.#...../T#...n./##.E.ew/......./..##.P.}, with words
 * after the map for exploring under fog and for moments of a mission.
 *
 * <p>What follows in phase 1 is found twice. {@link dev.damier.hitman.Counting} counts the worlds that agree with what was
 * observed: exact, with probabilities, and fast enough for every step on any map, so agents and tables use it. {@link
 * dev.damier.hitman.Proofs} asks a SAT solver the same of the same observations: too slow for every step of a large map,
 * but it names the observations a conclusion rests on, and wherever both are asked they must agree. The {@link
 * dev.damier.hitman.Deducer} holds the observations and both.
 *
 * <p>Phase 2 is planned by {@link dev.damier.hitman.Planner}, A* over whole states guided by the {@link
 * dev.damier.hitman.Projection}. {@link dev.damier.hitman.MissionSpace} is the same mission for the generic engines, and
 * {@link dev.damier.hitman.MissionStrips} the same again for planners that know nothing of it; all three must agree
 * with the referee and with each other.
 */
package dev.damier.hitman;
