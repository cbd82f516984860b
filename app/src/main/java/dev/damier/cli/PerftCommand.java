package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.play.Perft;
import dev.damier.play.Position;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Counts the move sequences of an exact length (perft), which checks the rules. */
@CommandLine.Command(name = "perft", description = "Count the move sequences of exactly DEPTH moves (perft).")
final class PerftCommand extends PositionCommand {
    private static final int MAX_DEPTH = 100;

    @Parameters(index = "2", paramLabel = "DEPTH", description = "Depth in moves.")
    private int depth;

    @Override
    void checkArguments(Game game) {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw UsageException.of("usage.depth.range", MAX_DEPTH, depth);
        }
    }

    @Override
    int answer(Setup setup) {
        long start = System.nanoTime();
        long count = count(setup, depth);
        if (json) {
            Map<String, Object> row = commonFields(setup);
            row.put("depth", depth);
            row.put("nodes", count);
            row.put("millis", (System.nanoTime() - start) / 1000 / 1000.0);
            screen.printJson(row);
        } else {
            screen.println(Long.toString(count));
        }
        return 0;
    }

    static long count(Setup setup, int depth) {
        Optional<Position> position = setup.as(Position.class);
        if (position.isPresent()) return Perft.count(position.get(), depth);
        StateSpace space = setup.as(Puzzle.class)
                .orElseThrow(() -> UsageException.of("usage.perft"))
                .space();
        Successors[] levels = new Successors[depth + 1];
        for (int i = 0; i <= depth; i++) levels[i] = new Successors(space.width());
        long[] root = new long[space.width()];
        space.writeInitial(root, 0);
        return count(space, root, 0, depth, levels);
    }

    /** Counts the move sequences from a state. A sequence ends at the goal, as in the game. */
    private static long count(StateSpace space, long[] from, int at, int depth, Successors[] levels) {
        if (depth == 0) return 1;
        if (space.isGoal(from, at)) return 0;
        Successors successors = levels[depth];
        successors.clear();
        space.expand(from, at, successors);
        if (depth == 1) return successors.size();
        long count = 0;
        for (int i = 0; i < successors.size(); i++) {
            count += count(space, successors.words, i * successors.width(), depth - 1, levels);
        }
        return count;
    }
}
