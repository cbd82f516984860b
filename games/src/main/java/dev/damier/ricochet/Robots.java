package dev.damier.ricochet;

import dev.damier.game.Tone;
import java.util.List;

/** The names of robots, colours and directions, by index. */
final class Robots {
    static final int MOST = 5;
    static final String LETTERS = "rgbys";
    static final List<String> COLOURS = List.of("red", "green", "blue", "yellow", "silver");
    static final String DIRECTIONS = "NESW";

    private static final Tone[] TONES = {Tone.RED, Tone.GREEN, Tone.BLUE, Tone.YELLOW, Tone.SILVER};

    private Robots() {}

    static char letter(int robot) {
        return LETTERS.charAt(robot);
    }

    /** The word of a target's colour: {@code any} for the vortex. */
    static String colour(int robot) {
        return robot == Mission.ANY ? "any" : COLOURS.get(robot);
    }

    /** The tone of a robot or of its target; that of a target for any is nobody's. */
    static Tone tone(int robot) {
        return robot == Mission.ANY ? Tone.INK : TONES[robot];
    }

    /** The index of a colour's word, {@link Mission#ANY} for {@code any}, or -2 when it is none. */
    static int colour(String word) {
        int index = COLOURS.indexOf(word);
        return index >= 0 ? index : word.equals("any") ? Mission.ANY : -2;
    }

    /** A move in the notation: {@code rN}. */
    static String move(int code) {
        return "" + letter(code >> 2) + DIRECTIONS.charAt(code & 3);
    }
}
