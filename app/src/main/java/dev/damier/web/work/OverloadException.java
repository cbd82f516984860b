package dev.damier.web.work;

import dev.damier.game.Text;

/** Work that was not done: there was no room for it, or no time. Trying again later helps. */
public final class OverloadException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why, and what the web says to it. */
    public enum Reason {
        /** This client, or all together, have too much waiting. */
        FULL(429, "full"),
        /** It waited too long for its turn. */
        LATE(503, "late"),
        /** It took more time than such work may. */
        LONG(503, "long"),
        /** Answers that nobody reads fill the memory. */
        UNREAD(503, "unread"),
        STOPPING(503, "stopping");

        private final int status;
        private final String key;

        Reason(int status, String key) {
            this.status = status;
            this.key = key;
        }
    }

    private final Reason reason;

    public OverloadException(Reason reason) {
        super(sentence(reason).toString(), null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    /** For people. */
    public Text sentence() {
        return sentence(reason);
    }

    private static Text sentence(Reason reason) {
        return Text.of(OverloadException.class, "overload." + reason.key);
    }

    /** As an HTTP status. */
    public int status() {
        return reason.status;
    }
}
