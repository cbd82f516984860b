package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import java.util.List;

/** A position to start from and the moves since: what repetitions are counted from. */
public record Line(Setup start, List<String> moves) {

    public Line {
        moves = List.copyOf(moves);
    }

    /** As {@code position} takes it. */
    public String write() {
        return start.write() + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }

    /**
     * The position after the moves; {@link NotationException} for an illegal one. Games whose notation has moves in it read
     * the whole line, and so know what was repeated; for the others the last position says all.
     */
    public Setup end() {
        if (moves.isEmpty()) return start;
        Table table = start.seat();
        for (String move : moves) table.play(table.read(move).code());
        Game game = start.game();
        try {
            Setup whole = game.read(write());
            if (whole.write().equals(table.write())) return whole;
        } catch (NotationException e) {
            // a notation without moves
        }
        return game.read(table.write());
    }
}
