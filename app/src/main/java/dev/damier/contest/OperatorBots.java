package dev.damier.contest;

import dev.damier.protocol.Bot;
import dev.damier.run.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The programs that the operator of the server allows in contests. They are read from a file with one line
 * {@code GAME NAME BOT} per program. The bot is written as in {@code ./damier arena}. A client can only choose one of
 * these programs; it cannot start another one.
 */
public final class OperatorBots {
    /** No programs. */
    public static final OperatorBots NONE = new OperatorBots(List.of());

    private record NamedBot(String game, String name, Bot bot) {}

    private final List<NamedBot> bots;

    private OperatorBots(List<NamedBot> lines) {
        this.bots = List.copyOf(lines);
    }

    /** Returns the given programs for a game. Their names must be unique. */
    public static OperatorBots of(String game, List<Bot> bots) {
        return new OperatorBots(
                bots.stream().map(bot -> new NamedBot(game, bot.name(), bot)).toList());
    }

    /** Reads the file. Throws {@link BadInputException} with the number of an invalid line. */
    public static OperatorBots read(Path file) throws IOException {
        List<NamedBot> bots = new ArrayList<>();
        int number = 0;
        for (String rawLine : Files.readAllLines(file)) {
            number++;
            String line = rawLine.strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            String[] fields = line.split("\\s+", 3);
            if (fields.length < 3 || !Bot.isExternal(fields[2]))
                throw new BadInputException(file + ", line " + number
                        + ": expected GAME NAME BOT, for example 'quoridor walker cmd:python3 walker.py', but got '"
                        + line
                        + "'");
            bots.add(new NamedBot(fields[0], fields[1], Bot.parse(fields[2])));
        }
        return new OperatorBots(bots);
    }

    /** Returns the names of the programs for a game. */
    public List<String> names(String game) {
        return bots.stream()
                .filter(l -> l.game.equals(game))
                .map(NamedBot::name)
                .toList();
    }

    /** Returns the program with this name for a game. */
    Optional<Bot> find(String game, String name) {
        return bots.stream()
                .filter(l -> l.game.equals(game) && l.name.equals(name))
                .map(NamedBot::bot)
                .findFirst();
    }
}
