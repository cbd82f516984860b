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
 * @param host address to listen on
 * @param port 0 selects a free port
 * @param names allowed host names besides {@code localhost} and IP addresses
 * @param operatorBots the bots that the operator allows in contests
 * @param ladders the ladders that the operator wants
 * @param access decides which requests are accepted
 * @param connectionCheckInterval how often connections are checked; one that sends too slowly is closed after a few
 *     checks
 * @param reconnectGrace how long a disconnected bot may take to reconnect, per game
 * @param queue runs all jobs; closed with the server
 */
public record ServerOptions(
        Database database,
        String host,
        int port,
        Set<String> names,
        OperatorBots operatorBots,
        List<Ladder> ladders,
        Predicate<Context> access,
        Duration connectionCheckInterval,
        Duration reconnectGrace,
        WorkQueue queue) {

    /** Returns the settings of a server that listens on a free port of this machine. */
    public static ServerOptions local(Database database) {
        return new ServerOptions(
                database,
                "127.0.0.1",
                0,
                Set.of(),
                OperatorBots.NONE,
                List.of(),
                ctx -> true,
                Duration.ofSeconds(5),
                Duration.ofMinutes(1),
                new WorkQueue(WorkLimits.ofThisMachine()));
    }

    public ServerOptions withAddress(String newHost, int newPort) {
        return new ServerOptions(
                database,
                newHost,
                newPort,
                names,
                operatorBots,
                ladders,
                access,
                connectionCheckInterval,
                reconnectGrace,
                queue);
    }

    public ServerOptions withNames(Set<String> newNames) {
        return new ServerOptions(
                database,
                host,
                port,
                newNames,
                operatorBots,
                ladders,
                access,
                connectionCheckInterval,
                reconnectGrace,
                queue);
    }

    public ServerOptions withOperatorBots(OperatorBots newBots) {
        return new ServerOptions(
                database, host, port, names, newBots, ladders, access, connectionCheckInterval, reconnectGrace, queue);
    }

    public ServerOptions withLadders(List<Ladder> newLadders) {
        return new ServerOptions(
                database,
                host,
                port,
                names,
                operatorBots,
                newLadders,
                access,
                connectionCheckInterval,
                reconnectGrace,
                queue);
    }

    /** For a desktop window on this machine: requests without its access key are rejected. */
    public ServerOptions withAccess(OneTimeAccess newAccess) {
        return new ServerOptions(
                database,
                host,
                port,
                names,
                operatorBots,
                ladders,
                newAccess::admits,
                connectionCheckInterval,
                reconnectGrace,
                queue);
    }

    ServerOptions withIntervals(Duration newCheckInterval, Duration newGrace) {
        return new ServerOptions(
                database, host, port, names, operatorBots, ladders, access, newCheckInterval, newGrace, queue);
    }

    ServerOptions withQueue(WorkQueue newQueue) {
        return new ServerOptions(
                database,
                host,
                port,
                names,
                operatorBots,
                ladders,
                access,
                connectionCheckInterval,
                reconnectGrace,
                newQueue);
    }
}
