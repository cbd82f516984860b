package dev.damier.web.net;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;

/** Whom an address belongs to, for fairness: of IPv6 everybody has 2⁶⁴ of them, and is one client all the same. */
final class ClientNetwork {
    private static final int PREFIX_BYTES = 8;

    private ClientNetwork() {}

    /** @param address as it is written, never a name */
    static String of(String address) {
        if (address.indexOf(':') < 0) return address;
        try {
            InetAddress known = InetAddress.getByName(address);
            byte[] bytes = known.getAddress();
            return bytes.length > PREFIX_BYTES
                    ? HexFormat.of().formatHex(bytes, 0, PREFIX_BYTES) + "::/64"
                    : known.getHostAddress();
        } catch (UnknownHostException e) {
            return address;
        }
    }
}
