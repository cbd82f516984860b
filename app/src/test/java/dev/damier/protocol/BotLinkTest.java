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

/** Tests {@link BotLink} with faulty child processes. */
@Tag("slow")
@Timeout(30)
class BotLinkTest {

    /** A pipe holds 64 KiB. A blocking write of more to a bot that does not read would never return. */
    @Test
    void botThatDoesNotReadBlocksNoCaller() throws Exception {
        BotLink link = BotLink.process(List.of("sleep", "600"));
        String line = "observe " + "x".repeat(60_000);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) link.send(line);
                })
                .isInstanceOf(BotException.class)
                .hasMessage("does not read its input");
        assertThat(link.close("quit", Duration.ofSeconds(1)))
                .as("the earlier failure has already been reported")
                .isTrue();
    }

    /** The bot and its child processes ignore {@code quit} and signals, and hold the pipes open. */
    @Test
    void botThatDoesNotQuitIsKilled() throws Exception {
        Player player = Bot.parse(Stepper.address("stay", 9)).factory().create();
        player.newGame(Games.all().game("quoridor"), Map.of(), 0);
        assertThat(player.dismiss()).isEqualTo("did not quit within a second");
        assertThat(Stepper.remainingProcesses()).isEmpty();
    }

    @Test
    void cpuTimeIncludesChildProcesses() throws Exception {
        BotLink link =
                BotLink.process(List.of("bash", "-c", "(for ((i = 0; i < 100000; i++)); do :; done); echo; read x"));
        link.receive(System.nanoTime() + Duration.ofSeconds(20).toNanos());
        assertThat(link.cpuTime().orElseThrow()).isGreaterThan(Duration.ofMillis(50));
        link.close("", Duration.ofSeconds(1));
    }
}
