package dev.damier.plan.packed;

import dev.damier.plan.GroundTask;
import dev.damier.plan.GroundTask.Atom;
import dev.damier.plan.packed.MutexGroups.MutexGroup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The bits of a packed state. A variable stands for facts of which at most one holds; its value is the index of that fact,
 * or the number of facts if none holds. A fact that follows from the others of an exactly-one group is derived: it is not
 * stored. In a reachable state a derived fact is an exclusive or of stored facts, so unpacking flips bits.
 */
final class StateLayout {
    /** The facts of each variable. */
    final int[][] facts;
    /** The number of values of each variable. */
    final int[] sizes;

    final int[] variableOf;
    final int[] valueOf;
    final int words;
    final int maskWidth;
    private final int[] wordOf;
    private final int[] shiftOf;
    private final long[] maskOf;

    /** The bits of a state in which no stored fact holds. */
    private final long[] base;
    /** Per variable and value: the bits that the stored fact sets and flips, as pairs of word and bits. */
    private final int[][][] flipWords;

    private final long[][][] flipBits;

    /** The groups by which facts are derived; the derived fact is first. */
    final List<int[]> derivations = new ArrayList<>();

    StateLayout(GroundTask task) {
        int n = task.atoms().size();
        variableOf = new int[n];
        valueOf = new int[n];
        Arrays.fill(variableOf, -1);
        List<int[]> variables = new ArrayList<>();
        List<Boolean> complete = new ArrayList<>();
        Comparator<Integer> order = order(task);
        List<MutexGroup> groups = new ArrayList<>(MutexGroups.find(task));
        boolean[] covered = new boolean[n];
        while (true) {
            derive(groups, covered);
            MutexGroup best = null;
            int bestSize = 1;
            for (MutexGroup g : groups) {
                int size = uncovered(g, covered);
                if (size > bestSize
                        || size == bestSize && size > 1 && g.exactlyOne() && best != null && !best.exactlyOne()) {
                    best = g;
                    bestSize = size;
                }
            }
            if (best == null) break;
            boolean[] before = covered;
            int[] members = Arrays.stream(best.facts())
                    .filter(f -> !before[f])
                    .boxed()
                    .sorted(order)
                    .mapToInt(i -> i)
                    .toArray();
            for (int f : members) covered[f] = true;
            variables.add(members);
            complete.add(best.exactlyOne() && members.length == best.facts().length);
        }
        for (int f = 0; f < n; f++) {
            if (covered[f]) continue;
            variables.add(new int[] {f});
            complete.add(false);
        }
        facts = variables.toArray(int[][]::new);
        sizes = new int[facts.length];
        wordOf = new int[facts.length];
        shiftOf = new int[facts.length];
        maskOf = new long[facts.length];
        int word = 0;
        int used = 0;
        for (int v = 0; v < facts.length; v++) {
            for (int i = 0; i < facts[v].length; i++) {
                variableOf[facts[v][i]] = v;
                valueOf[facts[v][i]] = i;
            }
            sizes[v] = facts[v].length + (complete.get(v) ? 0 : 1);
            int bits = 32 - Integer.numberOfLeadingZeros(Math.max(1, sizes[v] - 1));
            if (used + bits > Long.SIZE) {
                word++;
                used = 0;
            }
            wordOf[v] = word;
            shiftOf[v] = used;
            maskOf[v] = (1L << bits) - 1;
            used += bits;
        }
        words = word + 1;
        maskWidth = Math.max(1, task.width());
        base = new long[maskWidth];
        flipWords = new int[facts.length][][];
        flipBits = new long[facts.length][][];
        compileFlips(n);
    }

    /** Orders facts by predicate and arguments, with interchangeable objects last and as equal. */
    private static Comparator<Integer> order(GroundTask task) {
        Map<String, String> representative = new HashMap<>();
        task.interchangeable().forEach(c -> c.forEach(o -> representative.put(o, c.get(0))));
        return Comparator.<Integer, String>comparing(f -> {
                    Atom a = task.atoms().get(f);
                    return a.predicate()
                            + a.arguments().stream()
                                    .map(o -> representative.getOrDefault(o, o))
                                    .toList();
                })
                .thenComparing(f -> f);
    }

