package dev.damier.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * A space over objects: each distinct object gets a number, and the number is the state's word. Every search then works
 * on objects with {@code equals} and {@code hashCode}; slower than packing, and good enough to try an idea or teach one.
 */
public final class ObjectStateSpace<S> implements StateSpace {

    /** The rules: reports each move from a state, with its cost and where it leads. */
    @FunctionalInterface
    public interface Rules<S> {
        void expand(S state, Moves<S> moves);
    }

    /** Where {@link Rules} report to. */
    @FunctionalInterface
    public interface Moves<S> {
        void add(int move, int cost, S to);
    }

    private final S initial;
    private final Rules<S> rules;
    private final Predicate<S> goal;
    private final Map<S, Integer> numbers = new HashMap<>();
    private final List<S> objects = new ArrayList<>();

    public ObjectStateSpace(S initial, Rules<S> rules, Predicate<S> goal) {
        this.initial = initial;
        this.rules = rules;
        this.goal = goal;
        number(initial);
    }

    /** An admissible estimate over the objects. */
    public Heuristic heuristic(ToIntFunction<S> estimate) {
        return (state, at) -> estimate.applyAsInt(object(state[at]));
    }

    /** The object a word stands for. */
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
    public void initial(long[] to, int at) {
        to[at] = number(initial);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        rules.expand(object(from[at]), (move, cost, to) -> out.add(move, cost, number(to)));
    }

    @Override
    public boolean goal(long[] from, int at) {
        return goal.test(object(from[at]));
    }
}
