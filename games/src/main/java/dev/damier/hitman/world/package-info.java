/**
 * The world of Hitman and its rules.
 *
 * <ul>
 *   <li>{@link dev.damier.hitman.world.WorldMap} is an immutable map. {@link dev.damier.hitman.world.World} is a
 *       mutable world from which objects and people can be removed.
 *   <li>{@link dev.damier.hitman.world.WorldReferee} applies the rules of the course's referee 1.0.0. It returns only
 *       what an agent may know, a {@link dev.damier.hitman.world.RefereeStatus}. Agents and exploring players use
 *       nothing else.
 *   <li>{@link dev.damier.hitman.world.Situation} is a state of a mission whose map is known.
 * </ul>
 */
package dev.damier.hitman.world;
