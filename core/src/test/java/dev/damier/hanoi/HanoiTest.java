package dev.damier.hanoi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.GameContract;
import dev.damier.game.Games;
import dev.damier.game.Option;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.run.BadInputException;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Solved;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the Towers of Hanoi and the generic engines on it. */
class HanoiTest extends GameContract {
    /** The engines without a guarantee of an optimal solution. */
    private static final Set<String> NOT_OPTIMAL = Set.of("beam", "depth-first", "greedy", "weighted-astar");

    @Override
    public Game game() {
        return new Hanoi();
    }

    @Override
    public List<String> positions() {
        return List.of("321//", "4/31/2", "/5421/3", "//1", "987654321//");
    }

    @Override
    public List<Map<String, String>> deals() {
        return List.of(Map.of(), Map.of("disks", "9"));
    }

    @Test
    void everyGenericEngineSolvesTheTower() {
        Setup setup = game().read("321//");
        List<Engine<?>> engines = Games.all().engines(setup);
        assertThat(engines.stream().map(e -> e.descriptor().id()))
                .startsWith("astar")
                .contains("breadth-first", "depth-first", "iterative-deepening", "uniform-cost", "weighted-astar")
                .contains("greedy", "attrapay", "ida-star", "bidirectional", "beam", "anytime-astar");
        for (Engine<?> engine : engines) {
            String id = engine.descriptor().id();
            Solved solved = (Solved) Games.run(engine, Map.of(), setup, Control.unlimited());
            Table table = setup.newTable();
            for (int move : solved.moves()) table.play(move);
            assertThat(table.write()).as(id).isEqualTo("//321");
            assertThat(table.status().cost()).as(id).isEqualTo(solved.cost());
            if (NOT_OPTIMAL.contains(id)) assertThat(solved.cost()).as(id).isGreaterThanOrEqualTo(7);
            else assertThat(solved.cost()).as(id).isEqualTo(7);
        }
    }

    @Test
    void nineDisksNeed511Moves() {
        Setup setup = game().read("987654321//");
        for (String id : List.of("breadth-first", "uniform-cost", "astar", "bidirectional", "anytime-astar")) {
            Solved solved = (Solved) Games.run(Games.all().engine(setup, id), Map.of(), setup, Control.unlimited());
            assertThat(solved.cost()).as(id).isEqualTo(511);
            assertThat(solved.optimal()).as(id).isTrue();
        }
    }

    @Test
    void textsOfEnginesExistInEnglishAndFrench() {
        for (Engine<?> engine : Games.all().engines(game().read("321//"))) {
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH)) {
                assertThat(isTranslated(engine.descriptor().name(), language)).isTrue();
                assertThat(isTranslated(engine.descriptor().about(), language)).isTrue();
                for (Option option : engine.descriptor().options())
                    assertThat(isTranslated(option.about(), language)).isTrue();
            }
        }
    }

    private static boolean isTranslated(Text text, Locale language) {
        return !text.in(language).equals(text.key());
    }

    @Test
    void invalidOptionsAreRejectedWithTheValidOnes() {
        assertRejected(
                "astar", Map.of("heuristic", "smallest"), "unknown heuristic 'smallest'; known: largest, misplaced");
        assertRejected("astar", Map.of("heuristics", "largest"), "did you mean 'heuristic'?");
        assertRejected(
                "astar",
                Map.of("ties", "random"),
                "must be one of low-h, low-h-fifo, high-h, fifo, lifo, but got 'random'");
        assertRejected("weighted-astar", Map.of("weight", "0.5"), "must be a number from 1 to 100");
        assertRejected("weighted-astar", Map.of("weight", "1.234"), "at most two decimals, but got '1.234'");
        assertRejected("beam", Map.of("width", "0"), "must be a whole number from 1 to");
        assertRejected("bidirectional", Map.of("weight", "2"), "unknown option 'weight'");
    }

    private void assertRejected(String id, Map<String, String> options, String message) {
        Setup setup = game().read("321//");
        assertThatThrownBy(() -> Games.run(Games.all().engine(setup, id), options, setup, Control.unlimited()))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining(message);
    }
}
