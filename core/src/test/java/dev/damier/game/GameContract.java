package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.damier.play.Position;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The contract tests of all games. The test class of a game extends this class and provides the game and some positions. */
public abstract class GameContract {

    /** Returns the game. */
    protected abstract Game game();

    /** Returns some positions in canonical notation. */
    protected abstract List<String> positions();

    /** Returns the options of {@link Game#deal} to test. */
    protected List<Map<String, String>> deals() {
        return List.of(Map.of());
    }

    @Test
    void isRegistered() {
        assertThat(Games.all().game(game().descriptor().id()).getClass()).isEqualTo(game().getClass());
    }

    @Test
    void textsExistInEnglishAndFrench() {
        for (Text text : List.of(game().descriptor().name(), game().descriptor().about())) {
            assertThat(text.in(Locale.ENGLISH)).isNotEqualTo(text.key());
            assertThat(text.in(Locale.FRENCH)).isNotEqualTo(text.key());
        }
    }

    /** Every option of the game and of its engines and agents has texts and a valid default value. */
    @Test
    void optionsHaveTextsAndValidDefaults() {
        List<Descriptor> descriptors = new ArrayList<>(List.of(game().descriptor()));
        for (String text : positions())
            for (Engine<?> engine : Games.all().engines(game().read(text))) descriptors.add(engine.descriptor());
        for (Agent.Kind kind : Games.all().agents(game().descriptor().id())) descriptors.add(kind.descriptor());
        for (Descriptor descriptor : descriptors) {
            for (Option option : descriptor.options()) {
                String what = descriptor.id() + " " + option.id();
                assertThat(descriptor.value(Map.of(), option.id())).as(what).isEqualTo(option.defaultValue());
                assertThat(option.words()).as(what).hasSameSizeAs(option.values());
                List<Text> texts = new ArrayList<>(option.words());
                texts.add(option.about());
                texts.add(option.label());
                for (Text text : texts)
                    for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                        assertThat(text.bundle().isEmpty() || !text.in(language).equals(text.key()))
                                .as(what + ": " + text.key())
                                .isTrue();
                if (option.type() == Option.Type.NUMBER)
                    assertThatThrownBy(() -> descriptor.value(Map.of(option.id(), "no number"), option.id()))
                            .hasMessageContaining("whole number");
            }
        }
    }

    /** An engine implements a capability if and only if it has the corresponding option. */
    @Test
    void capabilitiesMatchOptions() {
        for (Engine<?> engine : Games.all().engines(game().example())) {
            Map<String, String> options = new HashMap<>();
            if (engine instanceof EngineCapability.Seeded can) options.putAll(can.withSeed(1));
            if (engine instanceof EngineCapability.Deepening can) options.putAll(can.withDepth(3));
            if (engine instanceof EngineCapability.Pacing can) options.putAll(can.withClock());
            if (engine instanceof EngineCapability.Booked can) options.putAll(can.withoutBook());
            if (engine instanceof EngineCapability.Learning can) options.putAll(can.withoutLearning());
            if (engine instanceof EngineCapability.Listing can) options.putAll(can.withAllSolutions());
            if (engine instanceof EngineCapability.Avoiding can) options.putAll(can.withAvoidedMoves(List.of()));
            if (engine instanceof EngineCapability.Ranking can) options.putAll(can.withLines(3));
            engine.build(options);
            assertThat(EngineCapability.ids(engine)).hasSameSizeAs(options.keySet());
            for (String option : List.of("seed", "book", "learn", "all", "avoid", "lines"))
                assertThat(options.containsKey(option))
                        .as(engine.descriptor().id() + " " + option)
                        .isEqualTo(engine.descriptor().has(option));
        }
    }

