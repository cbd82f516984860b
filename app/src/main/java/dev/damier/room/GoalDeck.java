package dev.damier.room;

import dev.damier.game.GoalPile;
import dev.damier.game.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * The goals of a board in the order in which they are drawn: the same for the same seed. Around a table a goal that nobody has shown goes back
 * under the pile, and the game ends with the pile; the next round of one player ({@link dev.damier.game.Game#next}) draws no goal twice and
 * goes on with another board.
 */
final class GoalDeck {
    /** A goal that was drawn. */
    record Goal(int number, Setup setup) {}

    private final GoalPile pile;
    private final List<Integer> order = new ArrayList<>();

    GoalDeck(RoomConfig config) {
        pile = config.setup().as(GoalPile.class).orElseThrow();
        for (int goal = 0; goal < pile.goals(); goal++) order.add(goal);
        Collections.shuffle(order, new Random(config.seed()));
    }

    /** The first goal that is not reached already where the pieces stand; one that is waits for its turn. Empty when none is left. */
    Optional<Goal> next(String standing) {
        for (int i = 0; i < order.size(); i++) {
            Setup setup = pile.goal(order.get(i), standing);
            if (!setup.newTable().status().over()) return Optional.of(new Goal(order.remove(i), setup));
        }
        return Optional.empty();
    }

    /** Under the pile. */
    void putBack(Goal goal) {
        order.add(goal.number);
    }
}
