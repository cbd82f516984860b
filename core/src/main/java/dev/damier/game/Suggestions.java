package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Suggestions for unknown words ("did you mean"), by edit distance. */
public final class Suggestions {
    /** Longer words have no suggestions: the computation needs time and memory for the product of two lengths. */
    private static final int MAX_LENGTH = 100;

    private Suggestions() {}

    /**
     * Returns an error message for an unknown word, with the most similar known word, if any, and all known words.
     *
     * @param what the start of the message, such as {@code unknown engine}
     * @param word the unknown word
     * @param known the known words
     */
    public static String unknownMessage(String what, String word, Collection<String> known) {
        String near =
                nearest(word, known).map(w -> "; did you mean '" + w + "'?").orElse("");
        String list = known.isEmpty()
                ? "none"
                : String.join(", ", known.stream().sorted().toList());
        return what + " '" + word + "'" + near + (near.isEmpty() ? "; known: " : " (known: ") + list
                + (near.isEmpty() ? "" : ")");
    }

    /**
     * Returns an error message for an unknown word, as {@link #unknownMessage}, in English and French.
     *
     * @param unknown the start of the message, with the unknown word
     * @param word the unknown word
     * @param known the known words
     */
    public static Text unknownText(Text unknown, String word, Collection<String> known) {
        String list = String.join(", ", known.stream().sorted().toList());
        Object names = known.isEmpty() ? text("unknown.none") : list;
        return nearest(word, known)
                .map(near -> text("unknown.near", unknown, near, names))
                .orElseGet(() -> text("unknown.list", unknown, names));
    }

    private static Text text(String key, Object... args) {
        return Text.of(Suggestions.class, key, args);
    }

    /** Returns the known word that is most similar to {@code word}; empty if none is similar enough. */
    public static Optional<String> nearest(String word, Collection<String> known) {
        String w = word.toLowerCase(Locale.ROOT);
        String best = null;
        if (w.length() > MAX_LENGTH) return Optional.empty();
        int min = Math.max(1, w.length() / 3) + 1;
        for (String k : known) {
            if (k.length() > MAX_LENGTH) continue;
            int d = k.startsWith(w) && w.length() >= 2 ? 1 : distance(w, k);
            if (d < min) {
                min = d;
                best = k;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Returns the edit distance of two words. A swap of two adjacent letters counts as one edit (optimal string alignment). */
    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) d[i][0] = i;
        for (int j = 0; j <= b.length(); j++) d[0][j] = j;
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                int change = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                d[i][j] = Math.min(change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
            }
        }
        return d[a.length()][b.length()];
    }

    /** Thrown for an unknown name, such as a game or an engine. The message lists the known names, in English and French. */
    public static final class UnknownNameException extends BadInputException {
        private static final long serialVersionUID = 1L;

        private final transient Text text;

        private UnknownNameException(Text text) {
            super(text.toString());
            this.text = text;
        }

        /**
         * Creates an exception.
         *
         * @param kind what is unknown: {@code game}, {@code engine}, {@code agent}, {@code heuristic} or {@code tool}
         * @param name the unknown name
         * @param known the known names
         */
        public static UnknownNameException of(String kind, String name, Collection<String> known) {
            return new UnknownNameException(unknownText(Suggestions.text("unknown." + kind, name), name, known));
        }

        /** Returns the message as a translatable text. */
        public Text text() {
            return text;
        }

        /** Returns the message in the given language. */
        public String in(Locale language) {
            return text.in(language);
        }
    }
}
