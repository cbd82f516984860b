package dev.damier.arena;

import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** The sums of a race: rounds won, positions done, mean cost and time. */
public final class RaceTable {
    private final List<String> names;
    private final boolean byTime;
    private final Map<Integer, List<Run>> rounds = new LinkedHashMap<>();

    /** @param byTime of equal costs the shorter time wins */
    public RaceTable(List<String> names, boolean byTime) {
        this.names = List.copyOf(names);
        this.byTime = byTime;
    }

    public void add(Run run) {
        rounds.computeIfAbsent(run.round(), r -> new ArrayList<>()).add(run);
    }

    private List<Run> of(int bot) {
        return rounds.values().stream()
                .flatMap(List::stream)
                .filter(r -> r.bot().equals(names.get(bot)))
                .toList();
    }

    public long done(int bot) {
        return of(bot).stream().filter(Run::done).count();
    }

    /** Rounds in which nobody who finished was as good. */
    public long won(int bot) {
        return rounds.values().stream()
                .filter(all -> all.stream()
                        .filter(Run::done)
                        .filter(own -> own.bot().equals(names.get(bot)))
                        .anyMatch(own -> all.stream().allMatch(r -> r.bot().equals(own.bot()) || beats(own, r))))
                .count();
    }

    private boolean beats(Run a, Run b) {
        if (!b.done() || a.cost() < b.cost()) return true;
        return byTime && a.cost() == b.cost() && a.spent().compareTo(b.spent()) < 0;
    }

    public double meanCost(int bot) {
        return of(bot).stream().filter(Run::done).mapToInt(Run::cost).average().orElse(0);
    }

    public double meanMillis(int bot) {
        return of(bot).stream().mapToLong(r -> r.spent().toNanos()).average().orElse(0) / 1e6;
    }

    /** Best first: by positions done, then by what they cost. */
    public List<String> table(Locale language) {
        int width = Math.max(3, names.stream().mapToInt(String::length).max().orElse(0));
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                "%3s  %-" + width + "s %8s %9s %10s %10s",
                "",
                "bot",
                head("won", language),
                head("done", language),
                head("cost", language),
                head("millis", language)));
        List<Integer> order = IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingLong((Integer b) -> -done(b))
                        .thenComparingDouble(this::meanCost)
                        .thenComparingDouble(this::meanMillis))
                .toList();
        for (int i = 0; i < order.size(); i++) {
            int bot = order.get(i);
            lines.add(String.format(
                    Locale.ROOT,
                    "%3d  %-" + width + "s %8d %9s %10.2f %10.1f",
                    i + 1,
                    names.get(bot),
                    won(bot),
                    done(bot) + "/" + of(bot).size(),
                    meanCost(bot),
                    meanMillis(bot)));
        }
        return lines;
    }

    private static String head(String column, Locale language) {
        return Text.of(RaceTable.class, "race." + column).in(language);
    }
}
