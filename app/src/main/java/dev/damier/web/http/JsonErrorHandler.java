package dev.damier.web.http;

import dev.damier.background.FailureLog;
import dev.damier.game.Text;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Sends the errors of Jetty itself, such as a URL that is too long, in the format of our own errors. */
public final class JsonErrorHandler extends ErrorHandler {
    private static final Set<Integer> EXPLAINED = Set.of(413, 414, 431);

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        if (code >= 500 && cause != null) FailureLog.report(FailureLog.Source.REQUEST, "", cause);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Map<String, Object> body = Map.of("error", message(code, request), "spots", List.of());
        response.write(true, ByteBuffer.wrap(Json.bytes(body, Locale.ENGLISH)), callback);
    }

    /**
     * Returns the message in the client's language. Jetty rejects a very long URL before it reads the headers; the
     * message then is in both languages.
     */
    private static String message(int code, Request request) {
        Text message = message(code);
        String accepted = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
        return accepted == null
                ? message.in(Locale.ENGLISH) + " / " + message.in(Locale.FRENCH)
                : message.in(RequestParams.language(accepted));
    }

    /** Returns the message of an error that the framework, not this project, has detected. */
    public static Text message(int code) {
        return EXPLAINED.contains(code)
                ? Text.of(HttpErrorException.class, "http." + code)
                : Text.of(HttpErrorException.class, "http.other", code, HttpStatus.getMessage(code));
    }
}
