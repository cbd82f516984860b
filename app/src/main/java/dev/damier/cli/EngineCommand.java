package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.ListenAddress;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Games;
import dev.damier.job.EngineSpec;
import dev.damier.protocol.BotConnector;
import dev.damier.protocol.Dialect;
import dev.damier.protocol.HttpEngine;
import dev.damier.protocol.Limits;
import dev.damier.protocol.LineReader;
import dev.damier.protocol.LocalBot;
import dev.damier.protocol.SearchRequest;
import dev.damier.protocol.Session;
import dev.damier.protocol.SessionListener;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Serves the engines of this program as a bot for other programs. */
@CommandLine.Command(
        name = "engine",
        description = {
            "Serve the bot protocol on standard input and output or on a TCP port (docs/bots.md),"
                    + " JSON over HTTP, or the Quoridor text protocol.",
            "With --connect, connect a program of this machine to the analysis page of your browser or to a contest.",
            "Example session: damier 1, new quoridor, position start moves e2 e8, go time 1000, quit."
        })
final class EngineCommand extends Command {
    @Option(names = "--qtp", description = "Use the Quoridor text protocol (QTP) instead.")
    private boolean qtp;

    @Option(
            names = "--dialect",
            paramLabel = "K=V,…",
            description = "QTP dialect: anchor=top-left|bottom-left|top-right|bottom-right, orientation=wall|turned,"
                    + " black=top|bottom, walls=split|joined.")
    private String dialectOptions = "";

    @Option(names = "--listen", paramLabel = "PORT", description = "Listen on this TCP port; 0 for any free port.")
    private Integer listenPort;

    @Option(
            names = "--rpc",
            paramLabel = "PORT",
            description = "Serve as a course agent: XML-RPC play(percepts, player, step, time_left) on this port.")
    private Integer rpcPort;

    @Option(
            names = "--http",
            paramLabel = "PORT",
            description = "Serve JSON over HTTP on this port: POST a position, GET the health (docs/protocol.md).")
    private Integer httpPort;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Address to listen on. Default: 127.0.0.1 (this machine only).")
    private String host = "127.0.0.1";

    @Option(
            names = "--connect",
            paramLabel = "ADDRESS",
            description = "Connect to a server: http://HOST:PORT for the engine list of your analysis page,"
                    + " or http://HOST:PORT/arena/ID for a contest. Needs --token.")
    private String connectAddress;

    @Option(names = "--token", paramLabel = "TOKEN", description = "The token that the page shows, for --connect.")
    private String token;

    @Parameters(
            paramLabel = "COMMAND",
            description = "With --connect: a program that uses the bot protocol, after --."
                    + " Default: the engines of Damier.")
    private List<String> command = List.of();

    @Option(
            names = "--set",
            paramLabel = "K=V",
            description = "Set an option, like the protocol command `set K V`; repeatable.")
    private Map<String, String> sessionOptions = new LinkedHashMap<>();

    @Option(
            names = "--time",
            paramLabel = "1s",
            converter = Units.TimeConverter.class,
            description =
                    "Time per move with --qtp or --rpc, or with --http for requests without a limit. Default: 1s.")
    private Duration time = Duration.ofSeconds(1);

    @Override
    int run() throws IOException {
        if (connectAddress != null) return connect();
        if (token != null || !command.isEmpty())
            throw token != null
                    ? UsageException.of("usage.connect.token")
                    : UsageException.of("usage.connect.command", command.get(0));
        if (qtp) return serveLines((Dialect.LineBased) Dialect.of("qtp"));
        if (rpcPort != null) return serveOnPort((Dialect.PortBased) Dialect.of("rpc"), rpcPort);
        if (httpPort != null) return serveHttp();
        if (listenPort != null) return serveTcp();
        try (Session session = new Session(screen::println)) {
            applyOptions(session);
            SessionListener.handleLines(screen.in(), session);
        }
        return 0;
    }

    private int connect() {
        if (token == null || token.isBlank()) throw UsageException.of("usage.connect");
        checkOptions();
        BotConnector connector = new BotConnector(
                BotConnector.socketAddress(connectAddress),
                token.strip(),
                host -> command.isEmpty()
                        ? LocalBot.session(host, this::applyOptions)
                        : LocalBot.program(command, host, screen::note),
                screen::note);
        Runtime.getRuntime().addShutdownHook(new Thread(connector::close, "stop"));
        screen.note(connector.run());
        return 1;
    }

    private void applyOptions(Session session) {
        sessionOptions.forEach(session::set);
    }

    private int serveTcp() throws IOException {
        ListenAddress.requireLocal(host, "--listen", listenPort);
        checkOptions();
        try (SessionListener listener = openListener()) {
            screen.println("listening on " + host + ":" + listener.port());
            listener.run();
        }
        return 0;
    }

    /** Reports a wrong option at start-up, not to each client. */
    private void checkOptions() {
        try (Session probe = new Session(words -> {})) {
            applyOptions(probe);
        }
    }

    private SessionListener openListener() {
        try {
            return new SessionListener(host, listenPort, this::applyOptions);
        } catch (IOException e) {
            throw UsageException.of("usage.listen", host + ":" + listenPort, e);
        }
    }

    /** Returns the request with the engine and options, for protocols that cannot choose an engine. */
    private SearchRequest searchRequest(Dialect protocol) {
        EngineSpec engine = engine();
        EngineOptions.check(Games.all().game(protocol.game()), engine);
        return new SearchRequest(engine);
    }

    private EngineSpec engine() {
        Map<String, String> options = new LinkedHashMap<>(sessionOptions);
        String id = options.containsKey("engine") ? options.remove("engine") : "";
        return new EngineSpec(id, options);
    }

    private Limits limits() {
        return Limits.parse("time " + time.toMillis());
    }

    private int serveHttp() {
        ListenAddress.requireLocal(host, "--http", httpPort);
        checkOptions();
        try (HttpEngine server = new HttpEngine(host, httpPort, new SearchRequest(engine()), time)) {
            screen.println("listening on http://" + host + ":" + server.port());
            new CountDownLatch(1).await();
        } catch (IOException e) {
            throw UsageException.of("usage.listen", host + ":" + httpPort, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    private int serveOnPort(Dialect.PortBased protocol, int port) {
        ListenAddress.requireLocal(host, "--rpc", port);
        try (Dialect.PortListener server = protocol.listen(host, port, searchRequest(protocol), limits())) {
            screen.println("listening on http://" + host + ":" + server.port());
            new CountDownLatch(1).await();
        } catch (IOException e) {
            throw UsageException.of("usage.listen", host + ":" + port, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    private int serveLines(Dialect.LineBased protocol) throws IOException {
        Dialect.Conversation conversation =
                protocol.startConversation(dialectOptions, searchRequest(protocol), limits(), screen::println);
        LineReader lines = new LineReader(screen.in());
        try {
            String line = lines.read();
            while (line != null && conversation.handleLine(line)) line = lines.read();
        } catch (LineReader.LineTooLongException e) {
            conversation.onLineTooLong();
            return 1;
        }
        return 0;
    }
}
