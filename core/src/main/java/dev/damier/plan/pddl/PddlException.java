package dev.damier.plan.pddl;

import dev.damier.game.Text;
import dev.damier.run.BadInputException;
import java.util.List;
import java.util.Locale;

/**
 * Thrown when PDDL text is wrong or uses an unsupported feature. The message names the place and says what to do, in
 * English and French.
 */
public final class PddlException extends BadInputException {
    private static final long serialVersionUID = 1L;

    private final transient Text text;
    private final String source;
    private final int line;
    private final int column;

    /**
     * Creates an exception.
     *
     * @param place where the error is
     * @param problem what is wrong, what was expected and what to do
     */
    PddlException(Place place, Text problem) {
        super(place + ": " + problem);
        text = Text.list("", List.of(Text.plain(place + ": "), problem));
        source = place.source();
        line = place.line();
        column = place.column();
    }

    /**
     * Creates an exception without a place, for an error that appears only when the task is grounded.
     *
     * @param problem what is wrong and what to do
     */
    PddlException(Text problem) {
        super(problem.toString());
        text = problem;
        source = "";
        line = 0;
        column = 0;
    }

    /** Returns a text of this package. */
    static Text text(String key, Object... args) {
        return Text.of(PddlException.class, key, args);
    }

    /** Returns the message as a translatable text. */
    public Text text() {
        return text;
    }

    /** Returns the message in the given language. */
    public String in(Locale language) {
        return text.in(language);
    }

    /** Returns the name of the text, such as the file name; empty if the error has no place. */
    public String source() {
        return source;
    }

    /** Returns the line of the error, from 1; 0 if the error has no place. */
    public int line() {
        return line;
    }

    /** Returns the column of the error, from 1; 0 if the error has no place. */
    public int column() {
        return column;
    }

    /**
     * A place in a text.
     *
     * @param source the name of the text
     * @param line the line, from 1
     * @param column the column, from 1
     */
    record Place(String source, int line, int column) {
        @Override
        public String toString() {
            return source + ":" + line + ":" + column;
        }
    }
}
