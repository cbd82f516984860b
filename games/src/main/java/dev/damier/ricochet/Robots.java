package dev.damier.ricochet;

import dev.damier.game.Tone;
import java.util.List;

/** The letters, colours and directions of robots and moves, by index. */
public final class Robots {
    public static final int MAX_ROBOTS = 5;
    public static final String LETTERS = "rgbys";
    public static final List<String> COLOURS = List.of("red", "green", "blue", "yellow", "silver");
    public static final String DIRECTIONS = "NESW";

    private static final Tone[] TONES = {Tone.RED, Tone.GREEN, Tone.BLUE, Tone.YELLOW, Tone.SILVER};

    private Robots() {}

    public static char letter(int robot) {
        return LETTERS.charAt(robot);
    }

    /** Returns the colour of a robot or target in the notation: {@code any} for the vortex. */
    public static String colour(int robot) {
        return robot == RicochetMission.ANY ? "any" : COLOURS.get(robot);
    }

    /** Returns the tone of a robot or of its target. The vortex has a neutral tone. */
    static Tone tone(int robot) {
        return robot == RicochetMission.ANY ? Tone.INK : TONES[robot];
    }

    /** Returns the index of a colour, {@link RicochetMission#ANY} for {@code any}, or -2 for any other text. */
    public static int colour(String word) {
        int index = COLOURS.indexOf(word);
        return index >= 0 ? index : word.equals("any") ? RicochetMission.ANY : -2;
    }

    /** Returns a move in the notation, such as {@code rN}. */
    public static String moveText(int code) {
        return "" + letter(code >> 2) + DIRECTIONS.charAt(code & 3);
    }
}
