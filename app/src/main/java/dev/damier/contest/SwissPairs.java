package dev.damier.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rounds of a Swiss tournament: from the top of the table, each with the nearest it has not met; who is left over has a bye,
 * worth the two points of a round won, and nobody has one more than another as long as that can be. If nobody new can be found for somebody, some meet again.
 */
final class SwissPairs {
    /** What a bye is worth, in halves of a game: a round is two games. */
    static final int BYE = 4;

    private static final int MAX_TRIES = 20_000;

    private final int[] halves;
    private final int[] byes;
    private final boolean[][] met;
    private int tries;

    SwissPairs(int players) {
        halves = new int[players];
        byes = new int[players];
        met = new boolean[players][players];
    }

    void add(Pairing game, int halvesOfFirst) {
        halves[game.first()] += halvesOfFirst;
        halves[game.second()] += 2 - halvesOfFirst;
        met[game.first()][game.second()] = true;
        met[game.second()][game.first()] = true;
    }

    /** The pairs of the next round; a bye is counted at once. */
    List<int[]> next() {
        List<Integer> order = IntStream.range(0, halves.length)
                .boxed()
                .sorted(Comparator.comparingInt(p -> -halves[p]))
                .collect(Collectors.toCollection(ArrayList::new));
        if (order.size() % 2 == 1) assignBye(order);
        tries = 0;
        List<int[]> pairs = new ArrayList<>();
        if (!pair(order, pairs, false)) {
            pairs.clear();
            boolean ignored = pair(order, pairs, true);
        }
        return pairs;
    }

    private void assignBye(List<Integer> order) {
        int min = IntStream.of(byes).min().orElse(0);
        int at = order.size() - 1;
        while (byes[order.get(at)] > min) at--;
        int who = order.remove(at);
        byes[who]++;
        halves[who] += BYE;
    }

    /** How often each has rested. */
    int[] byes() {
        return byes.clone();
    }

    private boolean pair(List<Integer> left, List<int[]> pairs, boolean again) {
        if (left.isEmpty()) return true;
        if (!again && tries++ > MAX_TRIES) return false;
        int first = left.get(0);
        for (int i = 1; i < left.size(); i++) {
            int second = left.get(i);
            if (met[first][second] && !again) continue;
            List<Integer> rest = new ArrayList<>(left);
            rest.remove(i);
            rest.remove(0);
            pairs.add(new int[] {first, second});
            if (pair(rest, pairs, again)) return true;
            pairs.remove(pairs.size() - 1);
        }
        return false;
    }
}
