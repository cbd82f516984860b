package dev.damier.protocol;

import dev.damier.job.TerminalEscaper;
import java.util.List;
import java.util.Locale;

/**
 * Thrown when a bot violates the protocol or the rules of a match; it loses its game for this reason. Control
 * characters in the message are escaped.
 */
public final class BotException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final transient List<String> lastLines;

    /** The kind of error. */
    public enum Kind {
        /** The bot could not be started, or did not become ready. */
        START,
        /** The bot did not answer in time. */
        TIME,
        /** The bot played an illegal move. */
        ILLEGAL_MOVE,
        /** The bot sent a line that is not part of the protocol. */
        NONSENSE,
        /** The bot sent a line that is too long. */
        LONG_LINE,
        /** The bot sent too many lines. */
        FLOOD,
        /** The bot exited or closed its connection. */
        EXIT,
        /** An engine of this program threw an exception. */
        ERROR;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public BotException(Kind kind, String message) {
        this(kind, message, List.of());
    }

    /** @param lastLines the last lines of the bot's error output */
    BotException(Kind kind, String message, List<String> lastLines) {
        super(TerminalEscaper.escape(message));
        this.kind = kind;
        this.lastLines = lastLines.stream().map(TerminalEscaper::escape).toList();
    }

    /** Returns the exception for a line that is not a valid answer. Long lines are shortened. */
    public static BotException invalidLine(String line) {
        String shown = line.length() > 80 ? line.substring(0, 80) + "…" : line;
        return new BotException(Kind.NONSENSE, "sent an invalid line: '" + shown + "'");
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the last lines of the bot's error output; empty if there are none. */
    public List<String> lastLines() {
        return lastLines == null ? List.of() : lastLines;
    }
}
