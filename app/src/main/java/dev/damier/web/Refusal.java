package dev.damier.web;

import dev.damier.game.Spot;
import java.util.List;
import java.util.Locale;

/** A request that is answered with a sentence: what is wrong and what to do. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient List<Spot> spots;

    Refusal(int status, String sentence, List<Spot> spots) {
        super(sentence);
        this.status = status;
        this.spots = spots;
    }

    static Refusal bad(String sentence) {
        return new Refusal(400, sentence, List.of());
    }

    static Refusal of(IllegalArgumentException e, Locale language) {
        if (e instanceof dev.damier.game.NotationException n) return new Refusal(400, n.in(language), n.spots());
        return bad(e.getMessage());
    }

    int status() {
        return status;
    }

    List<Spot> spots() {
        return spots;
    }
}
