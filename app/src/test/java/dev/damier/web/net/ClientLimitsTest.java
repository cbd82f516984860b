package dev.damier.web.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.junit.jupiter.api.Test;

/** Tests the limits per client for event streams and requests in progress. */
class ClientLimitsTest {
    private final List<String> ended = new ArrayList<>();

    private Runnable open(StreamLimiter limiter, String client, int number) {
        return limiter.register(client, () -> ended.add(client + number));
    }

    @Test
    void clientBeyondItsShareLosesItsOldestStream() {
        StreamLimiter limiter = new StreamLimiter(3, 100);
        for (int i = 0; i < 5; i++) open(limiter, "a", i);
        open(limiter, "b", 0);
        assertThat(ended).containsExactly("a0", "a1");
        assertThat(limiter.count()).isEqualTo(4);
    }

    @Test
    void newClientGetsAStreamWhenTheTotalIsReached() {
        StreamLimiter limiter = new StreamLimiter(6, 10);
        for (int i = 0; i < 6; i++) open(limiter, "a", i);
        for (int i = 0; i < 4; i++) open(limiter, "b", i);
        open(limiter, "c", 0);
        open(limiter, "d", 0);
        assertThat(ended).containsExactly("a0", "a1");
        assertThat(limiter.count()).isEqualTo(10);
    }

    @Test
    void endedStreamsAreNotCounted() {
        StreamLimiter limiter = new StreamLimiter(2, 10);
        for (int i = 0; i < 5; i++) open(limiter, "a", i).run();
        assertThat(limiter.count()).isZero();
        assertThat(ended).isEmpty();
    }

    @Test
    void requestsInProgressAreLimitedPerClientWithAReserve() {
        RequestLimiter limiter = new RequestLimiter(new TrustedProxies(), 100, null);
        List<String> greedy = List.of("a", "b", "c", "d");
        int admitted = 0;
        for (String client : greedy) for (int i = 0; i < 600; i++) if (limiter.tryStart(client, 0)) admitted++;
        assertThat(admitted).isEqualTo(RequestLimiter.MAX_TOTAL);
        assertThat(limiter.inProgress()).containsEntry("a", RequestLimiter.MAX_PER_CLIENT);
        assertThat(limiter.tryStart("newcomer", 0)).isTrue();
        for (int i = 0; i < admitted; i++) limiter.end(greedy.get(Math.min(3, i / RequestLimiter.MAX_PER_CLIENT)), 0);
        limiter.end("newcomer", 0);
        assertThat(limiter.inProgress()).isEmpty();
    }

    /** 40 bodies of 100 bytes fit in total, 10 of one client; the last 10 are for clients without a body in progress. */
    @Test
    void bytesOfBodiesAreLimitedPerClientWithAReserve() {
        RequestLimiter limiter = new RequestLimiter(new TrustedProxies(), 100, 4_000, null);
        for (String client : List.of("a", "b", "c")) {
            for (int i = 0; i < 10; i++)
                assertThat(limiter.tryStart(client, 100)).as(client + i).isTrue();
            assertThat(limiter.tryStart(client, 100)).isFalse();
            assertThat(limiter.tryStart(client, 0))
                    .as("a request without a body")
                    .isTrue();
        }
        for (int i = 0; i < 10; i++)
            assertThat(limiter.tryStart("newcomer " + i, 100)).isTrue();
        assertThat(limiter.tryStart("newcomer 0", 1)).as("not from the reserve").isFalse();
        assertThat(limiter.tryStart("last", 100)).as("the total is reached").isFalse();
        limiter.end("a", 100);
        assertThat(limiter.tryStart("last", 100)).isTrue();
        limiter.end("last", 100);
        for (int i = 0; i < 10; i++) limiter.end("newcomer " + i, 100);
        assertThat(limiter.tryStart("a", 100))
                .as("the ended request is not counted")
                .isTrue();
        for (String client : List.of("a", "b", "c")) {
            limiter.end(client, 0);
            for (int i = 0; i < 10; i++) limiter.end(client, 100);
        }
        assertThat(limiter.inProgress()).isEmpty();
        assertThat(limiter.tryStart("large", 5_000)).as("a single body").isTrue();
    }

    /** A connection without a socket. */
    private static final class FakeConnection extends AbstractConnection {
        FakeConnection(String address) {
            super(
                    new ByteArrayEndPoint() {
                        @Override
                        public SocketAddress getRemoteSocketAddress() {
                            return new InetSocketAddress(address, 1);
                        }
                    },
                    Runnable::run);
        }

        boolean isOpen() {
            return getEndPoint().isOpen();
        }

        @Override
        public void onFillable() {}
    }

    private static FakeConnection connect(ConnectionLimiter limiter, String address) {
        FakeConnection connection = new FakeConnection(address);
        limiter.onOpened(connection);
        if (!connection.isOpen()) limiter.onClosed(connection);
        return connection;
    }

    @Test
    void newClientGetsAConnectionWhenTheTotalIsReached() {
        ConnectionLimiter limiter = new ConnectionLimiter(new TrustedProxies());
        List<FakeConnection> largest = new ArrayList<>();
        for (int i = 0; i < ConnectionLimiter.MAX_PER_ADDRESS; i++) largest.add(connect(limiter, "10.0.0.1"));
        for (int i = largest.size(); i < ConnectionLimiter.MAX_TOTAL; i++)
            assertThat(connect(limiter, "10.0." + i % 100 + ".2").isOpen()).isTrue();
        assertThat(limiter.refused()).isZero();
        assertThat(limiter.count()).isEqualTo(ConnectionLimiter.MAX_TOTAL);
        FakeConnection newcomer = connect(limiter, "10.1.0.1");
        assertThat(newcomer.isOpen()).isTrue();
        assertThat(largest.get(0).isOpen())
                .as("the oldest of the largest network")
                .isFalse();
        limiter.onClosed(largest.get(0));
        assertThat(largest.get(1).isOpen()).isTrue();
        assertThat(limiter.count()).isEqualTo(ConnectionLimiter.MAX_TOTAL);
        assertThat(limiter.refused()).isEqualTo(1);
    }

    @Test
    void trustedProxyLeavesConnectionsForOthers() {
        TrustedProxies proxies = new TrustedProxies();
        proxies.trust(Set.of("10.0.0.1"));
        ConnectionLimiter limiter = new ConnectionLimiter(proxies);
        int open = 0;
        for (int i = 0; i < ConnectionLimiter.MAX_TOTAL; i++)
            if (connect(limiter, "10.0.0.1").isOpen()) open++;
        assertThat(open).isEqualTo(ConnectionLimiter.MAX_TOTAL - ConnectionLimiter.DIRECT_RESERVE);
        for (int i = 0; i < ConnectionLimiter.DIRECT_RESERVE; i++)
            assertThat(connect(limiter, "127.0.0.1").isOpen()).isTrue();
        assertThat(connect(limiter, "10.0.0.1").isOpen()).isFalse();
    }

    @Test
    void onlyATrustedProxyCanReportTls() {
        TrustedProxies proxies = new TrustedProxies();
        proxies.trust(Set.of("10.0.0.1"));
        assertThat(proxies.isSecure("http", "10.0.0.1", "https")).isTrue();
        assertThat(proxies.isSecure("http", "10.0.0.2", "https")).isFalse();
        assertThat(proxies.isSecure("http", "10.0.0.1", null)).isFalse();
        assertThat(proxies.isSecure("https", "10.0.0.2", null)).isTrue();
    }
}
