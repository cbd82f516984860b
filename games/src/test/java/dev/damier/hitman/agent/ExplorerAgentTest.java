package dev.damier.hitman.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damier.game.Agent;
import dev.damier.game.AnalysisLayers;
import dev.damier.game.Exploration;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.hitman.Hitman;
import dev.damier.hitman.HitmanData;
import dev.damier.hitman.deduce.ConsistentWorlds;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.Observation;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.World;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the exploring agents: correctness, penalties and completeness. */
class ExplorerAgentTest {
    private static final String COURSE = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";

    private static final List<Supplier<ExplorerAgent.Strategy>> STRATEGIES =
            List.of(NearestUnknown::new, () -> new NearestUnknown(true), () -> new Surveyor(4, 0), ScoreSurveyor::new);

    /** Runs an agent in a world. Returns whether the submitted map was completely correct. */
    private static boolean explore(WorldMap map, ExplorerAgent agent) {
        RefereeAdapter referee = new RefereeAdapter(new WorldReferee(map));
        Map<String, Object> answer = Map.of();
        boolean correct = false;
        for (int i = 0; i < 5000; i++) {
            Agent.Act act = agent.next(answer);
            if (act.done()) return correct;
            answer = referee.act(act.action(), act.args());
            if (act.action().equals("send_content")) correct = (Boolean) answer.get("result");
        }
        throw new AssertionError("no end in " + map);
    }

    /** A guard heard but not seen may be proved without his direction. His possible sight then has a price. */
    @Test
    void unknownGuardDirectionsCanBePriced() {
        int different = 0;
        for (int seed = 0; seed < 150; seed++) {
            WorldMap map = ConsistentWorlds.random(new Random(seed), 4, 4, 2, 1, true);
            String position = map.write() + "_explore";
            Exploration world =
                    new Hitman().read(position).as(Exploration.class).orElseThrow();
            Exploration.Result plain = world.explore("nearest-unknown", Map.of(), Control.unlimited());
            Exploration.Result priced =
                    world.explore("nearest-unknown", Map.of("unknown-guards", "price"), Control.unlimited());
            assertEquals(plain.complete(), priced.complete(), position);
            if (!plain.actions().equals(priced.actions())) different++;
        }
        assertTrue(different > 0, "the price never changed a path");
    }

