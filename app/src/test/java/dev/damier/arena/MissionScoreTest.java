package dev.damier.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class MissionScoreTest {
    private final MissionScore score = new MissionScore();

    private void status(int phase, int penalties) {
        score.learn(Map.of("status", Map.of("phase", phase, "penalties", penalties)));
    }

    private void ends(boolean ok, String message) {
        score.learn(Map.of("result", Map.of("ok", ok, "message", message)));
    }

    @Test
    void aPoorReportIsIncompleteUnlessAMissionFollows() {
        status(1, 0);
        score.learn(Map.of("result", false));
        ends(true, "Your score is 52");
        assertThat(score.reason()).isEqualTo("incomplete");
        status(2, 0);
        assertThat(score.reason()).isEqualTo("unfinished");
        status(2, 61);
        ends(true, "Your score is -61");
        assertThat(score.reason()).isEqualTo("goal");
        assertThat(score.sum()).isEqualTo(61);
        assertThat(score.score()).isEqualTo(-9);
    }

    @Test
    void aMissionThatIsGivenUpIsUnfinished() {
        status(1, 3);
        score.learn(Map.of("result", true));
        ends(true, "Your score is 81");
        status(2, 9);
        ends(false, "Err: finish the mission and go back to (0,0)");
        assertThat(score.reason()).isEqualTo("unfinished");
    }
}
