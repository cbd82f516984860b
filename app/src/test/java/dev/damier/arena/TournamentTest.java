package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.ShellWords;
import dev.damier.protocol.Bot;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.SessionListener;
import dev.damier.protocol.Stepper;
import dev.damier.record.RecordedGame;
import dev.damier.record.Records;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests tournaments with real child processes: good bots, faulty bots, clocks and protocols. */
@Tag("slow")
@Timeout(120)
class TournamentTest {
    private static final Game QUORIDOR = Games.all().game("quoridor");
    private static final MatchLimits SHORT = new MatchLimits(
            Duration.ofMillis(300), Duration.ZERO, Duration.ZERO, 500, false, Duration.ofMillis(1500), 400);
    private static final MatchLimits NODES =
            new MatchLimits(Duration.ZERO, Duration.ZERO, Duration.ZERO, 300, false, Duration.ofSeconds(1), 60);

    private final List<PlayedGame> games = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();

    private static Bot greedy() {
        return Bot.engine(EngineSpec.of("greedy"), false);
    }

    private Standings play(MatchLimits limits, int plies, int count, Bot... bots) {
        Tournament tournament = new Tournament(
                List.of(bots),
                new Openings(QUORIDOR, Map.of(), plies, 7),
                limits,
                Tournament.Pairing.roundRobin(count),
                remarks::add);
        tournament.run(games::add, () -> false);
        return tournament.standings();
    }

