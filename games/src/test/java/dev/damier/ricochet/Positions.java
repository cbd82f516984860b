package dev.damier.ricochet;

/** Positions by their text, for the tests of the packages below. */
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
