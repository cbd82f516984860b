package dev.damier.game;

import java.util.Arrays;
import java.util.List;

/**
 * An option of a game's deal or of an engine, typed so that a browser and a terminal can build its control.
 *
 * @param values what a {@link Type#CHOICE} or {@link Type#FLAG} may be, a flag's set value first; what {@link Type#SOME}
 *     are taken from; what a {@link Type#TEXT} is known to be, besides anything else; else empty
 * @param words the same for people, in the same order
 * @param min the least value of a {@link Type#NUMBER}
 * @param max its greatest
 * @param defaultValue the value it has when nobody says anything; a number's may also be a word, such as {@code auto}
 */
public record Option(
        String id, Text about, Type type, List<String> values, List<Text> words, int min, int max, String defaultValue) {
    /** Begins the line that names a file, where the text of several is one value. */
    public static final String FILE = "file";

    public enum Type implements WireName {
        NUMBER,
        CHOICE,
        FLAG,
        /** None, one or several of a closed list, joined by commas. */
        SOME,
        TEXT,
        /** Text that may as well be the contents of files. */
        FILES
    }

    /** One of a closed list. The words of a value stand beside those of the option: {@code option.ties.fifo}. */
    public static Option choice(String id, Text about, String standard, String... values) {
        List<Text> words = Arrays.stream(values).map(v -> words(about, v)).toList();
        return new Option(id, about, Type.CHOICE, List.of(values), words, 0, 0, standard);
    }

    private static Text words(Text about, String value) {
        return value.matches("\\d+")
                ? Text.plain(value)
                : new Text(about.bundle(), about.key() + "." + value, List.of());
    }

    /** Set or not: {@code yes} or {@code no}. */
    public static Option flag(String id, Text about, boolean standard) {
        return flag(id, about, standard, "yes", "no");
    }

    /** Set or not, with the two words that notation and protocol use for it. */
    public static Option flag(String id, Text about, boolean standard, String set, String unset) {
        List<Text> words = List.of(Text.of(Option.class, "flag.set"), Text.of(Option.class, "flag.unset"));
        return new Option(id, about, Type.FLAG, List.of(set, unset), words, 0, 0, standard ? set : unset);
    }

    /** A whole number within bounds, or the standard word, which then means that something else decides. */
    public static Option number(String id, Text about, int min, int max, String standard) {
        return new Option(id, about, Type.NUMBER, List.of(), List.of(), min, max, standard);
    }

    /** Any of a closed list, standard none. The game itself reads the list and says what is wrong with it. */
    public static Option some(String id, Text about, List<String> values) {
        List<Text> words = values.stream().map(v -> words(about, v)).toList();
        return new Option(id, about, Type.SOME, List.copyOf(values), words, 0, 0, "");
    }

    /** Anything that can be typed. */
    public static Option free(String id, Text about, String standard) {
        return free(id, about, standard, List.of());
    }

    /** Anything that can be typed; some of it is known and has words. */
    public static Option free(String id, Text about, String standard, List<String> known) {
        List<Text> words = known.stream().map(v -> words(about, v)).toList();
        return new Option(id, about, Type.TEXT, List.copyOf(known), words, 0, 0, standard);
    }

    /** Anything that can be typed, or the text of a file; of several, each after a line {@code file NAME}. */
    public static Option files(String id, Text about, String standard) {
        return new Option(id, about, Type.FILES, List.of(), List.of(), 0, 0, standard);
    }

    /** A few words for a form, {@code option.ties.label}, where {@link #about} explains; the same where none are written. */
    public Text label() {
        Text label = new Text(about.bundle(), about.key() + ".label", List.of());
        return label.known() ? label : about;
    }

    private boolean closed() {
        return type == Type.CHOICE || type == Type.FLAG;
    }

    /** {@link IllegalArgumentException} when it cannot have this value. */
    void check(String owner, String value) {
        if (closed() && !values.contains(value)) {
            throw new IllegalArgumentException(owner + ": option '" + id + "' must be one of "
                    + String.join(", ", values) + ", but got '" + value + "'");
        }
        if (type == Type.NUMBER && !value.equals(defaultValue)) number(owner, value, min, max);
    }

    /** The whole number a value is, within bounds that may be narrower than the option's own. */
    int number(String owner, String value, int from, int to) {
        try {
            int number = Integer.parseInt(value);
            if (number >= from && number <= to) return number;
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException(owner + ": option '" + id + "' must be a whole number from " + from + " to "
                + to + ", but got '" + value + "'");
    }
}
