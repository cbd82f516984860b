package dev.damier.search;

/** A space with the heuristic chosen for it. */
public record Problem(StateSpace space, Heuristic heuristic) {}
