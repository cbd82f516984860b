package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.protocol.Failure.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** An agent of the course framework, called by XML-RPC: {@code play(percepts, player, step, time_left)}. */
public final class RpcPlayer implements Player {
    private static final Duration BEGIN = Duration.ofSeconds(20);

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final URI address;
    private volatile Future<?> running;
    private volatile boolean dismissed;

    public RpcPlayer(URI address) {
        this.address = address;
    }

    /** Agents that need no beginning may refuse it. */
    @Override
    public void begin(Game game, Map<String, String> options, long seed) throws Failure {
        if (!game.card().id().equals("quoridor")) throw new Failure(Kind.START, "course agents play only quoridor");
        Object percepts = Percepts.of(game.deal(options, 0).write());
        try {
            call("initialize", Arrays.asList(percepts, List.of(0, 1), null), BEGIN);
        } catch (Failure e) {
            if (e.kind() != Kind.NONSENSE) throw new Failure(Kind.START, e.getMessage());
        }
    }

    @Override
    public Reply move(Line line, Limits limits, Duration patience) throws Failure {
        var end = line.end();
        int seat = end.seat().seat();
        List<Object> params = new ArrayList<>();
        params.add(Percepts.of(end.write()));
        params.add(seat);
        params.add(line.moves().size() + 1);
        params.add(
                limits.clocks().isEmpty()
                        ? seconds(limits.time())
                        : seconds(limits.clocks().get(seat)));
        Object action = call("play", params, patience);
        try {
            return new Reply(Percepts.move(action));
        } catch (IllegalArgumentException e) {
            throw new Failure(Kind.NONSENSE, e.getMessage());
        }
    }

    /** Nothing when there is no limit, as the framework has it. */
    private static Object seconds(Duration time) {
        return time.isZero() ? null : (Object) (time.toMillis() / 1000.0);
    }

    private Object call(String method, List<Object> params, Duration patience) throws Failure {
        HttpRequest request = HttpRequest.newBuilder(address)
                .timeout(patience)
                .header("Content-Type", "text/xml")
                .POST(HttpRequest.BodyPublishers.ofString(XmlRpc.write(new XmlRpc.Call(method, params))))
                .build();
        try {
            Future<HttpResponse<InputStream>> call =
                    client.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream());
            running = call;
            if (dismissed) call.cancel(true);
            try (InputStream body = call.get().body()) {
                byte[] bytes = body.readNBytes(Lines.LONGEST + 1);
                if (bytes.length > Lines.LONGEST) throw new Failure(Kind.LONG_LINE, "answer longer than 64 KiB");
                return XmlRpc.result(new String(bytes, StandardCharsets.UTF_8));
            }
        } catch (IllegalArgumentException e) {
            throw new Failure(Kind.NONSENSE, e.getMessage());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof HttpTimeoutException) throw new Failure(Kind.TIME, "no answer in time");
            throw new Failure(Kind.EXIT, "cannot reach " + address + ": " + e.getCause());
        } catch (IOException e) {
            throw new Failure(Kind.EXIT, "its answer broke off: " + e);
        } catch (CancellationException e) {
            throw new Failure(Kind.TIME, "was sent away");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure(Kind.TIME, "interrupted");
        }
    }

    @Override
    public Optional<Duration> cpu() {
        return Optional.empty();
    }

    @Override
    public String dismiss() {
        dismissed = true;
        Future<?> call = running;
        if (call != null) call.cancel(true);
        return "";
    }
}
