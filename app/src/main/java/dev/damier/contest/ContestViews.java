package dev.damier.contest;

import dev.damier.contest.ContestView.State;
import dev.damier.contest.LiveContest.Viewer;
import dev.damier.protocol.BotException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Shows a contest as one viewer may see it. It is created for the current state of the contest, under its lock.
 *
 * @param games all stored games by number; test runs have numbers below zero
 * @param liveBoards the boards of games in progress
 * @param results computes the results if they are shown
 */
record ContestViews(
        String id,
        ContestConfig config,
        State state,
        boolean published,
        ContestRoster roster,
        Collection<ContestRecord> games,
        Collection<ContestView.Board> liveBoards,
        Supplier<ComputedResults> results) {
    private static final int RECENT_GAMES_SHOWN = 12;

    /** The standings, the rating history and the SPRT of the games so far. */
    record ComputedResults(List<ContestView.Row> rows, List<ContestView.RatingPoint> growth, ContestView.Test sprt) {
        static ComputedResults of(Results results, ContestRoster roster) {
            return new ComputedResults(
                    roster.size() == 0 ? List.of() : results.rows(), results.ratingHistory(), results.sprt());
        }
    }

    /**
     * Returns whether the results are hidden from a viewer. Only the owner sees the results of a hidden contest before
     * they are published.
     */
    boolean isHiddenFrom(Viewer viewer) {
        return config.hidden() && !published && !viewer.owner();
    }

    /** All entrants of a race play the same positions, so they are secret until the end. */
    private boolean positionsPublic() {
        return config.format() != ContestFormat.RACE || state == State.OVER;
    }

    private List<ContestRecord> officialGames() {
        return games.stream().filter(g -> g.number() > 0).toList();
    }

    ContestView view(Viewer viewer, long now) {
        boolean secret = isHiddenFrom(viewer);
        return new ContestView(
                id,
                config.title(),
                config.game(),
                config.format().wireName(),
                state,
                config.hidden(),
                published,
                viewer.role(),
                viewer.entrant(),
                now,
                config.closes(),
                config.visitors(),
                secret,
                new Schedule(config, roster.size()).plannedGames(),
                officialGames().size(),
                new ContestView.Limits(
                        config.games(), config.time(), config.clock(), config.increment(), config.plies()),
                roster.entrants().stream()
                        .map(e -> new ContestView.EntrantView(
                                e.number(),
                                e.name(),
                                e.playerSpec().kind(),
                                roster.isPresent(e),
                                roster.programName(e)))
                        .toList(),
                secret ? List.of() : results.get().rows(),
                secret ? List.of() : results.get().growth(),
                secret ? null : results.get().sprt(),
                secret
                        ? List.of()
                        : liveBoards.stream().filter(b -> b.number() > 0).toList(),
                games(viewer, -1, -1, RECENT_GAMES_SHOWN),
                testRuns(viewer));
    }

    private List<ContestView.Game> testRuns(Viewer viewer) {
        if (viewer.entrant() < 0) return List.of();
        return games.stream()
                .filter(g -> g.number() < 0 && g.first() == viewer.entrant())
                .limit(RECENT_GAMES_SHOWN)
                .map(g -> toView(g, viewer, true))
                .toList();
    }

    /**
     * Returns games, newest first: between two entrants, of one entrant if {@code second} is -1, or all games if both
     * are -1.
     */
    List<ContestView.Game> games(Viewer viewer, int first, int second, int max) {
        if (isHiddenFrom(viewer)) return List.of();
        List<ContestRecord> found = new ArrayList<>();
        for (ContestRecord game : officialGames()) if (involves(game, first) && involves(game, second)) found.add(game);
        Collections.reverse(found);
        return found.stream()
                .limit(max)
                .map(g -> toView(g, viewer, positionsPublic()))
                .toList();
    }

    private static boolean involves(ContestRecord game, int entrant) {
        return entrant < 0 || game.first() == entrant || game.second() == entrant;
    }

    /**
     * Converts a game for a viewer. Details of an external bot's error are shown only to its owner, because they may
     * contain its error output. Errors of server programs and illegal moves are shown to all.
     */
    private ContestView.Game toView(ContestRecord game, Viewer viewer, boolean positionPublic) {
        int loser = game.faultyEntrant();
        boolean detailVisible = loser < 0
                || loser == viewer.entrant()
                || !roster.get(loser).isExternalBot()
                || game.reason().equals(BotException.Kind.ILLEGAL_MOVE.toString());
        return new ContestView.Game(
                game.number(),
                game.first(),
                game.second(),
                game.hasSinglePlayer() && game.winner() < 0 ? "" : game.result(),
                game.reason(),
                detailVisible ? game.detail() : "",
                game.cost(),
                game.score(),
                positionPublic ? game.position() : "",
                positionPublic ? game.moves() : List.of());
    }

    /** Returns the stored games, or empty if the viewer may not see them yet. */
    Optional<List<ContestRecord>> records(Viewer viewer) {
        if (isHiddenFrom(viewer) || !positionsPublic()) return Optional.empty();
        return Optional.of(officialGames());
    }
}
