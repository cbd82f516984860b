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
    private final ContestTerms terms;
    private final int entrants;

    Schedule(ContestTerms terms, int entrants) {
        this.terms = terms;
        this.entrants = entrants;
    }

    /** How many there are in all, if none becomes needless. */
    int planned() {
        return terms.format() == ContestFormat.SWISS ? swissRounds() * swissGames() : all().size();
    }

    /** Those not played yet that may be played now, in order; empty when all is done. */
    List<Pairing> due(Collection<GameRecord> played) {
        Map<Integer, GameRecord> byNumber = new TreeMap<>();
        for (GameRecord record : played) byNumber.put(record.number(), record);
        if (decided(byNumber)) return List.of();
        List<Pairing> all = terms.format() == ContestFormat.SWISS ? swiss(byNumber) : all();
        return all.stream().filter(p -> !byNumber.containsKey(p.number())).toList();
    }

    /** All pairs meet over one opening, with both sides, before the next: the table is fair whenever it is looked at. */
    private List<Pairing> all() {
        List<Pairing> all = new ArrayList<>();
        if (terms.format() == ContestFormat.RACE) {
            for (int round = 0; round < terms.games(); round++)
                for (int one = 0; one < entrants; one++) all.add(new Pairing(all.size() + 1, round, one, -1));
            return all;
        }
        for (int round = 0; round < terms.games(); round += 2)
            for (int[] pair : pairs())
                for (int side = 0; side < Math.min(2, terms.games() - round); side++)
                    all.add(new Pairing(all.size() + 1, round / 2, pair[side], pair[1 - side]));
        return all;
    }

    private List<int[]> pairs() {
        List<int[]> pairs = new ArrayList<>();
        int challengers = terms.format() == ContestFormat.ROUND_ROBIN ? entrants : 1;
        int met = terms.format() == ContestFormat.SPRT ? 2 : entrants;
        for (int a = 0; a < challengers; a++) for (int b = a + 1; b < met; b++) pairs.add(new int[] {a, b});
        return pairs;
    }

    private boolean decided(Map<Integer, GameRecord> played) {
        return terms.format() == ContestFormat.SPRT
                && Sprt.parse(terms.sprt()).verdict(pairScores(played)) != Sprt.Verdict.UNDECIDED;
    }

    /** How many openings gave the first 0, ½, 1, 1½ and 2 points: those of which both games are played. */
    static int[] pairScores(Map<Integer, GameRecord> played) {
        Standings two = new Standings(List.of("first", "second"));
        for (int number = 1; played.containsKey(number) && played.containsKey(number + 1); number += 2)
            for (GameRecord record : List.of(played.get(number), played.get(number + 1)))
                two.add(record.first(), record.second(), record.halves());
        return two.pairs();
    }

    private int swissRounds() {
        return Math.max(1, terms.games() / 2);
    }

    private int swissGames() {
        return entrants / 2 * 2;
    }

    /** The games of the first round that is not all played. */
    private List<Pairing> swiss(Map<Integer, GameRecord> played) {
        SwissPairs score = new SwissPairs(entrants);
        for (int round = 0; round < swissRounds(); round++) {
            List<Pairing> games = new ArrayList<>();
            for (int[] pair : score.next())
                for (int side = 0; side < 2; side++)
                    games.add(new Pairing(round * swissGames() + games.size() + 1, round, pair[side], pair[1 - side]));
            if (!games.stream().allMatch(g -> played.containsKey(g.number()))) return games;
            for (Pairing game : games) score.add(game, played.get(game.number()).halves());
        }
        return List.of();
    }
}
