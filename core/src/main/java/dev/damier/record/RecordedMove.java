package dev.damier.record;

import dev.damier.run.BadInputException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * A move of a recorded game. Immutable.
 *
 * @param text the move in the notation of the game
 * @param annotation one of {@link #ANNOTATIONS}, or ""
 * @param time the time the player used, rounded down to milliseconds; zero if it was not measured
 * @param comment the comment on the move, or ""
 * @param variations lines that start with another move in place of this one; none is empty
 */
public record RecordedMove(
        String text, String annotation, Duration time, String comment, List<List<RecordedMove>> variations) {
    /** The move annotations: good, mistake, brilliant, blunder, interesting, dubious. */
    public static final List<String> ANNOTATIONS = List.of("!", "?", "!!", "??", "!?", "?!");

    /**
     * Checks the components.
     *
     * @throws BadInputException if the text, annotation, time or a variation is not valid
     */
    public RecordedMove {
        Objects.requireNonNull(comment);
        if (text.isEmpty()
                || !text.chars().allMatch(RecordedMove::isWordCharacter)
                || RecordReader.isMoveNumberOrResult(text))
            throw new BadInputException("a move must be one word without brackets, but got '" + text + "'");
        if (!annotation.isEmpty() && !ANNOTATIONS.contains(annotation))
            throw new BadInputException(
                    "a move annotation must be one of " + ANNOTATIONS + ", but got '" + annotation + "'");
        if (time.isNegative()) throw new BadInputException("the time of a move must not be negative, but got " + time);
        time = Duration.ofMillis(time.toMillis());
        variations = variations.stream().map(List::copyOf).toList();
        if (variations.stream().anyMatch(List::isEmpty))
            throw new BadInputException("a variation needs at least one move");
    }

    /** Creates a move without annotation, time, comment or variations. */
    public RecordedMove(String text) {
        this(text, "", Duration.ZERO, "", List.of());
    }

    /** Returns whether a word of a record may contain this character. */
    static boolean isWordCharacter(int c) {
        return c > ' ' && c != 0x7f && "{}()[]\"!?@".indexOf(c) < 0 && !isBlank(c);
    }

    /** Returns whether this character separates words. Non-breaking spaces count too, because pasted text can contain them. */
    static boolean isBlank(int c) {
        return Character.isWhitespace(c) || c == 0xfeff || c == 0xa0;
    }

    RecordedMove withAnnotation(String newAnnotation) {
        return new RecordedMove(text, newAnnotation, time, comment, variations);
    }

    RecordedMove withTime(Duration taken) {
        return new RecordedMove(text, annotation, taken, comment, variations);
    }

    /** Returns this move with a text appended to its comment. */
    RecordedMove withComment(String more) {
        return new RecordedMove(text, annotation, time, comment.isEmpty() ? more : comment + " " + more, variations);
    }
}
