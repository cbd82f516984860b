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

/** The sums of a race: rounds won, positions done, mean cost, time and score. */
public final class RaceStandings {
    private final List<String> names;
    private final boolean byTime;
    private final Map<Integer, List<RaceResult>> rounds = new LinkedHashMap<>();

    /** @param byTime of equal costs the shorter time wins */
    public RaceStandings(List<String> names, boolean byTime) {
        this.names = List.copyOf(names);
        this.byTime = byTime;
    }

    public void add(RaceResult result) {
        rounds.computeIfAbsent(result.round(), r -> new ArrayList<>()).add(result);
    }

    private List<RaceResult> of(int bot) {
        return rounds.values().stream()
                .flatMap(List::stream)
                .filter(r -> r.bot().equals(names.get(bot)))
                .toList();
    }

    public long done(int bot) {
        return of(bot).stream().filter(RaceResult::done).count();
    }

    /** Rounds in which nobody was as good. */
    public long won(int bot) {
        return rounds.values().stream()
                .filter(all -> all.stream()
                        .filter(own -> own.done() || own.score() != null)
                        .filter(own -> own.bot().equals(names.get(bot)))
                        .anyMatch(own -> all.stream().allMatch(r -> r.bot().equals(own.bot()) || beats(own, r))))
                .count();
    }

    /** Who got there beats who did not; there the cost counts and then maybe the time, short of it the score. */
    private boolean beats(RaceResult a, RaceResult b) {
        if (a.done() != b.done()) return a.done();
        if (!a.done()) return a.score() != null && (b.score() == null || a.score() > b.score());
        if (a.cost() != b.cost()) return a.cost() < b.cost();
        return byTime && a.spent().compareTo(b.spent()) < 0;
    }

    public double meanCost(int bot) {
        return of(bot).stream()
                .filter(RaceResult::done)
                .mapToInt(RaceResult::cost)
                .average()
                .orElse(0);
    }

    /** Of missions; a failed one has none. */
    public OptionalDouble meanScore(int bot) {
        return of(bot).stream()
                .filter(r -> r.score() != null)
                .mapToInt(RaceResult::score)
                .average();
    }

    public double meanMillis(int bot) {
        return of(bot).stream().mapToLong(r -> r.spent().toNanos()).average().orElse(0) / 1e6;
    }

    /** Best first: by positions done, then by score where there is one, then by what they cost. */
    public List<String> table(Locale language) {
        int width = Math.max(3, names.stream().mapToInt(String::length).max().orElse(0));
        List<String> lines = new ArrayList<>();
        boolean scored =
                IntStream.range(0, names.size()).anyMatch(b -> meanScore(b).isPresent());
        lines.add(String.format(
                "%3s  %-" + width + "s %8s %9s %10s %10s%s",
                "",
                "bot",
                head("won", language),
                head("done", language),
                head("cost", language),
                head("millis", language),
                scored ? String.format(" %12s", head("score", language)) : ""));
        List<Integer> order = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingLong((Integer b) -> -done(b))
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
                    won(bot),
                    done(bot) + "/" + of(bot).size(),
                    meanCost(bot),
                    meanMillis(bot),
                    meanScore(bot).isPresent()
                            ? String.format(
                                    Locale.ROOT, " %12.2f", meanScore(bot).getAsDouble())
                            : ""));
        }
        return lines;
    }

    private static String head(String column, Locale language) {
        return Text.of(RaceStandings.class, "race." + column).in(language);
    }
}
