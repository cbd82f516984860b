package dev.damier.web.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Who may ask. Requests come to a name this server goes by: else a page elsewhere could have its own name lead here (DNS
 * rebinding). What is not a static file is for programs and for pages of this server, and takes nothing but JSON: browsers
 * ask before they send that for a page of another server.
 */
public final class RequestGuard {
    /** An address cannot be made to lead elsewhere. */
    private static final Pattern ADDRESS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");

    private final Set<String> names;

    /** @param names besides {@code localhost} and addresses */
    public RequestGuard(Set<String> names) {
        this.names = Set.copyOf(names);
    }

    public void check(Context ctx) {
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
                || names.contains(name)
                || ADDRESS.matcher(name).matches();
    }

    /** Browsers say where a page is from. */
    public static boolean isCrossOrigin(String origin, String host) {
        return origin != null && !origin.replaceFirst("^https?://", "").equalsIgnoreCase(host);
    }

    private static boolean isCrossSite(String site) {
        return site != null && !site.equals("same-origin") && !site.equals("none");
    }
}
