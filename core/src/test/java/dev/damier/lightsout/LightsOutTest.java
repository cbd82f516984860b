package dev.damier.lightsout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.GameContract;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LightsOutTest extends GameContract {
    @Override
    protected Game game() {
        return new LightsOut();
    }

    @Override
    protected List<String> positions() {
        return List.of("oox/oxx/xxx", "oooo/oooo/oooo/oooo", "xo/ox");
    }

    @Override
    protected List<Map<String, String>> deals() {
        return List.of(Map.of(), Map.of("size", "5"));
    }

    /** On 3 x 3 every pattern has exactly one set of presses; all lamps lit need five. */
    @Test
    void theLeastPressesAreProved() {
        assertThat(solved("oox/oxx/xxx").cost()).isEqualTo(1);
        assertThat(solved("ooo/ooo/ooo").cost()).isEqualTo(5);
    }

    private Solved solved(String text) {
        Setup setup = game().read(text);
        Solved solved = (Solved) Games.run(Games.all().engine(setup, ""), Map.of(), setup, Control.unlimited());
        assertThat(solved.optimal()).isTrue();
        return solved;
    }

    /** On 4 x 4 only every sixteenth pattern can be put out, and one lamp alone is none of them. */
    @Test
    void whatCannotBePutOutIsProvedSo() {
        Setup setup = game().read("oxxx/xxxx/xxxx/xxxx");
        assertThat(Games.run(Games.all().engine(setup, "breadth-first"), Map.of(), setup, Control.unlimited()))
                .isInstanceOf(Impossible.class);
    }
}
