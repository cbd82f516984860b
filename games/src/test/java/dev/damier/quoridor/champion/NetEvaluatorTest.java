package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.Rules;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the incremental network evaluation against a direct computation. */
class NetEvaluatorTest {
    private static final int HIDDEN = 8;

    private final int[] bias = new int[HIDDEN];
    private final int[] inputWeights = new int[NetFeatures.COUNT * HIDDEN];
    private final int[] outputWeights = new int[HIDDEN];

    /** Returns a network with random weights, which are also stored in the fields. */
    private Net random(Random random) {
        Arrays.setAll(bias, j -> random.nextInt(400) - 100);
        Arrays.setAll(inputWeights, i -> random.nextInt(101) - 50);
        Arrays.setAll(outputWeights, j -> random.nextInt(2001) - 1000);
        return new Net(new NetWeights(HIDDEN, bias, inputWeights, outputWeights, 77_000));
    }

    /** Computes the value directly from all active inputs. */
    private int directValue(Board board) {
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        int n = NetFeatures.listActive(board, new WallThreats(), active);
        int total = 77_000;
        for (int j = 0; j < HIDDEN; j++) {
            int h = bias[j];
            for (int k = 0; k < n; k++) h += inputWeights[active[k] * HIDDEN + j];
            total += (j == 0 ? h : Math.max(0, Math.min(h, Net.HIDDEN_ONE))) * outputWeights[j];
        }
        return total >> Net.OUTPUT_SHIFT;
    }

    @Test
    void incrementalValueEqualsDirectValue() {
        Random random = new Random(12);
        Net net = random(random);
        for (int game = 0; game < 60; game++) {
            Board board = Board.start(Rules.STANDARD);
            NetEvaluator evaluator = new NetEvaluator(net);
            evaluator.reset(board);
            int[] moves = new int[board.maxMoves()];
            int depth = 0;
            for (int i = 0; i < 80; i++) {
                int n = board.moves(moves);
                if (n == 0 || depth > 0 && random.nextInt(3) == 0) {
                    board.undo();
                    evaluator.undo();
                    depth--;
                } else {
                    int move = moves[random.nextBoolean() ? random.nextInt(n) : random.nextInt(Math.min(3, n))];
                    evaluator.play(move, board.toMove());
                    board.play(move);
                    depth++;
                }
                if (board.winner() >= 0 || random.nextBoolean()) continue;
                int me = board.toMove();
                assertThat(evaluator.value(
                                board,
                                board.distance(me),
                                board.distance(1 - me),
                                -Evaluator.MAX_VALUE,
                                Evaluator.MAX_VALUE))
                        .as(Boards.write(board))
                        .isEqualTo(directValue(board));
            }
        }
    }

    @Test
    void valueIsExactOrFarOutsideTheWindow() {
        Random random = new Random(17);
        NetEvaluator evaluator = new NetEvaluator(Net.defaultNet());
        int estimated = 0;
        for (int game = 0; game < 40; game++) {
            Board board = Board.start(Rules.STANDARD);
            evaluator.reset(board);
            int[] moves = new int[board.maxMoves()];
            for (int i = 0; i < 30; i++) {
                int n = board.moves(moves);
                int move = moves[random.nextInt(n)];
                evaluator.play(move, board.toMove());
                board.play(move);
                if (board.isOver()) break;
                int me = board.toMove();
                int ownDistance = board.distance(me);
                int opponentDistance = board.distance(1 - me);
                int low = random.nextInt(2000) - 1000;
                int value = evaluator.value(board, ownDistance, opponentDistance, low, low + 1);
                int exact = evaluator.value(
                        board, ownDistance, opponentDistance, -Evaluator.MAX_VALUE, Evaluator.MAX_VALUE);
                boolean outside = value <= low - NetEvaluator.LAZY_EVAL_MARGIN
                        || value >= low + 1 + NetEvaluator.LAZY_EVAL_MARGIN;
                assertThat(value == exact || outside).as(Boards.write(board)).isTrue();
                if (value != exact) estimated++;
            }
        }
        assertThat(estimated).isPositive();
    }

    @Test
    void bothPlayersGetTheSameValueInMirroredPositions() {
        Net net = random(new Random(3));
        // The same position with the players exchanged.
        Board one = Boards.read("e3_b6_d4.f7_8.9_1");
        Board two = Boards.read("e6_b3_f3.d6_9.8_2");
        for (Board board : new Board[] {one, two}) {
            NetEvaluator evaluator = new NetEvaluator(net);
            evaluator.reset(board);
            int me = board.toMove();
            assertThat(evaluator.value(
                            board,
                            board.distance(me),
                            board.distance(1 - me),
                            -Evaluator.MAX_VALUE,
                            Evaluator.MAX_VALUE))
                    .isEqualTo(directValue(one));
        }
    }
}
