package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Agent;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.ShellWords;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import dev.damier.protocol.Stepper;
import dev.damier.protocol.Turner;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests refereed games with agents in this process and in a child process, and the exit of such a process. */
@Tag("slow")
@Timeout(120)
class MissionTest {
    private static final Game HITMAN = Games.all().game("hitman");
    private static final MatchLimits LIMITS =
            new MatchLimits(Duration.ofSeconds(10), Duration.ZERO, Duration.ZERO, 0, false, Duration.ofSeconds(5), 100);

    private final List<RaceResult> results = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();

    private static List<String> engineCommand(String agent) throws Exception {
        Path agents = Path.of(MissionTest.class.getResource("/agents").toURI());
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "-cp",
                agents + File.pathSeparator + System.getProperty("java.class.path"),
                "dev.damier.cli.Main",
                "engine",
                "--set",
                "agent=" + agent);
    }

    private static Bot remoteBot(String agent) throws Exception {
        return Bot.parse("there=cmd:"
                + engineCommand(agent).stream().map(ShellWords::quote).collect(Collectors.joining(" ")));
    }

    private void race(List<Setup> maps, Bot... bots) {
        new Race(List.of(bots), Map.of(), LIMITS, true, remarks::add).run(maps, results::add);
    }

    @Test
    void agentActsTheSameInAChildProcess() throws Exception {
        Bot here = new Bot("here", () -> new AgentPlayer(new Turner(), Map.of()));
        race(List.of(HITMAN.deal(Map.of(), 1)), here, remoteBot("turner"));
        assertThat(results).hasSize(2);
        assertThat(results.get(0).acts()).hasSize(8).isEqualTo(results.get(1).acts());
        assertThat(results.get(1).cost()).isEqualTo(results.get(0).cost());
        assertThat(results.get(1).score()).isEqualTo(results.get(0).score());
        assertThat(results)
                .as("the map is incomplete")
                .extracting(RaceResult::reason)
                .containsOnly("incomplete");
    }

    /** Several hidden maps. The actions are moves of their tables and can be replayed. */
    @Test
    void raceOfRegisteredAgents() throws Exception {
        List<Setup> maps = List.of(
                HITMAN.read(".N./#T./.P._explore"),
                HITMAN.deal(Map.of("phase", "1"), 1),
                HITMAN.deal(Map.of("phase", "1"), 2));
        List<Bot> bots = new ArrayList<>();
        for (String explorer : List.of("surveyor", "nearest-unknown")) {
            Agent.Kind kind = Games.all().agent("hitman", explorer);
            bots.add(new Bot(explorer, () -> new AgentPlayer(kind, Map.of())));
        }
        bots.add(remoteBot("nearest-unknown"));
        race(maps, bots.toArray(Bot[]::new));
        assertThat(results).hasSize(9);
        assertThat(results.subList(3, 6)).allMatch(RaceResult::reachedGoal);
        assertThat(results.subList(6, 9))
                .as("a corner that no agent can see")
                .extracting(RaceResult::reason)
                .containsOnly("incomplete");
        assertThat(remarks).isEmpty();
        RaceStandings table = new RaceStandings(bots.stream().map(Bot::name).toList(), false);
        results.forEach(table::add);
        assertThat(bots).extracting(Bot::name).containsExactly("surveyor", "nearest-unknown", "there");
        assertThat(table.meanCost(2)).as("the same agent in another process").isEqualTo(table.meanCost(1));
        int[] won = new int[2];
        for (int map = 0; map < maps.size(); map++) {
            RaceResult surveyor = results.get(3 * map);
            RaceResult nearest = results.get(3 * map + 1);
            assertThat(surveyor.reachedGoal()).isEqualTo(nearest.reachedGoal());
            int advantage =
                    surveyor.reachedGoal() ? nearest.cost() - surveyor.cost() : surveyor.score() - nearest.score();
            if (advantage > 0) won[0]++;
            if (advantage < 0) won[1]++;
        }
        assertThat(won[0] + won[1]).as("maps with different results").isEqualTo(3);
        assertThat(table.roundsWon(0))
                .as("by penalties if the map is complete, otherwise by score")
                .isEqualTo(won[0]);
        assertThat(table.roundsWon(1))
                .as("the same agent in the other process has equal results")
                .isZero();
        assertThat(table.meanCost(0)).isLessThan(table.meanCost(1));
        for (RaceResult result : results) {
            assertThat(result.acts()).startsWith("start_phase1").endsWith("send_content", "end_phase1");
            assertThat(result.line().endPosition().newTable().status().over()).isTrue();
        }
        for (int bot = 0; bot < bots.size(); bot++) {
            int column = bot;
            assertThat(table.meanScore(bot).orElseThrow())
                    .isEqualTo(IntStream.range(0, maps.size())
                            .map(map -> results.get(bots.size() * map + column).score())
                            .average()
                            .orElseThrow());
        }
        assertThat(table.format(Locale.FRENCH).get(0)).contains("gagnées", "score moyen");
    }

    /** An agent for both phases explores, reports, and then completes the mission with the map it has found. */
    @Test
    void jointAgentFinishesItsMissions() {
        Agent.Kind joint = Games.all().agent("hitman", "joint");
        List<Setup> worlds = List.of(HITMAN.deal(Map.of(), 3), HITMAN.deal(Map.of(), 4), HITMAN.deal(Map.of(), 5));
        race(worlds, new Bot("joint", () -> new AgentPlayer(joint, Map.of())));
        assertThat(remarks).isEmpty();
        assertThat(results).hasSize(3).allMatch(RaceResult::reachedGoal);
        for (RaceResult result : results) {
            assertThat(result.reason()).as(result.line().start().write()).isEqualTo("goal");
            assertThat(result.acts())
                    .startsWith("start_phase1")
                    .contains("send_content", "end_phase1", "start_phase2", "take_weapon", "kill_target")
                    .endsWith("end_phase2");
        }
    }

    /** A bot that is not an agent cannot act; the others continue. */
    @Test
    void botWithoutRefereeSupportLoses() {
        Bot engine = Bot.engine(EngineSpec.of("optimal"), false);
        Bot agent = new Bot("turner", () -> new AgentPlayer(new Turner(), Map.of()));
        race(List.of(HITMAN.deal(Map.of(), 1)), engine, Stepper.bot("good"), agent);
        assertThat(results).extracting(RaceResult::reason).containsExactly("start", "start", "incomplete");
        assertThat(results.get(1).detail()).isEqualTo("does not play hitman, only quoridor");
        assertThat(Stepper.remainingProcesses()).isEmpty();
    }

    /** {@code quit} is handled during a search, and the process ends. */
    @Test
    void quitEndsTheProcessDuringASearch() throws Exception {
        Process process = new ProcessBuilder(engineCommand("turner"))
                .redirectErrorStream(true)
                .start();
        try (var in = process.inputReader(StandardCharsets.UTF_8);
                var out = process.outputWriter(StandardCharsets.UTF_8)) {
            out.write("new quoridor\ngo infinite\n");
            out.flush();
            assertThat(in.readLine()).isEqualTo("ready");
            assertThat(in.readLine()).startsWith("info depth 1 ");
            out.write("ping\nquit\n");
            out.flush();
            String line = in.readLine();
            while (line != null && !line.equals("pong")) line = in.readLine();
            assertThat(process.waitFor()).isZero();
        }
    }
}
