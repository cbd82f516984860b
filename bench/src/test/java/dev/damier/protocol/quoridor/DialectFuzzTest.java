package dev.damier.protocol.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.damier.job.EngineSpec;
import dev.damier.protocol.Limits;
import dev.damier.protocol.SearchRequest;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Fuzz tests of the other protocols: every input gets a valid response, never an internal error. */
class DialectFuzzTest {
    private static final Limits SMALL_LIMITS = Limits.parse("nodes 50");

    @FuzzTest(maxDuration = "5m")
    void everyTextProtocolLineGetsResponse(FuzzedDataProvider data) {
        List<String> output = new ArrayList<>();
        SearchRequest request = new SearchRequest(EngineSpec.of("greedy"));
        QtpSession session = new QtpSession(QtpNotation.parse(""), request, SMALL_LIMITS, output::add);
        for (String line : data.consumeRemainingAsString().split("\n", 40)) if (!session.handleLine(line)) break;
        assertThat(output).allMatch(answer -> answer.startsWith("=") || answer.startsWith("?"));
        assertThat(output).noneMatch(answer -> answer.matches("(?s)\\?\\d* internal error.*"));
    }

    @FuzzTest(maxDuration = "5m")
    void callsAreParsedOrRejected(FuzzedDataProvider data) {
        try {
            XmlRpc.Call call = XmlRpc.readCall(data.consumeRemainingAsString());
            assertThat(XmlRpc.readCall(XmlRpc.writeCall(call))).isEqualTo(call);
        } catch (BadInputException rejection) {
            assertThat(rejection.getMessage()).isNotBlank();
        }
    }

    @FuzzTest(maxDuration = "5m")
    void resultsAndPerceptsAreParsedOrRejected(FuzzedDataProvider data) {
        try {
            Object result = XmlRpc.readResult(data.consumeRemainingAsString());
            assertThat(XmlRpc.readResult(XmlRpc.writeResponse(result))).isEqualTo(result);
            if (result instanceof Map<?, ?> percepts)
                assertThat(CoursePercepts.toPosition(percepts, 0)).isNotBlank();
            else assertThat(CoursePercepts.toMove(result)).isNotBlank();
        } catch (BadInputException rejection) {
            assertThat(rejection.getMessage()).isNotBlank();
        }
    }
}
