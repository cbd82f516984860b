package dev.damier.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * A state space whose states are objects with {@code equals} and {@code hashCode}. Each distinct object gets a number, and
 * this number is the only word of the packed state. It is slower than packing the state itself; use it for prototypes and
 * for teaching. Thread-safe if the rules and the goal test are. It never frees objects.
 *
 * @param <S> the type of the states; immutable
 */
public final class ObjectStateSpace<S> implements StateSpace {

    /** The rules of the space: generate the successors of a state. */
    @FunctionalInterface
    public interface Rules<S> {
        /** Passes every possible move of {@code state} to {@code moves}. */
        void expand(S state, Moves<S> moves);
    }

    /** Receives the moves that {@link Rules} generate. */
    @FunctionalInterface
    public interface Moves<S> {
        /** Adds a move with its code, its cost and the state it leads to. */
        void add(int move, int cost, S to);
    }

    private final S initial;
    private final Rules<S> rules;
    private final Predicate<S> goal;
    private final Map<S, Integer> numbers = new HashMap<>();
    private final List<S> objects = new ArrayList<>();

    /**
     * Creates a space.
     *
     * @param initial the initial state
     * @param rules generates the moves of a state
     * @param goal the goal test
     */
    public ObjectStateSpace(S initial, Rules<S> rules, Predicate<S> goal) {
        this.initial = initial;
        this.rules = rules;
        this.goal = goal;
        number(initial);
    }

    /** Returns a heuristic that applies {@code estimate} to the objects. The estimate must be admissible and consistent. */
    public Heuristic heuristic(ToIntFunction<S> estimate) {
        return (state, at) -> estimate.applyAsInt(object(state[at]));
    }

    /** Returns the object with the given number, which is the word of its packed state. */
    public synchronized S object(long word) {
        return objects.get((int) word);
    }

    private synchronized long number(S object) {
        return numbers.computeIfAbsent(object, o -> {
            objects.add(o);
            return objects.size() - 1;
        });
    }

    @Override
    public int width() {
        return 1;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        to[at] = number(initial);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        rules.expand(object(from[at]), (move, cost, to) -> out.add(move, cost, number(to)));
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return goal.test(object(from[at]));
    }
}
