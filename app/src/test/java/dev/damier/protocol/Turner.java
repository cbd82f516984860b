package dev.damier.protocol;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/** An agent that turns around once, reports one cell, and stops. It is registered only in tests that need it. */
public final class Turner implements Agent.Kind {
    @Override
    public Descriptor descriptor() {
        return new Descriptor("turner", Text.plain("Turner"), Text.plain("Looks around."), List.of());
    }

    @Override
    public String game() {
        return "hitman";
    }

    @Override
    public Agent create(Map<String, String> options) {
        return new Agent() {
            private int turns;

            @Override
            public Act next(Map<String, Object> answer) {
                if (answer.isEmpty()) return new Act("start_phase1", Map.of());
                if (turns++ < 4) return new Act("turn_clockwise", Map.of());
                if (turns == 6) return new Act("send_content", Map.of("content", List.of(List.of(List.of(0, 0), "."))));
                return turns == 5
                        ? new Act("turn_clockwise", Map.of())
                        : turns == 7 ? new Act("end_phase1", Map.of()) : Act.DONE;
            }
        };
    }
}
