/**
 * Shortest lines with proof, by additive pattern databases (Korf and Felner 2002).
 *
 * <p>A board is seen as a {@link dev.damier.taquin.pattern.NormalizedBoard}, so that symmetric boards share tables. A {@link
 * dev.damier.taquin.pattern.PatternPlan} says which {@link dev.damier.taquin.pattern.Pattern}s serve it; {@link
 * dev.damier.taquin.pattern.PatternTables} has their tables: remembered, read from the {@link
 * dev.damier.taquin.pattern.PatternCache}, or built by {@link dev.damier.taquin.pattern.PatternBuilder}. {@link
 * dev.damier.taquin.pattern.OptimalSolver} searches bound after bound, {@link dev.damier.taquin.pattern.PatternState}
 * following the tables move by move.
 *
 * <p>The door is {@link dev.damier.taquin.pattern.TaquinOptimalEngine}.
 */
package dev.damier.taquin.pattern;
