package dev.damier.run;

import java.util.List;

/**
 * A glimpse of a running search. {@code best} is the cost of the best line so far, or -1. {@code line} may be empty, and
 * {@code ranked} is when no more than one line was asked for.
 */
public record Progress(Stats stats, int lowerBound, int best, int[] line, int value, List<Outcome.RankedLine> ranked) {}
