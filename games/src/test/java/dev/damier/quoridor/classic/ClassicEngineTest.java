package dev.damier.quoridor.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.DuelBoard;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Solver;
import dev.damier.run.Trace;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that the classic engine plays like the agent of the report. */
class ClassicEngineTest {
    private static final ClassicSearch SEARCH = new ClassicSearch(
            new ClassicWeights(200, 180, 50, 50),
            new ClassicWeights(220, 150, 70, 50),
            new ClassicWeights(170, 150, 40, 30),
            new WallFilter(2, 2, false),
            false,
            false);

    private static DuelBoard read(String text) {
        return (DuelBoard) Boards.read(text);
    }

    private static Chosen search(Solver<DuelBoard> agent, DuelBoard board) {
        return (Chosen) agent.solve(board, Control.unlimited());
    }

    private static Chosen search(DuelBoard board, Map<String, String> options) {
        return search(new ClassicEngine().build(options), board);
    }

    private static String move(DuelBoard board, Map<String, String> options) {
        return MoveCode.text(search(board, options).move(), board.size());
    }

    /** The weights of the report, in hundredths: own distance, opponent's distance, own walls, opponent's walls. */
    @Test
    void scoreUsesThreeSetsOfWeights() {
        Board level = read("- / - / e3 e7 / 10 7 / 1");
        assertThat(SEARCH.score(level, 0)).isEqualTo(-200 * 6 + 180 * 6 + 50 * 10 - 50 * 7);
        Board ahead = read("- / - / e5 e8 / 8 9 / 1");
        assertThat(SEARCH.score(ahead, 0)).isEqualTo(-220 * 4 + 150 * 7 + 70 * 8 - 50 * 9);
        assertThat(SEARCH.score(ahead, 1)).isEqualTo(-170 * 7 + 150 * 4 + 40 * 9 - 30 * 8);
    }

