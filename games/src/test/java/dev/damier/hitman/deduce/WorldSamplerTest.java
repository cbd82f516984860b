package dev.damier.hitman.deduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that sampled worlds are consistent and have the right frequencies. */
@Tag("slow")
class WorldSamplerTest {
    private static final int DRAWS = 400;

    /** On worlds small enough to enumerate: every sample is consistent, and the frequencies match the probabilities. */
    @Test
    void samplesAreConsistentAndFollowTheProbabilities() {
        AllWorlds all = new AllWorlds(3, 3, 1, 1, true, List.of());
        for (int seed = 0; seed < 6; seed++) {
            Random random = new Random(seed);
            WorldMap map = ConsistentWorlds.random(random, 3, 3, 1, 1, true);
            WorldReferee referee = new WorldReferee(map);
            RefereeStatus status = referee.startPhase1();
            Deducer deducer = new Deducer(status, true);
            ConsistentWorlds consistentWorlds = new ConsistentWorlds(all, status);
            for (int i = 0; i < 5; i++) {
                status = referee.act(Action.of(random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0));
                deducer.observe(status);
                consistentWorlds.observe(status);
            }
            compare(deducer, consistentWorlds, random, "seed " + seed + ": " + map);
        }
    }

    private static void compare(Deducer deducer, ConsistentWorlds consistentWorlds, Random random, String where) {
        int[][] drawn = new int[9][Content.values().length];
        for (int i = 0; i < DRAWS; i++) {
            WorldMap world = deducer.sampleWorld(random).map();
            assertTrue(consistentWorlds.contains(world), () -> where + " drew " + world);
            for (int c = 0; c < 9; c++) drawn[c][world.at(c).ordinal()]++;
        }
        for (int c = 0; c < 9; c++) {
            for (Content content : Content.values()) {
                double probability = deducer.probabilities().probability(c, content);
                double spread = Math.sqrt(probability * (1 - probability) / DRAWS);
                double share = drawn[c][content.ordinal()] / (double) DRAWS;
                assertEquals(probability, share, 5 * spread + 1e-9, () -> where + " " + content);
            }
        }
    }

    /**
     * On worlds of the course's size, which cannot be enumerated: the same actions give the same observations in a
     * sample.
     */
    @Test
    void samplesReproduceAllObservations() {
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            WorldMap map = ConsistentWorlds.random(random, 7, 6, 2 + seed % 4, 1 + seed % 5, true);
            WorldReferee referee = new WorldReferee(map);
            Deducer deducer = new Deducer(referee.startPhase1(), true);
            StringBuilder actions = new StringBuilder();
            for (int i = 0; i < 30; i++) {
                int code = random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0;
                actions.append(code);
                deducer.observe(referee.act(Action.of(code)));
            }
            for (int i = 0; i < 20; i++) {
                WorldMap world = deducer.sampleWorld(random).map();
                assertEquals(
                        deducer.observations(), observations(world, actions.toString()), "seed " + seed + ": " + world);
            }
        }
    }

    /** Returns the observations after these actions in a world. */
    private static List<Observation> observations(WorldMap world, String actions) {
        WorldReferee referee = new WorldReferee(world);
        Deducer deducer = new Deducer(referee.startPhase1(), true);
        for (char code : actions.toCharArray()) deducer.observe(referee.act(Action.of(code - '0')));
        return deducer.observations();
    }
}