    /** Every opponent can be created, every mode and preset can be dealt, and all have texts. */
    @Test
    void presentationIsValid() {
        Presentation presentation = game().presentation();
        List<Text> texts = new ArrayList<>(
                List.of(presentation.cost().one(), presentation.cost().many()));
        List<Map<String, String>> deals = new ArrayList<>(List.of(Map.of()));
        presentation.modes().forEach(mode -> {
            deals.add(mode.deal());
            texts.addAll(List.of(mode.name(), mode.about()));
        });
        presentation.presets().forEach(preset -> {
            deals.add(preset.deal());
            texts.addAll(List.of(preset.name(), preset.about()));
        });
        presentation.legend().forEach(entry -> texts.add(entry.words()));
        for (Presentation.Opponent opponent : presentation.opponents()) {
            Games.all().engine(game().example(), opponent.engine()).build(opponent.options());
            texts.addAll(List.of(opponent.name(), opponent.strength()));
        }
        assertThat(presentation.opponents().stream().map(Presentation.Opponent::id))
                .containsAll(presentation.rival().isEmpty() ? List.of() : List.of(presentation.rival()));
        boolean match = presentation.kind() == Presentation.Kind.MATCH;
        for (Map<String, String> options : deals) {
            game().descriptor().check(options);
            Table table = game().deal(options, 1).newTable();
            assertThat(table.seats().isEmpty()).isNotEqualTo(match);
            table.seats().forEach(seat -> texts.add(seat.name()));
        }
        for (Text text : texts)
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                assertThat(text.in(language)).isNotBlank().isNotEqualTo(text.key());
    }

    @Test
    void defaultEngineAppliesToTheExample() {
        Setup example = game().example();
        assertThat(game().read(example.write()).write()).isEqualTo(example.write());
        assertThat(Games.all().engine(example, "").descriptor().id()).isEqualTo(game().defaultEngine());
    }

    @Test
    void notationRoundTrips() {
        for (String text : positions()) {
            assertThat(game().read(text).write()).isEqualTo(text);
            assertThat(game().read(text).newTable().write()).isEqualTo(text);
        }
    }

    @Test
    void fuzzedTextThrowsOnlyNotationException() {
        long seed = 20261115;
        Random random = new Random(seed);
        for (int i = 0; i < 3000; i++) {
            String text = mutate(positions().get(random.nextInt(positions().size())), random);
            try {
                Setup setup = game().read(text);
                assertThat(game().read(setup.write()).write()).isEqualTo(setup.write());
            } catch (NotationException e) {
                assertThat(e.getMessage()).isNotBlank();
            } catch (RuntimeException | StackOverflowError e) {
                fail("seed " + seed + ", case " + i + ": '" + text + "' raised " + e, e);
            }
        }
    }

