package dev.damier.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The meaning of a click, drag or key press that is not a single legal move: a sequence of moves, or the reason why it is
 * not possible.
 *
 * @param moves the moves in the notation of the game, in order; empty if the gesture is rejected
 * @param refusal why the gesture is rejected; null if it is not
 */
public record Gesture(List<String> moves, @Nullable Text refusal) {

    /** Returns a gesture that plays the given moves. */
    public static Gesture of(List<String> moves) {
        return new Gesture(List.copyOf(moves), null);
    }

    /** Returns a rejected gesture. */
    public static Gesture refused(Text reason) {
        return new Gesture(List.of(), reason);
    }

    /** Returns the gesture of a move in the notation of the game, or the reason why the move is illegal. */
    public static Gesture read(Table table, String move) {
        try {
            return of(List.of(table.read(move).text()));
        } catch (NotationException e) {
            return refused(e.text());
        }
    }
}
