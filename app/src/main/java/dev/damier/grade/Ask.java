package dev.damier.grade;

import java.util.Locale;

/** What a case asks for. */
public enum Ask {
    /** A sequence of moves to a goal, or the statement that there is none. */
    SOLUTION,
    /** A sequence of moves to a goal with the lowest possible cost, or the statement that there is none. */
    OPTIMAL,
    /** A legal move in a game of two players. */
    MOVE,
    /** The minimax value at a given depth and a move that has it. */
    MINIMAX,
    /** The exploration of a hidden map through a referee. */
    EXPLORE;

    /** Returns the name in assignments and in the protocol. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
