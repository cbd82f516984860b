package dev.damier.web.access;

import dev.damier.job.SecretTokens;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The key to a server that is one person's own: whoever brings a token first gets a cookie, and from then on the cookie opens
 * and that token does not. Other programs and other people on this machine see the port and nothing else.
 */
public final class OneTimeAccess {
    /** What a token is called in the address. */
    private static final String PARAMETER = "token";

    private final Set<String> unused = ConcurrentHashMap.newKeySet();
    /** Cookies know no ports: each server has a name of its own. */
    private final String name = "damier-" + SecretTokens.next().substring(0, 8);

    private final String key = SecretTokens.next();
    private final String keyHash = SecretTokens.hash(key);

    /** A path that opens this page, once; {@code path} may have a query. */
    public String opening(String path) {
        String token = SecretTokens.next();
        unused.add(SecretTokens.hash(token));
        return path + (path.contains("?") ? "&" : "?") + PARAMETER + "=" + token;
    }

    /** Whether this request comes from one of our windows; the first of a window is told the cookie. */
    public boolean admits(Context ctx) {
        String shown = ctx.cookie(name);
        if (shown != null && SecretTokens.matches(shown, keyHash)) return true;
        String token = ctx.queryParam(PARAMETER);
        if (token == null || !unused.remove(SecretTokens.hash(token))) return false;
        Cookie cookie = new Cookie(name, key);
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        ctx.cookie(cookie);
        return true;
    }
}
