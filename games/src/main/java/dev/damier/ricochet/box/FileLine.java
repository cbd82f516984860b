package dev.damier.ricochet.box;

import dev.damier.game.NotationException;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.Robots;
import java.util.List;
import java.util.Locale;

/** A line of a quadrant or board file, split into words. Errors contain the line number. */
public final class FileLine {
    public final int number;
    public final String text;
    private final String[] words;
    private final String file;

    public FileLine(int number, String text) {
        this("", number, text);
    }

    /** @param file the name of the file for error messages; "" if there is only one file */
    FileLine(String file, int number, String text) {
        this.file = file;
        this.number = number;
        this.text = text.stripTrailing();
        String bare = text.startsWith("#") ? "" : text.strip();
        words = bare.isEmpty() ? new String[0] : bare.split("\\s+");
    }

    /** Returns whether the line is blank or a comment. */
    public boolean isEmpty() {
        return words.length == 0;
    }

    /** Returns the number of words. */
    public int size() {
        return words.length;
    }

    /** Throws an exception unless the line has this many words. */
    public void requireSize(int expected) {
        if (words.length != expected) throw error("file.words", word(0), expected - 1, words.length - 1);
    }

    /** Returns a word by index, or "" if there are fewer words. */
    public String word(int i) {
        return i < words.length ? words[i] : "";
    }

    /** Returns a word as a number. Requires the range from {@code min} to {@code max}. */
    public int number(int i, int min, int max) {
        int value = Digits.parse(word(i));
        if (value < min || value > max) throw error("file.number", word(i), min, max);
        return value;
    }

    /** Returns the directions of a word such as {@code NE}. */
    public int[] sides(int i) {
        String word = word(i).toUpperCase(Locale.ROOT);
        if (word.isEmpty() || !word.chars().allMatch(c -> Robots.DIRECTIONS.indexOf(c) >= 0))
            throw error("file.sides", word(i));
        return word.chars().map(Robots.DIRECTIONS::indexOf).toArray();
    }

    /** Returns a word as a colour index. */
    public int colour(int i, boolean anyAllowed) {
        int colour = Robots.colour(word(i).toLowerCase(Locale.ROOT));
        if (colour < RicochetMission.ANY || (colour == RicochetMission.ANY && !anyAllowed)) {
            String known = String.join(", ", Robots.COLOURS) + (anyAllowed ? ", any" : "");
            throw error("file.colour", word(i), known);
        }
        return colour;
    }

    public String shape(int i) {
        String shape = word(i).toLowerCase(Locale.ROOT);
        if (!Target.SHAPES.contains(shape)) throw error("file.shape", word(i), String.join(", ", Target.SHAPES));
        return shape;
    }

    public char slash(int i) {
        if (!word(i).equals("/") && !word(i).equals("\\")) throw error("file.slash", word(i));
        return word(i).charAt(0);
    }

    /** Returns the error for an unknown first word. */
    public NotationException unknownWord(List<String> known) {
        return error("file.unknown", word(0), RicochetMessages.suggestion(word(0), known), String.join(", ", known));
    }

    /** Returns an error whose first argument, {0}, is the location, such as "line 7". */
    public NotationException error(String key, Object... args) {
        return RicochetMessages.error(key, withLocation(args));
    }

    /** As {@link #error}, for an error that points at a cell. */
    public NotationException errorAt(int x, int y, String key, Object... args) {
        return RicochetMessages.errorAt(x, y, key, withLocation(args));
    }

    private Object[] withLocation(Object[] args) {
        Object[] all = new Object[args.length + 1];
        all[0] = file.isEmpty()
                ? RicochetMessages.text("file.line", number)
                : RicochetMessages.text("file.line-of", file, number);
        System.arraycopy(args, 0, all, 1, args.length);
        return all;
    }
}
