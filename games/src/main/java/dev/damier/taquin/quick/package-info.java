/**
 * The engine {@code quick}: finds a solution of a board of any size at once, then shorter ones while its budget lasts.
 * The entry point is {@link dev.damier.taquin.quick.QuickEngine}.
 *
 * <p>{@code Construction} solves a board from its border inwards, by a beam search over {@code PartialSolution}s. Each
 * step fills the next <i>slot</i> of an {@code UnsolvedRegion}: one cell, or the last two cells of a line together.
 * {@code TileTransport} moves one tile to its cell along a cheap path. {@code PairWindow} places the last two tiles of
 * a line. The last cells, at most 3×3, are solved from a complete table of distances.
 *
 * <p>{@code SolutionShortener} then replaces parts of the solution by shorter ones.
 *
 * <p>The tiles are moved by one of the blanks, which is called the <i>worker</i>.
 */
package dev.damier.taquin.quick;
