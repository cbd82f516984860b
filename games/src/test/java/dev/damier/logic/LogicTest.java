package dev.damier.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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

    /** Random 3-CNF over few variables, small enough for a truth table. */
    @Test
    void satAndReasonsAgreeWithTruthTables() {
        Random random = new Random(5);
        for (int round = 0; round < 200; round++) {
            int n = 6;
            Cnf cnf = new Cnf();
            cnf.fresh(n);
            List<int[]> facts = new ArrayList<>();
            for (int i = 1; i <= n; i++) cnf.add(i, -i);
            for (int i = 0; i < 12; i++) {
                // Each clause only if its switch is on: the switches are the facts.
                int on = cnf.fresh();
                cnf.add(-on, literal(random, n), literal(random, n), literal(random, n));
                facts.add(new int[] {on});
            }
            int claim = literal(random, n);
            Sat sat = new Sat(cnf);
            List<Integer> reasons = Reasons.minimal(sat, facts, claim);
            if (reasons.isEmpty()) continue;
            assertFalse(sat.satisfiable(literals(facts, reasons, -claim)));
            for (Integer reason : reasons) {
                List<Integer> fewer = new ArrayList<>(reasons);
                fewer.remove(reason);
                assertTrue(sat.satisfiable(literals(facts, fewer, -claim)));
            }
        }
    }

    private static int literal(Random random, int n) {
        int variable = 1 + random.nextInt(n);
        return random.nextBoolean() ? variable : -variable;
    }

    private static int[] literals(List<int[]> facts, List<Integer> chosen, int last) {
        int[] all = new int[chosen.size() + 1];
        for (int i = 0; i < chosen.size(); i++) all[i] = facts.get(chosen.get(i))[0];
        all[chosen.size()] = last;
        return all;
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
