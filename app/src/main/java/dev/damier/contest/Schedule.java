package dev.damier.contest;

import dev.damier.arena.Sprt;
import dev.damier.arena.Standings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which games are due, from the terms and the games played so far alone: the same after a restart. */
final class Schedule {
    private static final long MAX_PLANNED = 10_000;

    private final ContestConfig config;
    private final int entrants;

    Schedule(ContestConfig config, int entrants) {
        this.config = config;
        this.entrants = entrants;
    }

    /** Refuses more games than a server keeps in its memory; fewer bots, or fewer games of each, are as many as it holds. */
    void check() {
        long planned = planned();
        if (planned > MAX_PLANNED)
            throw ContestException.of("number", "games", 1, Math.max(1, config.games() * MAX_PLANNED / planned));
    }

    /** How many there are in all, if none becomes needless. */
    int planned() {
        return config.format() == ContestFormat.SWISS ? swissRounds() * swissGames() : all().size();
    }

    /** Those not played yet that may be played now, in order; empty when all is done. */
    List<Pairing> due(Collection<ContestRecord> played) {
        Map<Integer, ContestRecord> byNumber = byNumber(played);
        if (decided(byNumber)) return List.of();
        List<Pairing> all =
                config.format() == ContestFormat.SWISS ? swiss(byNumber).due() : all();
        return all.stream().filter(p -> !byNumber.containsKey(p.number())).toList();
    }

    /** How often each had nobody to meet, in the rounds that are over. */
    int[] byes(Collection<ContestRecord> played) {
        return config.format() == ContestFormat.SWISS ? swiss(byNumber(played)).byes() : new int[entrants];
    }

    private static Map<Integer, ContestRecord> byNumber(Collection<ContestRecord> played) {
        Map<Integer, ContestRecord> byNumber = new TreeMap<>();
        for (ContestRecord record : played) byNumber.put(record.number(), record);
        return byNumber;
    }

    /** All pairs meet over one opening, with both sides, before the next: the table is fair whenever it is looked at. */
    private List<Pairing> all() {
        List<Pairing> all = new ArrayList<>();
        if (config.format() == ContestFormat.RACE) {
            for (int round = 0; round < config.games(); round++)
                for (int one = 0; one < entrants; one++) all.add(new Pairing(all.size() + 1, round, one, -1));
            return all;
        }
        for (int round = 0; round < config.games(); round += 2)
            for (int[] pair : pairs())
                for (int side = 0; side < Math.min(2, config.games() - round); side++)
                    all.add(new Pairing(all.size() + 1, round / 2, pair[side], pair[1 - side]));
        return all;
    }

    private List<int[]> pairs() {
        List<int[]> pairs = new ArrayList<>();
        int challengers = config.format() == ContestFormat.ROUND_ROBIN ? entrants : 1;
        int met = config.format() == ContestFormat.SPRT ? 2 : entrants;
        for (int a = 0; a < challengers; a++) for (int b = a + 1; b < met; b++) pairs.add(new int[] {a, b});
        return pairs;
    }

    private boolean decided(Map<Integer, ContestRecord> played) {
        return config.format() == ContestFormat.SPRT
                && Sprt.parse(config.sprt()).verdict(pairScores(played)) != Sprt.Verdict.UNDECIDED;
    }

    /** How many openings gave the first 0, ½, 1, 1½ and 2 points: those of which both games are played. */
    static int[] pairScores(Map<Integer, ContestRecord> played) {
        Standings two = new Standings(List.of("first", "second"));
        for (int number = 1; played.containsKey(number) && played.containsKey(number + 1); number += 2)
            for (ContestRecord record : List.of(played.get(number), played.get(number + 1)))
                two.add(record.first(), record.second(), record.halfPoints());
        return two.pairs();
    }

    private int swissRounds() {
        return Math.max(1, config.games() / 2);
    }

    private int swissGames() {
        return entrants / 2 * 2;
    }

    /**
     * @param due the games of the first round that is not all played
     * @param byes of the rounds before it
     */
    private record SwissRound(List<Pairing> due, int[] byes) {}

    private SwissRound swiss(Map<Integer, ContestRecord> played) {
        SwissPairs score = new SwissPairs(entrants);
        for (int round = 0; round < swissRounds(); round++) {
            int[] byes = score.byes();
            List<Pairing> games = new ArrayList<>();
            for (int[] pair : score.next())
                for (int side = 0; side < 2; side++)
                    games.add(new Pairing(round * swissGames() + games.size() + 1, round, pair[side], pair[1 - side]));
            boolean over = !games.isEmpty() && games.stream().allMatch(g -> played.containsKey(g.number()));
            if (!over) return new SwissRound(games, byes);
            for (Pairing game : games) score.add(game, played.get(game.number()).halfPoints());
        }
        return new SwissRound(List.of(), score.byes());
    }
}
