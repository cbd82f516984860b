package dev.damier.room;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.List;

/**
 * The board of one seat. It is mutable and belongs to the room, so callers must not store it.
 *
 * @param setup the starting position
 * @param table the current position
 * @param played the moves played so far
 * @param version changes with every change of the board
 * @param revealed whether a hidden position is shown, because the player gave up or the game is over
 */
public record PrivateBoard(Setup setup, Table table, List<Move> played, long version, boolean revealed) {}