    private static int uncovered(MutexGroup g, boolean[] covered) {
        int size = 0;
        for (int f : g.facts()) if (!covered[f]) size++;
        return size;
    }

    /** Marks facts as derived that are the only uncovered ones of an exactly-one group. */
    private void derive(List<MutexGroup> groups, boolean[] covered) {
        for (boolean changed = true; changed; ) {
            changed = false;
            for (MutexGroup g : groups) {
                if (!g.exactlyOne() || uncovered(g, covered) != 1) continue;
                int derived = Arrays.stream(g.facts())
                        .filter(f -> !covered[f])
                        .findFirst()
                        .orElseThrow();
                int[] derivation = new int[g.facts().length];
                int k = 0;
                derivation[k++] = derived;
                for (int f : g.facts()) if (f != derived) derivation[k++] = f;
                derivations.add(derivation);
                covered[derived] = true;
                changed = true;
            }
        }
    }

    private void compileFlips(int n) {
        BitSet[] dependsOn = new BitSet[n];
        boolean[] constant = new boolean[n];
        BitSet[] flips = new BitSet[n];
        for (int f = 0; f < n; f++) {
            flips[f] = new BitSet();
            dependsOn[f] = new BitSet();
            if (variableOf[f] >= 0) dependsOn[f].set(f);
        }
        for (int[] derivation : derivations) {
            int derived = derivation[0];
            constant[derived] = true;
            for (int i = 1; i < derivation.length; i++) {
                dependsOn[derived].xor(dependsOn[derivation[i]]);
                constant[derived] ^= constant[derivation[i]];
            }
        }
        for (int f = 0; f < n; f++) {
            if (constant[f]) base[f >> 6] |= 1L << f;
            int fact = f;
            dependsOn[f].stream().forEach(s -> flips[s].set(fact));
        }
        for (int v = 0; v < facts.length; v++) {
            flipWords[v] = new int[sizes[v]][];
            flipBits[v] = new long[sizes[v]][];
            for (int i = 0; i < sizes[v]; i++) {
                long[] bits = i < facts[v].length ? flips[facts[v][i]].toLongArray() : new long[0];
                int[] at = java.util.stream.IntStream.range(0, bits.length)
                        .filter(w -> bits[w] != 0)
                        .toArray();
                flipWords[v][i] = at;
                flipBits[v][i] = Arrays.stream(at).mapToLong(w -> bits[w]).toArray();
            }
        }
    }

    int value(long[] state, int at, int variable) {
        return (int) (state[at + wordOf[variable]] >>> shiftOf[variable] & maskOf[variable]);
    }

    void readValues(long[] state, int at, int[] values) {
        for (int v = 0; v < values.length; v++) values[v] = value(state, at, v);
    }

    /** Writes one bit per fact to {@code mask}. */
    void unpack(int[] values, long[] mask) {
        System.arraycopy(base, 0, mask, 0, maskWidth);
        for (int v = 0; v < values.length; v++) {
            int[] at = flipWords[v][values[v]];
            long[] bits = flipBits[v][values[v]];
            for (int i = 0; i < at.length; i++) mask[at[i]] ^= bits[i];
        }
    }

    void pack(int[] values, long[] state, int at) {
        for (int w = 0; w < words; w++) state[at + w] = 0;
        for (int v = 0; v < values.length; v++) state[at + wordOf[v]] |= (long) values[v] << shiftOf[v];
    }

    /** Returns the values of the variables in a set of facts. */
    int[] valuesOf(int[] trueFacts) {
        int[] values = new int[facts.length];
        for (int v = 0; v < values.length; v++) values[v] = facts[v].length;
        for (int f : trueFacts) if (variableOf[f] >= 0) values[variableOf[f]] = valueOf[f];
        return values;
    }
}
