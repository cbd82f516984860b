package dev.damier.batch;

import dev.damier.cli.input.Usage;
import java.io.IOException;
import org.apache.spark.sql.functions;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** The signature of the rules, deeper than one machine goes. */
@CommandLine.Command(name = "perft", description = "Count the lines of exactly DEPTH moves.")
final class PerftBatch extends BatchCommand {
    @Parameters(index = "1", paramLabel = "POSITION", description = "In the game's notation; start for its own.")
    private String position;

    @Parameters(index = "2", paramLabel = "DEPTH", description = "How many moves deep.")
    private int depth;

    @Override
    public Integer call() throws IOException {
        if (depth < 1) throw new Usage("the depth must be 1 or more, but got " + depth);
        String setup = game().read(position).write();
        return work(new PerftJob(game, setup, depth), rows -> false, rows -> {
            System.out.println(rows.agg(functions.sum("lines")).first().getLong(0));
            return 0;
        });
    }
}
