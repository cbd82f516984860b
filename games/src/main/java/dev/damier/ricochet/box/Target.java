package dev.damier.ricochet.box;

import dev.damier.ricochet.RicochetMission;

/**
 * A target printed on a board. Missions go to one of them; the others are only drawn.
 *
 * @param colour as robots, or {@link RicochetMission#ANY}
 * @param shape {@code circle triangle square hexagon vortex}
 */
public record Target(int cell, int colour, String shape) {
    public static final java.util.List<String> SHAPES =
            java.util.List.of("circle", "triangle", "square", "hexagon", "vortex");
}
