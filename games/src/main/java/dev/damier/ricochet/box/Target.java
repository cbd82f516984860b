package dev.damier.ricochet.box;

import dev.damier.ricochet.RicochetMission;

/**
 * A target on a board. One of the targets is the target of the mission; the others are only drawn.
 *
 * @param cell the cell
 * @param colour the robot that must reach it, or {@link RicochetMission#ANY}
 * @param shape one of {@link #SHAPES}
 */
public record Target(int cell, int colour, String shape) {
    /** All shapes. */
    public static final java.util.List<String> SHAPES =
            java.util.List.of("circle", "triangle", "square", "hexagon", "vortex");
}
