package dev.damier.ricochet;

/** Reads positions from text, for the tests of the subpackages. */
public final class Positions {
    private Positions() {}

    public static RicochetMission mission(String text) {
        return RicochetNotation.read(text).mission();
    }

    public static RicochetPuzzle puzzle(String text) {
        RicochetSetup setup = RicochetNotation.read(text);
        return new RicochetPuzzle(setup.mission(), setup.memory());
    }
}
