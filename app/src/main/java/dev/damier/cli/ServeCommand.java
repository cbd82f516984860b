package dev.damier.cli;

import dev.damier.background.DaemonThreads;
import dev.damier.cli.input.ListenAddress;
import dev.damier.cli.input.StoreOptions;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Screen;
import dev.damier.contest.Ladder;
import dev.damier.contest.OperatorBots;
import dev.damier.game.Text;
import dev.damier.run.BadInputException;
import dev.damier.store.Database;
import dev.damier.store.StoreException;
import dev.damier.web.Server;
import dev.damier.web.ServerOptions;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Starts the web application. */
@CommandLine.Command(name = "serve", description = "Start the web application and print its address.")
final class ServeCommand extends Command {
    private static final Logger FRAMEWORK_LOGGER = Logger.getLogger("io.javalin");

    private static final long STOP_TIMEOUT_MILLIS = 8_000;

    @Option(names = "--port", paramLabel = "N", description = "Port to listen on; 0 for any free port. Default: 7070.")
    private int port = 7070;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Address to listen on. Default: 127.0.0.1 (this machine only).")
    private String host = "127.0.0.1";

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Host name under which the server is reached; repeatable.")
    private Set<String> names = Set.of();

    @Option(
            names = "--trust-proxy",
            paramLabel = "ADDRESS",
            arity = "0..1",
            fallbackValue = "127.0.0.1",
            description = "Trust X-Forwarded-For from this proxy; without ADDRESS, from a proxy on this machine.")
    private Set<String> proxies = Set.of();

    @Option(names = "--log", description = "Log each request to standard error, one JSON object per line.")
    private boolean log;

    @Option(
            names = "--arena",
            paramLabel = "FILE",
            description =
                    "File of server-side bots allowed in tournaments, one GAME NAME BOT per line (docs/contest.md).")
    private Path operatorBotsFile;

    @Option(
            names = "--ladder",
            paramLabel = "GAME[:TIME+INC]",
            description = "Run a ladder on which bots play all the time, such as quoridor or quoridor:2m+1s; repeatable"
                    + " (docs/contest.md). Default time: 1m+1s.")
    private List<String> ladders = List.of();

    @Mixin
    private StoreOptions store;

    @Override
    int run() {
        ListenAddress.requireLocal(host, "--port", port);
        if (names.isEmpty() && !ListenAddress.isLoopback(host)) throw UsageException.of("usage.serve.name", host);
        if (!debug()) Logger.getLogger("").setLevel(Level.WARNING);
        if (log) Server.enableRequestLog();
        Server server = start();
        server.exitOnOutOfMemory();
        server.trustProxies(proxies);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stopWithTimeout(server), "stop"));
        screen.println("Damier is running at http://" + host + ":" + server.port() + "/ (press Ctrl-C to stop)");
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            server.close();
        }
        return 0;
    }

    /** Closes the server after a signal. If closing takes too long, a daemon thread halts the JVM. */
    private static void stopWithTimeout(Server server) {
        DaemonThreads.start("halt-timer", () -> {
            try {
                Thread.sleep(STOP_TIMEOUT_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            Runtime.getRuntime().halt(1);
        });
        server.close();
    }

    private OperatorBots readOperatorBots() {
        if (operatorBotsFile == null) return OperatorBots.NONE;
        try {
            return OperatorBots.read(operatorBotsFile);
        } catch (IOException e) {
            throw UsageException.of("usage.read", operatorBotsFile, e);
        } catch (BadInputException e) {
            throw UsageException.from(e);
        }
    }

    private Server start() {
        OperatorBots operatorBots = readOperatorBots();
        List<Ladder> wanted = ladders.stream().map(Ladder::parse).toList();
        Database data = store.open();
        // The web framework logs the same failure on several lines.
        if (!debug()) FRAMEWORK_LOGGER.setLevel(Level.OFF);
        try {
            return new Server(ServerOptions.local(data)
                    .withAddress(host, port)
                    .withNames(names)
                    .withOperatorBots(operatorBots)
                    .withLadders(wanted));
        } catch (StoreException e) {
            throw UsageException.from(e);
        } catch (RuntimeException e) {
            throw UsageException.of("serve.listen", host + ":" + port, reason(e));
        } finally {
            FRAMEWORK_LOGGER.setLevel(null);
        }
    }

    private static Object reason(RuntimeException failure) {
        for (Throwable e = failure; e != null; e = e.getCause())
            if (e instanceof BindException) return Text.of(Screen.class, "serve.port-used");
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }
}
