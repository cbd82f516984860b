package dev.damier.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Who has how many points against whom. */
public final class Standings {
    private final List<String> names;
    private final int[][] halves;
    private final int[][] games;
    private final List<Integer> firstPair = new ArrayList<>();
    private int pending = -1;

    public Standings(List<String> names) {
        this.names = List.copyOf(names);
        halves = new int[names.size()][names.size()];
        games = new int[names.size()][names.size()];
    }

    /** @param won points of the first in halves: 0, 1 or 2 */
    public void add(int first, int second, int won) {
        halves[first][second] += won;
        halves[second][first] += 2 - won;
        games[first][second]++;
        games[second][first]++;
        if (names.size() > 2) return;
        int ofFirstBot = first == 0 ? won : 2 - won;
        if (pending < 0) {
            pending = ofFirstBot;
        } else {
            firstPair.add(pending + ofFirstBot);
            pending = -1;
        }
    }

    public List<String> names() {
        return names;
    }

    public double points(int bot) {
        return IntStream.of(halves[bot]).sum() / 2.0;
    }

    public int games(int bot) {
        return IntStream.of(games[bot]).sum();
    }

    /** In a match of two: how many openings gave the first bot 0, ½, 1, 1½ and 2 points. */
    public int[] pairs() {
        int[] count = new int[5];
        for (int score : firstPair) count[score]++;
        return count;
    }

    public Elo elo() {
        return new Elo(halves, games);
    }

    /** The cross table, best first. */
    public List<String> table() {
        Elo elo = elo();
        List<Integer> order = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingDouble((Integer b) -> -elo.rating(b)))
                .toList();
        int width = Math.max(3, names.stream().mapToInt(String::length).max().orElse(0));
        StringBuilder head =
                new StringBuilder(String.format("%3s  %-" + width + "s %9s %7s %6s ", "", "bot", "points", "elo", "±"));
        for (int i = 1; i <= order.size(); i++) head.append(String.format(" %9d", i));
        List<String> lines = new ArrayList<>(List.of(head.toString()));
        for (int i = 0; i < order.size(); i++) {
            int bot = order.get(i);
            StringBuilder line = new StringBuilder(String.format(
                    Locale.ROOT,
                    "%3d  %-" + width + "s %9s %+7.0f %6.0f ",
                    i + 1,
                    names.get(bot),
                    score(IntStream.of(halves[bot]).sum(), games(bot)),
                    elo.rating(bot),
                    elo.error(bot)));
            for (int other : order)
                line.append(String.format(
                        " %9s", games[bot][other] == 0 ? "" : score(halves[bot][other], games[bot][other])));
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String score(int halves, int games) {
        return halves / 2 + (halves % 2 == 1 ? ".5" : "") + "/" + games;
    }
}
