package dev.damier.ricochet;

import dev.damier.ricochet.box.Quadrants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes the game ids of the program DriftingDroids, for example {@code 0765+42+2E21BD0F+93}. The parts are:
 *
 * <ul>
 *   <li>four quadrant indices in hexadecimal (1A 2A 3A 4A 1B … 4D = 0 … F), in the order NW NE SE SW
 *   <li>the number of robots and the robot of the target (F for the vortex)
 *   <li>a byte {@code x + 16 * y} per robot
 *   <li>the byte of the target
 * </ul>
 *
 * An id has no house rules and supports only printed quadrants.
 */
final class DriftingDroids {
    private static final Pattern ID = Pattern.compile(
            "([0-9A-F]{4})[+ ]([0-9A-F])([0-9A-F])[+ ]((?:[0-9A-F]{2})+)[+ ]([0-9A-F]{2})", Pattern.CASE_INSENSITIVE);

    private DriftingDroids() {}

    static boolean matches(String text) {
        // The notation of this game always has an underscore, so the pattern need not be tried.
        return text.indexOf('_') < 0 && ID.matcher(text).matches();
    }

    /** Converts an id to the notation of this game. The result is not validated yet. */
    static String read(String id) {
        Matcher m = ID.matcher(id);
        if (!m.matches()) throw RicochetMessages.error("droids.form", id);
        List<String> faces = List.copyOf(Quadrants.printed().keySet());
        List<String> board = new ArrayList<>();
        for (char c : m.group(1).toCharArray()) board.add(faces.get(Character.digit(c, 16)));
        int robots = Character.digit(m.group(2).charAt(0), 16);
        int goal = Character.digit(m.group(3).charAt(0), 16);
        if (robots < 1 || robots > Robots.MAX_ROBOTS || m.group(4).length() != 2 * robots)
            throw RicochetMessages.error("droids.robots", robots, m.group(4).length() / 2);
        if (goal != 15 && goal >= robots) throw RicochetMessages.error("droids.goal", goal, robots);
        StringBuilder out = new StringBuilder(String.join("-", board));
        for (int r = 0; r < robots; r++)
            out.append('_').append(Robots.letter(r)).append(coordinates(m.group(4), 2 * r));
        out.append("_t")
                .append(coordinates(m.group(5), 0))
                .append('.')
                .append(Robots.colour(goal == 15 ? RicochetMission.ANY : goal));
        return out.append("+custom").toString();
    }

    private static String coordinates(String hex, int at) {
        int value = Integer.parseInt(hex.substring(at, at + 2), 16);
        return value % 16 + "." + value / 16;
    }

    /** Returns the id of a position, or nothing if DriftingDroids does not support the position. */
    static Optional<String> write(Layout layout, RicochetMission mission) {
        if (!layout.printed() || !mission.rules().equals(RicochetMission.Rules.OFFICIAL)) return Optional.empty();
        List<String> faces = List.copyOf(Quadrants.printed().keySet());
        StringBuilder out = new StringBuilder();
        for (String id : layout.text().split("-")) out.append(Integer.toHexString(faces.indexOf(id)));
        out.append('+').append(mission.robots().length);
        out.append(Integer.toHexString(mission.active() & 15)).append('+');
        for (int cell : mission.robots()) out.append("%02x".formatted(cell));
        out.append('+').append("%02x".formatted(mission.target()));
        return Optional.of(out.toString().toUpperCase(Locale.ROOT));
    }
}
