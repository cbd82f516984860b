package dev.damier.cli.input;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Game;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.protocol.PlayedLine;
import dev.damier.record.RecordedGame;
import dev.damier.record.Records;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** The positions a command was given: as its argument, in a file, many on standard input, or recorded games. */
public final class PositionArguments {
    /** A file of positions is small; a wrong file may not be. */
    private static final long MAX_FILE_BYTES = 16L << 20;

    private final Screen screen;
    private final Game game;

    public PositionArguments(Screen screen, Game game) {
        this.screen = screen;
        this.game = game;
    }

    public static boolean many(String word) {
        return word.equals("-") || word.startsWith("@") && saved(text(word));
    }

    /** Whether these are games with their tags. */
    private static boolean saved(String text) {
        return text.startsWith("[");
    }

    /** The game that a file of records is of, for a command that was given no other word. */
    public static Optional<String> game(String word) {
        if (!word.startsWith("@")) return Optional.empty();
        String text = text(word);
        if (!Records.looksLikeRecord(text)) return Optional.empty();
        return Optional.of(records(text, null).get(0).tag(RecordedGame.GAME));
    }

    private static List<RecordedGame> records(String text, Setup usual) {
        try {
            return saved(text) || usual != null ? Records.readAll(text, usual) : List.of(Records.read(text));
        } catch (NotationException e) {
            throw new UsageException(e.getMessage());
        }
    }

    /**
     * Visits every position. Each line of standard input is answered before the next is read, so that a program can hold a
     * conversation; a line that cannot be read is answered too.
     *
     * @param visitor takes a position and returns the exit code
     * @param unreadable takes a sentence about text that is none, and returns the exit code
     */
    public int each(String word, ToIntFunction<Setup> visitor, ToIntFunction<String> unreadable) {
        if (!many(word)) return one(text(word), visitor, unreadable);
        int worst = 0;
        if (word.startsWith("@")) {
            for (Setup setup : saves(text(word))) {
                worst = Math.max(worst, visitor.applyAsInt(setup));
                if (screen.interrupt().asked()) return 1;
            }
            return worst;
        }
        for (Iterator<String> lines = screen.in().lines().iterator(); lines.hasNext(); ) {
            worst = Math.max(worst, one(lines.next(), visitor, unreadable));
            if (screen.interrupt().asked()) return 1;
        }
        return worst;
    }

    /** The positions that recorded games came to, each of which knows how. */
    private List<Setup> saves(String text) {
        List<Setup> ends = new ArrayList<>();
        for (RecordedGame record : records(text, game.example())) {
            if (!record.tag(RecordedGame.GAME).equals(game.descriptor().id()))
                throw new UsageException("the record is of " + record.tag(RecordedGame.GAME) + ", not of "
                        + game.descriptor().id());
            ends.add(new PlayedLine(record.start(), record.mainLine()).setup());
        }
        return ends;
    }

    private int one(String text, ToIntFunction<Setup> visitor, ToIntFunction<String> unreadable) {
        Setup setup;
        try {
            setup = read(text);
        } catch (NotationException e) {
            return unreadable.applyAsInt(e.in(screen.language()));
        }
        return visitor.applyAsInt(setup);
    }

    /** Moves behind a position are played, and remembered: repetitions count, and some bots ask how it came about. */
    private Setup read(String text) {
        if (Records.looksLikeRecord(text)) {
            RecordedGame record = Records.read(text, game.example());
            return new PlayedLine(record.start(), record.mainLine()).setup();
        }
        return text.contains(" moves ") ? PlayedLine.read(game, text).setup() : game.read(text);
    }

    /** The one position of a command that takes one; its fault is a wrong usage. */
    public Setup single(String word) {
        if (many(word)) throw new UsageException("this command takes a single position: give its text or @FILE");
        try {
            return read(text(word));
        } catch (NotationException e) {
            throw new UsageException(e.in(screen.language()));
        }
    }

    /** A set of positions, all read before the first is used: a file may hold one of several lines or one a line. */
    public List<Setup> set(String word) {
        if (word.equals("-")) return lines(screen.in().lines().toList());
        String text = text(word);
        if (saved(text)) return saves(text);
        try {
            return List.of(read(text));
        } catch (NotationException e) {
            if (!text.contains("\n")) throw new UsageException(e.in(screen.language()));
        }
        return lines(text.lines().toList());
    }

    private List<Setup> lines(List<String> lines) {
        List<Setup> setups = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) continue;
            try {
                setups.add(read(lines.get(i)));
            } catch (NotationException e) {
                throw new UsageException("line " + (i + 1) + ": " + e.in(screen.language()));
            }
        }
        if (setups.isEmpty()) throw new UsageException("no position given");
        return setups;
    }

    private static String text(String word) {
        return word.startsWith("@") ? file(word.substring(1)) : word;
    }

    public static String file(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) throw new UsageException("'" + name + "' is a directory, not a file");
            if (!Files.exists(path)) throw new UsageException("file not found: '" + name + "'");
            if (Files.size(path) > MAX_FILE_BYTES) throw new UsageException("'" + name + "' is larger than 16 MB");
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            throw new UsageException("cannot read '" + name + "': " + e.getMessage());
        } catch (InvalidPathException e) {
            throw new UsageException("'" + name + "' is not a valid file name");
        }
    }
}
