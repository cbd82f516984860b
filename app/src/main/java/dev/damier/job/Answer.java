package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.Setup;
import dev.damier.run.Outcome;
import java.util.List;
import java.util.Locale;

/** The outcome of a job together with the job, its position and its engine. */
public record Answer(Job job, Setup setup, Engine<?> engine, Outcome outcome) {

    /**
     * Returns the report, after replaying its moves by the rules.
     *
     * @throws IllegalStateException if the rules reject a move, or if the goal or the cost is not as claimed
     */
    public Report report() {
        if (outcome instanceof Outcome.Solved solved) return builder("solved").solved(solved);
        if (outcome instanceof Outcome.Stopped stopped)
            return builder("stopped").stopped(stopped);
        if (outcome instanceof Outcome.Chosen chosen) return builder("chosen").chosen(chosen);
        return builder("impossible").impossible();
    }

    private ReportBuilder builder(String name) {
        return new ReportBuilder(name);
    }

    /** Builds the report: the fields that all outcomes share, and those of each kind of outcome. */
    private final class ReportBuilder {
        private final String outcomeName;

        ReportBuilder(String name) {
            this.outcomeName = name;
        }

        Report solved(Outcome.Solved solved) {
            List<String> moves = RuleReplay.solutionTexts(setup, solved.moves(), solved.cost());
            List<List<String>> all = solved.all().stream()
                    .map(line -> RuleReplay.solutionTexts(setup, line, solved.cost()))
                    .toList();
            int bound = solved.optimal() ? solved.cost() : 0;
            return report(solved.cost(), solved.optimal(), bound, moves, all, null, null);
        }

        Report stopped(Outcome.Stopped stopped) {
            String reason = stopped.reason().name().toLowerCase(Locale.ROOT);
            if (stopped.best().isEmpty())
                return report(null, false, stopped.lowerBound(), List.of(), List.of(), null, reason);
            Outcome.Solved best = stopped.best().get();
            List<String> moves = RuleReplay.solutionTexts(setup, best.moves(), best.cost());
            return report(best.cost(), false, stopped.lowerBound(), moves, List.of(), null, reason);
        }

        Report chosen(Outcome.Chosen chosen) {
            List<String> moves = RuleReplay.legalPrefixTexts(setup, chosen.move(), chosen.line());
            return report(null, false, null, moves, List.of(), chosen.value(), null);
        }

        Report impossible() {
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
                    outcomeName,
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
