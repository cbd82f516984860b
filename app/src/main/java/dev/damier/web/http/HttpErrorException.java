package dev.damier.web.http;

import dev.damier.contest.ContestException;
import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.room.RoomException;
import dev.damier.store.StoreException;
import dev.damier.web.work.OverloadException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;

/** A request that is answered with a sentence: what is wrong and what to do. */
public final class HttpErrorException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Text sentence;
    private final transient List<Spot> spots;

    private HttpErrorException(int status, Text sentence, List<Spot> spots) {
        super(sentence.toString());
        this.status = status;
        this.sentence = sentence;
        this.spots = spots;
    }

    /** For programs, in English: what people can meet in a page is {@link #localized}. */
    public HttpErrorException(int status, String sentence, List<Spot> spots) {
        this(status, Text.plain(sentence), spots);
    }

    /** For programs, in English. */
    public static HttpErrorException badRequest(String sentence) {
        return new HttpErrorException(400, sentence, List.of());
    }

    /** For people: a sentence of the messages beside this class, told in the language of whoever asked. */
    public static HttpErrorException localized(int status, String key, Object... args) {
        return new HttpErrorException(status, Text.of(HttpErrorException.class, key, args), List.of());
    }

    /** What is told of a failure: our own words as they are, what was asked wrongly, and of anything else only that it failed. */
    public static HttpErrorException of(Throwable e, Locale language) {
        if (e instanceof HttpErrorException error) return error.in(language);
        if (e instanceof NotationException n) return new HttpErrorException(400, n.in(language), n.spots());
        if (e instanceof RoomException r)
            return new HttpErrorException(409, r.sentence().in(language), List.of());
        if (e instanceof ContestException r)
            return new HttpErrorException(409, r.sentence().in(language), List.of());
        if (e instanceof StoreException) return new HttpErrorException(507, e.getMessage(), List.of());
        if (e instanceof IllegalArgumentException)
            return badRequest(ours(e) ? e.getMessage() : "invalid request; see /openapi.json");
        if (e instanceof OverloadException overloadException)
            return new HttpErrorException(
                    overloadException.status(), overloadException.sentence().in(language), List.of());
        if (e instanceof CancellationException) return localized(499, "stopped").in(language);
        if (e instanceof CompletionException && e.getCause() != null) return of(e.getCause(), language);
        if (e instanceof IOException) return localized(400, "cut").in(language);
        Log.failure(e);
        return localized(500, "failed").in(language);
    }

    private HttpErrorException in(Locale language) {
        return new HttpErrorException(status, sentence.in(language), spots);
    }

    /** Whether its words are meant for people: those of the language and of libraries are not. */
    private static boolean ours(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return e.getMessage() != null
                && trace.length > 0
                && trace[0].getClassName().startsWith("dev.damier.");
    }

    public int status() {
        return status;
    }

    public List<Spot> spots() {
        return spots;
    }
}
