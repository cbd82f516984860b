package dev.damier.room;

import dev.damier.game.MultiGoalBoard;
import dev.damier.game.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A shuffled deck of the goals of a board. The same seed gives the same order.
 *
 * <p>In a room, a goal that no player solved goes to the bottom of the deck, and the game ends when the deck is empty.
 * In single-player rounds ({@link dev.damier.game.Game#nextRound}) no goal is drawn twice, and a new board follows the
 * last goal.
 */
final class GoalDeck {
    /** A drawn goal: its number on the board and the position with this goal. */
    record Goal(int number, Setup setup) {}

    private final MultiGoalBoard board;
    private final List<Integer> remaining = new ArrayList<>();

    GoalDeck(RoomConfig config) {
        board = config.setup().as(MultiGoalBoard.class).orElseThrow();
        for (int goal = 0; goal < board.goalCount(); goal++) remaining.add(goal);
        Collections.shuffle(remaining, new Random(config.seed()));
    }

    /**
     * Draws the first goal that is not already reached in this position. Skipped goals stay in the deck. Returns empty
     * if there is no such goal.
     */
    Optional<Goal> draw(String position) {
        for (int i = 0; i < remaining.size(); i++) {
            Setup setup = board.withGoal(remaining.get(i), position);
            if (!setup.newTable().status().over()) return Optional.of(new Goal(remaining.remove(i), setup));
        }
        return Optional.empty();
    }

    /** Puts a goal at the bottom of the deck. */
    void returnToBottom(Goal goal) {
        remaining.add(goal.number);
    }
}
