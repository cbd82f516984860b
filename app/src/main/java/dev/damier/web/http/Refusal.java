package dev.damier.web.http;

import dev.damier.contest.ContestRefusal;
import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.room.RoomRefusal;
import dev.damier.store.StoreFailure;
import dev.damier.web.work.Overload;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;

/** A request that is answered with a sentence: what is wrong and what to do. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient List<Spot> spots;

    public Refusal(int status, String sentence, List<Spot> spots) {
        super(sentence);
        this.status = status;
        this.spots = spots;
    }

    public static Refusal bad(String sentence) {
        return new Refusal(400, sentence, List.of());
    }

    /** What is told of a failure: our own words as they are, what was asked wrongly, and of anything else only that it failed. */
    public static Refusal of(Throwable e, Locale language) {
        if (e instanceof Refusal refusal) return refusal;
        if (e instanceof NotationException n) return new Refusal(400, n.in(language), n.spots());
        if (e instanceof RoomRefusal r) return new Refusal(409, r.sentence().in(language), List.of());
        if (e instanceof ContestRefusal r) return new Refusal(409, r.sentence().in(language), List.of());
        if (e instanceof StoreFailure) return new Refusal(507, e.getMessage(), List.of());
        if (e instanceof IllegalArgumentException)
            return bad(ours(e) ? e.getMessage() : "this cannot be understood; what can be asked: /openapi.json");
        if (e instanceof Overload overload) return new Refusal(overload.status(), e.getMessage(), List.of());
        if (e instanceof CancellationException) return new Refusal(499, "it was stopped before it began", List.of());
        if (e instanceof CompletionException && e.getCause() != null) return of(e.getCause(), language);
        if (e instanceof IOException) return bad("the request was cut short");
        Log.failure(e);
        return new Refusal(500, "the server failed on this request; it has been logged", List.of());
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
