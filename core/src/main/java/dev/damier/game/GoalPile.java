package dev.damier.game;

/**
 * A board with several goals that are played one after the other, each from where the pieces were left: a view of a setup
 * for people around a table.
 */
public interface GoalPile {
    /** How many goals the board has. */
    int goals();

    /** The board with this goal, from 0, and its pieces as they stand in that position of the same board. */
    Setup goal(int number, String standing);
}
