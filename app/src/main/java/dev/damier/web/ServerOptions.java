package dev.damier.web;

import dev.damier.contest.Ladder;
import dev.damier.contest.OperatorBots;
import dev.damier.store.Database;
import dev.damier.web.access.OneTimeAccess;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkQueue;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The settings of a server.
 *
 * @param database stores rooms, contests and pages; closed with the server
 * @param address where the server listens
 * @param bots the bots and ladders of contests
 * @param access decides which requests are accepted
 * @param connectionCheckInterval how often connections are checked; one that sends too slowly is closed after a few
 *     checks
 * @param queue runs all jobs; closed with the server
 */
public record ServerOptions(
        Database database,
        Address address,
        Bots bots,
        Predicate<Context> access,
        Duration connectionCheckInterval,
        WorkQueue queue) {

    /**
     * Where a server listens.
     *
     * @param port 0 selects a free port
     * @param names allowed host names besides {@code localhost} and IP addresses
     */
    record Address(String host, int port, Set<String> names) {}

    /**
     * The bots of contests.
     *
     * @param allowed the bots that the operator allows in contests
     * @param ladders the ladders that the operator wants
     * @param reconnectGrace how long a disconnected bot may take to reconnect, per game
     */
    record Bots(OperatorBots allowed, List<Ladder> ladders, Duration reconnectGrace) {}

    /** Returns the settings of a server that listens on a free port of this machine. */
    public static ServerOptions local(Database database) {
        return new ServerOptions(
                database,
                new Address("127.0.0.1", 0, Set.of()),
                new Bots(OperatorBots.NONE, List.of(), Duration.ofMinutes(1)),
                ctx -> true,
                Duration.ofSeconds(5),
                new WorkQueue(WorkLimits.ofThisMachine()));
    }

    public ServerOptions withAddress(String host, int port) {
        return with(new Address(host, port, address.names));
    }

    public ServerOptions withNames(Set<String> names) {
        return with(new Address(address.host, address.port, names));
    }

    public ServerOptions withOperatorBots(OperatorBots allowed) {
        return with(new Bots(allowed, bots.ladders, bots.reconnectGrace));
    }

    public ServerOptions withLadders(List<Ladder> ladders) {
        return with(new Bots(bots.allowed, ladders, bots.reconnectGrace));
    }

    /** For a desktop window on this machine: requests without its access key are rejected. */
    public ServerOptions withAccess(OneTimeAccess newAccess) {
        return new ServerOptions(database, address, bots, newAccess::admits, connectionCheckInterval, queue);
    }

    ServerOptions withIntervals(Duration checkInterval, Duration reconnectGrace) {
        return new ServerOptions(
                database, address, new Bots(bots.allowed, bots.ladders, reconnectGrace), access, checkInterval, queue);
    }

    ServerOptions withQueue(WorkQueue newQueue) {
        return new ServerOptions(database, address, bots, access, connectionCheckInterval, newQueue);
    }

    private ServerOptions with(Address newAddress) {
        return new ServerOptions(database, newAddress, bots, access, connectionCheckInterval, queue);
    }

    private ServerOptions with(Bots newBots) {
        return new ServerOptions(database, address, newBots, access, connectionCheckInterval, queue);
    }
}
