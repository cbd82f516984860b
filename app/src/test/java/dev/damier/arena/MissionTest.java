package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import dev.damier.protocol.Dialect;
import dev.damier.protocol.Turner;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Refereed games, with an agent that only a child process has in its registry; and the end of such a process. */
@Tag("slow")
@Timeout(120)
class MissionTest {
    private static List<String> engine() throws Exception {
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
                "agent=turner");
    }

    @Test
    void anAgentActsTheSameHereAndElsewhere() throws Exception {
        List<Race.Run> runs = new ArrayList<>();
        Bot here = new Bot("here", () -> new AgentPlayer(new Turner(), Map.of()));
        Bot there = Bot.read("there=cmd:'" + String.join("' '", engine()) + "'", Dialect.ATHENS);
        Terms terms =
                new Terms(Duration.ofSeconds(10), Duration.ZERO, Duration.ZERO, 0, false, Duration.ofSeconds(5), 100);
        new Race(List.of(here, there), Games.all().game("hitman"), Map.of(), 1, terms, true).run(1, runs::add);
        assertThat(runs).extracting(Race.Run::detail).containsExactly("8 acts", "8 acts");
        assertThat(runs.get(1).cost()).isEqualTo(runs.get(0).cost());
        assertThat(runs.get(1).reason()).isEqualTo(runs.get(0).reason());
    }

    /** {@code quit} is heard while thinking, and the process ends within a second of it. */
    @Test
    void quitEndsTheProcess() throws Exception {
        Process process = new ProcessBuilder(engine()).redirectErrorStream(true).start();
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
            long heard = System.nanoTime();
            assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
            assertThat(Duration.ofNanos(System.nanoTime() - heard)).isLessThan(Duration.ofSeconds(1));
            assertThat(process.exitValue()).isZero();
        }
    }
}
