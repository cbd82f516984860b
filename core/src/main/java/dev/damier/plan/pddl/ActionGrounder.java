package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.plan.pddl.Grounder.GroundAction;
import dev.damier.plan.pddl.PddlTask.Fact;
import dev.damier.plan.pddl.RelaxedReachability.Instance;
import dev.damier.plan.pddl.Schema.Amount;
import dev.damier.plan.pddl.Schema.SchemaEffect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Grounds the preconditions, effects and costs of action instances. */
final class ActionGrounder {
    /** An estimate of the memory of an action without its name and its facts, in bytes. */
    private static final int BYTES_PER_ACTION = 120;

    private final PddlTask task;
    private final List<BitSet> objects;
    private final Conditions conditions;
    private final WorkMeter meter;
    /** The schema of the current instance. */
    @SuppressWarnings("NullAway.Init")
    private Schema schema;

    private int[] binding = {};
    private String name = "";
    /** The effects of the current instance by their condition. */
    private final Map<List<List<Integer>>, Conditional> conditional = new LinkedHashMap<>();

    private final BitSet adds = new BitSet();
    private final BitSet deletes = new BitSet();

    /** The effects that take place if one of the alternatives holds; otherwise one of the complements holds. */
    private record Conditional(List<int[]> alternatives, List<int[]> complements, BitSet adds, BitSet deletes) {}

    ActionGrounder(PddlTask task, List<BitSet> objects, Conditions conditions, WorkMeter meter) {
        this.task = task;
        this.meter = meter;
        this.objects = objects;
        this.conditions = conditions;
    }

    /** Adds the grounded actions of an instance: none, one, or several if conditions have alternatives. */
    void ground(Instance instance, List<GroundAction> to) {
        schema = instance.schema();
        binding = Arrays.copyOf(instance.objects(), schema.slotTypes().length);
        Arrays.fill(binding, instance.objects().length, binding.length, -1);
        StringBuilder text = new StringBuilder("(").append(schema.name());
        for (int o : instance.objects()) text.append(' ').append(task.symbols.objectNames.get(o));
        name = text.append(')').toString();
        conditions.bind(schema.slotTypes(), binding, name);
        List<int[]> preconditions = conditions.alternatives(schema.precondition(), true);
        if (preconditions.isEmpty()) return;
        adds.clear();
        deletes.clear();
        conditional.clear();
        for (SchemaEffect effect : schema.effects()) collect(effect, 0);
        int cost = cost();
        for (int[] literals : preconditions)
            split(
                    literals,
                    List.copyOf(conditional.values()),
                    0,
                    (BitSet) adds.clone(),
                    (BitSet) deletes.clone(),
                    cost,
                    to);
    }

    private void collect(SchemaEffect effect, int quantified) {
        meter.count(1);
        if (quantified < effect.slots().length) {
            int slot = effect.slots()[quantified];
            BitSet range = objects.get(schema.slotTypes()[slot]);
            for (int o = range.nextSetBit(0); o >= 0; o = range.nextSetBit(o + 1)) {
                binding[slot] = o;
                collect(effect, quantified + 1);
            }
            binding[slot] = -1;
            return;
        }
        List<int[]> when = conditions.alternatives(effect.condition(), true);
        if (when.isEmpty()) return;
        int number = conditions.number(conditions.fact(effect.predicate(), effect.terms()));
        if (number < 0) return; // a fact that is never true need not be deleted
        if (when.get(0).length == 0) {
            (effect.add() ? adds : deletes).set(number);
            return;
        }
        List<List<Integer>> key = new ArrayList<>();
        for (int[] literals : when) key.add(Arrays.stream(literals).boxed().toList());
        Conditional group = conditional.computeIfAbsent(
                key,
                k -> new Conditional(
                        when, conditions.alternatives(effect.condition(), false), new BitSet(), new BitSet()));
        (effect.add() ? group.adds : group.deletes).set(number);
    }

    private void split(
            int[] literals,
            List<Conditional> groups,
            int next,
            BitSet added,
            BitSet deleted,
            int cost,
            List<GroundAction> to) {
        if (next == groups.size()) {
            GroundAction action = new GroundAction(
                    name,
                    cost,
                    literals,
                    added.stream().toArray(),
                    deleted.stream().toArray());
            int entries = literals.length + action.adds().length + action.deletes().length;
            meter.count(1 + entries);
            meter.allocate(BYTES_PER_ACTION + name.length() + 4L * entries);
            to.add(action);
            return;
        }
        if (next == 0 && Math.pow(2, groups.size()) > Conditions.MAX_ALTERNATIVES) {
            throw new PddlException(text("effects.many", name, groups.size()));
        }
        Conditional group = groups.get(next);
        for (int[] both : conditions.both(List.of(literals), group.complements))
            split(both, groups, next + 1, added, deleted, cost, to);
        BitSet moreAdds = (BitSet) added.clone();
        moreAdds.or(group.adds);
        BitSet moreDeletes = (BitSet) deleted.clone();
        moreDeletes.or(group.deletes);
        for (int[] both : conditions.both(List.of(literals), group.alternatives))
            split(both, groups, next + 1, moreAdds, moreDeletes, cost, to);
    }

    private int cost() {
        if (!task.usesCosts) return 1;
        int sum = 0;
        for (Amount amount : schema.costs()) sum += value(amount);
        return sum;
    }

    private int value(Amount amount) {
        if (amount instanceof Amount.Number n) return (int) n.value();
        if (amount instanceof Amount.Sum s) {
            int sum = 0;
            for (Amount part : s.parts()) sum += value(part);
            return sum;
        }
        Amount.Value v = (Amount.Value) amount;
        Fact key = conditions.fact(v.function(), v.terms());
        Integer value = task.values.get(key);
        if (value != null) return value;
        StringBuilder call =
                new StringBuilder(task.symbols.functions.get(v.function()).name());
        for (int o : key.objects()) call.append(' ').append(task.symbols.objectNames.get(o));
        throw new PddlException(v.place(), text("cost.undefined", name, call.toString()));
    }
}
