package dev.damier.arena;

import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** The standings of a race: rounds won, positions solved, mean cost, time and score. */
public final class RaceStandings {
    private final List<String> names;
    private final boolean byTime;
    private final Map<Integer, List<RaceResult>> rounds = new LinkedHashMap<>();

    /** @param byTime whether the shorter time wins if costs are equal */
    public RaceStandings(List<String> names, boolean byTime) {
        this.names = List.copyOf(names);
        this.byTime = byTime;
    }

    /** Adds a result. */
    public void add(RaceResult result) {
        rounds.computeIfAbsent(result.round(), r -> new ArrayList<>()).add(result);
    }

    private List<RaceResult> resultsOf(int bot) {
        return rounds.values().stream()
                .flatMap(List::stream)
                .filter(r -> r.bot().equals(names.get(bot)))
                .toList();
    }

    /** Returns the number of positions a bot has solved. */
    public long solvedCount(int bot) {
        return resultsOf(bot).stream().filter(RaceResult::reachedGoal).count();
    }

    /** Returns the number of rounds in which a bot was better than all others. */
    public long roundsWon(int bot) {
        return rounds.values().stream()
                .filter(results -> results.stream()
                        .filter(own -> own.reachedGoal() || own.score() != null)
                        .filter(own -> own.bot().equals(names.get(bot)))
                        .anyMatch(own ->
                                results.stream().allMatch(other -> other.bot().equals(own.bot()) || beats(own, other))))
                .count();
    }

    /**
     * Returns whether {@code a} is better. A solution beats no solution. Two solutions compare by cost, then by time if
     * enabled. Otherwise the score decides.
     */
    private boolean beats(RaceResult a, RaceResult b) {
        if (a.reachedGoal() != b.reachedGoal()) return a.reachedGoal();
        if (!a.reachedGoal()) return a.score() != null && (b.score() == null || a.score() > b.score());
        if (a.cost() != b.cost()) return a.cost() < b.cost();
        return byTime && a.spent().compareTo(b.spent()) < 0;
    }

    /** Returns the mean cost of the solved positions. */
    public double meanCost(int bot) {
        return resultsOf(bot).stream()
                .filter(RaceResult::reachedGoal)
                .mapToInt(RaceResult::cost)
                .average()
                .orElse(0);
    }

    /** Returns the mean score of the missions that have a score. */
    public OptionalDouble meanScore(int bot) {
        return resultsOf(bot).stream()
                .filter(r -> r.score() != null)
                .mapToInt(RaceResult::score)
                .average();
    }

    /** Returns the mean time per position. */
    public double meanMillis(int bot) {
        return resultsOf(bot).stream()
                        .mapToLong(r -> r.spent().toNanos())
                        .average()
                        .orElse(0)
                / 1e6;
    }

    /** Returns the standings as lines of text, best first: by positions solved, then score, mean cost and mean time. */
    public List<String> format(Locale language) {
        int width = Math.max(3, names.stream().mapToInt(String::length).max().orElse(0));
        List<String> lines = new ArrayList<>();
        boolean scored =
                IntStream.range(0, names.size()).anyMatch(b -> meanScore(b).isPresent());
        lines.add(String.format(
                "%3s  %-" + width + "s %8s %9s %10s %10s%s",
                "",
                "bot",
                columnTitle("won", language),
                columnTitle("done", language),
                columnTitle("cost", language),
                columnTitle("millis", language),
                scored ? String.format(" %12s", columnTitle("score", language)) : ""));
        List<Integer> order = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingLong((Integer b) -> -solvedCount(b))
                        .thenComparingDouble(b -> -meanScore(b).orElse(0))
                        .thenComparingDouble(this::meanCost)
                        .thenComparingDouble(this::meanMillis))
                .toList();
        for (int i = 0; i < order.size(); i++) {
            int bot = order.get(i);
            lines.add(String.format(
                    Locale.ROOT,
                    "%3d  %-" + width + "s %8d %9s %10.2f %10.1f%s",
                    i + 1,
                    names.get(bot),
                    roundsWon(bot),
                    solvedCount(bot) + "/" + resultsOf(bot).size(),
                    meanCost(bot),
                    meanMillis(bot),
                    meanScore(bot).isPresent()
                            ? String.format(
                                    Locale.ROOT, " %12.2f", meanScore(bot).getAsDouble())
                            : ""));
        }
        return lines;
    }

    private static String columnTitle(String column, Locale language) {
        return Text.of(RaceStandings.class, "race." + column).in(language);
    }
}
