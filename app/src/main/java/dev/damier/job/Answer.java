package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.Setup;
import dev.damier.run.Outcome;
import java.util.List;
import java.util.Locale;

/** A job's outcome with the objects it is about. */
public record Answer(Job job, Setup setup, Engine<?> engine, Outcome outcome) {

    /** The row, its lines replayed by the rules; {@link IllegalStateException} if they refuse one. */
    public Report report() {
        if (outcome instanceof Outcome.Solved solved) return row("solved").solved(solved);
        if (outcome instanceof Outcome.Stopped stopped) return row("stopped").stopped(stopped);
        if (outcome instanceof Outcome.Chosen chosen) return row("chosen").chosen(chosen);
        return row("impossible").plain();
    }

    private Row row(String name) {
        return new Row(name);
    }

    /** The columns all outcomes share, and for each kind the rest. */
    private final class Row {
        private final String name;

        Row(String name) {
            this.name = name;
        }

        Report solved(Outcome.Solved solved) {
            List<String> moves = RuleReplay.toTheGoal(setup, solved.moves(), solved.cost());
            List<List<String>> all = solved.all().stream()
                    .map(line -> RuleReplay.toTheGoal(setup, line, solved.cost()))
                    .toList();
            int bound = solved.optimal() ? solved.cost() : 0;
            return report(solved.cost(), solved.optimal(), bound, moves, all, null, null);
        }

        Report stopped(Outcome.Stopped stopped) {
            String why = stopped.reason().name().toLowerCase(Locale.ROOT);
            if (stopped.best().isEmpty())
                return report(null, false, stopped.lowerBound(), List.of(), List.of(), null, why);
            Outcome.Solved best = stopped.best().get();
            List<String> moves = RuleReplay.toTheGoal(setup, best.moves(), best.cost());
            return report(best.cost(), false, stopped.lowerBound(), moves, List.of(), null, why);
        }

        Report chosen(Outcome.Chosen chosen) {
            List<String> moves = RuleReplay.asFarAsLegal(setup, chosen.move(), chosen.line());
            return report(null, false, null, moves, List.of(), chosen.value(), null);
        }

        Report plain() {
            return report(null, false, null, List.of(), List.of(), null, null);
        }

        private Report report(
                Integer cost,
                boolean optimal,
                Integer bound,
                List<String> moves,
                List<List<String>> all,
                Integer value,
                String reason) {
            return new Report(
                    job,
                    setup.write(),
                    engine.descriptor().id(),
                    name,
                    cost,
                    optimal,
                    bound,
                    moves,
                    all,
                    outcome instanceof Outcome.Solved solved && solved.more(),
                    value,
                    reason,
                    null,
                    outcome.stats());
        }
    }
}
