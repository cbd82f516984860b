package dev.damier.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Runs a short version of {@code ./measure chaos}, which normally takes an hour. */
@Tag("slow")
@Timeout(400)
class ChaosTest {
    @Test
    void serverSurvivesOneMinuteOfChaos() throws Exception {
        long seed = System.nanoTime();
        Findings findings = Chaos.run(Duration.ofSeconds(50), seed);
        System.out.println("chaos, seed " + seed + ": " + findings);
        assertThat(findings.faults()).as("seed " + seed).isEmpty();
        for (String event : List.of("round", "SIGKILL", "SIGTERM", "hint", "solve", "look", "half open", "bot"))
            assertThat(findings.count(event)).as(event).isPositive();
        try (JumpingClock clock = new JumpingClock()) {
            if (clock.isAvailable()) assertThat(findings.count("clock jump")).isPositive();
        }
    }
}
