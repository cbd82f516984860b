package dev.damier.contest;

import dev.damier.store.ContestStore;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredJson;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/** The finished games of a contest and their results. The lock of the contest guards it. */
final class ContestGames {
    /** Maximum number of games that a ladder keeps. The oldest ones are deleted, some at a time. */
    static final int MAX_LADDER_GAMES = 5000;

    static final int DELETED_LADDER_GAMES = 500;

    private final String id;
    private final ContestConfig config;
    private final ContestStore store;
    private final ContestRoster roster;
    private final GameTexts texts = new GameTexts();
    /** By number. Test runs have numbers below zero. */
    private final TreeMap<Integer, ContestRecord> games = new TreeMap<>();
    /** Computed once for all viewers; null after a change. */
    private ContestViews.ComputedResults computedResults;

    /** Loads the games of a contest. */
    ContestGames(String id, ContestConfig config, ContestStore store, ContestRoster roster) {
        this.id = id;
        this.config = config;
        this.store = store;
        this.roster = roster;
        for (StoredContestGame row : store.games(id))
            games.put(row.number(), texts.add(StoredJson.read(row.record(), ContestRecord.class)));
    }

    /** Stores a finished game. It is ignored if the store has a game of its number. */
    void add(ContestRecord played, long now) {
        ContestRecord game = texts.add(played);
        if (store.saveGame(new StoredContestGame(id, game.number(), StoredJson.write(game), now)))
            games.put(game.number(), game);
        if (config.isLadder() && games.size() > MAX_LADDER_GAMES) deleteOldest();
        computedResults = null;
    }

    private void deleteOldest() {
        int last = official().get(DELETED_LADDER_GAMES - 1).number();
        store.deleteGamesUpTo(id, last);
        Collection<ContestRecord> old = games.subMap(1, true, last, true).values();
        old.forEach(texts::remove);
        old.clear();
    }

    Collection<ContestRecord> all() {
        return games.values();
    }

    /** Returns the games that count, in the order of their numbers. */
    List<ContestRecord> official() {
        return List.copyOf(games.tailMap(1).values());
    }

    boolean hasGamesOf(int entrant) {
        return games.values().stream().anyMatch(g -> g.first() == entrant || g.second() == entrant);
    }

    /** Returns the number of finished test runs of an entrant. */
    int testRunsOf(int entrant) {
        return (int) games.headMap(0).values().stream()
                .filter(g -> g.first() == entrant)
                .count();
    }

    /** Returns a number for a test run that no finished game has. */
    int nextTestRunNumber() {
        return games.isEmpty() ? -1 : Math.min(0, games.firstKey()) - 1;
    }

    /** Removes the computed results, which contain the entrants. */
    void onRosterChange() {
        computedResults = null;
    }

    ContestViews.ComputedResults results() {
        if (computedResults == null)
            computedResults =
                    ContestViews.ComputedResults.of(new Results(config, roster.entrants(), official()), roster);
        return computedResults;
    }
}
