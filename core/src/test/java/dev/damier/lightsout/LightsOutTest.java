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

/** Tests Lights Out with known facts about small boards. */
class LightsOutTest extends GameContract {
    @Override
    public Game game() {
        return new LightsOut();
    }

    @Override
    public List<String> positions() {
        return List.of("oox/oxx/xxx", "oooo/oooo/oooo/oooo", "xo/ox");
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(Map.of(), Map.of("size", "5"));
    }

    /** On 3 × 3, every position has exactly one set of presses that solves it; all lamps lit need five presses. */
    @Test
    void minimumNumberOfPressesIsProved() {
        assertThat(solved("oox/oxx/xxx").cost()).isEqualTo(1);
        assertThat(solved("ooo/ooo/ooo").cost()).isEqualTo(5);
    }

    private Solved solved(String text) {
        Setup setup = game().read(text);
        Solved solved = (Solved) Games.run(Games.all().engine(setup, ""), Map.of(), setup, Control.unlimited());
        assertThat(solved.optimal()).isTrue();
        return solved;
    }

    /** On 4 × 4, only one position in sixteen is solvable; a single lit lamp is not. */
    @Test
    void unsolvablePositionIsProvedUnsolvable() {
        Setup setup = game().read("oxxx/xxxx/xxxx/xxxx");
        assertThat(Games.run(Games.all().engine(setup, "breadth-first"), Map.of(), setup, Control.unlimited()))
                .isInstanceOf(Impossible.class);
    }
}
