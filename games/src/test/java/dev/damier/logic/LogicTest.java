package dev.damier.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LogicTest {

    @Test
    void aCounterCountsInEveryModel() {
        for (int n = 0; n <= 6; n++) {
            for (int cap = 1; cap <= n + 1; cap++) {
                Cnf cnf = new Cnf();
                int[] inputs = new int[n];
                for (int i = 0; i < n; i++) inputs[i] = cnf.fresh();
                int[] outputs = Totalizer.of(cnf, inputs, cap);
                assertEquals(Math.min(n, n == 1 ? 1 : cap), outputs.length);
                Sat sat = new Sat(cnf);
                for (int bits = 0; bits < 1 << n; bits++) {
                    int[] assumed = new int[n];
                    for (int i = 0; i < n; i++) assumed[i] = (bits >> i & 1) != 0 ? inputs[i] : -inputs[i];
                    assertTrue(sat.satisfiable(assumed));
                    for (int k = 0; k < outputs.length; k++) {
                        assertEquals(Integer.bitCount(bits) > k, sat.holds(outputs[k]));
                    }
                }
            }
        }
    }

    /** Random counts over few variables that come and go, against a truth table. */
    @Test
    void factsFollowTruthTablesWhileTheyComeAndGo() {
        int proved = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            Cnf cnf = new Cnf();
            int first = cnf.fresh(2 * PAIRS);
            int[][] groups = new int[PAIRS][];
            for (int g = 0; g < PAIRS; g++) {
                groups[g] = new int[] {first + 2 * g, first + 2 * g + 1};
                cnf.exactlyOne(groups[g]);
            }
            AssumptionFacts<Integer> assumptionFacts = new AssumptionFacts<>(cnf);
            Map<Integer, CardinalityConstraint> held = new LinkedHashMap<>();
            for (int i = 0; i < 10; i++) {
                if (i % 4 == 3) {
                    int gone = held.keySet().iterator().next();
                    held.remove(gone);
                    assumptionFacts.withdraw(gone);
                }
                CardinalityConstraint constraint = count(random);
                held.put(i, constraint);
                assumptionFacts.add(i, constraint);
                BitSet expected = shown(held.values());
                assertEquals(expected, assumptionFacts.possible(groups), "seed " + seed + " step " + i);
                int claim = 1 + random.nextInt(2 * PAIRS);
                List<Integer> reasons = assumptionFacts.because(claim, fact -> fact);
                boolean follows = !expected.get((claim - 1 ^ 1) + 1);
                assertEquals(follows, !reasons.isEmpty(), "seed " + seed + " step " + i);
                if (!follows) continue;
                proved++;
                assertTrue(follows(held, reasons, claim), "seed " + seed + " step " + i);
                for (Integer reason : reasons) {
                    List<Integer> fewer = new ArrayList<>(reasons);
                    fewer.remove(reason);
                    assertFalse(follows(held, fewer, claim), "seed " + seed + " step " + i);
                }
            }
        }
        assertTrue(proved > 100, "proved " + proved);
    }

    /** Pairs of variables of which one holds: six bits, 64 worlds. */
    private static final int PAIRS = 6;

    private static CardinalityConstraint count(Random random) {
        int[] of = IntStream.rangeClosed(1, 2 * PAIRS)
                .filter(v -> random.nextInt(3) == 0)
                .map(v -> random.nextBoolean() ? v : -v)
                .toArray();
        return new CardinalityConstraint(of, random.nextInt(of.length + 1), random.nextBoolean());
    }

    private static boolean follows(Map<Integer, CardinalityConstraint> held, List<Integer> from, int claim) {
        return !shown(from.stream().map(held::get).toList()).get((claim - 1 ^ 1) + 1);
    }

    /** The variables true in some world in which all the counts are right. */
    private static BitSet shown(Collection<CardinalityConstraint> counts) {
        BitSet shown = new BitSet();
        for (int bits = 0; bits < 1 << PAIRS; bits++) {
            int world = bits;
            if (!counts.stream().allMatch(c -> right(c, world))) continue;
            for (int g = 0; g < PAIRS; g++) shown.set(1 + 2 * g + (world >> g & 1));
        }
        return shown;
    }

    private static boolean right(CardinalityConstraint constraint, int world) {
        long n = Arrays.stream(constraint.of())
                .filter(literal -> {
                    int v = Math.abs(literal) - 1;
                    return (world >> v / 2 & 1) == v % 2 == literal > 0;
                })
                .count();
        return constraint.orMore() ? n >= constraint.number() : n == constraint.number();
    }

    @Test
    void countsThatCannotBeAreRefused() {
        Cnf cnf = new Cnf();
        int a = cnf.fresh();
        int b = cnf.fresh();
        AssumptionFacts<String> assumptionFacts = new AssumptionFacts<>(cnf);
        cnf.exactlyOne(a, b);
        assumptionFacts.add("three of two", CardinalityConstraint.atLeast(3, a, b));
        assertTrue(assumptionFacts.possible(new int[][] {{a, b}}).isEmpty());
        assumptionFacts.withdraw("three of two");
        assumptionFacts.add("none or more", CardinalityConstraint.atLeast(0));
        assertEquals(2, assumptionFacts.possible(new int[][] {{a, b}}).cardinality());
    }

    @Test
    void dimacsIsExact() {
        Cnf cnf = new Cnf();
        int a = cnf.fresh();
        int b = cnf.fresh();
        cnf.add(a, -b);
        assertEquals("c two\np cnf 2 2\n1 -2 0\n2 0\n", Dimacs.write(cnf, new int[] {b}, List.of("two")));
    }
}
