package dev.damier.cli;

import dev.damier.cli.input.OutputFile;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Interrupt;
import dev.damier.grade.Assignment;
import dev.damier.grade.AssignmentReader;
import dev.damier.grade.Grade;
import dev.damier.grade.GradeReport;
import dev.damier.grade.Grader;
import dev.damier.job.JsonLines;
import dev.damier.protocol.BotLink;
import dev.damier.run.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Grades search programs of students on the cases of an assignment. */
@CommandLine.Command(
        name = "grade",
        description = {
            "Grade a search program on the cases of an assignment (docs/contest.md).",
            "Example: damier grade bfs.json -- python3 search.py",
            "A whole class: damier grade bfs.json --submissions DIR --csv grades.csv -- python3 {}/search.py"
        })
final class GradeCommand extends JsonOutputCommand {
    private static final String PLACEHOLDER = "{}";

    @Parameters(index = "0", paramLabel = "ASSIGNMENT", description = "The JSON file of the assignment.")
    private String file;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "COMMAND",
            description = "The command that starts the program, after `--`. {} stands for the path of a submission.")
    private List<String> command;

    @Option(
            names = "--submissions",
            paramLabel = "DIR",
            description = "Grade every file or folder in DIR. COMMAND must contain {}.")
    private Path submissions;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "Write one row per submission to FILE, after each submission.")
    private Path csvFile;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Write the results in Gradescope's format to FILE; with --submissions, to FILE/NAME.json.")
    private Path resultsFile;

    @Option(names = "--show-hidden", description = "Show the details of hidden cases. Not for students.")
    private boolean showHidden;

    @Override
    int run() throws IOException {
        Assignment assignment = readAssignment();
        boolean placeholder = command.stream().anyMatch(word -> word.contains(PLACEHOLDER));
        if (submissions != null && !placeholder) throw UsageException.of("usage.grade.placeholder");
        if (submissions == null && placeholder) throw UsageException.of("usage.grade.submissions");
        if (!BotLink.canKillOrphans()) screen.note("damier: " + message("arena.orphans"));
        GradeReport report = new GradeReport(screen.language(), showHidden);
        Grader grader = new Grader(assignment);
        grader.prepare();
        boolean allPassed = true;
        try (Interrupt.Scope watch = screen.interrupt().onInterrupt(grader::cancel);
                OutputFile.Rows rows = csvFile == null ? null : new OutputFile.Rows(csvFile)) {
            if (rows != null) rows.add(GradeReport.csvHeader(assignment) + "\n");
            for (Path submission : listSubmissions()) {
                Grade grade = grade(grader, report, submission);
                if (screen.interrupt().isInterrupted()) return 1;
                save(rows, report, grade);
                allPassed &= grade.passedAll();
            }
        }
        return allPassed ? 0 : 1;
    }

    private Assignment readAssignment() {
        try {
            return AssignmentReader.read(PositionArguments.readFile(file));
        } catch (UsageException e) {
            throw e;
        } catch (BadInputException e) {
            throw UsageException.of("usage.grade.file", file, e);
        }
    }

    /** Returns the submissions in alphabetical order; one empty path if there is a single program. */
    private List<Path> listSubmissions() throws IOException {
        if (submissions == null) return List.of(Path.of(""));
        if (!Files.isDirectory(submissions)) throw UsageException.of("usage.folder", submissions);
        try (Stream<Path> entries = Files.list(submissions)) {
            List<Path> found = entries.filter(p -> !p.getFileName().toString().startsWith("."))
                    .sorted()
                    .map(Path::toAbsolutePath)
                    .toList();
            if (found.isEmpty()) throw UsageException.of("usage.grade.none", submissions);
            return found;
        }
    }

    private Grade grade(Grader grader, GradeReport report, Path submission) {
        String name = submissions == null ? "" : submission.getFileName().toString();
        List<String> words = command.stream()
                .map(word -> word.replace(PLACEHOLDER, submission.toString()))
                .toList();
        screen.showProgress(message("grade.progress", name));
        Grade grade = grader.grade(name, words, result -> {
            screen.showProgress("");
            if (!json) screen.println(report.line(result));
            screen.showProgress(message("grade.progress", name));
        });
        screen.showProgress("");
        if (json) screen.printJson(report.gradescope(grade));
        else screen.println(report.total(grade));
        return grade;
    }

    /** Saves the results of a submission before the next one runs, so that an interruption loses nothing. */
    private void save(OutputFile.Rows rows, GradeReport report, Grade grade) throws IOException {
        if (rows != null) rows.add(report.csvRow(grade) + "\n");
        if (resultsFile == null) return;
        Path target = resultsFile;
        if (submissions != null) {
            Files.createDirectories(resultsFile);
            target = resultsFile.resolve(grade.submission() + ".json");
        }
        OutputFile.write(target, JsonLines.toJson(report.gradescope(grade)) + "\n");
    }
}
