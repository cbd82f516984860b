package dev.damier.grade;

import dev.damier.game.Game;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.play.Position;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import dev.damier.search.Puzzle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The states that a program has received, with numbers from 0. Equal states have the same number. Only these states can be
 * expanded, so that every expansion is counted.
 */
final class SearchStates {
    /** The value of a won game in the protocol; a lost game has the negative value. */
    static final int WIN_VALUE = 1_000_000;

    private final Game game;
    private final String heuristic;
    private final List<Setup> states = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final BitSet expandedStates = new BitSet();
    private long expansions;
    private long repeated;

    /** @param heuristic the heuristic whose values are sent; empty for none */
    SearchStates(Setup start, String heuristic) {
        game = start.game();
        this.heuristic = heuristic;
        states.add(start);
        numbers.put(start.write(), 0);
    }

    /** Returns the line for the initial state. */
    String initialLine() {
        Setup start = states.get(0);
        return "state 0 - 0 " + describe(start, start.newTable()) + " " + start.write();
    }

    boolean contains(int number) {
        return number >= 0 && number < states.size();
    }

    /** Returns one line per successor of a state. */
    List<String> expand(int number) {
        expansions++;
        if (expandedStates.get(number)) repeated++;
        expandedStates.set(number);
        Table table = states.get(number).newTable();
        int cost = table.status().cost();
        List<String> lines = new ArrayList<>();
        for (Move move : table.moves()) {
            table.play(move.code());
            String text = table.write();
            int successor = numbers.computeIfAbsent(text, this::add);
            lines.add("next " + successor + " " + move.text() + " "
                    + (table.status().cost() - cost) + " " + describe(states.get(successor), table) + " " + text);
            table.undo();
        }
        return lines;
    }

    private int add(String text) {
        states.add(game.read(text));
        return states.size() - 1;
    }

    /** Returns the value and the kind of a state: the heuristic of a puzzle, or the evaluation for the side to move. */
    private String describe(Setup setup, Table table) {
        var position = setup.as(Position.class);
        boolean over = table.status().over();
        if (setup.as(Puzzle.class).isPresent() || position.isEmpty())
            return (heuristic.isEmpty() ? "-" : estimate(setup)) + (over ? " goal" : " -");
        return value(position.get()) + " " + (over ? "end" : "-");
    }

    private String estimate(Setup setup) {
        Problem problem = setup.as(Puzzle.class).orElseThrow().withHeuristic(heuristic);
        long[] packed = new long[problem.space().width()];
        problem.space().writeInitial(packed, 0);
        int estimate = problem.heuristic().estimate(packed, 0);
        return estimate >= Heuristic.DEAD_END ? "dead" : Integer.toString(estimate);
    }

    /** Returns the value of a leaf for the side to move. */
    static int value(Position position) {
        int result = position.result(position.toMove());
        return result == Position.UNDECIDED ? position.evaluate() : result * WIN_VALUE;
    }

    /** Returns how many expansions were requested, including repeated ones. */
    long expansions() {
        return expansions;
    }

    /** Returns how many expansions were of a state that had been expanded before. */
    long repeatedExpansions() {
        return repeated;
    }
}
