package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Tests {@link PlayedLine}: its setup behaves like the setup of its last position. */
class PlayedLineTest {

    /** A position with moves has the same default engine as the same position in canonical form. */
    @Test
    void defaultEngineIsThatOfTheLastPosition() {
        for (String[] line : new String[][] {
            {"hitman", "..T/#../.P._explore moves turn_clockwise"},
            {"hitman", "..T/#../.P. moves turn_clockwise"},
            {"taquin", "1,2/3,0 moves 2D"}
        }) {
            Setup reached = PlayedLine.parse(Games.all().game(line[0]), line[1]).toSetup();
            Setup plain = Games.all().game(line[0]).read(reached.write());
            assertThat(reached.defaultEngine()).isEqualTo(plain.defaultEngine());
            assertThat(Games.all().engine(reached, "").descriptor().id())
                    .isEqualTo(Games.all().engine(plain, "").descriptor().id());
        }
    }

    /**
     * The wrapper must forward every method of {@link Setup}. This test fails when a new default method is not
     * forwarded.
     */
    @Test
    void everyDefaultMethodIsForwarded() {
        Setup wrapped =
                PlayedLine.parse(Games.all().game("taquin"), "1,2/3,0 moves 2D").toSetup();
        for (Method method : Setup.class.getMethods()) {
            assertThat(Arrays.stream(wrapped.getClass().getDeclaredMethods())
                            .filter(own -> !own.isBridge())
                            .map(own -> own.getName() + Arrays.toString(own.getParameterTypes())))
                    .contains(method.getName() + Arrays.toString(method.getParameterTypes()));
        }
    }
}
