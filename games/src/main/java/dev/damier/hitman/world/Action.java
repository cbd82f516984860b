package dev.damier.hitman.world;

import dev.damier.game.Text;

/** The nine actions that are charged; the ordinal is the move code, the name in lower case the course's method name. */
public enum Action {
    MOVE("Move"),
    TURN_CLOCKWISE("Turn Clockwise"),
    TURN_ANTI_CLOCKWISE("Turn Anti-Clockwise"),
    TAKE_SUIT("Take Suit"),
    TAKE_WEAPON("Take Weapon"),
    PUT_ON_SUIT("Put on Suit"),
    KILL_TARGET("Kill Target"),
    NEUTRALIZE_GUARD("Neutralize Guard"),
    NEUTRALIZE_CIVIL("Neutralize Civil");

    private static final Action[] ALL = values();

    /** As the referee's history spells it. */
    final String label;

    /** The course's method name. */
    public final String method = name().toLowerCase(java.util.Locale.ROOT);

    Action(String label) {
        this.label = label;
    }

    /** For people. */
    public Text words() {
        return Text.of(Action.class, "act." + method);
    }

    public static Action of(int code) {
        return ALL[code];
    }

    /** The action with this method name, or null. */
    public static Action of(String method) {
        for (Action action : ALL) if (action.method.equals(method)) return action;
        return null;
    }

    /** Moves and turns: the actions of both phases. */
    public boolean walks() {
        return ordinal() <= TURN_ANTI_CLOCKWISE.ordinal();
    }
}