    private static String mutate(String text, Random random) {
        StringBuilder b = new StringBuilder(text);
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int at = random.nextInt(b.length() + 1);
            switch (random.nextInt(4)) {
                case 0 -> b.insert(at, (char) (' ' + random.nextInt(95)));
                case 1 -> b.delete(at, Math.min(b.length(), at + 1 + random.nextInt(3)));
                case 2 -> b.insert(at, text, 0, random.nextInt(text.length() + 1));
                default -> {
                    if (at < b.length())
                        b.setCharAt(at, (char)
                                (random.nextInt(20) == 0 ? random.nextInt(0xd800) : ' ' + random.nextInt(95)));
                }
            }
        }
        return b.toString();
    }

    /** Every tool at every place gives a readable position or an exception with a message. */
    @Test
    void editorToolsGiveReadablePositionsOrMessages() {
        if (!(game() instanceof PositionEditor editor)) return;
        List<PositionEditor.Tool> tools = editor.tools();
        for (PositionEditor.Tool tool : tools) {
            assertThat(tool.name().in(Locale.ENGLISH)).isNotEqualTo(tool.name().key());
            assertThat(tool.name().in(Locale.FRENCH)).isNotEqualTo(tool.name().key());
        }
        long seed = 7;
        Random random = new Random(seed);
        for (String start : positions()) {
            String position = start;
            Scene scene = game().read(start).newTable().scene(0);
            for (int i = 0; i < 300; i++) {
                String tool = tools.get(random.nextInt(tools.size())).id();
                Spot at = new Spot(
                        Spot.Kind.values()[random.nextInt(3)],
                        random.nextInt(scene.columns() + 3) - 1,
                        random.nextInt(scene.rows() + 3) - 1);
                try {
                    position = game().read(editor.applyTool(position, tool, at)).write();
                } catch (BadInputException e) {
                    assertThat(e.getMessage()).isNotBlank();
                } catch (RuntimeException e) {
                    fail("seed " + seed + ": " + tool + " at " + at + " of '" + position + "' raised " + e, e);
                }
            }
        }
        assertThatThrownBy(() -> editor.applyTool(positions().get(0), "no-such-tool", Spot.cell(0, 0)))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("no-such-tool");
    }

    @Test
    void dealIsReproducible() {
        for (Map<String, String> options : deals()) {
            for (long seed = 0; seed < 5; seed++) {
                String text = game().deal(options, seed).write();
                assertThat(game().deal(options, seed).write()).isEqualTo(text);
                assertThat(game().read(text).write()).isEqualTo(text);
            }
        }
        assertThatThrownBy(() -> game().deal(Map.of("no-such-option", "1"), 0)).isInstanceOf(BadInputException.class);
    }

    @Test
    void suitesAreCanonical() {
        for (Suite suite : game().suites()) {
            assertThat(suite.name().in(Locale.ENGLISH))
                    .isNotEqualTo(suite.name().key());
            assertThat(suite.name().in(Locale.FRENCH)).isNotEqualTo(suite.name().key());
            assertThat(suite.positions()).isNotEmpty().doesNotHaveDuplicates();
            for (String position : suite.positions())
                assertThat(game().read(position).write()).isEqualTo(position);
        }
        assertThatThrownBy(() -> game().suite("no-such-suite")).hasMessageContaining("no-such-suite");
    }

    @Test
    void undoRestoresThePosition() {
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
    void gesturesAreOnTheBoardAndNotationIsUnique() {
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

    /** Every move has a description in both languages, and its effect agrees with the scene after the move. */
    @Test
    void movesHaveTextsAndCorrectEffects() {
        walk((table, random) -> {
            Scene before = table.scene(0);
            List<Move> moves = table.moves();
            if (moves.isEmpty()) return;
            Move move = moves.get(random.nextInt(moves.size()));
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                assertThat(move.words().in(language))
                        .isNotBlank()
                        .isNotEqualTo(move.words().key());
            Table after = game().read(table.write()).newTable();
            after.play(move.code());
            assertEffect(move, before, after.scene(0));
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
    void hintsHaveTextsAndMarks() {
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
    void everyGestureHasMovesOrAReason() {
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
    void illegalMovesAreRejected() {
        Table table = game().read(positions().get(0)).newTable();
        assertThatThrownBy(() -> table.play(Integer.MIN_VALUE)).isInstanceOf(IllegalArgumentException.class);
        assertThat(table.move(Integer.MIN_VALUE)).isEmpty();
        assertThatThrownBy(() -> table.read("no such move")).isInstanceOf(NotationException.class);
    }

    /** The packed state space and the mutable position have the same moves as the table. */
    @Test
    void viewsAgreeWithTheTable() {
        for (String text : positions()) {
            Setup setup = game().read(text);
            setup.as(Puzzle.class).ifPresent(puzzle -> assertAgrees(puzzle.space(), setup.newTable()));
            setup.as(Position.class).ifPresent(position -> assertAgrees(position, setup.newTable()));
        }
    }

    private static void assertAgrees(StateSpace space, Table table) {
        Random random = new Random(7);
        long[] state = new long[space.width()];
        space.writeInitial(state, 0);
        Successors out = new Successors(space.width());
        for (int step = 0; step < 50; step++) {
            out.clear();
            space.expand(state, 0, out);
            TreeSet<Integer> codes = new TreeSet<>();
            for (int i = 0; i < out.size(); i++) codes.add(out.moves[i]);
            boolean goal = space.isGoal(state, 0);
            if (goal) return;
            TreeSet<Integer> legal =
                    new TreeSet<>(table.moves().stream().map(Move::code).toList());
            // A space may omit moves that can never help, but must not contain illegal ones.
            assertThat(legal).containsAll(codes);
            if (codes.isEmpty()) return;
            int pick = random.nextInt(out.size());
            table.play(out.moves[pick]);
            System.arraycopy(out.words, pick * space.width(), state, 0, space.width());
        }
    }

    private static void assertAgrees(Position position, Table table) {
        Random random = new Random(7);
        int[] buffer = new int[position.maxMoves()];
        for (int step = 0; step < 50; step++) {
            int n = position.moves(buffer);
            TreeSet<Integer> codes = new TreeSet<>();
            for (int i = 0; i < n; i++) codes.add(buffer[i]);
            assertThat(codes)
                    .isEqualTo(
                            new TreeSet<>(table.moves().stream().map(Move::code).toList()));
            if (n == 0) return;
            int move = buffer[random.nextInt(n)];
            long key = position.key();
            position.play(move);
            position.undo();
            assertThat(position.key()).isEqualTo(key);
            position.play(move);
            table.play(move);
        }
    }

    private interface Visit {
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
