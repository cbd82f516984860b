package dev.damier.room;

import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Text;
import java.util.List;

/** A place in a room and who has it. */
final class RoomSeat {
    static final int INITIAL_RATING = 1500;
    /** How far one game moves a rating. */
    private static final double K_FACTOR = 32;

    final String name;
    /** Of the token that proves who sits here; empty for an engine. */
    final String hash;
    /** Null for a person. */
    final Opponent engine;

    boolean ready;
    boolean left;
    double points;
    double rating = INITIAL_RATING;

    RoomSeat(String name, String hash, Opponent engine) {
        this.name = name;
        this.hash = hash;
        this.engine = engine;
        ready = engine != null;
    }

    boolean isHuman() {
        return engine == null;
    }

    /** What it is called by people. */
    Text displayName() {
        return engine == null ? Text.plain(name) : engine.name();
    }

    /**
     * After a game, each against each: what was expected by their ratings, and what came.
     *
     * @param results how it went for each; the greater has beaten the less
     */
    static void rate(List<RoomSeat> seats, int[] results) {
        double[] gains = new double[results.length];
        for (int one = 0; one < results.length; one++)
            for (int other = 0; other < results.length; other++)
                if (other != one)
                    gains[one] += (1 + Integer.signum(results[one] - results[other])) / 2.0
                            - expected(seats.get(one), seats.get(other));
        for (int one = 0; one < results.length; one++)
            seats.get(one).rating += K_FACTOR / (results.length - 1) * gains[one];
    }

    private static double expected(RoomSeat one, RoomSeat other) {
        return 1 / (1 + Math.pow(10, (other.rating - one.rating) / 400));
    }
}
