package dev.damier.job;

import dev.damier.game.Games;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.WireName;
import dev.damier.run.Outcome;
import dev.damier.run.Stats;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The result of a job; {@link #jsonFields} returns it as a JSON object. A value that does not apply to the result is null.
 *
 * @param job the job
 * @param position canonical text of the position
 * @param engine id of the engine
 * @param outcome the outcome of the engine; null if there is none because of an error
 * @param moves the solution, the best solution so far, or the principal variation, replayed by the rules
 * @param all all optimal solutions, if they were requested
 * @param lines the best lines of a game with their values, if several were requested; the best is first
 * @param explanation why there is no outcome, or what was done before a limit stopped the job; null if there is nothing to
 *     explain
 * @param failure the exception of an internal error; null otherwise
 */
public record Report(
        Job job,
        String position,
        String engine,
        Outcome outcome,
        List<String> moves,
        List<List<String>> all,
        List<EvaluatedLine> lines,
        Text explanation,
        Throwable failure) {

    /**
     * A line of a game, replayed by the rules.
     *
     * @param value the value for the side to move, as in {@link Outcome.Chosen#value}
     */
    public record EvaluatedLine(int value, List<String> moves) {
        private Map<String, Object> jsonFields() {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("moves", moves);
            row.put("value", value);
            return row;
        }
    }

    /** The kinds of results. */
    public enum Result implements WireName {
        SOLVED,
        /** The game of the position is already over. */
        FINISHED,
        IMPOSSIBLE,
        STOPPED,
        CHOSEN,
        ERROR
    }

    /**
     * Returns the report of an answer, after replaying its moves by the rules.
     *
     * @throws IllegalStateException if the rules reject a move, or if the goal or the cost is not as claimed
     */
    static Report of(Answer answer) {
        Outcome outcome = answer.outcome();
        List<String> moves = List.of();
        List<List<String>> all = List.of();
        List<EvaluatedLine> lines = List.of();
        Optional<Outcome.Solved> solution = solution(outcome);
        if (solution.isPresent()) {
            Outcome.Solved solved = solution.get();
            moves = RuleReplay.solutionTexts(answer.setup(), solved.moves(), solved.cost());
            all = solved.all().stream()
                    .map(line -> RuleReplay.solutionTexts(answer.setup(), line, solved.cost()))
                    .toList();
        } else if (outcome instanceof Outcome.Chosen chosen) {
            moves = RuleReplay.legalPrefixTexts(answer.setup(), chosen.move(), chosen.line());
            lines = chosen.ranked().stream()
                    .map(r -> new EvaluatedLine(
                            r.value(), RuleReplay.legalPrefixTexts(answer.setup(), r.line()[0], r.line())))
                    .toList();
        }
        String engine = answer.engine().descriptor().id();
        return new Report(answer.job(), answer.setup().write(), engine, outcome, moves, all, lines, null, null);
    }

    /** Returns the report of a job that cannot be done, with the reason for the user. */
    static Report error(Job job, Text sentence) {
        return new Report(job, job.setup(), job.engine().id(), null, List.of(), List.of(), List.of(), sentence, null);
    }

    /** Returns the report of a job that failed because of a fault of the program. */
    static Report internalError(Job job, Throwable failure) {
        Text sentence = Text.plain("internal error: " + failure);
        return new Report(
                job, job.setup(), job.engine().id(), null, List.of(), List.of(), List.of(), sentence, failure);
    }

    /** Returns the solution of an outcome, or the best one so far. */
    static Optional<Outcome.Solved> solution(Outcome outcome) {
        if (outcome instanceof Outcome.Stopped stopped) return stopped.best();
        return outcome instanceof Outcome.Solved solved ? Optional.of(solved) : Optional.empty();
    }

    /** Returns why there is no outcome, in English; null if there is one. */
    public String error() {
        return outcome == null ? explanation.toString() : null;
    }

    public Result result() {
        if (outcome == null) return Result.ERROR;
        if (outcome instanceof Outcome.Solved) return Result.SOLVED;
        if (outcome instanceof Outcome.Stopped) return Result.STOPPED;
        if (outcome instanceof Outcome.Chosen) return Result.CHOSEN;
        boolean finished = !job.game().equals(PlanningJob.ID) && finalStatus().over();
        return finished ? Result.FINISHED : Result.IMPOSSIBLE;
    }

    /** Returns the state of the game at the position. */
    Table.Status finalStatus() {
        return Games.all().game(job.game()).read(position).newTable().status();
    }

    /** Returns the cost of {@code moves}: of the solution, or of the best solution so far if the search was stopped. */
    public Integer cost() {
        return solution(outcome).map(Outcome.Solved::cost).orElse(null);
    }

    public boolean optimal() {
        return outcome instanceof Outcome.Solved solved && solved.optimal();
    }

    /** Returns the proven lower bound of the solution cost. */
    public Integer lowerBound() {
        if (outcome instanceof Outcome.Stopped stopped) return stopped.lowerBound();
        if (!(outcome instanceof Outcome.Solved)) return null;
        return optimal() ? cost() : Integer.valueOf(0);
    }

    /** Returns whether there are more optimal solutions than the requested number. */
    public boolean more() {
        return outcome instanceof Outcome.Solved solved && solved.more();
    }

    /** Returns the evaluation of the chosen move for the side to move. */
    public PositionEvaluation evaluation() {
        return outcome instanceof Outcome.Chosen chosen ? evaluation(chosen, chosen.value()) : null;
    }

    /** Returns the evaluation of one of the {@link #lines} for the side to move. */
    public PositionEvaluation evaluation(EvaluatedLine line) {
        return evaluation((Outcome.Chosen) outcome, line.value());
    }

    private PositionEvaluation evaluation(Outcome.Chosen chosen, int value) {
        return PositionEvaluation.of(value, chosen.scale(), Games.all().game(job.game()));
    }

    /** Returns the value of the chosen move for the side to move, as in {@link Outcome.Chosen#value}. */
    public Integer value() {
        return outcome instanceof Outcome.Chosen chosen ? chosen.value() : null;
    }

    /** Returns why the search stopped: {@code time, nodes, memory, cancelled, exhausted}. */
    public String reason() {
        return outcome instanceof Outcome.Stopped stopped ? lowerCase(stopped.reason()) : null;
    }

    public Stats stats() {
        return outcome == null ? Stats.NONE : outcome.stats();
    }

    /** Returns whether the job ended with a final result: solved, proved impossible, or a move chosen. */
    public boolean isConclusive() {
        return outcome != null && !(outcome instanceof Outcome.Stopped);
    }

    /** Returns the fields of the JSON object, in order. */
    public Map<String, Object> jsonFields() {
        Map<String, Object> row = new LinkedHashMap<>();
        if (outcome == null) {
            row.put("outcome", result().wireName());
            row.put("error", error());
            return row;
        }
        row.put("game", job.game());
        row.put("position", position);
        row.put("engine", engine);
        row.put("outcome", result().wireName());
        row.put("cost", cost());
        row.put("optimal", optimal());
        row.put("lowerBound", lowerBound());
        row.put("moves", moves);
        if (!all.isEmpty()) row.put("all", all);
        if (more()) row.put("more", true);
        if (!lines.isEmpty())
            row.put("lines", lines.stream().map(EvaluatedLine::jsonFields).toList());
        row.put("value", value());
        if (outcome instanceof Outcome.Chosen chosen) row.put("scale", lowerCase(chosen.scale()));
        row.put("reason", reason());
        if (explanation != null) row.put("explanation", explanation.toString());
        row.put("stats", jsonFields(stats()));
        return row;
    }

    private static String lowerCase(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> jsonFields(Stats stats) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("expanded", stats.expanded());
        row.put("generated", stats.generated());
        if (stats.open() != Stats.NO_COUNT) row.put("open", stats.open());
        if (stats.closed() != Stats.NO_COUNT) row.put("closed", stats.closed());
        row.put("depth", stats.depth());
        row.put("millis", roundToMicroseconds(stats.millis()));
        row.put("cpuMillis", roundToMicroseconds(stats.cpuMillis()));
        row.put("bytes", stats.bytes());
        return row;
    }

    /** Rounds to microseconds, the useful precision of the clocks. */
    private static double roundToMicroseconds(double millis) {
        return Math.round(millis * 1000) / 1000.0;
    }
}
