package dev.damier.hitman.agent;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.hitman.Hitman;
import dev.damier.hitman.HitmanData;
import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.ConsistentWorlds;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.MapReader;
import dev.damier.logic.EncodedFormula;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Stats;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that all deduction methods agree, and tests the hints of an exploration. */
class DeduceEngineTest {
    private static final String COURSE = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";
    private static final List<String> METHODS = List.of("counting", "counters", "native", "naive");

    /** Returns a position of phase 1 after a number of random actions. */
    private static String walk(String map, int steps, long seed) {
        Random random = new Random(seed);
        Table table = new Hitman().read(map + "_explore").newTable();
        for (int i = 0; i < steps; i++) {
            boolean move = table.moves().get(0).code() == Action.MOVE.ordinal() && random.nextInt(3) > 0;
            table.play(move ? Action.MOVE.ordinal() : 1 + random.nextInt(2));
        }
        return table.write();
    }

    @Test
    void allMethodsProveTheSame() {
        for (int seed = 0; seed < 12; seed++) {
            String map = seed == 0
                    ? COURSE
                    : ConsistentWorlds.random(new Random(seed), 4, 4, 1 + seed % 3, seed % 4, true)
                            .write();
            Setup setup = new Hitman().read(walk(map, 4 + seed, seed));
            int[] counted = masks(setup, "counting");
            for (String method : METHODS)
                assertArrayEquals(counted, masks(setup, method), method + " " + setup.write());
        }
    }

    private static int[] masks(Setup setup, String method) {
        Deducer known = setup.as(ExplorationState.class).orElseThrow().deducer;
        Optional<CellProbabilities> chances = method.equals("counting")
                ? Optional.of(known.probabilities())
                : known.deduce(
                        EncodedFormula.CardinalityEncoding.valueOf(method.toUpperCase(Locale.ROOT)),
                        Control.unlimited(),
                        new Counters());
        int[] masks = new int[known.grid().size()];
        for (int c = 0; c < masks.length; c++) masks[c] = chances.orElseThrow().possible(c);
        return masks;
    }

    @Test
    void methodsDifferInCostOnly() {
        Setup setup = new Hitman().read(walk(COURSE, 20, 3));
        Outcome.Chosen counting = (Outcome.Chosen) run(setup, "counting", Budget.UNLIMITED);
        long[] clauses = new long[METHODS.size()];
        for (int i = 0; i < clauses.length; i++) {
            Outcome.Chosen chosen = (Outcome.Chosen) run(setup, METHODS.get(i), Budget.UNLIMITED);
            clauses[i] = chosen.stats().generated();
            assertArrayEquals(counting.line(), chosen.line());
            assertEquals(counting.value(), chosen.value());
            assertEquals(42, chosen.stats().open() + chosen.stats().closed());
        }
        assertEquals(0, clauses[0]);
        assertTrue(clauses[2] < clauses[1] && clauses[1] < 10_000, "counters " + clauses[1] + " native " + clauses[2]);
        assertTrue(clauses[3] > 120_000, "naive " + clauses[3]);
    }

    @Test
    void naiveEncodingStopsWithinItsBudget() {
        Setup course = new Hitman().read(COURSE + "_explore");
        Setup crowded = new Hitman()
                .read(MapReader.read(HitmanData.map("gen-6x7-g6-c4-1")).write() + "_explore");
        Budget small = Budget.UNLIMITED.withBytes(16 << 20);
        // Six guards in 42 cells: there are 27 million choices of seven cells.
        assertEquals(Outcome.Reason.MEMORY, ((Outcome.Stopped) run(crowded, "naive", small)).reason());
        assertEquals(Outcome.Reason.MEMORY, ((Outcome.Stopped) run(course, "naive", small)).reason());
        Budget hasty = Budget.UNLIMITED.withTime(Duration.ofMillis(1));
        assertEquals(Outcome.Reason.TIME, ((Outcome.Stopped) run(course, "naive", hasty)).reason());
        assertTrue(run(crowded, "counters", small) instanceof Outcome.Chosen);
    }

    private static Outcome run(Setup setup, String method, Budget budget) {
        Engine<?> engine = Games.all().engine(setup, "deduce");
        return Games.run(engine, Map.of("by", method), setup, new Control(budget));
    }

    @Test
    void followingHintsProvesTheWholeMap() {
        Setup setup = new Hitman().read(COURSE + "_explore");
        for (int looks = 0; ; looks++) {
            assertTrue(looks < 60, setup.write());
            Outcome answer = Games.run(Games.all().engine(setup, ""), Map.of(), setup, Control.unlimited());
            Outcome.Chosen chosen = (Outcome.Chosen) answer;
            for (int level = 1; level <= 4; level++) {
                String hint = setup.hint(level, answer).words().toString();
                assertTrue(hint.matches("[A-Z0-9][^{}_]+"), hint);
            }
            Table table = setup.newTable();
            for (int code : chosen.line()) table.play(code);
            if (table.status().over()) {
                assertEquals(0, table.status().winner(), table.write());
                assertEquals(
                        "The whole map is proved: nothing is left to explore.",
                        setup.hint(1, answer).words().toString());
                assertEquals(
                        "Next action: send the map.",
                        setup.hint(4, answer).words().toString());
                return;
            }
            setup = new Hitman().read(table.write());
        }
    }

    @Test
    void higherHintLevelsAreMoreDetailed() {
        Setup setup = new Hitman().read(COURSE + "_explore-rmlmrmmmm");
        Outcome answer = new Outcome.Chosen(1, 0, new int[] {1}, Stats.NONE);
        assertEquals(
                List.of(
                        "31 cells are still unknown. Turn: you can see something new from where you are.",
                        "Look at F1. Most likely: nothing (26%).",
                        "Next action: turn right.",
                        "Do this: turn right. You will then see F1."),
                List.of(
                        setup.hint(1, answer).words().toString(),
                        setup.hint(2, answer).words().toString(),
                        setup.hint(3, answer).words().toString(),
                        setup.hint(4, answer).words().toString()));
    }
}
