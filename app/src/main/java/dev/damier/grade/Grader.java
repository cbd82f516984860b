package dev.damier.grade;

import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs programs on the cases of an assignment, one case after the other. */
public final class Grader {
    private final Assignment assignment;
    private final Judge judge = new Judge();
    private volatile boolean cancelled;
    private volatile CaseRun running;

    public Grader(Assignment assignment) {
        this.assignment = assignment;
    }

    /**
     * Computes the reference results of all cases.
     *
     * @throws BadInputException if the engine cannot solve a case
     */
    public void prepare() {
        judge.prepare(assignment);
    }

    /** Stops the running program. Cases that have not been run fail with {@link Fault#STOPPED}. */
    public void cancel() {
        cancelled = true;
        CaseRun current = running;
        if (current != null) current.cancel();
    }

    /**
     * Grades a program.
     *
     * @param submission name of the submission
     * @param command the command that starts the program
     * @param onResult receives each result as soon as it is known
     */
    public Grade grade(String submission, List<String> command, Consumer<CaseResult> onResult) {
        List<CaseResult> results = new ArrayList<>();
        for (GradeCase given : assignment.cases()) {
            CaseResult result = run(given, command);
            results.add(result);
            onResult.accept(result);
        }
        return new Grade(submission, assignment, results);
    }

    private CaseResult run(GradeCase given, List<String> command) {
        CaseRun run = new CaseRun(assignment, given, judge);
        running = run;
        if (!cancelled) {
            CaseResult result = run.run(command);
            if (!cancelled) return result;
        }
        return new CaseResult(given, Fault.STOPPED, Fault.STOPPED.text(), 0, 0, 0);
    }
}
