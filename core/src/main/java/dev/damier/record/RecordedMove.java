package dev.damier.record;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * A move of a record.
 *
 * @param text the game's notation
 * @param sign one of {@link #SIGNS}, or ""
 * @param time what it took, to the millisecond; zero when nobody measured it
 * @param comment what is said of it, or ""
 * @param instead lines that begin in place of this move, none of them empty
 */
public record RecordedMove(String text, String sign, Duration time, String comment, List<List<RecordedMove>> instead) {
    /** Good, bad, very good, very bad, interesting, doubtful. */
    public static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");

    public RecordedMove {
        Objects.requireNonNull(comment);
        if (text.isEmpty() || !text.chars().allMatch(RecordedMove::plain) || RecordReader.decoration(text))
            throw new IllegalArgumentException("a move must be one word without brackets, but got '" + text + "'");
        if (!sign.isEmpty() && !SIGNS.contains(sign))
            throw new IllegalArgumentException(
                    "a move annotation must be one of " + SIGNS + ", but got '" + sign + "'");
        if (time.isNegative())
            throw new IllegalArgumentException("the time of a move must not be negative, but got " + time);
        time = Duration.ofMillis(time.toMillis());
        instead = instead.stream().map(List::copyOf).toList();
        if (instead.stream().anyMatch(List::isEmpty))
            throw new IllegalArgumentException("a variation needs at least one move");
    }

    public RecordedMove(String text) {
        this(text, "", Duration.ZERO, "", List.of());
    }

    /** Whether a word of a record may have this character inside. */
    static boolean plain(int c) {
        return c > ' ' && c != 0x7f && "{}()[]\"!?@".indexOf(c) < 0 && !blank(c);
    }

    /** Whether words end here: also at spaces that do not break a line, as pages paste them. */
    static boolean blank(int c) {
        return Character.isWhitespace(c) || c == 0xfeff || c == 0xa0;
    }

    RecordedMove sign(String given) {
        return new RecordedMove(text, given, time, comment, instead);
    }

    RecordedMove time(Duration taken) {
        return new RecordedMove(text, sign, taken, comment, instead);
    }

    /** With more said of it, behind what was said. */
    RecordedMove said(String more) {
        return new RecordedMove(text, sign, time, comment.isEmpty() ? more : comment + " " + more, instead);
    }
}
