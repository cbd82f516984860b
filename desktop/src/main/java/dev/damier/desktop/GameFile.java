package dev.damier.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** A game as a file: a position and the moves behind it, as pages and bots write them. */
final class GameFile {
    static final String EXTENSION = ".damier";
    /** More than any game needs; what is longer was not meant. */
    private static final int MOST_BYTES = 200_000;

    private GameFile() {}

    static String read(Path file) throws IOException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        } catch (IOException e) {
            throw new IOException(
                    "cannot read " + file + ": " + (Files.exists(file) ? e.getMessage() : "no such file"), e);
        }
        if (bytes.length > MOST_BYTES)
            throw new IOException(file + " is no game: it has more than " + MOST_BYTES / 1000 + " kB");
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .strip();
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is no game: it is not text", e);
        }
    }

    /** The game on the page of this address; empty where there is none or it is a secret. */
    static Optional<String> of(String address) {
        Map<String, String> query = new HashMap<>();
        String raw = address.replaceFirst("#.*", "");
        for (String pair : raw.substring(raw.indexOf('?') + 1).split("&")) {
            int at = pair.indexOf('=');
            if (at > 0)
                query.put(pair.substring(0, at), URLDecoder.decode(pair.substring(at + 1), StandardCharsets.UTF_8));
        }
        String moves = query.getOrDefault("m", "");
        return Optional.ofNullable(query.get("p")).map(p -> moves.isBlank() ? p : p + " moves " + moves);
    }
}
