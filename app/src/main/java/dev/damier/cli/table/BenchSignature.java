package dev.damier.cli.table;

import dev.damier.cli.input.OutputFile;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The number of nodes that each game's default engine expands on the fixed jobs. The file contains a line {@code
 * positions N}, then a line {@code GAME NODES} per game.
 */
public record BenchSignature(int positions, Map<String, Long> nodes) {
    private static final String POSITIONS = "positions";

    public static BenchSignature read(Path file) {
        Map<String, Long> numbers = new TreeMap<>();
        for (String line : PositionArguments.readFile(file.toString()).lines().toList()) {
            if (line.startsWith("#")) continue;
            String[] fields = line.strip().split(" ");
            if (fields.length != 2 || !fields[1].matches("\\d{1,18}"))
                throw UsageException.of("usage.bench.line", file, line);
            numbers.put(fields[0], Long.parseLong(fields[1]));
        }
        Long positions = numbers.remove(POSITIONS);
        if (positions == null || positions < 1 || positions > 1000)
            throw UsageException.of("usage.bench.positions", file);
        return new BenchSignature(positions.intValue(), numbers);
    }

    public void write(Path file) {
        StringBuilder text = new StringBuilder("# Nodes expanded by each game's default engine on fixed jobs.\n");
        text.append("# To update on purpose: ./damier bench --positions ")
                .append(positions)
                .append(" --save FILE\n");
        text.append(POSITIONS).append(' ').append(positions).append('\n');
        nodes.forEach((game, n) -> text.append(game).append(' ').append(n).append('\n'));
        OutputFile.write(file, text.toString());
    }

    /**
     * Returns a sentence for each game whose node count changed. Games that the old file does not contain are ignored.
     */
    public List<String> changesSince(BenchSignature before) {
        List<String> changes = new ArrayList<>();
        before.nodes.forEach((game, oldCount) -> {
            Long newCount = nodes.get(game);
            if (!oldCount.equals(newCount)) changes.add(game + ": " + oldCount + " nodes before, " + newCount + " now");
        });
        return changes;
    }
}
