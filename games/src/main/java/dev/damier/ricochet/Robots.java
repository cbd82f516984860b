package dev.damier.ricochet;

import dev.damier.game.Tone;
import java.util.List;

/** The names of robots, colours and directions, by index. */
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

    /** The word of a target's colour: {@code any} for the vortex. */
    public static String colour(int robot) {
        return robot == RicochetMission.ANY ? "any" : COLOURS.get(robot);
    }

    /** The tone of a robot or of its target; that of a target for any is nobody's. */
    static Tone tone(int robot) {
        return robot == RicochetMission.ANY ? Tone.INK : TONES[robot];
    }

    /** The index of a colour's word, {@link RicochetMission#ANY} for {@code any}, or -2 when it is none. */
    public static int colour(String word) {
        int index = COLOURS.indexOf(word);
        return index >= 0 ? index : word.equals("any") ? RicochetMission.ANY : -2;
    }

    /** A move in the notation: {@code rN}. */
    public static String move(int code) {
        return "" + letter(code >> 2) + DIRECTIONS.charAt(code & 3);
    }
}
