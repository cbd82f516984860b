package dev.damier.game;

/**
 * A view of a setup whose board has several goals. Several players play the goals one after the other; each goal starts where
 * the pieces were left.
 */
public interface MultiGoalBoard {
    /** Returns the number of goals of the board. */
    int goalCount();

    /**
     * Returns the board with another goal.
     *
     * @param index the index of the goal, from 0
     * @param position a position of the same board that determines where the pieces are
     */
    Setup withGoal(int index, String position);
}
