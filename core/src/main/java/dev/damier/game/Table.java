package dev.damier.game;

import java.util.List;

/** A game in progress: mutable, one thread. The rules live behind it; whatever is shown has been played here. */
public interface Table {
    /** What this viewer may see; viewer 0 is the first seat, -1 a spectator who sees what all see. */
    Scene scene(int viewer);

    /** All legal moves in a stable order; empty once the game is over. */
    List<Move> moves();

    /** Plays a legal move; {@link IllegalArgumentException} otherwise. */
    void play(int code);

    /** Takes the last move back; false when there is none or the rules forbid it. */
    boolean undo();

    /** The present position as text, readable by the game. */
    String write();

    /** The seat to move, from 0. A puzzle has one seat. */
    int seat();

    Status status();

    /** The legal move with this text; if there is none, a {@link NotationException} that says why not. */
    default Move read(String text) {
        for (Move move : moves()) {
            if (move.text().equalsIgnoreCase(text.strip())) return move;
        }
        throw new NotationException(Text.of(
                Table.class,
                "move.illegal",
                text.strip(),
                String.join(" ", moves().stream().map(Move::text).limit(20).toList())));
    }

    /**
     * What a gesture means here, asked when no legal move has it.
     *
     * @param from where it starts; null for a wall that is only placed
     * @param to where it ends; the start again for a mere click
     */
    default Gesture gesture(Spot from, Spot to) {
        for (Move move : moves()) {
            if (to.equals(move.to()) && (from == null || from.equals(move.from())))
                return Gesture.of(List.of(move.text()));
        }
        return Gesture.refused(Text.of(Table.class, "gesture.none"));
    }

    /**
     * How the game stands.
     *
     * @param winner the seat that won, -1 when nobody did (yet)
     * @param cost what was spent so far: moves of a puzzle, penalties of a mission, plies of a game
     * @param sentence for the status line
     */
    record Status(boolean over, int winner, int cost, Text sentence) {}
}
