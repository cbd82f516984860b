package dev.damier.plan;

import dev.damier.plan.packed.FactHeuristic;
import dev.damier.plan.packed.PackedSpace;
import dev.damier.plan.packed.PatternHeuristic;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.search.AStar;
import dev.damier.search.Greedy;
import dev.damier.search.Heuristic;
import dev.damier.search.LazySearch;
import dev.damier.search.Problem;
import dev.damier.search.TieBreaking;
import java.util.List;
import java.util.Optional;

/** The planning engines by id. To add a heuristic, add a constant to {@link Engine} and a line to {@link #heuristic}. */
public final class Planner {
    /** Maximum number of expansions of the best-first width search. */
    private static final long MAX_WIDTH_EXPANSIONS = 200_000;

    /** A task with more facts than this and a higher estimate by h-FF is beyond A*. */
    private static final int MAX_FACTS_FOR_ASTAR = 1000;

    private static final int MAX_ESTIMATE_FOR_ASTAR = 100;

    /** Work of the searches with h-FF before the planner changes to another search: expansions times actions. */
    private static final long LAZY_WORK = 40_000_000;

    /** An engine. */
    public enum Engine {
        /** A* with pattern databases. */
        PDB("pdb", true, "A* with pattern databases and saturated cost partitioning"),
        /** A* with LM-cut. */
        LMCUT("lmcut", true, "A* with the LM-cut heuristic"),
        /** A* with h-max. */
        HMAX("hmax", true, "A* with the heuristic h-max"),
        /** A* without heuristic. */
        BLIND("blind", true, "A* without heuristic (uniform-cost search)"),
        /** A* with h-add. */
        HADD("hadd", false, "A* with the additive heuristic h-add, not admissible"),
        /** Greedy search. */
        GREEDY("greedy", false, "lazy greedy search with h-FF and preferred actions; stops at the first plan"),
        /** Anytime search. */
        ANYTIME(
                "anytime",
                false,
                "like greedy, then improves the plan until it is proved optimal or a limit is reached");

        private final String id;
        private final boolean optimal;
        private final String description;

        Engine(String id, boolean optimal, String description) {
            this.id = id;
            this.optimal = optimal;
            this.description = description;
        }

        /** Returns the id. */
        public String id() {
            return id;
        }

        /** Returns whether every plan of the engine is optimal. */
        public boolean optimal() {
            return optimal;
        }

        /** Returns a description in English. */
        public String description() {
            return description;
        }

        /** Returns the ids of all engines. */
        public static List<String> ids() {
            return java.util.Arrays.stream(values()).map(Engine::id).toList();
        }

        /** Returns the engine with an id, or nothing. */
        public static Optional<Engine> of(String id) {
            return java.util.Arrays.stream(values())
                    .filter(e -> e.id.equals(id))
                    .findFirst();
        }
    }

    private final GroundTask task;
    private final PackedSpace space;
    private final Control control;

    private Planner(GroundTask task, Control control) {
        this.task = task;
        this.control = control;
        control.note("compiling " + task.actions().size() + " actions");
        space = new PackedSpace(task);
    }

    /** Solves a task. The moves of the outcome are the numbers of the actions of the plan. */
    public static Outcome solve(GroundTask task, Engine engine, Control control) {
        return new Planner(task, control).solve(engine);
    }

    private Outcome solve(Engine engine) {
        return switch (engine) {
            case GREEDY, ANYTIME -> solveLazily(engine == Engine.ANYTIME);
            default -> withPlans(new AStar().solve(new Problem(space, heuristic(engine)), control));
        };
    }

    private Heuristic heuristic(Engine engine) {
        return switch (engine) {
            case PDB -> new PatternHeuristic(task, space, control);
            case LMCUT -> new FactHeuristic(space, new LmCut(task.strips()));
            case HMAX -> new FactHeuristic(space, new HMax(task.strips()));
            case HADD -> new FactHeuristic(space, new HAdd(task.strips()));
            case GREEDY, ANYTIME -> new FactHeuristic(space, new HFf(task.strips()));
            case BLIND -> Heuristic.ZERO;
        };
    }

    /**
     * Searches with h-FF. If this takes too long, a best-first width search follows, which leaves plateaus quickly. If it
     * finds nothing either, or if a plan is to be improved to the end, A* with pattern databases follows. A* cannot
     * solve large tasks: there, the search with h-FF gets more work, and at last all of it.
     */
    private Outcome solveLazily(boolean anytime) {
        Problem lazily = new Problem(space, heuristic(Engine.GREEDY));
        boolean large = isBeyondAStar(lazily);
        long work = large ? 10 * LAZY_WORK : LAZY_WORK;
        long limit = Math.max(2000, work / Math.max(1, task.actions().size()));
        Outcome first = new LazySearch(anytime, limit).solve(lazily, control);
        if (!(first instanceof Stopped stopped) || stopped.reason() != Outcome.Reason.EXHAUSTED)
            return withPlans(first);
        Optional<Solved> best = stopped.best();
        if (best.isEmpty()) {
            Outcome wide = new Greedy(TieBreaking.FIFO, Math.min(MAX_WIDTH_EXPANSIONS, 10 * limit))
                    .solve(new Problem(space, space.noveltyEstimate()), control);
            if (wide instanceof Solved found) best = Optional.of(found);
            if (best.isPresent() && !anytime) return withPlans(wide);
            if (best.isEmpty() && large)
                return withPlans(new LazySearch(anytime, Long.MAX_VALUE).solve(lazily, control));
        }
        Outcome second = new AStar().solve(new Problem(space, heuristic(Engine.PDB)), control);
        if (second instanceof Stopped s)
            second = new Stopped(s.reason(), best, Math.max(s.lowerBound(), stopped.lowerBound()), s.stats());
        return withPlans(second);
    }

    private boolean isBeyondAStar(Problem lazily) {
        long[] state = new long[space.width()];
        space.writeInitial(state, 0);
        return task.atoms().size() > MAX_FACTS_FOR_ASTAR
                && lazily.heuristic().estimate(state, 0) > MAX_ESTIMATE_FOR_ASTAR;
    }

    private Outcome withPlans(Outcome outcome) {
        if (outcome instanceof Solved s) return withPlan(s);
        if (outcome instanceof Stopped s)
            return new Stopped(s.reason(), s.best().map(this::withPlan), s.lowerBound(), s.stats());
        return outcome;
    }

    private Solved withPlan(Solved s) {
        return new Solved(space.plan(s.moves()), s.cost(), s.optimal(), s.stats());
    }
}
