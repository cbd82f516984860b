package dev.damier.web;

import dev.damier.store.Database;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Starts servers with a new store in a temporary folder. */
final class TestServers {
    private TestServers() {}

    static Server start() {
        return new Server(options());
    }

    static ServerOptions options() {
        return ServerOptions.local(Database.openFolder(temporaryFolder()));
    }

    private static Path temporaryFolder() {
        try {
            Path folder = Files.createTempDirectory("damier-test");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
