package dev.damier.batch;

import dev.damier.game.Games;
import dev.damier.play.Perft;
import dev.damier.play.Position;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** Counts the move sequences of an exact length, separately for each prefix of two plies. */
final class PerftJob implements BatchJob {
    private static final long serialVersionUID = 1L;

    private final String game;
    private final String setup;
    private final int depth;
    private final List<int[]> prefixes;

    PerftJob(String game, String setup, int depth) {
        this.game = game;
        this.setup = setup;
        this.depth = depth;
        prefixes = new ArrayList<>();
        collectPrefixes(position(), new int[Math.min(2, depth)], 0);
    }

    private Position position() {
        return Games.all()
                .game(game)
                .read(setup)
                .as(Position.class)
                .orElseThrow(
                        () -> new BadInputException(game + " is not a two-player game; use enumerate for puzzles"));
    }

    private void collectPrefixes(Position position, int[] line, int at) {
        if (at == line.length) {
            prefixes.add(line.clone());
            return;
        }
        int[] moves = new int[position.maxMoves()];
        int n = position.moves(moves);
        for (int i = 0; i < n; i++) {
            line[at] = moves[i];
            position.play(moves[i]);
            collectPrefixes(position, line, at + 1);
            position.undo();
        }
    }

    @Override
    public String description() {
        return "perft " + game + " " + setup + " to " + depth;
    }

    @Override
    public String itemNoun() {
        return "beginnings";
    }

    @Override
    public StructType schema() {
        return new Columns().strings("beginning").longs("lines").schema();
    }

    @Override
    public long itemCount() {
        return prefixes.size();
    }

    @Override
    public List<Row> rows(long item) {
        int[] line = prefixes.get((int) item);
        Position position = position();
        for (int move : line) position.play(move);
        long lines = Perft.count(position, depth - line.length);
        return List.of(Columns.row(schema(), Map.of("beginning", Arrays.toString(line), "lines", lines)));
    }
}
