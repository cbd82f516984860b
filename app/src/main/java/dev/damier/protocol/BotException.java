package dev.damier.protocol;

import dev.damier.job.TerminalEscaper;
import java.util.Locale;

/** A bot did not keep to the rules of a match; its game is lost for this reason. What it said is quoted printably. */
public final class BotException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    public enum Kind {
        /** It could not be started, or never became ready. */
        START,
        /** No answer in time, or too late a one. */
        TIME,
        ILLEGAL_MOVE,
        /** Words that are no part of the protocol. */
        NONSENSE,
        LONG_LINE,
        FLOOD,
        EXIT,
        /** An engine of our own broke. */
        ERROR;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public BotException(Kind kind, String sentence) {
        super(TerminalEscaper.of(sentence));
        this.kind = kind;
    }

    /** It said something that is no answer. */
    public static BotException nonsense(String line) {
        String shown = line.length() > 80 ? line.substring(0, 80) + "…" : line;
        return new BotException(Kind.NONSENSE, "sent an invalid line: '" + shown + "'");
    }

    public Kind kind() {
        return kind;
    }
}
