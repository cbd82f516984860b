package dev.damier.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The results of one entrant in games of two.
 *
 * @param history ratings by number of games of the contest
 * @param openings results by opening, in the order of the book
 * @param time the time that the entrant used
 */
public record BotPage(int number, String name, List<RatingPoint> history, List<Opening> openings, TimeUse time) {
    /** The rating after a number of games of the contest. */
    public record RatingPoint(int games, double elo) {}

    /**
     * The results from one opening.
     *
     * @param moves the moves of the opening
     * @param points points of the entrant
     */
    public record Opening(int opening, List<String> moves, int games, double points) {}

    /**
     * The time that an entrant used. Times are in milliseconds.
     *
     * @param games number of games
     * @param moves number of moves of the entrant
     * @param perMove mean time per move
     * @param perGame mean time per game
     * @param longestGame longest time in a game
     * @param lostOnTime number of games lost on time
     */
    public record TimeUse(int games, int moves, double perMove, double perGame, long longestGame, int lostOnTime) {}

    /** @param growth the rating history of the contest */
    static BotPage of(Entrant entrant, List<ContestRecord> games, List<ContestView.RatingPoint> growth) {
        int number = entrant.number();
        List<ContestRecord> own = games.stream()
                .filter(g -> !g.hasSinglePlayer() && (g.first() == number || g.second() == number))
                .toList();
        return new BotPage(number, entrant.name(), history(number, growth), openings(number, own), time(number, own));
    }

    private static List<RatingPoint> history(int number, List<ContestView.RatingPoint> growth) {
        List<RatingPoint> history = new ArrayList<>();
        for (ContestView.RatingPoint point : growth) {
            Double elo = number < point.elo().size() ? point.elo().get(number) : null;
            if (elo != null) history.add(new RatingPoint(point.games(), elo));
        }
        return history;
    }

    private static List<Opening> openings(int number, List<ContestRecord> games) {
        Map<Integer, Opening> byNumber = new TreeMap<>();
        for (ContestRecord game : games) {
            int halves = game.first() == number ? game.halfPoints() : 2 - game.halfPoints();
            List<String> moves =
                    game.moves().subList(0, Math.min(game.given(), game.moves().size()));
            byNumber.merge(
                    game.opening(),
                    new Opening(game.opening(), moves, 1, halves / 2.0),
                    (a, b) -> new Opening(a.opening, a.moves, a.games + b.games, a.points + b.points));
        }
        return List.copyOf(byNumber.values());
    }

    private static TimeUse time(int number, List<ContestRecord> games) {
        int moves = 0;
        long total = 0;
        long longest = 0;
        int lostOnTime = 0;
        for (ContestRecord game : games) {
            int side = game.first() == number ? 0 : 1;
            for (int ply = game.given(); ply < game.moves().size(); ply++) if (ply % 2 == side) moves++;
            long spent = side < game.millis().size() ? game.millis().get(side) : 0;
            total += spent;
            longest = Math.max(longest, spent);
            if (game.reason().equals("time") && game.faultyEntrant() == number) lostOnTime++;
        }
        return new TimeUse(
                games.size(),
                moves,
                moves == 0 ? 0 : (double) total / moves,
                games.isEmpty() ? 0 : (double) total / games.size(),
                longest,
                lostOnTime);
    }
}
