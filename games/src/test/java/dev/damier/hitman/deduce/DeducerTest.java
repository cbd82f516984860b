package dev.damier.hitman.deduce;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares counting, SAT and enumeration of all worlds, and tests the proofs. */
@Tag("slow")
class DeducerTest {
    private static final Prior WALLED = new Prior(0.3, 0);
    private static final Prior IRREGULAR = new Prior(0.3, 0.1);

    /** Columns, rows, guards, civilians, number of maps, and 1 for one of each object or 0 for any numbers. */
    private static final int[][] TINY = {
        {2, 3, 1, 1, 900, 1}, {3, 2, 2, 0, 700, 1}, {3, 2, 0, 2, 300, 1}, {3, 2, 2, 1, 300, 1}, {2, 2, 1, 0, 300, 0},
        {2, 2, 1, 1, 300, 0}, {6, 1, 1, 1, 300, 1}, {1, 6, 2, 0, 300, 1}, {7, 1, 0, 2, 100, 1}, {4, 2, 2, 0, 60, 1},
        {5, 1, 1, 1, 100, 0}, {1, 5, 2, 0, 100, 0},
    };

    /**
     * The same for larger grids. Their worlds are enumerated for each exploration, because there are too many to share.
     */
    private static final int[][] SMALL = {
        {2, 3, 2, 1, 2, 0}, {3, 3, 1, 1, 1, 1}, {3, 3, 0, 5, 1, 1}, {3, 3, 2, 0, 1, 1}, {4, 3, 1, 0, 1, 1},
    };

    @Test
    void countingSatAndEnumerationAgreeAtEveryStepOnThousandsOfMaps() {
        int maps = 0;
        for (int[] kind : TINY) {
            AllWorlds all = new AllWorlds(kind[0], kind[1], kind[2], kind[3], kind[5] == 1, List.of());
            for (int seed = 0; seed < kind[4]; seed++) maps += walk(kind, seed, all);
        }
        for (int[] kind : SMALL) {
            for (int seed = 0; seed < kind[4]; seed++) maps += walk(kind, seed, null);
        }
        assertTrue(maps > 3500, "maps " + maps);
    }

    /**
     * Performs random actions on a random map and compares all results after each action. Returns 1, the number of
     * maps.
     */
    private static int walk(int[] kind, int seed, AllWorlds shared) {
        Random random = new Random(seed);
        boolean oneOfEachObject = kind[5] == 1;
        WorldMap map = ConsistentWorlds.random(random, kind[0], kind[1], kind[2], kind[3], oneOfEachObject);
        WorldReferee referee = new WorldReferee(map);
        RefereeStatus status = referee.startPhase1();
        Deducer deducer = new Deducer(status, oneOfEachObject);
        AllWorlds allWorlds = shared != null
                ? shared
                : new AllWorlds(kind[0], kind[1], kind[2], kind[3], oneOfEachObject, status.vision());
        ConsistentWorlds consistentWorlds = new ConsistentWorlds(allWorlds, status);
        StringBuilder done =
                new StringBuilder("seed ").append(seed).append(": ").append(map).append(' ');
        for (int i = 0; i <= 8; i++) {
            Prior prior = oneOfEachObject ? i % 2 == 0 ? Prior.UNIFORM : WALLED : IRREGULAR;
            compare(deducer, consistentWorlds, prior, i % 4 == seed % 4, done::toString);
            int code = random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0;
            done.append("mrl".charAt(code));
            status = referee.act(Action.of(code));
            deducer.observe(status);
            consistentWorlds.observe(status);
        }
        assertTrue(consistentWorlds.contains(map), done::toString);
        return 1;
    }

    private static void compare(
            Deducer deducer, ConsistentWorlds consistentWorlds, Prior prior, boolean bySat, Supplier<String> where) {
        double[][] expected = consistentWorlds.probabilities(prior);
        CellProbabilities got = deducer.probabilitiesWith(prior);
        assertTrue(got.isExact, where);
        int[] sat = bySat ? deducer.possibleBySat() : null;
        for (int c = 0; c < expected.length; c++) {
            int mask = 0;
            for (Content content : Content.values()) {
                double chance = expected[c][content.ordinal()];
                if (chance > 0) mask |= ContentMasks.of(content);
                assertEquals(chance, got.probability(c, content), 1e-9, () -> where.get() + " " + content);
            }
            assertEquals(mask, got.possible(c), where);
            if (bySat) assertEquals(mask, sat[c], where);
            assertEquals(
                    ContentMasks.isSingle(mask) ? ContentMasks.toContent(mask) : null, got.provenContent(c), where);
        }
    }

    @Test
    void countingAndSatAgreeOnWorldsTooLargeToEnumerate() {
        for (int seed = 0; seed < 12; seed++) {
            Random random = new Random(seed);
            WorldMap map = ConsistentWorlds.random(random, 5, 5, 2 + seed % 4, 1 + seed % 5, true);
            WorldReferee referee = new WorldReferee(map);
            Deducer deducer = new Deducer(referee.startPhase1(), true);
            for (int i = 1; i <= 24; i++) {
                deducer.observe(referee.act(Action.of(random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0)));
                if (i % 6 != 0) continue;
                int[] masks = new int[map.size()];
                for (int c = 0; c < masks.length; c++)
                    masks[c] = deducer.probabilities().possible(c);
                assertTrue(deducer.probabilities().isExact);
                assertArrayEquals(deducer.possibleBySat(), masks, map.write() + " seed " + seed + " step " + i);
            }
        }
    }

