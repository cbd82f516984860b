package dev.damier.hitman.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.hitman.HitmanData;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ReplannerTest {

    private static Outcome best(WorldMap map) {
        return new MissionPlanner(new MissionTask(Situation.start(map)), PlanVariant.FREE, 0)
                .solve(Control.unlimited());
    }

    @Test
    void aRightMapIsFollowedWithoutAWord() {
        WorldMap map = MapReader.read(HitmanData.map("pub-6x7-13"));
        Replanner.Report report = Replanner.carryOut(map, new WorldReferee(map));
        assertThat(report.done()).isTrue();
        assertThat(report.penalty()).isEqualTo(112);
        assertThat(report.reasons()).isEmpty();
    }

    @Test
    void aSurpriseIsNamedAndWalkedAround() {
        WorldMap truth = MapReader.read("T.P/.#./...");
        WorldMap believed = MapReader.read("T.P/.../...").with(0, Content.SUIT);
        Replanner.Report report = Replanner.carryOut(believed, new WorldReferee(truth));
        assertThat(report.done()).isTrue();
        assertThat(report.penalty()).isGreaterThanOrEqualTo(((Outcome.Solved) best(truth)).cost());

        WorldMap wall = MapReader.read("TP/##/..");
        Replanner.Report stuck = Replanner.carryOut(MapReader.read("TP/../.."), new WorldReferee(wall));
        assertThat(stuck.done()).isFalse();
        assertThat(stuck.reasons())
                .extracting(Object::toString)
                .startsWith("At column 0, row 1 I see: a wall; the map said: nothing.")
                .last()
                .asString()
                .contains("no way to accomplish the mission");
    }

    @Test
    void aMissingWireUnderfootIsNoticedByItsFailure() {
        WorldMap truth = MapReader.read("T./P./..");
        WorldMap believed = truth.with(0, Content.PIANO_WIRE).with(2, Content.EMPTY);
        Replanner.Report report = Replanner.carryOut(believed, new WorldReferee(truth));
        assertThat(report.done()).isTrue();
        assertThat(Replanner.carryOut(
                                believed.with(2, Content.PIANO_WIRE), new WorldReferee(truth.with(2, Content.EMPTY)))
                        .reasons())
                .isNotEmpty();
    }

    /** People who turned or moved since the map was drawn: the mission is still accomplished where it can be. */
    @Test
    void peopleWhoMovedDoNotStopTheMission() {
        int changed = 0;
        for (long seed = 0; seed < 60; seed++) {
            WorldMap truth = HitmanData.dealt(Map.of("difficulty", "medium"), seed);
            WorldMap believed = disturb(truth, new Random(seed));
            Replanner.Report report = Replanner.carryOut(believed, new WorldReferee(truth));
            if (!report.done()) {
                assertThat(report.reasons()).as("seed " + seed).isNotEmpty();
                continue;
            }
            assertThat(report.penalty())
                    .as("seed " + seed)
                    .isGreaterThanOrEqualTo(((Outcome.Solved) best(truth)).cost());
            if (!report.reasons().isEmpty()) changed++;
        }
        assertThat(changed).isGreaterThan(20);
    }

    private static WorldMap disturb(WorldMap map, Random random) {
        WorldMap other = map;
        for (int i = 1; i < map.size(); i++) {
            if (!map.at(i).person() || random.nextBoolean()) continue;
            int to = 1 + random.nextInt(map.size() - 1);
            if (other.at(to) != Content.EMPTY) to = i;
            other = other.with(i, Content.EMPTY).with(to, Content.guard(Heading.of(random.nextInt(4))));
        }
        return other;
    }
}
