package dev.damier.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.protocol.BotException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests {@link ContestPlayerSource}. */
class ContestPlayerSourceTest {
    private static ContestPlayerSource random() {
        Entrant entrant = new Entrant(1, "Random", new PlayerSpec(PlayerSpec.Kind.ENGINE, "random", Map.of()), "");
        return ContestPlayerSource.ofServerPlayer(
                entrant, "quoridor", OperatorBots.NONE, (player, client) -> player, "client");
    }

    @Test
    void failedPlayerIsReplaced() throws BotException {
        ContestPlayerSource source = random();
        assertThat(source.acquire()).isNotNull();
        source.dismiss();
        assertThat(source.acquire()).isNotNull();
    }

    /** An organiser can end a tournament after a game was announced and before its players exist. */
    @Test
    void gameThatWasEndedDoesNotStart() {
        ContestPlayerSource source = random();
        source.end();
        assertThatThrownBy(source::acquire).isInstanceOf(BotException.class).hasMessageContaining("ended");
    }
}