    /** Computes the value by minimax without cutoffs, for the agent. */
    private static int minimax(Board board, int agent, int depth, int ply) {
        if (board.winner() >= 0) return (board.winner() == agent ? 1 : -1) * (Chosen.WIN - ply);
        if (depth == 0) return SEARCH.score(board, agent);
        int[] moves = new int[board.maxMoves()];
        int n = board.moves(moves);
        boolean agentToMove = board.toMove() == agent;
        int best = agentToMove ? -Chosen.WIN : Chosen.WIN;
        for (int i = 0; i < n; i++) {
            if (MoveCode.isWall(moves[i]) && !WallFilter.isNear(board, moves[i], 2)) continue;
            board.play(moves[i]);
            int v = minimax(board, agent, depth - 1, ply + 1);
            board.undo();
            best = agentToMove ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Test
    void valuesEqualMinimaxAtEachDepth() {
        Random random = new Random(3);
        for (int i = 0; i < 20; i++) {
            DuelBoard board = (DuelBoard) Boards.opening(10, random);
            for (int depth = 0; depth <= (i < 2 ? 2 : 1); depth++) {
                Chosen chosen = search(board, Map.of("depth", Integer.toString(depth)));
                assertThat(chosen.value()).isEqualTo(minimax(board.copy(), board.toMove(), depth + 1, 0));
                assertThat(chosen.stats().depth()).isEqualTo(depth + 1);
            }
        }
    }

    @Test
    void firstTwoMovesAndWinningStepAreForced() {
        assertThat(move(read("start"), Map.of())).isEqualTo("e2");
        assertThat(move(read("start moves e2 e5h"), Map.of())).isEqualTo("e3");
        assertThat(move(read("start moves e2 e8 e3"), Map.of())).isEqualTo("e7");
        Chosen third = search(read("start moves e2 e8 e3 e7"), Map.of());
        assertThat(third.stats().expanded()).as("the third move is searched").isPositive();
        assertThat(search(read("start moves e2 e1h"), Map.of()).stats().expanded())
                .isZero();
        assertThat(search(read("start moves e2 e2h"), Map.of()).stats().expanded())
                .as("a wall in the way")
                .isPositive();
        Chosen last = search(read("- / - / e8 d2 / 3 3 / 1"), Map.of());
        assertThat(MoveCode.text(last.move(), 9)).isEqualTo("e9");
        assertThat(last.value()).isEqualTo(Chosen.WIN - 1);
        assertThat(last.stats().expanded()).isZero();
    }

    @Test
    void depthDependsOnMovesAndClock() {
        Duration all = Duration.ofSeconds(300);
        Duration low = Duration.ofSeconds(60);
        Board ninth = read("start moves e2 e8 e3 e7 e4 e6 a1h a8h c1h");
        Board tenth = read("start moves e2 e8 e3 e7 e4 e6 a1h a8h c1h c8h");
        assertThat(ClassicAgent.depth(ninth, all)).isZero();
        assertThat(ClassicAgent.depth(tenth, all)).isEqualTo(1);
        assertThat(ClassicAgent.depth(tenth, low)).isZero();
        assertThat(ClassicAgent.depth(tenth, low.plusMillis(1))).isEqualTo(1);
        assertThat(ClassicAgent.depth(read(Boards.write(tenth)), all))
                .as("moves are estimated without a history")
                .isEqualTo(1);
    }

    @Test
    void clockDeterminesTheDepthOfASearch() {
        DuelBoard board = read("start moves e2 e8 e3 e7 e4 e6 a1h a8h c1h c8h");
        for (String clock : new String[] {"60", "61"}) {
            var agent = new ClassicEngine().build(Map.of("clock", clock));
            int deep = clock.equals("60") ? 1 : 2;
            assertThat(search(agent, board).stats().depth()).isEqualTo(deep);
            assertThat(search(agent.startGame(), board).stats().depth()).isEqualTo(deep);
        }
    }

    /** The cache, and the exact scores of all moves, change neither the value nor the move. */
    @Test
    void cacheAndScoresKeepTheMove() {
        Random random = new Random(5);
        for (int i = 0; i < 6; i++) {
            DuelBoard board = (DuelBoard) Boards.opening(10, random);
            Chosen plain = search(board, Map.of("depth", "1"));
            Chosen cached = search(board, Map.of("depth", "1", "cache", "yes"));
            Chosen scored = search(board, Map.of("depth", "1", "scores", "yes"));
            assertThat(cached.move()).isEqualTo(plain.move());
            assertThat(cached.value()).isEqualTo(plain.value());
            assertThat(scored.move()).isEqualTo(plain.move());
            assertThat(scored.ranked().get(0).value()).isEqualTo(plain.value());
            for (Outcome.RankedLine line : scored.ranked()) {
                Board after = board.copy();
                after.play(line.line()[0]);
                assertThat(line.value()).isEqualTo(minimax(after, board.toMove(), 1, 1));
            }
        }
    }

    @Test
    void cacheReturnsEvaluatedPositions() {
        ScoreCache cache = new ScoreCache(true);
        Board board = read("- / - / e5 e8 / 8 9 / 1");
        for (int agent : new int[] {0, 1, 0, 1})
            assertThat(cache.get(board, agent, SEARCH)).isEqualTo(SEARCH.score(board, agent));
        assertThat(cache.hits()).isEqualTo(2);
        DuelBoard opening = (DuelBoard) Boards.opening(10, new Random(5));
        SEARCH.choose(opening, 1, cache, Control.unlimited());
        int hits = cache.hits();
        SEARCH.choose(opening, 1, cache, Control.unlimited());
        assertThat(cache.hits()).isGreaterThan(hits);
    }

    /** White wins in two steps, and Black has no walls left. By the four features, a finished game is a position like any other. */
    @Test
    void finishedGameIsScoredLikeTheReport() {
        DuelBoard board = read("- / - / e7 a5 / 3 0 / 1");
        assertThat(search(board, Map.of("depth", "2")).value()).isEqualTo(Chosen.WIN - 3);
        Chosen scored = search(board, Map.of("depth", "2", "terminal", "score"));
        assertThat(scored.value()).isLessThan(Chosen.WIN / 2);
    }

    @Test
    void opponentRadiusAndTouchingWallsAddCandidates() {
        DuelBoard board = read("- / - / e3 e7 / 10 10 / 1");
        long none = search(board, Map.of("radius", "0")).stats().generated();
        assertThat(search(board, Map.of("radius", "0", "opponent-radius", "1"))
                        .stats()
                        .generated())
                .isEqualTo(none + 2 * 2 * 2);
        DuelBoard walled = read("a1 / - / e3 e7 / 9 10 / 1");
        // Legal walls that touch a1h: c1h, b1v, a2v, b2v.
        long touching = search(walled, Map.of("radius", "0", "near-walls", "yes"))
                .stats()
                .generated();
        assertThat(touching - none).isEqualTo(4);
        assertThatThrownBy(() -> search(board, Map.of("opponent-radius", "12"))).hasMessageContaining("from 0 to 11");
    }

    /** The tree has the root and all its moves, with the values for the side to move. */
    @Test
    void treeIsRecorded() {
        DuelBoard board = read("start moves e2 e8 e3 e7");
        Control control = new Control(Budget.UNLIMITED, 10_000, progress -> {});
        Chosen chosen = (Chosen) new ClassicEngine().build(Map.of("depth", "0")).solve(board, control);
        Trace trace = control.trace();
        assertThat(trace.size()).isEqualTo(1 + (int) chosen.stats().generated());
        assertThat(trace.h(0)).isEqualTo(chosen.value());
        int best = Integer.MIN_VALUE;
        for (int node = 1; node < trace.size(); node++) best = Math.max(best, -trace.h(node));
        assertThat(best).isEqualTo(chosen.value());
    }

    @Test
    void wallsBeyondTheRadiusAreIgnored() {
        DuelBoard board = read("start moves e2 e8 e3 e7");
        long none = search(board, Map.of("radius", "0")).stats().generated();
        long near = search(board, Map.of()).stats().generated();
        long all = search(board, Map.of("radius", "9")).stats().generated();
        int[] moves = new int[board.maxMoves()];
        assertThat(none).isEqualTo(board.copy().pawnMoves(moves, 0));
        assertThat(near).isEqualTo(none + 2 * 2 * 16);
        assertThat(all).isEqualTo(board.moves(moves));
    }

    /** An observation of the report: an agent that weighs the opponent's distance more than its own only places walls. */
    @Test
    void weightsCanBeChangedByOptions() {
        DuelBoard board = read("start moves e2 e8 e3 e7");
        assertThat(MoveCode.isPawnMove(search(board, Map.of()).move())).isTrue();
        String walls = "1/2.5/0/0";
        Map<String, String> builder = Map.of("weights-level", walls, "weights-nearer", walls, "weights-farther", walls);
        assertThat(MoveCode.isWall(search(board, builder).move())).isTrue();
        for (String wrong : new String[] {"1/2/3", "1/2/3/x", "1/2/3/4.555", "1/2/3/101"})
            assertThatThrownBy(() -> new ClassicEngine().build(Map.of("weights-nearer", wrong)))
                    .hasMessage(
                            "classic-alphabeta: option 'weights-nearer' must be four numbers from -100 to 100 with at most two"
                                    + " decimals, such as 2/1.8/0.5/0.5, but got '" + wrong + "'");
    }
}
