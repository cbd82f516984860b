package dev.damier.web.net;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Limits the requests in progress per client, and in total for clients that have many. Behind a trusted proxy all
 * connections come from one address, so connections alone do not tell clients apart. The health check and the metrics
 * are always answered.
 */
public final class RequestLimiter extends Handler.Wrapper {
    static final int MAX_PER_CLIENT = 512;
    /** Requests in progress beyond this number are reserved for clients with few requests. */
    static final int MAX_TOTAL = 1792;
    /** A client with fewer requests in progress may use the reserve. */
    static final int FEW = 8;

    private static final String REJECTION =
            "{\"error\":\"too many requests in progress from your network; try again shortly\",\"spots\":[]}";

    private final TrustedProxies trustedProxies;
    private final Map<String, Integer> inProgress = new HashMap<>();
    private int total;

    public RequestLimiter(TrustedProxies trustedProxies, Handler next) {
        this.trustedProxies = trustedProxies;
        setHandler(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        if (path.startsWith("/api/health") || path.equals("/api/metrics"))
            return super.handle(request, response, callback);
        String client = client(request);
        if (!tryStart(client)) {
            response.setStatus(429);
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
            response.getHeaders().put(HttpHeader.RETRY_AFTER, "5");
            Content.Sink.write(response, true, REJECTION, callback);
            return true;
        }
        Request.addCompletionListener(request, failure -> end(client));
        return super.handle(request, response, callback);
    }

    private String client(Request request) {
        List<String> forwarded = request.getHeaders().getFields(TrustedProxies.HEADER).stream()
                .map(HttpField::getValue)
                .toList();
        return trustedProxies.client(Request.getRemoteAddr(request), forwarded);
    }

    synchronized boolean tryStart(String client) {
        int own = inProgress.getOrDefault(client, 0);
        if (own >= MAX_PER_CLIENT || total >= MAX_TOTAL && own >= FEW) return false;
        inProgress.put(client, own + 1);
        total++;
        return true;
    }

    synchronized void end(String client) {
        total--;
        inProgress.computeIfPresent(client, (c, n) -> n == 1 ? null : n - 1);
    }

    /** Returns the number of requests in progress per client. */
    synchronized Map<String, Integer> inProgress() {
        return Collections.unmodifiableMap(new HashMap<>(inProgress));
    }
}
