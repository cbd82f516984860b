package dev.damier.cli;

import dev.damier.cli.input.Address;
import dev.damier.cli.input.Usage;
import dev.damier.web.Server;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The web application. */
@CommandLine.Command(name = "serve", description = "Start the web application and print its address.")
final class ServeCommand extends Command {
    @Option(names = "--port", paramLabel = "N", description = "Standard: 7070; 0 takes any free one.")
    private int port = 7070;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "Standard: 127.0.0.1, this machine only.")
    private String host = "127.0.0.1";

    @Override
    int run() {
        Address.check(host, "--port", port);
        if (!debug()) Logger.getLogger("").setLevel(Level.WARNING);
        Server server = start();
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
        screen.line("Damier is at http://" + host + ":" + server.port() + "/ (Ctrl-C stops it)");
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            server.close();
        }
        return 0;
    }

    private Server start() {
        try {
            return new Server(host, port);
        } catch (RuntimeException e) {
            throw new Usage("cannot listen on " + host + ":" + port + " (" + e.getMessage()
                    + "); another port: damier serve --port 0");
        }
    }
}
