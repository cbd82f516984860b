package dev.damier.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs {@link RoomStoreContract} on a real PostgreSQL server and tests PostgreSQL addresses. */
class PostgresRoomStoreTest extends RoomStoreContract {
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

    @Override
    String sqlTrue() {
        return "true";
    }

    @Test
    void errorMessagesContainNoPassword() {
        assertThatThrownBy(() -> Database.openAddress("postgresql://otter:secret@localhost:1/x?connectTimeout=1"))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("postgresql://localhost:1/x")
                .message()
                .doesNotContain("secret");
        assertThatThrownBy(() -> Database.openAddress("mysql://otter:secret@localhost/x"))
                .hasMessageContaining("--db must be postgresql://")
                .message()
                .doesNotContain("secret");
    }

    @Test
    void addressIsConvertedToJdbcUrl() {
        assertThat(PostgresAddress.toJdbcUrl("postgres://o%40t:a%26b@h:5/x?ssl=true"))
                .isEqualTo("jdbc:postgresql://h:5/x?user=o%40t&password=a%26b&ssl=true");
    }
}
