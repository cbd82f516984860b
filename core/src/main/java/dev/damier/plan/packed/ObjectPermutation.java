package dev.damier.plan.packed;

import dev.damier.plan.GroundTask;
import dev.damier.plan.GroundTask.Atom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Replaces states by symmetric ones: sorts the objects of one class of interchangeable objects by their facts. States that
 * differ only in the names of these objects then become equal (orbit search, Domshlak, Katz and Shleyfman 2012).
 */
final class ObjectPermutation {
    private final int objects;
    /** Per object: the variables whose facts all mention this object, in corresponding order. */
    private final int[][] owned;
    /** The variables with facts of several objects. */
    private final int[] shared;
    /** Per shared variable and value: the object of the fact, or -1. */
    private final int[][] objectOf;
    /** Per shared variable, value and object: the value of the corresponding fact of this object. */
    private final int[][][] renamed;

    private ObjectPermutation(int[][] owned, int[] shared, int[][] objectOf, int[][][] renamed) {
        objects = owned.length;
        this.owned = owned;
        this.shared = shared;
        this.objectOf = objectOf;
        this.renamed = renamed;
    }

    /** Returns the permutations of a task for the classes whose exchange respects the variables. */
    static List<ObjectPermutation> of(GroundTask task, StateLayout layout) {
        Map<Atom, Integer> numbers = new HashMap<>();
        for (int f = 0; f < task.atoms().size(); f++) numbers.put(task.atoms().get(f), f);
        List<ObjectPermutation> result = new ArrayList<>();
        for (List<String> members : task.interchangeable())
            of(members, task, layout, numbers).ifPresent(result::add);
        return result;
    }

    private static Optional<ObjectPermutation> of(
            List<String> members, GroundTask task, StateLayout layout, Map<Atom, Integer> numbers) {
        int n = task.atoms().size();
        int[] memberOf = new int[n];
        int[][] image = new int[n][];
        for (int f = 0; f < n; f++) {
            Atom atom = task.atoms().get(f);
            memberOf[f] = -1;
            for (String argument : atom.arguments()) {
                int member = members.indexOf(argument);
                if (member < 0) continue;
                if (memberOf[f] >= 0) return Optional.empty();
                memberOf[f] = member;
            }
            if (memberOf[f] < 0) continue;
            image[f] = new int[members.size()];
            for (int m = 0; m < members.size(); m++) {
                String own = members.get(memberOf[f]);
                String other = members.get(m);
                List<String> arguments = atom.arguments().stream()
                        .map(o -> o.equals(own) ? other : o)
                        .toList();
                Integer number = numbers.get(new Atom(atom.predicate(), arguments, atom.negated()));
                if (number == null) return Optional.empty();
                image[f][m] = number;
            }
        }
        if (!respectsDerivations(members.size(), layout, memberOf, image)) return Optional.empty();
        return variables(members.size(), layout, memberOf, image);
    }

    /** Checks that exchanging the first object with another one maps derivations to derivations. */
    private static boolean respectsDerivations(int members, StateLayout layout, int[] memberOf, int[][] image) {
        Set<List<Integer>> known = new HashSet<>();
        for (int[] d : layout.derivations) known.add(normalised(d, memberOf, image, 0, 0));
        for (int[] d : layout.derivations)
            for (int m = 1; m < members; m++) if (!known.contains(normalised(d, memberOf, image, 0, m))) return false;
        return true;
    }

    private static List<Integer> normalised(int[] facts, int[] memberOf, int[][] image, int a, int b) {
        List<Integer> result = new ArrayList<>();
        for (int f : facts) {
            if (memberOf[f] == a) result.add(image[f][b]);
            else if (memberOf[f] == b) result.add(image[f][a]);
            else result.add(f);
        }
        Integer first = result.remove(0);
        result.sort(null);
        result.add(0, first);
        return result;
    }

