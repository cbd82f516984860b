package dev.damier.protocol;

import dev.damier.protocol.BotException.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Sends requests to a bot that is an HTTP server. Redirects are not followed, so that the bot cannot make this program call
 * another address. The length of a response is limited.
 */
public final class HttpBotClient {
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(CONNECT_TIMEOUT)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private final URI address;
    private volatile Future<?> pendingCall;
    private volatile boolean closed;

    public HttpBotClient(URI address) {
        this.address = address;
    }

    /**
     * A response of a bot.
     *
     * @param status HTTP status code
     */
    public record Response(int status, String body) {}

    /** Posts a body and returns the response. */
    public Response post(String contentType, String body, Duration timeout) throws BotException {
        HttpRequest request = HttpRequest.newBuilder(address)
                .timeout(timeout)
                .header("Content-Type", contentType)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        Future<Response> call = client.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream())
                .thenApplyAsync(HttpBotClient::read);
        pendingCall = call;
        if (closed) call.cancel(true);
        try {
            // The timeout of the request ends with its headers. A body that never ends must not block the match.
            Response response = call.get(timeout.toMillis() + 1, TimeUnit.MILLISECONDS);
            if (response == null) throw new BotException(Kind.LONG_LINE, "response longer than 64 KiB");
            return response;
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof HttpTimeoutException) throw new BotException(Kind.TIME, "no response in time");
            throw new BotException(Kind.EXIT, "cannot reach " + address + ": " + cause);
        } catch (TimeoutException e) {
            call.cancel(true);
            throw new BotException(Kind.TIME, "no response in time");
        } catch (CancellationException e) {
            throw new BotException(Kind.TIME, "was dismissed");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotException(Kind.TIME, "interrupted");
        }
    }

    /** Reads a response. Returns null if it is too long. */
    private static Response read(HttpResponse<InputStream> response) {
        try (InputStream body = response.body()) {
            byte[] bytes = body.readNBytes(LineReader.MAX_LINE_BYTES + 1);
            if (bytes.length > LineReader.MAX_LINE_BYTES) return null;
            return new Response(response.statusCode(), new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("its response ended early", e);
        }
    }

    /** Cancels the pending call, and all later ones. */
    public void close() {
        closed = true;
        Future<?> call = pendingCall;
        if (call != null) call.cancel(true);
    }
}
