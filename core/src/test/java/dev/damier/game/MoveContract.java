package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Contract of a game's moves on a table: undo, notation, gestures, effects and hints. */
public interface MoveContract extends GameUnderTest {
    @Test
    default void undoRestoresThePosition() {
        walk((table, random) -> {
            String before = table.write();
            List<Move> moves = table.moves();
            if (moves.isEmpty()) return;
            table.play(moves.get(random.nextInt(moves.size())).code());
            if (table.undo()) {
                assertThat(table.write()).isEqualTo(before);
                assertThat(table.moves()).isEqualTo(moves);
            }
        });
    }

    @Test
    default void gesturesAreOnTheBoardAndNotationIsUnique() {
        walk((table, random) -> {
            Scene scene = table.scene(0);
            List<Move> moves = table.moves();
            assertThat(new TreeSet<>(moves.stream().map(Move::text).toList())).hasSize(moves.size());
            assertThat(new TreeSet<>(moves.stream().map(Move::code).toList())).hasSize(moves.size());
            for (Move move : moves) {
                for (Spot spot : Arrays.asList(move.from(), move.to())) {
                    if (spot == null) continue;
                    assertThat(spot.x()).isBetween(0, scene.columns());
                    assertThat(spot.y()).isBetween(0, scene.rows());
                }
                assertThat(table.read(move.text())).isEqualTo(move);
                assertThat(table.move(move.code())).contains(move);
            }
        });
    }

    /**
     * Every move has a description in both languages, and its effect agrees with the scene after the move. Both scenes are of
     * the same table, because the ids of identical pieces have a history.
     */
    @Test
    default void movesHaveTextsAndCorrectEffects() {
        walk((table, random) -> {
            Scene before = table.scene(0);
            List<Move> moves = table.moves();
            if (moves.isEmpty()) return;
            Move move = moves.get(random.nextInt(moves.size()));
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                assertThat(move.words().in(language))
                        .isNotBlank()
                        .isNotEqualTo(move.words().key());
            table.play(move.code());
            assertEffect(move, before, table.scene(0));
        });
    }

    private static void assertEffect(Move move, Scene before, Scene after) {
        Map<String, Effect.Shift> moved = new HashMap<>();
        move.effect().moved().forEach(shift -> moved.put(shift.piece(), shift));
        Map<String, Scene.Piece> pieces = new HashMap<>();
        after.pieces().forEach(piece -> pieces.put(piece.id(), piece));
        assertThat(pieces.keySet()).containsAll(moved.keySet());
        for (String gone : move.effect().gone())
            assertThat(pieces).as(move.text()).doesNotContainKey(gone);
        for (Scene.Piece oldPiece : before.pieces()) {
            Scene.Piece newPiece = pieces.get(oldPiece.id());
            Effect.Shift shift = moved.get(oldPiece.id());
            if (newPiece == null) {
                assertThat(move.effect().gone()).as(move.text()).contains(oldPiece.id());
                continue;
            }
            char facing = shift == null || shift.facing() == ' ' ? oldPiece.facing() : shift.facing();
            assertThat(List.of(newPiece.x(), newPiece.y(), newPiece.facing()))
                    .as(move.text() + ": " + oldPiece.id())
                    .isEqualTo(List.of(
                            shift == null ? oldPiece.x() : shift.x(),
                            shift == null ? oldPiece.y() : shift.y(),
                            facing));
        }
        assertThat(after.walls()).containsAll(move.effect().walls());
        assertThat(after.pieces()).containsAll(move.effect().appeared());
    }

    /** Every hint level has a sentence in both languages and marks on the board; the last level shows the move. */
    @Test
    default void hintsHaveTextsAndMarks() {
        Setup setup = game().example();
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofSeconds(20)).withNodes(5_000);
        Outcome answer = Games.run(Games.all().engine(setup, ""), Map.of(), setup, new Control(budget));
        Move next = setup.newTable().move(Hints.line(answer)[0]).orElseThrow();
        Scene scene = setup.newTable().scene(-1);
        for (int level = 1; level <= 4; level++) {
            Hint hint = setup.hint(level, answer);
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                assertThat(hint.words().in(language))
                        .isNotEqualTo(hint.words().key())
                        .matches("[^{}_]{10,}");
            for (Scene.Mark mark : hint.marks()) {
                assertThat(mark.x()).isBetween(0, scene.columns() - 1);
                assertThat(mark.y()).isBetween(0, scene.rows() - 1);
            }
            if (level < 4) continue;
            assertThat(hint.arrows())
                    .extracting(Hint.Arrow::to)
                    .containsExactly(next.to() == null ? next.from() : next.to());
        }
    }

    /** Every click or drag gives a sequence of legal moves, or a sentence that explains why it is not possible. */
    @Test
    default void everyGestureHasMovesOrAReason() {
        walk((table, random) -> {
            Scene scene = table.scene(0);
            Spot from = random.nextInt(4) == 0
                    ? null
                    : Spot.cell(randomIndex(scene.columns(), random), randomIndex(scene.rows(), random));
            Spot to = from != null && random.nextBoolean()
                    ? from
                    : new Spot(
                            Spot.Kind.values()[random.nextInt(3)],
                            randomIndex(scene.columns(), random),
                            randomIndex(scene.rows(), random));
            Gesture gesture = table.gesture(from, to);
            if (gesture.refusal() != null) {
                assertThat(gesture.moves()).isEmpty();
                for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                    assertThat(gesture.refusal().in(language))
                            .isNotEqualTo(gesture.refusal().key());
                return;
            }
            Table other = game().read(table.write()).newTable();
            assertThat(gesture.moves()).isNotEmpty();
            for (String move : gesture.moves()) other.play(other.read(move).code());
        });
    }

    private static int randomIndex(int cells, Random random) {
        return random.nextInt(cells + 2) - 1;
    }

    @Test
    default void illegalMovesAreRejected() {
        Table table = game().read(positions().get(0)).newTable();
        assertThatThrownBy(() -> table.play(Integer.MIN_VALUE)).isInstanceOf(IllegalArgumentException.class);
        assertThat(table.move(Integer.MIN_VALUE)).isEmpty();
        assertThatThrownBy(() -> table.read("no such move")).isInstanceOf(NotationException.class);
    }

    /** Called at each position of a random walk. */
    interface Visit {
        void at(Table table, Random random);
    }

    private void walk(Visit visit) {
        Random random = new Random(42);
        for (String text : positions()) {
            Table table = game().read(text).newTable();
            for (int step = 0; step < 30; step++) {
                visit.at(table, random);
                List<Move> moves = table.moves();
                if (moves.isEmpty()) break;
                table.play(moves.get(random.nextInt(moves.size())).code());
            }
        }
    }
}
