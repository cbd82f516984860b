package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.game.Text;
import dev.damier.plan.pddl.Condition.And;
import dev.damier.plan.pddl.Condition.Equal;
import dev.damier.plan.pddl.Condition.Holds;
import dev.damier.plan.pddl.Condition.Not;
import dev.damier.plan.pddl.Condition.Or;
import dev.damier.plan.pddl.Condition.Quantified;
import dev.damier.plan.pddl.PddlTask.Fact;
import dev.damier.plan.pddl.Schema.Amount;
import dev.damier.plan.pddl.Schema.SchemaEffect;
import dev.damier.run.TimeSlice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Checks plans by executing them step by step on the lifted task. It shares no code with the grounder and the search, so it
 * is an independent check of their plans.
 */
public final class PlanValidator {
    /** How many conditions are evaluated between two checks whether the job was cancelled. */
    private static final int CHECK_INTERVAL = 4096;

    private final PddlTask task;
    private final List<BitSet> objects;
    private final Set<Fact> state;
    private int[] binding = {};
    private int[] slotTypes = {};
    private int untilCheck = CHECK_INTERVAL;

    /**
     * The result of a check.
     *
     * @param valid whether the plan reaches the goal
     * @param steps the number of steps that could be executed
     * @param cost the cost of these steps
     * @param reason why the plan is not valid: the step and the first condition that does not hold; an empty text if it is
     *     valid
     */
    public record Validation(boolean valid, int steps, int cost, Text reason) {
        /** Returns the result for a plan that reaches the goal. */
        public static Validation valid(int steps, int cost) {
            return new Validation(true, steps, cost, Text.plain(""));
        }
    }

    private PlanValidator(PddlTask task) {
        this.task = task;
        objects = task.symbols.objectsByType();
        state = new HashSet<>(task.initial);
    }

