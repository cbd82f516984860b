package dev.damier.room;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.List;

/** The board that is one seat's own: what it started from, how it stands and what was played on it. To be looked at, not kept. */
public record PrivateBoard(Setup setup, Table table, List<Move> played) {}
