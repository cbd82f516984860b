package dev.damier.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The web application. */
@CommandLine.Command(name = "serve", description = "Start the web application and print its address.")
final class Serve extends Command {
    @Option(names = "--port", paramLabel = "N", description = "Standard: 7070; 0 takes any free one.")
    private int port = 7070;

    @Option(names = "--data", paramLabel = "DIR", description = "Where games are kept. Standard: ~/.damier")
    private Path data = Path.of(System.getProperty("user.home", "."), ".damier");

    @Option(names = "--db", paramLabel = "URL", description = "A PostgreSQL database, instead of the embedded one.")
    private String database = "";

    @Override
    int run() {
        if (port < 0 || port > 65_535) throw new Usage("--port must be from 0 to 65535, but got " + port);
        Optional<Server> server = ServiceLoader.load(Server.class).findFirst();
        if (server.isEmpty()) {
            screen.note("damier: this build has no web application yet; try: damier games, damier --help");
            return 1;
        }
        server.get().serve(port, data, database, screen::line);
        return 0;
    }
}
