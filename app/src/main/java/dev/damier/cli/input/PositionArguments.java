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

/** Reads the positions of a command: from its argument, from a file, from standard input, or from game records. */
public final class PositionArguments {
    /** Larger files are rejected: files of positions are small, so a large one is probably the wrong file. */
    private static final long MAX_FILE_BYTES = 16L << 20;

    private final Screen screen;
    private final Game game;

    public PositionArguments(Screen screen, Game game) {
        this.screen = screen;
        this.game = game;
    }

    public static boolean hasManyPositions(String argument) {
        return argument.equals("-") || argument.startsWith("@") && hasTags(textOf(argument));
    }

    /** Returns whether the text is a list of records with tags. */
    private static boolean hasTags(String text) {
        return text.startsWith("[");
    }

    /** Returns the game of a file of records, for a command that was given no other argument. */
    public static Optional<String> gameOfRecords(String argument) {
        if (!argument.startsWith("@")) return Optional.empty();
        String text = textOf(argument);
        if (!Records.looksLikeRecord(text)) return Optional.empty();
        return Optional.of(readRecords(text, null).get(0).tag(RecordedGame.GAME));
    }

    private static List<RecordedGame> readRecords(String text, Setup example) {
        try {
            return hasTags(text) || example != null ? Records.readAll(text, example) : List.of(Records.read(text));
        } catch (NotationException e) {
            throw UsageException.from(e);
        }
    }

    /**
     * Visits every position. Each line of standard input is handled before the next one is read, so that another
     * program can use the command interactively. A line that cannot be parsed is reported too.
     *
     * @param visitor handles a position and returns the exit code
     * @param unreadable reports an error message for invalid text and returns the exit code
     */
    public int forEachPosition(String argument, ToIntFunction<Setup> visitor, ToIntFunction<String> unreadable) {
        if (!hasManyPositions(argument)) return visitText(textOf(argument), visitor, unreadable);
        int exitCode = 0;
        if (argument.startsWith("@")) {
            for (Setup setup : endPositions(textOf(argument))) {
                exitCode = Math.max(exitCode, visitor.applyAsInt(setup));
                if (screen.interrupt().isInterrupted()) return 1;
            }
            return exitCode;
        }
        for (Iterator<String> lines = screen.in().lines().iterator(); lines.hasNext(); ) {
            exitCode = Math.max(exitCode, visitText(lines.next(), visitor, unreadable));
            if (screen.interrupt().isInterrupted()) return 1;
        }
        return exitCode;
    }

    /** Returns the final positions of recorded games, with their history. */
    private List<Setup> endPositions(String text) {
        List<Setup> positions = new ArrayList<>();
        for (RecordedGame record : readRecords(text, game.example())) {
            if (!record.tag(RecordedGame.GAME).equals(game.descriptor().id()))
                throw UsageException.of(
                        "usage.record",
                        record.tag(RecordedGame.GAME),
                        game.descriptor().id());
            positions.add(new PlayedLine(record.start(), record.mainLine()).toSetup());
        }
        return positions;
    }

    private int visitText(String text, ToIntFunction<Setup> visitor, ToIntFunction<String> unreadable) {
        Setup setup;
        try {
            setup = read(text);
        } catch (NotationException e) {
            return unreadable.applyAsInt(e.in(screen.language()));
        }
        return visitor.applyAsInt(setup);
    }

    /**
     * Parses a position and plays the moves after it. The history is stored, because repetitions count and some bots
     * need it.
     */
    private Setup read(String text) {
        if (Records.looksLikeRecord(text)) {
            RecordedGame record = Records.read(text, game.example());
            return new PlayedLine(record.start(), record.mainLine()).toSetup();
        }
        return text.contains(" moves ") ? PlayedLine.parse(game, text).toSetup() : game.read(text);
    }

    /**
     * Returns the position of a command that takes exactly one.
     *
     * @throws UsageException if it is invalid
     */
    public Setup readSingle(String argument) {
        if (hasManyPositions(argument)) throw UsageException.of("usage.single");
        try {
            return read(textOf(argument));
        } catch (NotationException e) {
            throw UsageException.from(e);
        }
    }

    /**
     * Returns a list of positions, all parsed before the first is used. A file contains either one position of several
     * lines or one position per line.
     */
    public List<Setup> readAll(String argument) {
        if (argument.equals("-")) return readLines(screen.in().lines().toList());
        String text = textOf(argument);
        if (hasTags(text)) return endPositions(text);
        try {
            return List.of(read(text));
        } catch (NotationException e) {
            if (!text.contains("\n")) throw UsageException.from(e);
        }
        return readLines(text.lines().toList());
    }

    private List<Setup> readLines(List<String> lines) {
        List<Setup> setups = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) continue;
            try {
                setups.add(read(lines.get(i)));
            } catch (NotationException e) {
                throw UsageException.of("usage.line", i + 1, e);
            }
        }
        if (setups.isEmpty()) throw UsageException.of("usage.no-position");
        return setups;
    }

    private static String textOf(String argument) {
        return argument.startsWith("@") ? readFile(argument.substring(1)) : argument;
    }

    public static String readFile(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) throw UsageException.of("usage.directory", name);
            if (!Files.exists(path)) throw UsageException.of("usage.file", name);
            if (Files.size(path) > MAX_FILE_BYTES) throw UsageException.of("usage.large", name);
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            throw UsageException.of("usage.read", name, e);
        } catch (InvalidPathException e) {
            throw UsageException.of("usage.file-name", name);
        }
    }
}
