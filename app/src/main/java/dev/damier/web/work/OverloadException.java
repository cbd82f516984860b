package dev.damier.web.work;

import dev.damier.game.Text;

/** Thrown when a job was not done because of load: no free capacity or not enough time. The client may retry later. */
public final class OverloadException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The reason, with its HTTP status and its message key. */
    public enum Reason {
        /** Too many jobs are waiting, of this client or in total. */
        QUEUE_FULL(429, "full"),
        /** The job waited too long for a slot. */
        WAIT_TIMEOUT(503, "late"),
        /** The job exceeded its time limit. */
        TIME_LIMIT(503, "long"),
        /** Responses that clients have not read yet fill the memory. */
        UNREAD_RESPONSES(503, "unread"),
        /** The server is shutting down. */
        SHUTTING_DOWN(503, "stopping");

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

    /** Returns the localised message for users. */
    public Text sentence() {
        return sentence(reason);
    }

    private static Text sentence(Reason reason) {
        return Text.of(OverloadException.class, "overload." + reason.key);
    }

    /** Returns the HTTP status of the response. */
    public int status() {
        return reason.status;
    }
}
