package dev.damier.hitman.world;

/**
 * An immutable state of a mission (phase 2). The map is the current one: objects that were taken and people who were
 * killed or neutralised are no longer on it. So a situation needs no history.
 */
public record Situation(
        WorldMap map,
        RefereeVersion version,
        int cell,
        Heading heading,
        Suit suit,
        boolean hasWeapon,
        boolean targetDown) {

    /** Whether Hitman has the suit, and whether he wears it. */
    public enum Suit {
        NONE,
        HELD,
        ON
    }

    /** Returns the situation at the start of phase 2. */
    public static Situation start(WorldMap map) {
        return new Situation(map, RefereeVersion.FINAL, 0, Heading.N, Suit.NONE, false, false);
    }

    /** Returns whether the mission is accomplished: the target is dead and Hitman is back on the start cell. */
    public boolean isAccomplished() {
        return targetDown && cell == 0;
    }

    /**
     * Returns the referee's status after an action here, with its penalty. It is not ok if the action is impossible.
     */
    public RefereeStatus statusAfter(Action action) {
        return new WorldReferee(this).act(action);
    }

    /** Returns the situation after an action. The action must be possible. */
    public Situation after(Action action) {
        int ahead = map.ahead(cell, heading);
        return switch (action) {
            case MOVE -> new Situation(map, version, ahead, heading, suit, hasWeapon, targetDown);
            case TURN_CLOCKWISE -> facing(heading.clockwise());
            case TURN_ANTI_CLOCKWISE -> facing(heading.antiClockwise());
            case TAKE_SUIT ->
                new Situation(
                        mapWithout(cell),
                        version,
                        cell,
                        heading,
                        suit == Suit.ON ? suit : Suit.HELD,
                        hasWeapon,
                        targetDown);
            case TAKE_WEAPON -> new Situation(mapWithout(cell), version, cell, heading, suit, true, targetDown);
            case PUT_ON_SUIT -> new Situation(map, version, cell, heading, Suit.ON, hasWeapon, targetDown);
            case KILL_TARGET -> new Situation(mapWithout(cell), version, cell, heading, suit, hasWeapon, true);
            case NEUTRALIZE_GUARD, NEUTRALIZE_CIVIL ->
                new Situation(mapWithout(ahead), version, cell, heading, suit, hasWeapon, targetDown);
        };
    }

    private Situation facing(Heading newHeading) {
        return new Situation(map, version, cell, newHeading, suit, hasWeapon, targetDown);
    }

    private WorldMap mapWithout(int index) {
        return map.with(index, Content.EMPTY);
    }
}
