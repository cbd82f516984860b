package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests what all Quoridor engines have in common: legal moves, reproducible results, localised texts. */
@Tag("slow")
class EnginesTest {
    /** Returns a position after up to 49 random plies. */
    private static Setup random(long seed, int size, int players) {
        Random random = new Random(seed);
        Board board = Board.start(Rules.of(size, players));
        int[] moves = new int[board.maxMoves()];
        for (int i = random.nextInt(50); i > 0; i--) {
            board.play(moves[random.nextInt(board.moves(moves))]);
            if (board.isOver()) return random(seed + 1000, size, players);
        }
        return new BoardSetup(new Quoridor(), board);
    }

    private static Outcome run(Engine<?> engine, Setup setup, long nodes) {
        return Games.run(engine, Map.of(), setup, new Control(Budget.UNLIMITED.withNodes(nodes)));
    }

    @Test
    void everyMoveIsLegal() {
        for (int seed = 0; seed < 40; seed++) {
            Setup setup = random(seed, new int[] {9, 5, 3, 7, 11}[seed % 5], seed / 5 % 2 == 0 ? 2 : 4);
            for (Engine<?> engine : Games.all().engines(setup)) {
                String what = engine.descriptor().id() + " in " + setup.write();
                Outcome.Chosen chosen = (Outcome.Chosen) run(engine, setup, 2000);
                assertThat(setup.newTable().moves().stream().map(Move::code))
                        .as(what)
                        .contains(chosen.move());
                assertThat(chosen.line()[0]).as(what).isEqualTo(chosen.move());
                var table = setup.newTable();
                for (int move : chosen.line()) table.play(move);
            }
        }
    }

    /** With one node, and if it is cancelled at once, every engine still returns a legal move. */
    @Test
    void everyEngineHasAMoveWhileALegalMoveExists() {
        for (int seed = 0; seed < 300; seed++) {
            int size = 3 + 2 * (seed % 5);
            Setup setup = crowded(seed, size, seed % 2 == 0 ? 4 : 2);
            Set<Integer> legal =
                    setup.newTable().moves().stream().map(Move::code).collect(Collectors.toSet());
            for (Engine<?> engine : Games.all().engines(setup)) {
                for (Map<String, String> options : optionsOf(engine, seed)) {
                    for (boolean cancelled : new boolean[] {false, true}) {
                        Control control = new Control(Budget.UNLIMITED.withNodes(1 + seed % 3 * 20));
                        if (cancelled) control.cancel();
                        Outcome outcome = Games.run(engine, options, setup, control);
                        assertThat(outcome)
                                .as("%s %s, seed %d: %s", engine.descriptor().id(), options, seed, setup.write())
                                .isInstanceOfSatisfying(
                                        Outcome.Chosen.class,
                                        chosen -> assertThat(legal).contains(chosen.move()));
                    }
                }
            }
        }
    }

    /** Returns the default options, and for an engine with levels also one of its levels and styles. */
    private static List<Map<String, String>> optionsOf(Engine<?> engine, int seed) {
        if (!engine.descriptor().id().equals("damier")) return List.of(Map.of());
        String style = List.of("balanced", "runner", "builder").get(seed % 3);
        return List.of(Map.of(), Map.of("level", "" + (1 + seed % 8), "style", style, "seed", "" + seed));
    }

    /**
     * Returns a position of a random game in which pawns and walls crowd the centre, so that pawns are often blocked. The
     * number of walls varies from none to many.
     */
    private static Setup crowded(long seed, int size, int players) {
        Random random = new Random(seed);
        Board board = Board.start(Rules.of(size, players).withWalls(random.nextInt(size)));
        int[] moves = new int[board.maxMoves()];
        for (int i = random.nextInt(60); i > 0; i--) {
            int n = board.moves(moves);
            int move = moves[random.nextInt(n)];
            for (int k = 0; k < 3; k++) {
                int other = moves[random.nextInt(n)];
                if (centreDistance(other, size) < centreDistance(move, size)) move = other;
            }
            board.play(move);
            if (board.isOver()) return crowded(seed + 1000, size, players);
        }
        return new BoardSetup(new Quoridor(), board);
    }

    private static int centreDistance(int move, int size) {
        int square = MoveCode.anchor(move);
        return Math.abs(2 * (square / size) - size + 1) + Math.abs(2 * (square % size) - size + 1);
    }

    @Test
    void blockedPawnAmongFourPlayersHasCandidates() {
        String text =
                "-_-_c1.a3.c5.e3_2.2.2.2_1_size5 moves c2 b3 c4 d3 c3 c3h c2v a3h c2 c1h d4 b2h b2 a3 e4 d2 d3v a2";
        Setup reported = new Quoridor().read(text);
        assertThat(run(Games.all().engine(reported, "mcts"), reported, 200_000)).isInstanceOf(Outcome.Chosen.class);
        for (int size = 3; size <= Rules.MAX_SIZE; size += 2)
            for (int seed = 0; seed < 300; seed++) assertCandidatesDuringRandomGame(size, seed);
    }

    /** Plays a random game of four players and checks the candidates in every position. */
    private static void assertCandidatesDuringRandomGame(int size, long seed) {
        Random random = new Random(seed);
        Board board = Board.start(Rules.of(size, 4));
        int[] moves = new int[board.maxMoves()];
        int[] candidates = new int[board.maxMoves()];
        while (!board.isOver()) {
            int n = board.moves(moves);
            int count = board.rolloutPolicy().candidates(board, candidates);
            assertThat(Arrays.stream(candidates, 0, count).boxed().toList())
                    .as("seed %d, %s", seed, Boards.write(board))
                    .isNotEmpty()
                    .isSubsetOf(Arrays.stream(moves, 0, n).boxed().toList());
            board.play(moves[random.nextInt(n)]);
        }
    }

    @Test
    void sameBudgetGivesSameMoveAndCounters() {
        for (int seed = 0; seed < 8; seed++) {
            Setup setup = random(seed, 9, 2);
            for (Engine<?> engine : Games.all().engines(setup)) {
                Outcome.Chosen one = (Outcome.Chosen) run(engine, setup, 5000);
                Outcome.Chosen two = (Outcome.Chosen) run(engine, setup, 5000);
                assertThat(two.move()).as(engine.descriptor().id()).isEqualTo(one.move());
                assertThat(two.value()).as(engine.descriptor().id()).isEqualTo(one.value());
                assertThat(two.stats().expanded())
                        .as(engine.descriptor().id())
                        .isEqualTo(one.stats().expanded());
            }
        }
    }

    @Test
    void finishedGameHasNoMove() {
        Setup setup = new Quoridor().read("- / - / e9 e8 / 0 10 / 2");
        for (Engine<?> engine : Games.all().engines(setup))
            assertThat(run(engine, setup, 100)).as(engine.descriptor().id()).isInstanceOf(Outcome.Impossible.class);
    }

    @Test
    void descriptionsExistInEnglishAndFrench() {
        for (Engine<?> engine : Games.all().engines(new Quoridor().read("start"))) {
            for (Locale language : new Locale[] {Locale.ENGLISH, Locale.FRENCH}) {
                assertThat(engine.descriptor().name().in(language))
                        .isNotEqualTo(engine.descriptor().name().key());
                assertThat(engine.descriptor().about().in(language))
                        .isNotEqualTo(engine.descriptor().about().key());
                engine.descriptor()
                        .options()
                        .forEach(o -> assertThat(o.about().in(language))
                                .isNotEqualTo(o.about().key()));
            }
        }
    }
}
