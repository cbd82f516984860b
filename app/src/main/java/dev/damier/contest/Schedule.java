package dev.damier.contest;

import dev.damier.arena.Sprt;
import dev.damier.arena.Standings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Computes the due games from the configuration and the finished games alone, so that the result is the same after a
 * restart.
 */
final class Schedule {
    private static final long MAX_PLANNED_GAMES = 10_000;

    private final ContestConfig config;
    private final int entrants;

    Schedule(ContestConfig config, int entrants) {
        this.config = config;
        this.entrants = entrants;
    }

    /**
     * Throws {@link ContestException} if the contest has more games than the server can hold in memory. The message
     * contains the allowed number.
     */
    void requireWithinLimit() {
        long planned = plannedGames();
        if (planned > MAX_PLANNED_GAMES)
            throw ContestException.of("number", "games", 1, Math.max(1, config.games() * MAX_PLANNED_GAMES / planned));
    }

    /** Returns the total number of games; 0 for a ladder, which does not end. An SPRT may end earlier. */
    int plannedGames() {
        if (config.isLadder()) return 0;
        return config.format() == ContestFormat.SWISS
                ? swissRounds() * gamesPerSwissRound()
                : allPairings().size();
    }

    /** Returns the games that can be played now, in order. Returns an empty list when the contest is finished. */
    List<Pairing> due(Collection<ContestRecord> played) {
        Map<Integer, ContestRecord> byNumber = byNumber(played);
        if (isSprtDecided(byNumber)) return List.of();
        List<Pairing> pairings = config.format() == ContestFormat.SWISS
                ? currentSwissRound(byNumber).due()
                : allPairings();
        return pairings.stream().filter(p -> !byNumber.containsKey(p.number())).toList();
    }

    /** Returns the number of byes per entrant in the finished rounds. */
    int[] byes(Collection<ContestRecord> played) {
        return config.format() == ContestFormat.SWISS
                ? currentSwissRound(byNumber(played)).byes()
                : new int[entrants];
    }

    private static Map<Integer, ContestRecord> byNumber(Collection<ContestRecord> played) {
        Map<Integer, ContestRecord> byNumber = new TreeMap<>();
        for (ContestRecord record : played) byNumber.put(record.number(), record);
        return byNumber;
    }

    /**
     * Returns all games of a format without rounds. All pairs play an opening with both sides before the next one, so
     * interim standings are fair.
     */
    private List<Pairing> allPairings() {
        List<Pairing> all = new ArrayList<>();
        if (config.format() == ContestFormat.RACE) {
            for (int round = 0; round < config.games(); round++)
                for (int entrant = 0; entrant < entrants; entrant++)
                    all.add(new Pairing(all.size() + 1, round, entrant, -1));
            return all;
        }
        for (int round = 0; round < config.games(); round += 2)
            for (int[] pair : entrantPairs())
                for (int side = 0; side < Math.min(2, config.games() - round); side++)
                    all.add(new Pairing(all.size() + 1, round / 2, pair[side], pair[1 - side]));
        return all;
    }

    private List<int[]> entrantPairs() {
        List<int[]> pairs = new ArrayList<>();
        int challengers = config.format() == ContestFormat.ROUND_ROBIN ? entrants : 1;
        int opponents = config.format() == ContestFormat.SPRT ? 2 : entrants;
        for (int a = 0; a < challengers; a++) for (int b = a + 1; b < opponents; b++) pairs.add(new int[] {a, b});
        return pairs;
    }

    private boolean isSprtDecided(Map<Integer, ContestRecord> played) {
        return config.format() == ContestFormat.SPRT
                && Sprt.parse(config.sprt()).verdict(pairScores(played)) != Sprt.Verdict.UNDECIDED;
    }

    /**
     * Counts the openings in which the first entrant scored 0, ½, 1, 1½ and 2 points. Only openings with both games
     * finished count.
     */
    static int[] pairScores(Map<Integer, ContestRecord> played) {
        Standings standings = new Standings(List.of("first", "second"));
        for (int number = 1; played.containsKey(number) && played.containsKey(number + 1); number += 2)
            for (ContestRecord record : List.of(played.get(number), played.get(number + 1)))
                standings.add(record.first(), record.second(), record.halfPoints());
        return standings.pairScoreCounts();
    }

    private int swissRounds() {
        return Math.max(1, config.games() / 2);
    }

    private int gamesPerSwissRound() {
        return entrants / 2 * 2;
    }

    /**
     * The current round of a Swiss tournament.
     *
     * @param due the games of the first unfinished round
     * @param byes byes per entrant in the rounds before it
     */
    private record SwissRound(List<Pairing> due, int[] byes) {}

    private SwissRound currentSwissRound(Map<Integer, ContestRecord> played) {
        SwissPairs pairing = new SwissPairs(entrants);
        for (int round = 0; round < swissRounds(); round++) {
            int[] byes = pairing.byes();
            List<Pairing> games = new ArrayList<>();
            for (int[] pair : pairing.pairNextRound())
                for (int side = 0; side < 2; side++)
                    games.add(new Pairing(
                            round * gamesPerSwissRound() + games.size() + 1, round, pair[side], pair[1 - side]));
            boolean finished = !games.isEmpty() && games.stream().allMatch(g -> played.containsKey(g.number()));
            if (!finished) return new SwissRound(games, byes);
            for (Pairing game : games)
                pairing.add(game, played.get(game.number()).halfPoints());
        }
        return new SwissRound(List.of(), pairing.byes());
    }
}
