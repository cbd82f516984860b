package dev.damier.hitman.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damier.game.Agent;
import dev.damier.game.Exploration;
import dev.damier.game.Insight;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.hitman.Hitman;
import dev.damier.hitman.HitmanData;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.EnumeratedWorlds;
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

class ExplorerAgentTest {
    private static final String COURSE = "...DS##/.#...../T#...n./##.E.ew/......./..##.P.";

    private static final List<Supplier<ExplorerAgent.Strategy>> STRATEGIES =
            List.of(NearestUnknown::new, () -> new Surveyor(4, 0), ScoreSurveyor::new);

    /** Sends an agent through a world; whether the map it sent was right everywhere. */
    private static boolean explore(WorldMap map, ExplorerAgent agent) {
        RefereeAdapter referee = new RefereeAdapter(new WorldReferee(map));
        Map<String, Object> answer = Map.of();
        boolean right = false;
        for (int i = 0; i < 5000; i++) {
            Agent.Act act = agent.next(answer);
            if (act.done()) return right;
            answer = referee.act(act.action(), act.args());
            if (act.action().equals("send_content")) right = (Boolean) answer.get("result");
        }
        throw new AssertionError("no end in " + map);
    }

    @Test
    void whoIsCertainIsRight() {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            WorldMap map = EnumeratedWorlds.random(random, 3 + seed % 3, 4, 1 + seed % 3, seed % 4, true);
            for (Supplier<ExplorerAgent.Strategy> strategy : STRATEGIES) {
                ExplorerAgent agent = new ExplorerAgent(strategy.get(), true);
                boolean right = explore(map, agent);
                if (agent.certain())
                    assertTrue(right, () -> map + " " + agent.known().observations());
            }
        }
    }

    @Test
    void withoutTheCustomNobodyIsFooledByIrregularWorlds() {
        for (int seed = 0; seed < 15; seed++) {
            WorldMap map = EnumeratedWorlds.random(new Random(seed), 4, 3, 1, 1, false);
            for (Supplier<ExplorerAgent.Strategy> strategy : STRATEGIES) {
                ExplorerAgent agent = new ExplorerAgent(strategy.get(), false);
                boolean right = explore(map, agent);
                if (agent.certain()) assertTrue(right, map::write);
            }
        }
    }

    /** On every shared map: certain exactly if one who stood everywhere and looked everywhere would be, and never wrong. */
    @Test
    @Tag("slow")
    void bothExplorersKnowInTheEndAllThatCanBeKnown() {
        for (String name : HitmanData.optima().keySet()) {
            WorldMap map = MapReader.read(HitmanData.map(name));
            boolean usual =
                    Stream.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE).allMatch(o -> map.count(o) == 1);
            boolean possible = everythingSeen(map, usual).complete();
            for (Supplier<ExplorerAgent.Strategy> strategy : STRATEGIES.subList(0, 2)) {
                ExplorerAgent agent = new ExplorerAgent(strategy.get(), usual);
                boolean right = explore(map, agent);
                assertEquals(possible, agent.certain(), name);
                if (possible) assertTrue(right, name);
                for (int c = 0; c < map.size(); c++) {
                    Content proven = agent.known().proven(c);
                    if (proven != null) assertEquals(map.at(c), proven, name);
                }
            }
        }
    }

    /** What follows from all that phase 1 can tell. */
    private static Deducer everythingSeen(WorldMap map, boolean usual) {
        World world = new World(map, RefereeVersion.FINAL);
        Deducer all = new Deducer(new Grid(map.columns(), map.rows()), map.guards(), map.civilians(), usual);
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        Set<Integer> met = new HashSet<>(open);
        while (!open.isEmpty()) {
            int at = open.poll();
            Cell cell = map.cell(at);
            all.learn(new Observation.Watched(cell, world.guardsSeeing(cell)));
            all.learn(new Observation.Heard(cell, world.hear(cell)));
            for (Heading way : Heading.values()) {
                for (Seen seen : world.vision(cell, way)) {
                    all.learn(new Observation.Saw(seen.cell(), seen.content()));
                }
                int next = map.ahead(at, way);
                if (next >= 0 && map.at(next).enterable() && met.add(next)) open.add(next);
            }
        }
        return all;
    }

    @Test
    void theSurveyorExploresTheCourseMapForAtMost48() {
        Exploration exploration =
                new Hitman().read(COURSE).as(Exploration.class).orElseThrow();
        Exploration.Found found = exploration.explore("surveyor", Map.of(), Control.unlimited());
        assertTrue(found.complete());
        assertTrue(found.penalty() <= 48, () -> "penalty " + found.penalty());
    }

    /** The first sixteen dealt worlds, none chosen; on single worlds the simpler agent may be luckier. */
    @Test
    @Tag("slow")
    void theSurveyorPaysLessThanNearestUnknown() {
        int surveyor = 0;
        int nearest = 0;
        int lost = 0;
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
            if (own > rival) lost++;
        }
        assertTrue(surveyor < nearest, surveyor + " against " + nearest);
        assertTrue(lost <= 3, "lost on " + lost);
    }

    @Test
    void anExpeditionTellsWhatWasFound() {
        Setup setup = new Hitman().read(COURSE);
        Exploration exploration = setup.as(Exploration.class).orElseThrow();
        assertEquals(
                List.of("surveyor", "nearest-unknown", "joint"),
                exploration.agents().stream().map(descriptor -> descriptor.id()).toList());
        Exploration.Found found = exploration.explore("surveyor", Map.of(), Control.unlimited());
        assertTrue(found.complete());
        assertEquals(COURSE, found.map());
        assertEquals(84 - found.penalty(), found.score());
        Exploration.Found quick = exploration.explore("surveyor", Map.of("mode", "score"), Control.unlimited());
        assertFalse(quick.complete());
        assertTrue(quick.score() > found.score());
    }

    @Test
    void largeWorldsComeToAnEnd() {
        WorldMap map = MapReader.read(HitmanData.map("gen-15x15-g12-c14-1"));
        for (ExplorerAgent.Strategy strategy : List.of(new Surveyor(), new ScoreSurveyor())) {
            ExplorerAgent agent = new ExplorerAgent(strategy, true);
            boolean right = explore(map, agent);
            if (agent.certain()) assertTrue(right);
        }
    }

    @Test
    void aScoreBelowZeroIsToldAsSuch() {
        Exploration exploration = new Hitman()
                .read(HitmanData.map("pub-6x7-09"))
                .as(Exploration.class)
                .orElseThrow();
        Exploration.Found found = exploration.explore("nearest-unknown", Map.of(), Control.unlimited());
        assertTrue(found.complete());
        assertEquals(84 - found.penalty(), found.score());
        assertTrue(found.score() < 0);
    }

    @Test
    void theTableTellsWhatFollows() {
        Table table = new Hitman().read(COURSE + "_explore-rmlm").newTable();
        Insight insight = (Insight) table;
        assertEquals(
                List.of(
                        "deduction",
                        "probability",
                        "probability-guard",
                        "probability-civilian",
                        "probability-target",
                        "probability-wire",
                        "probability-suit"),
                insight.layers().stream().map(Insight.Layer::id).toList());
        List<Scene.Mark> heat = insight.layer("probability");
        List<Scene.Mark> marks = insight.layer("deduction");
        assertEquals(heat.size(), marks.size());
        assertTrue(marks.stream().anyMatch(m -> m.kind() == Scene.Mark.Kind.EXCLUDED));
        // Nobody was heard at first: all within two cells of the start.
        assertTrue(heat.stream().filter(m -> m.x() <= 2 && m.y() >= 3).allMatch(m -> m.weight() == 0));
        assertEquals(1, insight.why(Spot.cell(6, 0)).size());
        assertEquals(
                "At column 1, row 0 you saw nothing.",
                insight.why(Spot.cell(1, 5)).get(0).toString());
    }
}
