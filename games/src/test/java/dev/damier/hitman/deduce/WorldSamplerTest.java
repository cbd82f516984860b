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
import org.junit.jupiter.api.Test;

class WorldSamplerTest {
    private static final int DRAWS = 400;

    /** On worlds small enough to list them all: what is drawn is on the list, and as often as it should be. */
    @Test
    void worldsAreDrawnFromThoseThatAgreeByTheirChances() {
        DirectedWorlds all = new DirectedWorlds(3, 3, 1, 1, true, List.of());
        for (int seed = 0; seed < 6; seed++) {
            Random random = new Random(seed);
            WorldMap map = EnumeratedWorlds.random(random, 3, 3, 1, 1, true);
            WorldReferee referee = new WorldReferee(map);
            RefereeStatus status = referee.startPhase1();
            Deducer deducer = new Deducer(status, true);
            EnumeratedWorlds truth = new EnumeratedWorlds(all, status);
            for (int i = 0; i < 5; i++) {
                status = referee.act(Action.of(random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0));
                deducer.learn(status);
                truth.learn(status);
            }
            compare(deducer, truth, random, "seed " + seed + ": " + map);
        }
    }

    private static void compare(Deducer deducer, EnumeratedWorlds truth, Random random, String where) {
        int[][] drawn = new int[9][Content.values().length];
        for (int i = 0; i < DRAWS; i++) {
            WorldMap world = deducer.imagine(random).map();
            assertTrue(truth.allows(world), () -> where + " drew " + world);
            for (int c = 0; c < 9; c++) drawn[c][world.at(c).ordinal()]++;
        }
        for (int c = 0; c < 9; c++) {
            for (Content content : Content.values()) {
                double chance = deducer.chances().of(c, content);
                double spread = Math.sqrt(chance * (1 - chance) / DRAWS);
                double share = drawn[c][content.ordinal()] / (double) DRAWS;
                assertEquals(chance, share, 5 * spread + 1e-9, () -> where + " " + content);
            }
        }
    }

    /** On the course's size, where nothing can be listed: people heard, guards paid for and numbers are all right. */
    @Test
    void nothingDrawnContradictsWhatWasObserved() {
        for (int seed = 0; seed < 8; seed++) {
            Random random = new Random(seed);
            WorldMap map = EnumeratedWorlds.random(random, 7, 6, 2 + seed % 4, 1 + seed % 5, true);
            WorldReferee referee = new WorldReferee(map);
            Deducer deducer = new Deducer(referee.startPhase1(), true);
            StringBuilder done = new StringBuilder();
            for (int i = 0; i < 30; i++) {
                int code = random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0;
                done.append(code);
                deducer.learn(referee.act(Action.of(code)));
            }
            for (int i = 0; i < 20; i++) {
                WorldMap world = deducer.imagine(random).map();
                assertEquals(deducer.observations(), told(world, done.toString()), "seed " + seed + ": " + world);
            }
        }
    }

    /** What these actions tell in a world. */
    private static List<Observation> told(WorldMap world, String actions) {
        WorldReferee referee = new WorldReferee(world);
        Deducer told = new Deducer(referee.startPhase1(), true);
        for (char code : actions.toCharArray()) told.learn(referee.act(Action.of(code - '0')));
        return told.observations();
    }
}
