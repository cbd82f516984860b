package dev.damier.web.work;

import java.util.Locale;

/** What a visitor wants done: somebody waits for the quick kinds with a finger on the screen, the deep ones are searches. */
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
    /** A line of a bot's conversation. */
    LINE(false),
    /** The server asks itself whether it is well. */
    PROBE(false);

    private final boolean isLongRunning;

    WorkKind(boolean deep) {
        this.isLongRunning = deep;
    }

    public boolean isLongRunning() {
        return isLongRunning;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
