/**
 * The generic engines: each declares one algorithm of {@link dev.damier.search} or {@link dev.damier.play} by name, with
 * its options, for every game whose setups can be seen as a {@link dev.damier.search.Puzzle}, a {@link
 * dev.damier.play.Position}, or what kind of position it needs.
 *
 * <p>Another algorithm is another class here (what it is called, its options, how it is built), one line in {@code
 * META-INF/services/dev.damier.game.Engine}, and its name in the two {@code messages} files.
 */
package dev.damier.game.engines;
