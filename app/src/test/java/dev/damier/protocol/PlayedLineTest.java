package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PlayedLineTest {

    /** A position with moves behind it is answered by the same engine as the same position in canonical form. */
    @Test
    void theEngineIsThatOfThePosition() {
        for (String[] line : new String[][] {
            {"hitman", "..T/#../.P._explore moves turn_clockwise"},
            {"hitman", "..T/#../.P. moves turn_clockwise"},
            {"taquin", "1,2/3,0 moves 2D"}
        }) {
            Setup reached = PlayedLine.read(Games.all().game(line[0]), line[1]).setup();
            Setup plain = Games.all().game(line[0]).read(reached.write());
            assertThat(reached.defaultEngine()).isEqualTo(plain.defaultEngine());
            assertThat(Games.all().engine(reached, "").descriptor().id())
                    .isEqualTo(Games.all().engine(plain, "").descriptor().id());
        }
    }

    /** What a setup may say beyond its duty, the wrapper passes on; a new default method that is forgotten is found here. */
    @Test
    void everyDefaultMethodIsForwarded() {
        Setup wrapped =
                PlayedLine.read(Games.all().game("taquin"), "1,2/3,0 moves 2D").setup();
        for (Method method : Setup.class.getMethods()) {
            assertThat(Arrays.stream(wrapped.getClass().getDeclaredMethods())
                            .filter(own -> !own.isBridge())
                            .map(own -> own.getName() + Arrays.toString(own.getParameterTypes())))
                    .contains(method.getName() + Arrays.toString(method.getParameterTypes()));
        }
    }
}
