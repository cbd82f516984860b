package dev.damier.batch;

import dev.damier.game.Games;
import dev.damier.play.Perft;
import dev.damier.play.Position;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * Counts the move sequences of an exact length, separately for each position after two plies. Most of these positions
 * have several beginnings. All positions that are counted in one process share a table.
 */
final class PerftJob implements BatchJob {
    private static final long serialVersionUID = 1L;

    private final String game;
    private final String setup;
    private final int depth;
    /** One beginning of each position. */
    private final List<int[]> prefixes;
    /** By position, the number of its beginnings. */
    private final List<Integer> multiplicities;

    /** The table of this process, by the description of its job. */
    private static final Map<String, Perft.Table> TABLES = new HashMap<>();

    PerftJob(String game, String setup, int depth) {
        this.game = game;
        this.setup = setup;
        this.depth = depth;
        prefixes = new ArrayList<>();
        multiplicities = new ArrayList<>();
        Position start = position();
        boolean joinsEqual = depth <= start.pliesWithoutRepetition();
        collectPrefixes(start, new int[Math.min(2, depth)], 0, joinsEqual, new HashMap<>());
    }

    /** Returns the table of this process for this job. The table of an earlier job is dropped. */
    private Perft.Table table() {
        synchronized (TABLES) {
            if (!TABLES.containsKey(description())) TABLES.clear();
            return TABLES.computeIfAbsent(description(), job -> Perft.Table.forDepth(depth));
        }
    }

    private Position position() {
        return Games.all()
                .game(game)
                .read(setup)
                .as(Position.class)
                .orElseThrow(
                        () -> new BadInputException(game + " is not a two-player game; use enumerate for puzzles"));
    }

    private void collectPrefixes(Position position, int[] line, int at, boolean joinsEqual, Map<Long, Integer> found) {
        if (at == line.length) {
            Integer same = joinsEqual ? found.get(position.key()) : null;
            if (same != null) {
                multiplicities.set(same, multiplicities.get(same) + 1);
                return;
            }
            found.put(position.key(), prefixes.size());
            prefixes.add(line.clone());
            multiplicities.add(1);
            return;
        }
        int[] moves = new int[position.maxMoves()];
        int n = position.moves(moves);
        for (int i = 0; i < n; i++) {
            line[at] = moves[i];
            position.play(moves[i]);
            collectPrefixes(position, line, at + 1, joinsEqual, found);
            position.undo();
        }
    }

    @Override
    public String description() {
        return "perft " + game + " " + setup + " to " + depth + ", by positions";
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
        int multiplicity = multiplicities.get((int) item);
        long lines = multiplicity * Perft.count(position, depth - line.length, table());
        return List.of(Columns.row(schema(), Map.of("beginning", Arrays.toString(line), "lines", lines)));
    }
}
