package dev.damier.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The points of each player against each other player. */
public final class Standings {
    private final List<String> names;
    private final int[][] halfPoints;
    private final int[][] games;
    private final List<Integer> pairScores = new ArrayList<>();
    private int pendingScore = -1;

    public Standings(List<String> names) {
        this.names = List.copyOf(names);
        halfPoints = new int[names.size()][names.size()];
        games = new int[names.size()][names.size()];
    }

    /**
     * Adds a game.
     *
     * @param halfPointsOfFirst half points of the first player: 0, 1 or 2
     */
    public void add(int first, int second, int halfPointsOfFirst) {
        halfPoints[first][second] += halfPointsOfFirst;
        halfPoints[second][first] += 2 - halfPointsOfFirst;
        games[first][second]++;
        games[second][first]++;
        if (names.size() > 2) return;
        int ofFirstBot = first == 0 ? halfPointsOfFirst : 2 - halfPointsOfFirst;
        if (pendingScore < 0) {
            pendingScore = ofFirstBot;
        } else {
            pairScores.add(pendingScore + ofFirstBot);
            pendingScore = -1;
        }
    }

    public List<String> names() {
        return names;
    }

    /** Returns the points of a player. */
    public double points(int bot) {
        return IntStream.of(halfPoints[bot]).sum() / 2.0;
    }

    /** Returns the number of games of a player. */
    public int games(int bot) {
        return IntStream.of(games[bot]).sum();
    }

    /** Counts, in a match of two bots, the openings in which the first bot scored 0, ½, 1, 1½ and 2 points. */
    public int[] pairScoreCounts() {
        int[] count = new int[5];
        for (int score : pairScores) count[score]++;
        return count;
    }

    /** Returns the ratings of all players. */
    public Elo elo() {
        return new Elo(halfPoints, games);
    }

    /** Returns the crosstable as lines of text, best player first. */
    public List<String> crosstable() {
        Elo elo = elo();
        List<Integer> order = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparing((Integer b) -> !elo.isRated(b))
                        .thenComparingDouble(b -> -elo.rating(b))
                        .thenComparingDouble(b -> -points(b)))
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
                    "%3d  %-" + width + "s %9s %7s %6s ",
                    i + 1,
                    names.get(bot),
                    formatScore(IntStream.of(halfPoints[bot]).sum(), games(bot)),
                    elo.isRated(bot) ? String.format(Locale.ROOT, "%+.0f", elo.rating(bot)) : "-",
                    elo.isRated(bot) ? String.format(Locale.ROOT, "%.0f", elo.error(bot)) : "-"));
            for (int other : order)
                line.append(String.format(
                        " %9s", games[bot][other] == 0 ? "" : formatScore(halfPoints[bot][other], games[bot][other])));
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String formatScore(int halves, int games) {
        return halves / 2 + (halves % 2 == 1 ? ".5" : "") + "/" + games;
    }
}
