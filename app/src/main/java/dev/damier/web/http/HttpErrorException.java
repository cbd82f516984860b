package dev.damier.web.http;

import dev.damier.background.FailureLog;
import dev.damier.contest.ContestException;
import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Suggestions.UnknownNameException;
import dev.damier.game.Text;
import dev.damier.job.SecretTokens;
import dev.damier.job.TerminalEscaper;
import dev.damier.room.RoomException;
import dev.damier.run.BadInputException;
import dev.damier.store.StoreException;
import dev.damier.web.work.OverloadException;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import tools.jackson.databind.exc.JsonNodeException;

/** An error response: HTTP status, message and, for invalid positions, the invalid spots. */
public final class HttpErrorException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Text message;
    private final transient List<Spot> spots;

    private HttpErrorException(int status, Text message, List<Spot> spots) {
        super(message.toString());
        this.status = status;
        this.message = message;
        this.spots = spots;
    }

    /** Creates an error with an English message for API clients. Messages that users can see use {@link #localized}. */
    public HttpErrorException(int status, String message, List<Spot> spots) {
        this(status, Text.plain(message), spots);
    }

    /** Creates a status 400 error with an English message for API clients. */
    public static HttpErrorException badRequest(String message) {
        return new HttpErrorException(400, message, List.of());
    }

    /** Creates an error with a message for users, from the bundle beside this class, in the language of the request. */
    public static HttpErrorException localized(int status, String key, Object... args) {
        return new HttpErrorException(status, Text.of(HttpErrorException.class, key, args), List.of());
    }

    /** Converts a failure outside of a request, such as that of a background experiment. */
    public static HttpErrorException of(Throwable e, Locale language) {
        return of(e, language, "");
    }

    /** Converts a failure of a request. */
    public static HttpErrorException of(Throwable e, Context ctx) {
        return of(e, RequestParams.language(ctx), Log.requestId(ctx));
    }

    /**
     * Converts a failure into an error response. Messages of this project's exceptions are shown. Any other failure is
     * a bug: it is logged, and the response has only the id under which the log contains it.
     */
    static HttpErrorException of(Throwable e, Locale language, String requestId) {
        if (e instanceof HttpErrorException error) return error.inLanguage(language);
        if (e instanceof NotationException n) return new HttpErrorException(400, n.in(language), n.spots());
        if (e instanceof RoomException r)
            return new HttpErrorException(409, r.text().in(language), List.of());
        if (e instanceof ContestException r)
            return new HttpErrorException(409, r.text().in(language), List.of());
        if (e instanceof StoreException store)
            return new HttpErrorException(507, store.text().in(language), List.of());
        if (e instanceof UnknownNameException unknown) return badRequest(unknown.in(language));
        if (e instanceof BadInputException) return badRequest(e.getMessage());
        if (e instanceof JsonNodeException wrong)
            return localized(
                            400,
                            "bad.field-type",
                            TerminalEscaper.shorten(wrong.getNode().toString(), 60))
                    .inLanguage(language);
        if (e instanceof OverloadException overloadException)
            return new HttpErrorException(
                    overloadException.status(), overloadException.sentence().in(language), List.of());
        if (e instanceof CancellationException) return localized(499, "stopped").inLanguage(language);
        if (e instanceof CompletionException && e.getCause() != null) return of(e.getCause(), language, requestId);
        if (e instanceof IOException) return localized(400, "cut").inLanguage(language);
        String id = requestId.isEmpty() ? SecretTokens.generate().substring(0, Log.ID_LENGTH) : requestId;
        FailureLog.report(FailureLog.Source.REQUEST, id, e);
        return localized(500, "failed", id).inLanguage(language);
    }

    private HttpErrorException inLanguage(Locale language) {
        return new HttpErrorException(status, message.in(language), spots);
    }

    public int status() {
        return status;
    }

    public List<Spot> spots() {
        return spots;
    }
}
