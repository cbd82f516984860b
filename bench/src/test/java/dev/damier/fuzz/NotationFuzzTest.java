package dev.damier.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.record.Records;

/**
 * Fuzz tests of the notations: a game parses any text or rejects it with a message. A parsed text round-trips and can
 * be played.
 */
class NotationFuzzTest {
    private static final String[] POSITIONS = {
        "1,2,3/4,5,6/0,7,8", "start", "..N/#T./.P.", "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue"
    };

    @FuzzTest(maxDuration = "5m")
    void everyGameParsesOrRejectsText(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        for (Game game : Games.all().games()) {
            try {
                Setup setup = game.read(text);
                String written = setup.write();
                assertThat(game.read(written).write()).isEqualTo(written);
            } catch (NotationException rejection) {
                assertThat(rejection.getMessage()).isNotBlank();
            }
        }
    }

    @FuzzTest(maxDuration = "5m")
    void recordsAreParsedOrRejected(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        try {
            String written = Records.parse(text).write();
            assertThat(Records.parse(written).write()).isEqualTo(written);
        } catch (NotationException rejection) {
            assertThat(rejection.getMessage()).isNotBlank();
        }
        try {
            String judged = Records.read(text).write();
            assertThat(Records.read(judged).write()).isEqualTo(judged);
        } catch (NotationException rejection) {
            assertThat(rejection.getMessage()).isNotBlank();
        }
    }

    @FuzzTest(maxDuration = "5m")
    void tablesParseOrRejectMoves(FuzzedDataProvider data) {
        Table table =
                Games.all().recognise(data.pickValue(POSITIONS)).orElseThrow().newTable();
        while (data.remainingBytes() > 0 && !table.moves().isEmpty()) {
            try {
                table.play(table.read(data.consumeAsciiString(8)).code());
            } catch (NotationException rejection) {
                assertThat(rejection.getMessage()).isNotBlank();
            }
        }
    }
}
