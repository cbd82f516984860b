package dev.damier.desktop;

import dev.damier.game.Games;
import dev.damier.record.RecordedGame;
import dev.damier.record.Records;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads and creates game files: a record, or a position followed by moves. */
final class GameFile {
    static final String EXTENSION = ".damier";
    /** Larger files are rejected; no game needs this many bytes. */
    private static final int MAX_BYTES = 200_000;

    private GameFile() {}

    static String read(Path file) throws IOException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw new IOException(
                    "cannot read " + file + ": " + (Files.exists(file) ? e.getMessage() : "no such file"), e);
        }
        if (bytes.length > MAX_BYTES)
            throw new IOException(file + " is not a game: it is larger than " + MAX_BYTES / 1000 + " kB");
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .strip();
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is not a game: it is not UTF-8 text", e);
        }
    }

    /**
     * Returns the game on the page with this address as a record, with all its variations. Empty if the page has no
     * game or hides it.
     *
     * @param storedMoves returns the moves that the page stores under a key, for a study that is too long for an address
     */
    static Optional<String> recordOf(String address, UnaryOperator<String> storedMoves) {
        URI uri = URI.create(address);
        Map<String, String> query = query(uri);
        String game = query.getOrDefault("g", uri.getPath().replaceFirst("^/play/", ""));
        String start = query.get("p");
        if (start == null
                || Games.all().games().stream()
                        .noneMatch(g -> g.descriptor().id().equals(game))) return Optional.empty();
        String moves = query.containsKey("k")
                ? storedMoves.apply(query.get("k"))
                : query.getOrDefault("r", query.getOrDefault("m", ""));
        String text =
                "[" + RecordedGame.GAME + " \"" + game + "\"] [" + RecordedGame.START + " \"" + start + "\"] " + moves;
        return Optional.of(Records.read(text).write());
    }

    private static Map<String, String> query(URI address) {
        Map<String, String> query = new HashMap<>();
        String raw = address.getRawQuery() == null ? "" : address.getRawQuery();
        for (String pair : raw.split("&")) {
            int at = pair.indexOf('=');
            if (at > 0)
                query.put(pair.substring(0, at), URLDecoder.decode(pair.substring(at + 1), StandardCharsets.UTF_8));
        }
        return query;
    }
}
