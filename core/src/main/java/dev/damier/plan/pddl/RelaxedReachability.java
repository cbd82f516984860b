package dev.damier.plan.pddl;

import dev.damier.plan.pddl.Condition.And;
import dev.damier.plan.pddl.Condition.Holds;
import dev.damier.plan.pddl.PddlTask.Fact;
import dev.damier.plan.pddl.Schema.SchemaEffect;
import dev.damier.run.Control;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Computes the facts and action instances that are reachable without delete effects, by semi-naive evaluation: each new
 * fact is joined once with the positive preconditions of the schemas. Facts are indexed by predicate, argument position
 * and object.
 */
final class RelaxedReachability {
    /** An estimate of the memory of one fact or instance, without its arguments, in bytes. */
    private static final int BYTES_PER_ENTRY = 160;

    private static final int NOTE_INTERVAL = 4096;

    /** Maximum number of preconditions that are joined, so that a set of them is a long. */
    private static final int MAX_JOINS = 60;

    /** An instance of a schema; the binding has the objects of the parameters. */
    record Instance(Schema schema, int[] objects) {}

    /** The reached facts that can change, numbered from 0 in order of discovery. */
    final Map<Fact, Integer> numbers = new HashMap<>();

    final List<Fact> facts = new ArrayList<>();
    final List<Instance> instances = new ArrayList<>();

    private final PddlTask task;
    private final Control control;
    private final WorkMeter meter;
    private final List<BitSet> objects;
    private final BitSet changing;
    private final Conditions conditions;
    private final List<Holds>[] joins;
    /** Per predicate: the schemas and the indices of the preconditions that use it. */
    private final List<List<int[]>> uses = new ArrayList<>();

    private final Map<Long, List<Fact>> index = new HashMap<>();
    private final List<List<Fact>> byPredicate = new ArrayList<>();
    private final Set<Fact> indexed = new HashSet<>();
    private final ArrayDeque<Fact> queue = new ArrayDeque<>();
    private final Set<Fact> known = new HashSet<>();

    /** The schema of the current instance. */
    @SuppressWarnings("NullAway.Init")
    private Schema schema;

    private int schemaNumber;
    private int[] binding = {};

    @SuppressWarnings({"unchecked", "rawtypes"})
    RelaxedReachability(
            PddlTask task, List<BitSet> objectsByType, BitSet changingPredicates, Control control, WorkMeter meter) {
        this.task = task;
        this.control = control;
        this.meter = meter;
        objects = objectsByType;
        changing = changingPredicates;
        conditions = new Conditions(objects, this::staticValue, meter);
        joins = new List[task.schemas.size()];
        for (int s = 0; s < joins.length; s++) {
            joins[s] = new ArrayList<>();
            collectJoins(task.schemas.get(s).precondition(), joins[s]);
        }
        for (int p = 0; p < task.symbols.predicates.size(); p++) {
            byPredicate.add(new ArrayList<>());
            uses.add(new ArrayList<>());
        }
        for (int s = 0; s < joins.length; s++) {
            for (int j = 0; j < joins[s].size(); j++)
                uses.get(joins[s].get(j).predicate()).add(new int[] {s, j});
        }
    }

    private int staticValue(Fact fact) {
        if (changing.get(fact.symbol())) return 0;
        return task.initial.contains(fact) ? Conditions.Facts.TRUE : Conditions.Facts.FALSE;
    }

    private static void collectJoins(Condition condition, List<Holds> to) {
        // The others are checked when the instance is grounded.
        if (condition instanceof Holds h && to.size() < MAX_JOINS) to.add(h);
        if (condition instanceof And and) for (Condition part : and.parts()) collectJoins(part, to);
    }

    /** Computes everything. */
    void run() {
        for (Fact f : task.initial) if (!changing.get(f.symbol())) addToIndex(f);
        List<Fact> start = new ArrayList<>();
        for (Fact f : task.initial) if (changing.get(f.symbol())) start.add(f);
        start.sort((a, b) -> task.name(a).compareTo(task.name(b)));
        start.forEach(this::discover);
        for (int s = 0; s < joins.length; s++) {
            boolean triggered = false;
            for (Holds h : joins[s]) triggered |= changing.get(h.predicate());
            if (triggered) continue;
            select(s);
            join(0);
        }
        while (!queue.isEmpty()) {
            Fact fact = queue.remove();
            addToIndex(fact);
            for (int[] use : uses.get(fact.symbol())) {
                select(use[0]);
                if (bind(joins[use[0]].get(use[1]), fact) >= 0) join(1L << use[1]);
            }
        }
    }

    private void select(int s) {
        schemaNumber = s;
        schema = task.schemas.get(s);
        binding = new int[schema.slotTypes().length];
        Arrays.fill(binding, -1);
        conditions.bind(schema.slotTypes(), binding, schema.name());
    }

