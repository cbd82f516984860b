package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Gesture;
import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Tone;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.search.AStar;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests a game in progress: moves, gestures, status, scene, grid layer, hints and remarks. */
class RicochetTableTest {
    private static final String POSITION = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    @ParameterizedTest
    @CsvSource({
        "5x5_r0.0_g2.2_t4.4.red,rN,cannot move that way",
        "5x5_r2.0_g2.2_t4.4.red,rN,cannot move that way",
        "5x5_r4.2_g2.2_t4.4.red,rE,cannot move that way",
        "5x5_r0.0_g2.2_t4.4.red,bN,no blue robot",
        "5x5_r0.0_g2.2_t4.4.red,up,is not a move",
        "5x5_r4.4_g2.2_t4.4.red,rN,the game is over",
        "5x5_r0.0_g2.2_t4.0.red+ricochet,rE,only with the last move",
        "5x5_r0.0_g2.2_t4.4.red_mrh+no-rebound,rE,twice in a row",
        "5x5_r0.0_g2.2_t4.4.red+fixed-helpers,gE,only the active robot"
    })
    void illegalMovesAreRejectedWithAReason(String position, String move, String reason) {
        assertThatThrownBy(() -> RicochetNotation.read(position).newTable().read(move))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason)
                .satisfies(e -> assertThat(((NotationException) e).in(Locale.FRENCH))
                        .isNotEqualTo(e.getMessage())
                        .doesNotContain("{"));
    }

    /** On an empty board, the length of the drag does not matter. */
    @ParameterizedTest
    @CsvSource({
        "2,2, 3,2, gE, E3",
        "2,2, 4,2, gE, E3",
        "2,2, 0,2, gW, A3",
        "2,2, 2,1, gN, C1",
        "2,2, 2,4, gS, C5",
        "0,1, 0,0, rN, A1",
        "0,1, 4,1, rE, E2",
    })
    void draggingARobotMovesItInThatDirection(int fromX, int fromY, int toX, int toY, String move, String stop) {
        Table table = RicochetNotation.read("5x5-_r0.1_g2.2_t4.4.red").newTable();
        assertThat(table.gesture(Spot.cell(fromX, fromY), Spot.cell(toX, toY)).moves())
                .containsExactly(move);
        assertThat(table.read(move).words().in(Locale.ENGLISH)).endsWith(" to " + stop);
    }

    @ParameterizedTest
    @CsvSource({"2,2,3,4,straight", "2,2,2,2,cannot move from here", "1,1,1,4,There is no robot there", "0,1,0,2,"})
    void otherGesturesAreRejectedWithAReason(int fromX, int fromY, int toX, int toY, String reason) {
        Table table = RicochetNotation.read("5x5-_r0.1_g2.2_b0.2_t4.4.red").newTable();
        Gesture refused = table.gesture(Spot.cell(fromX, fromY), Spot.cell(toX, toY));
        assertThat(refused.moves()).isEmpty();
        assertThat(refused.refusal().in(Locale.ENGLISH)).contains(reason == null ? "cannot move that way" : reason);
    }

    @Test
    void undoRestoresTheState() {
        Table table =
                RicochetNotation.read("5x5-_r0.1_g2.2_t4.4.red+no-rebound").newTable();
        String start = table.write();
        assertThat(table.undo()).isFalse();
        table.play(table.read("rE").code());
        String once = table.write();
        assertThat(table.moves()).extracting(Move::text).doesNotContain("rW").contains("gW");
        table.play(table.read("gS").code());
        assertThat(table.undo()).isTrue();
        assertThat(table.write()).isEqualTo(once).isNotEqualTo(start);
        assertThat(table.undo()).isTrue();
        assertThat(table.write()).isEqualTo(start);
        assertThat(table.moves()).extracting(Move::text).contains("rE");
        assertThat(table.undo()).isFalse();
    }

    @Test
    void statusNamesTheRobotAndTheTarget() {
        Table table = RicochetNotation.read("5x5-_r0.0_g2.2_t4.4.red").newTable();
        assertThat(table.status().sentence().in(Locale.ENGLISH))
                .isEqualTo("Bring the red robot to the red circle on E5.");
        for (String move : List.of("rE", "rS")) {
            assertThat(table.status().over()).isFalse();
            assertThat(table.status().winner()).isEqualTo(-1);
            table.play(table.read(move).code());
        }
        assertThat(table.status().sentence().in(Locale.ENGLISH)).isEqualTo("Target reached in 2 moves.");
        assertThat(table.status())
                .extracting(Table.Status::over, Table.Status::winner, Table.Status::cost)
                .containsExactly(true, 0, 2);
        assertThat(table.moves()).isEmpty();
        Table any = RicochetNotation.read("5x5-_r0.0_g2.2_t4.4.any").newTable();
        assertThat(any.status().sentence().in(Locale.ENGLISH)).startsWith("Bring any robot to the vortex on E5");
    }

    @Test
    void rejectsCodesOfIllegalMoves() {
        Table table = RicochetNotation.read("5x5-_r0.0_g2.2_t4.4.red").newTable();
        for (int code : new int[] {-1, 8, 99, table.read("rE").code() ^ 2})
            assertThatThrownBy(() -> table.play(code))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("the code " + code);
    }

    @Test
    void sceneShowsEverythingOnTheBoard() {
        Table table = RicochetNotation.read("1D-3D-2D-4D_r11.6_g15.2_b9.9_y8.14_t3.13.blue")
                .newTable();
        Scene before = table.scene(0);
        assertThat(before.columns()).isEqualTo(16);
        assertThat(before.pieces()).extracting(Scene.Piece::label).containsExactly("R", "G", "B", "Y");
        assertThat(before.diagonals()).hasSize(8);
        assertThat(before.cells()).hasSize(4).allMatch(c -> c.kind() == Scene.Cell.Kind.BLOCK);
        assertThat(before.marks().stream().filter(m -> m.kind() == Scene.Mark.Kind.TARGET))
                .hasSize(17);
        assertThat(before.marks().stream().filter(m -> m.kind() == Scene.Mark.Kind.TARGET && m.weight() == 100))
                .singleElement()
                .isEqualTo(new Scene.Mark(3, 13, Scene.Mark.Kind.TARGET, Tone.BLUE, "circle", 100));
        table.play(table.read("bS").code());
        Scene after = table.scene(0);
        assertThat(after.marks()).contains(new Scene.Mark(9, 9, Scene.Mark.Kind.LAST, Tone.BLUE, "", 100));
        assertThat(after.marks().stream().filter(m -> m.kind() == Scene.Mark.Kind.PATH))
                .isNotEmpty();
        assertThat(after.counters().get(0).value()).isEqualTo("1");
    }

    @Test
    void gridLayerCoversEveryCellFromWhichTheTargetIsReachable() {
        Table table = RicochetNotation.read("5x5_r0.0_g2.2_t4.4.red").newTable();
        AnalysisLayers analysisLayers = (AnalysisLayers) table;
        assertThat(analysisLayers.layers()).extracting(AnalysisLayers.Layer::id).containsExactly("grid");
        List<Scene.Mark> marks = analysisLayers.layer("grid");
        assertThat(marks).hasSize(25).allSatisfy(mark -> {
            boolean row = mark.y() == 4;
            boolean column = mark.x() == 4;
            assertThat(mark.label()).isEqualTo(row && column ? "0" : row || column ? "1" : "2");
            assertThat(mark.tone()).isEqualTo(Tone.RED);
            assertThat(mark.weight()).isEqualTo(row && column ? 100 : row || column ? 50 : 33);
        });
        assertThat(analysisLayers.explain(Spot.cell(0, 0)).get(0).toString()).contains("At least 2 moves");
        assertThat(analysisLayers.explain(Spot.cell(5, 0))).isEmpty();
        assertThatThrownBy(() -> analysisLayers.layer("gird")).hasMessageContaining("did you mean 'grid'");
    }

    /** The layer value of the active robot's cell is its heuristic. If any robot may finish, it is at most the heuristic. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1D-3D-2D-4D_r11.6_g15.2_b9.9_y8.14_t3.13.blue",
                "1D-3D-2D-4D_r11.6_g15.2_b9.9_y8.14_t3.13.any",
            })
    void gridLayerMatchesTheHeuristic(String position) {
        RicochetSetup setup = RicochetNotation.read(position);
        RicochetMission mission = setup.mission();
        long[] state = new long[2];
        RicochetPuzzle puzzle = new RicochetPuzzle(mission, setup.memory());
        puzzle.space().writeInitial(state, 0);
        int min = puzzle.withHeuristic("min-moves").heuristic().estimate(state, 0);
        List<Scene.Mark> marks = ((AnalysisLayers) setup.newTable()).layer("grid");
        int shown = mission.active() >= 0
                ? gridValue(marks, mission, mission.active())
                : IntStream.range(0, 4)
                        .map(r -> gridValue(marks, mission, r))
                        .min()
                        .orElseThrow();
        assertThat(marks).hasSize(252);
        if (mission.active() >= 0) assertThat(shown).isEqualTo(min);
        else assertThat(shown).isLessThanOrEqualTo(min);
    }

    private static int gridValue(List<Scene.Mark> marks, RicochetMission mission, int robot) {
        int cell = mission.robots()[robot];
        RicochetBoard board = mission.board();
        return marks.stream()
                .filter(mark -> mark.x() == board.x(cell) && mark.y() == board.y(cell))
                .mapToInt(mark -> Integer.parseInt(mark.label()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void higherHintLevelsRevealMore() {
        Setup setup = RicochetNotation.read(POSITION);
        Outcome answer = new AStar()
                .solve(
                        new RicochetPuzzle(RicochetNotation.read(POSITION).mission(), 0).withHeuristic("min-moves"),
                        Control.unlimited());
        assertThat(setup.hint(1, answer).words().in(Locale.ENGLISH)).isEqualTo("The shortest solution has 2 moves.");
        assertThat(setup.hint(2, answer).words().in(Locale.ENGLISH)).isEqualTo("Robots that move: blue.");
        assertThat(setup.hint(3, answer).words().in(Locale.FRENCH)).isEqualTo("Ensuite, bougez le robot bleu.");
        assertThat(setup.hint(4, answer).words().in(Locale.FRENCH))
                .isEqualTo("Coup suivant : bleu vers le haut jusqu’en B13.");
        Outcome nothing = new Outcome.Stopped(Outcome.Reason.TIME, Optional.empty(), 0, answer.stats());
        assertThat(setup.hint(4, nothing).words().in(Locale.ENGLISH)).startsWith("No hint");
        assertThat(setup.hint(1, new Outcome.Impossible(answer.stats())).words().in(Locale.ENGLISH))
                .startsWith("There is no solution");
    }

    @Test
    void remarksShowTheIdAndTheDifficulty() {
        List<String> remarks = RicochetNotation.read(POSITION).remarks().stream()
                .map(Object::toString)
                .toList();
        assertThat(remarks).hasSize(2);
        assertThat(remarks.get(0)).isEqualTo("Id of this position in the program DriftingDroids: 5630+42+DF6CD1B2+C6");
        assertThat(remarks.get(1))
                .startsWith("Difficulty 1 of 5: shortest solution 2 moves, 1 shortest solution, 1 robot needed;");
        assertThat(RicochetNotation.read("5x5_r0.0_t0.0.red").remarks().get(0).toString())
                .contains("already been reached");
    }

    /** Every text exists in both languages. */
    @Test
    void bothLanguagesHaveTheSameTexts() throws IOException {
        assertThat(texts("messages_fr.properties").keySet())
                .isEqualTo(texts("messages.properties").keySet());
    }

    private static Properties texts(String name) throws IOException {
        Properties texts = new Properties();
        try (Reader in = new InputStreamReader(RicochetGame.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
            texts.load(in);
        }
        return texts;
    }

    @Test
    void centreBlockShowsTheTarget() {
        Table table = RicochetNotation.read("2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue")
                .newTable();
        List<Scene.Mark> marks = table.scene(0).marks();
        Scene.Mark target = marks.stream()
                .filter(m -> m.kind() == Scene.Mark.Kind.TARGET && m.weight() == 100)
                .findFirst()
                .orElseThrow();
        assertThat(marks).contains(new Scene.Mark(7, 7, Scene.Mark.Kind.PLATE, target.tone(), target.label(), 100));
        Table open = RicochetNotation.read("6x6-_r0.0_t5.5.red").newTable();
        assertThat(open.scene(0).marks()).noneMatch(m -> m.kind() == Scene.Mark.Kind.PLATE);
    }
}
