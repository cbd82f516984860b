package dev.damier.plan.packed;

import dev.damier.plan.GroundTask;
import dev.damier.plan.GroundTask.Action;
import dev.damier.plan.GroundTask.Atom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds groups of facts of which at most one holds. Candidates are templates as in Helmert (2009), "Concise finite-domain
 * representations": predicates whose arguments are parameters of the group or are counted. A template is checked on the
 * grounded actions. If an action adds a fact without deleting another one of the group, the template is extended by a
 * predicate that the action deletes.
 */
final class MutexGroups {
    private static final int MAX_TEMPLATES = 400;
    private static final int MAX_PARTS = 5;
    private static final int MAX_ARITY = 5;

    /**
     * A group of facts.
     *
     * @param facts the facts
     * @param exactlyOne whether exactly one of them holds in every reachable state; otherwise at most one
     */
    record MutexGroup(int[] facts, boolean exactlyOne) {}

    /** A predicate and, per argument, the parameter of the group or -1 if the argument is counted. */
    private record Part(String predicate, List<Integer> roles) {}

    private record Template(int parameters, List<Part> parts) {
        String key() {
            return parts.stream().map(Part::toString).sorted().toList().toString();
        }
    }

    private final GroundTask task;
    private final boolean[] initial;
    private final Map<String, List<Integer>> byPredicate = new LinkedHashMap<>();
    private final Set<Set<Integer>> seen = new HashSet<>();
    private final List<MutexGroup> groups = new ArrayList<>();
    private final ArrayDeque<Template> open = new ArrayDeque<>();
    private final Set<String> templates = new HashSet<>();
    private final boolean[] required;

    private MutexGroups(GroundTask task) {
        this.task = task;
        int n = task.atoms().size();
        initial = new boolean[n];
        required = new boolean[n];
        for (int f : task.initial()) initial[f] = true;
        for (int f = 0; f < n; f++) {
            Atom atom = task.atoms().get(f);
            if (!atom.negated())
                byPredicate
                        .computeIfAbsent(atom.predicate(), k -> new ArrayList<>())
                        .add(f);
        }
    }

    static List<MutexGroup> find(GroundTask task) {
        MutexGroups finder = new MutexGroups(task);
        finder.search();
        finder.addComplements();
        return finder.groups;
    }

    private void search() {
        for (Map.Entry<String, List<Integer>> e : byPredicate.entrySet()) {
            int arity = task.atoms().get(e.getValue().get(0)).arguments().size();
            for (int counted = 0; counted < 1 << Math.min(arity, MAX_ARITY); counted++) {
                List<Integer> roles = new ArrayList<>();
                int parameters = 0;
                for (int i = 0; i < arity; i++) roles.add((counted >>> i & 1) != 0 ? -1 : parameters++);
                propose(new Template(parameters, List.of(new Part(e.getKey(), roles))));
            }
        }
        while (!open.isEmpty()) check(open.remove());
    }

    private void propose(Template template) {
        if (templates.size() < MAX_TEMPLATES && templates.add(template.key())) open.add(template);
    }

