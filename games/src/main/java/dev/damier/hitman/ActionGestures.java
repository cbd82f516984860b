package dev.damier.hitman;

import dev.damier.game.Effect;
import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Heading;
import java.util.Arrays;
import java.util.List;

/** How actions are made with keys and clicks: the arrow key one faces walks, the ones beside it turn. */
final class ActionGestures {
    private ActionGestures() {}

    static Move move(Spot here, Spot ahead, Heading heading) {
        return act(Action.MOVE, here, ahead).key('f').way(heading.letter()).effect(hero(ahead, heading));
    }

    static List<Move> turns(Spot here, Heading heading) {
        return List.of(
                turn(Action.TURN_CLOCKWISE, here, heading.clockwise()),
                turn(Action.TURN_ANTI_CLOCKWISE, here, heading.antiClockwise()));
    }

    private static Move turn(Action action, Spot here, Heading to) {
        return act(action, here, null).way(to.letter()).effect(hero(here, to));
    }

    /** Something done to what is there; {@code gone} is the id of the piece that leaves the board, or "". */
    static Move deed(Action action, Spot here, Spot there, String gone) {
        Move move = act(action, here, there).key(key(action));
        return gone.isEmpty() ? move : move.effect(Effect.gone(gone));
    }

    private static Move act(Action action, Spot here, Spot there) {
        return new Move(action.ordinal(), action.method, action.words(), here, there);
    }

    /** Whether a deed has this key. */
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

    private static Effect hero(Spot at, Heading heading) {
        return Effect.moved(List.of(new Effect.Shift(WorldDrawing.HERO, at.x(), at.y(), heading.letter())));
    }
}
