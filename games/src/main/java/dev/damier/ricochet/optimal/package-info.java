/**
 * Shortest solutions with their proof, under every rule switch.
 *
 * <p>{@link dev.damier.ricochet.optimal.RicochetOptimalEngine} is the door: it finds one shortest solution or proves that
 * there is none, and on request lists all of them. Everything stands on {@link dev.damier.ricochet.RicochetMission} and on
 * nothing else of the game's front.
 *
 * <p>{@code docs/ricochet-optimal.md} tells the ideas and what each of them brought.
 */
package dev.damier.ricochet.optimal;
