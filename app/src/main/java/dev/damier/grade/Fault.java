package dev.damier.grade;

import dev.damier.game.Text;
import java.util.Locale;

/** Why a case failed, in one word for tables and for hidden cases. */
public enum Fault {
    NONE,
    /** The answer is wrong. */
    WRONG,
    /** The answer is valid, but not good enough. */
    QUALITY,
    /** Too many states were expanded. */
    EXPANDED,
    TIME,
    MEMORY,
    /** Too many processes, or too much output. */
    RESOURCES,
    /** A line of the program is not part of the protocol. */
    PROTOCOL,
    /** The program could not be started, or ended without an answer. */
    CRASH,
    /** Grading was interrupted. */
    STOPPED;

    /** Returns the id used in JSON and CSV files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns a description without details of the case. */
    public Text text() {
        return Text.of(Fault.class, "fault." + id());
    }
}
