package dev.damier.web.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
        RequestLimiter limiter = new RequestLimiter(new TrustedProxies(), null);
        List<String> greedy = List.of("a", "b", "c", "d");
        int admitted = 0;
        for (String client : greedy) for (int i = 0; i < 600; i++) if (limiter.tryStart(client)) admitted++;
        assertThat(admitted).isEqualTo(RequestLimiter.MAX_TOTAL);
        assertThat(limiter.inProgress()).containsEntry("a", RequestLimiter.MAX_PER_CLIENT);
        assertThat(limiter.tryStart("newcomer")).isTrue();
        for (int i = 0; i < admitted; i++) limiter.end(greedy.get(Math.min(3, i / RequestLimiter.MAX_PER_CLIENT)));
        limiter.end("newcomer");
        assertThat(limiter.inProgress()).isEmpty();
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
