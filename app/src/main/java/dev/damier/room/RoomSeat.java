package dev.damier.room;

import dev.damier.game.Presentation.Opponent;

/** A place in a room and who has it. */
final class RoomSeat {
    static final int START = 1500;
    /** How far one game moves a rating. */
    private static final double STEP = 32;

    final String name;
    /** Of the token that proves who sits here; empty for an engine. */
    final String hash;
    /** Null for a person. */
    final Opponent engine;

    boolean ready;
    boolean left;
    double points;
    double rating = START;

    RoomSeat(String name, String hash, Opponent engine) {
        this.name = name;
        this.hash = hash;
        this.engine = engine;
        ready = engine != null;
    }

    boolean person() {
        return engine == null;
    }

    /** After a game of two: what was expected by their ratings, and what came. */
    static void rate(RoomSeat one, RoomSeat other, double result) {
        double expected = 1 / (1 + Math.pow(10, (other.rating - one.rating) / 400));
        double gain = STEP * (result - expected);
        one.rating += gain;
        other.rating -= gain;
    }
}
