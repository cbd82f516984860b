package dev.damier.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;

/** A real PostgreSQL, empty, on a free port; as root it runs in a user namespace of its own. */
public final class PostgresServer implements AutoCloseable {
    private final EmbeddedPostgres server;

    public PostgresServer() throws IOException {
        server = EmbeddedPostgres.builder().start();
    }

    /** As {@code --db} takes it. */
    public String address() {
        return "postgresql://postgres@localhost:" + server.getPort() + "/postgres";
    }

    public Database connect() {
        return Database.address(address());
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