    /**
     * Returns the steps of a plan file: one action in parentheses per line. A time before the action and comments after a
     * semicolon are ignored.
     */
    public static List<String> readPlan(String text) {
        List<String> steps = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            String step = line.replaceAll(";.*", "").strip().toLowerCase(Locale.ROOT);
            step = step.replaceFirst("^[0-9.]+\\s*:\\s*", "").replaceFirst("\\s*\\[[0-9.]+]$", "");
            if (!step.isEmpty()) steps.add(step);
        }
        return steps;
    }

    /** Executes a plan from the initial state. */
    public static Validation validate(PddlTask task, List<String> steps) {
        PlanValidator validator = new PlanValidator(task);
        int cost = 0;
        for (int i = 0; i < steps.size(); i++) {
            try {
                cost += validator.execute(steps.get(i));
            } catch (StepException e) {
                return new Validation(false, i, cost, text("step", i + 1, steps.get(i), e.reason));
            }
        }
        validator.bind(new int[0], task.goalSlotTypes);
        String missing = validator.firstViolation(task.goal);
        return missing.isEmpty()
                ? Validation.valid(steps.size(), cost)
                : new Validation(false, steps.size(), cost, text("goal.open", missing));
    }

    /**
     * What a step of a plan changes.
     *
     * @param added the facts that become true, sorted
     * @param deleted the facts that become false, sorted
     * @param cost the cost of the step
     */
    public record Change(List<String> added, List<String> deleted, int cost) {}

    /** Returns what each step of a plan changes, up to the first step that cannot be executed. */
    public static List<Change> changes(PddlTask task, List<String> steps) {
        PlanValidator validator = new PlanValidator(task);
        List<Change> changes = new ArrayList<>();
        for (String step : steps) {
            Set<Fact> before = new HashSet<>(validator.state);
            int cost;
            try {
                cost = validator.execute(step);
            } catch (StepException e) {
                return changes;
            }
            changes.add(new Change(
                    validator.difference(validator.state, before),
                    validator.difference(before, validator.state),
                    cost));
        }
        return changes;
    }

    private List<String> difference(Set<Fact> facts, Set<Fact> without) {
        return facts.stream()
                .filter(f -> !without.contains(f))
                .map(f -> "(" + task.name(f) + ")")
                .sorted()
                .toList();
    }

    /** Thrown when a step cannot be executed. */
    private static final class StepException extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Text reason;

        StepException(Text reason) {
            super(reason.toString());
            this.reason = reason;
        }
    }

    private int execute(String step) throws StepException {
        if (!step.startsWith("(") || !step.endsWith(")")) throw new StepException(text("step.form"));
        String[] words = step.substring(1, step.length() - 1).strip().split("\\s+");
        Schema schema = task.schemas.stream()
                .filter(s -> s.name().equals(words[0]))
                .findFirst()
                .orElseThrow(() -> new StepException(text(
                        "step.action",
                        words[0],
                        String.join(
                                ", ", task.schemas.stream().map(Schema::name).toList()))));
        if (words.length - 1 != schema.parameters())
            throw new StepException(text("step.arity", words[0], schema.parameters(), words.length - 1));
        int[] arguments = new int[schema.parameters()];
        for (int i = 0; i < arguments.length; i++) {
            Integer object = task.symbols.objectNumbers.get(words[i + 1]);
            if (object == null) throw new StepException(text("step.object", words[i + 1]));
            if (!objects.get(schema.slotTypes()[i]).get(object))
                throw new StepException(text(
                        "step.type",
                        schema.slotNames().get(i),
                        task.symbols.typeName(schema.slotTypes()[i]),
                        words[i + 1]));
            arguments[i] = object;
        }
        bind(arguments, schema.slotTypes());
        String missing = firstViolation(schema.precondition());
        if (!missing.isEmpty()) throw new StepException(text("step.precondition", missing));
        Set<Fact> added = new HashSet<>();
        Set<Fact> deleted = new HashSet<>();
        for (SchemaEffect e : schema.effects()) collect(e, 0, added, deleted);
        state.removeAll(deleted);
        state.addAll(added);
        if (!task.usesCosts) return 1;
        int cost = 0;
        for (Amount amount : schema.costs()) cost += value(amount);
        return cost;
    }

    private void bind(int[] arguments, int[] types) {
        binding = Arrays.copyOf(arguments, types.length);
        slotTypes = types;
    }

    private void collect(SchemaEffect effect, int quantified, Set<Fact> added, Set<Fact> deleted) {
        if (quantified == effect.slots().length) {
            if (holds(effect.condition()))
                (effect.add() ? added : deleted).add(fact(effect.predicate(), effect.terms()));
            return;
        }
        int slot = effect.slots()[quantified];
        for (int o : objects.get(slotTypes[slot]).stream().toArray()) {
            binding[slot] = o;
            collect(effect, quantified + 1, added, deleted);
        }
    }

    private int value(Amount amount) {
        if (amount instanceof Amount.Number n) return (int) n.value();
        if (amount instanceof Amount.Sum s)
            return s.parts().stream().mapToInt(this::value).sum();
        Amount.Value v = (Amount.Value) amount;
        return task.values.getOrDefault(fact(v.function(), v.terms()), 0);
    }

    private int object(int term) {
        return term < 0 ? ~term : binding[term];
    }

    private Fact fact(int predicate, int[] terms) {
        return new Fact(predicate, Arrays.stream(terms).map(this::object).toArray());
    }

    private boolean holds(Condition c) {
        if (--untilCheck < 0) {
            untilCheck = CHECK_INTERVAL;
            TimeSlice.checkpoint();
        }
        if (c instanceof And and) return and.parts().stream().allMatch(this::holds);
        if (c instanceof Or or) return or.parts().stream().anyMatch(this::holds);
        if (c instanceof Not not) return !holds(not.part());
        if (c instanceof Equal e) return object(e.left()) == object(e.right());
        if (c instanceof Holds h) return state.contains(fact(h.predicate(), h.terms()));
        Quantified q = (Quantified) c;
        for (int o : objects.get(slotTypes[q.slot()]).stream().toArray()) {
            binding[q.slot()] = o;
            if (holds(q.part()) != q.universal()) return !q.universal();
        }
        return q.universal();
    }

    /** Returns the first part of a condition that does not hold, as text; empty if the condition holds. */
    private String firstViolation(Condition c) {
        if (holds(c)) return "";
        if (c instanceof And and) {
            for (Condition part : and.parts()) if (!holds(part)) return firstViolation(part);
        }
        if (c instanceof Quantified q && q.universal()) {
            for (int o : objects.get(slotTypes[q.slot()]).stream().toArray()) {
                binding[q.slot()] = o;
                if (!holds(q.part())) return firstViolation(q.part());
            }
        }
        return conditionText(c);
    }

    private String conditionText(Condition c) {
        if (c instanceof And and) return "(and" + texts(and.parts()) + ")";
        if (c instanceof Or or) return "(or" + texts(or.parts()) + ")";
        if (c instanceof Not not) return "(not " + conditionText(not.part()) + ")";
        if (c instanceof Equal e)
            return "(= " + task.symbols.objectNames.get(object(e.left())) + " "
                    + task.symbols.objectNames.get(object(e.right())) + ")";
        if (c instanceof Holds h) return "(" + task.name(fact(h.predicate(), h.terms())) + ")";
        Quantified q = (Quantified) c;
        String type = task.symbols.typeName(slotTypes[q.slot()]);
        return "(" + (q.universal() ? "forall" : "exists") + " (?x - " + type + ") …)";
    }

    private String texts(List<Condition> parts) {
        StringBuilder out = new StringBuilder();
        for (Condition part : parts) out.append(' ').append(conditionText(part));
        return out.toString();
    }
}
