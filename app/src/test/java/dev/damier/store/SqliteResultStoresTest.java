package dev.damier.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@link ResultStoresContract} on SQLite. */
class SqliteResultStoresTest extends ResultStoresContract {
    @TempDir
    Path folder;

    @Override
    Database connect() {
        return Database.openFolder(folder);
    }
}
