package dev.damier.hitman.world;

/**
 * A moment of the mission. The map is the world as it is now: what was taken, killed or neutralised is no longer drawn,
 * so nothing else need be remembered of the past.
 */
public record Situation(
        WorldMap map,
        RefereeVersion version,
        int cell,
        Heading heading,
        Suit suit,
        boolean hasWeapon,
        boolean targetDown) {

    public enum Suit {
        NONE,
        HELD,
        ON
    }

    /** Hitman at the start of phase 2. */
    public static Situation start(WorldMap map) {
        return new Situation(map, RefereeVersion.FINAL, 0, Heading.N, Suit.NONE, false, false);
    }

    /** The mission is accomplished: the target is down and Hitman back at the bottom left. */
    public boolean done() {
        return targetDown && cell == 0;
    }

    /** What the referee says of an action here, and its penalty; not ok when it is impossible. */
    public RefereeStatus judge(Action action) {
        return new WorldReferee(this).act(action);
    }

    /** The situation after an action that the referee called possible. */
    public Situation after(Action action) {
        int ahead = map.ahead(cell, heading);
        return switch (action) {
            case MOVE -> new Situation(map, version, ahead, heading, suit, hasWeapon, targetDown);
            case TURN_CLOCKWISE -> facing(heading.clockwise());
            case TURN_ANTI_CLOCKWISE -> facing(heading.antiClockwise());
            case TAKE_SUIT ->
                new Situation(
                        without(cell),
                        version,
                        cell,
                        heading,
                        suit == Suit.ON ? suit : Suit.HELD,
                        hasWeapon,
                        targetDown);
            case TAKE_WEAPON -> new Situation(without(cell), version, cell, heading, suit, true, targetDown);
            case PUT_ON_SUIT -> new Situation(map, version, cell, heading, Suit.ON, hasWeapon, targetDown);
            case KILL_TARGET -> new Situation(without(cell), version, cell, heading, suit, hasWeapon, true);
            case NEUTRALIZE_GUARD, NEUTRALIZE_CIVIL ->
                new Situation(without(ahead), version, cell, heading, suit, hasWeapon, targetDown);
        };
    }

    private Situation facing(Heading way) {
        return new Situation(map, version, cell, way, suit, hasWeapon, targetDown);
    }

    private WorldMap without(int index) {
        return map.with(index, Content.EMPTY);
    }
}
