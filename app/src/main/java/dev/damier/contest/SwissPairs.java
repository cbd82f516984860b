package dev.damier.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Pairs the rounds of a Swiss tournament. From the top of the standings, each player meets the nearest player it has
 * not met yet. With an odd number of players, one gets a bye, which is worth the two points of a won round. No player
 * gets a second bye before all have had one. If no pairing without repetition is found, players may meet again.
 */
final class SwissPairs {
    /** Half points for a bye. A round has two games, so this equals two wins. */
    static final int BYE_HALF_POINTS = 4;

    private static final int MAX_TRIES = 20_000;

    private final int[] halfPoints;
    private final int[] byes;
    private final boolean[][] met;
    private int tries;

    SwissPairs(int players) {
        halfPoints = new int[players];
        byes = new int[players];
        met = new boolean[players][players];
    }

    /** Records the result of a game. */
    void add(Pairing game, int halfPointsOfFirst) {
        halfPoints[game.first()] += halfPointsOfFirst;
        halfPoints[game.second()] += 2 - halfPointsOfFirst;
        met[game.first()][game.second()] = true;
        met[game.second()][game.first()] = true;
    }

    /** Returns the pairs of the next round. A bye is scored immediately. */
    List<int[]> pairNextRound() {
        List<Integer> order = IntStream.range(0, halfPoints.length)
                .boxed()
                .sorted(Comparator.comparingInt(p -> -halfPoints[p]))
                .collect(Collectors.toCollection(ArrayList::new));
        if (order.size() % 2 == 1) assignBye(order);
        tries = 0;
        List<int[]> pairs = new ArrayList<>();
        if (!pairRemaining(order, pairs, false)) {
            pairs.clear();
            boolean ignored = pairRemaining(order, pairs, true);
        }
        return pairs;
    }

    private void assignBye(List<Integer> order) {
        int min = IntStream.of(byes).min().orElse(0);
        int index = order.size() - 1;
        while (byes[order.get(index)] > min) index--;
        int player = order.remove(index);
        byes[player]++;
        halfPoints[player] += BYE_HALF_POINTS;
    }

    /** Returns the number of byes per player. */
    int[] byes() {
        return byes.clone();
    }

    /**
     * Pairs the remaining players by backtracking. Returns false if it found no pairing or reached the limit of tries.
     */
    private boolean pairRemaining(List<Integer> unpaired, List<int[]> pairs, boolean allowRepeats) {
        if (unpaired.isEmpty()) return true;
        if (!allowRepeats && tries++ > MAX_TRIES) return false;
        int first = unpaired.get(0);
        for (int i = 1; i < unpaired.size(); i++) {
            int second = unpaired.get(i);
            if (met[first][second] && !allowRepeats) continue;
            List<Integer> others = new ArrayList<>(unpaired);
            others.remove(i);
            others.remove(0);
            pairs.add(new int[] {first, second});
            if (pairRemaining(others, pairs, allowRepeats)) return true;
            pairs.remove(pairs.size() - 1);
        }
        return false;
    }
}
