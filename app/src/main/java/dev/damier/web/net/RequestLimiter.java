package dev.damier.web.net;

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
 * Limits the requests in progress and the bytes of their bodies, per client and in total. Behind a trusted proxy all
 * connections come from one address, so connections alone do not tell clients apart. A reserve is left for clients with
 * few requests, and for clients without a body in progress. The health check and the metrics are always answered.
 */
public final class RequestLimiter extends Handler.Wrapper {
    static final int MAX_PER_CLIENT = 512;
    /** Requests in progress beyond this number are reserved for clients with few requests. */
    static final int MAX_TOTAL = 1792;
    /** A client with fewer requests in progress may use the reserve. */
    static final int FEW = 8;

    /** The bodies of all requests in progress use at most this part of the heap. Parsed, they need several times more. */
    private static final int BODY_HEAP_DIVISOR = 32;
    /** A client may use this part of the bytes of bodies; as much is reserved for clients without a body in progress. */
    private static final int BODY_SHARE_DIVISOR = 4;

    private static final String REJECTION =
            "{\"error\":\"too many requests in progress from your network; try again shortly\",\"spots\":[]}";

    private final TrustedProxies trustedProxies;
    private final long maxBodyBytes;
    private final int maxBytesPerBody;
    private final Map<String, Load> inProgress = new HashMap<>();
    private int total;
    private long totalBodyBytes;

    /** The requests in progress of one client. */
    private record Load(int requests, long bodyBytes) {
        static final Load NONE = new Load(0, 0);

        Load plus(int moreRequests, long moreBytes) {
            return new Load(requests + moreRequests, bodyBytes + moreBytes);
        }
    }

    /**
     * Limits requests before another handler.
     *
     * @param maxBytesPerBody larger bodies are rejected later, and bodies of unknown length count as this large
     */
    public RequestLimiter(TrustedProxies trustedProxies, int maxBytesPerBody, Handler next) {
        this(trustedProxies, maxBytesPerBody, Runtime.getRuntime().maxMemory() / BODY_HEAP_DIVISOR, next);
    }

    RequestLimiter(TrustedProxies trustedProxies, int maxBytesPerBody, long maxBodyBytes, Handler next) {
        this.trustedProxies = trustedProxies;
        this.maxBytesPerBody = maxBytesPerBody;
        this.maxBodyBytes = maxBodyBytes;
        setHandler(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        long bodyBytes = bodyBytes(request);
        if (bodyBytes == 0 && (path.startsWith("/api/health") || path.equals("/api/metrics")))
            return super.handle(request, response, callback);
        String client = client(request);
        if (!tryStart(client, bodyBytes)) {
            response.setStatus(429);
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
            response.getHeaders().put(HttpHeader.RETRY_AFTER, "5");
            Content.Sink.write(response, true, REJECTION, callback);
            return true;
        }
        Request.addCompletionListener(request, failure -> end(client, bodyBytes));
        return super.handle(request, response, callback);
    }

    private String client(Request request) {
        List<String> forwarded = request.getHeaders().getFields(TrustedProxies.HEADER).stream()
                .map(HttpField::getValue)
                .toList();
        return trustedProxies.client(Request.getRemoteAddr(request), forwarded);
    }

    /** Returns the number of bytes that the body of a request can have. */
    private long bodyBytes(Request request) {
        if (request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING)) return maxBytesPerBody;
        long length = request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH);
        return Math.max(0, Math.min(maxBytesPerBody, length));
    }

    synchronized boolean tryStart(String client, long bodyBytes) {
        Load own = inProgress.getOrDefault(client, Load.NONE);
        if (own.requests >= MAX_PER_CLIENT || total >= MAX_TOTAL && own.requests >= FEW) return false;
        if (bodyBytes > 0 && !fits(own, bodyBytes)) return false;
        inProgress.put(client, own.plus(1, bodyBytes));
        total++;
        totalBodyBytes += bodyBytes;
        return true;
    }

    private boolean fits(Load own, long bodyBytes) {
        long share = maxBodyBytes / BODY_SHARE_DIVISOR;
        boolean first = own.bodyBytes == 0;
        boolean fitsClient = first || own.bodyBytes + bodyBytes <= share;
        long max = first ? maxBodyBytes : maxBodyBytes - share;
        return fitsClient && (totalBodyBytes == 0 || totalBodyBytes + bodyBytes <= max);
    }

    synchronized void end(String client, long bodyBytes) {
        total--;
        totalBodyBytes -= bodyBytes;
        inProgress.computeIfPresent(client, (c, load) -> load.requests == 1 ? null : load.plus(-1, -bodyBytes));
    }

    /** Returns the number of requests in progress per client. */
    synchronized Map<String, Integer> inProgress() {
        Map<String, Integer> requests = new HashMap<>();
        inProgress.forEach((client, load) -> requests.put(client, load.requests));
        return requests;
    }
}
