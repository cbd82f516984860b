/**
 * The machine's players, weakest first: easy (depth-first), medium (breadth-first within a number of states), human-like
 * (follows the active robot, sees only so far, takes its time) and hardcore (the shortest solution). Each is an engine on
 * a {@link dev.damier.ricochet.RicochetPuzzle}.
 */
package dev.damier.ricochet.level;
