package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Pack;
import dev.damier.run.Budget;
import dev.damier.run.Outcome;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that every puzzle pack is complete and that its par values equal the engine's results. */
class PacksTest {
    /** Every tenth puzzle is solved again; solving all of them takes minutes. */
    private static final int STEP = 10;

    static List<Game> games() {
        return Games.all().games().stream().filter(g -> !g.packs().isEmpty()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void puzzlesAreReadableDistinctAndSortedByPar(Game game) {
        Set<String> seen = new HashSet<>();
        for (Pack pack : game.packs()) {
            assertThat(pack.tasks()).as(pack.id()).hasSizeGreaterThanOrEqualTo(20);
            assertThat(pack.tasks()).extracting(Pack.Task::par).isSorted();
            for (Pack.Task task : pack.tasks()) {
                assertThat(game.read(task.position()).write()).isEqualTo(task.position());
                assertThat(seen.add(task.position())).as(task.position()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void parEqualsEngineResult(Game game) {
        for (Pack pack : game.packs()) {
            for (int i = 0; i < pack.tasks().size(); i += STEP) {
                Pack.Task task = pack.tasks().get(i);
                Report report = new Job(
                                game.descriptor().id(),
                                task.position(),
                                EngineSpec.DEFAULT,
                                Budget.UNLIMITED.withNodes(
                                        game.presentation().rival().isEmpty() ? 20_000_000 : 100_000),
                                1)
                        .run();
                if (report.value() != null)
                    assertThat(report.value())
                            .as(task.position())
                            .isGreaterThanOrEqualTo(Outcome.Chosen.WIN - task.par());
                else assertThat(report.cost()).as(task.position()).isEqualTo(task.par());
            }
        }
    }
}
