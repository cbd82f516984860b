package dev.damier.web.access;

import dev.damier.job.SecretTokens;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Access control of a server for a single user, such as the desktop window. The first request with a one-time token
 * receives a cookie. From then on only the cookie grants access, and the token is invalid. Other programs and users of
 * the machine can reach the port, but get no content.
 */
public final class OneTimeAccess {
    /** Name of the query parameter with the token. */
    private static final String TOKEN_PARAMETER = "token";

    private final Set<String> unusedTokenHashes = ConcurrentHashMap.newKeySet();
    /** Cookies do not distinguish ports, so each server uses its own cookie name. */
    private final String cookieName = "damier-" + SecretTokens.generate().substring(0, 8);

    private final String cookieValue = SecretTokens.generate();
    private final String cookieHash = SecretTokens.hash(cookieValue);

    /** Returns a path that opens a page once. The given path may contain a query. */
    public String oneTimePath(String path) {
        String token = SecretTokens.generate();
        unusedTokenHashes.add(SecretTokens.hash(token));
        return path + (path.contains("?") ? "&" : "?") + TOKEN_PARAMETER + "=" + token;
    }

    /** Returns whether a request comes from one of our windows. Sets the cookie on the first request of a window. */
    public boolean admits(Context ctx) {
        String cookieOrNull = ctx.cookie(cookieName);
        if (cookieOrNull != null && SecretTokens.matches(cookieOrNull, cookieHash)) return true;
        String token = ctx.queryParam(TOKEN_PARAMETER);
        if (token == null || !unusedTokenHashes.remove(SecretTokens.hash(token))) return false;
        Cookie cookie = new Cookie(cookieName, cookieValue);
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.STRICT);
        ctx.cookie(cookie);
        return true;
    }
}
