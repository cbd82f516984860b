package dev.damier.game;

import java.util.Map;

/**
 * A generic interface to the referee of a game with hidden information. Actions have names; results are plain values
 * (numbers, strings, booleans, lists, maps), so a line protocol needs no code for the game. Each call of {@link Setup#as}
 * returns a new port, which starts a new game. Not thread-safe.
 */
public interface RefereePort {
    /**
     * Performs an action.
     *
     * @param action the name of the action
     * @param args the arguments of the action
     * @return a map with exactly one of the keys {@code status}, {@code result} and {@code error}; a rejected action is an
     *     error, not an exception
     */
    Map<String, Object> act(String action, Map<String, Object> args);

    /** Returns the points of all finished phases minus their penalties; 0 before the end of the first phase. */
    int score();
}
