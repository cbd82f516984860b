package dev.damier.grade;

import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.job.TerminalEscaper;
import dev.damier.play.Position;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Checks answers with the rules and engines of the games. References, such as the optimal cost of a position, are computed
 * once and shared by all submissions.
 */
final class Judge {
    private static final Duration MAX_REFERENCE_TIME = Duration.ofMinutes(2);
    private static final long MOVE_NODES = 20_000;
    private static final int MAX_SHOWN_LEGAL_MOVES = 12;
    private static final int MAX_SHOWN_CHARS = 80;

    private final Map<String, Report> references = new ConcurrentHashMap<>();

    /**
     * Computes the references of all cases, so that a case that cannot be graded is reported before any program runs.
     *
     * @throws BadInputException if the engine cannot solve a case
     */
    void prepare(Assignment assignment) {
        for (GradeCase given : assignment.cases()) {
            boolean solution = given.ask() == Ask.SOLUTION || given.ask() == Ask.OPTIMAL;
            if (solution || given.maxLoss().isPresent()) reference(given);
        }
    }

    /** Judges the words after {@code answer}. */
    Judgement judge(GradeCase given, List<String> answer) {
        return switch (given.ask()) {
            case SOLUTION, OPTIMAL -> judgeSolution(given, answer);
            case MOVE -> judgeMove(given, answer);
            case MINIMAX -> judgeMinimax(given, answer);
            case EXPLORE -> throw new IllegalStateException("an exploration is judged by its referee");
        };
    }

    private Judgement judgeSolution(GradeCase given, List<String> answer) {
        if (answer.equals(List.of("none"))) return judgeNoSolution(given);
        Table table = given.setup().newTable();
        for (int i = 0; i < answer.size(); i++) {
            if (table.status().over()) return Judgement.failed(Fault.WRONG, "wrong.after-goal", i, answer.size());
            Optional<Move> move = legalMove(table, answer.get(i));
            if (move.isEmpty()) return illegal(table, i + 1, answer.get(i));
            table.play(move.get().code());
        }
        if (!table.status().over()) {
            boolean solvable = reference(given).result() != Report.Result.IMPOSSIBLE;
            return Judgement.failed(Fault.WRONG, solvable ? "wrong.no-goal" : "wrong.impossible", answer.size());
        }
        int cost = table.status().cost() - given.setup().newTable().status().cost();
        if (given.maxCost().isPresent() && cost > given.maxCost().getAsInt())
            return Judgement.failed(
                    Fault.QUALITY, "quality.cost", cost, given.maxCost().getAsInt());
        if (given.ask() == Ask.SOLUTION) return Judgement.passed("right.solution", cost);
        int optimum = reference(given).cost();
        return cost == optimum
                ? Judgement.passed("right.optimal", cost)
                : Judgement.failed(Fault.QUALITY, "quality.optimal", cost, optimum);
    }

    private Judgement judgeNoSolution(GradeCase given) {
        Report reference = reference(given);
        return reference.result() == Report.Result.IMPOSSIBLE
                ? Judgement.passed("right.impossible")
                : Judgement.failed(Fault.WRONG, "wrong.solvable", reference.cost());
    }

    private static Optional<Move> legalMove(Table table, String text) {
        try {
            return Optional.of(table.read(text));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    private static Judgement illegal(Table table, int number, String move) {
        List<String> legal = table.moves().stream().map(Move::text).toList();
        String shown = String.join(" ", legal.subList(0, Math.min(MAX_SHOWN_LEGAL_MOVES, legal.size())))
                + (legal.size() > MAX_SHOWN_LEGAL_MOVES ? " …" : "");
        return Judgement.failed(Fault.WRONG, "wrong.illegal", number, shorten(move), shown);
    }

    static String shorten(String text) {
        return TerminalEscaper.shorten(text, MAX_SHOWN_CHARS);
    }

    private Judgement judgeMove(GradeCase given, List<String> answer) {
        if (answer.size() != 1) return Judgement.failed(Fault.PROTOCOL, "protocol.move", answer.size());
        Table table = given.setup().newTable();
        Optional<Move> read = legalMove(table, answer.get(0));
        if (read.isEmpty()) return illegal(table, 1, answer.get(0));
        Move move = read.get();
        if (given.maxLoss().isEmpty()) return Judgement.passed("right.move", move.text());
        Report best = reference(given);
        table.play(move.code());
        boolean wins = table.status().over()
                && table.status().winner() == given.setup().newTable().toMove();
        int value = wins
                ? SearchStates.WIN_VALUE
                : -value(solve(given.setup().game().read(table.write()), Ask.MOVE));
        int loss = value(best) - value;
        return loss <= given.maxLoss().getAsInt()
                ? Judgement.passed("right.move", move.text())
                : Judgement.failed(
                        Fault.QUALITY,
                        "quality.move",
                        move.text(),
                        loss,
                        best.moves().get(0),
                        given.maxLoss().getAsInt());
    }

    private static int value(Report report) {
        return report.value() == null ? 0 : report.value();
    }

    private static Judgement judgeMinimax(GradeCase given, List<String> answer) {
        if (answer.size() != 2 || !answer.get(1).matches("-?\\d{1,9}"))
            return Judgement.failed(Fault.PROTOCOL, "protocol.minimax", shorten(String.join(" ", answer)));
        Table table = given.setup().newTable();
        Optional<Move> read = legalMove(table, answer.get(0));
        if (read.isEmpty()) return illegal(table, 1, answer.get(0));
        Move move = read.get();
        Position position = given.setup().as(Position.class).orElseThrow().copy();
        int value = Minimax.value(position, given.depth());
        int claimed = Integer.parseInt(answer.get(1));
        if (claimed != value) {
            String key = claimed == -value ? "quality.sign" : "quality.value";
            return Judgement.failed(Fault.QUALITY, key, claimed, value, given.depth());
        }
        position.play(move.code());
        int own = -Minimax.value(position, given.depth() - 1);
        return own == value
                ? Judgement.passed("right.minimax", move.text(), value)
                : Judgement.failed(Fault.QUALITY, "quality.best", move.text(), own, value, given.depth());
    }

    /** Returns the result of the reference engine for a case. */
    private Report reference(GradeCase given) {
        return references.computeIfAbsent(
                given.ask() + " " + given.setup().write(), key -> solve(given.setup(), given.ask()));
    }

    /**
     * Solves a position with the default engine.
     *
     * @throws BadInputException if the engine cannot prove the result, so that the case cannot be graded
     */
    private static Report solve(Setup setup, Ask ask) {
        Budget budget = Budget.UNLIMITED.withTime(MAX_REFERENCE_TIME);
        if (ask == Ask.MOVE) budget = budget.withNodes(MOVE_NODES);
        Report report = Job.of(setup, EngineSpec.DEFAULT, budget, 1).run();
        boolean known = report.optimal() || ask == Ask.SOLUTION && report.cost() != null;
        if (known || report.result() == Report.Result.IMPOSSIBLE || report.result() == Report.Result.CHOSEN)
            return report;
        throw new BadInputException("the engine '" + report.engine() + "' could not solve " + setup.write() + " within "
                + MAX_REFERENCE_TIME.toSeconds() + " s; use an easier position"
                + (report.error() == null ? "" : " (" + report.error() + ")"));
    }
}
