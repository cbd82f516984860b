package dev.damier.web.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests which addresses count as one client. */
class ClientNetworkTest {
    @Test
    void addressesOfOneNetworkAreOneClient() {
        String network = ClientNetwork.of("2001:db8:0:7::1");
        for (String same : List.of("2001:db8:0:7::2", "[2001:DB8:0:7:ffff:ffff:ffff:ffff]", "2001:db8:0:7::192.0.2.1"))
            assertThat(ClientNetwork.of(same)).as(same).isEqualTo(network);
        for (String other : List.of("2001:db8:0:8::1", "2001:db9:0:7::1", "::1", "10.0.0.1"))
            assertThat(ClientNetwork.of(other)).as(other).isNotEqualTo(network);
        assertThat(ClientNetwork.of("10.0.0.1")).isEqualTo("10.0.0.1").isEqualTo(ClientNetwork.of("::ffff:10.0.0.1"));
        assertThat(ClientNetwork.of("1:2:3")).isEqualTo("1:2:3");
    }

    @Test
    void addressesBehindAProxyAreGroupedByNetwork() {
        TrustedProxies trustedProxies = new TrustedProxies();
        trustedProxies.trust(Set.of("0:0:0:0:0:0:0:1"));
        assertThat(trustedProxies.client("0:0:0:0:0:0:0:1", List.of("2001:db8::1")))
                .isEqualTo(trustedProxies.client("2001:db8::2", List.of()))
                .isNotEqualTo(trustedProxies.client("0:0:0:0:0:0:0:1", List.of("2001:db8:1::1")));
    }
}
