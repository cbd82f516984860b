package dev.damier.contest;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;

/**
 * Chooses the next game of a ladder. A pair of bots plays each opening twice, with swapped sides: games 2k + 1 and 2k +
 * 2. A started pair is finished first. Then the external bot that has waited longest gets an opponent: of the free bots
 * near its rating, the one with which it has played the fewest games. The rating window grows while the bot waits. A
 * starved pairing is allowed at any rating difference: a fast bot never waits, and its rating would depend on the only
 * opponent near it. If
 * an opponent that it has met less is connected but busy, the bot waits for it, for a limited time. Otherwise two bots
 * that play engines of the server would never be free at the same time.
 *
 * @param entrants all entrants by number
 * @param games finished games, in the order of their numbers
 * @param ratings Elo by entrant; null for an entrant without a rating
 * @param isPresent whether an entrant is connected
 * @param isFree whether an entrant is connected and can play another game
 * @param waitedMillis how long an entrant has waited
 * @param live numbers of the games in progress
 * @param patienceMillis how long a bot waits for an opponent that is busy
 */
record LadderPairs(
        List<Entrant> entrants,
        List<ContestRecord> games,
        List<Double> ratings,
        IntPredicate isPresent,
        IntPredicate isFree,
        IntToLongFunction waitedMillis,
        Set<Integer> live,
        long patienceMillis) {
    private static final double WINDOW_ELO = 200;
    /** How much the rating window grows per minute. */
    private static final double WINDOW_ELO_PER_MINUTE = 200;

    private static final double MILLIS_PER_MINUTE = 60_000;

    /** A pairing is starved if the bot has played this many times as many games with its most frequent opponent. */
    private static final int STARVED_RATIO = 10;

    /** Returns the next game, or empty if no two bots are free. */
    Optional<Pairing> next() {
        Optional<Pairing> second = secondGame();
        return second.isPresent() ? second : newPair();
    }

    /** Returns the second game of the oldest pair whose bots are free. */
    private Optional<Pairing> secondGame() {
        Set<Integer> started = new HashSet<>(live);
        for (ContestRecord game : games) started.add(game.number());
        for (ContestRecord game : games)
            if (game.number() % 2 == 1
                    && !started.contains(game.number() + 1)
                    && isFree.test(game.first())
                    && isFree.test(game.second()))
                return Optional.of(new Pairing(game.number() + 1, game.opening(), game.second(), game.first()));
        return Optional.empty();
    }

    private Optional<Pairing> newPair() {
        return entrants.stream()
                .filter(e -> e.isExternalBot() && isFree.test(e.number()))
                .map(Entrant::number)
                .sorted(Comparator.comparingLong((Integer number) -> -waitedMillis.applyAsLong(number)))
                .flatMap(bot -> opponent(bot).map(other -> pairing(bot, other)).stream())
                .findFirst();
    }

    private Optional<Integer> opponent(int bot) {
        Optional<Integer> free = bestOpponent(bot, isFree);
        Optional<Integer> present = bestOpponent(bot, isPresent);
        boolean worthWaiting = free.isPresent()
                && gamesBetween(bot, present.get()) + 1 < gamesBetween(bot, free.get())
                && waitedMillis.applyAsLong(bot) < patienceMillis;
        return worthWaiting ? Optional.empty() : free;
    }

    private Optional<Integer> bestOpponent(int bot, IntPredicate isCandidate) {
        double window = WINDOW_ELO + WINDOW_ELO_PER_MINUTE * waitedMillis.applyAsLong(bot) / MILLIS_PER_MINUTE;
        long mostGames = entrants.stream()
                .mapToLong(other -> gamesBetween(bot, other.number()))
                .max()
                .orElse(0);
        return entrants.stream()
                .map(Entrant::number)
                .filter(other -> other != bot && isCandidate.test(other))
                .min(Comparator.comparingDouble(
                                (Integer other) -> isNear(bot, other, window, mostGames) ? 0 : gap(bot, other))
                        .thenComparingLong(other -> gamesBetween(bot, other))
                        .thenComparingDouble(other -> gap(bot, other)));
    }

    private boolean isNear(int bot, int other, double window, long mostGames) {
        return gap(bot, other) <= window || STARVED_RATIO * (gamesBetween(bot, other) + 2) <= mostGames;
    }

    /** Returns the rating difference; 0 while one of the bots has no rating. */
    private double gap(int bot, int other) {
        Double first = ratings.get(bot);
        Double second = ratings.get(other);
        return first == null || second == null ? 0 : Math.abs(first - second);
    }

    private long gamesBetween(int bot, int other) {
        return games.stream().filter(game -> isBetween(game, bot, other)).count();
    }

    private static boolean isBetween(ContestRecord game, int bot, int other) {
        return (game.first() == bot && game.second() == other) || (game.first() == other && game.second() == bot);
    }

    /** Returns the first game of a new pair. Two bots play all openings of the book before they repeat one. */
    private Pairing pairing(int bot, int other) {
        int highest = live.stream().mapToInt(n -> n).max().orElse(0);
        if (!games.isEmpty())
            highest = Math.max(highest, games.get(games.size() - 1).number());
        int number = (highest + 1) / 2 * 2 + 1;
        int played = (int) (gamesBetween(bot, other) + 1) / 2;
        int opening = Math.floorMod(played + (bot + other) * 7, Ladder.BOOK_SIZE);
        return new Pairing(number, opening, bot, other);
    }
}
