package dev.damier.hitman.world;

import java.util.List;
import java.util.Map;

/**
 * The answer to the end of a phase.
 *
 * @param score what the phase earned less its penalties; 0 when refused
 * @param history labels of the charged actions; empty when refused
 * @param map after phase 1 the true world, cell by cell; empty when refused and after phase 2
 */
public record PhaseEnding(boolean ok, String message, int score, List<String> history, Map<Cell, Content> map) {}
