/**
 * The computer opponents, from the weakest to the strongest: easy (depth-first), medium (breadth-first with a limit on
 * states), human-like (prefers the active robot, has a limit on states and takes time to answer) and hardcore (the shortest
 * solution). Each is an engine for a {@link dev.damier.ricochet.RicochetPuzzle}.
 */
package dev.damier.ricochet.level;
