package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import dev.damier.run.Outcome;
import dev.damier.run.Stats;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests jobs, their reports, the thread runner and the JSON lines. */
class JobTest {
    private static final String ONE_MOVE_FROM_GOAL = "1,2,3/4,5,6/7,0,8";

    private static Job job(String position, String engine, Budget budget) {
        return new Job("taquin", position, EngineSpec.of(engine), budget, 0);
    }

    @Test
    void failuresAreReported() {
        assertThat(job("nonsense", "astar", Budget.UNLIMITED).run().error()).contains("taquin");
        assertThat(job(ONE_MOVE_FROM_GOAL, "nosuch", Budget.UNLIMITED).run().error())
                .contains("nosuch");
        assertThat(new Job("chess", ONE_MOVE_FROM_GOAL, EngineSpec.DEFAULT, Budget.UNLIMITED, 0)
                        .run()
                        .error())
                .contains("chess");
    }

    @Test
    void illegalSolutionIsNeverReported() {
        Setup setup = Games.all().game("taquin").read(ONE_MOVE_FROM_GOAL);
        Engine<?> engine = Games.all().engine(setup, "astar");
        Job job = job(ONE_MOVE_FROM_GOAL, "astar", Budget.UNLIMITED);
        int code = setup.newTable().moves().get(0).code();
        for (Outcome wrong : List.of(
                new Outcome.Solved(new int[] {Integer.MAX_VALUE}, 1, true, Stats.NONE),
                new Outcome.Solved(new int[] {}, 0, true, Stats.NONE),
                new Outcome.Solved(new int[] {code, code}, 2, true, Stats.NONE))) {
            assertThatThrownBy(() -> new Answer(job, setup, engine, wrong).report())
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    @Timeout(60)
    void everyJobIsReportedOnceWithAnyNumberOfThreads() {
        List<Job> jobs = IntStream.range(0, 40)
                .mapToObj(seed -> job(
                        Games.all()
                                .game("taquin")
                                .deal(Map.of("size", "3"), seed)
                                .write(),
                        "astar",
                        Budget.UNLIMITED))
                .toList();
        for (int threads : new int[] {1, 3}) {
            List<Report> reports = new ArrayList<>();
            new ThreadRunner(threads).run(jobs, reports::add);
            assertThat(new HashSet<>(reports.stream().map(Report::job).toList()))
                    .isEqualTo(new HashSet<>(jobs));
            assertThat(reports).hasSize(jobs.size()).allMatch(Report::isConclusive);
        }
    }

    @Test
    @Timeout(30)
    void cancelStopsRunningAndWaitingJobs() {
        String hard = "13,14,15,7/11,12,9,5/6,0,2,1/4,8,10,3";
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofSeconds(20));
        Job slow = new Job("taquin", hard, new EngineSpec("ida-star", Map.of("heuristic", "W")), budget, 0);
        CountDownLatch firstJobStarted = new CountDownLatch(1);
        ThreadRunner runner = new ThreadRunner(2, (setup, engine) -> {
            firstJobStarted.countDown();
            return EngineResolver.REGISTRY.engine(setup, engine);
        });
        Thread canceller = new Thread(() -> {
            try {
                firstJobStarted.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            runner.cancel();
        });
        canceller.start();
        List<Report> reports = new ArrayList<>();
        runner.run(List.of(slow, slow, slow, slow), reports::add);
        assertThat(reports).hasSizeBetween(1, 2).allMatch(r -> "cancelled".equals(r.reason()));
    }

    @Test
    void jsonRoundTrips() {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("text", "é \"quoted\"\n");
        value.put("list", List.of(1, -2.5, true, Map.of()));
        value.put("nothing", null);
        String line = JsonLines.toJson(value);
        assertThat(line).doesNotContain("\n");
        assertThat(JsonLines.read(line)).isEqualTo(value);
        for (String bad : List.of("", "{", "{} {}", "nope", "{\"a\":1,\"a\":2}")) {
            assertThatThrownBy(() -> JsonLines.read(bad)).isInstanceOf(BadInputException.class);
        }
    }
}
