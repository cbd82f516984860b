package dev.damier.room;

import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Text;
import java.util.Collection;
import java.util.List;

/** A seat in a room with its player. */
final class RoomSeat {
    static final int INITIAL_RATING = 1500;
    static final int ANY_SIDE = -1;
    /** The K-factor of the Elo rating: the maximum change per game. */
    private static final double K_FACTOR = 32;

    final String name;
    /** Hash of the secret token of the player; empty for an engine. */
    final String tokenHash;
    /** The engine in this seat; null for a human player. */
    final Opponent engine;

    /** Whether the player wants to start: the first game, or another one after a game. */
    boolean ready;

    boolean hasLeft;
    /** The side of a match that the player chose; {@link #ANY_SIDE} if the player has no preference. */
    int side = ANY_SIDE;

    /** In a match the score of all games, otherwise the points of the current game. */
    double points;
    /** Number of games won in this room. */
    int gamesWon;

    double rating = INITIAL_RATING;

    RoomSeat(String name, String tokenHash, Opponent engine) {
        this.name = name;
        this.tokenHash = tokenHash;
        this.engine = engine;
        ready = engine != null;
    }

    boolean isHuman() {
        return engine == null;
    }

    /** Returns the name shown to players. */
    Text displayName() {
        return engine == null ? Text.plain(name) : engine.name();
    }

    /** Returns those of the given seats that have the most points; empty if none has a point. */
    static List<Integer> withMostPoints(List<RoomSeat> seats, Collection<Integer> players) {
        double most = players.stream()
                .mapToDouble(seat -> seats.get(seat).points)
                .max()
                .orElse(0);
        return players.stream()
                .filter(seat -> most > 0 && seats.get(seat).points == most)
                .toList();
    }

    /**
     * Updates the Elo ratings after a game, as if every player had played every other.
     *
     * @param results the result per seat; a greater number beats a smaller one
     */
    static void updateRatings(List<RoomSeat> seats, int[] results) {
        double[] gains = new double[results.length];
        for (int one = 0; one < results.length; one++)
            for (int other = 0; other < results.length; other++)
                if (other != one)
                    gains[one] += (1 + Integer.signum(results[one] - results[other])) / 2.0
                            - expectedScore(seats.get(one), seats.get(other));
        for (int one = 0; one < results.length; one++)
            seats.get(one).rating += K_FACTOR / (results.length - 1) * gains[one];
    }

    private static double expectedScore(RoomSeat one, RoomSeat other) {
        return 1 / (1 + Math.pow(10, (other.rating - one.rating) / 400));
    }
}
