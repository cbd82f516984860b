/**
 * The generic engines. Each makes one algorithm of {@link dev.damier.search} or {@link dev.damier.play} available under an id,
 * with options. It applies to every game whose setups offer the required view: a {@link dev.damier.search.Puzzle}, a {@link
 * dev.damier.play.Position}, or a subtype.
 *
 * <p>To add an algorithm, add a class here (id, options, construction), one line in {@code
 * META-INF/services/dev.damier.game.Engine}, and its texts in the two {@code messages} files.
 */
package dev.damier.game.engines;
