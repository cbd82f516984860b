package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.plan.pddl.Expression.Group;
import java.util.List;

/** A planning task as one text: the domain, then the problem. Such a text can be one line of a file or of a table. */
public final class PddlText {
    private PddlText() {}

    /** Returns both definitions on one line, without comments. */
    public static String join(String domain, String problem) {
        return oneLine(domain) + " " + oneLine(problem);
    }

    private static String oneLine(String text) {
        return text.replaceAll(";[^\n]*", "").replaceAll("\\s+", " ").strip();
    }

    /** Returns whether a text contains a domain and a problem. */
    public static boolean isComplete(String text) {
        return defines(text, "domain") && defines(text, "problem");
    }

    /** Returns whether a text contains the definition of a domain or of a problem. */
    public static boolean defines(String text, String kind) {
        return oneLine(text).matches("(?is).*\\(\\s*define\\s*\\(\\s*" + kind + "\\s.*");
    }

    /**
     * Reads a task from a text with both definitions.
     *
     * @param source the name of the text in messages
     * @throws PddlException if the text is wrong or uses an unsupported feature
     */
    public static PddlTask read(String source, String text) {
        List<Group> definitions = ExpressionReader.readAll(source, text);
        if (definitions.size() != 2) throw new PddlException(text("definitions", definitions.size()));
        return PddlTask.of(definitions.get(0), definitions.get(1));
    }
}
