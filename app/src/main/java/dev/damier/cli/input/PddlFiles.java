package dev.damier.cli.input;

import dev.damier.plan.pddl.PddlException;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PddlText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds planning tasks in files: a file with both definitions, or a problem with its domain in another file. */
public final class PddlFiles {
    private PddlFiles() {}

    /** Returns whether an argument is the file of a planning task. */
    public static boolean isTask(String argument) {
        return argument.startsWith("@")
                && PddlText.defines(PositionArguments.readFile(argument.substring(1)), "problem");
    }

    /**
     * Returns a task as one line. The files are checked first, because messages give the place in the file, not in that line.
     *
     * @param file a file with both definitions, or with a problem; its domain is then in {@code domain.pddl},
     *     {@code domain_NAME} or {@code NAME-domain.pddl} in the same folder
     * @throws PddlException if a text is wrong, with the file, the line and the column
     */
    public static String read(String file) {
        String text = PositionArguments.readFile(file);
        if (PddlText.isComplete(text)) {
            PddlText.read(file, text);
            return PddlText.join(text, "").strip();
        }
        String domainFile = domainOf(Path.of(file))
                .orElseThrow(() -> UsageException.of("usage.domain", file))
                .toString();
        String domain = PositionArguments.readFile(domainFile);
        PddlTask.read(domainFile, domain, file, text);
        return PddlText.join(domain, text);
    }

    /** Returns the domain file of a problem: one with the name of the problem in it, or the common one. */
    public static Optional<Path> domainOf(Path problem) {
        String name = problem.getFileName().toString();
        return Stream.of("domain_" + name, name.replace(".pddl", "-domain.pddl"), "domain.pddl")
                .map(problem::resolveSibling)
                .filter(domain -> !domain.equals(problem) && Files.exists(domain))
                .findFirst();
    }
}
