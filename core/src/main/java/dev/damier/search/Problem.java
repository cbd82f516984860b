package dev.damier.search;

/**
 * A search problem: a state space and a heuristic for it.
 *
 * @param space the state space, not null
 * @param heuristic the heuristic, not null; {@link Heuristic#ZERO} for none
 */
public record Problem(StateSpace space, Heuristic heuristic) {}
