package dev.damier.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.damier.job.JsonLines;
import dev.damier.protocol.Limits;
import dev.damier.protocol.Session;
import dev.damier.run.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Whatever a host says, the bot's side answers in lines and never fails with a message of Java's. */
class SessionFuzzTest {
    private static final Budget LITTLE =
            Budget.UNLIMITED.withTime(Duration.ofMillis(20)).withNodes(200);

    @FuzzTest(maxDuration = "5m")
    void aSessionAnswersAnything(FuzzedDataProvider data) {
        List<String> said = new ArrayList<>();
        try (Session session = new Session(said::add, Runnable::run, LITTLE)) {
            for (String line : data.consumeRemainingAsString().split("\n", 50)) {
                if (costly(line)) continue;
                if (!session.handleLine(line)) break;
            }
        }
        assertThat(said).noneMatch(line -> line.contains("\n") || line.startsWith("error internal error"));
    }

    /** Deals by wishes may take long, by right; they have tests of their own. */
    private static boolean costly(String line) {
        return line.startsWith("new ") && line.contains("=");
    }

    @FuzzTest(maxDuration = "5m")
    void limitsAreReadOrRefused(FuzzedDataProvider data) {
        try {
            Limits limits = Limits.parse(data.consumeRemainingAsString());
            assertThat(Limits.parse(limits.toCommand().substring(2))).isEqualTo(limits);
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).startsWith("go: ");
        }
    }

    @FuzzTest(maxDuration = "5m")
    void jsonIsReadOrRefused(FuzzedDataProvider data) {
        try {
            Object value = JsonLines.read(data.consumeRemainingAsString());
            assertThat(JsonLines.toJson(JsonLines.read(JsonLines.toJson(value)))).isEqualTo(JsonLines.toJson(value));
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).startsWith("not JSON");
        }
    }
}
