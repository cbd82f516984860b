package dev.damier.run;

/** A glimpse of a running search. {@code best} is the cost of the best line so far, or -1. {@code line} may be empty. */
public record Progress(Stats stats, int lowerBound, int best, int[] line, int value) {}
