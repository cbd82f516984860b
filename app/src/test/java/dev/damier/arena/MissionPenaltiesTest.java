package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests {@link MissionPenalties}: the outcome of a mission by the referee's answers. */
class MissionPenaltiesTest {
    private final MissionPenalties mission = new MissionPenalties();

    private void recordStatus(int phase, int penalties) {
        mission.record(Map.of("status", Map.of("phase", phase, "penalties", penalties)));
    }

    private void recordEnd(boolean ok) {
        mission.record(Map.of("result", Map.of("ok", ok)));
    }

    @Test
    void wrongReportIsIncompleteUnlessAnotherPhaseFollows() {
        recordStatus(1, 0);
        mission.record(Map.of("result", false));
        recordEnd(true);
        assertThat(mission.reason()).isEqualTo("incomplete");
        recordStatus(2, 0);
        assertThat(mission.reason()).isEqualTo("unfinished");
        recordStatus(2, 61);
        recordEnd(true);
        assertThat(mission.reason()).isEqualTo("goal");
        assertThat(mission.total()).isEqualTo(61);
    }

    @Test
    void abortedMissionIsUnfinished() {
        recordStatus(1, 3);
        mission.record(Map.of("result", true));
        recordEnd(true);
        recordStatus(2, 9);
        recordEnd(false);
        assertThat(mission.reason()).isEqualTo("unfinished");
    }
}
