package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Table;
import dev.damier.run.Outcome.Chosen;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests the sentence and the win probability of {@link Advantage}. */
class AdvantageTest {
    private static final Table FIRST_TO_MOVE =
            Games.all().game("quoridor").read("start").newTable();
    private static final Table SECOND_TO_MOVE =
            Games.all().game("quoridor").read("start moves e2").newTable();

    @Test
    void sentenceNamesLeaderRegardlessOfSideToMove() {
        assertThat(Advantage.of(80, FIRST_TO_MOVE).sentence()).hasToString("Red is ahead by 0.8 moves");
        assertThat(Advantage.of(80, SECOND_TO_MOVE).sentence()).hasToString("Blue is ahead by 0.8 moves");
        assertThat(Advantage.of(-100, SECOND_TO_MOVE).sentence()).hasToString("Red is ahead by 1.0 move");
        assertThat(Advantage.of(0, FIRST_TO_MOVE).sentence()).hasToString("Even position");
        assertThat(Advantage.of(Chosen.WIN - 7, SECOND_TO_MOVE).sentence()).hasToString("Blue wins within 7 plies");
    }

    @Test
    void frenchUsesSingularBelowTwo() {
        assertThat(Advantage.of(80, FIRST_TO_MOVE).sentence().in(Locale.FRENCH)).isEqualTo("Rouge mène de 0,8 coup");
        assertThat(Advantage.of(-250, FIRST_TO_MOVE).sentence().in(Locale.FRENCH))
                .isEqualTo("Bleu mène de 2,5 coups");
    }

    @Test
    void chanceIsThatOfFirstSeat() {
        assertThat(Advantage.of(0, FIRST_TO_MOVE).chance()).isEqualTo(0.5);
        assertThat(Advantage.of(200, FIRST_TO_MOVE).chance()
                        + Advantage.of(200, SECOND_TO_MOVE).chance())
                .isEqualTo(1.0);
        assertThat(Advantage.of(Chosen.WIN - 3, SECOND_TO_MOVE).chance()).isZero();
    }
}
