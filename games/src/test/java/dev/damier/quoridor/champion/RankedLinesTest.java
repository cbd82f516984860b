package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.play.GamePlayer;
import dev.damier.quoridor.Board;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.RankedLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a search for several lines gives each line the value of a search for its first move alone. */
class RankedLinesTest {
    private static final String MIDDLE = "start moves e2 e8 e3 e7 e6h d4h e4 f6v";

    @ParameterizedTest
    @ValueSource(strings = {"start", MIDDLE, "d6b5_f7c2_f5.d6_8.8_2"})
    void everyLineHasTheValueOfASeparateSearch(String position) {
        Setup setup = Games.all().game("quoridor").read(position);
        int depth = 3;
        Chosen chosen = search(setup, Map.of("lines", "5"), depth);
        List<Integer> values = values(chosen);
        assertThat(values).hasSize(5).isSortedAccordingTo((a, b) -> b - a);
        assertThat(chosen.move()).isEqualTo(chosen.ranked().get(0).line()[0]);
        assertThat(chosen.value()).isEqualTo(values.get(0));
        Map<Integer, Integer> alone = separateValues(setup, depth);
        for (RankedLine line : chosen.ranked())
            assertThat(line.value()).as("%s in %s", line.line()[0], position).isEqualTo(alone.get(line.line()[0]));
        List<Integer> best =
                alone.values().stream().sorted((a, b) -> b - a).limit(5).toList();
        assertThat(values).isEqualTo(best);
    }

    /** Returns the value of every legal move, searched with all other moves avoided. */
    private static Map<Integer, Integer> separateValues(Setup setup, int depth) {
        List<Move> moves = setup.newTable().moves();
        Map<Integer, Integer> values = new HashMap<>();
        for (Move move : moves) {
            String others = moves.stream()
                    .filter(m -> m.code() != move.code())
                    .map(Move::text)
                    .collect(Collectors.joining(" "));
            values.put(
                    move.code(), search(setup, Map.of("avoid", others), depth).value());
        }
        return values;
    }

    @Test
    void stoppedSearchReturnsASortedList() {
        Setup setup = Games.all().game("quoridor").read(MIDDLE);
        for (long nodes = 1; nodes < 20_000; nodes = nodes * 3 / 2 + 1) {
            Chosen chosen = (Chosen) engine(Map.of("lines", "3"))
                    .solve(setup.as(Board.class).orElseThrow(), new Control(Budget.UNLIMITED.withNodes(nodes)));
            assertThat(values(chosen)).as("%d nodes", nodes).isNotEmpty().isSortedAccordingTo((a, b) -> b - a);
            assertThat(chosen.ranked().stream().map(line -> line.line()[0])).doesNotHaveDuplicates();
            assertThat(chosen.ranked().get(0).line()[0]).isEqualTo(chosen.move());
        }
    }

    @Test
    void sessionReusesItsMemory() {
        Setup setup = Games.all().game("quoridor").read(MIDDLE);
        GamePlayer.GameSession<Board> gameSession =
                engine(Map.of("lines", "3", "depth", "6")).startGame();
        Board board = setup.as(Board.class).orElseThrow();
        long first = gameSession.solve(board, Control.unlimited()).stats().expanded();
        long again = gameSession.solve(board, Control.unlimited()).stats().expanded();
        assertThat(again).isLessThan(first / 2);
    }

    private static List<Integer> values(Chosen chosen) {
        return new ArrayList<>(chosen.ranked().stream().map(RankedLine::value).toList());
    }

    private static GamePlayer<Board> engine(Map<String, String> options) {
        return new ChampionEngine().build(options);
    }

    private static Chosen search(Setup setup, Map<String, String> options, int depth) {
        Map<String, String> all = new HashMap<>(options);
        all.put("depth", Integer.toString(depth));
        return (Chosen) engine(all).solve(setup.as(Board.class).orElseThrow(), Control.unlimited());
    }
}
