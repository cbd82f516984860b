package dev.damier.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.jdbi.v3.core.Jdbi;

/** An open database with the schema this program knows. */
public final class Database implements AutoCloseable {
    private static final String FILE = "damier.db";
    /** Beyond this many, those who ask wait. */
    private static final int CONNECTIONS = 4;

    /** The libraries tell every step; held here, or their levels would be forgotten with them. */
    private static final List<Logger> TALKATIVE =
            List.of(Logger.getLogger("org.flywaydb"), Logger.getLogger("com.zaxxer.hikari"));

    static {
        for (Logger logger : TALKATIVE) logger.setLevel(Level.WARNING);
    }

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final String name;

    private Database(HikariConfig config, String name) {
        this.name = name;
        source = connect(config, name);
        try {
            migrate();
        } catch (RuntimeException e) {
            source.close();
            throw e;
        }
        jdbi = Jdbi.create(source);
    }

    /** An SQLite file in this folder; both are made when they are not there. */
    public static Database folder(Path folder) {
        return folder(folder, Map.of());
    }

    /** @param pragmas settings of SQLite besides ours */
    static Database folder(Path folder, Map<String, String> pragmas) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new StoreException(
                    "cannot write to the data folder " + folder + "; choose another with --data DIR", e);
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + folder.resolve(FILE));
        // One writer at a time is all SQLite has; who waits for it waits here.
        config.setMaximumPoolSize(CONNECTIONS);
        // In the log ahead of the file, and on the disk before a commit returns.
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("foreign_keys", "true");
        pragmas.forEach(config::addDataSourceProperty);
        return new Database(config, folder.resolve(FILE).toString());
    }

    /** Whether this folder holds a store. */
    public static boolean in(Path folder) {
        return Files.exists(folder.resolve(FILE));
    }

    /** A PostgreSQL by its address, such as {@code postgresql://user:word@host/name}, with {@code jdbc:} before it or not. */
    public static Database address(String url) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url.startsWith("jdbc:") ? url : PostgresAddress.jdbc(url));
        config.setMaximumPoolSize(CONNECTIONS);
        return new Database(config, PostgresAddress.withoutSecrets(url));
    }

    private static HikariDataSource connect(HikariConfig config, String name) {
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw new StoreException("cannot open the store " + name + ": " + root(e).getMessage(), e);
        }
    }

    private void migrate() {
        Flyway flyway = Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:dev/damier/store/schema")
                .load();
        try {
            MigrationInfo current = flyway.info().current();
            MigrationVersion known = newest(flyway.info().all());
            if (current != null && current.getVersion().compareTo(known) > 0)
                throw new StoreException(
                        "the store " + name + " was written by a newer version of Damier (schema "
                                + current.getVersion()
                                + ", this version supports " + known
                                + "); start the newer version, or choose another folder with --data DIR",
                        null);
            flyway.migrate();
        } catch (FlywayException e) {
            throw new StoreException("cannot prepare the store " + name + ": " + root(e).getMessage(), e);
        }
    }

    /** The newest version that this program has itself. */
    private static MigrationVersion newest(MigrationInfo[] all) {
        MigrationVersion newest = MigrationVersion.fromVersion("0");
        for (MigrationInfo one : all)
            if (one.getState().isResolved() && one.getVersion().compareTo(newest) > 0) newest = one.getVersion();
        return newest;
    }

    static Throwable root(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) cause = cause.getCause();
        return cause;
    }

    boolean shared() {
        return source.getJdbcUrl().startsWith("jdbc:postgresql:");
    }

    Jdbi jdbi() {
        return jdbi;
    }

    /** For people: the file, or the address without its password. */
    public String name() {
        return name;
    }

    @Override
    public void close() {
        source.close();
    }
}