    @Test
    void correctBotPlaysToTheEnd() {
        Standings standings = play(SHORT, 0, 2, Stepper.bot("good"), greedy());
        assertThat(games).extracting(PlayedGame::reason).containsExactly("goal", "goal");
        assertThat(games).extracting(PlayedGame::result).containsExactly("0-1", "1-0");
        assertThat(standings.points(1)).isEqualTo(2);
        assertThat(remarks).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "crash, exit, exited with code 3: out of ideas",
        "hang, time, no response in time",
        "garbage, nonsense, 'sent an invalid line: ''Hello, I am thinking about it'''",
        "illegal, illegal-move, played 'e5v9'",
        "flood, flood, sent more than 10000 lines",
        "long, long-line, line longer than 65536 bytes",
        "mute, exit, closed its output",
        "deaf, time, no response in time",
        "orphans, exit, exited with code 0"
    })
    void faultyBotLosesThatGameAndTheMatchContinues(String behaviour, String reason, String detail) {
        play(SHORT, 0, 2, Stepper.bot(behaviour), greedy());
        assertThat(games).extracting(PlayedGame::result).containsExactly("0-1", "1-0");
        assertThat(games).extracting(PlayedGame::reason).containsOnly(reason);
        assertThat(games).extracting(PlayedGame::detail).allMatch(d -> d.startsWith(detail.replace("''", "'")));
        assertThat(Stepper.remainingProcesses()).as("remaining processes").isEmpty();
    }

    @Test
    void illegalMoveIsReportedWithTheLegalOnes() {
        play(SHORT, 0, 1, Stepper.bot("illegal"), greedy());
        assertThat(games.get(0).detail())
                .startsWith("played 'e5v9': ")
                .contains("; legal moves: ")
                .containsPattern("legal moves: .*\\be[12345678]\\b");
    }

    /** The second answer is detected before the next request, or is an illegal answer to it. */
    @Test
    void botThatAnswersTwiceLoses() {
        play(SHORT, 0, 2, Stepper.bot("twice"), greedy());
        assertThat(games).extracting(PlayedGame::result).containsExactly("0-1", "1-0");
        assertThat(games).extracting(PlayedGame::reason).isSubsetOf("nonsense", "illegal-move");
    }

    @Test
    void pythonExampleBotBeatsRandomMoves(@TempDir Path folder) throws Exception {
        Standings standings = play(NODES, 4, 4, docsExample(0, folder), random());
        assertThat(games).extracting(PlayedGame::reason).containsOnly("goal");
        assertThat(standings.points(0)).as("against random moves").isEqualTo(4);
    }

    /** The example agent reports the cells that it has seen. */
    @Test
    void pythonExampleAgentReportsWhatItSaw(@TempDir Path folder) throws Exception {
        List<RaceResult> runs = new ArrayList<>();
        Setup map = Games.all().game("hitman").read(".N./#T./.P.");
        new Race(List.of(docsExample(1, folder)), Map.of(), SHORT, true, remarks::add)
                .run(List.of(map, map), runs::add);
        assertThat(runs).extracting(RaceResult::reason, RaceResult::detail).containsOnly(tuple("incomplete", ""));
        assertThat(runs)
                .as("two correct cells, three turns")
                .extracting(RaceResult::score)
                .containsOnly(1);
    }

    /** Returns an example bot with the source code from docs/bots.md. */
    private static Bot docsExample(int number, Path folder) throws Exception {
        assumeTrue(Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(p -> Files.isExecutable(Path.of(p, "python3"))));
        Path docs = Path.of("").toAbsolutePath();
        while (!Files.exists(docs.resolve("docs/bots.md"))) docs = docs.getParent();
        String program = Files.readString(docs.resolve("docs/bots.md"))
                .split("```python\n")[number + 1]
                .split("```")[0];
        Path bot = Files.writeString(folder.resolve("bot.py"), program);
        return Bot.parse("cmd:python3 " + ShellWords.quote(bot.toString()));
    }

    private static Bot random() {
        return Bot.engine(EngineSpec.of("random"), false);
    }

    @Test
    void childProcessesOfABotEndWithIt() {
        play(SHORT, 0, 2, Stepper.bot("family"), greedy());
        assertThat(games).extracting(PlayedGame::reason).containsOnly("goal");
        assertThat(remarks).isEmpty();
        assertThat(Stepper.remainingProcesses()).isEmpty();
    }

    @Test
    void botThatDoesNotQuitIsKilled() {
        play(SHORT, 0, 1, Stepper.bot("stay"), greedy());
        assertThat(games).extracting(PlayedGame::reason).containsExactly("goal");
        assertThat(remarks).hasSize(1).first().asString().endsWith("did not quit within a second");
        assertThat(Stepper.remainingProcesses()).isEmpty();
    }

    @Test
    void missingProgramLoses() {
        play(SHORT, 0, 1, Bot.parse("cmd:/no/such/program"), greedy());
        assertThat(games).extracting(PlayedGame::reason).containsExactly("start");
    }

    @Test
    void sameGamesThroughTheProtocolAsInProcess() {
        Bot inProcessBot = Bot.engine(EngineSpec.of("damier"), false);
        play(NODES, 4, 2, inProcessBot, greedy());
        List<PlayedGame> inProcess = List.copyOf(games);
        games.clear();
        play(NODES, 4, 2, Bot.parse("cmd:" + javaCommand("engine")), greedy());
        assertThat(games)
                .extracting(g -> g.line().write())
                .isEqualTo(inProcess.stream().map(g -> g.line().write()).toList());
    }

    @Test
    void sameGamesThroughTheQuoridorTextProtocol() {
        play(NODES, 4, 2, greedy(), random());
        List<PlayedGame> inProcess = List.copyOf(games);
        for (String dialect :
                List.of("", "anchor=bottom-right,black=bottom,first=white,walls=joined,orientation=turned")) {
            games.clear();
            String command = javaCommand(
                    "engine --qtp --set engine=greedy" + (dialect.isEmpty() ? "" : " --dialect " + dialect));
            play(NODES, 4, 2, Bot.parse("qtp:" + command, dialect), random());
            assertThat(games)
                    .extracting(g -> g.line().write())
                    .isEqualTo(inProcess.stream().map(g -> g.line().write()).toList());
        }
    }

    private static String javaCommand(String arguments) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return ShellWords.quote(java) + " -XX:TieredStopAtLevel=1 -Xmx512m -cp "
                + ShellWords.quote(System.getProperty("java.class.path")) + " dev.damier.cli.Main " + arguments;
    }

    @Test
    void botOverASocket() throws Exception {
        try (SessionListener listener =
                new SessionListener("127.0.0.1", 0, session -> session.set("engine", "greedy"))) {
            Thread server = new Thread(listener::run);
            server.setDaemon(true);
            server.start();
            play(NODES, 2, 2, Bot.parse("tcp:127.0.0.1:" + listener.port()), greedy());
        }
        assertThat(games).hasSize(2).extracting(PlayedGame::reason).isSubsetOf("goal", "draw", "plies");
    }

    @Test
    void cpuClocksCountOnlyProcessorTime() {
        MatchLimits limits = new MatchLimits(
                Duration.ofMillis(30), Duration.ZERO, Duration.ZERO, 0, true, Duration.ofMillis(100), 8);
        play(limits, 2, 1, Bot.engine(EngineSpec.of("damier"), true), Stepper.bot("good"));
        assertThat(games).extracting(PlayedGame::reason).containsExactly("plies");
        assertThat(games.get(0).spent().get(0)).isBetween(Duration.ofMillis(60), Duration.ofMillis(400));
    }

    /** If the processor time cannot be measured, wall-clock time counts instead, with one warning per bot. */
    @Test
    void botWithoutMeasurableCpuTimeIsChargedWallClockTime() throws Exception {
        MatchLimits limits = new MatchLimits(
                Duration.ofMillis(200), Duration.ZERO, Duration.ZERO, 0, true, Duration.ofSeconds(1), 8);
        try (SessionListener listener = new SessionListener("127.0.0.1", 0, session -> {})) {
            Thread thread = new Thread(listener::run);
            thread.setDaemon(true);
            thread.start();
            play(limits, 2, 2, Bot.parse("far=tcp:127.0.0.1:" + listener.port()), greedy());
        }
        assertThat(games).extracting(PlayedGame::reason).containsOnly("plies");
        assertThat(games.get(0).spent().get(0)).isBetween(Duration.ofMillis(100), Duration.ofSeconds(5));
        assertThat(remarks).containsExactly("far has no measurable processor time; its clock uses wall-clock time");
    }

    /**
     * The time of child processes that have ended counts too. The busy bot needs 0.8 s; on a busy machine the timeout
     * is ten times the limit.
     */
    @Test
    void cpuTimeOfEndedChildProcessesIsCharged() {
        MatchLimits limits = new MatchLimits(
                Duration.ofMillis(700), Duration.ZERO, Duration.ZERO, 0, true, Duration.ofMillis(50), 400);
        play(limits, 0, 1, Stepper.bot("busy"), greedy());
        assertThat(games).extracting(PlayedGame::reason).containsExactly("time");
        // On an overloaded machine the wall-clock timeout, ten times the processor time, can come first.
        assertThat(games.get(0).detail()).matches("took \\d+ ms|no response in time");
    }

    @Test
    void botLosesOnTime() {
        MatchLimits limits = new MatchLimits(
                Duration.ZERO, Duration.ofMillis(400), Duration.ZERO, 0, false, Duration.ofMillis(300), 400);
        play(limits, 0, 1, Stepper.bot("hang"), greedy());
        assertThat(games).extracting(PlayedGame::reason).containsExactly("time");
    }

    @Test
    void savedGamesCanBeParsed() {
        play(NODES, 4, 1, greedy(), random());
        RecordedGame record = Records.read(games.get(0).recordText(LocalDate.of(2026, 11, 17)));
        assertThat(record.tag(RecordedGame.GAME)).isEqualTo("quoridor");
        assertThat(record.tag(RecordedGame.DATE)).isEqualTo("2026-11-17");
        assertThat(record.tag(RecordedGame.RESULT)).isEqualTo(games.get(0).result());
        assertThat(new PlayedLine(record.start(), record.mainLine()).write())
                .isEqualTo(games.get(0).line().write());
    }

    @Test
    void openingsAreReproducible() {
        Openings openings = new Openings(QUORIDOR, Map.of(), 4, 3);
        for (int i = 0; i < 5; i++) {
            assertThat(openings.get(i).moves())
                    .hasSize(4)
                    .isEqualTo(openings.get(i).moves());
            assertThat(openings.get(i).endPosition().newTable().toMove()).isZero();
        }
        assertThat(openings.get(0)).isNotEqualTo(openings.get(1));
    }
}
