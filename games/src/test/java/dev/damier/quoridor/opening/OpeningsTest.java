package dev.damier.quoridor.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.quoridor.Quoridor;
import dev.damier.record.OpeningExplorer.OpeningMove;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the opening explorer: names, statistics and the checks of their file. */
class OpeningsTest {
    private static final Quoridor GAME = new Quoridor();

    private static Optional<String> name(String position, Locale language) {
        return GAME.openingName(GAME.read(position)).map((Text name) -> name.in(language));
    }

    @Test
    void openingIsNamedAfterItsLastKnownPosition() {
        assertThat(name("start", Locale.ENGLISH)).isEmpty();
        assertThat(name("start moves e2 e8 e3 e7 e4 e6 c3v", Locale.ENGLISH)).contains("Shiller opening");
        assertThat(name("start moves e2 e8 e3 e7 e4 e6 c3v e7 e5", Locale.ENGLISH))
                .contains("Shiller opening");
        assertThat(name("start moves e2 e8 e3 e7 e4 e6 c3v e7 e5", Locale.FRENCH))
                .contains("Ouverture Shiller");
    }

    @Test
    void mirrorImagesAndTranspositionsHaveTheName() {
        assertThat(name("start moves e2 e8 e3 e7 e4 e6 f3v", Locale.ENGLISH)).contains("Shiller opening");
        assertThat(name("start moves d1v", Locale.ENGLISH)).contains("Shatranj opening");
        assertThat(name("start moves e1v", Locale.ENGLISH)).contains("Shatranj opening");
        assertThat(name("c3f3a3h3 / - / e1 e9 / 8 8 / 1", Locale.ENGLISH)).contains("Reed opening");
    }

    @Test
    void otherBoardsHaveNoOpenings() {
        for (String text : List.of("start size5", "start players4", "start walls3")) {
            Setup setup = GAME.read(text);
            assertThat(GAME.openingName(setup)).as(text).isEmpty();
            assertThat(GAME.openingMoves(setup)).as(text).isEmpty();
        }
    }

    @Test
    void statisticsContainLegalMovesAndTheBook() {
        List<OpeningMove> moves = GAME.openingMoves(GAME.read("start"));
        assertThat(moves).isNotEmpty();
        assertThat(moves.get(0).move()).isEqualTo("e2");
        assertThat(moves.get(0).inBook()).isTrue();
        for (String line : List.of("start", "start moves e2 e8", "start moves e2 e8 e3 e7 e4 e6 f3v")) {
            Setup setup = GAME.read(line);
            List<String> legal =
                    setup.newTable().moves().stream().map(m -> m.text()).toList();
            assertThat(GAME.openingMoves(setup)).as(line).isNotEmpty().allSatisfy(m -> {
                assertThat(legal).contains(m.move());
                assertThat(m.firstWins()).isBetween(0, m.games());
            });
        }
    }

    @Test
    void invalidFileIsRejectedWithItsLine() throws IOException {
        assertThat(read("damier openings 1 1\n- e2 3 2 50 book\n")).isNotNull();
        assertThatThrownBy(() -> read("damier openings 1 2\n- e2 3 2 50 book\n"))
                .hasMessageContaining("truncated");
        assertThatThrownBy(() -> read("damier openings 1 1\n- e5 3 2 50 book\n"))
                .hasMessageContaining("'e5'");
        assertThatThrownBy(() -> read("damier openings 1 1\n- e2 3 4 50 book\n"))
                .hasMessageContaining("wins");
        assertThatThrownBy(() -> read("openings\n")).hasMessageContaining("first line");
    }

    private static OpeningStatistics read(String text) throws IOException {
        return OpeningStatistics.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
