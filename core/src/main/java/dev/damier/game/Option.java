package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.Arrays;
import java.util.List;

/**
 * An option of a game, an engine or an agent. It has a type, so pages and terminals can offer a suitable control. Immutable.
 *
 * @param id the id, in kebab case
 * @param about a description
 * @param type the type of the values
 * @param values the possible values of a {@link Type#CHOICE}, {@link Type#FLAG} (the set value first) or {@link Type#SOME};
 *     known values of a {@link Type#TEXT}, which may have others too; else empty
 * @param words the names of {@code values} for people, in the same order
 * @param min the minimum of a {@link Type#NUMBER}
 * @param max the maximum of a {@link Type#NUMBER}
 * @param defaultValue the value if none is given; for a number it may be a word, such as {@code auto}
 */
public record Option(
        String id,
        Text about,
        Type type,
        List<String> values,
        List<Text> words,
        int min,
        int max,
        String defaultValue) {
    /** The first word of a header line in the value of a {@link Type#FILES} option; the rest of the line is the file name. */
    public static final String FILE_HEADER = "file";

    /** The type of the values of an option. */
    public enum Type implements WireName {
        /** An integer within bounds. */
        NUMBER,
        /** One value of a fixed list. */
        CHOICE,
        /** Set or not set. */
        FLAG,
        /** Any number of values of a fixed list, separated by commas. */
        SOME,
        /** Any text. */
        TEXT,
        /** Any text, which can also be the content of one or more files. */
        FILES
    }

    /**
     * Creates an option with a fixed list of values. The message key of the name of a value is the key of {@code about}, a dot
     * and the value, such as {@code option.ties.fifo}.
     */
    public static Option choice(String id, Text about, String defaultValue, String... values) {
        List<Text> words = Arrays.stream(values).map(v -> words(about, v)).toList();
        return new Option(id, about, Type.CHOICE, List.of(values), words, 0, 0, defaultValue);
    }

    private static Text words(Text about, String value) {
        return value.matches("\\d+")
                ? Text.plain(value)
                : new Text(about.bundle(), about.key() + "." + value, List.of());
    }

    /** Creates a flag with the values {@code yes} and {@code no}. */
    public static Option flag(String id, Text about, boolean defaultValue) {
        return flag(id, about, defaultValue, "yes", "no");
    }

    /** Creates a flag with the given values for set and not set. */
    public static Option flag(String id, Text about, boolean defaultValue, String set, String unset) {
        List<Text> words = List.of(Text.of(Option.class, "flag.set"), Text.of(Option.class, "flag.unset"));
        return new Option(id, about, Type.FLAG, List.of(set, unset), words, 0, 0, defaultValue ? set : unset);
    }

    /**
     * Creates an option with integer values.
     *
     * @param min the minimum
     * @param max the maximum
     * @param defaultValue a number, or a word such as {@code auto} if the value is computed by default
     */
    public static Option number(String id, Text about, int min, int max, String defaultValue) {
        return new Option(id, about, Type.NUMBER, List.of(), List.of(), min, max, defaultValue);
    }

    /** Creates an option with any number of values of a fixed list; by default none. The game validates the value. */
    public static Option multipleChoice(String id, Text about, List<String> values) {
        List<Text> words = values.stream().map(v -> words(about, v)).toList();
        return new Option(id, about, Type.SOME, List.copyOf(values), words, 0, 0, "");
    }

    /** Creates an option with any text as value. */
    public static Option text(String id, Text about, String defaultValue) {
        return text(id, about, defaultValue, List.of());
    }

    /** Creates an option with any text as value; {@code known} lists values that have names, as in {@link #choice}. */
    public static Option text(String id, Text about, String defaultValue, List<String> known) {
        List<Text> words = known.stream().map(v -> words(about, v)).toList();
        return new Option(id, about, Type.TEXT, List.copyOf(known), words, 0, 0, defaultValue);
    }

    /**
     * Creates an option whose value is any text or the content of files. With several files, a header line {@code file NAME}
     * precedes the content of each.
     */
    public static Option files(String id, Text about, String defaultValue) {
        return new Option(id, about, Type.FILES, List.of(), List.of(), 0, 0, defaultValue);
    }

    /** Returns a short label for forms, with a message key such as {@code option.ties.label}; {@link #about} if there is none. */
    public Text label() {
        Text label = new Text(about.bundle(), about.key() + ".label", List.of());
        return label.isDefined() ? label : about;
    }

    private boolean isClosedList() {
        return type == Type.CHOICE || type == Type.FLAG;
    }

    /**
     * Checks a value.
     *
     * @param owner the id of the game or engine, for the message
     * @throws BadInputException if the value is not valid
     */
    void check(String owner, String value) {
        if (isClosedList() && !values.contains(value)) {
            throw new BadInputException(owner + ": option '" + id + "' must be one of " + String.join(", ", values)
                    + ", but got '" + value + "'");
        }
        if (type == Type.NUMBER && !value.equals(defaultValue)) number(owner, value, min, max);
    }

    /** Parses an integer within bounds, which may be narrower than those of the option. */
    int number(String owner, String value, int from, int to) {
        try {
            int number = Integer.parseInt(value);
            if (number >= from && number <= to) return number;
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new BadInputException(owner + ": option '" + id + "' must be a whole number from " + from + " to " + to
                + ", but got '" + value + "'");
    }
}
