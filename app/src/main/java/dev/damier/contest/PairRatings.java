package dev.damier.contest;

import dev.damier.arena.Elo;
import dev.damier.arena.Standings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Elo ratings from pairs of games with the same opening and swapped sides. A pair counts when both games are finished.
 * The errors use the observed spread of the pair scores: with a balanced opening, one game of a pair tells something
 * about the other, so the games are not independent. The mean rating of the server's engines is 0, and the errors are those
 * of the difference to this mean.
 */
final class PairRatings {
    /** With fewer pairs, the spread of the scores cannot be estimated. */
    private static final int MIN_PAIRS = 10;

    private static final double MIN_DISPERSION = 0.25;
    private static final double MAX_DISPERSION = 4;

    private final Elo elo;
    private final double errorScale;
    /** The rated engines of the server, whose mean rating is 0. */
    private final int[] anchors;

    private final double origin;

    /** Two games with the same opening. */
    private record Pair(ContestRecord first, ContestRecord second) {
        /** Returns the points of the bot that moves first in the first game, from 0 to 2. */
        double points() {
            return (first.halfPoints() + 2 - second.halfPoints()) / 2.0;
        }
    }

    PairRatings(List<Entrant> entrants, List<ContestRecord> games) {
        List<Pair> pairs = completePairs(games);
        Standings standings = new Standings(
                entrants.stream().map(e -> String.valueOf(e.number())).toList());
        for (Pair pair : pairs)
            for (ContestRecord game : List.of(pair.first, pair.second))
                standings.add(game.first(), game.second(), game.halfPoints());
        elo = standings.elo();
        errorScale = Math.sqrt(dispersion(pairs));
        anchors = entrants.stream()
                .filter(e -> !e.isExternalBot() && elo.isRated(e.number()))
                .mapToInt(Entrant::number)
                .toArray();
        origin = Arrays.stream(anchors).mapToDouble(elo::rating).average().orElse(0);
    }

    private static List<Pair> completePairs(List<ContestRecord> games) {
        Map<Integer, ContestRecord> byNumber = new HashMap<>();
        for (ContestRecord game : games) byNumber.put(game.number(), game);
        List<Pair> pairs = new ArrayList<>();
        for (ContestRecord game : games) {
            ContestRecord second = byNumber.get(game.number() + 1);
            if (game.number() % 2 == 1 && second != null) pairs.add(new Pair(game, second));
        }
        return pairs;
    }

    /** Returns the variance of the pair scores, divided by their variance if all games were independent. */
    private double dispersion(List<Pair> pairs) {
        if (pairs.size() < MIN_PAIRS) return 1;
        double observed = 0;
        double independent = 0;
        for (Pair pair : pairs) {
            double expected = Elo.expectedScore(elo.rating(pair.first.first()) - elo.rating(pair.first.second()));
            observed += Math.pow(pair.points() - 2 * expected, 2);
            independent += 2 * expected * (1 - expected);
        }
        return Math.max(MIN_DISPERSION, Math.min(MAX_DISPERSION, observed / independent));
    }

    /** Returns the rating of an entrant, or null without one. */
    Double ratingOrNull(int entrant) {
        return elo.isRated(entrant) ? (Double) (elo.rating(entrant) - origin) : null;
    }

    /** Returns half the width of the 95% confidence interval of a rating, or null without a rating. */
    Double errorOrNull(int entrant) {
        if (!elo.isRated(entrant)) return null;
        double error = anchors.length == 0 ? elo.error(entrant) : elo.errorRelativeTo(entrant, anchors);
        return error * errorScale;
    }
}
