package dev.damier.cli.input;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;

/** Where to listen, looked at before anything is started: what is wrong with it is said as it is. */
public final class Address {
    private Address() {}

    /** Whether only this machine reaches it; the address has been checked. */
    public static boolean loopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** {@link Usage} unless this is an address of this machine and a port that can be. */
    public static void check(String host, String option, int port) {
        if (port < 0 || port > 65_535) throw new Usage(option + " must be from 0 to 65535, but got " + port);
        try {
            InetAddress address = InetAddress.getByName(host);
            boolean ours = address.isAnyLocalAddress()
                    || address.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
            if (!ours)
                throw new Usage("--host must be an address of this machine, but " + host
                        + " is another's; every one of ours: --host 0.0.0.0");
        } catch (UnknownHostException e) {
            throw new Usage("--host must be an address or a name of this machine, but nobody knows '" + host + "'");
        } catch (SocketException e) {
            throw new Usage("--host: the addresses of this machine cannot be listed: " + e.getMessage());
        }
    }
}
