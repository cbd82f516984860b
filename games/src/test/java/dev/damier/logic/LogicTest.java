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

/** Tests totalizers, facts with selector literals and the DIMACS export. */
class LogicTest {

    @Test
    void totalizerOutputsCountTrueInputs() {
        for (int n = 0; n <= 6; n++) {
            for (int cap = 1; cap <= n + 1; cap++) {
                Cnf cnf = new Cnf();
                int[] inputs = new int[n];
                for (int i = 0; i < n; i++) inputs[i] = cnf.newVariable();
                int[] outputs = Totalizer.build(cnf, inputs, cap);
                assertEquals(Math.min(n, n == 1 ? 1 : cap), outputs.length);
                Sat sat = new Sat(cnf);
                for (int bits = 0; bits < 1 << n; bits++) {
                    int[] assumed = new int[n];
                    for (int i = 0; i < n; i++) assumed[i] = (bits >> i & 1) != 0 ? inputs[i] : -inputs[i];
                    assertTrue(sat.satisfiable(assumed));
                    for (int k = 0; k < outputs.length; k++) {
                        assertEquals(Integer.bitCount(bits) > k, sat.isTrue(outputs[k]));
                    }
                }
            }
        }
    }

    /** Compares random constraints, which are added and withdrawn, with a truth table over few variables. */
    @Test
    void factsAgreeWithTruthTableWhileAddedAndWithdrawn() {
        int proved = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            Cnf cnf = new Cnf();
            int first = cnf.newVariables(2 * PAIRS);
            int[][] groups = new int[PAIRS][];
            for (int g = 0; g < PAIRS; g++) {
                groups[g] = new int[] {first + 2 * g, first + 2 * g + 1};
                cnf.exactlyOne(groups[g]);
            }
            AssumptionFacts<Integer> facts = new AssumptionFacts<>(cnf);
            Map<Integer, CardinalityConstraint> currentFacts = new LinkedHashMap<>();
            for (int i = 0; i < 10; i++) {
                if (i % 4 == 3) {
                    int withdrawn = currentFacts.keySet().iterator().next();
                    currentFacts.remove(withdrawn);
                    facts.withdraw(withdrawn);
                }
                CardinalityConstraint constraint = randomConstraint(random);
                currentFacts.put(i, constraint);
                facts.add(i, constraint);
                BitSet expected = possibleVariables(currentFacts.values());
                assertEquals(expected, facts.possible(groups), "seed " + seed + " step " + i);
                int claim = 1 + random.nextInt(2 * PAIRS);
                List<Integer> reasons = facts.explain(claim, fact -> fact);
                boolean follows = !expected.get((claim - 1 ^ 1) + 1);
                assertEquals(follows, !reasons.isEmpty(), "seed " + seed + " step " + i);
                if (!follows) continue;
                proved++;
                assertTrue(follows(currentFacts, reasons, claim), "seed " + seed + " step " + i);
                for (Integer reason : reasons) {
                    List<Integer> fewer = new ArrayList<>(reasons);
                    fewer.remove(reason);
                    assertFalse(follows(currentFacts, fewer, claim), "seed " + seed + " step " + i);
                }
            }
        }
        assertTrue(proved > 100, "proved " + proved);
    }

    /** Number of pairs of variables of which exactly one is true: six bits, 64 assignments. */
    private static final int PAIRS = 6;

    private static CardinalityConstraint randomConstraint(Random random) {
        int[] literals = IntStream.rangeClosed(1, 2 * PAIRS)
                .filter(v -> random.nextInt(3) == 0)
                .map(v -> random.nextBoolean() ? v : -v)
                .toArray();
        return new CardinalityConstraint(literals, random.nextInt(literals.length + 1), random.nextBoolean());
    }

    private static boolean follows(Map<Integer, CardinalityConstraint> currentFacts, List<Integer> from, int claim) {
        return !possibleVariables(from.stream().map(currentFacts::get).toList()).get((claim - 1 ^ 1) + 1);
    }

    /** Returns the variables that are true in at least one assignment that satisfies all constraints. */
    private static BitSet possibleVariables(Collection<CardinalityConstraint> constraints) {
        BitSet possible = new BitSet();
        for (int bits = 0; bits < 1 << PAIRS; bits++) {
            int assignment = bits;
            if (!constraints.stream().allMatch(c -> isSatisfied(c, assignment))) continue;
            for (int g = 0; g < PAIRS; g++) possible.set(1 + 2 * g + (assignment >> g & 1));
        }
        return possible;
    }

    private static boolean isSatisfied(CardinalityConstraint constraint, int assignment) {
        long n = Arrays.stream(constraint.literals())
                .filter(literal -> {
                    int v = Math.abs(literal) - 1;
                    return (assignment >> v / 2 & 1) == v % 2 == literal > 0;
                })
                .count();
        return constraint.orMore() ? n >= constraint.count() : n == constraint.count();
    }

    @Test
    void impossibleConstraintHasNoModelUntilWithdrawn() {
        Cnf cnf = new Cnf();
        int a = cnf.newVariable();
        int b = cnf.newVariable();
        AssumptionFacts<String> facts = new AssumptionFacts<>(cnf);
        cnf.exactlyOne(a, b);
        facts.add("three of two", CardinalityConstraint.atLeast(3, a, b));
        assertTrue(facts.possible(new int[][] {{a, b}}).isEmpty());
        facts.withdraw("three of two");
        facts.add("none or more", CardinalityConstraint.atLeast(0));
        assertEquals(2, facts.possible(new int[][] {{a, b}}).cardinality());
    }

    @Test
    void dimacsTextIsExact() {
        Cnf cnf = new Cnf();
        int a = cnf.newVariable();
        int b = cnf.newVariable();
        cnf.add(a, -b);
        assertEquals("c two\np cnf 2 2\n1 -2 0\n2 0\n", Dimacs.write(cnf, new int[] {b}, List.of("two")));
    }
}
