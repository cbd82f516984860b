package dev.damier.hitman;

import dev.damier.game.Effect;
import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Heading;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Maps actions to keys and clicks. The arrow key in Hitman's direction moves him; the arrow keys to its sides turn him.
 */
final class ActionGestures {
    private ActionGestures() {}

    static Move move(Spot here, Spot ahead, Heading heading) {
        return newMove(Action.MOVE, here, ahead).key('f').way(heading.letter()).effect(heroMoved(ahead, heading));
    }

    static List<Move> turns(Spot here, Heading heading) {
        return List.of(
                turn(Action.TURN_CLOCKWISE, here, heading.clockwise()),
                turn(Action.TURN_ANTI_CLOCKWISE, here, heading.antiClockwise()));
    }

    private static Move turn(Action action, Spot here, Heading to) {
        char key = action == Action.TURN_CLOCKWISE ? 'r' : 'l';
        return newMove(action, here, null).key(key).way(to.letter()).effect(heroMoved(here, to));
    }

    /**
     * Returns a move for an action on an object or a person.
     *
     * @param removedPiece id of the piece that is removed from the board, or an empty string
     */
    static Move objectAction(Action action, @Nullable Spot here, @Nullable Spot there, String removedPiece) {
        Move move = newMove(action, here, there).key(key(action));
        return removedPiece.isEmpty() ? move : move.effect(Effect.gone(removedPiece));
    }

    private static Move newMove(Action action, @Nullable Spot here, @Nullable Spot there) {
        return new Move(action.ordinal(), action.method, action.words(), here, there);
    }

    /** Returns whether an action on an object or a person has this key. */
    static boolean isKey(char letter) {
        return letter != ' ' && Arrays.stream(Action.values()).anyMatch(action -> key(action) == letter);
    }

    private static char key(Action action) {
        return switch (action) {
            case TAKE_SUIT, TAKE_WEAPON -> 't';
            case PUT_ON_SUIT -> 'd';
            case KILL_TARGET -> 'k';
            case NEUTRALIZE_GUARD, NEUTRALIZE_CIVIL -> 'x';
            default -> ' ';
        };
    }

    private static Effect heroMoved(Spot at, Heading heading) {
        return Effect.moved(List.of(new Effect.Shift(WorldDrawing.HERO, at.x(), at.y(), heading.letter())));
    }
}
