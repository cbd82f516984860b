package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import java.io.IOException;
import org.apache.spark.sql.functions;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Counts move sequences (perft) to depths that are too large for one machine. */
@CommandLine.Command(name = "perft", description = "Count the move sequences of exactly DEPTH moves (perft).")
final class PerftBatch extends BatchCommand {
    @Parameters(
            index = "1",
            paramLabel = "POSITION",
            description = "Position in the game's notation; start for the game's starting position.")
    private String position;

    @Parameters(index = "2", paramLabel = "DEPTH", description = "Depth in moves.")
    private int depth;

    @Override
    public Integer call() throws IOException {
        if (depth < 1) throw UsageException.of("usage.batch.depth", depth);
        String setup = game().read(position).write();
        return runJob(new PerftJob(gameId, setup, depth), rows -> false, rows -> {
            System.out.println(rows.agg(functions.sum("lines")).first().getLong(0));
            return 0;
        });
    }
}