    /** Binds the variables of an atom to a fact; returns the mask of newly bound slots, or -1 if it does not match. */
    private long bind(Holds atom, Fact fact) {
        long bound = 0;
        for (int i = 0; i < atom.terms().length; i++) {
            int term = atom.terms()[i];
            int object = fact.objects()[i];
            boolean matches = term < 0
                    ? ~term == object
                    : binding[term] < 0 ? objects.get(schema.slotTypes()[term]).get(object) : binding[term] == object;
            if (!matches) {
                unbind(bound);
                return -1;
            }
            if (term >= 0 && binding[term] < 0) {
                binding[term] = object;
                bound |= 1L << term;
            }
        }
        return bound;
    }

    private void unbind(long slots) {
        for (long left = slots; left != 0; left &= left - 1) binding[Long.numberOfTrailingZeros(left)] = -1;
    }

    /** Joins the atoms that are not in the mask yet, the one with the fewest candidates first. */
    private void join(long done) {
        if (!conditions.isPossible(schema.precondition(), true)) return;
        List<Holds> atoms = joins[schemaNumber];
        int best = -1;
        List<Fact> bestCandidates = List.of();
        for (int j = 0; j < atoms.size(); j++) {
            if ((done >>> j & 1) != 0) continue;
            List<Fact> candidates = candidates(atoms.get(j));
            if (best < 0 || candidates.size() < bestCandidates.size()) {
                best = j;
                bestCandidates = candidates;
            }
        }
        if (best < 0) {
            bindRest(0);
            return;
        }
        for (Fact candidate : bestCandidates) {
            meter.count(1);
            long bound = bind(atoms.get(best), candidate);
            if (bound < 0) continue;
            join(done | 1L << best);
            unbind(bound);
        }
    }

    private List<Fact> candidates(Holds atom) {
        List<Fact> best = byPredicate.get(atom.predicate());
        boolean complete = true;
        for (int i = 0; i < atom.terms().length; i++) {
            int term = atom.terms()[i];
            if (term >= 0 && binding[term] < 0) {
                complete = false;
                continue;
            }
            List<Fact> list = index.getOrDefault(key(atom.predicate(), i, conditions.value(term)), List.of());
            if (list.size() < best.size()) best = list;
        }
        if (!complete || best.isEmpty()) return best;
        Fact fact = conditions.fact(atom.predicate(), atom.terms());
        return indexed.contains(fact) ? List.of(fact) : List.of();
    }

    private void bindRest(int slot) {
        if (slot == schema.parameters()) {
            if (conditions.isPossible(schema.precondition(), true)) addInstance();
            return;
        }
        if (binding[slot] >= 0) {
            bindRest(slot + 1);
            return;
        }
        BitSet range = objects.get(schema.slotTypes()[slot]);
        for (int o = range.nextSetBit(0); o >= 0; o = range.nextSetBit(o + 1)) {
            binding[slot] = o;
            if (conditions.isPossible(schema.precondition(), true)) bindRest(slot + 1);
        }
        binding[slot] = -1;
    }

    private void addInstance() {
        meter.count(1);
        int[] parameters = Arrays.copyOf(binding, schema.parameters());
        // Negative symbols keep instances apart from facts in the same set.
        if (!known.add(new Fact(~schemaNumber, parameters))) return;
        meter.allocate(BYTES_PER_ENTRY + 4L * parameters.length);
        instances.add(new Instance(schema, parameters));
        if (instances.size() % NOTE_INTERVAL == 0)
            control.note("grounding: " + facts.size() + " facts, " + instances.size() + " actions");
        for (SchemaEffect effect : schema.effects()) if (effect.add()) discoverAll(effect, 0);
    }

    private void discoverAll(SchemaEffect effect, int quantified) {
        meter.count(1);
        if (quantified == effect.slots().length) {
            if (effect.condition() == Condition.TRUE || conditions.isPossible(effect.condition(), true))
                discover(conditions.fact(effect.predicate(), effect.terms()));
            return;
        }
        int slot = effect.slots()[quantified];
        BitSet range = objects.get(schema.slotTypes()[slot]);
        for (int o = range.nextSetBit(0); o >= 0; o = range.nextSetBit(o + 1)) {
            binding[slot] = o;
            discoverAll(effect, quantified + 1);
        }
        binding[slot] = -1;
    }

    private void discover(Fact fact) {
        if (!known.add(fact)) return;
        meter.allocate(2 * BYTES_PER_ENTRY);
        numbers.put(fact, facts.size());
        facts.add(fact);
        queue.add(fact);
    }

    private void addToIndex(Fact fact) {
        if (!indexed.add(fact)) return;
        meter.allocate(BYTES_PER_ENTRY);
        byPredicate.get(fact.symbol()).add(fact);
        for (int i = 0; i < fact.objects().length; i++) {
            index.computeIfAbsent(key(fact.symbol(), i, fact.objects()[i]), k -> new ArrayList<>())
                    .add(fact);
        }
    }

    private static long key(int predicate, int position, int object) {
        return ((long) predicate << 40) | ((long) position << 32) | object;
    }
}
