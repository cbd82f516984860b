/**
 * The interface between games and their clients: browser, terminal, protocol and library.
 *
 * <p>A {@link dev.damier.game.Game} reads positions and creates random ones, as {@link dev.damier.game.Setup}s. A setup creates
 * a {@link dev.damier.game.Table} to play on. It also offers views for engines: {@link dev.damier.search.Puzzle}, {@link
 * dev.damier.play.Position}, or a type of the game. An {@link dev.damier.game.Engine} applies to a setup that offers its
 * required view. {@link dev.damier.game.Games} is the registry of games and engines. A {@link dev.damier.game.Scene}
 * describes a board to draw. A {@link dev.damier.game.Text} is a text in English and French.
 */
@StableApi
package dev.damier.game;

import dev.damier.run.StableApi;
