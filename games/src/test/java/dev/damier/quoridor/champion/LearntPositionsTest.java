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

/** Tests how positions are learnt, stored in a file and used in later games. */
class LearntPositionsTest {
    private static final int MAX_POSITIONS = 100;

    @TempDir
    Path folder;

    private LearntFile file;

    @BeforeEach
    void createFile() {
        file = new LearntFile(folder.resolve("sub").resolve("learnt"), 77);
    }

    private LearntPositions open() {
        return new LearntPositions(file, MAX_POSITIONS);
    }

    private static ChampionSearch champion(LearntPositions learnt) {
        Strength best = Strength.ofLevel(Strength.MAX_LEVEL);
        return new ChampionSearch(
                HandcraftedEvaluator::new, new SearchParams(), best, false, OpeningBook.EMPTY, learnt, Set.of(), 1);
    }

    private static Chosen search(Solver<Board> player, Board board) {
        return (Chosen) player.solve(board, new Control(Budget.UNLIMITED.withNodes(4_000)));
    }

    private static long tableEntry(LearntPositions learnt, long key) {
        TranspositionTable table = new TranspositionTable(1 << 20);
        learnt.fillTable(table);
        return table.probe(key);
    }

    @Test
    void positionAndMirrorImageAreStoredForTheNextRun() {
        Board board = Boards.read("start moves e2 d8h");
        LearntPositions first = open();
        first.learn(board, 13, -250, 14);
        first.save();
        LearntPositions second = open();
        long data = tableEntry(second, board.key());
        assertThat(TranspositionTable.move(data)).isEqualTo(13);
        assertThat(TranspositionTable.value(data)).isEqualTo(-250);
        assertThat(TranspositionTable.depth(data)).isEqualTo(14);
        long image = tableEntry(second, MirrorImage.of(board).key());
        assertThat(TranspositionTable.move(image)).isEqualTo(MirrorImage.ofMove(13, 9));
    }

    /** A later game uses the learnt result of a bad move before it plays the move. A single query does not use it. */
    @Test
    void badLineOfAnEarlierGameIsNotPlayedAgain() {
        Board board = Boards.opening(6, new Random(5));
        Chosen before = search(champion(open()).startGame(), board);
        Board after = board.copy();
        after.play(before.move());
        LearntPositions learnt = open();
        int[] moves = new int[after.maxMoves()];
        after.moves(moves);
        learnt.learn(after, moves[0], 5_000, 60);
        learnt.save();
        ChampionSearch laterEngine = champion(open());
        assertThat(search(laterEngine.startGame(), board).move()).isNotEqualTo(before.move());
        assertThat(search(laterEngine, board).move()).isEqualTo(before.move());
    }

    @Test
    void gamesAddPositions() {
        LearntPositions learnt = open();
        var gameSession = champion(learnt).startGame();
        Board board = Board.start(Rules.STANDARD);
        for (int i = 0; i < 6; i++) board.play(search(gameSession, board).move());
        assertThat(learnt.size()).isBetween(6, 12);
        search(champion(learnt), board);
        search(champion(learnt).startGame(), Board.start(Rules.of(5, 2)));
        assertThat(learnt.size())
                .as("single queries and games with other rules add nothing")
                .isBetween(6, 12);
        assertThat(tableEntry(learnt, board.key())).isEqualTo(TranspositionTable.MISS);
        LearntPositions none = LearntPositions.NONE;
        search(champion(none).startGame(), board);
        assertThat(none.size()).isZero();
    }

    @Test
    void positionsUsedLongestAgoAreRemoved() {
        LearntPositions learnt = open();
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
        assertThat(tableEntry(learnt, first.key())).isEqualTo(TranspositionTable.MISS);
        assertThat(TranspositionTable.depth(tableEntry(learnt, again.key())))
                .as("used again, and the deeper search counts")
                .isEqualTo(9);
    }

    @Test
    void invalidFileIsIgnored() throws IOException {
        Board board = Board.start(Rules.STANDARD);
        LearntPositions learnt = open();
        learnt.learn(board, 13, 5, 9);
        learnt.save();
        byte[] good = Files.readAllBytes(file.path());
        assertThat(file.read()).isNotEmpty();
        assertThat(new LearntFile(file.path(), 78).read()).as("another net").isEmpty();
        for (int at = 0; at < good.length; at++) {
            byte[] bad = good.clone();
            bad[at] ^= 4;
            Files.write(file.path(), bad);
            assertThat(file.read()).as("byte %d", at).isEmpty();
        }
        Files.write(file.path(), java.util.Arrays.copyOf(good, good.length - 3));
        assertThat(file.read()).isEmpty();
        learnt.learn(Boards.read("start moves e2"), 5, 5, 9);
        learnt.save();
        assertThat(file.read()).as("overwritten").hasSize(learnt.size());
    }

    @Test
    void twoProcessesShareTheFile() {
        LearntPositions one = open();
        LearntPositions two = open();
        one.learn(Boards.read("start moves e2"), 5, 5, 9);
        two.learn(Boards.read("start moves e2 d8h"), 5, 5, 9);
        one.save();
        two.save();
        assertThat(file.read()).hasSize(3);
    }
}
