package dev.damier.game;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Suggestions for unknown words ("did you mean"), by edit distance. */
public final class Suggestions {
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

    /** Returns the known word that is most similar to {@code word}; empty if none is similar enough. */
    public static Optional<String> nearest(String word, Collection<String> known) {
        String w = word.toLowerCase(Locale.ROOT);
        String best = null;
        int min = Math.max(1, w.length() / 3) + 1;
        for (String k : known) {
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
}
