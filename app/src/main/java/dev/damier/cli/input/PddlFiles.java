package dev.damier.cli.input;

import dev.damier.plan.pddl.PddlText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds planning tasks in files: a file with both definitions, or a problem with its domain in another file. */
public final class PddlFiles {
    private PddlFiles() {}

    /** Returns whether an argument is the file of a planning task. */
    public static boolean isTask(String argument) {
        return argument.startsWith("@")
                && PddlText.defines(PositionArguments.readFile(argument.substring(1)), "problem");
    }

    /**
     * Returns a task as one line.
     *
     * @param file a file with both definitions, or with a problem; its domain is then in {@code domain.pddl},
     *     {@code domain_NAME} or {@code NAME-domain.pddl} in the same folder
     */
    public static String read(String file) {
        String text = PositionArguments.readFile(file);
        if (PddlText.isComplete(text)) return PddlText.join(text, "").strip();
        Path problem = Path.of(file);
        String name = problem.getFileName().toString();
        for (String candidate : List.of("domain_" + name, name.replace(".pddl", "-domain.pddl"), "domain.pddl")) {
            Path domain = problem.resolveSibling(candidate);
            if (!domain.equals(problem) && Files.exists(domain))
                return PddlText.join(PositionArguments.readFile(domain.toString()), text);
        }
        throw new UsageException(
                "no domain for " + file + ": put domain.pddl in the same folder, or both definitions" + " in one file");
    }
}
