package dev.damier.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Runs a short version of {@code ./measure rooms-kill}. */
@Tag("slow")
@Timeout(300)
class RoomKillsTest {
    @Test
    void acknowledgedActionsSurviveServerKill() throws Exception {
        long seed = System.nanoTime();
        Findings findings = RoomKills.run(4, seed);
        System.out.println("rooms-kill, seed " + seed + ": " + findings);
        assertThat(findings.faults()).as("seed " + seed).isEmpty();
        assertThat(findings.count("kill")).isEqualTo(4);
        assertThat(findings.count("acknowledged")).isPositive();
    }
}
