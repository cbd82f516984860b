package dev.damier.hitman.world;

import java.util.List;
import java.util.Map;

/**
 * The referee's answer when a phase ends.
 *
 * @param ok false if the phase cannot end yet
 * @param message the message of the course's referee
 * @param score points of the phase minus its penalties; 0 if not ok
 * @param history labels of the actions of the phase; empty if not ok
 * @param map the true world after phase 1; empty if not ok, and after phase 2
 */
public record PhaseEnding(boolean ok, String message, int score, List<String> history, Map<Cell, Content> map) {}
