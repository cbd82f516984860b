package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.store.DataFolder;
import dev.damier.store.Database;
import dev.damier.store.StoreException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which store a command means. */
final class StoreOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Directory of the server's data. Default: ~/.local/share/damier.")
    private Path folder;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "Store the data in PostgreSQL instead: postgresql://USER:PASSWORD@HOST/NAME.")
    private String database;

    Database open() {
        try {
            if (database != null) return Database.address(database);
            return Database.folder(folder());
        } catch (StoreException e) {
            throw new UsageException(e.getMessage());
        }
    }

    /** One that is there: nobody makes a backup of nothing. */
    Database existing() {
        if (database == null && !Database.in(folder()))
            throw new UsageException(
                    "no data found in " + folder() + "; set the server's data directory with --data DIR");
        return open();
    }

    private Path folder() {
        return folder == null ? DataFolder.standard() : folder;
    }
}
