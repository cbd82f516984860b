/**
 * Front of house: what a game shows to browser, terminal, protocol and library.
 *
 * <p>A {@link dev.damier.game.Game} reads and deals {@link dev.damier.game.Setup}s; a setup is a position as text, can
 * be seated as a {@link dev.damier.game.Table} to play on, and offers itself {@code as} the views engines need: {@link
 * dev.damier.search.Puzzle}, {@link dev.damier.play.Position}, or a game's own type. An {@link dev.damier.game.Engine}
 * says which view it {@code needs}; one that does not apply is not offered. {@link dev.damier.game.Games} is the
 * registry of both. {@link dev.damier.game.Scene} is the only drawing vocabulary and {@link dev.damier.game.Text} the
 * only way words reach people, in English and French.
 */
@StableApi
package dev.damier.game;

import dev.damier.run.StableApi;
