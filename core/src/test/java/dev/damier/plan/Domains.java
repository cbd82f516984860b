package dev.damier.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Small planning tasks for tests. */
final class Domains {
    private Domains() {}

    /** Returns a blocks world task with the four classical actions. Towers are listed from bottom to top. */
    static Strips blocks(List<List<Integer>> from, List<List<Integer>> to, int blocks) {
        Strips.Builder b = Strips.builder();
        int empty = b.fluent("hand-empty");
        for (int x = 0; x < blocks; x++) {
            int[] grab = {b.fluent("clear-" + x), b.fluent("table-" + x), empty};
            b.action("pick-up-" + x, 1, grab, new int[] {b.fluent("holding-" + x)}, grab);
            b.action("put-down-" + x, 1, new int[] {b.fluent("holding-" + x)}, grab, new int[] {b.fluent("holding-" + x)
            });
            for (int y = 0; y < blocks; y++) {
                if (x == y) continue;
                int[] stacked = {b.fluent("on-" + x + "-" + y), b.fluent("clear-" + x), empty};
                int[] lifted = {b.fluent("holding-" + x), b.fluent("clear-" + y)};
                b.action("stack-" + x + "-" + y, 1, lifted, stacked, lifted);
                b.action("unstack-" + x + "-" + y, 1, stacked, lifted, stacked);
            }
        }
        List<Integer> initial = new ArrayList<>(List.of(empty));
        initial.addAll(facts(b, from, true));
        b.initial(initial.stream().mapToInt(i -> i).toArray());
        b.goal(facts(b, to, false).stream().mapToInt(i -> i).toArray());
        return b.build();
    }

    private static List<Integer> facts(Strips.Builder b, List<List<Integer>> towers, boolean all) {
        List<Integer> facts = new ArrayList<>();
        for (List<Integer> tower : towers) {
            if (all) facts.add(b.fluent("table-" + tower.get(0)));
            if (all) facts.add(b.fluent("clear-" + tower.get(tower.size() - 1)));
            for (int i = 1; i < tower.size(); i++) facts.add(b.fluent("on-" + tower.get(i) + "-" + tower.get(i - 1)));
        }
        return facts;
    }

    /** Returns a random task with few fluents, so that all states can be enumerated. */
    static Strips random(long seed, int fluents, int actions) {
        Random random = new Random(seed);
        Strips.Builder b = Strips.builder();
        for (int f = 0; f < fluents; f++) b.fluent("f" + f);
        for (int a = 0; a < actions; a++) {
            b.action(
                    "a" + a,
                    1 + random.nextInt(6),
                    some(random, fluents, 0, 3),
                    some(random, fluents, 1, 2),
                    some(random, fluents, 0, 2));
        }
        b.initial(some(random, fluents, 1, 3));
        b.goal(some(random, fluents, 1, 4));
        return b.build();
    }

    private static int[] some(Random random, int fluents, int min, int max) {
        int n = min + random.nextInt(max - min + 1);
        return IntStream.generate(() -> random.nextInt(fluents))
                .limit(n)
                .distinct()
                .toArray();
    }
}
