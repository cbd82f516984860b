package dev.damier.web.work;

/** Work that was not done: there was no room for it, or no time. Trying again later helps. */
public final class Overload extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why, and what the web says to it. */
    public enum Reason {
        /** This client, or all together, have too much waiting. */
        FULL(429, "too many searches are waiting; try again in a few seconds"),
        /** It waited too long for its turn. */
        LATE(503, "the server is busy; try again in a minute"),
        /** It took more time than such work may. */
        LONG(503, "this takes longer than the server allows; ask for less"),
        /** Answers that nobody reads fill the memory. */
        UNREAD(503, "too many answers wait to be read; try again in a few seconds"),
        STOPPING(503, "the server is stopping; try again in a moment");

        private final int status;
        private final String sentence;

        Reason(int status, String sentence) {
            this.status = status;
            this.sentence = sentence;
        }
    }

    private final Reason reason;

    public Overload(Reason reason) {
        super(reason.sentence, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    /** As an HTTP status. */
    public int status() {
        return reason.status;
    }
}
