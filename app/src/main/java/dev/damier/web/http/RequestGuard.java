package dev.damier.web.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Rejects requests that other web sites could make in a visitor's browser. The Host header must name this server, which
 * prevents DNS rebinding. Requests for {@code /api/} must not be cross-origin, and their body must be JSON: browsers
 * send a preflight request before cross-origin JSON.
 */
public final class RequestGuard {
    /** A literal IP address, which DNS rebinding cannot misuse. */
    private static final Pattern IP_ADDRESS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");

    /** Maximum length of a URL, in characters. Jetty accepts longer headers, so that the error has a language. */
    private static final int MAX_URL_LENGTH = 16 * 1024;

    private final Set<String> allowedNames;

    /** @param names allowed host names besides {@code localhost} and IP addresses */
    public RequestGuard(Set<String> names) {
        this.allowedNames = Set.copyOf(names);
    }

    public void check(Context ctx) {
        String query = ctx.queryString();
        if (ctx.path().length() + (query == null ? 0 : query.length()) > MAX_URL_LENGTH)
            throw HttpErrorException.localized(414, "http.414");
        if (!isAllowedHost(ctx.header("Host")))
            throw new HttpErrorException(
                    421, "unknown host name; the operator can allow it with: damier serve --name NAME", List.of());
        if (!ctx.path().startsWith("/api/")) return;
        if (isCrossOrigin(ctx.header("Origin"), ctx.header("Host")) || isCrossSite(ctx.header("Sec-Fetch-Site")))
            throw new HttpErrorException(403, "cross-site requests are not allowed", List.of());
        boolean empty = ctx.contentLength() == 0 || ctx.contentLength() < 0 && ctx.header("Transfer-Encoding") == null;
        String type = ctx.contentType();
        if (!empty && (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")))
            throw new HttpErrorException(
                    415, "the request body must be JSON (Content-Type: application/json)", List.of());
    }

    public boolean isAllowedHost(String host) {
        if (host == null) return false;
        String name = host.replaceFirst(":\\d*$", "").toLowerCase(Locale.ROOT);
        return name.equals("localhost")
                || name.endsWith(".localhost")
                || allowedNames.contains(name)
                || IP_ADDRESS.matcher(name).matches();
    }

    /** Returns whether the Origin header, which browsers send, names another origin than this host. */
    public static boolean isCrossOrigin(String origin, String host) {
        return origin != null && !origin.replaceFirst("^https?://", "").equalsIgnoreCase(host);
    }

    private static boolean isCrossSite(String site) {
        return site != null && !site.equals("same-origin") && !site.equals("none");
    }
}
