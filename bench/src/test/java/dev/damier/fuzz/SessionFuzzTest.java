package dev.damier.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.damier.job.JsonLines;
import dev.damier.protocol.Limits;
import dev.damier.protocol.Session;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Fuzz tests of bot sessions: every input gets a response in lines, never an internal error. */
class SessionFuzzTest {
    private static final Budget SMALL_BUDGET =
            Budget.UNLIMITED.withTime(Duration.ofMillis(20)).withNodes(200);

    @FuzzTest(maxDuration = "5m")
    void sessionRespondsToAnyInput(FuzzedDataProvider data) {
        List<String> output = new ArrayList<>();
        try (Session session = new Session(output::add, Runnable::run, SMALL_BUDGET)) {
            for (String line : data.consumeRemainingAsString().split("\n", 50)) {
                if (isCostly(line)) continue;
                if (!session.handleLine(line)) break;
            }
        }
        assertThat(output).noneMatch(line -> line.contains("\n") || line.startsWith("error internal error"));
    }

    /** Dealing with options may take long, which is allowed; other tests cover it. */
    private static boolean isCostly(String line) {
        return line.startsWith("new ") && line.contains("=");
    }

    @FuzzTest(maxDuration = "5m")
    void limitsAreParsedOrRejected(FuzzedDataProvider data) {
        try {
            Limits limits = Limits.parse(data.consumeRemainingAsString());
            assertThat(Limits.parse(limits.toCommand().substring(2))).isEqualTo(limits);
        } catch (BadInputException rejection) {
            assertThat(rejection.getMessage()).startsWith("go: ");
        }
    }

    @FuzzTest(maxDuration = "5m")
    void jsonIsParsedOrRejected(FuzzedDataProvider data) {
        try {
            Object value = JsonLines.read(data.consumeRemainingAsString());
            assertThat(JsonLines.toJson(JsonLines.read(JsonLines.toJson(value))))
                    .isEqualTo(JsonLines.toJson(value));
        } catch (BadInputException rejection) {
            assertThat(rejection.getMessage()).startsWith("not JSON");
        }
    }
}