    @Test
    void proofIsSufficientAndMinimal() {
        int provedCells = 0;
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            WorldMap map = ConsistentWorlds.random(random, 4, 3, 1 + seed % 2, 1, true);
            WorldReferee referee = new WorldReferee(map);
            Deducer deducer = new Deducer(referee.startPhase1(), true);
            for (int i = 0; i < 14; i++) {
                deducer.observe(referee.act(Action.of(random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0)));
            }
            for (int c = 0; c < map.size(); c++) {
                Content proven = deducer.provenContent(c);
                if (proven == null) {
                    assertTrue(deducer.explain(c, map.at(c)).isEmpty());
                    continue;
                }
                assertEquals(map.at(c), proven);
                List<Observation> reasons = deducer.explain(c, proven);
                assertTrue(proves(deducer.grid(), reasons, c, proven), () -> proven + " " + reasons);
                for (Observation reason : reasons) {
                    List<Observation> fewer = new ArrayList<>(reasons);
                    fewer.remove(reason);
                    assertFalse(proves(deducer.grid(), fewer, c, proven), () -> reason.sentence() + " is idle");
                    assertFalse(reason.sentence().toString().contains("observation."));
                }
                provedCells++;
            }
        }
        assertTrue(provedCells > 100, "proved cells " + provedCells);
    }

    private static boolean proves(Grid grid, List<Observation> reasons, int cell, Content content) {
        SatProofs proofs = new SatProofs(grid);
        proofs.setObservations(reasons);
        return proofs.possible()[cell] == ContentMasks.of(content);
    }

    @Test
    void penaltyProvesHeadingOfGuard() {
        Deducer deducer = new Deducer(new Grid(3, 1), 1, 0, false);
        deducer.observe(new Observation.Saw(new Cell(1, 0), Content.EMPTY));
        deducer.observe(new Observation.Watched(new Cell(0, 0), 1));
        assertEquals(Content.GUARD_W, deducer.provenContent(2));
        assertEquals(
                List.of(new Observation.Saw(new Cell(1, 0), Content.EMPTY), new Observation.Watched(new Cell(0, 0), 1)),
                deducer.explain(2, Content.GUARD_W));
    }

    @Test
    void refutedOneOfEachAssumptionIsDropped() {
        Deducer deducer = new Deducer(new Grid(4, 1), 0, 0, true);
        deducer.observe(new Observation.Saw(new Cell(1, 0), Content.TARGET));
        assertTrue(deducer.assumesOneOfEachObject());
        deducer.observe(new Observation.Saw(new Cell(2, 0), Content.TARGET));
        assertFalse(deducer.assumesOneOfEachObject());
        assertTrue(deducer.probabilities().isConsistent());
    }

    @Test
    void dimacsHeaderHasTheNumberOfClauses() {
        Deducer deducer = new Deducer(new Grid(3, 1), 1, 0, false);
        deducer.observe(new Observation.Watched(new Cell(0, 0), 1));
        String text = deducer.toDimacs();
        long clauses =
                text.lines().filter(l -> l.endsWith(" 0") && !l.startsWith("c")).count();
        assertTrue(text.lines().anyMatch(l -> l.startsWith("p cnf ") && l.endsWith(" " + clauses)));
    }

    /** Sums of the numbers of two regions must not overflow, and the mean numbers must be the totals. */
    @Test
    void largeNumbersOfPeopleAddUpToTheTotals() {
        Deducer deducer = new Deducer(new Grid(14, 12), 66, 65, true);
        for (int x = 0; x < 14; x++) for (int y = 0; y < 3; y++) deducer.observe(new Observation.Stood(new Cell(x, y)));
        CellProbabilities probabilities = deducer.probabilities();
        assertTrue(probabilities.isExact);
        double guards = 0;
        double civilians = 0;
        for (int c = 0; c < 14 * 12; c++) {
            guards += probabilities.probability(c, ContentMasks.GUARDS);
            civilians += probabilities.probability(c, ContentMasks.CIVILIANS);
        }
        assertEquals(66, guards, 1e-6);
        assertEquals(65, civilians, 1e-6);
    }

    /** The numbers of people of dealt maps of 40 × 40 cells have too many combinations for exact counting. */
    @Test
    void mapsWithVeryManyPeopleAreEstimated() {
        for (int[] people : new int[][] {{96, 112}, {192, 128}, {1, 200}}) {
            Deducer deducer = new Deducer(new Grid(40, 40), people[0], people[1], true);
            deducer.observe(new Observation.Stood(new Cell(0, 0)));
            deducer.observe(new Observation.Heard(new Cell(0, 0), 2));
            CellProbabilities probabilities = deducer.probabilities();
            assertFalse(probabilities.isExact);
            assertTrue(probabilities.isConsistent());
            assertEquals(0, probabilities.probability(0, ContentMasks.WALL | ContentMasks.GUARDS));
            int last = 40 * 40 - 1;
            assertEquals(ContentMasks.ANY, probabilities.possible(last));
            assertEquals(1, probabilities.probability(last, ContentMasks.ANY), 1e-9);
            assertEquals(people[0] / 1599.0, probabilities.probability(last, ContentMasks.GUARDS), 0.01);
        }
    }
}
