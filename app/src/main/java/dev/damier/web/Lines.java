package dev.damier.web;

import dev.damier.game.Move;
import dev.damier.game.Setup;
import java.util.Arrays;
import java.util.List;

/** A running search's line in words: replayed as far as the rules allow, for it is still only a glimpse. */
final class Lines {
    private static final int SHOWN = 60;

    private Lines() {}

    static List<String> texts(Setup setup, int[] line) {
        int[] shown = Arrays.copyOf(line, Math.min(line.length, SHOWN));
        return setup.seat().follow(shown).stream().map(Move::text).toList();
    }
}