    private static Optional<ObjectPermutation> variables(
            int members, StateLayout layout, int[] memberOf, int[][] image) {
        List<List<Integer>> owned = new ArrayList<>();
        for (int m = 0; m < members; m++) owned.add(new ArrayList<>());
        List<Integer> shared = new ArrayList<>();
        for (int v = 0; v < layout.facts.length; v++) {
            int owner = memberOf[layout.facts[v][0]];
            for (int f : layout.facts[v]) if (memberOf[f] != owner) owner = -2;
            if (owner == -2) shared.add(v);
            else if (owner == 0) {
                for (int m = 0; m < members; m++) {
                    int other = layout.variableOf[image[layout.facts[v][0]][m]];
                    if (other < 0 || !corresponds(v, other, m, layout, image)) return Optional.empty();
                    owned.get(m).add(other);
                }
            }
        }
        for (int v = 0; v < layout.facts.length; v++) {
            int owner = memberOf[layout.facts[v][0]];
            boolean isShared = shared.contains(v);
            if (!isShared && owner >= 0 && !owned.get(owner).contains(v)) return Optional.empty();
        }
        boolean hasFacts = !owned.get(0).isEmpty();
        for (int v : shared) for (int f : layout.facts[v]) hasFacts |= memberOf[f] >= 0;
        if (!hasFacts) return Optional.empty();
        int[][] objectOf = new int[shared.size()][];
        int[][][] renamed = new int[shared.size()][][];
        for (int s = 0; s < objectOf.length; s++) {
            int v = shared.get(s);
            objectOf[s] = new int[layout.sizes[v]];
            Arrays.fill(objectOf[s], -1);
            renamed[s] = new int[layout.sizes[v]][];
            for (int i = 0; i < layout.facts[v].length; i++) {
                int f = layout.facts[v][i];
                objectOf[s][i] = memberOf[f];
                if (memberOf[f] < 0) continue;
                renamed[s][i] = new int[members];
                for (int m = 0; m < members; m++) {
                    if (layout.variableOf[image[f][m]] != v) return Optional.empty();
                    renamed[s][i][m] = layout.valueOf[image[f][m]];
                }
            }
        }
        int[][] ownedArray = owned.stream()
                .map(l -> l.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        int[] sharedArray = shared.stream().mapToInt(Integer::intValue).toArray();
        return Optional.of(new ObjectPermutation(ownedArray, sharedArray, objectOf, renamed));
    }

    /** Returns whether each fact of variable v corresponds to the fact of the other variable with the same value. */
    private static boolean corresponds(int v, int other, int member, StateLayout layout, int[][] image) {
        if (layout.sizes[v] != layout.sizes[other] || layout.facts[v].length != layout.facts[other].length)
            return false;
        for (int i = 0; i < layout.facts[v].length; i++) {
            if (layout.facts[other][i] != image[layout.facts[v][i]][member]) return false;
        }
        return true;
    }

    int objects() {
        return objects;
    }

    /**
     * Computes the order of the objects.
     *
     * @param values the values of the variables
     * @param keys a buffer of at least {@link #objects} longs
     * @param from receives, per place, the object that belongs there; at least {@link #objects} long
     * @return whether the order differs from the current one
     */
    boolean order(int[] values, long[] keys, int[] from) {
        for (int o = 0; o < objects; o++) {
            long key = 0;
            for (int v : owned[o]) key = key * 0x9E3779B97F4A7C15L + values[v] + 1;
            keys[o] = key;
        }
        for (int s = 0; s < shared.length; s++) {
            int value = values[shared[s]];
            int o = objectOf[s][value];
            // The value as it would be for the first object does not depend on the name of the object.
            if (o >= 0) keys[o] += (renamed[s][value][0] + 1L + 1000L * s) * 0xBF58476D1CE4E5B9L;
        }
        boolean changed = false;
        for (int o = 0; o < objects; o++) {
            int place = o;
            while (place > 0 && keys[from[place - 1]] > keys[o]) {
                from[place] = from[place - 1];
                place--;
            }
            from[place] = o;
            changed |= place != o;
        }
        return changed;
    }

    /**
     * Exchanges objects.
     *
     * @param values the values of the variables, changed in place
     * @param from per object, the object whose facts it receives
     * @param old a buffer as long as {@code values}
     */
    void exchange(int[] values, int[] from, int[] old) {
        System.arraycopy(values, 0, old, 0, values.length);
        for (int to = 0; to < objects; to++) {
            int source = from[to];
            if (source == to) continue;
            for (int j = 0; j < owned[to].length; j++) values[owned[to][j]] = old[owned[source][j]];
            for (int s = 0; s < shared.length; s++) {
                int value = old[shared[s]];
                if (objectOf[s][value] == source) values[shared[s]] = renamed[s][value][to];
            }
        }
    }
}
