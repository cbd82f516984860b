package dev.damier.ricochet.box;

import dev.damier.game.NotationException;
import dev.damier.ricochet.Digits;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.Robots;
import java.util.List;
import java.util.Locale;

/** One line of a quadrant or board file, as words; faults name the line's number. */
public final class FileLine {
    public final int number;
    public final String text;
    private final String[] words;
    private final String file;

    public FileLine(int number, String text) {
        this("", number, text);
    }

    /** @param file the name of the file it stands in, for faults; "" when there is only one */
    FileLine(String file, int number, String text) {
        this.file = file;
        this.number = number;
        this.text = text.stripTrailing();
        String bare = text.startsWith("#") ? "" : text.strip();
        words = bare.isEmpty() ? new String[0] : bare.split("\\s+");
    }

    /** Nothing but blanks or a comment. */
    public boolean isEmpty() {
        return words.length == 0;
    }

    public int size() {
        return words.length;
    }

    /** Refuses a line that has not this many words. */
    public void size(int wanted) {
        if (words.length != wanted) throw fault("file.words", word(0), wanted - 1, words.length - 1);
    }

    public String word(int i) {
        return i < words.length ? words[i] : "";
    }

    public int number(int i, int min, int max) {
        int value = Digits.parse(word(i));
        if (value < min || value > max) throw fault("file.number", word(i), min, max);
        return value;
    }

    /** Directions of a word such as {@code NE}. */
    public int[] sides(int i) {
        String word = word(i).toUpperCase(Locale.ROOT);
        if (word.isEmpty() || !word.chars().allMatch(c -> Robots.DIRECTIONS.indexOf(c) >= 0))
            throw fault("file.sides", word(i));
        return word.chars().map(Robots.DIRECTIONS::indexOf).toArray();
    }

    public int colour(int i, boolean anyAllowed) {
        int colour = Robots.colour(word(i).toLowerCase(Locale.ROOT));
        if (colour < RicochetMission.ANY || (colour == RicochetMission.ANY && !anyAllowed)) {
            String known = String.join(", ", Robots.COLOURS) + (anyAllowed ? ", any" : "");
            throw fault("file.colour", word(i), known);
        }
        return colour;
    }

    public String shape(int i) {
        String shape = word(i).toLowerCase(Locale.ROOT);
        if (!Target.SHAPES.contains(shape)) throw fault("file.shape", word(i), String.join(", ", Target.SHAPES));
        return shape;
    }

    public char slash(int i) {
        if (!word(i).equals("/") && !word(i).equals("\\")) throw fault("file.slash", word(i));
        return word(i).charAt(0);
    }

    public NotationException unknown(List<String> known) {
        return fault("file.unknown", word(0), RicochetMessages.near(word(0), known), String.join(", ", known));
    }

    /** A fault whose first argument, {0}, is where: "line 7". */
    public NotationException fault(String key, Object... args) {
        return RicochetMessages.fault(key, withPlace(args));
    }

    /** As {@link #fault}, with a cell to point at. */
    public NotationException faultAt(int x, int y, String key, Object... args) {
        return RicochetMessages.at(x, y, key, withPlace(args));
    }

    private Object[] withPlace(Object[] args) {
        Object[] all = new Object[args.length + 1];
        all[0] = file.isEmpty() ? RicochetMessages.text("file.line", number) : RicochetMessages.text("file.line-of", file, number);
        System.arraycopy(args, 0, all, 1, args.length);
        return all;
    }
}
