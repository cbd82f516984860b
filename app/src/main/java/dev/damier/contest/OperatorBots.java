package dev.damier.contest;

import dev.damier.protocol.Bot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The programs that the operator lets take part, from a file that only the operator writes: a line {@code GAME NAME BOT}
 * each, the bot as {@code ./damier arena} takes it. No page can name a program, only choose one of these.
 */
public final class OperatorBots {
    public static final OperatorBots NONE = new OperatorBots(List.of());

    private record NamedBot(String game, String name, Bot bot) {}

    private final List<NamedBot> lines;

    private OperatorBots(List<NamedBot> lines) {
        this.lines = List.copyOf(lines);
    }

    /** {@link IllegalArgumentException} with the line that is wrong. */
    public static OperatorBots read(Path file) throws IOException {
        List<NamedBot> lines = new ArrayList<>();
        int number = 0;
        for (String text : Files.readAllLines(file)) {
            number++;
            String line = text.strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            String[] word = line.split("\\s+", 3);
            if (word.length < 3 || !Bot.isExternal(word[2]))
                throw new IllegalArgumentException(file + ", line " + number
                        + ": expected GAME NAME BOT, for example 'quoridor walker cmd:python3 walker.py', but got '"
                        + line
                        + "'");
            lines.add(new NamedBot(word[0], word[1], Bot.read(word[2])));
        }
        return new OperatorBots(lines);
    }

    /** Their names. */
    public List<String> of(String game) {
        return lines.stream()
                .filter(l -> l.game.equals(game))
                .map(NamedBot::name)
                .toList();
    }

    Optional<Bot> find(String game, String name) {
        return lines.stream()
                .filter(l -> l.game.equals(game) && l.name.equals(name))
                .map(NamedBot::bot)
                .findFirst();
    }
}
