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
public final class Guard {
    /** An address cannot be made to lead elsewhere. */
    private static final Pattern ADDRESS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");

    private final Set<String> names;

    /** @param names besides {@code localhost} and addresses */
    public Guard(Set<String> names) {
        this.names = Set.copyOf(names);
    }

    public void check(Context ctx) {
        if (!known(ctx.header("Host")))
            throw new Refusal(
                    421,
                    "this server does not go by the name in the address; whoever runs it can add one: damier serve"
                            + " --name NAME",
                    List.of());
        if (!ctx.path().startsWith("/api/")) return;
        if (foreign(ctx.header("Origin"), ctx.header("Host")) || elsewhere(ctx.header("Sec-Fetch-Site")))
            throw new Refusal(403, "only pages of this server may ask", List.of());
        boolean empty = ctx.contentLength() == 0 || ctx.contentLength() < 0 && ctx.header("Transfer-Encoding") == null;
        String type = ctx.contentType();
        if (!empty && (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")))
            throw new Refusal(415, "a body must be JSON: send it with Content-Type: application/json", List.of());
    }

    public boolean known(String host) {
        if (host == null) return false;
        String name = host.replaceFirst(":\\d*$", "").toLowerCase(Locale.ROOT);
        return name.equals("localhost")
                || name.endsWith(".localhost")
                || names.contains(name)
                || ADDRESS.matcher(name).matches();
    }

    /** Browsers say where a page is from. */
    public static boolean foreign(String origin, String host) {
        return origin != null && !origin.replaceFirst("^https?://", "").equalsIgnoreCase(host);
    }

    private static boolean elsewhere(String site) {
        return site != null && !site.equals("same-origin") && !site.equals("none");
    }
}
