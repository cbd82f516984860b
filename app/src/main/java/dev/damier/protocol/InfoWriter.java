package dev.damier.protocol;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.Scale;
import dev.damier.run.Progress;
import dev.damier.run.Stats;
import java.math.BigDecimal;
import java.util.List;

/** Formats the progress of a search as {@code info} lines and its answer as moves. */
public final class InfoWriter {
    /** Maximum difference to the value of a win at which a value is reported as a win in a number of plies. */
    private static final int MAX_WIN_DISTANCE = 10_000;

    private final Setup setup;
    private final boolean adversarial;

    public InfoWriter(Setup setup) {
        this.setup = setup;
        adversarial = setup.isMatch();
    }

    String infoLine(Progress p) {
        List<String> line = moveTexts(p.line());
        StringBuilder info = statsInfo(p.stats());
        if (adversarial && !line.isEmpty()) info.append(" value ").append(formatValue(p.value(), p.scale()));
        if (!adversarial && !line.isEmpty() && p.bestCost() >= 0)
            info.append(" value ").append(p.bestCost());
        if (!adversarial) info.append(" bound ").append(p.lowerBound());
        return withLine(info, line);
    }

    String infoLine(Outcome outcome) {
        StringBuilder info = statsInfo(outcome.stats());
        if (outcome instanceof Chosen chosen)
            info.append(" value ").append(formatValue(chosen.value(), chosen.scale()));
        if (outcome instanceof Outcome.Solved solved) {
            info.append(" value ").append(solved.cost());
            if (solved.optimal()) info.append(" bound ").append(solved.cost());
        }
        if (outcome instanceof Outcome.Stopped stopped) {
            stopped.best().ifPresent(best -> info.append(" value ").append(best.cost()));
            info.append(" bound ").append(stopped.lowerBound());
        }
        if (outcome instanceof Outcome.Impossible) info.append(" text impossible: proved");
        return withLine(info, answerMoves(outcome));
    }

    private static StringBuilder statsInfo(Stats stats) {
        return new StringBuilder("info depth ")
                .append(stats.depth())
                .append(" nodes ")
                .append(stats.expanded())
                .append(" rate ")
                .append(Math.round(stats.expandedPerSecond()));
    }

    private static String formatValue(int value, Scale scale) {
        if (value > Chosen.WIN - MAX_WIN_DISTANCE) return "win " + (Chosen.WIN - value);
        if (value < MAX_WIN_DISTANCE - Chosen.WIN) return "loss " + (Chosen.WIN + value);
        if (scale == Scale.PROBABILITY) return "probability " + BigDecimal.valueOf(value + 5_000L, 4);
        return Integer.toString(value);
    }

    private static String withLine(StringBuilder info, List<String> line) {
        if (!line.isEmpty()) info.append(" line ").append(String.join(" ", line));
        return info.toString();
    }

    /** Returns the moves of the answer, or an empty list if there is none. */
    public List<String> answerMoves(Outcome outcome) {
        if (outcome instanceof Outcome.Solved solved) return moveTexts(solved.moves());
        if (outcome instanceof Outcome.Stopped stopped)
            return moveTexts(stopped.best().map(Outcome.Solved::moves).orElse(new int[0]));
        if (!(outcome instanceof Chosen chosen)) return List.of();
        boolean lineMatchesMove = chosen.line().length > 0 && chosen.line()[0] == chosen.move();
        return moveTexts(lineMatchesMove ? chosen.line() : new int[] {chosen.move()});
    }

    /**
     * Returns the moves as text up to the first illegal one, because a line from a transposition table may be outdated.
     */
    private List<String> moveTexts(int[] codes) {
        return setup.newTable().playWhileLegal(codes).stream().map(Move::text).toList();
    }

    /** Returns {@code best MOVE [ponder MOVE]}, or {@code best none} if there is no move. */
    String bestLine(Outcome outcome) {
        List<String> line = answerMoves(outcome);
        if (line.isEmpty()) return "best none";
        boolean hasReply = outcome instanceof Chosen && line.size() > 1;
        return "best " + line.get(0) + (hasReply ? " ponder " + line.get(1) : "");
    }
}