    private void check(Template template) {
        int[] instanceOf = new int[task.atoms().size()];
        Arrays.fill(instanceOf, -1);
        Map<List<String>, Integer> instances = new HashMap<>();
        List<List<Integer>> members = new ArrayList<>();
        for (Part part : template.parts) {
            for (int f : byPredicate.getOrDefault(part.predicate, List.of())) {
                String[] key = new String[template.parameters];
                List<String> arguments = task.atoms().get(f).arguments();
                for (int i = 0; i < arguments.size(); i++)
                    if (part.roles.get(i) >= 0) key[part.roles.get(i)] = arguments.get(i);
                instanceOf[f] = instances.computeIfAbsent(List.of(key), k -> {
                    members.add(new ArrayList<>());
                    return members.size() - 1;
                });
                members.get(instanceOf[f]).add(f);
            }
        }
        int n = members.size();
        boolean[] failed = new boolean[n];
        boolean[] exact = new boolean[n];
        for (int i = 0; i < n; i++) {
            int weight = 0;
            for (int f : members.get(i)) if (initial[f]) weight++;
            failed[i] = weight > 1;
            exact[i] = weight == 1;
        }
        Action unbalanced = null;
        int unbalancedFact = -1;
        for (Action a : task.actions()) {
            for (int p : a.preconditions()) required[p] = true;
            for (int f : a.adds()) {
                int i = instanceOf[f];
                if (i < 0 || failed[i]) continue;
                if (addsAnother(a, f, i, instanceOf)) failed[i] = true;
                else if (!replaces(a, i, instanceOf)) {
                    failed[i] = true;
                    if (unbalanced == null) {
                        unbalanced = a;
                        unbalancedFact = f;
                    }
                }
            }
            for (int f : a.deletes())
                if (instanceOf[f] >= 0 && !adds(a, instanceOf[f], instanceOf)) exact[instanceOf[f]] = false;
            for (int p : a.preconditions()) required[p] = false;
        }
        for (int i = 0; i < n; i++) if (!failed[i] && members.get(i).size() > 1) add(members.get(i), exact[i]);
        if (unbalanced != null && template.parts.size() < MAX_PARTS) extend(template, unbalanced, unbalancedFact);
    }

    private static boolean addsAnother(Action a, int fact, int instance, int[] instanceOf) {
        for (int f : a.adds()) if (f != fact && instanceOf[f] == instance) return true;
        return false;
    }

    private static boolean adds(Action a, int instance, int[] instanceOf) {
        for (int f : a.adds()) if (instanceOf[f] == instance) return true;
        return false;
    }

    /** Returns whether the action requires and deletes a fact of the instance. */
    private boolean replaces(Action a, int instance, int[] instanceOf) {
        for (int f : a.deletes()) if (instanceOf[f] == instance && required[f]) return true;
        return false;
    }

    /** Proposes the template with one more predicate that the action requires and deletes. */
    private void extend(Template template, Action action, int fact) {
        String[] key = new String[template.parameters];
        Atom added = task.atoms().get(fact);
        for (Part part : template.parts) {
            if (!part.predicate.equals(added.predicate())) continue;
            for (int i = 0; i < part.roles.size(); i++)
                if (part.roles.get(i) >= 0)
                    key[part.roles.get(i)] = added.arguments().get(i);
        }
        for (int p : action.preconditions()) required[p] = true;
        for (int d : action.deletes()) {
            Atom atom = task.atoms().get(d);
            if (!required[d]
                    || atom.negated()
                    || template.parts.stream().anyMatch(p -> p.predicate.equals(atom.predicate()))) continue;
            Integer[] roles = new Integer[atom.arguments().size()];
            Arrays.fill(roles, -1);
            assign(template, atom, key, 0, roles);
        }
        for (int p : action.preconditions()) required[p] = false;
    }

    private void assign(Template template, Atom atom, String[] key, int parameter, Integer[] roles) {
        if (parameter == key.length) {
            List<Part> parts = new ArrayList<>(template.parts);
            parts.add(new Part(atom.predicate(), List.of(roles)));
            propose(new Template(template.parameters, parts));
            return;
        }
        for (int i = 0; i < roles.length; i++) {
            if (roles[i] >= 0 || !atom.arguments().get(i).equals(key[parameter])) continue;
            roles[i] = parameter;
            assign(template, atom, key, parameter + 1, roles);
            roles[i] = -1;
        }
    }

    private void add(List<Integer> facts, boolean exact) {
        if (!seen.add(new HashSet<>(facts))) return;
        groups.add(new MutexGroup(facts.stream().mapToInt(Integer::intValue).toArray(), exact));
    }

    /** Adds a group for each fact and its negation. */
    private void addComplements() {
        Map<Atom, Integer> numbers = new HashMap<>();
        for (int f = 0; f < task.atoms().size(); f++) numbers.put(task.atoms().get(f), f);
        for (int f = 0; f < task.atoms().size(); f++) {
            Atom atom = task.atoms().get(f);
            Integer positive = atom.negated() ? numbers.get(new Atom(atom.predicate(), atom.arguments(), false)) : null;
            if (positive != null) add(List.of(positive, f), true);
        }
    }
}
