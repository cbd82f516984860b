package dev.damier.hitman.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.PlanRepair.Run;
import dev.damier.game.Text;
import dev.damier.hitman.HitmanData;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests replanning with correct and wrong maps. */
class ReplannerTest {

    private static Outcome best(WorldMap map) {
        return new MissionPlanner(new MissionTask(Situation.start(map)), PlanVariant.UNRESTRICTED, 0)
                .solve(Control.unlimited());
    }

    private static Run run(WorldMap believed, WorldReferee referee) {
        return Replanner.run(Situation.start(believed), referee, s -> s.map().write(), Control.unlimited());
    }

    private static List<Text> reasons(Run run) {
        return Stream.concat(run.reasons().stream(), run.steps().stream().flatMap(step -> step.reasons().stream()))
                .toList();
    }

    @Test
    void correctMapNeedsNoReplanning() {
        WorldMap map = MapReader.read(HitmanData.map("pub-6x7-13"));
        Run report = run(map, new WorldReferee(map));
        assertThat(report.accomplished()).isTrue();
        assertThat(report.cost()).isEqualTo(112);
        assertThat(reasons(report)).isEmpty();
    }

    @Test
    void wrongMapIsCorrectedWithReason() {
        WorldMap truth = MapReader.read("T.P/.#./...");
        WorldMap believed = MapReader.read("T.P/.../...").with(0, Content.SUIT);
        Run report = run(believed, new WorldReferee(truth));
        assertThat(report.accomplished()).isTrue();
        assertThat(report.cost()).isGreaterThanOrEqualTo(((Outcome.Solved) best(truth)).cost());

        WorldMap wall = MapReader.read("TP/##/..");
        Run stuck = run(MapReader.read("TP/../.."), new WorldReferee(wall));
        assertThat(stuck.accomplished()).isFalse();
        assertThat(reasons(stuck))
                .extracting(Object::toString)
                .startsWith("At A2 the agent sees a wall, but the map showed nothing.")
                .last()
                .asString()
                .contains("the mission cannot be accomplished");
    }

    @Test
    void missingWireIsNoticedByFailedAction() {
        WorldMap truth = MapReader.read("T./P./..");
        WorldMap believed = truth.with(0, Content.PIANO_WIRE).with(2, Content.EMPTY);
        Run report = run(believed, new WorldReferee(truth));
        assertThat(report.accomplished()).isTrue();
        assertThat(reasons(run(believed.with(2, Content.PIANO_WIRE), new WorldReferee(truth.with(2, Content.EMPTY)))))
                .isNotEmpty();
    }

    /** People have turned or moved since the map was made. The mission is still accomplished where possible. */
    @Test
    void peopleWhoMovedDoNotStopTheMission() {
        int changed = 0;
        for (long seed = 0; seed < 60; seed++) {
            WorldMap truth = HitmanData.dealMap(Map.of("difficulty", "medium"), seed);
            WorldMap believed = disturb(truth, new Random(seed));
            Run report = run(believed, new WorldReferee(truth));
            if (!report.accomplished()) {
                assertThat(reasons(report)).as("seed " + seed).isNotEmpty();
                continue;
            }
            assertThat(report.cost()).as("seed " + seed).isGreaterThanOrEqualTo(((Outcome.Solved) best(truth)).cost());
            if (!reasons(report).isEmpty()) changed++;
        }
        assertThat(changed).isGreaterThan(20);
    }

    private static WorldMap disturb(WorldMap map, Random random) {
        WorldMap other = map;
        for (int i = 1; i < map.size(); i++) {
            if (!map.at(i).isPerson() || random.nextBoolean()) continue;
            int to = 1 + random.nextInt(map.size() - 1);
            if (other.at(to) != Content.EMPTY) to = i;
            other = other.with(i, Content.EMPTY).with(to, Content.guard(Heading.of(random.nextInt(4))));
        }
        return other;
    }
}
