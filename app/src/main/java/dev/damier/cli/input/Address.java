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

    /** {@link UsageException} unless this is an address of this machine and a port that can be. */
    public static void check(String host, String option, int port) {
        if (port < 0 || port > 65_535) throw new UsageException(option + " must be from 0 to 65535, but got " + port);
        try {
            InetAddress address = InetAddress.getByName(host);
            boolean ours = address.isAnyLocalAddress()
                    || address.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
            if (!ours)
                throw new UsageException(
                        "--host must be a local address, but " + host + " is not; use 0.0.0.0 for all interfaces");
        } catch (UnknownHostException e) {
            throw new UsageException("--host: unknown host '" + host + "'");
        } catch (SocketException e) {
            throw new UsageException("--host: cannot list the addresses of this machine: " + e.getMessage());
        }
    }
}
