package dev.damier.web.net;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;

/**
 * Maps an address to the network that counts as one client. An IPv6 client usually has a whole /64 network of
 * addresses, so its first 64 bits are used.
 */
final class ClientNetwork {
    private static final int PREFIX_BYTES = 8;

    private ClientNetwork() {}

    /**
     * Returns the client network of an address.
     *
     * @param address an IP address, never a host name
     */
    static String of(String address) {
        if (address.indexOf(':') < 0) return address;
        try {
            InetAddress parsed = InetAddress.getByName(address);
            byte[] bytes = parsed.getAddress();
            return bytes.length > PREFIX_BYTES
                    ? HexFormat.of().formatHex(bytes, 0, PREFIX_BYTES) + "::/64"
                    : parsed.getHostAddress();
        } catch (UnknownHostException e) {
            return address;
        }
    }
}
