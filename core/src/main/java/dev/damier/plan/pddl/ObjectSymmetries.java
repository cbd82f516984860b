package dev.damier.plan.pddl;

import dev.damier.plan.pddl.PddlTask.Fact;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Finds interchangeable objects. Two objects are interchangeable if exchanging them changes neither the facts that never
 * change, nor the costs, nor the goal, nor the set of reachable facts. The initial state may differ.
 */
final class ObjectSymmetries {
    private final PddlTask task;
    private final WorkMeter meter;
    /** Everything that an exchange must leave unchanged: a fact with a tag for its kind, and a value. */
    private final Map<Fact, Integer> invariant = new HashMap<>();

    private final Map<Integer, List<Fact>> byObject = new HashMap<>();

    ObjectSymmetries(
            PddlTask task,
            BitSet changing,
            RelaxedReachability reachability,
            boolean[] constant,
            List<int[]> goals,
            WorkMeter meter) {
        this.task = task;
        this.meter = meter;
        int predicates = task.symbols.predicates.size();
        for (Fact f : task.initial) if (!changing.get(f.symbol())) put(f, 0, 1);
        for (int i = 0; i < constant.length; i++) put(reachability.facts.get(i), predicates, constant[i] ? 2 : 1);
        for (int g = 0; g < goals.size(); g++) {
            for (int literal : goals.get(g))
                put(
                        reachability.facts.get(literal < 0 ? ~literal : literal),
                        (2 + g) * predicates,
                        literal < 0 ? 2 : 1);
        }
        // Negative symbols keep functions apart from predicates.
        for (Map.Entry<Fact, Integer> e : task.values.entrySet())
            put(new Fact(~e.getKey().symbol(), e.getKey().objects()), 0, e.getValue());
    }

    private void put(Fact fact, int tag, int value) {
        Fact tagged = new Fact(fact.symbol() + tag, fact.objects());
        invariant.put(tagged, value);
        for (int o : fact.objects())
            byObject.computeIfAbsent(o, k -> new ArrayList<>()).add(tagged);
    }

    /** Returns the sets of two or more interchangeable objects. */
    List<List<String>> classes() {
        List<List<Integer>> classes = new ArrayList<>();
        // The constants of a domain may be named in actions, so they are not exchanged.
        for (int o = task.symbols.constants; o < task.symbols.objectNames.size(); o++) {
            List<Integer> home = null;
            for (List<Integer> members : classes) {
                if (areInterchangeable(members.get(0), o)) {
                    home = members;
                    break;
                }
            }
            if (home == null) {
                home = new ArrayList<>();
                classes.add(home);
            }
            home.add(o);
        }
        List<List<String>> names = new ArrayList<>();
        for (List<Integer> members : classes) {
            if (members.size() > 1)
                names.add(members.stream().map(task.symbols.objectNames::get).toList());
        }
        return List.copyOf(names);
    }

    private boolean areInterchangeable(int a, int b) {
        meter.count(1);
        if (!task.symbols.objectTypes.get(a).equals(task.symbols.objectTypes.get(b))) return false;
        List<Fact> ofA = byObject.getOrDefault(a, List.of());
        List<Fact> ofB = byObject.getOrDefault(b, List.of());
        if (ofA.size() != ofB.size()) return false;
        meter.count(2L * ofA.size());
        Set<Fact> both = new HashSet<>(ofA);
        both.addAll(ofB);
        for (Fact f : both) {
            int[] objects = f.objects().clone();
            for (int i = 0; i < objects.length; i++)
                objects[i] = objects[i] == a ? b : objects[i] == b ? a : objects[i];
            if (!Objects.equals(invariant.get(f), invariant.get(new Fact(f.symbol(), objects)))) return false;
        }
        return true;
    }
}
