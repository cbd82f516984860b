package dev.damier.hitman;

import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Heading;
import java.util.List;

/** How actions are made with keys and clicks: the arrow key one faces walks, the ones beside it turn. */
final class ActionGestures {
    private ActionGestures() {}

    static Move move(Spot here, Spot ahead, Heading heading) {
        return new Move(Action.MOVE.ordinal(), Action.MOVE.method, here, ahead, heading.letter());
    }

    static List<Move> turns(Spot here, Heading heading) {
        return List.of(
                turn(Action.TURN_CLOCKWISE, here, heading.clockwise()),
                turn(Action.TURN_ANTI_CLOCKWISE, here, heading.antiClockwise()));
    }

    private static Move turn(Action action, Spot here, Heading to) {
        return new Move(action.ordinal(), action.method, here, null, to.letter());
    }

    static Move deed(Action action, Spot here, Spot there) {
        return new Move(action.ordinal(), action.method, here, there);
    }
}
