package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Child processes at their worst, without a game around them. */
@Tag("slow")
@Timeout(30)
class BotLinkTest {

    /** A pipe holds 64 KiB: whoever writes more to somebody who does not read would wait for ever. */
    @Test
    void whoDoesNotReadHoldsUpNobody() throws Exception {
        BotLink link = BotLink.process(List.of("sleep", "600"));
        String line = "observe " + "x".repeat(60_000);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) link.send(line);
                })
                .isInstanceOf(BotException.class)
                .hasMessage("does not read its input");
        assertThat(link.close("quit", Duration.ofSeconds(1)))
                .as("it failed before, and that was said")
                .isTrue();
    }

    /** Also one whose children hold on to its pipes, deaf to every polite signal. */
    @Test
    void whoWillNotGoIsEndedWithinASecondOrTwo() throws Exception {
        Player player = Bot.read(Stepper.word("stay", 9)).maker().make();
        player.begin(Games.all().game("quoridor"), Map.of(), 0);
        long start = System.nanoTime();
        assertThat(player.dismiss()).isEqualTo("did not quit within a second");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(4));
        assertThat(Stepper.left()).isEmpty();
    }

    @Test
    void processorTimeIsThatOfTheFamily() throws Exception {
        BotLink link =
                BotLink.process(List.of("bash", "-c", "(for ((i = 0; i < 100000; i++)); do :; done); echo; read x"));
        link.receive(System.nanoTime() + Duration.ofSeconds(20).toNanos());
        assertThat(link.cpu().orElseThrow()).isGreaterThan(Duration.ofMillis(50));
        link.close("", Duration.ofSeconds(1));
    }
}
