package dev.damier.nim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.GameContract;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests Nim and the generic engines for two players. */
class NimTest extends GameContract {
    @Override
    public Game game() {
        return new Nim();
    }

    @Override
    public List<String> positions() {
        return List.of("3-4-5_1", "0-1_2", "7-7-7-7-7_1", "0-0_1");
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(Map.of(), Map.of("heaps", "5"));
    }

    @Test
    void genericEnginesForTwoPlayersApply() {
        assertThat(Games.all().engines(game().example()).stream()
                        .map(e -> e.descriptor().id()))
                .startsWith("alphabeta")
                .contains("mcts", "random");
    }

    /** Bouton's theorem: the player who leaves heaps whose XOR is zero wins. */
    @Test
    void alphaBetaPlaysTheWinningMove() {
        for (String text : List.of("3-4-5_1", "1-2_2", "2-5-6_1")) {
            Setup setup = game().read(text);
            Chosen chosen = (Chosen) Games.run(
                    Games.all().engine(setup, "alphabeta"), Map.of("depth", "13"), setup, Control.unlimited());
            Table table = setup.newTable();
            table.play(chosen.move());
            int sum = 0;
            for (String heap : table.write().split("_")[0].split("-")) sum ^= Integer.parseInt(heap);
            assertThat(sum).as(text).isZero();
            assertThat(chosen.value()).isGreaterThan(Chosen.WIN / 2);
        }
    }
}
