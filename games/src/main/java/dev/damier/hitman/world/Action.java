package dev.damier.hitman.world;

import dev.damier.game.Text;
import org.jspecify.annotations.Nullable;

/**
 * The nine actions that have a penalty. The ordinal is the move code. The name in lower case is the method name in the
 * course's referee.
 */
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

    /** The name in the referee's history. */
    final String label;

    /** The method name in the course's referee. */
    public final String method = name().toLowerCase(java.util.Locale.ROOT);

    Action(String label) {
        this.label = label;
    }

    /** Returns a localised name. */
    public Text words() {
        return Text.of(Action.class, "act." + method);
    }

    /** Returns the action with this move code. */
    public static Action of(int code) {
        return ALL[code];
    }

    /** Returns the action with this method name, or null. */
    public static @Nullable Action of(String method) {
        for (Action action : ALL) if (action.method.equals(method)) return action;
        return null;
    }

    /** Returns whether this is a move or a turn. Only these actions exist in both phases. */
    public boolean isMoveOrTurn() {
        return ordinal() <= TURN_ANTI_CLOCKWISE.ordinal();
    }
}
