package dev.damier.cli;

import dev.damier.cli.input.Usage;
import dev.damier.store.DataFolder;
import dev.damier.store.Database;
import dev.damier.store.StoreFailure;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which store a command means. */
final class StoreOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where rooms are kept. Standard: ~/.local/share/damier.")
    private Path folder;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "Keep rooms in a PostgreSQL instead: postgresql://user:word@host/name.")
    private String database;

    Database open() {
        try {
            if (database != null) return Database.address(database);
            return Database.folder(folder());
        } catch (StoreFailure e) {
            throw new Usage(e.getMessage());
        }
    }

    /** One that is there: nobody makes a backup of nothing. */
    Database existing() {
        if (database == null && !Database.in(folder()))
            throw new Usage("there is no store in " + folder() + "; name the server's folder with --data DIR");
        return open();
    }

    private Path folder() {
        return folder == null ? DataFolder.standard() : folder;
    }
}
