package dev.damier.game;

import java.util.List;
import java.util.Locale;

/** Text that cannot be read: what, got, expected, where, and the cells at fault if there are any. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Text text;
    private final transient List<Spot> spots;

    public NotationException(Text text, Spot... spots) {
        super(text.toString());
        this.text = text;
        this.spots = List.of(spots);
    }

    public String in(Locale language) {
        return text.in(language);
    }

    public Text text() {
        return text;
    }

    /** The places at fault, for an editor to point at; empty when the fault has no place on the board. */
    public List<Spot> spots() {
        return spots;
    }
}
