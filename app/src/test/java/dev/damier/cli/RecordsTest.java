package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.record.RecordedGame;
import dev.damier.record.Records;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests records of every game and the commands that read them. */
class RecordsTest {

    @Test
    void recordsOfEveryGameRoundTrip() {
        for (Game game : Games.all().games()) {
            for (long seed = 1; seed <= 5; seed++) {
                Setup start = game.deal(java.util.Map.of(), seed);
                RecordedGame record =
                        RecordedGame.of(start, randomMoves(start, seed)).withTag("Date", "2026-11-16");
                assertThat(Records.read(record.write()))
                        .as("%s, seed %d", game.descriptor().id(), seed)
                        .isEqualTo(record);
                assertThat(Records.looksLikeRecord(start.write())).isFalse();
            }
        }
    }

    private static List<String> randomMoves(Setup start, long seed) {
        Random random = new Random(seed);
        Table table = start.newTable();
        List<String> moves = new ArrayList<>();
        for (List<Move> legal = table.moves(); !legal.isEmpty() && moves.size() < 20; legal = table.moves()) {
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move.text());
            table.play(move.code());
        }
        return moves;
    }

    @Test
    void recordFileNeedsNoGameArgument(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(
                folder.resolve("game"), "[Game \"quoridor\"]\n\n1. e2 {usual} (1. d1 e8) e8 2. e3h! *\n");
        CommandResult shown = CommandResult.run("show", "@" + file, "--json");
        assertThat(shown.exitCode()).as(shown.err()).isZero();
        assertThat(shown.rows().get(0).get("position")).isEqualTo("e3_-_e2.e8_9.10_2");
        CommandResult replayed = CommandResult.run("show", "quoridor", "@" + file, "--replay");
        assertThat(replayed.lines()).contains("start", "1. e2", "2. e8", "3. e3h");
        assertThat(CommandResult.run("lab", "@" + file, "--engine", "greedy", "--json")
                        .rows())
                .isNotEmpty();
    }

    @Test
    void bareMoveListIsPosition() {
        assertThat(CommandResult.run("show", "quoridor", "1. e2 e8 2. e3 e7", "--json")
                        .rows()
                        .get(0)
                        .get("position"))
                .isEqualTo("-_-_e3.e7_10.10_1");
    }

    @Test
    void invalidRecordReportsLineAndColumn(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("game"), "[Game \"quoridor\"]\n\n1. e2 e8 2. e9\n");
        CommandResult shown = CommandResult.run("show", "@" + file);
        assertThat(shown.exitCode()).isEqualTo(2);
        assertThat(shown.err()).contains("line 3, column 13:", "e9");
        assertThat(CommandResult.run("show", "taquin", "@" + file).exitCode()).isEqualTo(2);
    }
}
