package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.play.TranspositionTable;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.Boards;
import dev.damier.quoridor.MirrorImage;
import dev.damier.quoridor.Rules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearntPositionsTest {
    private static final int MAX_POSITIONS = 100;

    @TempDir
    Path folder;

    private LearntFile file;

    @BeforeEach
    void place() {
        file = new LearntFile(folder.resolve("sub").resolve("learnt"), 77);
    }

    private LearntPositions fresh() {
        return new LearntPositions(file, MAX_POSITIONS);
    }

    private static ChampionSearch champion(LearntPositions learnt) {
        Strength best = Strength.of(Strength.BEST);
        return new ChampionSearch(
                HandcraftedEvaluator::new, new SearchParams(), best, false, OpeningBook.EMPTY, learnt, Set.of(), 1);
    }

    private static Chosen think(Solver<Board> player, Board board) {
        return (Chosen) player.solve(board, new Control(Budget.UNLIMITED.withNodes(4_000)));
    }

    private static long known(LearntPositions learnt, long key) {
        TranspositionTable table = new TranspositionTable(1 << 20);
        learnt.recall(table);
        return table.probe(key);
    }

    @Test
    void aPositionAndItsMirrorImageAreKeptForTheNextRun() {
        Board board = Boards.read("start moves e2 d8h");
        LearntPositions first = fresh();
        first.learn(board, 13, -250, 14);
        first.save();
        LearntPositions second = fresh();
        long data = known(second, board.key());
        assertThat(TranspositionTable.move(data)).isEqualTo(13);
        assertThat(TranspositionTable.value(data)).isEqualTo(-250);
        assertThat(TranspositionTable.depth(data)).isEqualTo(14);
        long image = known(second, MirrorImage.of(board).key());
        assertThat(TranspositionTable.move(image)).isEqualTo(MirrorImage.move(13, 9));
    }

    /** What came of the best move in an earlier game is known before it is played again; a single question is not told. */
    @Test
    void aLineThatWentWrongIsNotPlayedAgain() {
        Board board = Boards.opening(6, new Random(5));
        Chosen before = think(champion(fresh()).startGame(), board);
        Board after = board.copy();
        after.play(before.move());
        LearntPositions learnt = fresh();
        int[] moves = new int[after.maxMoves()];
        after.moves(moves);
        learnt.learn(after, moves[0], 5_000, 60);
        learnt.save();
        ChampionSearch wiser = champion(fresh());
        assertThat(think(wiser.startGame(), board).move()).isNotEqualTo(before.move());
        assertThat(think(wiser, board).move()).isEqualTo(before.move());
    }

    @Test
    void gamesAreLearntFrom() {
        LearntPositions learnt = fresh();
        var gameSession = champion(learnt).startGame();
        Board board = Board.start(Rules.STANDARD);
        for (int i = 0; i < 6; i++) board.play(think(gameSession, board).move());
        assertThat(learnt.size()).isBetween(6, 12);
        think(champion(learnt), board);
        think(champion(learnt).startGame(), Board.start(Rules.of(5, 2)));
        assertThat(learnt.size())
                .as("single questions and other games teach nothing")
                .isBetween(6, 12);
        assertThat(known(learnt, board.key())).isEqualTo(TranspositionTable.MISS);
        LearntPositions none = LearntPositions.NONE;
        think(champion(none).startGame(), board);
        assertThat(none.size()).isZero();
    }

    @Test
    void theLongestUnseenAreForgotten() {
        LearntPositions learnt = fresh();
        Random random = new Random(1);
        Board first = Boards.opening(3, random);
        learnt.learn(first, 1, 0, 9);
        Board again = Boards.opening(4, random);
        learnt.learn(again, 1, 0, 9);
        for (int i = 0; i < MAX_POSITIONS; i++) {
            learnt.learn(Boards.opening(8, random), 1, 0, 9);
            if (i % 10 == 0) learnt.learn(again, 2, 7, 5);
        }
        assertThat(learnt.size()).isEqualTo(MAX_POSITIONS);
        assertThat(known(learnt, first.key())).isEqualTo(TranspositionTable.MISS);
        assertThat(TranspositionTable.depth(known(learnt, again.key())))
                .as("met again, and the deeper search counts")
                .isEqualTo(9);
    }

    @Test
    void aFileThatIsNotOursIsNotTrusted() throws IOException {
        Board board = Board.start(Rules.STANDARD);
        LearntPositions learnt = fresh();
        learnt.learn(board, 13, 5, 9);
        learnt.save();
        byte[] good = Files.readAllBytes(file.place());
        assertThat(file.read()).isNotEmpty();
        assertThat(new LearntFile(file.place(), 78).read()).as("another net").isEmpty();
        for (int at = 0; at < good.length; at++) {
            byte[] bad = good.clone();
            bad[at] ^= 4;
            Files.write(file.place(), bad);
            assertThat(file.read()).as("byte %d", at).isEmpty();
        }
        Files.write(file.place(), java.util.Arrays.copyOf(good, good.length - 3));
        assertThat(file.read()).isEmpty();
        learnt.learn(Boards.read("start moves e2"), 5, 5, 9);
        learnt.save();
        assertThat(file.read()).as("written anew").hasSize(learnt.size());
    }

    @Test
    void twoProcessesLearnTogether() {
        LearntPositions one = fresh();
        LearntPositions two = fresh();
        one.learn(Boards.read("start moves e2"), 5, 5, 9);
        two.learn(Boards.read("start moves e2 d8h"), 5, 5, 9);
        one.save();
        two.save();
        assertThat(file.read()).hasSize(3);
    }
}
