package dev.damier.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.jdbi.v3.core.Jdbi;

/** An open database with the current schema. */
public final class Database implements AutoCloseable {
    private static final String FILE_NAME = "damier.db";
    /** Maximum number of connections. Further requests wait for a free one. */
    private static final int MAX_CONNECTIONS = 4;
    /** Larger than a page of the file, so that a check needs space on the disk. */
    private static final String CHECK_CONTENT = "x".repeat(8192);

    /**
     * Loggers of libraries that log every step. The references prevent garbage collection, which would reset the
     * levels.
     */
    private static final List<Logger> VERBOSE_LOGGERS =
            List.of(Logger.getLogger("org.flywaydb"), Logger.getLogger("com.zaxxer.hikari"));

    static {
        for (Logger logger : VERBOSE_LOGGERS) logger.setLevel(Level.WARNING);
    }

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final String name;
    private final Path folder;
    private FolderLock lock;

    /** @param folder null if the database is on a server */
    private Database(HikariConfig config, String name, Path folder) {
        this.name = name;
        this.folder = folder;
        source = connect(config, name);
        try {
            migrate();
        } catch (RuntimeException e) {
            source.close();
            throw e;
        }
        jdbi = Jdbi.create(source);
    }

    /** Opens the SQLite file in this folder. Creates the folder and the file if they do not exist. */
    public static Database openFolder(Path folder) {
        return openFolder(folder, Map.of());
    }

    /** @param pragmas additional settings of SQLite */
    static Database openFolder(Path folder, Map<String, String> pragmas) {
        try {
            PrivateFiles.createFolder(folder);
            // SQLite gives its other files, such as the write-ahead log, the permissions of this file.
            PrivateFiles.createFile(folder.resolve(FILE_NAME));
        } catch (IOException e) {
            throw StoreException.of(e, "folder.write", folder);
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + folder.resolve(FILE_NAME));
        // SQLite allows one writer at a time, so more connections would not help.
        config.setMaximumPoolSize(MAX_CONNECTIONS);
        // A write-ahead log, and every commit is on disk before it returns.
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL");
        config.addDataSourceProperty("busy_timeout", "10000");
        config.addDataSourceProperty("foreign_keys", "true");
        pragmas.forEach(config::addDataSourceProperty);
        return new Database(config, folder.resolve(FILE_NAME).toString(), folder);
    }

    /** Returns whether this folder contains a store. */
    public static boolean existsIn(Path folder) {
        return Files.exists(folder.resolve(FILE_NAME));
    }

    /**
     * Opens a PostgreSQL database by its address, such as {@code postgresql://user:password@host/name}. The prefix
     * {@code jdbc:} is optional.
     */
    public static Database openAddress(String url) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url.startsWith("jdbc:") ? url : PostgresAddress.toJdbcUrl(url));
        config.setMaximumPoolSize(MAX_CONNECTIONS);
        return new Database(config, PostgresAddress.withoutSecrets(url), null);
    }

    private static HikariDataSource connect(HikariConfig config, String name) {
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw StoreException.of(
                    e, "store.open", name, String.valueOf(rootCause(e).getMessage()));
        }
    }

    private void migrate() {
        Flyway flyway = Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:dev/damier/store/schema")
                .load();
        try {
            MigrationInfo current = flyway.info().current();
            MigrationVersion supported = newestSupported(flyway.info().all());
            if (current != null && current.getVersion().compareTo(supported) > 0)
                throw StoreException.of(null, "store.newer", name, current.getVersion(), supported);
            flyway.migrate();
        } catch (FlywayException e) {
            throw StoreException.of(
                    e, "store.prepare", name, String.valueOf(rootCause(e).getMessage()));
        }
    }

    /** Returns the newest schema version that this program supports. */
    private static MigrationVersion newestSupported(MigrationInfo[] all) {
        MigrationVersion newest = MigrationVersion.fromVersion("0");
        for (MigrationInfo migration : all)
            if (migration.getState().isResolved() && migration.getVersion().compareTo(newest) > 0)
                newest = migration.getVersion();
        return newest;
    }

    /** Returns the root cause of an exception. */
    static Throwable rootCause(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) cause = cause.getCause();
        return cause;
    }

    /** Returns whether several servers can use this database. */
    boolean isShared() {
        return source.getJdbcUrl().startsWith("jdbc:postgresql:");
    }

    /**
     * Reserves a folder for one server. Throws {@link StoreException} if another server uses it. Other programs can
     * still read it, for example to export the data. Several servers can share a PostgreSQL database.
     */
    public synchronized void lockForServer() {
        if (folder != null && lock == null) lock = FolderLock.acquire(folder);
    }

    /** Writes a row, to check that data can be stored. Throws {@link StoreException} if the disk is full. */
    public void checkWritable() {
        String id = UUID.randomUUID().toString();
        int ignored = StoreException.convertErrors(() -> jdbi.inTransaction(h -> {
            // The old row is deleted last, so that the new one needs free space.
            h.execute("insert into write_check (id, content) values (?, ?)", id, CHECK_CONTENT);
            return h.execute("delete from write_check where id <> ?", id);
        }));
    }

    Jdbi jdbi() {
        return jdbi;
    }

    /** Returns the path of the file, or the address without its password, for messages. */
    public String name() {
        return name;
    }

    @Override
    public synchronized void close() {
        source.close();
        if (lock != null) lock.close();
        lock = null;
    }
}
