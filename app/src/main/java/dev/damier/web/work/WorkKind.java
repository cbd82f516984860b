package dev.damier.web.work;

import java.util.Locale;

/**
 * The kinds of jobs. Long-running kinds are searches; for the other, interactive kinds, a user waits in front of the
 * screen.
 */
public enum WorkKind {
    SOLVE(true),
    LAB(true),
    BOT(true),
    HINT(false),
    TREE(false),
    DEAL(false),
    LOOK(false),
    AGENT(false),
    SEAT(false),
    /** The views of a room, or a room that is loaded from the store. */
    ROOM(false),
    /** One line of the bot protocol. */
    LINE(false),
    /** A health check of the server itself. */
    PROBE(false),
    /** A table that serves later searches. It runs only in a slot that no other job can use, one at a time. */
    TABLES(true);

    private final boolean isLongRunning;

    WorkKind(boolean isLongRunning) {
        this.isLongRunning = isLongRunning;
    }

    public boolean isLongRunning() {
        return isLongRunning;
    }

    /** Returns whether no client waits for jobs of this kind. */
    public boolean isBackground() {
        return this == TABLES;
    }

    /** Returns the label used in the metrics. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
