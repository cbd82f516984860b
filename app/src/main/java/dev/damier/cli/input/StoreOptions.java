package dev.damier.cli.input;

import dev.damier.store.DataFolder;
import dev.damier.store.Database;
import dev.damier.store.StoreException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options that select the data store of a command. */
public final class StoreOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Directory of the server's data. Default: ~/.local/share/damier.")
    private Path folder;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "Store the data in PostgreSQL instead: postgresql://USER:PASSWORD@HOST/NAME.")
    private String databaseUrl;

    /** Opens the store, or creates it. */
    public Database open() {
        try {
            if (databaseUrl != null) return Database.openAddress(databaseUrl);
            return Database.openFolder(folder());
        } catch (StoreException e) {
            throw UsageException.from(e);
        }
    }

    /** Opens a store that must already exist, so that an empty store is not exported by mistake. */
    public Database openExisting() {
        if (databaseUrl == null && !Database.existsIn(folder())) throw UsageException.of("usage.data.none", folder());
        return open();
    }

    private Path folder() {
        return folder == null ? DataFolder.defaultFolder() : folder;
    }
}
