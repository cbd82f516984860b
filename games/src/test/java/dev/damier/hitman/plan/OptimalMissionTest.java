package dev.damier.hitman.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.hitman.HitmanData;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests the optimal engine on the shared maps. Every plan is replayed by the referee. */
class OptimalMissionTest {

    static MissionTask mission(String map) {
        return new MissionTask(Situation.start(MapReader.read(map)));
    }

    private static Outcome solve(MissionTask mission, Map<String, String> options) {
        return new OptimalMissionEngine().build(options).solve(mission, Control.unlimited());
    }

    /** Replays a plan, checks that it accomplishes the mission, and returns the referee's penalty. */
    static int replay(MissionTask mission, int[] plan) {
        WorldReferee referee = new WorldReferee(mission.start);
        int penalties = 0;
        for (int code : plan) {
            RefereeStatus status = referee.act(Action.of(code));
            assertThat(status.ok()).isTrue();
            penalties = status.penalties();
        }
        assertThat(referee.endPhase2().ok()).isTrue();
        return penalties;
    }

    @Test
    void minimumPenaltiesOfAllSharedMaps() {
        Map<String, JsonNode> optima = HitmanData.optima();
        assertThat(optima).hasSize(39);
        optima.forEach((name, fact) -> {
            MissionTask mission = mission(HitmanData.map(name));
            Outcome outcome = solve(mission, Map.of());
            if (fact.get("optimal_penalty").isNull()) {
                assertThat(outcome).as(name).isInstanceOf(Outcome.Impossible.class);
                return;
            }
            Outcome.Solved solved = (Outcome.Solved) outcome;
            assertThat(solved.cost())
                    .as(name)
                    .isEqualTo(fact.get("optimal_penalty").asInt());
            assertThat(solved.optimal()).isTrue();
            assertThat(replay(mission, solved.moves())).as(name).isEqualTo(solved.cost());
        });
    }

    /** The rest of an optimal plan is optimal from each of its situations. */
    @Test
    void restOfOptimalPlanIsOptimal() {
        for (String name : new String[] {"pub-6x7-09", "pub-6x7-13", "gen-7x7-g4-c4-1", "irr-30x7-01"}) {
            MissionTask mission = mission(HitmanData.map(name));
            Outcome.Solved whole = (Outcome.Solved) solve(mission, Map.of());
            Situation now = mission.start;
            int left = whole.cost();
            for (int code : whole.moves()) {
                left -= now.statusAfter(Action.of(code)).penalties();
                now = now.after(Action.of(code));
                assertThat(((Outcome.Solved) solve(new MissionTask(now), Map.of())).cost())
                        .as(name + " from " + now)
                        .isEqualTo(left);
            }
            assertThat(left).isZero();
        }
    }

    @Test
    void variantsRestrictThePlan() {
        MissionTask mission = mission(HitmanData.map("pub-6x7-13"));
        Outcome.Solved any = (Outcome.Solved) solve(mission, Map.of());
        Outcome.Solved fewest = (Outcome.Solved) solve(mission, Map.of("kills", "fewest"));
        assertThat(any.cost()).isEqualTo(112);
        assertThat(removals(any)).isEqualTo(3);
        assertThat(removals(fewest)).isLessThanOrEqualTo(3);
        assertThat(fewest.cost()).isGreaterThanOrEqualTo(112);
        assertThat(replay(mission, fewest.moves())).isEqualTo(fewest.cost());
        if (removals(fewest) > 0) {
            assertThat(solve(mission, Map.of("kills", "none"))).isInstanceOf(Outcome.Impossible.class);
        }

        MissionTask dressed = mission(HitmanData.map("pub-6x7-09"));
        Outcome.Solved bare = (Outcome.Solved) solve(dressed, Map.of("suit", "none"));
        assertThat(bare.cost()).isGreaterThan(78);
        assertThat(Arrays.stream(bare.moves())).doesNotContain(Action.PUT_ON_SUIT.ordinal());
        assertThat(replay(dressed, bare.moves())).isEqualTo(bare.cost());
    }

    private static long removals(Outcome.Solved plan) {
        return Arrays.stream(plan.moves())
                .filter(m -> m >= Action.NEUTRALIZE_GUARD.ordinal())
                .count();
    }

