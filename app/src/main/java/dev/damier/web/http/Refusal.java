package dev.damier.web.http;

import dev.damier.contest.ContestRefusal;
import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;
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
    private final transient Text sentence;
    private final transient List<Spot> spots;

    private Refusal(int status, Text sentence, List<Spot> spots) {
        super(sentence.toString());
        this.status = status;
        this.sentence = sentence;
        this.spots = spots;
    }

    /** For programs, in English: what people can meet in a page is {@link #told}. */
    public Refusal(int status, String sentence, List<Spot> spots) {
        this(status, Text.plain(sentence), spots);
    }

    /** For programs, in English. */
    public static Refusal bad(String sentence) {
        return new Refusal(400, sentence, List.of());
    }

    /** For people: a sentence of the messages beside this class, told in the language of whoever asked. */
    public static Refusal told(int status, String key, Object... args) {
        return new Refusal(status, Text.of(Refusal.class, key, args), List.of());
    }

    /** What is told of a failure: our own words as they are, what was asked wrongly, and of anything else only that it failed. */
    public static Refusal of(Throwable e, Locale language) {
        if (e instanceof Refusal refusal) return refusal.in(language);
        if (e instanceof NotationException n) return new Refusal(400, n.in(language), n.spots());
        if (e instanceof RoomRefusal r) return new Refusal(409, r.sentence().in(language), List.of());
        if (e instanceof ContestRefusal r) return new Refusal(409, r.sentence().in(language), List.of());
        if (e instanceof StoreFailure) return new Refusal(507, e.getMessage(), List.of());
        if (e instanceof IllegalArgumentException) return bad(e.getMessage());
        if (e instanceof Overload overload)
            return new Refusal(overload.status(), overload.sentence().in(language), List.of());
        if (e instanceof CancellationException) return told(499, "stopped").in(language);
        if (e instanceof CompletionException && e.getCause() != null) return of(e.getCause(), language);
        if (e instanceof IOException) return told(400, "cut").in(language);
        Log.failure(e);
        return told(500, "failed").in(language);
    }

    private Refusal in(Locale language) {
        return new Refusal(status, sentence.in(language), spots);
    }

    public int status() {
        return status;
    }

    public List<Spot> spots() {
        return spots;
    }
}
