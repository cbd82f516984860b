package dev.damier.contest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Records how long the entrants of a ladder wait, and selects its next game. The lock of the contest guards it. */
final class LadderQueue {
    /** A bot waits this many times the clock of one side for a busy opponent: two games of both sides. */
    private static final int PATIENCE_GAMES = 4;

    private final ContestConfig config;
    private final ContestRoster roster;
    /** When an entrant connected or finished its last game, in milliseconds since 1970. */
    private final Map<Integer, Long> freeSince = new HashMap<>();

    LadderQueue(ContestConfig config, ContestRoster roster) {
        this.config = config;
        this.roster = roster;
    }

    void onGameEnd(ContestRecord game, long now) {
        freeSince.put(game.first(), now);
        freeSince.put(game.second(), now);
    }

    /** Adds the next games to those in progress, up to {@code max} in total, and returns them. */
    List<Pairing> start(
            List<ContestRecord> finished, GamesInProgress inProgress, int max, IntPredicate isBusy, long now) {
        updatePresence(now);
        List<Double> ratings = ratings(finished);
        List<Pairing> started = new ArrayList<>();
        while (inProgress.size() < max) {
            Optional<Pairing> next = new LadderPairs(
                            roster.entrants(),
                            finished,
                            ratings,
                            this::isPresent,
                            number -> isPresent(number) && !isBusy.test(number),
                            number -> now - freeSince.getOrDefault(number, now),
                            inProgress.numbers(),
                            PATIENCE_GAMES * config.clock())
                    .next();
            if (next.isEmpty()) break;
            inProgress.add(next.get());
            started.add(next.get());
        }
        return started;
    }

    private void updatePresence(long now) {
        for (Entrant entrant : roster.entrants()) {
            if (roster.isPresent(entrant)) freeSince.putIfAbsent(entrant.number(), now);
            else freeSince.remove(entrant.number());
        }
    }

    private boolean isPresent(int number) {
        return roster.isPresent(roster.get(number));
    }

    private List<Double> ratings(List<ContestRecord> games) {
        PairRatings ratings = new PairRatings(roster.entrants(), games);
        List<Double> byNumber = new ArrayList<>();
        for (Entrant entrant : roster.entrants()) byNumber.add(ratings.ratingOrNull(entrant.number()));
        return byNumber;
    }
}
