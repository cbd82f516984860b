package dev.damier.game;

import java.util.Map;

/**
 * Where a referee is talked to: actions by name in, plain values out (numbers, words, booleans, lists, maps), so that a line
 * protocol needs to know nothing of the game. A setup that can be played so gives a new port at each {@code as}.
 */
public interface RefereePort {
    /**
     * One action.
     *
     * @return exactly one of {@code status}, {@code result} and {@code error}; an action that is refused is an error,
     *     never an exception
     */
    Map<String, Object> act(String action, Map<String, Object> args);

    /** What the phases that have ended earned, less their penalties; 0 before the first end. */
    int score();
}
