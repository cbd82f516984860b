package dev.damier.cli;

import dev.damier.cli.input.Address;
import dev.damier.cli.input.Usage;
import dev.damier.contest.OperatorBots;
import dev.damier.store.Database;
import dev.damier.web.Server;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The web application. */
@CommandLine.Command(name = "serve", description = "Start the web application and print its address.")
final class ServeCommand extends Command {
    private static final long LONGEST_STOP = 8_000;

    @Option(names = "--port", paramLabel = "N", description = "Standard: 7070; 0 takes any free one.")
    private int port = 7070;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "Standard: 127.0.0.1, this machine only.")
    private String host = "127.0.0.1";

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "A name people reach it by, besides localhost and addresses; may be given several times.")
    private Set<String> names = Set.of();

    @Option(
            names = "--trust-proxy",
            paramLabel = "ADDRESS",
            arity = "0..1",
            fallbackValue = "127.0.0.1",
            description = "A proxy whose X-Forwarded-For says who asks; without an address, one on this machine.")
    private Set<String> proxies = Set.of();

    @Option(names = "--log", description = "A line of JSON for each request on standard error.")
    private boolean log;

    @Option(
            names = "--arena",
            paramLabel = "FILE",
            description = "Programs that may take part in tournaments: a line GAME NAME BOT each (docs/contest.md).")
    private Path arena;

    @Mixin
    private StoreOptions store;

    @Override
    int run() {
        Address.check(host, "--port", port);
        if (!debug()) Logger.getLogger("").setLevel(Level.WARNING);
        if (log) Server.log();
        Server server = start();
        server.exitWithoutMemory();
        server.trustProxies(proxies);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
        screen.line("Damier is at http://" + host + ":" + server.port() + "/ (Ctrl-C stops it)");
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            server.close();
        }
        return 0;
    }

    /** Whatever goes wrong in closing, a signal ends the process: a helper gives it a few seconds, then the machine's own end. */
    private static void stop(Server server) {
        Thread last = new Thread(
                () -> {
                    try {
                        Thread.sleep(LONGEST_STOP);
                    } catch (InterruptedException e) {
                        return;
                    }
                    Runtime.getRuntime().halt(1);
                },
                "last");
        last.setDaemon(true);
        last.start();
        server.close();
    }

    private OperatorBots operator() {
        if (arena == null) return OperatorBots.NONE;
        try {
            return OperatorBots.read(arena);
        } catch (IOException e) {
            throw new Usage("cannot read '" + arena + "': " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new Usage(e.getMessage());
        }
    }

    private Server start() {
        OperatorBots operator = operator();
        Database data = store.open();
        try {
            return new Server(host, port, names, data, operator);
        } catch (RuntimeException e) {
            throw new Usage("cannot listen on " + host + ":" + port + " (" + e.getMessage()
                    + "); another port: damier serve --port 0");
        }
    }
}
