package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class MissionPenaltiesTest {
    private final MissionPenalties mission = new MissionPenalties();

    private void status(int phase, int penalties) {
        mission.record(Map.of("status", Map.of("phase", phase, "penalties", penalties)));
    }

    private void ends(boolean ok) {
        mission.record(Map.of("result", Map.of("ok", ok)));
    }

    @Test
    void aPoorReportIsIncompleteUnlessAMissionFollows() {
        status(1, 0);
        mission.record(Map.of("result", false));
        ends(true);
        assertThat(mission.reason()).isEqualTo("incomplete");
        status(2, 0);
        assertThat(mission.reason()).isEqualTo("unfinished");
        status(2, 61);
        ends(true);
        assertThat(mission.reason()).isEqualTo("goal");
        assertThat(mission.total()).isEqualTo(61);
    }

    @Test
    void aMissionThatIsGivenUpIsUnfinished() {
        status(1, 3);
        mission.record(Map.of("result", true));
        ends(true);
        status(2, 9);
        ends(false);
        assertThat(mission.reason()).isEqualTo("unfinished");
    }
}
