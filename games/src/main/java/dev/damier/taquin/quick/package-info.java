/**
 * Lines for boards of any size, at once and then shorter. A {@link dev.damier.taquin.quick.Construction} sets the tiles
 * from the rim inwards, by a beam of {@link dev.damier.taquin.quick.PartialSolution}s: each fills the next slot of its
 * {@link dev.damier.taquin.quick.UnsolvedRegion}, for which {@link dev.damier.taquin.quick.TileTransport} carries a tile
 * along a cheap way and {@link dev.damier.taquin.quick.PairWindow} sets the last two of a line; the last cells come from
 * a perfect table. {@link dev.damier.taquin.quick.SolutionShortener} then replaces stretches of the line by shorter ones.
 *
 * <p>The door is {@link dev.damier.taquin.quick.QuickEngine}.
 */
package dev.damier.taquin.quick;
