package dev.damier.protocol;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Progress;
import dev.damier.run.Stats;
import java.util.List;

/** What a search says of itself, as {@code info} lines, and its answer as texts. */
public final class InfoWriter {
    /** Values this near to a win are a win in so many plies. */
    private static final int MAX_WIN_DISTANCE = 10_000;

    private final Setup setup;
    private final boolean contest;

    public InfoWriter(Setup setup) {
        this.setup = setup;
        contest = SearchRequest.contest(setup);
    }

    String of(Progress p) {
        List<String> line = texts(p.line());
        StringBuilder info = figures(p.stats());
        if (contest && !line.isEmpty()) info.append(" value ").append(value(p.value()));
        if (!contest && !line.isEmpty() && p.bestCost() >= 0) info.append(" value ").append(p.bestCost());
        if (!contest) info.append(" bound ").append(p.lowerBound());
        return withLine(info, line);
    }

    String of(Outcome outcome) {
        StringBuilder info = figures(outcome.stats());
        if (outcome instanceof Chosen chosen) info.append(" value ").append(value(chosen.value()));
        if (outcome instanceof Outcome.Solved solved) {
            info.append(" value ").append(solved.cost());
            if (solved.optimal()) info.append(" bound ").append(solved.cost());
        }
        if (outcome instanceof Outcome.Stopped stopped) {
            stopped.best().ifPresent(best -> info.append(" value ").append(best.cost()));
            info.append(" bound ").append(stopped.lowerBound());
        }
        if (outcome instanceof Outcome.Impossible) info.append(" text impossible: proved");
        return withLine(info, line(outcome));
    }

    private static StringBuilder figures(Stats stats) {
        return new StringBuilder("info depth ")
                .append(stats.depth())
                .append(" nodes ")
                .append(stats.expanded())
                .append(" rate ")
                .append(Math.round(stats.expandedPerSecond()));
    }

    private static String value(int value) {
        if (value > Chosen.WIN - MAX_WIN_DISTANCE) return "win " + (Chosen.WIN - value);
        if (value < MAX_WIN_DISTANCE - Chosen.WIN) return "loss " + (Chosen.WIN + value);
        return Integer.toString(value);
    }

    private static String withLine(StringBuilder info, List<String> line) {
        if (!line.isEmpty()) info.append(" line ").append(String.join(" ", line));
        return info.toString();
    }

    /** The answer, first move first; empty when there is none. */
    public List<String> line(Outcome outcome) {
        if (outcome instanceof Outcome.Solved solved) return texts(solved.moves());
        if (outcome instanceof Outcome.Stopped stopped)
            return texts(stopped.best().map(Outcome.Solved::moves).orElse(new int[0]));
        if (!(outcome instanceof Chosen chosen)) return List.of();
        boolean whole = chosen.line().length > 0 && chosen.line()[0] == chosen.move();
        return texts(whole ? chosen.line() : new int[] {chosen.move()});
    }

    /** Played by the rules, and cut where they end: a continuation from a hash table may be stale. */
    private List<String> texts(int[] codes) {
        return setup.newTable().playWhileLegal(codes).stream().map(Move::text).toList();
    }

    /** {@code best MOVE [ponder MOVE]}; {@code best none} when there is nothing to play. */
    String best(Outcome outcome) {
        List<String> line = line(outcome);
        if (line.isEmpty()) return "best none";
        boolean reply = outcome instanceof Chosen && line.size() > 1;
        return "best " + line.get(0) + (reply ? " ponder " + line.get(1) : "");
    }
}
