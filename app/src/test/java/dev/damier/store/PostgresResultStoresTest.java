package dev.damier.store;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Runs {@link ResultStoresContract} on a real PostgreSQL server. */
class PostgresResultStoresTest extends ResultStoresContract {
    private static PostgresServer server;

    @BeforeAll
    static void start() throws IOException {
        server = new PostgresServer();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @Override
    Database connect() {
        return server.connect();
    }
}