    /** Compares the list of all optimal plans with an enumeration of all lines of at most that cost. */
    @Test
    void allOptimalPlansAreListed() {
        for (String map : new String[] {"T.P/.../...", ".T/.P/..", HitmanData.map("pub-3x3-01"), "PT/N./.."}) {
            MissionTask mission = mission(map);
            Outcome.Solved solved = (Outcome.Solved) solve(mission, Map.of("all", "yes", "limit", "100000"));
            Set<String> expected = new HashSet<>();
            enumerate(mission.start, solved.cost(), "", expected, new HashMap<>());
            assertThat(solved.all().stream().map(OptimalMissionTest::text)).doesNotHaveDuplicates();
            assertThat(solved.all().stream().map(OptimalMissionTest::text).toList())
                    .containsExactlyInAnyOrderElementsOf(expected);
            assertThat(solve(mission, Map.of("all", "yes", "limit", "1")))
                    .isInstanceOfSatisfying(Outcome.Solved.class, one -> {
                        assertThat(one.all()).hasSize(1);
                        assertThat(one.more()).isEqualTo(solved.all().size() > 1);
                    });
            assertThat(solved.more()).isFalse();
        }
    }

    private static String text(int[] plan) {
        StringBuilder text = new StringBuilder();
        for (int code : plan) text.append((char) ('a' + code));
        return text.toString();
    }

    /**
     * Enumerates depth-first with the referee's rules. It prunes lines that reach a known situation at a higher cost.
     */
    private static void enumerate(
            Situation now, int left, String line, Set<String> found, Map<Situation, Integer> best) {
        if (now.isAccomplished()) {
            if (left == 0) found.add(line);
            return;
        }
        if (left <= 0 || best.merge(now, left, Math::max) > left) return;
        for (Action action : Action.values()) {
            RefereeStatus status = now.statusAfter(action);
            if (!status.ok()) continue;
            String longer = line + (char) ('a' + action.ordinal());
            enumerate(now.after(action), left - status.penalties(), longer, found, best);
        }
    }

    @Test
    void impossibleMissionsAreProved() {
        // No wire; no target; a target behind walls; a target behind a guard who sees the only access.
        for (String map : new String[] {"T../...", "P../...", "T#P/##./...", "T#./S#P/..."}) {
            assertThat(solve(mission(map), Map.of())).as(map).isInstanceOf(Outcome.Impossible.class);
            assertThat(solve(mission(map), Map.of("kills", "fewest"))).isInstanceOf(Outcome.Impossible.class);
        }
        assertThat(solve(mission("T#./N#P/..."), Map.of())).isInstanceOf(Outcome.Solved.class);
        assertThat(solve(mission("T#./N#P/..."), Map.of("kills", "none"))).isInstanceOf(Outcome.Impossible.class);
    }

    @Test
    void stoppedSearchReturnsLowerBoundAndFallbackPlan() {
        MissionTask mission = mission(HitmanData.map("gen-8x8-g6-c6-1"));
        Outcome outcome =
                new OptimalMissionEngine().build(Map.of()).solve(mission, new Control(Budget.UNLIMITED.withNodes(100)));
        Outcome.Stopped stopped = (Outcome.Stopped) outcome;
        assertThat(stopped.reason()).isEqualTo(Outcome.Reason.NODES);
        assertThat(stopped.lowerBound()).isBetween(30, 74);
        assertThat(stopped.best().orElseThrow().cost()).isGreaterThanOrEqualTo(74);
        assertThat(replay(mission, stopped.best().orElseThrow().moves()))
                .isEqualTo(stopped.best().orElseThrow().cost());
    }

    /** The search stops at the memory limit, long before the heap is full. */
    @Test
    void memoryLimitIsRespected() {
        WorldMap map = HitmanData.dealMap(Map.of("rows", "16", "columns", "16", "guards", "36", "civilians", "24"), 4);
        MissionTask mission = new MissionTask(Situation.start(map));
        long bytes = 4_000_000;
        Outcome outcome = new OptimalMissionEngine()
                .build(Map.of())
                .solve(mission, new Control(Budget.UNLIMITED.withBytes(bytes)));
        Outcome.Stopped stopped = (Outcome.Stopped) outcome;
        assertThat(stopped.reason()).isEqualTo(Outcome.Reason.MEMORY);
        assertThat(stopped.stats().bytes()).isLessThan(2 * bytes);
        assertThat(stopped.lowerBound()).isBetween(60, 153);
    }
}
