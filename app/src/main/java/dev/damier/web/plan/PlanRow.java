package dev.damier.web.plan;

import dev.damier.plan.GroundTask;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PlanValidator;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Converts the results of planners to JSON rows for the page. */
final class PlanRow {
    private PlanRow() {}

    static Map<String, Object> of(PddlTask task, GroundTask ground, Outcome outcome, Control control) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("outcome", outcomeId(outcome));
        if (outcome instanceof Stopped s) {
            row.put("reason", s.reason().name().toLowerCase(Locale.ROOT));
            row.put("lowerBound", s.lowerBound());
        }
        Optional<Solved> best = outcome instanceof Solved s
                ? Optional.of(s)
                : outcome instanceof Stopped s ? s.best() : Optional.empty();
        best.ifPresent(s -> putPlan(row, task, ground.names(s.moves()), s));
        row.put("facts", ground.atoms().size());
        row.put("actions", ground.actions().size());
        row.put("unitCost", !task.usesCosts());
        row.put("expanded", outcome.stats().expanded());
        row.put("generated", outcome.stats().generated());
        row.put("millis", control.elapsedNanos() / 1e6);
        row.put("bytes", outcome.stats().bytes());
        return row;
    }

    private static String outcomeId(Outcome outcome) {
        if (outcome instanceof Solved) return "solved";
        return outcome instanceof Stopped ? "stopped" : "impossible";
    }

    /** Adds a plan. A wrong plan is a bug of the engine and is not sent. */
    private static void putPlan(Map<String, Object> row, PddlTask task, List<String> plan, Solved s) {
        PlanValidator.Validation check = PlanValidator.validate(task, plan);
        if (!check.valid() || check.cost() != s.cost())
            throw new IllegalStateException("the engine returned a wrong plan of cost " + s.cost() + ": " + check);
        row.put("plan", plan);
        row.put("cost", s.cost());
        row.put("optimal", s.optimal());
        row.put(
                "initial",
                task.initialAtoms().stream().map(Object::toString).sorted().toList());
        row.put("changes", PlanValidator.changes(task, plan));
    }

    /** Returns the row of a task whose grounding reached a limit. */
    static Map<String, Object> stopped(Outcome.Reason reason, int facts, int actions) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("outcome", "stopped");
        row.put("reason", reason.name().toLowerCase(Locale.ROOT));
        row.put("grounding", true);
        row.put("facts", facts);
        row.put("actions", actions);
        return row;
    }

    /** Returns the row of a task with too many actions for the server. */
    static Map<String, Object> tooLarge(int facts, int actions, int maximum) {
        Map<String, Object> row = stopped(Outcome.Reason.MEMORY, facts, actions);
        row.put("maximum", maximum);
        return row;
    }

    /** Returns the numbers of the actions of a plan, up to the first one that is not applicable. */
    static int[] numbers(GroundTask ground, List<String> plan) {
        Map<String, List<Integer>> byName = new HashMap<>();
        for (int a = 0; a < ground.actions().size(); a++)
            byName.computeIfAbsent(ground.actions().get(a).name(), name -> new java.util.ArrayList<>())
                    .add(a);
        BitSet state = new BitSet();
        for (int f : ground.initial()) state.set(f);
        int[] numbers = new int[plan.size()];
        for (int i = 0; i < numbers.length; i++) {
            Optional<Integer> action = byName.getOrDefault(plan.get(i), List.of()).stream()
                    .filter(a -> isApplicable(ground.actions().get(a), state))
                    .findFirst();
            if (action.isEmpty()) return java.util.Arrays.copyOf(numbers, i);
            numbers[i] = action.get();
            for (int f : ground.actions().get(numbers[i]).deletes()) state.clear(f);
            for (int f : ground.actions().get(numbers[i]).adds()) state.set(f);
        }
        return numbers;
    }

    private static boolean isApplicable(GroundTask.Action action, BitSet state) {
        for (int f : action.preconditions()) if (!state.get(f)) return false;
        return true;
    }
}
