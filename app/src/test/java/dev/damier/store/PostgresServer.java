package dev.damier.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;

/** A real, empty PostgreSQL server on a free port. When the tests run as root, it runs in a separate user namespace. */
public final class PostgresServer implements AutoCloseable {
    private final EmbeddedPostgres server;

    public PostgresServer() throws IOException {
        server = EmbeddedPostgres.builder().start();
    }

    /** Returns the address in the format of {@code --db}. */
    public String address() {
        return "postgresql://postgres@localhost:" + server.getPort() + "/postgres";
    }

    public Database connect() {
        return Database.openAddress(address());
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
