package dev.damier.game;

import java.util.List;

/**
 * What a gesture means that is no single legal move: several moves in a row, or nothing, and then why.
 *
 * @param moves texts to be played in this order; empty when refused
 * @param refusal null unless refused
 */
public record Gesture(List<String> moves, Text refusal) {

    public static Gesture of(List<String> moves) {
        return new Gesture(List.copyOf(moves), null);
    }

    public static Gesture refused(Text why) {
        return new Gesture(List.of(), why);
    }

    /** A move by its text on this table, or the reason why it is refused. */
    public static Gesture read(Table table, String move) {
        try {
            return of(List.of(table.read(move).text()));
        } catch (NotationException e) {
            return refused(e.text());
        }
    }
}
