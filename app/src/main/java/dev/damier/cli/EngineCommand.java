package dev.damier.cli;

import dev.damier.cli.input.Address;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Games;
import dev.damier.protocol.Dialect;
import dev.damier.protocol.Limits;
import dev.damier.protocol.LineReader;
import dev.damier.protocol.SearchRequest;
import dev.damier.protocol.Session;
import dev.damier.protocol.SessionListener;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Our engines as a bot for other programs. */
@CommandLine.Command(
        name = "engine",
        description = {
            "Serve the bot protocol on standard input and output or on a TCP port (docs/bots.md),"
                    + " or the Quoridor text protocol.",
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
    private String dialect = "";

    @Option(names = "--listen", paramLabel = "PORT", description = "Listen on this TCP port; 0 for any free port.")
    private Integer listen;

    @Option(
            names = "--rpc",
            paramLabel = "PORT",
            description = "Serve as a course agent: XML-RPC play(percepts, player, step, time_left) on this port.")
    private Integer rpc;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Address to listen on. Default: 127.0.0.1 (this machine only).")
    private String host = "127.0.0.1";

    @Option(
            names = "--set",
            paramLabel = "K=V",
            description = "Set an option, like the protocol command `set K V`; repeatable.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(
            names = "--time",
            paramLabel = "1s",
            converter = Units.Time.class,
            description = "Time per move with --qtp or --rpc. Default: 1s.")
    private Duration time = Duration.ofSeconds(1);

    @Override
    int run() throws IOException {
        if (qtp) return speak((Dialect.OverLines) Dialect.of("qtp"));
        if (rpc != null) return serve((Dialect.OnPort) Dialect.of("rpc"), rpc);
        if (listen != null) return listen();
        try (Session session = new Session(screen::line)) {
            prepare(session);
            SessionListener.converse(screen.in(), session);
        }
        return 0;
    }

    private void prepare(Session session) {
        set.forEach(session::set);
    }

    private int listen() throws IOException {
        Address.check(host, "--listen", listen);
        try (Session first = new Session(words -> {})) {
            prepare(first); // a wrong option is said now, not to each caller
        }
        try (SessionListener listener = open()) {
            screen.line("listening on " + host + ":" + listener.port());
            listener.run();
        }
        return 0;
    }

    private SessionListener open() {
        try {
            return new SessionListener(host, listen, this::prepare);
        } catch (IOException e) {
            throw new UsageException("cannot listen on " + host + ":" + listen + " (" + e.getMessage() + ")");
        }
    }

    /** The engine that answers where the protocol cannot choose one. */
    private SearchRequest request(Dialect spoken) {
        Map<String, String> options = new LinkedHashMap<>(set);
        String engine = options.containsKey("engine") ? options.remove("engine") : "";
        EngineOptions.check(Games.all().game(spoken.game()), engine, options);
        return new SearchRequest(engine, options);
    }

    private Limits limits() {
        return Limits.read("time " + time.toMillis());
    }

    private int serve(Dialect.OnPort spoken, int port) {
        Address.check(host, "--rpc", port);
        try (Dialect.Listening server = spoken.listen(host, port, request(spoken), limits())) {
            screen.line("listening on http://" + host + ":" + server.port());
            new CountDownLatch(1).await();
        } catch (IOException e) {
            throw new UsageException("cannot listen on " + host + ":" + port + " (" + e.getMessage() + ")");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    private int speak(Dialect.OverLines spoken) throws IOException {
        Dialect.Conversation conversation = spoken.converse(dialect, request(spoken), limits(), screen::line);
        LineReader lines = new LineReader(screen.in());
        try {
            String line = lines.read();
            while (line != null && conversation.hear(line)) line = lines.read();
        } catch (LineReader.TooLong e) {
            conversation.tooLong();
            return 1;
        }
        return 0;
    }
}