    @Test
    void provedMapIsCorrect() {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            WorldMap map = ConsistentWorlds.random(random, 3 + seed % 3, 4, 1 + seed % 3, seed % 4, true);
            for (Supplier<ExplorerAgent.Strategy> strategy : STRATEGIES) {
                ExplorerAgent agent = new ExplorerAgent(strategy.get(), true);
                boolean correct = explore(map, agent);
                if (agent.isMapProven())
                    assertTrue(correct, () -> map + " " + agent.deducer().observations());
            }
        }
    }

    @Test
    void provedMapIsCorrectInIrregularWorldsWithoutAssumption() {
        for (int seed = 0; seed < 15; seed++) {
            WorldMap map = ConsistentWorlds.random(new Random(seed), 4, 3, 1, 1, false);
            for (Supplier<ExplorerAgent.Strategy> strategy : STRATEGIES) {
                ExplorerAgent agent = new ExplorerAgent(strategy.get(), false);
                boolean correct = explore(map, agent);
                if (agent.isMapProven()) assertTrue(correct, map::write);
            }
        }
    }

    /** On every shared map, the agent proves the map if and only if all possible observations together prove it. */
    @Test
    @Tag("slow")
    void explorersProveEverythingThatCanBeProved() {
        for (String name : HitmanData.optima().keySet()) {
            WorldMap map = MapReader.read(HitmanData.map(name));
            boolean oneOfEachObject =
                    Stream.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE).allMatch(o -> map.count(o) == 1);
            boolean possible = everythingSeen(map, oneOfEachObject).isComplete();
            for (Supplier<ExplorerAgent.Strategy> strategy : STRATEGIES.subList(0, 2)) {
                ExplorerAgent agent = new ExplorerAgent(strategy.get(), oneOfEachObject);
                boolean correct = explore(map, agent);
                assertEquals(possible, agent.isMapProven(), name);
                if (possible) assertTrue(correct, name);
                for (int c = 0; c < map.size(); c++) {
                    Content proven = agent.deducer().provenContent(c);
                    if (proven != null) assertEquals(map.at(c), proven, name);
                }
            }
        }
    }

    /** Returns a deducer with all observations that are possible in phase 1. */
    private static Deducer everythingSeen(WorldMap map, boolean oneOfEachObject) {
        World world = new World(map, RefereeVersion.FINAL);
        Deducer all = new Deducer(new Grid(map.columns(), map.rows()), map.guards(), map.civilians(), oneOfEachObject);
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        Set<Integer> reached = new HashSet<>(open);
        while (!open.isEmpty()) {
            int at = open.poll();
            Cell cell = map.cell(at);
            all.observe(new Observation.Watched(cell, world.guardsSeeing(cell)));
            all.observe(new Observation.Heard(cell, world.peopleHeard(cell)));
            for (Heading heading : Heading.values()) {
                for (Seen seen : world.vision(cell, heading)) {
                    all.observe(new Observation.Saw(seen.cell(), seen.content()));
                }
                int next = map.ahead(at, heading);
                if (next >= 0 && map.at(next).isEnterable() && reached.add(next)) open.add(next);
            }
        }
        return all;
    }

    @Test
    void surveyorExploresCourseMapForAtMost48() {
        Exploration exploration =
                new Hitman().read(COURSE).as(Exploration.class).orElseThrow();
        Exploration.Result result = exploration.explore("surveyor", Map.of(), Control.unlimited());
        assertTrue(result.complete());
        assertTrue(result.penalty() <= 48, () -> "penalty " + result.penalty());
    }

    /** The first sixteen generated worlds, without selection. The simpler agent may be better on single worlds. */
    @Test
    @Tag("slow")
    void surveyorPaysLessThanNearestUnknown() {
        int surveyor = 0;
        int nearest = 0;
        int worse = 0;
        for (int seed = 1; seed <= 16; seed++) {
            Exploration world = new Hitman()
                    .deal(Map.of("phase", "1"), seed)
                    .as(Exploration.class)
                    .orElseThrow();
            int own = world.explore("surveyor", Map.of(), Control.unlimited()).penalty();
            int rival = world.explore("nearest-unknown", Map.of(), Control.unlimited())
                    .penalty();
            surveyor += own;
            nearest += rival;
            if (own > rival) worse++;
        }
        assertTrue(surveyor < nearest, surveyor + " against " + nearest);
        assertTrue(worse <= 3, "lost on " + worse);
    }

    @Test
    void explorationReportsMapAndScore() {
        Setup setup = new Hitman().read(COURSE);
        Exploration exploration = setup.as(Exploration.class).orElseThrow();
        assertEquals(
                List.of("surveyor", "nearest-unknown", "joint"),
                exploration.agents().stream().map(descriptor -> descriptor.id()).toList());
        Exploration.Result result = exploration.explore("surveyor", Map.of(), Control.unlimited());
        assertTrue(result.complete());
        assertEquals(COURSE, result.map());
        assertEquals(84 - result.penalty(), result.score());
        Exploration.Result quick = exploration.explore("surveyor", Map.of("mode", "score"), Control.unlimited());
        assertFalse(quick.complete());
        assertTrue(quick.score() > result.score());
    }

    @Test
    void explorationOfLargeWorldEnds() {
        WorldMap map = MapReader.read(HitmanData.map("gen-15x15-g12-c14-1"));
        for (ExplorerAgent.Strategy strategy : List.of(new Surveyor(), new ScoreSurveyor())) {
            ExplorerAgent agent = new ExplorerAgent(strategy, true);
            boolean correct = explore(map, agent);
            if (agent.isMapProven()) assertTrue(correct);
        }
    }

    @Test
    void negativeScoreIsReported() {
        Exploration exploration = new Hitman()
                .read(HitmanData.map("pub-6x7-09"))
                .as(Exploration.class)
                .orElseThrow();
        Exploration.Result result = exploration.explore("nearest-unknown", Map.of(), Control.unlimited());
        assertTrue(result.complete());
        assertEquals(84 - result.penalty(), result.score());
        assertTrue(result.score() < 0);
    }

    @Test
    void tableShowsDeductions() {
        Table table = new Hitman().read(COURSE + "_explore-rmlm").newTable();
        AnalysisLayers analysisLayers = (AnalysisLayers) table;
        assertEquals(
                List.of(
                        "deduction",
                        "probability",
                        "probability-guard",
                        "probability-civilian",
                        "probability-target",
                        "probability-wire",
                        "probability-suit"),
                analysisLayers.layers().stream().map(AnalysisLayers.Layer::id).toList());
        List<Scene.Mark> heat = analysisLayers.layer("probability");
        List<Scene.Mark> marks = analysisLayers.layer("deduction");
        assertEquals(heat.size(), marks.size());
        assertTrue(marks.stream().anyMatch(m -> m.kind() == Scene.Mark.Kind.EXCLUDED));
        // Nobody was heard from the start, so nobody is within two cells of it.
        assertTrue(heat.stream().filter(m -> m.x() <= 2 && m.y() >= 3).allMatch(m -> m.weight() == 0));
        assertEquals(1, analysisLayers.explain(Spot.cell(6, 0)).size());
        assertEquals(
                "At B1 you saw nothing.",
                analysisLayers.explain(Spot.cell(1, 5)).get(0).toString());
    }
}
