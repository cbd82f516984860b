package dev.damier.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
    int toMove();

    Status status();

    /** Who sits at the table; empty for a puzzle. */
    default List<Seat> seats() {
        return List.of();
    }

    /** What follows this game once it is over, when something does. */
    default Optional<Sequel> sequel() {
        return Optional.empty();
    }

    /** What was earned in the end, less what was spent, where the game counts so: more is better. */
    default OptionalInt score() {
        return OptionalInt.empty();
    }

    /** The legal move with this code. */
    default Optional<Move> move(int code) {
        return moves().stream().filter(move -> move.code() == code).findFirst();
    }

    /** Plays a line as far as it is legal, for one from a hash table may be stale, and returns what was played. */
    default List<Move> follow(int... codes) {
        List<Move> followed = new ArrayList<>();
        for (int code : codes) {
            Optional<Move> move = move(code);
            if (move.isEmpty()) break;
            followed.add(move.get());
            play(code);
        }
        return followed;
    }

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

    /** What a letter means here, asked when no legal move has it as its key: why its move cannot be made, if there is one. */
    default Gesture key(char letter) {
        return Gesture.of(List.of());
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

    /** A place at the table; the tone is that of its pieces. */
    record Seat(Text name, Tone tone) {}

    /** A position that goes on from where a game ended. */
    record Sequel(Text name, String position) {}

    /**
     * How the game stands.
     *
     * @param winner the seat that won, -1 when nobody did (yet)
     * @param cost what was spent so far: moves of a puzzle, penalties of a mission, plies of a game
     * @param sentence for the status line
     */
    record Status(boolean over, int winner, int cost, Text sentence) {}
}
